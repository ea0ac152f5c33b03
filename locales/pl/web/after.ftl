# Słowa o tym, co wynika z partii: co ją rozstrzygnęło, rankingi i obrazek wyniku.

after-decided = Co rozstrzygnęło partię
after-rating = Ranking
after-against = Ty kontra { $name }
after-tally = Wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }
after-all-games = Wszystkie partie
after-picture = Obrazek
after-picture-save = Zapisz obrazek
after-picture-share = Udostępnij obrazek
