# Words of the frame around every page.

shell-skip = Skip to the content
shell-home = Mandala, start page
shell-menu = Menu
shell-light = Light colours
shell-dark = Dark colours
shell-language = Language
shell-play = Play
shell-lobby = Lobby
shell-watch = Watch
shell-daily = Deal of the day
shell-games = My games
shell-learn = Learn
shell-rules = Rules
shell-leaderboard = Leaderboard
shell-record = Open a record
shell-settings = Settings
shell-dismiss = Dismiss
shell-close = Close
shell-again = Try again
shell-to-home = To the start page
shell-nowhere = There is nothing here
shell-nowhere-text = This address leads nowhere. Perhaps a letter of it was lost.
shell-offline = No connection
shell-offline-text = This page could not be loaded. Check the connection and try again; games that are running wait for you on the server.
shell-unreachable = The server cannot be reached. Check the connection and try again.
shell-broken = Something went wrong here. Load the page again; your games are safe on the server.
