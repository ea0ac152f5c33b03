# Zasady do sprawdzania, po jednym tekście na każdą zasadę z docs/rules.

rules-title = Zasady gry { $game }
rules-which = Która gra
rules-contents = Spis treści
rules-unofficial = To zasady opisane naszymi słowami, tak jak się tutaj gra. Pierwowzorem są instrukcje wydawców.
rules-minute = Zasady w minutę
rules-try = Wypróbuj:
rules-ruling = nasza decyzja
rules-ruling-why = Instrukcja tego nie rozstrzyga; tak to ustaliliśmy.
rules-default = nasz wybór
rules-default-why = Instrukcja tego nie podaje; to nasz wybór, a zmienić go można w opcjach.
rules-print = Drukuj

rules-mandala-minute = Dwoje graczy układa z kolorowego piasku dwie mandale. Karta położona na wzgórzu daje nowe karty na rękę; karty na twoim polu dają później pierwszy wybór. Gdy mandala ma już wszystkie sześć kolorów, na zmianę wybieracie kolory z jej wzgórza. Pierwsza karta nowego koloru zajmuje miejsce w twojej rzece, pozostałe trafiają do misy. Na końcu każda karta w misie jest warta tyle, ile wynosi numer miejsca jej koloru w rzece: to, co zbierasz późno, jest warte więcej.
rules-stones-minute = Od dwóch do czterech graczy przestawia czterech wspólnych artystów. W swojej turze przestawiasz artystę, podnosisz pasujące kamienie wokół niego i układasz z nich nową wieżę albo punktujesz wieże według koloru na wierzchu. Zapunktowane kamienie trafiają na planszę mandali, która daje małe premie i kończy grę. Na końcu każdy dolicza lepszy z dwóch tajnych celów.

## Mandala

