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

## Cards as the object of a sentence

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
