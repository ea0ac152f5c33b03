# Woorden over waarom een getal dat getal is aan de tafel van Mandala Stones. Ze worden geladen zodra iemand ernaar vraagt.

## Torenvakken

stones-reason-space =
    { $space ->
        [1] Vak 1: 1 punt voor elke verschillende hoogte op het bord. Een leeg vak is ook een hoogte.
        [5] Vak 5: het aantal kleuren in de toren, plus 1.
       *[other] Vak { $space }: een toren van 1, 2, 3 of 4 stenen scoort { $points }.
    }
stones-reason-tower =
    { $points ->
        [one] Vak { $space }, { $counted }: { $points } punt als de kleur bovenop wordt gescoord.
       *[other] Vak { $space }, { $counted }: { $points } punten als de kleur bovenop wordt gescoord.
    }
stones-reason-new =
    { $points ->
        [one] De nieuwe toren hier, { $counted }: { $points } punt als de kleur bovenop wordt gescoord.
       *[other] De nieuwe toren hier, { $counted }: { $points } punten als de kleur bovenop wordt gescoord.
    }
stones-reason-alone = Nu levert hij maar 1 op: op geen andere toren ligt deze kleur bovenop.
stones-reason-top = Los gekozen levert een bovenste steen 1 punt op.
stones-reason-any = 1 punt voor elke bovenste steen die je kiest. Ze gaan naar het mandalabord.

## Kunstenaars

stones-reason-artist =
    { $pattern ->
        [star] Kunstenaar met ster: gaat naar een vrije plek en neemt de sterren naast zich. Stenen naast een andere kunstenaar blijven liggen.
       *[ring] Kunstenaar met ring: gaat naar een vrije plek en neemt de ringen naast zich. Stenen naast een andere kunstenaar blijven liggen.
    }

## Het mandalabord

stones-reason-bonus = Vak { $space }: +{ $points } voor de speler die het bedekt.
stones-reason-last-round = Vak { $space }: wordt het bedekt, dan begint de laatste ronde.
stones-reason-hands = Vak { $space }: hier begint de laatste ronde alleen met { $hands } spelers.

## Doelen

stones-reason-objective =
    { $points ->
        [one] { $points } punt aan het eind voor { $what }.
       *[other] { $points } punten aan het eind voor { $what }.
    }
stones-reason-stones = Stenen in de torens nu: { $count }.
stones-reason-of-tops = Bovenste stenen met dit symbool nu: { $count } van { $all }.
stones-reason-of-colour = Stenen van deze kleur in de torens nu: { $count }. Meeste bij een andere speler: { $others }. Evenveel telt niet als meer.
stones-reason-met = Zoals het nu staat, is het gehaald.
stones-reason-missed = Zoals het nu staat, is het niet gehaald.