rules-m-1 = Elementy i gracze
rules-m-1-1 = W grze jest 108 kart piasku: po 18 czerwonych, pomarańczowych, żółtych, zielonych, fioletowych i czarnych.
rules-m-1-2 = Są dwie mandale. Każda ma wspólne wzgórze i po jednym polu dla każdego gracza.
rules-m-1-3 = Karty na ręce widzisz tylko ty. Masz też misę, czyli zakryty stos, który tylko ty możesz przeglądać, i rzekę z miejscami od 1 do 6.
rules-m-1-4 = W Mandalę gra się we dwoje. Jedna osoba zaczyna, potem gracie na zmianę.
rules-m-2 = Przygotowanie
rules-m-2-1 = Po potasowaniu na każde wzgórze trafiają dwie karty, na każdą rękę sześć, a do każdej misy dwie. Pozostałe 88 kart to talia. Rzeki, pola i stos odrzuconych są puste.
rules-m-2-2 = Na wzgórzu mogą na początku leżeć dwie karty jednego koloru. Niczego się nie wymienia.
rules-m-3 = Zasada unikalności koloru
rules-m-3-1 = W jednej mandali kolor leży tylko w jednym miejscu: na wzgórzu, na twoim polu albo na polu przeciwnika.
rules-m-3-2 = Tam, gdzie kolor już leży, zawsze można go dokładać. To, co leży w jednej mandali, nie ma znaczenia w drugiej.
rules-m-4 = Tura
rules-m-4-1 = Buduj wzgórze: połóż jedną kartę na wzgórzu, potem dobierz trzy. Dobierasz najwyżej do ośmiu kart na ręce, ale nie możesz z własnej woli dobrać mniej.
rules-m-4-2 = Uprawiaj pole: połóż dowolną liczbę kart jednego koloru na swoim polu jednej mandali. Nic nie dobierasz.
rules-m-4-3 = Odrzuć: połóż dowolną liczbę kart jednego koloru na stosie odrzuconych i dobierz tyle samo. Odrzucone karty leżą na stosie, jeszcze zanim zaczniesz dobierać.
rules-m-4-4 = Zawsze musi ci zostać karta. Uprawiając pole, zachowujesz na ręce co najmniej jedną, a ostatnią kartę wolno położyć na wzgórzu tylko wtedy, gdy jest co dobrać. Odrzucić można zawsze, więc zawsze masz jakiś dozwolony ruch.
rules-m-4-5 = Na ręce nie może być więcej niż osiem kart.
rules-m-5 = Ukończenie i zniszczenie mandali
rules-m-5-1 = Gdy po budowaniu wzgórza (i dobraniu kart) albo po uprawianiu pola mandala ma wszystkie sześć kolorów, licząc wzgórze i oba pola, jest ukończona i od razu zostaje zniszczona.
rules-m-5-2 = Pierwszy wybór ma ten, kto ma na polu tej mandali więcej kart. Przy równych polach ten, kto jej nie ukończył.
rules-m-5-3 = Na zmianę wybieracie kolor i bierzecie ze wzgórza wszystkie jego karty. Nie można spasować ani zostawić części kart. Ostatni kolor bierze się tak samo.
rules-m-5-4 = Jeśli koloru nie ma w twojej rzece, jedna karta trafia na wolne miejsce w rzece o najniższym numerze, a pozostałe do misy. Jeśli już tam jest, wszystkie trafiają do misy.
rules-m-5-5 = Jeśli twoje pole tej mandali jest puste, też wybierasz, gdy przyjdzie twoja kolej, ale wzięte karty są odrzucane.
rules-m-5-6 = Jeśli oba pola są puste, nikt nie wybiera: całe wzgórze jest odrzucane.
rules-m-5-7 = Po ostatnim wyborze karty z obu pól są odrzucane, a dwie karty z talii zaczynają nowe wzgórze. Następną turę ma gracz, który mandali nie ukończył.
rules-m-6 = Gdy talia się wyczerpie
rules-m-6-1 = Talia wyczerpuje się, gdy ktoś dobierze jej ostatnią kartę. Odrzucone karty są od razu tasowane i tworzą nową talię; kto nie skończył dobierać, dobiera dalej z niej.
rules-m-6-2 = Od tej chwili najbliższe zniszczenie mandali kończy grę, nawet jeśli ukończono ją w tej samej turze, w której wyczerpała się talia.
rules-m-6-3 = Jeśli ostatnimi kartami talii były dwie karty nowego wzgórza, grę kończy dopiero kolejne zniszczenie.
rules-m-6-4 = Jeśli stos odrzuconych też jest pusty, dobierasz tyle, ile jest. Przed następnym dobieraniem stos jest tasowany, o ile są w nim wtedy karty. Może się to zdarzyć wiele razy.
rules-m-7 = Koniec, punkty i zwycięstwo
rules-m-7-1 = Po zniszczeniu mandali gra się kończy, jeśli w jednej z rzek jest sześć kolorów albo jeśli talia wyczerpała się wcześniej. Zniszczenie zawsze rozgrywa się do ostatniego wyboru.
rules-m-7-2 = Po wyczerpaniu talii gra kończy się także wtedy, gdy żadnej mandali nie da się już nigdy ukończyć.
rules-m-7-3 = Gra kończy się po łącznie 500 turach obu graczy. Wybory kolorów nie są turami; mandala ukończona w ostatniej turze zostaje jeszcze zniszczona.
rules-m-7-6 = Kolejność sprawdzania: pełna rzeka, potem talia; jeśli gra trwa dalej, wzgórze jest uzupełniane, potem sprawdza się, czy da się jeszcze ukończyć którąś mandalę, a na końcu limit tur.
rules-m-7-4 = Każda karta w misie daje tyle punktów, ile wynosi numer miejsca jej koloru w rzece, albo nic, jeśli tego koloru w rzece nie ma. Karty w rzece, na ręce i w mandalach nie dają nic.
rules-m-7-5 = Wygrywa ten, kto ma więcej punktów. Przy remisie wygrywa ten, kto ma w misie mniej kart. Jeśli i tych jest tyle samo, gra kończy się remisem.
rules-m-8 = Kto co wie
rules-m-8-1 = Wszyscy widzą wzgórza, pola, rzeki i stos odrzuconych oraz to, ile kart jest w talii, na rękach i w misach.
rules-m-8-2 = Karty na ręce są tajne, tak samo jak dwie karty rozdane do każdej misy: zna je tylko właściciel. Kolejności talii nie zna nikt.
rules-m-8-3 = Po przetasowaniu w talii są dokładnie karty ze stosu odrzuconych. To, czego wtedy nie widać, jest na ręce przeciwnika albo wśród dwóch kart rozdanych do jego misy.

