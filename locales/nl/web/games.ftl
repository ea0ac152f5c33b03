# Words of: games.
