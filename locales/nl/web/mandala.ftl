# Het bord van Mandala.

## Mandala’s

mandala-region =
    { $count ->
        [6] Mandala { $mandala }: alle zes kleuren
       *[other] Mandala { $mandala }: { $count } van 6 kleuren, er ontbreekt: { $missing }
    }
mandala-missing = { $cards } ontbreekt
mandala-completes = { $cards } maakt compleet
mandala-whole = alle zes kleuren
mandala-destroyed = wordt vernietigd
mandala-mountain = Berg { $mandala }
mandala-field =
    { $who ->
        [you] Jouw Veld
       *[other] Veld: { $name }
    }
mandala-field-first =
    { $who ->
        [you] Jouw Veld · jij kiest eerst
       *[other] Veld: { $name } · kiest eerst
    }
mandala-first =
    { $who ->
        [you] Jij kiest eerst
       *[other] { $name } kiest eerst
    }
mandala-choosing =
    { $who ->
        [you] Jij kiest
       *[other] { $name } kiest
    }
mandala-area = { $area }: { $cards }
mandala-area-empty = { $area }: leeg
mandala-pick-first = Kies eerst kaarten uit je hand.

## Rivieren, Kelken, trekstapel en aflegstapel

mandala-river-part = Rivier
mandala-river =
    { $who ->
        [you] Jouw Rivier
       *[other] Rivier: { $name }
    }
mandala-space = vak { $space }: { $colour }
mandala-space-empty = vak { $space }: leeg
mandala-cup = Kelk
mandala-cup-of =
    { $who ->
        [you] Jouw Kelk
       *[other] Kelk: { $name }
    }
mandala-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
mandala-points-seen =
    { $points ->
        [one] { $points } pt, { $unseen } ongezien
       *[other] { $points } ptn, { $unseen } ongezien
    }
mandala-cup-name =
    { $count ->
        [one] { $cup }: { $count } kaart, nu { $points } waard
       *[other] { $cup }: { $count } kaarten, nu { $points } waard
    }
mandala-cup-name-seen =
    { $count ->
        [one] { $cup }: { $count } kaart, waarvan { $unseen } ongezien; de rest is nu { $points } waard
       *[other] { $cup }: { $count } kaarten, waarvan { $unseen } ongezien; de rest is nu { $points } waard
    }
mandala-deck = Trekstapel
mandala-discard-pile = Aflegstapel
mandala-deck-name =
    { $count ->
        [one] Trekstapel: { $count } kaart
       *[other] Trekstapel: { $count } kaarten
    }
mandala-discard-name =
    { $count ->
        [one] Aflegstapel: { $count } kaart
       *[other] Aflegstapel: { $count } kaarten
    }
mandala-look = bekijken
mandala-exhausted = De trekstapel is op geweest: de volgende vernietiging beëindigt het spel.
mandala-look-empty = Hier liggen geen kaarten.
mandala-look-colour = Kleur
mandala-look-cards = Kaarten
mandala-look-space = Riviervak
mandala-look-points = Punten
mandala-look-none = geen
mandala-look-unseen =
    { $count ->
        [one] { $count } kaart erin is alleen door de eigenaar gezien.
       *[other] { $count } kaarten erin zijn alleen door de eigenaar gezien.
    }
mandala-look-sum = Samen

## De hand en wat er kan

mandala-hand =
    { $count ->
        [one] Jouw hand: { $count } kaart
       *[other] Jouw hand: { $count } kaarten
    }
mandala-hand-of = Hand: { $name }
mandala-hand-size =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
mandala-card = { $colour }, kaart { $index } van { $count }
mandala-actions = Wat te doen met de gekozen kaarten
mandala-build = Bouwen
mandala-grow = Laten groeien
mandala-discard = Afleggen
mandala-chip-mountain = Berg { $mandala }
mandala-chip-field = Veld { $mandala }
mandala-chip-draw = trek { $count }
mandala-more = Een kaart meer
mandala-fewer = Een kaart minder
mandala-confirm = Spelen
mandala-cancel = Annuleren
mandala-which = Welke mandala? Druk op 1 of 2.
mandala-claiming = Mandala { $mandala } wordt vernietigd
mandala-chooses =
    { $who ->
        [you] Jij kiest een kleur van de Berg.
       *[other] { $name } kiest een kleur van de Berg.
    }
mandala-claim = Nemen
mandala-brings-river = Riviervak { $space }
mandala-brings-cup = { $count } in de Kelk
mandala-brings-discarded = { $count } afgelegd

## Wat een actie is

mandala-act-build = Bouwen: { $cards } op Berg { $mandala }
mandala-act-grow = Laten groeien: { $cards } in Veld { $mandala }
mandala-act-discard = Afleggen: { $cards }
mandala-act-claim = Nemen: { $cards }
mandala-act-unknown = { $action }

## Wat een actie zou doen

mandala-effect-draws =
    { $count ->
        [0] je trekt niet
       *[other] je trekt { $count }
    }
