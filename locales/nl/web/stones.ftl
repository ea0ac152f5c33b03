# Woorden van de tafel van Mandala Stones.

## Wat waar ligt

stones-board = Hoofdbord
stones-towers = Torens
stones-objectives-part = Doelen
stones-own-board = Jouw bord
stones-board-of = Bord van { $name }
stones-open-board = { $name }: bord tonen
stones-seat =
    { $points ->
        [one] { $name }, { $points } punt
       *[other] { $name }, { $points } punten
    }
stones-name-stone = { $colour }, { $pattern }
stones-name-unknown = onbekend
stones-name-no-stack = { $space }: geen stenen.
stones-name-stack =
    { $space }: { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }, bovenop { $top }{ $more ->
        [0] .
       *[other] , eronder { $below }.
    }
stones-name-free = { $space }: vrije plek voor kunstenaars.
stones-name-artist =
    { $space }: { $pattern ->
        [star] kunstenaar met ster.
       *[ring] kunstenaar met ring.
    }
stones-name-no-tower = Vak { $space }: geen toren.
stones-name-tower =
    Vak { $space }: { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }, van bovenaf { $stones }.
stones-taken-as = Wordt genomen als nummer { $turn }.
stones-stays-pattern = Blijft liggen: hij heeft een ander symbool.
stones-stays-artist = Blijft liggen: hij ligt naast een andere kunstenaar.
stones-takes-here =
    Neemt { $count ->
        [one] { $count } steen.
       *[other] { $count } stenen.
    }
stones-tower-comes =
    De nieuwe toren van { $count ->
        [one] { $count } steen.
       *[other] { $count } stenen.
    }
