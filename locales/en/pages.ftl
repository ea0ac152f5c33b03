# What the tab of a browser and a shared link say of a page.

page-about = Mandala, a card game of coloured sand for two, and Mandala Stones, for two to four: play with friends, with anybody online, or against the computer. You need no account.
page-lobby = Lobby
page-watch = Watch
page-daily = Deal of the day
page-games = My games
page-learn = Learn
page-rules = The rules of { $game }
page-me = My profile
page-settings = Settings
page-person = Player
page-leaderboard = Leaderboard
page-record = Open a record
page-new = New table
page-invitation = { $name } invites you to a game of { $game }
page-invitation-about = Open the link and take your seat. You need no account.
page-watch-table = Watch { $game }: { $names }
page-game = { $game }: { $players }
page-game-won = Winner: { $name }. Watch the game again, move by move.
page-game-drawn = A draw. Watch the game again, move by move.
page-computer = computer
page-somebody = somebody
