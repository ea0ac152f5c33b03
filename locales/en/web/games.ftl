# Words of the lists of finished games.

games-lead = Every game you have finished, to replay, study and keep.
games-running = Running games
games-finished = Finished games
games-somebody = This person
games-all = Download all
games-filters = Which games
games-any-game = Both
games-any-players = Any number
games-kind = Kind
games-any-kind = All
games-rated = Rated
games-friendly = Friendly
games-opponent = Against
games-any-opponent = Everybody
games-won = Won
games-lost = Lost
games-drawn = Drawn
games-shared = On one device
games-gone = Deleted account
games-record = Download the record
games-replay = Replay the game
games-more = Show more
games-none = No games match.
games-clear = Show all games
games-empty = Your finished games will be here. The first one begins on the start page.
games-first = Play a game
