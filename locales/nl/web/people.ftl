# Woorden over mensen: jezelf, anderen, ratings.

## Jezelf

people-me-guest = Je speelt als gast: alleen deze browser kent je. Met een account kun je overal inloggen.
people-me-account = Hier sinds { $date }.
people-who = Wie je bent
people-name = Naam
people-name-guest = Anderen zien deze naam aan tafel.
people-name-account = Anderen zien deze naam, en je logt ermee in.
people-rename = Wijzigen
people-renamed = Zo heet je nu.
people-standing = Ratings en statistieken
people-account = Account maken
people-account-text = Je partijen, tafels en ratings blijven van jou. Een e-mailadres is niet nodig.
people-account-do = Maak het account
people-password = Wachtwoord
people-password-text = 8 tekens of meer.
people-password-current = Huidig wachtwoord
people-password-new = Nieuw wachtwoord
people-password-change = Wachtwoord wijzigen
people-password-others = Alle andere browsers worden uitgelogd.
people-password-changed = Het wachtwoord is gewijzigd.
people-safety = Wachtwoord en herstel
people-recovery = Herstelcode
people-recovery-text = Met deze code kom je in je account als je je wachtwoord kwijt bent. Hij wordt alleen deze ene keer getoond: bewaar hem op een veilige plek, niet alleen in deze browser.
people-recovery-new = Nieuwe herstelcode
people-recovery-new-text = Je huidige code werkt dan niet meer.
people-kept = Ik heb hem bewaard
people-log-in = Inloggen
people-lost = Wachtwoord kwijt?
people-with-password = Inloggen met het wachtwoord
people-recover-do = Open het account
people-recover-text = Alle andere browsers en programma’s worden uitgelogd, en je krijgt een nieuwe herstelcode.
people-leave-guest = Inloggen en de gast achterlaten
people-ended = Je bent uitgelogd
people-ended-text = In een andere browser is het wachtwoord van { $name } gewijzigd of deze login beëindigd. Je partijen blijven bewaard.
people-log-in-again = Opnieuw inloggen
people-ended-guest = Doorgaan als gast
people-ended-guest-text = Als gast heb je een andere naam, zonder de partijen en ratings van je account.
people-log-out = Uitloggen
people-log-out-text = Je kunt weer inloggen met je naam en wachtwoord.
people-log-out-guest = Je bent een gast: na het uitloggen kun je niet terug naar deze naam of je lopende partijen. Maak eerst een account als je terug wilt komen.
people-stay = Blijven
people-logins = Ingelogde browsers
people-browser = Een browser
people-login-here = deze browser
people-seen = laatst gezien: { $when }
people-login-end = Uitloggen
people-logins-end = Alle andere uitloggen
people-tokens = Programma’s
people-tokens-text = Met een token kan een programma van jou in jouw naam lezen en spelen. Aan je account zelf kan het nooit iets veranderen.
people-token-label = Waar is de token voor?
people-token-scopes = Wat mag het programma?
people-scope-read = partijen bekijken
people-scope-play = spelen en tafels maken
people-token-make = Maak een token
people-token-end = Intrekken
people-token-dates = gemaakt op { $made }, laatst gebruikt: { $seen }
people-token-secret = Token
people-token-secret-text = Het programma stuurt de token met elk verzoek mee. Hij wordt alleen deze ene keer getoond.
people-data = Jouw gegevens
people-export = Alles downloaden
people-export-text = Eén bestand met alles wat de server over je weet, en al je gespeelde partijen.
people-delete = Alles verwijderen
people-delete-text = Je verlaat open tafels en geeft lopende partijen op. Je naam, sessies, tokens, instellingen en ratings verdwijnen; gespeelde partijen blijven voor de anderen, zonder jouw naam. Dit kan niet ongedaan worden gemaakt.
people-delete-do = Voorgoed verwijderen

## Ratings en statistieken

people-kind-duel = 2 spelers
people-kind-group = 3 en 4 spelers
people-kind-bot-duel = 2 spelers, met bots
people-kind-bot-group = 3 en 4 spelers, met bots
people-opponents = Tegenstanders
people-opponents-people = Mensen
people-opponents-bots = Met bots
people-rating = Rating
people-rating-games =
    { $count ->
        [one] uit { $count } partij voor de ranglijst
       *[other] uit { $count } partijen voor de ranglijst
    }
people-rating-line = De rating ging van { $from } naar { $to }.
people-streak = Op rij gewonnen
people-best-streak = Langste reeks
people-by-game = Per spel
people-by-level = Tegen de computer
people-games = Partijen
people-won = Gewonnen
people-drawn = Gelijk
people-average = Gemiddeld
people-no-games = Nog geen gespeelde partijen. Elke partij telt, vanaf de eerste.

## Anderen

people-somebody = Iemand
people-public-games = Openbare partijen
people-against = Jullie onderlinge partijen
people-no-public = Er zijn geen openbare partijen te zien.
people-board-lead = Iedereen die partijen voor de ranglijst speelt, staat hier.
people-board-empty = Nog niemand heeft een partij voor de ranglijst gespeeld. Ga zitten in de lobby en wees de eerste.
people-board-text = De volgorde gaat uit van wat zeker is: de rating min het getal na ±. Zo kom je niet door één gelukkige partij bovenaan.
people-place = Plaats
people-sure = Zeker
