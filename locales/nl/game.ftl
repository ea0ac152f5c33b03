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

## Cards as the object of a sentence

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
