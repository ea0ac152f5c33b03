# Słowa stołu Kamiennej Mandali.

## Co gdzie leży

stones-board = Plansza główna
stones-towers = Wieże
stones-objectives-part = Cele
stones-own-board = Twoja plansza
stones-board-of = Plansza: { $name }
stones-open-board = { $name }: pokaż planszę
stones-seat =
    { $points ->
        [one] { $name }, { $points } punkt
        [few] { $name }, { $points } punkty
       *[many] { $name }, { $points } punktów
    }
stones-name-stone = { $colour }, { $pattern }
stones-name-unknown = nieznany
stones-name-no-stack = { $space }: brak kamieni.
stones-name-stack =
    { $space }: { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }, na wierzchu { $top }{ $more ->
        [0] .
       *[other] , pod nim { $below }.
    }
stones-name-free = { $space }: wolne pole artysty.
stones-name-artist =
    { $space }: { $pattern ->
        [star] artysta z gwiazdą.
       *[ring] artysta z pierścieniem.
    }
stones-name-no-tower = Pole { $space }: brak wieży.
stones-name-tower =
    Pole { $space }: { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }, od góry { $stones }.
stones-taken-as = Kolejność brania: { $turn }.
stones-stays-pattern = Zostaje: ma inny symbol.
stones-stays-artist = Zostaje: leży obok innego artysty.
stones-takes-here =
    Bierze { $count ->
        [one] { $count } kamień.
        [few] { $count } kamienie.
       *[many] { $count } kamieni.
    }
stones-tower-comes =
    Nowa wieża, { $count ->
        [one] { $count } kamień.
        [few] { $count } kamienie.
       *[many] { $count } kamieni.
    }
