# Woorden uit de spellen.

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-purple = paars
colour-black = zwart
colour-blue = blauw
colour-pink = roze
colour-violet = violet

## Kaarten, als lijdend voorwerp

cards-red =
    { $count ->
        [one] een rode kaart
       *[other] { $count } rode kaarten
    }
cards-orange =
    { $count ->
        [one] een oranje kaart
       *[other] { $count } oranje kaarten
    }
cards-yellow =
    { $count ->
        [one] een gele kaart
       *[other] { $count } gele kaarten
    }
cards-green =
    { $count ->
        [one] een groene kaart
       *[other] { $count } groene kaarten
    }
cards-purple =
    { $count ->
        [one] een paarse kaart
       *[other] { $count } paarse kaarten
    }
cards-black =
    { $count ->
        [one] een zwarte kaart
       *[other] { $count } zwarte kaarten
    }

## Stenen

pattern-star = ster
pattern-ring = ring
objective-one = in totaal precies 1 steen in de torens
objective-two = in totaal precies 2 stenen in de torens
objective-three = in totaal precies 3 stenen in de torens
objective-four = in totaal precies 4 stenen in de torens
objective-star = alleen sterren boven op de torens
objective-ring = alleen ringen boven op de torens
objective-yellow = minstens 3 gele stenen in de torens, of meer dan elke andere speler
objective-blue = minstens 3 blauwe stenen in de torens, of meer dan elke andere speler
objective-pink = minstens 3 roze stenen in de torens, of meer dan elke andere speler
objective-violet = minstens 3 violette stenen in de torens, of meer dan elke andere speler
