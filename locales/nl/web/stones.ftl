# Woorden van de tafel van Mandala Stones.

## Wat waar ligt

stones-board = Hoofdbord
stones-towers = Torenvakken
stones-stacks = Stapels
stones-objectives-part = Doelen
stones-own-board = Jouw bord
stones-board-of = Bord van { $name }
stones-open-board = { $name }: bord tonen
stones-seat =
    { $points ->
        [one] { $name }, { $points } punt
       *[other] { $name }, { $points } punten
    }
stones-name-stone = { $colour } met { $pattern }
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
stones-takes-none = De gekozen kunstenaar vindt hier geen steen.
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

stones-rule-1 = hoogtes
stones-rule-5 = kleuren + 1
stones-counted =
    { $space ->
        [1] { $count ->
            [one] { $count } hoogte (leeg is hoogte 0)
           *[other] { $count } verschillende hoogtes (leeg is hoogte 0)
        }
        [5] { $count ->
            [one] { $count } kleur + 1
           *[other] { $count } kleuren + 1
        }
       *[other] hoogte { $count }
    }
stones-rule-heights = Scoort { $points } voor hoogte 1, 2, 3, 4.

## Het mandalabord

stones-track = Mandalabord
stones-track-laid = Mandalabord: { $placed } van { $length } vakken bedekt.
stones-track-count = Gelegde stenen: { $placed }.
stones-track-short = { $placed } van { $length }
stones-track-ends =
    Het spel eindigt met de ronde waarin vak { $space } wordt bedekt. Er staan { $players ->
        [2] twee handen op: er zijn twee spelers.
        [3] drie handen op: er zijn drie spelers.
       *[4] vier handen op: er zijn vier spelers.
    }
stones-track-ends-short = tot de laatste ronde
stones-track-endless = Geen vak laat de laatste ronde beginnen.
stones-track-bonuses = Bedekt een steen van jou +1 of +2, dan krijg je zoveel punten extra.
stones-track-bonus = Vak { $space }: +{ $points }.
stones-track-hands =
    Vak { $space }: { $hands ->
        [2] twee handen.
        [3] drie handen.
       *[4] vier handen.
    }
stones-track-coming =
    { $count ->
        [one] { $count } steen erbij
       *[other] { $count } stenen erbij
    }
stones-last-round = Dit is de laatste ronde.

## Doelen

stones-objectives = Je doelen
stones-objectives-of = Doelen van { $name }
stones-better-counts = Aan het eind telt het beste gehaalde doel.
stones-have = nu in de torens: { $count }
stones-now = nu { $state }
stones-have-colour = nu in de torens: { $count }, anderen max. { $others }
stones-have-tops = nu bovenop: { $count } van { $all }
stones-met = gehaald
stones-unmet = niet gehaald
stones-peek = Houd vast om te kijken
stones-peek-text = De doelen van { $name } liggen gedekt. Houd dit ingedrukt om ze te zien, met je vinger, de muis, spatie of Enter. Laat je los, dan liggen ze weer gedekt.

## De beurt

