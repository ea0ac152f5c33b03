# Words of the lobby and of the list of games to watch.

lobby-lead = Sit down with somebody who is waiting, or wait for somebody yourself.
lobby-new = New table
lobby-pair = Quick pairing
lobby-pair-text = You sit down with whoever has waited longest for the same game. If nobody is waiting, your table opens and waits for the next player.
lobby-pair-do = Find an opponent
lobby-open = Open tables
lobby-empty = Nobody is waiting right now. Quick pairing opens a table for you that others find here.
lobby-join = Sit down
lobby-own = Your table
lobby-seats = Seats
lobby-free = free seat
lobby-watch = Games to watch
lobby-watch-lead = Public games that are going on. You see what everybody at the table sees, and nobody’s hand.
lobby-watch-empty = No public game is going on right now. Perhaps somebody is waiting in the lobby.
lobby-look = Watch