## Kamienna Mandala

rules-s-1 = Elementy i gracze
rules-s-1-1 = W grze jest 96 kamieni, po 24 żółte, niebieskie, różowe i fioletowe. Połowa kamieni każdego koloru ma gwiazdę, połowa pierścień.
rules-s-1-2 = Jest czterech artystów, dwóch z gwiazdą i dwóch z pierścieniem. Od dwóch do czterech graczy gra po kolei zgodnie z ruchem wskazówek zegara.
rules-s-1-3 = Na planszy głównej jest dziewięć pól artystów i 24 pola stosów. Sąsiadami artysty są stosy bezpośrednio na północ, wschód, południe i zachód od niego. Kolumny oznaczają litery od a do g, rzędy liczy się od góry.
rules-s-1-4 = Plansza mandali to tor z 72 polami. Pola 6, 18, 30, 42 i 60 dają +1, pola 12, 24, 48 i 66 dają +2. Dwie dłonie są na polu 36, trzy na 54, cztery na 70.
rules-s-1-5 = Jest dziesięć kart celów; ich lista jest poniżej.
rules-s-2 = Przygotowanie
rules-s-2-1 = Na każdym z 24 pól stoi stos czterech losowych kamieni. Artyści zaczynają na d2, b4, f4 i d6, w losowym układzie.
rules-s-2-2 = Każdy dostaje dwie zakryte karty celów. Twoja plansza ma pięć pustych pól wież, od 1 do 5.
rules-s-3 = Tura
rules-s-3-1 = Podnieś: jeśli masz puste pole wieży, przestaw dowolnego artystę na inne wolne pole. Bierze on wierzchni kamień z każdego sąsiedniego stosu, jeśli kamień ma jego symbol, chyba że stos sąsiaduje też z innym artystą. Pole, z którego artysta przyszedł, już się nie liczy. Bierzesz wszystkie takie kamienie, co najmniej jeden.
rules-s-3-2 = Wybierasz pierwszy kamień; następne bierzesz zgodnie z ruchem wskazówek zegara i kładziesz każdy na poprzednim. Nowa wieża staje na dowolnym twoim pustym polu. Do stojącej wieży nigdy się nie dokłada.
rules-s-3-3 = Punktuj kolor: wybierz kolor, który jest na wierzchu co najmniej dwóch twoich wież. Punktują wszystkie, bez względu na symbole; potem ich wierzchnie kamienie trafiają na planszę mandali.
rules-s-3-4 = Punktuj dowolne kamienie: wybierz jedną lub więcej swoich wież. Każda daje 1 punkt, a ich wierzchnie kamienie trafiają na planszę mandali.
rules-s-3-5 = Jeśli na początku swojej tury nie możesz nic zrobić, gra od razu się kończy.
rules-s-4 = Ile daje wieża
rules-s-4-1 = Pole 1 daje tyle punktów, ile różnych wysokości jest na twoich pięciu polach; puste pole ma wysokość 0.
rules-s-4-2 = Pola 2, 3 i 4 punktują według wysokości, jak w tabeli. Liczy się wysokość sprzed przeniesienia kamieni na planszę mandali.
rules-s-4-3 = Pole 5 daje tyle punktów, ile różnych kolorów jest w wieży, i jeszcze 1.
rules-s-5 = Plansza mandali
rules-s-5-1 = Każdy kamień zdjęty z wieży zakrywa następne wolne pole. Premię z tego pola dostaje gracz, który punktuje, przy obu sposobach punktowania. Gdy tor jest pełny, dalsze kamienie odkłada się na bok.
rules-s-5-2 = Zakrycie pola, na którym jest tyle dłoni, ilu jest graczy, rozpoczyna koniec gry: rundę gra się do końca, żeby wszyscy mieli tyle samo tur. Pola z inną liczbą dłoni nic nie zmieniają.
rules-s-6 = Koniec i zwycięstwo
rules-s-6-1 = Na końcu doliczasz punkty jednego spełnionego celu, tego lepszego. Cele „same gwiazdy” i „same pierścienie” wymagają co najmniej jednego kamienia. W celach na liczbę liczą się wszystkie kamienie twoich wież; mieć najwięcej znaczy mieć więcej niż każdy inny gracz.
rules-s-6-2 = Wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa ten, kto jest wcześniej w kolejności gry.
rules-s-7 = Kto co wie
rules-s-7-1 = Wszyscy widzą wierzchnie kamienie i wysokości stosów, artystów, wszystkie wieże, planszę mandali i punkty.
rules-s-7-2 = Z boku widać kolor każdego kamienia w stosie, ale nie symbol tych, które nie leżą na wierzchu.
rules-s-7-3 = Twoje cele są tajne do końca gry.

