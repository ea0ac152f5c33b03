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
