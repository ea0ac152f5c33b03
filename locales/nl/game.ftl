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
