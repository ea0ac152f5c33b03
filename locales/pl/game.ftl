# Słowa z gier.

colour-red = czerwony
colour-orange = pomarańczowy
colour-yellow = żółty
colour-green = zielony
colour-purple = fioletowy
colour-black = czarny
colour-blue = niebieski
colour-pink = różowy
colour-violet = fioletowy

## Cards as the object of a sentence

cards-red =
    { $count ->
        [one] czerwoną kartę
        [few] { $count } czerwone karty
       *[many] { $count } czerwonych kart
    }
cards-orange =
    { $count ->
        [one] pomarańczową kartę
        [few] { $count } pomarańczowe karty
       *[many] { $count } pomarańczowych kart
    }
cards-yellow =
    { $count ->
        [one] żółtą kartę
        [few] { $count } żółte karty
       *[many] { $count } żółtych kart
    }
cards-green =
    { $count ->
        [one] zieloną kartę
        [few] { $count } zielone karty
       *[many] { $count } zielonych kart
    }
cards-purple =
    { $count ->
        [one] fioletową kartę
        [few] { $count } fioletowe karty
       *[many] { $count } fioletowych kart
    }
cards-black =
    { $count ->
        [one] czarną kartę
        [few] { $count } czarne karty
       *[many] { $count } czarnych kart
    }