mandala-effect-exhausts = de trekstapel raakt op, dus de volgende vernietiging beëindigt het spel
mandala-effect-completes =
    { $who ->
        [you] maakt Mandala { $mandala } compleet; jij kiest eerst, { $most } tegen { $least }
       *[other] maakt Mandala { $mandala } compleet; { $name } kiest eerst, { $most } tegen { $least }
    }
mandala-effect-completes-it =
    { $who ->
        [you] compleet; jij kiest eerst, { $most } tegen { $least }
       *[other] compleet; { $name } kiest eerst, { $most } tegen { $least }
    }
mandala-effect-completes-nobody = maakt Mandala { $mandala } compleet; beide Velden zijn leeg, dus de Berg wordt afgelegd
mandala-effect-river = 1 naar vak { $space } van de Rivier
mandala-effect-cup = { $count } in de Kelk
mandala-effect-discarded = { $count } afgelegd, want je Veld is daar leeg
mandala-effect-points =
    { $points ->
        [0] geen punten
        [one] +{ $points } punt
       *[other] +{ $points } punten
    }
mandala-effect-ends = het spel eindigt

## Het verloop

mandala-log-built =
    { $who ->
        [you] { $known ->
            [none] Je bouwt { $cards } op Berg { $mandala }.
            [yes] Je bouwt { $cards } op Berg { $mandala }, trekt { $drawn }.
           *[no] Je bouwt { $cards } op Berg { $mandala }, trekt { $draws }.
        }
       *[other] { $known ->
            [none] { $name } bouwt { $cards } op Berg { $mandala }.
            [yes] { $name } bouwt { $cards } op Berg { $mandala }, trekt { $drawn }.
           *[no] { $name } bouwt { $cards } op Berg { $mandala }, trekt { $draws }.
        }
    }
mandala-log-grew =
    { $who ->
        [you] Je laat Veld { $mandala } groeien met { $cards }.
       *[other] { $name } laat Veld { $mandala } groeien met { $cards }.
    }
mandala-log-discarded =
    { $who ->
        [you] { $known ->
            [none] Je legt { $cards } af.
            [yes] Je legt { $cards } af, trekt { $drawn }.
           *[no] Je legt { $cards } af, trekt { $draws }.
        }
       *[other] { $known ->
            [none] { $name } legt { $cards } af.
            [yes] { $name } legt { $cards } af, trekt { $drawn }.
           *[no] { $name } legt { $cards } af, trekt { $draws }.
        }
    }
mandala-log-reshuffled =
    { $count ->
        [one] De trekstapel is op: { $count } afgelegde kaart wordt de nieuwe trekstapel.
       *[other] De trekstapel is op: { $count } afgelegde kaarten worden geschud tot een nieuwe.
    }
mandala-log-completed =
    { $who ->
        [you] Mandala { $mandala } is compleet: jij kiest eerst.
       *[other] Mandala { $mandala } is compleet: { $name } kiest eerst.
    }
mandala-log-completed-nobody = Mandala { $mandala } is compleet, maar beide Velden zijn leeg: de Berg wordt afgelegd.
# A claim in the list of a destruction: cards and who took them.
mandala-log-claim = { $cards } { $name }
mandala-log-claimed-river =
    { $who ->
        [you] { $cup ->
            [0] Je neemt { $cards }: vak { $space } van de Rivier.
           *[other] Je neemt { $cards }: vak { $space } van de Rivier, { $cup } in de Kelk.
        }
       *[other] { $cup ->
            [0] { $name } neemt { $cards }: vak { $space } van de Rivier.
           *[other] { $name } neemt { $cards }: vak { $space } van de Rivier, { $cup } in de Kelk.
        }
    }
mandala-log-claimed-cup =
    { $who ->
        [you] Je neemt { $cards } in de Kelk.
       *[other] { $name } neemt { $cards } in de Kelk.
    }
mandala-log-claimed-discarded =
    { $who ->
        [you] Je kiest { $cards }: afgelegd, want je Veld was leeg.
       *[other] { $name } kiest { $cards }: afgelegd, want het Veld was leeg.
    }
mandala-log-swept =
    { $count ->
        [one] Mandala { $mandala } wordt weggeveegd: { $count } kaart afgelegd.
       *[other] Mandala { $mandala } wordt weggeveegd: { $count } kaarten afgelegd.
    }
mandala-log-refilled = Nieuw op Berg { $mandala }: { $cards }.
mandala-log-won =
    { $who ->
        [you] Je wint, { $points } tegen { $other }.
       *[other] { $name } wint, { $points } tegen { $other }.
    }
mandala-log-draw = Gelijkspel met elk { $points } punten.

## De uitslag

mandala-result-name = { $name }: { $points } punten
mandala-result-cards =
    { $count ->
        [one] { $count } kaart in de Kelk
       *[other] { $count } kaarten in de Kelk
    }
mandala-result-space =
    { $count ->
        [one] vak { $space }: { $colour }, { $count } kaart in de Kelk, { $points } punten
       *[other] vak { $space }: { $colour }, { $count } kaarten in de Kelk, { $points } punten
    }
mandala-result-empty = leeg
mandala-result-rest = Geen vak in de Rivier: { $cards } scoren 0
mandala-result-all = Elke kaart in de Kelk heeft haar plaats in de Rivier
