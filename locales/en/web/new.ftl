# Words of tables: the levels, the games, clocks, and everything a new table can be.

## Levels of the computer

level-beginner = Beginner
level-casual = Casual
level-club = Club
level-expert = Expert
level-master = Master
level-title = { $name } · { $level }

# The characters that play each level, the first of them first. Names, not words: the same in every language.

level-name-beginner =
    { $which ->
        [1] Momo
        [2] Bibi
       *[other] Pip
    }
level-name-casual =
    { $which ->
        [1] Tiko
        [2] Zaza
       *[other] Lumi
    }
level-name-club =
    { $which ->
        [1] Orso
        [2] Varo
       *[other] Juno
    }
level-name-expert =
    { $which ->
        [1] Talis
        [2] Corvo
       *[other] Aster
    }
level-name-master =
    { $which ->
        [1] Altair
        [2] Lyra
       *[other] Vesper
    }

## Games

new-game = Game
new-game-mandala = Mandala
new-game-stones = Mandala Stones
new-about-mandala = 2 players, about 20 minutes
new-about-stones = 2 to 4 players, about 30 minutes
new-players = Players
new-player-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
new-level = Level of the computer

## Clocks

new-clock = Time to think
new-clock-none = No clock
new-clock-fischer = Clock
new-clock-days = Days per move
new-clock-fischer-short = { $minutes } min + { $seconds } s
new-clock-days-short =
    { $days ->
        [one] a day per move
       *[other] { $days } days per move
    }

## Who may find a table

new-visibility = Who can find it
new-visibility-private = Only with the link
new-visibility-public = Everybody
new-visibility-private-text = Players and spectators need a link from you.
new-visibility-public-text = The table is in the lobby while a seat is open, and in the list of games to watch.

## A new table

new-title = New table
new-lead = Anything you do not change keeps its default.
new-seats = Seats
new-seat-first = Begins
new-seat = Seat { $number }
new-seat-me = I play
new-seat-open = Open seat
new-seat-computer = Computer
new-seats-shared = Several seats are yours: you pass the device around, and each player sees only what is theirs.
new-seats-none = At least one seat must be yours.
new-shuffle = Draw lots for the seats
new-shuffle-text = Chance decides who begins.
new-clock-none-text = Everybody thinks as long as they like.
new-clock-minutes = Minutes at the start
new-clock-increment = Seconds more per move
new-clock-fischer-text = Whoever runs out of time loses.
new-clock-days-text = For correspondence games: look in when you like. Whoever runs out of time loses.
new-rated = Rated game
new-rated-text = It counts towards the players’ ratings, between people with accounts. There are no hints, and no move is taken back.
new-rated-needs-people = For a rated game one seat is yours and all others are open for people.
new-rated-needs-clock = A rated game needs a clock.
new-rated-needs-options = A rated game is played with the standard options.
new-hints = Allow hints
new-hints-text = Everybody at the table may ask the computer for advice, and everybody is told so.
new-hints-rated = There are no hints in a rated game.
new-terms-rated = rated
new-terms-friendly = friendly
new-terms-hints-allowed = hints allowed
new-terms-hints-none = no hints
new-rating = Rating { $rating }
new-rating-own = Your rating: { $rating } ± { $margin }.
new-rating-none = no rating yet
new-bot = bot
new-delay = Spectator delay (moves)
new-delay-text = This keeps spectators from helping a player.
new-rules = Rules
new-turn-limit = Turn limit
new-turn-limit-text = The game ends after this many turns at the latest; standard: { $usual }.
new-stacks = What can be seen of the stacks
new-stacks-sides = Sides
new-stacks-open = Everything
new-stacks-closed = Tops only
new-stacks-sides-text = The colours of the stones below can be seen, their patterns cannot. This is the standard.
new-stacks-open-text = Colours and patterns of all stones can be seen.
new-stacks-closed-text = Only the top stone of each stack can be seen.
new-last-round = The last round begins at space
new-last-round-text = A space of the mandala board; standard: { $usual }. A lower one makes a shorter game.
new-fair = Fair deal
new-fair-text = The deal is made from a secret of the server, fixed beforehand, and a text from each player. Enter a text that nobody can guess, and nobody can have chosen the deal. Leave it empty, and one is made up for you.
new-nonce = Your text for the deal
new-open = Open the table
new-begin = Begin the game
new-copy = Copy: { $what }
new-copy-short = Copy
new-copied = Copied
