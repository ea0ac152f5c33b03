# Words of the games.

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-purple = purple
colour-black = black
colour-blue = blue
colour-pink = pink
colour-violet = violet

## Cards, as the object of a sentence

cards-red =
    { $count ->
        [one] a red card
       *[other] { $count } red cards
    }
cards-orange =
    { $count ->
        [one] an orange card
       *[other] { $count } orange cards
    }
cards-yellow =
    { $count ->
        [one] a yellow card
       *[other] { $count } yellow cards
    }
cards-green =
    { $count ->
        [one] a green card
       *[other] { $count } green cards
    }
cards-purple =
    { $count ->
        [one] a purple card
       *[other] { $count } purple cards
    }
cards-black =
    { $count ->
        [one] a black card
       *[other] { $count } black cards
    }

## Stones

pattern-star = star
pattern-ring = ring
objective-one = exactly 1 stone left in the towers
objective-two = exactly 2 stones left in the towers
objective-three = exactly 3 stones left in the towers
objective-four = exactly 4 stones left in the towers
objective-star = only stars on top of the towers
objective-ring = only rings on top of the towers
objective-yellow = at least 3 yellow stones in the towers, or more than each other player
objective-blue = at least 3 blue stones in the towers, or more than each other player
objective-pink = at least 3 pink stones in the towers, or more than each other player
objective-violet = at least 3 violet stones in the towers, or more than each other player
