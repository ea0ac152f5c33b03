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
        [you] Pierwszy wybór: ty
       *[other] Pierwszy wybór: { $name }
    }
mandala-choosing =
    { $who ->
        [you] Twój wybór
       *[other] Wybiera { $name }
    }
mandala-area = { $area }: { $cards }
mandala-area-empty = { $area }: puste
mandala-other-field = To pole przeciwnika: możesz uprawiać tylko swoje.
mandala-only-claimed = Do rzeki i misy trafiają tylko karty wzięte ze wzgórza.
mandala-to-river = Kolor, który bierzesz, przenieś do swojej rzeki.
mandala-draw-by = Karty dobierasz, gdy budujesz wzgórze lub odrzucasz.
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
mandala-space-empty = miejsce { $space }: puste
mandala-space-worth = Miejsce { $space } w rzece, kolor { $colour }: każda taka karta w misie daje { $each } pkt. Teraz { $count } × { $each } = { $points }.
mandala-space-next = Miejsce { $space } w rzece jest puste. Kolor, który tu trafi, da { $each } pkt za każdą swoją kartę w misie.
mandala-cup = Misa
mandala-cup-secret = tajne
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
        [one] { $cup }: { $count } karta, teraz warta { $points } pkt
        [few] { $cup }: { $count } karty, teraz warte { $points } pkt
       *[many] { $cup }: { $count } kart, teraz wartych { $points } pkt
    }
mandala-cup-name-seen =
    { $count ->
        [one] { $cup }: { $count } karta, w tym zakryte: { $unseen }; pozostałe są teraz warte { $points } pkt
        [few] { $cup }: { $count } karty, w tym zakryte: { $unseen }; pozostałe są teraz warte { $points } pkt
       *[many] { $cup }: { $count } kart, w tym zakryte: { $unseen }; pozostałe są teraz warte { $points } pkt
    }
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
mandala-look-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
mandala-look-scores = Miejsce { $space } w rzece: { $count } × { $each }
mandala-look-waits = Jeszcze nie w rzece; wartość na jej następnym miejscu ({ $space }): { $points }
mandala-look-secret = tajne: { $count }
mandala-look-unseen =
    { $count ->
        [one] W misie jest { $count } karta znana tylko właścicielowi.
        [few] W misie są { $count } karty znane tylko właścicielowi.
       *[many] W misie jest { $count } kart znanych tylko właścicielowi.
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
mandala-build-short = Buduj
mandala-grow-short = Uprawiaj
mandala-discard = Odrzuć
mandala-chip-mountain = Wzgórze { $mandala }
mandala-chip-field = Pole { $mandala }
mandala-chip-draw = dobierz { $count }
mandala-more = O jedną kartę więcej
mandala-fewer = O jedną kartę mniej
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
mandala-brings-river = miejsce { $space }
mandala-brings-cup = { $count } do misy
mandala-brings-discarded = odrzucone: { $count }
# How many cards of the colour are in the Cup already and score from now on.
mandala-brings-there = w misie już { $count }
mandala-brings-end = kończy grę

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
        [you] kończysz mandalę; pierwszy wybór masz ty, { $most } do { $least }
       *[other] kończysz mandalę; pierwszy wybór ma { $name }, { $most } do { $least }
    }
mandala-effect-completes-tie = kończy mandalę { $mandala }; jest { $most } do { $most }, a ostatnią kartę zagrywasz ty, więc pierwszy wybór ma { $name }
mandala-effect-completes-it-tie = kończysz mandalę; przy { $most } do { $most } pierwszy wybór ma { $name }, bo ostatnią kartę zagrywasz ty
mandala-effect-completes-nobody = kończy mandalę { $mandala }; oba pola są puste, więc jej wzgórze zostaje odrzucone
mandala-effect-river = 1 na miejsce { $space } w rzece
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
mandala-effect-fills-river = wtedy masz w rzece wszystkie kolory i na tej mandali gra się kończy

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
        [you] Mandala { $mandala } jest ukończona: pierwszy wybór masz ty, { $most } do { $least }.
       *[other] Mandala { $mandala } jest ukończona: pierwszy wybór ma { $name }, { $most } do { $least }.
    }
mandala-log-completed-tie =
    { $who ->
        [you] Mandala { $mandala } jest ukończona, { $most } do { $most }: pierwszy wybór masz ty, bo ostatnią kartę kładzie { $lastName }.
       *[other] { $last ->
            [you] Mandala { $mandala } jest ukończona, { $most } do { $most }: pierwszy wybór ma { $name }, bo ostatnią kartę kładziesz ty.
           *[other] Mandala { $mandala } jest ukończona, { $most } do { $most }: pierwszy wybór ma { $name }, bo ostatnią kartę kładzie { $lastName }.
        }
    }
