# Het bord van Mandala.

## Mandala’s

mandala-region =
    { $count ->
        [6] Mandala { $mandala }: alle zes de kleuren
       *[other] Mandala { $mandala }: { $count } van 6 kleuren, mist nog { $missing }
    }
mandala-missing = mist { $cards }
mandala-completes = compleet met { $cards }
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
mandala-other-field = Dit is het veld van je tegenstander: je kunt alleen je eigen veld uitbreiden.
mandala-only-claimed = Alleen kaarten die je van een berg neemt, gaan naar de rivier en de kelk.
mandala-to-river = Sleep de kleur die je neemt naar je rivier.
mandala-draw-by = Je trekt kaarten als je een berg uitbreidt of kaarten aflegt.
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
mandala-space-empty = vak { $space }: leeg
mandala-space-worth = Riviervak { $space } is { $colour }: elke kaart van die kleur in de kelk is { $each } waard. Nu { $count } × { $each } = { $points }.
mandala-space-next = Riviervak { $space } is leeg. Van de kleur die hier komt, is elke kaart in de kelk { $each } waard.
mandala-cup = Kelk
mandala-cup-secret = geheim
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
        [one] { $points } pt, { $unseen } geheim
       *[other] { $points } ptn, { $unseen } geheim
    }
mandala-cup-name =
    { $count ->
        [one] { $cup }: { $count } kaart, nu { $points } waard
       *[other] { $cup }: { $count } kaarten, nu { $points } waard
    }
