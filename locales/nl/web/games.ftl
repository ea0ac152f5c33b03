# Woorden van de lijsten met gespeelde partijen.

games-lead = Al je gespeelde partijen, om terug te kijken, van te leren en te bewaren.
games-running = Lopende partijen
games-finished = Gespeelde partijen
games-somebody = Deze speler
games-all = Alles downloaden
games-filters = Welke partijen
games-any-game = Beide
games-any-players = Elk aantal
games-kind = Soort
games-any-kind = Alle
games-rated = Voor de ranglijst
games-friendly = Vriendschappelijk
games-opponent = Tegen
games-any-opponent = Iedereen
games-won = Gewonnen
games-lost = Verloren
games-drawn = Gelijk
games-shared = Op één apparaat
games-gone = Verwijderd account
games-record = Het spelverslag downloaden
games-replay = De partij terugkijken
games-more = Meer tonen
games-none = Geen partijen gevonden.
games-clear = Alle partijen tonen
games-empty = Hier komen je gespeelde partijen. De eerste begint op de startpagina.
games-first = Speel een partij