stones-tower-free = Tu może stanąć nowa wieża.
stones-top-chosen = Jej wierzchni kamień punktuje.
stones-points =
    { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
stones-points-word =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## Co jest nadrukowane na planszach

stones-rule-1 = wysokości
stones-rule-5 = kolory + 1
stones-rule-heights = Punkty { $points } za wysokość 1, 2, 3, 4.

## Plansza mandali

stones-track = Plansza mandali
stones-track-laid = Plansza mandali, zakryte pola: { $placed } z { $length }.
stones-track-count = Zakryte: { $placed } z { $length }.
stones-track-short = { $placed } z { $length }
stones-track-ends =
    Pole { $space }, { $players ->
        [2] dwie dłonie
        [3] trzy dłonie
       *[4] cztery dłonie
    }: ostatnia runda.
stones-track-ends-short = koniec na { $space }
stones-track-endless = Żadne pole nie zaczyna ostatniej rundy.
stones-track-bonus = Pole { $space }: +{ $points }.
stones-track-coming =
    { $count ->
        [one] dojdzie { $count } kamień
        [few] dojdą { $count } kamienie
       *[many] dojdzie { $count } kamieni
    }
stones-last-round = To ostatnia runda.

## Cele

stones-objectives = Twoje cele
stones-objectives-of = Cele: { $name }
stones-better-counts = liczy się lepszy
stones-have = na planszy: { $count }
stones-have-colour = { $count }, inni do { $others }
stones-have-tops = wierzchy: { $count } z { $all }
stones-met = spełniony

## Tura

stones-turn = Twój wybór
stones-choose = Dotknij artysty albo wieży, by punktować.
stones-choose-score = Nie możesz podnosić kamieni. Dotknij wieży, by punktować.
stones-choose-place = idzie na…
stones-artist =
    { $pattern ->
        [star] Artysta z gwiazdą
       *[ring] Artysta z pierścieniem
    }
stones-takes =
    { $count ->
        [one] bierze { $count } kamień
        [few] bierze { $count } kamienie
       *[many] bierze { $count } kamieni
    }
stones-first = Pierwszy kamień
stones-first-side =
    { $side ->
        [n] północ
        [e] wschód
        [s] południe
       *[w] zachód
    }, { $stone }
stones-tower = Wieża na polu
stones-pick-up = Podnieś
stones-score = Punktuj
stones-score-points = Punktuj { $points }
stones-cancel = Anuluj
stones-score-instead = Punktuj
stones-colour-points =
    { $points ->
        [one] { $colour }, { $points } punkt
        [few] { $colour }, { $points } punkty
       *[many] { $colour }, { $points } punktów
    }
stones-any = dowolne wierzchy, po 1
stones-scoring-colour = Wszystkie wieże, na których wierzchu leży { $colour }
stones-scoring-tops = Dowolne wierzchnie kamienie, po 1 punkcie
stones-choose-tops = Dotknij wież, których wierzchy punktujesz.
stones-account-tower = Wieża { $tower }
stones-account-space = Plansza mandali, pole { $space }
stones-account-space-short = Pole { $space }
stones-account-sum = Razem

## Czym jest akcja i co robi

stones-do-pick-up = Artysta { $from } → { $to }, najpierw kamień z { $first }, wieża na polu { $tower }
stones-do-colour = Punktuj { $colour }
stones-do-tops =
    { $count ->
        [one] Punktuj wierzch wieży { $towers }
       *[other] Punktuj wierzchy wież { $towers }
    }
stones-do-other = Zagraj { $action }
stones-effect-takes =
    { $count ->
        [one] Bierze { $count } kamień na pole wieży { $tower }.
        [few] Bierze { $count } kamienie na pole wieży { $tower }.
       *[many] Bierze { $count } kamieni na pole wieży { $tower }.
    }
stones-effect-turns-up =
    { $count ->
        [one] Odsłania się { $count } nowy kamień.
        [few] Odsłaniają się { $count } nowe kamienie.
       *[many] Odsłania się { $count } nowych kamieni.
    }
stones-effect-scores =
    { $points ->
        [one] Daje { $points } punkt.
        [few] Daje { $points } punkty.
       *[many] Daje { $points } punktów.
    }
stones-effect-begins-end = Zaczyna się ostatnia runda.
stones-effect-ends = Gra się kończy.

## Co się stało

stones-say-picked-up =
    { $who ->
        [you] Przestawiasz { $from } → { $to }, { $count ->
            [one] { $count } kamień
            [few] { $count } kamienie
           *[many] { $count } kamieni
        } na pole { $tower }.
       *[other] { $name } przestawia { $from } → { $to }, { $count ->
            [one] { $count } kamień
            [few] { $count } kamienie
           *[many] { $count } kamieni
        } na pole { $tower }.
    }
stones-say-revealed =
    { $count ->
        [1] Odsłonięte: { $space1 } { $stone1 }
        [2] Odsłonięte: { $space1 } { $stone1 }, { $space2 } { $stone2 }
        [3] Odsłonięte: { $space1 } { $stone1 }, { $space2 } { $stone2 }, { $space3 } { $stone3 }
       *[other] Odsłonięte: { $space1 } { $stone1 }, { $space2 } { $stone2 }, { $space3 } { $stone3 }, { $space4 } { $stone4 }
    }
stones-say-colour =
    { $who ->
        [you] Punktujesz { $colour } na { $towers }: { $points }.
       *[other] { $name } punktuje { $colour } na { $towers }: { $points }.
    }
stones-say-tops =
    { $who ->
        [you] { $count ->
            [one] Punktujesz wierzch { $towers }: { $points }.
           *[other] Punktujesz wierzchy { $towers }: { $points }.
        }
       *[other] { $count ->
            [one] { $name } punktuje wierzch { $towers }: { $points }.
           *[other] { $name } punktuje wierzchy { $towers }: { $points }.
        }
    }
stones-say-placed =
    Na planszę mandali: { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }{ $bonus ->
        [0] .
       *[other] , +{ $bonus }.
    }
stones-say-end-begun = Zakryto dłonie: ta runda jest ostatnia.
stones-say-ended-mandala = Ostatnia runda dobiegła końca.
stones-say-ended-stuck = Następny gracz nie może ani podnosić, ani punktować: koniec gry.
stones-say-wins =
    { $who ->
        [you] Wygrywasz z wynikiem { $points }.
       *[other] { $name } wygrywa z wynikiem { $points }.
    }

## Wynik

stones-result-points = Punktowanie
stones-result-objective = Cel
stones-result-total = Razem
stones-result-place = Miejsce { $place }
stones-result-winner = Wygrana
stones-result-missed = żaden cel nie został spełniony
stones-result-towers = Wieże na koniec

## Czego nie można

stones-artist-first = Najpierw wybierz artystę.
stones-artist-nowhere = Ten artysta nigdzie nie znajdzie kamienia.
stones-drop-elsewhere = Artysta idzie na wolne pole artysty.
stones-drop-stone = Wieża trafia na puste pole twojej planszy.
stones-drop-top = Punktowany kamień trafia na planszę mandali.

## Koniec

stones-final-count = Podliczenie
