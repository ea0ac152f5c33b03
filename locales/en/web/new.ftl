# Words of tables: the levels, the games, clocks, and everything a new table can be.

## Levels of the computer

level-beginner = Beginner
level-casual = Casual
level-club = Club
level-expert = Expert
level-master = Master

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
