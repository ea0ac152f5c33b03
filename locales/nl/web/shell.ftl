# Woorden van de lijst om elke pagina.

shell-skip = Naar de inhoud
shell-home = Mandala, startpagina
shell-menu = Menu
shell-light = Lichte kleuren
shell-dark = Donkere kleuren
shell-language = Taal
shell-play = Spelen
shell-lobby = Lobby
shell-watch = Kijken
shell-daily = Deal van de dag
shell-games = Mijn partijen
shell-learn = Leren
shell-rules = Regels
shell-leaderboard = Ranglijst
shell-record = Een partij openen
shell-settings = Instellingen
shell-dismiss = Melding sluiten
shell-close = Sluiten
shell-again = Opnieuw proberen
shell-to-home = Naar de startpagina
shell-nowhere = Hier is niets
shell-nowhere-text = Dit adres leidt nergens heen. Misschien is er een letter weggevallen.
shell-offline = Geen verbinding
shell-offline-text = Deze pagina kon niet worden geladen. Controleer de verbinding en probeer het opnieuw; lopende partijen wachten op de server.
shell-unreachable = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
shell-broken = Er ging hier iets mis. Laad de pagina opnieuw; je partijen staan veilig op de server.
