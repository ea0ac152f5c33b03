# Plansza gry Mandala.

## Mandale

mandala-region =
    { $count ->
        [6] Mandala { $mandala }: wszystkie sześć kolorów
       *[other] Mandala { $mandala }: kolory { $count } z 6, brakuje: { $missing }
    }
mandala-missing = brakuje { $cards }
mandala-completes = { $cards } kończy
mandala-whole = wszystkie kolory
mandala-destroyed = niszczona
mandala-mountain = Wzgórze { $mandala }
mandala-field =
    { $who ->
        [you] Twoje pole
       *[other] Pole: { $name }
    }
mandala-field-first =
    { $who ->
        [you] Twoje pole · pierwszy wybór
       *[other] Pole: { $name } · pierwszy wybór
    }
mandala-first =
    { $who ->
        [you] Twój pierwszy wybór
       *[other] 1. wybór: { $name }
    }
mandala-choosing =
    { $who ->
        [you] Twój wybór
       *[other] Wybiera { $name }
    }
mandala-area = { $area }: { $cards }
mandala-area-empty = { $area }: puste
mandala-pick-first = Najpierw wybierz karty z ręki.

## Karty, w mianowniku

mandala-lying-red =
    { $count ->
        [one] czerwona karta
        [few] { $count } czerwone karty
       *[many] { $count } czerwonych kart
    }
mandala-lying-orange =
    { $count ->
        [one] pomarańczowa karta
        [few] { $count } pomarańczowe karty
       *[many] { $count } pomarańczowych kart
    }
mandala-lying-yellow =
    { $count ->
        [one] żółta karta
        [few] { $count } żółte karty
       *[many] { $count } żółtych kart
    }
mandala-lying-green =
    { $count ->
        [one] zielona karta
        [few] { $count } zielone karty
       *[many] { $count } zielonych kart
    }
mandala-lying-purple =
    { $count ->
        [one] fioletowa karta
        [few] { $count } fioletowe karty
       *[many] { $count } fioletowych kart
    }
mandala-lying-black =
    { $count ->
        [one] czarna karta
        [few] { $count } czarne karty
       *[many] { $count } czarnych kart
    }

## Rzeki, misy, talia i odrzucone

mandala-river-part = Rzeka
mandala-river =
    { $who ->
        [you] Twoja rzeka
       *[other] Rzeka: { $name }
    }
mandala-space = miejsce { $space }: { $colour }
mandala-space-empty = miejsce { $space }: puste
mandala-cup = Misa
mandala-cup-of =
    { $who ->
        [you] Twoja misa
       *[other] Misa: { $name }
    }
mandala-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
mandala-points-seen = { $points } pkt, zakryte: { $unseen }
mandala-cup-name =
    { $count ->
        [one] { $cup }: { $count } karta, teraz warta { $points }
        [few] { $cup }: { $count } karty, teraz warte { $points }
       *[many] { $cup }: { $count } kart, teraz wartych { $points }
    }
mandala-cup-name-seen = { $cup }: liczba kart { $count }, w tym zakryte: { $unseen }; pozostałe są teraz warte { $points }
mandala-deck = Talia
mandala-discard-pile = Odrzucone
mandala-deck-name =
    { $count ->
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
       *[many] Talia: { $count } kart
    }
mandala-discard-name =
    { $count ->
        [one] Stos odrzuconych: { $count } karta
        [few] Stos odrzuconych: { $count } karty
       *[many] Stos odrzuconych: { $count } kart
    }
mandala-look = przejrzyj
mandala-exhausted = Talia się wyczerpała: następne zniszczenie mandali kończy grę.
mandala-look-empty = Nie ma tu kart.
mandala-look-colour = Kolor
mandala-look-cards = Karty
mandala-look-space = Miejsce w rzece
mandala-look-points = Punkty
mandala-look-none = brak
mandala-look-unseen =
    { $count ->
        [one] { $count } kartę w misie widział tylko jej właściciel.
        [few] { $count } karty w misie widział tylko ich właściciel.
       *[many] { $count } kart w misie widział tylko ich właściciel.
    }
mandala-look-sum = Razem

## Ręka i możliwości

mandala-hand =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
       *[many] Twoja ręka: { $count } kart
    }
mandala-hand-of = Ręka: { $name }
mandala-hand-size =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
mandala-card = { $colour }, karta { $index } z { $count }
mandala-actions = Co zrobić z wybranymi kartami
mandala-build = Buduj wzgórze
mandala-grow = Uprawiaj pole
mandala-discard = Odrzuć
mandala-chip-mountain = Wzgórze { $mandala }
mandala-chip-field = Pole { $mandala }
mandala-chip-draw = dobierz { $count }
mandala-more = Jedna karta więcej
mandala-fewer = Jedna karta mniej
mandala-confirm = Zagraj
mandala-cancel = Anuluj
mandala-which = Która mandala, I czy II? Naciśnij 1 lub 2.
mandala-claiming = Mandala { $mandala } jest niszczona
mandala-chooses =
    { $who ->
        [you] Wybierasz kolor z jej wzgórza.
       *[other] { $name } wybiera kolor z jej wzgórza.
    }
mandala-claim = Weź
mandala-brings-river = miejsce { $space } rzeki
mandala-brings-cup = { $count } do misy
mandala-brings-discarded = odrzucone: { $count }

## Czym jest akcja

mandala-act-build = Połóż { $cards } na wzgórzu { $mandala }
mandala-act-grow = Połóż { $cards } na swoim polu { $mandala }
mandala-act-discard = Odrzuć { $cards }
mandala-act-claim = Weź { $cards }
mandala-act-unknown = { $action }

