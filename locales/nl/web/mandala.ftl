# Het bord van Mandala.

## Mandala’s

mandala-region =
    { $count ->
        [6] Mandala { $mandala }: alle zes de kleuren
       *[other] Mandala { $mandala }: { $count } van 6 kleuren, er ontbreekt: { $missing }
    }
mandala-missing = { $cards } ontbreekt
mandala-completes = { $cards } voltooit
mandala-whole = alle zes de kleuren
mandala-destroyed = wordt vernietigd
mandala-mountain = Berg { $mandala }
mandala-field =
    { $who ->
        [you] Jouw veld
       *[other] Veld: { $name }
    }
mandala-field-first =
    { $who ->
        [you] Jouw veld · jij kiest als eerste
       *[other] Veld: { $name } · kiest als eerste
    }
mandala-first =
    { $who ->
        [you] Jij kiest als eerste
       *[other] { $name } kiest als eerste
    }
mandala-choosing =
    { $who ->
        [you] Jij kiest
       *[other] { $name } kiest
    }
mandala-area = { $area }: { $cards }
mandala-area-empty = { $area }: leeg
mandala-pick-first = Begin met kaarten uit je hand.

## Kaarten, als wat ergens ligt

mandala-lying-red =
    { $count ->
        [one] een rode kaart
       *[other] { $count } rode kaarten
    }
mandala-lying-orange =
    { $count ->
        [one] een oranje kaart
       *[other] { $count } oranje kaarten
    }
mandala-lying-yellow =
    { $count ->
        [one] een gele kaart
       *[other] { $count } gele kaarten
    }
mandala-lying-green =
    { $count ->
        [one] een groene kaart
       *[other] { $count } groene kaarten
    }
mandala-lying-purple =
    { $count ->
        [one] een paarse kaart
       *[other] { $count } paarse kaarten
    }
mandala-lying-black =
    { $count ->
        [one] een zwarte kaart
       *[other] { $count } zwarte kaarten
    }

## Rivieren, kelken, trekstapel en aflegstapel

mandala-river-part = Rivier
mandala-river =
    { $who ->
        [you] Jouw rivier
       *[other] Rivier: { $name }
    }
mandala-space = vak { $space }: { $colour }
mandala-space-empty = vak { $space }: leeg
mandala-cup = Kelk
mandala-cup-of =
    { $who ->
        [you] Jouw kelk
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
mandala-build = Berg uitbreiden
mandala-grow = Veld uitbreiden
mandala-discard = Afleggen
mandala-chip-mountain = Berg { $mandala }
mandala-chip-field = Veld { $mandala }
mandala-chip-draw = trek { $count }
mandala-more = Een kaart meer
mandala-fewer = Een kaart minder
mandala-confirm = Spelen
mandala-cancel = Annuleren
mandala-which = Welke mandala, I of II? Druk op 1 of 2.
mandala-claiming = Mandala { $mandala } wordt vernietigd
mandala-chooses =
    { $who ->
        [you] Jij kiest een kleur van de berg.
       *[other] { $name } kiest een kleur van de berg.
    }
mandala-claim = Nemen
mandala-brings-river = Riviervak { $space }
mandala-brings-cup = { $count } in de kelk
mandala-brings-discarded = { $count } afgelegd

## Wat een actie is

mandala-act-build = Breid berg { $mandala } uit met { $cards }
mandala-act-grow = Breid veld { $mandala } uit met { $cards }
mandala-act-discard = Leg { $cards } af
mandala-act-claim = Neem { $cards }
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
        [you] voltooit mandala { $mandala }; jij kiest als eerste, { $most } tegen { $least }
       *[other] voltooit mandala { $mandala }; { $name } kiest als eerste, { $most } tegen { $least }
    }
mandala-effect-completes-it =
    { $who ->
        [you] compleet; jij kiest als eerste, { $most } tegen { $least }
       *[other] compleet; { $name } kiest als eerste, { $most } tegen { $least }
    }
mandala-effect-completes-nobody = voltooit mandala { $mandala }; beide velden zijn leeg, dus de berg wordt afgelegd
mandala-effect-river = 1 naar vak { $space } van de rivier
mandala-effect-cup = { $count } in de kelk
mandala-effect-discarded = { $count } afgelegd, want je veld is daar leeg
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
            [none] Je breidt berg { $mandala } uit met { $cards }.
            [yes] Je breidt berg { $mandala } uit met { $cards }, trekt { $drawn }.
           *[no] Je breidt berg { $mandala } uit met { $cards }, trekt { $draws }.
        }
       *[other] { $known ->
            [none] { $name } breidt berg { $mandala } uit met { $cards }.
            [yes] { $name } breidt berg { $mandala } uit met { $cards }, trekt { $drawn }.
           *[no] { $name } breidt berg { $mandala } uit met { $cards }, trekt { $draws }.
        }
    }
mandala-log-grew =
    { $who ->
        [you] Je breidt je veld { $mandala } uit met { $cards }.
       *[other] { $name } breidt veld { $mandala } uit met { $cards }.
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
        [you] Mandala { $mandala } is compleet: jij kiest als eerste.
       *[other] Mandala { $mandala } is compleet: { $name } kiest als eerste.
    }
mandala-log-completed-nobody = Mandala { $mandala } is compleet, maar beide velden zijn leeg: de berg wordt afgelegd.
# A claim in the list of a destruction: cards and who took them.
mandala-log-claim = { $cards } { $name }
mandala-log-claimed-river =
    { $who ->
        [you] { $cup ->
            [0] Je neemt { $cards }: vak { $space } van de rivier.
           *[other] Je neemt { $cards }: vak { $space } van de rivier, { $cup } in de kelk.
        }
       *[other] { $cup ->
            [0] { $name } neemt { $cards }: vak { $space } van de rivier.
           *[other] { $name } neemt { $cards }: vak { $space } van de rivier, { $cup } in de kelk.
        }
    }
mandala-log-claimed-cup =
    { $who ->
        [you] Je neemt { $cards } in de kelk.
       *[other] { $name } neemt { $cards } in de kelk.
    }
mandala-log-claimed-discarded =
    { $who ->
        [you] Je kiest { $cards }: afgelegd, want je veld was leeg.
       *[other] { $name } kiest { $cards }: afgelegd, want het veld was leeg.
    }
mandala-log-swept =
    { $count ->
        [one] Mandala { $mandala } wordt weggeveegd: { $count } kaart afgelegd.
       *[other] Mandala { $mandala } wordt weggeveegd: { $count } kaarten afgelegd.
    }
mandala-log-refilled = Nieuw op berg { $mandala }: { $cards }.
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
        [one] { $count } kaart in de kelk
       *[other] { $count } kaarten in de kelk
    }
mandala-result-space =
    { $count ->
        [one] vak { $space }: { $colour }, { $count } kaart in de kelk, { $points } punten
       *[other] vak { $space }: { $colour }, { $count } kaarten in de kelk, { $points } punten
    }
mandala-result-empty = leeg
mandala-result-rest = Geen vak in de rivier: { $cards } scoren 0
mandala-result-all = Elke kaart in de kelk heeft een plaats in de rivier
