# Słowa lekcji: ich lista i podpowiedzi obok planszy.

learn-title = Nauka
learn-lead = Krótkie lekcje na prawdziwej planszy. Każda trwa minutę albo dwie, a każdy ruch wykonujesz samodzielnie.
learn-none =
    { $total ->
        [one] { $total } krótka lekcja
        [few] { $total } krótkie lekcje
        [many] { $total } krótkich lekcji
       *[other] { $total } krótkiej lekcji
    }
learn-count = Ukończone: { $count } z { $total }
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-over-again = Zacznij od nowa
learn-learnt = ukończona
learn-rules = Zasady gry

learn-coach = Trener
learn-opening = Przygotowujemy stół…
learn-lesson-of = Lekcja { $number } z { $total }
learn-step-of = Krok { $number } z { $total }
learn-done = Gotowe
learn-missed = Ten ruch jest dozwolony, ale w tej lekcji chodzi o coś innego:
learn-show = Pokaż
learn-again = Od początku
learn-next = Następna lekcja
learn-all = Wszystkie lekcje
learn-first-game = Zagraj swoją pierwszą partię
learn-unknown = Nie ma takiej lekcji
learn-unknown-text = Wszystkie lekcje są na liście.
learn-failed = Nie można zacząć lekcji

## Czego uczy każda lekcja

learn-learnt-mandala-first-turns = W swojej turze robisz jedną z trzech rzeczy: kładziesz jedną kartę na wzgórzu i dobierasz, kładziesz na swoim polu dowolną liczbę kart jednego koloru, zachowując na ręce co najmniej jedną, albo odrzucasz i dobierasz tyle samo.
learn-learnt-mandala-colours = W jednej mandali kolor leży na wzgórzu, na twoim polu albo na polu przeciwnika, nigdy w dwóch miejscach. Tam, gdzie już leży, zawsze można go dokładać. Mandale nie wpływają na siebie.
learn-learnt-mandala-last-card = Na ręce zawsze zostaje co najmniej jedna karta. Ostatnią można jeszcze położyć na wzgórzu albo odrzucić, bo potem się dobiera.
learn-learnt-mandala-destruction = Mandala z sześcioma kolorami zostaje zniszczona. Na zmianę bierzecie z jej wzgórza wszystkie karty jednego koloru. Karty z pól są odrzucane, dwie nowe zaczynają wzgórze, a następna tura należy do gracza, który mandali nie ukończył.
learn-learnt-mandala-river = Pierwsza karta nowego koloru trafia do rzeki, pozostałe do misy. Na końcu każda karta w misie jest warta tyle, ile wynosi numer miejsca jej koloru: kolory, które późno trafią do rzeki, są warte więcej.
learn-learnt-mandala-first-choice = Pierwszy wybór ma ten, kto ma na polu więcej kart. Przy równych polach ten, kto mandali nie ukończył.
learn-learnt-mandala-empty-field = Przy pustym polu też wybierasz, ale wzięte karty są odrzucane. Połóż choć jedną kartę w każdej mandali, która zaraz będzie ukończona.
learn-learnt-mandala-deck = Gdy ktoś dobierze ostatnią kartę talii, odrzucone karty tworzą nową talię, a następne zniszczenie mandali kończy grę.
learn-learnt-mandala-end = Rzeka z sześcioma kolorami kończy grę, gdy tylko mandala zniknie. Punktują tylko karty w misie; przy równych punktach wygrywa ten, kto ma w misie mniej kart. To już cała Mandala.
learn-learnt-stones-first-turns = Artysta przechodzi na dowolne wolne pole i bierze wokół siebie każdy wierzchni kamień ze swoim symbolem, chyba że obok tego kamienia stoi inny artysta. Kamienie tworzą jedną nową wieżę.
learn-learnt-stones-order = Wybierasz, który kamień bierzesz pierwszy; następne bierzesz zgodnie z ruchem wskazówek zegara i kładziesz każdy na poprzednim. Kamień na wierzchu decyduje, w jakim kolorze wieża punktuje; jej pole decyduje, ile to daje.
learn-learnt-stones-scoring = Punktować można kolor, który jest na wierzchu co najmniej dwóch wież: punkty daje każda z nich, bez względu na symbol, a potem ich wierzchnie kamienie trafiają na planszę mandali.
learn-learnt-stones-spaces = Pole 1 liczy różne wysokości, 2 lubi pojedyncze kamienie, 3 wieże z trzech, 4 wysokie wieże, 5 wiele kolorów. Wysokość liczy się, zanim wierzchni kamień trafi na planszę mandali.
learn-learnt-stones-top-stones = Dowolne wierzchnie kamienie możesz przenieść na planszę mandali, po jednym punkcie za każdy. To robi miejsce i odsłania potrzebny kolor.
learn-learnt-stones-no-pick-up = Podnosząc, zawsze bierzesz co najmniej jeden kamień i potrzebujesz pustego pola wieży. Przy pięciu wieżach trzeba punktować; pole jest znów wolne, gdy jego ostatni kamień trafi na planszę mandali.
learn-learnt-stones-track = Każdy zapunktowany kamień zakrywa następne pole planszy mandali. Niektóre pola dają jeden lub dwa punkty temu, kto je zakryje.
learn-learnt-stones-end = Gdy ktoś zakryje pole z tyloma dłońmi, ilu jest graczy, rundę gra się do końca. Potem liczy się jeden z twoich celów: ten lepszy, który udało się spełnić.
learn-learnt-stones-tie = 58 do 58: gdy kilku graczy ma tyle samo punktów, wygrywa ten, kto jest wcześniej w kolejności gry. Pierwsza tura należała do ciebie. To już cała Kamienna Mandala.