## Jak rozdano

rules-deal = Czy rozdanie było uczciwe
rules-deal-how = Przed grą serwer tworzy sekret i pokazuje jego odcisk. Każdy gracz dodaje własną liczbę. Karty wynikają z tego wszystkiego razem, więc nikt nie może ich wybrać. Po grze sekret zostaje ujawniony i każdy może sprawdzić, że pasuje do odcisku i daje właśnie to rozdanie.

## Rysunki

rules-picture-mandala = Mandala ze wzgórzem pośrodku i polami po obu stronach. Zielony i czarny leżą na wzgórzu, fioletowy na twoim polu, czerwony i żółty na polu przeciwnika. Na wzgórzu możesz położyć zielony, czarny lub pomarańczowy, a na swoim polu fioletowy lub pomarańczowy; czerwonego i żółtego nie położysz tu nigdzie.
rules-picture-mountain = Wzgórze
rules-picture-yours = Twoje pole
rules-picture-theirs = Pole przeciwnika
rules-picture-river = Rzeka z sześcioma kolorami i 13 pasujących kart w misie: razem 46 punktów.
rules-picture-space = Miejsce
rules-picture-cup = W misie
rules-picture-points = Punkty
rules-picture-total = Razem
rules-picture-board = Artysta na d4 bierze dwie gwiazdy oznaczone 1 i 2. Pierścień to inny symbol, a gwiazda obok drugiego artysty zostaje.
rules-picture-towers = Trzy kamienie leżące kolejno zgodnie z ruchem wskazówek zegara, niebieski, żółty i różowy, mogą dać trzy różne wieże: zależy to od tego, który bierzesz pierwszy.
rules-picture-first = Pierwszy: { $colour }
rules-picture-spaces = Ile daje każde pole za wieżę o wysokości od 1 do 4
rules-picture-tower-space = Pole wieży
rules-picture-height = Wysokość { $height }
rules-picture-heights = tyle, ile różnych wysokości na planszy
rules-picture-track = Plansza mandali: 72 pola od środka na zewnątrz, z premiami i dłońmi.
rules-picture-turns = Trzy rodzaje tury
rules-picture-turn = Tura
rules-picture-cards = Karty
rules-picture-draw = Potem dobierasz
rules-picture-may-complete = Może ukończyć mandalę
rules-picture-build = Buduj wzgórze
rules-picture-grow = Uprawiaj pole
rules-picture-discard = Odrzuć
rules-picture-build-cards = jedna, na wzgórze
rules-picture-grow-cards = dowolna liczba jednego koloru, na swoje pole
rules-picture-discard-cards = dowolna liczba jednego koloru
rules-picture-build-draw = 3, do 8 na ręce
rules-picture-grow-draw = nic
rules-picture-discard-draw = tyle samo
rules-picture-yes = tak
rules-picture-no = nie
rules-picture-objectives = Karty celów
rules-picture-objective = Spełniony, jeśli na końcu masz
