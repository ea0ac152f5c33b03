# Słowa podpowiedzi w pierwszej grze: o co w niej chodzi, czego spróbować i co gdzie leży.

coach-title = Twoja pierwsza partia
coach-lesson = Pierwsza lekcja
coach-close = Wyłącz trenera na stałe
coach-closed = Trener jest wyłączony. Możesz go przywrócić w ustawieniach.
coach-done = Znasz już ruchy. Do końca partii planszę objaśnia przycisk z literą i.

## Mandala

coach-mandala-goal = Zapełniaj misę: każda karta w niej daje tyle punktów, ile wynosi numer miejsca jej koloru w twojej rzece.
coach-mandala-build = Teraz: buduj wzgórze. Połóż na nim jedną kartę, a dobierzesz do trzech nowych.
coach-mandala-grow = Teraz: uprawiaj pole kartami jednego koloru. Gdy mandala jest ukończona, większe pole daje pierwszy wybór.
coach-mandala-discard = Teraz: co wolisz. Jeśli nic nie pasuje, możesz też odrzucić karty jednego koloru i dobrać tyle samo.
coach-mandala-end = Koniec jest blisko: gra kończy się, gdy w czyjejś rzece jest sześć kolorów albo gdy po wyczerpaniu talii zostanie zniszczona kolejna mandala.
coach-mandala-few = Teraz: buduj wzgórze. Masz mało kart, a budując, dobierzesz do trzech nowych.
coach-mandala-many = Teraz: uprawiaj pole. Masz prawie pełną rękę, więc budując, dobierzesz niewiele.
coach-mandala-complete = Teraz: ukończ mandalę { $mandala }. Masz jej ostatni kolor: { $colour }. Przy większym polu masz pierwszy wybór.
coach-mandala-nearly = Teraz: w mandali { $mandala } brakuje jednego koloru: { $colour }. Postaraj się o większe pole, zanim będzie ukończona.
coach-mandala-choose = Teraz: twój wybór. Wzgórze daje karty, pole – pierwszy wybór.
coach-mandala-claim = Teraz: weź kolor. Nowy zajmuje miejsce w rzece, reszta trafia do misy.
coach-mandala-mountain = Wzgórze: środek mandali. Jego karty bierzecie, gdy mandala ma wszystkie sześć kolorów.
coach-mandala-field = Pole: twoja strona mandali. Gdy masz na nim więcej kart, masz pierwszy wybór.
coach-mandala-river = Rzeka: twoje kolory w kolejności, w jakiej je bierzesz. Dalsze miejsca są warte więcej. Gdy któraś rzeka ma wszystkie sześć kolorów, gra się kończy.
coach-mandala-cup = Misa: karty, które na końcu dają punkty. Z tego, co bierzesz, pierwsza karta nowego koloru trafia do rzeki, a pozostałe do misy.

## Kamienna Mandala

coach-stones-goal = Stawiaj wieże z tym samym kolorem na wierzchu i punktuj je razem.
coach-stones-pick-up = Teraz: podnieś. Dotknij artysty, potem wolnego pola: weźmie wokół siebie kamienie ze swoim symbolem.
coach-stones-gather = Teraz: podnieś jeszcze raz, aż ten sam kolor będzie na wierzchu dwóch wież. Pojedyncze kamienie dają tylko po 1.
coach-stones-colour = Teraz: zapunktuj kolor, który jest na wierzchu kilku wież, albo podnieś kamienie na kolejną wieżę.
coach-stones-end = Koniec jest blisko: gdy zostanie zakryte pole { $space } planszy mandali, gracie do końca rundy. Potem dolicza się lepszy ze spełnionych celów.
coach-stones-full = Teraz: zapunktuj kolor. Na pięciu polach stoją wieże, więc nie możesz podnosić kamieni.
coach-stones-no-stone = Teraz: zapunktuj kolor. Żaden artysta nie znajdzie kamienia, więc nie możesz podnosić.
coach-stones-tops = Teraz: zdejmij wierzchnie kamienie, po punkcie za każdy. Nie możesz podnosić, a żaden kolor nie powtarza się na wierzchu.
coach-stones-artists = Artyści: każdy gracz może ich przestawiać. Artysta bierze wokół siebie wierzchnie kamienie ze swoim symbolem. Kamień przy innym artyście zostaje.
coach-stones-towers = Wieże: twoje pięć pól. Kamień na wierzchu mówi, w jakim kolorze wieża punktuje, a jej pole – za ile.
coach-stones-track = Plansza mandali: tu trafiają zapunktowane kamienie. Gra kończy się rundą, w której zakryto pole { $space }.
coach-stones-objectives = Cele: dwie tajne karty. Na końcu liczy się lepszy ze spełnionych.
