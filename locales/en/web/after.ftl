# Words of what follows from a game: what decided it, ratings, and the picture of its result.

after-decided = What decided it
after-rating = Rating
after-against = Against { $name }
after-tally = Won: { $won }, drawn: { $drawn }, lost: { $lost }
after-all-games = All games
after-picture = Picture
after-picture-save = Save the picture
after-picture-share = Share the picture
