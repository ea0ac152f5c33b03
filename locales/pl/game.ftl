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

## Karty, w bierniku

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

## Kamienie

pattern-star = gwiazda
pattern-ring = pierścień
objective-one = dokładnie 1 kamień w swoich wieżach
objective-two = dokładnie 2 kamienie w swoich wieżach
objective-three = dokładnie 3 kamienie w swoich wieżach
objective-four = dokładnie 4 kamienie w swoich wieżach
objective-star = na wierzchu swoich wież same gwiazdy
objective-ring = na wierzchu swoich wież same pierścienie
objective-yellow = co najmniej 3 żółte kamienie w swoich wieżach albo więcej niż każdy inny gracz
objective-blue = co najmniej 3 niebieskie kamienie w swoich wieżach albo więcej niż każdy inny gracz
objective-pink = co najmniej 3 różowe kamienie w swoich wieżach albo więcej niż każdy inny gracz
objective-violet = co najmniej 3 fioletowe kamienie w swoich wieżach albo więcej niż każdy inny gracz