mandala-log-completed-nobody = Mandala { $mandala } jest ukończona, ale oba pola są puste: jej wzgórze zostaje odrzucone.
# A claim in the list of a destruction: cards and who took them.
mandala-log-claim = { $cards } { $name }
mandala-log-claim-discarded = { $cards } { $name }, odrzucone
mandala-log-claimed-river =
    { $who ->
        [you] { $cup ->
            [0] Bierzesz { $cards }: miejsce { $space } w rzece.
           *[other] Bierzesz { $cards }: miejsce { $space } w rzece, { $cup } do misy.
        }
       *[other] { $cup ->
            [0] { $name } bierze { $cards }: miejsce { $space } w rzece.
           *[other] { $name } bierze { $cards }: miejsce { $space } w rzece, { $cup } do misy.
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
        [you] Wygrywasz { $points } do { $other }.
       *[other] { $name } wygrywa { $points } do { $other }.
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
mandala-result-rest = Poza rzeką, 0 pkt: { $cards }
mandala-result-all = Każda karta z misy ma swoje miejsce w rzece
mandala-result-why =
    { $who ->
        [you] Masz
       *[other] { $name } ma
    } więcej punktów niż { $than ->
        [you] ty
       *[other] { $rival }
    } w rzece za { $more }{ $less ->
        [none] .
       *[other] , a mniej za { $less }.
    }
mandala-result-part = miejsce { $space } ({ $points })

## Dlaczego: co mówi o sobie część planszy

mandala-why-mountain =
    { $count ->
        [6] Mandala { $mandala } ma wszystkie sześć kolorów: gracze biorą karty z jej wzgórza, kolor po kolorze.
        [5] W mandali { $mandala } brakuje koloru: { $missing }. Gdy będzie miała wszystkie sześć kolorów, zostanie ukończona, a gracze wezmą karty z jej wzgórza, kolor po kolorze.
       *[other] W mandali { $mandala } brakuje kolorów: { $missing }. Gdy będzie miała wszystkie sześć kolorów, zostanie ukończona, a gracze wezmą karty z jej wzgórza, kolor po kolorze.
    }
mandala-why-ahead =
    { $who ->
        [you] W mandali { $mandala } masz na polu więcej kart, { $most } do { $least }: jeśli zostanie teraz ukończona, pierwszy wybór masz ty.
       *[other] W mandali { $mandala } więcej kart na polu ma { $name }, { $most } do { $least }: jeśli zostanie teraz ukończona, pierwszy wybór ma { $name }.
    }
mandala-why-level = Na obu polach mandali { $mandala } leży tyle samo kart: { $count }. Przy remisie pierwszy wybór ma gracz, który nie zagrał ostatniej karty.
mandala-why-bare = Oba pola mandali { $mandala } są puste. Kto ma na polu więcej kart, ten ma pierwszy wybór.
mandala-why-empty = To pole jest puste: karty, które weźmie tu jego właściciel, zostaną odrzucone.
mandala-why-chose =
    { $who ->
        [you] Pierwszy wybór masz ty: na twoim polu leży więcej kart, { $most } do { $least }.
       *[other] Pierwszy wybór ma { $name }, z większą liczbą kart na polu: { $most } do { $least }.
    }
mandala-why-chose-tie =
    { $who ->
        [you] Pierwszy wybór masz ty: na polach jest remis, { $most } do { $most }, a ostatnią kartę zagrał drugi gracz.
       *[other] Pierwszy wybór ma { $name }: na polach jest remis, { $most } do { $most }, a ostatnią kartę zagrał drugi gracz.
    }
mandala-why-cup-space = { $colour }: { $count } × { $each } = { $points }
mandala-why-cup-rest = Na razie poza rzeką, 0 pkt: { $cards }
mandala-why-cup-own = Znane tylko tobie: { $cards }
mandala-why-cup-unseen =
    { $count ->
        [one] { $count } karta znana tylko właścicielowi
        [few] { $count } karty znane tylko właścicielowi
       *[many] { $count } kart znanych tylko właścicielowi
    }
mandala-why-deck = Po dobraniu jej ostatniej karty odrzucone karty są tasowane i tworzą nową talię, a następne zniszczenie mandali kończy grę.
mandala-why-discard = Gdy talia się wyczerpie, te karty utworzą nową talię.
mandala-why-hand = Na ręce można mieć najwyżej { $limit } kart.
mandala-why-draw-build =
    { $count ->
        [one] Budując wzgórze, dobierasz { $count } kartę.
        [few] Budując wzgórze, dobierasz { $count } karty.
       *[many] Budując wzgórze, dobierasz { $count } kart.
    }
mandala-why-draw-hand =
    { $count ->
        [one] Budując wzgórze, dobierasz najwyżej { $most }, ale na ręce wolno mieć najwyżej { $limit }: dobierasz { $count } kartę.
        [few] Budując wzgórze, dobierasz najwyżej { $most }, ale na ręce wolno mieć najwyżej { $limit }: dobierasz { $count } karty.
       *[many] Budując wzgórze, dobierasz najwyżej { $most }, ale na ręce wolno mieć najwyżej { $limit }: dobierasz { $count } kart.
    }
mandala-why-draw-deck =
    { $count ->
        [one] W talii i na stosie odrzuconych nie ma więcej kart: dobierasz { $count } kartę.
        [few] W talii i na stosie odrzuconych nie ma więcej kart: dobierasz { $count } karty.
       *[many] W talii i na stosie odrzuconych nie ma więcej kart: dobierasz { $count } kart.
    }
mandala-why-draw-grow = Uprawiając pole, nie dobierasz kart.
mandala-why-draw-discard = Dobierasz tyle kart, ile odrzucasz.
mandala-why-will-first =
    { $who ->
        [you] Pierwszy wybór będzie twój: na twoim polu będzie więcej kart, { $most } do { $least }.
       *[other] Pierwszy wybór będzie mieć { $name }, z większą liczbą kart na polu: { $most } do { $least }.
    }
mandala-why-will-tie = Pierwszy wybór będzie mieć { $name }: na polach będzie remis, { $most } do { $most }, a ostatnią kartę zagrywasz ty.
mandala-why-claim-new = Kolor { $colour } jest nowy w twojej rzece: zajmie miejsce { $space }, a każda taka karta w misie da { $each } pkt. { $scoring } × { $each } = { $points }.
mandala-why-claim-known = Kolor { $colour } ma w twojej rzece miejsce { $space }: każda taka karta w misie daje { $each } pkt. { $scoring } × { $each } = { $points }.
mandala-why-claim-discarded = Twoje pole jest tu puste: to, co weźmiesz, zostanie odrzucone.