stones-tower-free = De nieuwe toren kan hier staan.
stones-top-chosen = De bovenste steen wordt gescoord.
stones-points =
    { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
stones-points-word =
    { $points ->
        [one] punt
       *[other] punten
    }

## Wat op de borden staat

stones-rule-1 = 1 per hoogte
stones-rule-5 = kleuren + 1
stones-rule-heights = Scoort { $points } voor hoogte 1, 2, 3, 4.

## Het mandalabord

stones-track = Mandalabord
stones-track-laid = Mandalabord: { $placed } van { $length } vakken bedekt.
stones-track-count = { $placed } van { $length } gelegd.
stones-track-short = { $placed } van { $length }
stones-track-ends =
    Vak { $space }, { $players ->
        [2] twee
        [3] drie
       *[4] vier
    } handen, begint de laatste ronde.
stones-track-ends-short = einde bij { $space }
stones-track-endless = Geen vak begint de laatste ronde.
stones-track-bonus = Vak { $space }: +{ $points }.
stones-track-coming =
    { $count ->
        [one] { $count } steen erbij
       *[other] { $count } stenen erbij
    }
stones-last-round = Dit is de laatste ronde.

## Doelen

stones-objectives = Je doelen
stones-objectives-of = Doelen van { $name }
stones-better-counts = het beste telt
stones-have = op het bord: { $count }
stones-have-colour = { $count }, anderen tot { $others }
stones-have-tops = bovenop: { $count } van { $all }
stones-met = gehaald

## De beurt

stones-turn = Jouw keuze
stones-choose = Tik op een kunstenaar, of op een toren om te scoren.
stones-choose-score = Je kunt niets oppakken. Tik op een toren om te scoren.
stones-choose-place = gaat naar…
stones-artist =
    { $pattern ->
        [star] Kunstenaar met ster
       *[ring] Kunstenaar met ring
    }
stones-takes =
    { $count ->
        [one] neemt { $count } steen
       *[other] neemt { $count } stenen
    }
stones-first = Eerste steen
stones-first-side =
    { $side ->
        [n] noord
        [e] oost
        [s] zuid
       *[w] west
    }, { $stone }
stones-tower = Toren op vak
stones-pick-up = Oppakken
stones-score = Scoren
stones-score-points = Scoor { $points }
stones-cancel = Annuleren
stones-score-instead = Scoren
stones-colour-points =
    { $points ->
        [one] { $colour }, { $points } punt
       *[other] { $colour }, { $points } punten
    }
stones-any = stenen naar keuze, 1 elk
stones-scoring-colour = Alle torens met { $colour } bovenop
stones-scoring-tops = Bovenste stenen naar keuze, 1 punt elk
stones-choose-tops = Tik op de torens waarvan je de bovenste steen scoort.
stones-account-tower = Toren { $tower }
stones-account-space = Mandalabord, vak { $space }
stones-account-space-short = Vak { $space }
stones-account-sum = Samen

## Wat een actie is en doet

stones-do-pick-up = Kunstenaar { $from } → { $to }, eerst de steen op { $first }, toren op vak { $tower }
stones-do-colour = Scoor { $colour }
stones-do-tops =
    { $count ->
        [one] Scoor de bovenste steen van toren { $towers }
       *[other] Scoor de bovenste stenen van torens { $towers }
    }
stones-do-other = Speel { $action }
stones-effect-takes =
    { $count ->
        [one] Neemt { $count } steen naar torenvak { $tower }.
       *[other] Neemt { $count } stenen naar torenvak { $tower }.
    }
stones-effect-turns-up =
    { $count ->
        [one] { $count } nieuwe steen komt boven.
       *[other] { $count } nieuwe stenen komen boven.
    }
stones-effect-scores =
    { $points ->
        [one] Scoort { $points } punt.
       *[other] Scoort { $points } punten.
    }
stones-effect-begins-end = De laatste ronde begint.
stones-effect-ends = Het spel eindigt.

## Wat er gebeurde

stones-say-picked-up =
    { $who ->
        [you] Je verplaatst { $from } → { $to }, { $count ->
            [one] { $count } steen
           *[other] { $count } stenen
        } naar vak { $tower }.
       *[other] { $name } verplaatst { $from } → { $to }, { $count ->
            [one] { $count } steen
           *[other] { $count } stenen
        } naar vak { $tower }.
    }
stones-say-revealed =
    { $count ->
        [1] Komt boven: { $space1 } { $stone1 }
        [2] Komt boven: { $space1 } { $stone1 }, { $space2 } { $stone2 }
        [3] Komt boven: { $space1 } { $stone1 }, { $space2 } { $stone2 }, { $space3 } { $stone3 }
       *[other] Komt boven: { $space1 } { $stone1 }, { $space2 } { $stone2 }, { $space3 } { $stone3 }, { $space4 } { $stone4 }
    }
stones-say-colour =
    { $who ->
        [you] Je scoort { $colour } op { $towers } voor { $points }.
       *[other] { $name } scoort { $colour } op { $towers } voor { $points }.
    }
stones-say-tops =
    { $who ->
        [you] { $count ->
            [one] Je scoort de bovenste steen van { $towers } voor { $points }.
           *[other] Je scoort de bovenste stenen van { $towers } voor { $points }.
        }
       *[other] { $count ->
            [one] { $name } scoort de bovenste steen van { $towers } voor { $points }.
           *[other] { $name } scoort de bovenste stenen van { $towers } voor { $points }.
        }
    }
stones-say-placed =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } naar het mandalabord{ $bonus ->
        [0] .
       *[other] : +{ $bonus }.
    }
stones-say-end-begun = De handen zijn bedekt: dit is de laatste ronde.
stones-say-ended-mandala = De laatste ronde is uitgespeeld.
stones-say-ended-stuck = De volgende speler kan niets oppakken en niets scoren: het spel is afgelopen.
stones-say-wins =
    { $who ->
        [you] Je wint met { $points }.
       *[other] { $name } wint met { $points }.
    }

## De uitslag

stones-result-points = Scoren
stones-result-objective = Doel
stones-result-total = Totaal
stones-result-place = Plaats { $place }
stones-result-winner = Winnaar
stones-result-missed = geen doel gehaald
stones-result-towers = Torens aan het eind

## Wat niet kan

stones-artist-first = Begin met een kunstenaar.
stones-artist-nowhere = Deze kunstenaar vindt nergens een steen.
stones-drop-elsewhere = Een kunstenaar gaat naar een vrij kunstenaarsvak.
stones-drop-stone = Een toren gaat naar een leeg vak van je bord.
stones-drop-top = Een gescoorde steen gaat naar het mandalabord.

## Het einde

stones-final-count = Eindtelling
