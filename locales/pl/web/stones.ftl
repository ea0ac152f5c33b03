# Słowa stołu Kamiennej Mandali.

## Co gdzie leży

stones-board = Plansza główna
stones-towers = Pola wież
stones-stacks = Stosy
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
stones-takes-none = Wybrany artysta nie znajduje tu kamienia.
stones-tower-comes =
    Nowa wieża, { $count ->
        [one] { $count } kamień.
        [few] { $count } kamienie.
       *[many] { $count } kamieni.
    }
stones-tower-free = Tu może stanąć nowa wieża.
stones-top-chosen = Punktujesz jej wierzchni kamień.
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
stones-counted =
    { $space ->
        [1] { $count ->
            [one] { $count } wysokość (puste pole to 0)
            [few] { $count } różne wysokości (puste pole to 0)
           *[many] { $count } różnych wysokości (puste pole to 0)
        }
        [5] { $count ->
            [one] { $count } kolor + 1
            [few] { $count } kolory + 1
           *[many] { $count } kolorów + 1
        }
       *[other] wysokość { $count }
    }
stones-rule-heights = Punkty { $points } za wysokość 1, 2, 3, 4.

## Plansza mandali

stones-track = Plansza mandali
stones-track-laid = Plansza mandali, zakryte pola: { $placed } z { $length }.
stones-track-count = Zakryte pola: { $placed }.
stones-track-short = { $placed } z { $length }
stones-track-ends =
    Gra kończy się rundą, w której zakryto pole { $space }. Są na nim { $players ->
        [2] dwie dłonie, bo gra dwoje.
        [3] trzy dłonie, bo gra troje.
       *[4] cztery dłonie, bo gra czworo.
    }
stones-track-ends-short = do ostatniej rundy
stones-track-endless = Żadne pole nie zaczyna ostatniej rundy.
stones-track-bonuses = Gdy twój kamień zakryje +1 lub +2, dostajesz tyle punktów więcej.
stones-track-bonus = Pole { $space }: +{ $points }.
stones-track-hands =
    Pole { $space }: { $hands ->
        [2] dwie dłonie.
        [3] trzy dłonie.
       *[4] cztery dłonie.
    }
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
stones-better-counts = Na koniec liczy się lepszy spełniony cel.
stones-have = teraz w wieżach: { $count }
stones-now = teraz { $state }
stones-have-colour = teraz w wieżach: { $count }, inni najwyżej { $others }
stones-have-tops = teraz na wierzchu: { $count } z { $all }
stones-met = spełniony
stones-unmet = niespełniony
stones-peek = Przytrzymaj, by podejrzeć
stones-peek-text = Cele leżą zakryte. Zobaczy je { $name }, przytrzymując ten przycisk palcem, myszą albo klawiszem Spacja lub Enter. Po puszczeniu znów będą zakryte.

## Tura

stones-turn = Twój wybór
stones-choose = Wybierz artystę albo wieżę do punktowania.
stones-choose-score = Wybierz wieżę do punktowania.
stones-no-stone = Żaden artysta nie podniesie teraz kamienia.
stones-choose-place = idzie na…
stones-artist =
    { $pattern ->
        [star] Artysta z gwiazdą
       *[ring] Artysta z pierście­niem
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
stones-at-bottom = spód
stones-on-top = wierzch
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
stones-any = Dowolne kamienie, po 1 punkcie
stones-scoring-colour = Wszystkie wieże, które mają na wierzchu { $colour }
stones-scoring-tops = Dowolne wierzchnie kamienie, po 1 punkcie
stones-choose-tops = Wybierz wieże, których wierzchnie kamienie punktujesz.
stones-account-tower = Pole { $tower }: { $counted }
stones-account-top = Pole { $tower }: wierzchni kamień
stones-account-space = Plansza mandali, pole { $space }
stones-account-space-short = Plansza mandali
stones-account-sum = Razem

## Czym jest akcja i co robi

stones-do-pick-up = Artysta { $from } → { $to }, najpierw kamień z { $first }, wieża na polu { $tower }
stones-do-colour = Punktuj { $colour }
stones-do-tops =
    { $count ->
        [one] Punktuj kamień z wieży { $towers }
       *[other] Punktuj kamienie z wież { $towers }
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
stones-effect-begins-end = Ta runda jest ostatnia.
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
        [you] Punktujesz { $colour }, wieże { $towers }: { $points } pkt
       *[other] { $name } punktuje { $colour }, wieże { $towers }: { $points } pkt
    }{ $bonus ->
        [0] .
       *[other] , premia { $bonus }.
    }
stones-say-tops =
    { $who ->
        [you] { $count ->
            [one] Punktujesz kamień z wieży { $towers }: { $points } pkt
           *[other] Punktujesz kamienie z wież { $towers }: { $points } pkt
        }
       *[other] { $count ->
            [one] { $name } punktuje kamień z wieży { $towers }: { $points } pkt
           *[other] { $name } punktuje kamienie z wież { $towers }: { $points } pkt
        }
    }{ $bonus ->
        [0] .
       *[other] , premia { $bonus }.
    }
stones-say-placed =
    Na planszę mandali: { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }.
stones-say-end-begun = Zakryto pole, które kończy grę: ta runda jest ostatnia.
stones-say-ended-mandala = Ostatnia runda dobiegła końca.
stones-say-ended-stuck = Następny gracz nie może ani podnieść kamieni, ani punktować: koniec gry.
stones-say-wins =
    { $who ->
        [you] Wygrywasz, { $points } pkt.
       *[other] { $name } wygrywa, { $points } pkt.
    }

## Wynik

stones-result-colours = Kolory
stones-result-tops = Pojedyncze kamienie
stones-result-bonuses = Premie
stones-result-bonuses-text = punkty z zakrytych pól planszy mandali
stones-result-points = Punktowanie
stones-result-objective = Cel
stones-result-total = Razem
stones-result-place = Miejsce { $place }
stones-result-winner = Wygrana
stones-result-tie = Tyle samo punktów: wygrywa ten, kto jest wcześniej w kolejności gry.
stones-result-why =
    { $who ->
        [you] Masz
       *[other] { $name } ma
    } więcej punktów niż { $than ->
        [you] ty
       *[other] { $rival }
    } za { $more }{ $less ->
        [none] .
       *[other] , a mniej za { $less }.
    }
stones-result-part =
    { $part ->
        [colours] kolory
        [tops] pojedyncze kamienie
        [bonuses] premie
       *[objective] cel
    } ({ $points })
stones-result-towers = Wieże na koniec

## Czego nie można

stones-artist-first = Najpierw wybierz artystę.
stones-artist-nowhere = Ten artysta nigdzie nie podniesie kamienia.
stones-drop-elsewhere = Artystę można przestawić tylko na wolne pole artysty.
stones-drop-stone = Wieża staje na pustym polu twojej planszy.
stones-drop-top = Punktowany kamień trafia na planszę mandali.

## Koniec

stones-final-count = Podliczenie punktów
