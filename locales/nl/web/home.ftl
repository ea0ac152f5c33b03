# Woorden van de startpagina.

home-title-one = Maak een mandala.
home-title-two = En laat hem gaan.

## Lopende partijen

home-continue = Je lopende partijen
home-resume-mine = Jouw beurt tegen { $others }
home-resume-theirs = Wachten op { $others }
home-resume-shared = Een partij op dit apparaat
home-resume-waiting = Je tafel wacht op spelers
home-resume-turn = { $game }, beurt { $turn }
home-resume-daily = { $game }, spel van de dag
home-more-running =
    { $count ->
        [one] nog { $count } partij
       *[other] nog { $count } partijen
    }

## Een nieuwe partij

home-new = Nieuwe partij
home-play = Speel tegen de computer
home-first-lesson = Nieuw hier? Doe de eerste les
home-people = Samen spelen
home-friend = Speel met een vriend
home-friend-text = Je krijgt een link en een QR-code om te sturen.
home-pair = Zoek een tegenstander
home-pair-text = Tegen de eerste die wacht, { $clock }.
home-device = Geef de telefoon door
home-device-text = Iedereen speelt op dit apparaat.

## Al het andere

home-more = Meer
home-learn-text = korte lessen
home-daily-text = voor iedereen gelijk
home-lobby-text = open tafels
home-watch-text = lopende partijen
home-watch-count =
    { $count ->
        [0] nu geen partijen
        [one] nu { $count } partij
       *[other] nu { $count } partijen
    }
home-games-text = terugkijken, bewaren
home-record-text = een bestand afspelen
home-leaderboard-text = ratings van spelers
home-options = Meer opties
home-options-text = plaatsen, klok, regels