stones-turn = Jouw keuze
stones-choose = Kies een kunstenaar, of een toren om te scoren.
stones-choose-score = Kies een toren om te scoren.
stones-no-stone = Geen kunstenaar kan een steen nemen.
stones-choose-place = gaat naar…
stones-artist =
    { $pattern ->
        [star] Kunste­naar met ster
       *[ring] Kunste­naar met ring
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
stones-at-bottom = onderop
stones-on-top = bovenop
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
stones-any = Stenen naar keuze, elk 1 punt
stones-scoring-colour = Alle torens met { $colour } bovenop
stones-scoring-tops = Bovenste stenen naar keuze, elk 1 punt
stones-choose-tops = Kies de torens waarvan je de bovenste steen scoort.
stones-account-tower = Vak { $tower }: { $counted }
stones-account-top = Vak { $tower }: bovenste steen
stones-account-space = Mandalabord, vak { $space }
stones-account-space-short = Mandalabord
stones-account-sum = Samen

## Wat een actie is en doet

stones-do-pick-up = Kunstenaar { $from } → { $to }, eerst de steen op { $first }, toren op vak { $tower }
stones-do-colour = Scoor { $colour }
stones-do-tops =
    { $count ->
        [one] Scoor de bovenste steen van toren { $towers }
       *[other] Scoor de bovenste stenen van de torens { $towers }
    }
stones-do-other = Speel { $action }
stones-effect-takes =
    { $count ->
        [one] Zet { $count } steen op torenvak { $tower }.
       *[other] Zet { $count } stenen op torenvak { $tower }.
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
stones-effect-begins-end = Deze ronde is de laatste.
stones-effect-ends = Het spel eindigt.

## Wat er gebeurde

stones-say-picked-up =
    { $who ->
        [you] Je verplaatst { $from } → { $to } en zet { $count ->
            [one] { $count } steen
           *[other] { $count } stenen
        } op vak { $tower }.
       *[other] { $name } verplaatst { $from } → { $to } en zet { $count ->
            [one] { $count } steen
           *[other] { $count } stenen
        } op vak { $tower }.
    }
stones-say-revealed =
    { $count ->
        [1] Nu bovenop: { $space1 } { $stone1 }
        [2] Nu bovenop: { $space1 } { $stone1 }, { $space2 } { $stone2 }
        [3] Nu bovenop: { $space1 } { $stone1 }, { $space2 } { $stone2 }, { $space3 } { $stone3 }
       *[other] Nu bovenop: { $space1 } { $stone1 }, { $space2 } { $stone2 }, { $space3 } { $stone3 }, { $space4 } { $stone4 }
    }
stones-say-colour =
    { $who ->
        [you] Je scoort { $colour } op vak { $towers }: +{ $points }
       *[other] { $name } scoort { $colour } op vak { $towers }: +{ $points }
    }{ $bonus ->
        [0] .
       *[other] , bonus +{ $bonus }.
    }
stones-say-tops =
    { $who ->
        [you] { $count ->
            [one] Je scoort de bovenste steen van toren { $towers }: +{ $points }
           *[other] Je scoort de bovenste stenen van de torens { $towers }: +{ $points }
        }
       *[other] { $count ->
            [one] { $name } scoort de bovenste steen van toren { $towers }: +{ $points }
           *[other] { $name } scoort de bovenste stenen van de torens { $towers }: +{ $points }
        }
    }{ $bonus ->
        [0] .
       *[other] , bonus +{ $bonus }.
    }
stones-say-placed =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } naar het mandalabord.
stones-say-end-begun = Het vak dat het spel beëindigt, is bedekt: dit is de laatste ronde.
stones-say-ended-mandala = De laatste ronde is uitgespeeld.
stones-say-ended-stuck = De volgende speler kan niets oppakken en niets scoren: het spel is afgelopen.
stones-say-wins =
    { $who ->
        [you] Je wint met { $points } punten.
       *[other] { $name } wint met { $points } punten.
    }

## De uitslag

stones-result-colours = Kleuren
stones-result-tops = Losse stenen
stones-result-bonuses = Bonussen
stones-result-bonuses-text = punten op bedekte vakken van het mandalabord
stones-result-points = Gescoord
stones-result-objective = Doel
stones-result-total = Totaal
stones-result-place = Plaats { $place }
stones-result-tie = Evenveel punten: wie eerder aan de beurt is, wint.
stones-result-winner = Winnaar
stones-result-why =
    { $who ->
        [you] Je scoorde
       *[other] { $name } scoorde
    } meer dan { $than ->
        [you] jij
       *[other] { $rival }
    } met { $more }{ $less ->
        [none] .
       *[other] , en minder met { $less }.
    }
stones-result-part =
    { $part ->
        [colours] kleuren
        [tops] losse stenen
        [bonuses] bonussen
       *[objective] het doel
    } ({ $points })
stones-result-towers = Torens aan het eind

## Wat niet kan

stones-artist-first = Begin met een kunstenaar.
stones-artist-nowhere = Deze kunstenaar kan nergens een steen nemen.
stones-drop-elsewhere = Een kunstenaar gaat naar een vrije plek voor kunstenaars.
stones-drop-stone = Een toren gaat naar een leeg vak van je bord.
stones-drop-top = Een gescoorde steen gaat naar het mandalabord.

## Het einde

stones-final-count = Eindtelling
