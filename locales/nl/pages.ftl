# Wat het tabblad van een browser en een gedeelde link van een pagina zeggen.

page-about = Mandala, een kaartspel voor twee met gekleurd zand, en Mandala Stones, voor twee tot vier spelers: met vrienden, met onbekenden of tegen de computer. Zonder account.
page-lobby = Lobby
page-watch = Kijken
page-daily = Spel van de dag
page-games = Mijn partijen
page-learn = Leren
page-rules = De regels van { $game }
page-me = Mijn profiel
page-settings = Instellingen
page-person = Speler
page-leaderboard = Ranglijst
page-record = Een spelverslag openen
page-new = Nieuwe tafel
page-invitation = { $name } nodigt je uit voor een partij { $game }
page-invitation-about = Open de link en neem plaats. Je hebt geen account nodig.
page-watch-table = Kijk mee bij { $game }: { $names }
page-game = { $game }: { $players }
page-game-won = Winnaar: { $name }. Bekijk de partij nog eens, zet voor zet.
page-game-drawn = Gelijkspel. Bekijk de partij nog eens, zet voor zet.
page-computer = computer
page-somebody = iemand
