# Woorden van tafels: de niveaus, de spellen, klokken en alles wat een nieuwe tafel kan zijn.

## Niveaus van de computer

level-beginner = Beginner
level-casual = Recreant
level-club = Club
level-expert = Expert
level-master = Meester

## Spellen

new-game = Spel
new-game-mandala = Mandala
new-game-stones = Mandala Stones
new-about-mandala = 2 spelers, ongeveer 20 minuten
new-about-stones = 2 tot 4 spelers, ongeveer 30 minuten
new-players = Spelers
new-player-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
new-level = Niveau van de computer

## Klokken

new-clock = Bedenktijd
new-clock-none = Zonder klok
new-clock-fischer = Klok
new-clock-days = Dagen per zet
new-clock-fischer-short = { $minutes } min + { $seconds } s
new-clock-days-short =
    { $days ->
        [one] een dag per zet
       *[other] { $days } dagen per zet
    }

## Wie een tafel kan vinden

new-visibility = Wie hem kan vinden
new-visibility-private = Alleen met de link
new-visibility-public = Iedereen