mandala-cup-name-seen =
    { $count ->
        [one] { $cup }: { $count } kaart, waarvan { $unseen } geheim; de rest is nu { $points } waard
       *[other] { $cup }: { $count } kaarten, waarvan { $unseen } geheim; de rest is nu { $points } waard
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
mandala-look-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
mandala-look-scores = Riviervak { $space }: { $count } × { $each }
mandala-look-waits = Nog niet in de rivier; in het volgende vak ({ $space }) { $points } waard
mandala-look-secret = { $count } geheim
mandala-look-unseen =
    { $count ->
        [one] { $count } kaart hierin heeft alleen de eigenaar gezien.
       *[other] { $count } kaarten hierin heeft alleen de eigenaar gezien.
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
mandala-actions = Wat je met de gekozen kaarten kunt doen
mandala-build = Berg uitbreiden
mandala-grow = Veld uitbreiden
mandala-build-short = Berg
mandala-grow-short = Veld
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
mandala-brings-river = vak { $space }
mandala-brings-cup = { $count } in kelk
mandala-brings-discarded = { $count } afgelegd
# How many cards of the colour are in the Cup already and score from now on.
mandala-brings-there = { $count } al in kelk
mandala-brings-end = beëindigt het spel

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
mandala-effect-completes-tie = voltooit mandala { $mandala }; het is { $most } tegen { $most } en jij speelt de laatste kaart, dus { $name } kiest als eerste
mandala-effect-completes-it-tie = compleet; het is { $most } tegen { $most } en jij speelt de laatste kaart, dus { $name } kiest als eerste
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
mandala-effect-fills-river = dan heeft je rivier alle kleuren, en eindigt het spel met deze mandala

## Het verloop

mandala-log-built =
    { $who ->
        [you] { $known ->
            [none] Je breidt berg { $mandala } uit met { $cards }.
            [yes] Je breidt berg { $mandala } uit met { $cards } en trekt { $drawn }.
           *[no] Je breidt berg { $mandala } uit met { $cards } en trekt { $draws }.
        }
       *[other] { $known ->
            [none] { $name } breidt berg { $mandala } uit met { $cards }.
            [yes] { $name } breidt berg { $mandala } uit met { $cards } en trekt { $drawn }.
           *[no] { $name } breidt berg { $mandala } uit met { $cards } en trekt { $draws }.
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
            [yes] Je legt { $cards } af en trekt { $drawn }.
           *[no] Je legt { $cards } af en trekt { $draws }.
        }
       *[other] { $known ->
            [none] { $name } legt { $cards } af.
            [yes] { $name } legt { $cards } af en trekt { $drawn }.
           *[no] { $name } legt { $cards } af en trekt { $draws }.
        }
    }
mandala-log-reshuffled =
    { $count ->
        [one] De trekstapel is op: { $count } afgelegde kaart wordt de nieuwe trekstapel.
       *[other] De trekstapel is op: { $count } afgelegde kaarten worden geschud tot een nieuwe.
    }
mandala-log-completed =
    { $who ->
        [you] Mandala { $mandala } is compleet: jij kiest als eerste, { $most } tegen { $least }.
       *[other] Mandala { $mandala } is compleet: { $name } kiest als eerste, { $most } tegen { $least }.
    }
mandala-log-completed-tie =
    { $who ->
        [you] Mandala { $mandala } is compleet, { $most } tegen { $most }: jij kiest als eerste, want { $lastName } speelde de laatste kaart.
       *[other] { $last ->
            [you] Mandala { $mandala } is compleet, { $most } tegen { $most }: { $name } kiest als eerste, want jij speelde de laatste kaart.
           *[other] Mandala { $mandala } is compleet, { $most } tegen { $most }: { $name } kiest als eerste, want { $lastName } speelde de laatste kaart.
        }
    }
mandala-log-completed-nobody = Mandala { $mandala } is compleet, maar beide velden zijn leeg: de berg wordt afgelegd.
# A claim in the list of a destruction: cards and who took them.
mandala-log-claim = { $cards } { $name }
mandala-log-claim-discarded = { $cards } { $name }, afgelegd
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
        [you] Je neemt { $cards } voor je kelk.
       *[other] { $name } neemt { $cards } voor de kelk.
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
mandala-log-draw = Gelijkspel: elk { $points } punten.

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
mandala-result-rest = Niet in de rivier, dus 0 punten: { $cards }
mandala-result-all = Elke kleur in de kelk ligt ook in de rivier
mandala-result-why =
    { $who ->
        [you] Je scoorde
       *[other] { $name } scoorde
    } meer dan { $than ->
        [you] jij
       *[other] { $rival }
    } in de rivier met { $more }{ $less ->
        [none] .
       *[other] , en minder met { $less }.
    }
mandala-result-part = vak { $space } ({ $points })

## Waarom: wat een deel van het bord over zichzelf zegt

mandala-why-mountain =
    { $count ->
        [6] Mandala { $mandala } heeft alle zes de kleuren: de spelers nemen de berg, kleur voor kleur.
       *[other] Mandala { $mandala } mist nog { $missing }. Met alle zes de kleuren is hij compleet, en dan nemen de spelers de berg, kleur voor kleur.
    }
mandala-why-ahead =
    { $who ->
        [you] In mandala { $mandala } heeft jouw veld meer kaarten, { $most } tegen { $least }: wordt hij nu voltooid, dan kies jij als eerste.
       *[other] In mandala { $mandala } heeft het veld van { $name } meer kaarten, { $most } tegen { $least }: wordt hij nu voltooid, dan kiest { $name } als eerste.
    }
mandala-why-level =
    { $count ->
        [one] Beide velden van mandala { $mandala } hebben { $count } kaart. Bij een gelijke stand laat wie de mandala voltooit, de ander als eerste kiezen.
       *[other] Beide velden van mandala { $mandala } hebben { $count } kaarten. Bij een gelijke stand laat wie de mandala voltooit, de ander als eerste kiezen.
    }
mandala-why-bare = Beide velden van mandala { $mandala } zijn leeg. Wie de meeste kaarten in het eigen veld heeft, kiest als eerste.
mandala-why-empty = Dit veld is leeg: wat deze speler daar neemt, wordt afgelegd.
mandala-why-chose =
    { $who ->
        [you] Jij koos als eerste, met meer kaarten in je veld: { $most } tegen { $least }.
       *[other] { $name } koos als eerste, met meer kaarten in het veld: { $most } tegen { $least }.
    }
mandala-why-chose-tie =
    { $who ->
        [you] Jij koos als eerste: de velden staan gelijk, { $most } tegen { $most }, en je tegenstander speelde de laatste kaart.
       *[other] { $name } koos als eerste: de velden staan gelijk, { $most } tegen { $most }, en de andere speler speelde de laatste kaart.
    }
mandala-why-cup-space = { $colour }: { $count } × { $each } = { $points }
mandala-why-cup-rest = Nog niet in de rivier, dus 0 punten: { $cards }
mandala-why-cup-own = Alleen door jou gezien: { $cards }
mandala-why-cup-unseen =
    { $count ->
        [one] { $count } kaart die alleen de eigenaar heeft gezien
       *[other] { $count } kaarten die alleen de eigenaar heeft gezien
    }
mandala-why-deck = Als de laatste kaart is getrokken, wordt de aflegstapel geschud tot een nieuwe trekstapel en beëindigt de volgende vernietiging het spel.
mandala-why-discard = Als de trekstapel op is, worden deze kaarten de nieuwe trekstapel.
mandala-why-hand = Je mag maximaal { $limit } kaarten in je hand hebben.
mandala-why-draw-build = Als je een berg uitbreidt, trek je { $count } kaarten.
mandala-why-draw-hand = Als je een berg uitbreidt, trek je maximaal { $most } kaarten, en je mag er maximaal { $limit } in je hand hebben: je trekt er { $count }.
mandala-why-draw-deck = Meer kaarten zijn er niet, ook niet in de aflegstapel: je trekt er { $count }.
mandala-why-draw-grow = Als je een veld uitbreidt, trek je geen kaarten.
mandala-why-draw-discard = Je trekt evenveel kaarten als je aflegt.
mandala-why-will-first =
    { $who ->
        [you] Jij zou als eerste kiezen, met meer kaarten in je veld: { $most } tegen { $least }.
       *[other] { $name } zou als eerste kiezen, met meer kaarten in het veld: { $most } tegen { $least }.
    }
mandala-why-will-tie = { $name } zou als eerste kiezen: de velden zouden gelijkstaan, { $most } tegen { $most }, en jij speelt de laatste kaart.
mandala-why-claim-new = In jouw rivier ligt nog geen { $colour }: die kleur komt op vak { $space }, en elke kaart ervan in je kelk is { $each } waard. { $scoring } × { $each } = { $points }.
mandala-why-claim-known = In jouw rivier ligt { $colour } op vak { $space }: elke kaart ervan in je kelk is { $each } waard. { $scoring } × { $each } = { $points }.
mandala-why-claim-discarded = Je veld is hier leeg: wat je neemt, wordt afgelegd.