## Co zrobiłaby akcja

mandala-effect-draws =
    { $count ->
        [0] nie dobierasz
       *[other] dobierasz { $count }
    }
mandala-effect-exhausts = talia się wyczerpuje, więc następne zniszczenie mandali kończy grę
mandala-effect-completes =
    { $who ->
        [you] kończy mandalę { $mandala }; pierwszy wybór masz ty, { $most } do { $least }
       *[other] kończy mandalę { $mandala }; pierwszy wybór ma { $name }, { $most } do { $least }
    }
mandala-effect-completes-it =
    { $who ->
        [you] ukończona; pierwszy wybór masz ty, { $most } do { $least }
       *[other] ukończona; pierwszy wybór ma { $name }, { $most } do { $least }
    }
mandala-effect-completes-nobody = kończy mandalę { $mandala }; oba pola są puste, więc jej wzgórze zostaje odrzucone
mandala-effect-river = 1 na miejsce { $space } rzeki
mandala-effect-cup = { $count } do misy
mandala-effect-discarded = odrzucone: { $count }, bo twoje pole jest tam puste
mandala-effect-points =
    { $points ->
        [0] bez punktów
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }
mandala-effect-ends = gra się kończy

## Przebieg gry

mandala-log-built =
    { $who ->
        [you] { $known ->
            [none] Kładziesz { $cards } na wzgórzu { $mandala }.
            [yes] Kładziesz { $cards } na wzgórzu { $mandala }, dobierasz { $drawn }.
           *[no] Kładziesz { $cards } na wzgórzu { $mandala }, dobierasz { $draws }.
        }
       *[other] { $known ->
            [none] { $name } kładzie { $cards } na wzgórzu { $mandala }.
            [yes] { $name } kładzie { $cards } na wzgórzu { $mandala }, dobiera { $drawn }.
           *[no] { $name } kładzie { $cards } na wzgórzu { $mandala }, dobiera { $draws }.
        }
    }
mandala-log-grew =
    { $who ->
        [you] Kładziesz { $cards } na swoim polu { $mandala }.
       *[other] { $name } kładzie { $cards } na swoim polu { $mandala }.
    }
mandala-log-discarded =
    { $who ->
        [you] { $known ->
            [none] Odrzucasz { $cards }.
            [yes] Odrzucasz { $cards }, dobierasz { $drawn }.
           *[no] Odrzucasz { $cards }, dobierasz { $draws }.
        }
       *[other] { $known ->
            [none] { $name } odrzuca { $cards }.
            [yes] { $name } odrzuca { $cards }, dobiera { $drawn }.
           *[no] { $name } odrzuca { $cards }, dobiera { $draws }.
        }
    }
mandala-log-reshuffled =
    { $count ->
        [one] Talia się wyczerpała: { $count } odrzucona karta tworzy nową talię.
        [few] Talia się wyczerpała: { $count } odrzucone karty po przetasowaniu tworzą nową talię.
       *[many] Talia się wyczerpała: { $count } odrzuconych kart po przetasowaniu tworzy nową talię.
    }
mandala-log-completed =
    { $who ->
        [you] Mandala { $mandala } jest ukończona: pierwszy wybór masz ty.
       *[other] Mandala { $mandala } jest ukończona: pierwszy wybór ma { $name }.
    }
mandala-log-completed-nobody = Mandala { $mandala } jest ukończona, ale oba pola są puste: jej wzgórze zostaje odrzucone.
# A claim in the list of a destruction: cards and who took them.
mandala-log-claim = { $cards } { $name }
mandala-log-claimed-river =
    { $who ->
        [you] { $cup ->
            [0] Bierzesz { $cards }: miejsce { $space } rzeki.
           *[other] Bierzesz { $cards }: miejsce { $space } rzeki, { $cup } do misy.
        }
       *[other] { $cup ->
            [0] { $name } bierze { $cards }: miejsce { $space } rzeki.
           *[other] { $name } bierze { $cards }: miejsce { $space } rzeki, { $cup } do misy.
        }
    }
mandala-log-claimed-cup =
    { $who ->
        [you] Bierzesz { $cards } do misy.
       *[other] { $name } bierze { $cards } do misy.
    }
mandala-log-claimed-discarded =
    { $who ->
        [you] Wybierasz { $cards }: odrzucone, bo twoje pole było puste.
       *[other] { $name } wybiera { $cards }: odrzucone, bo pole było puste.
    }
mandala-log-swept =
    { $count ->
        [one] Mandala { $mandala } znika: { $count } karta odrzucona.
        [few] Mandala { $mandala } znika: { $count } karty odrzucone.
       *[many] Mandala { $mandala } znika: { $count } kart odrzuconych.
    }
mandala-log-refilled = Nowe na wzgórzu { $mandala }: { $cards }.
mandala-log-won =
    { $who ->
        [you] Wygrywasz, { $points } do { $other }.
       *[other] { $name } wygrywa, { $points } do { $other }.
    }
mandala-log-draw = Remis, po { $points } pkt.

## Wynik

mandala-result-name = { $name }: { $points } pkt
mandala-result-cards =
    { $count ->
        [one] { $count } karta w misie
        [few] { $count } karty w misie
       *[many] { $count } kart w misie
    }
mandala-result-space = miejsce { $space }: { $colour }, karty w misie: { $count }, punkty: { $points }
mandala-result-empty = puste
mandala-result-rest = Bez miejsca w rzece: { $cards } dają 0
mandala-result-all = Każda karta z misy ma swoje miejsce w rzece
