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
