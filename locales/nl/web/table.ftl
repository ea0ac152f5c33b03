# Woorden van een tafel: alles rond het bord.

## Plaatsen

table-you = Jij
table-player = Speler { $number }
table-open-seat = vrije plaats
table-seats = Plaatsen
table-here = is er
table-away = weg
table-away-since = weg, laatst gezien: { $when }
table-computer = { $level }, computer
table-stands-in = de computer ({ $level }) speelt door
table-lost-resigned = heeft opgegeven
table-lost-time = tijd is op
table-time-left = resterende tijd:
table-time-low = Nog minder dan 20 seconden!
table-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
table-hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
table-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }

## Wie aan de beurt is en wat er verwacht wordt

table-your-turn = Jouw beurt
table-played = Je hebt gespeeld
table-turn-of = { $name } is aan de beurt
table-do-mandala = Kies kaarten van één kleur: breid een berg of je veld uit, of leg af.
table-do-claim = Mandala { $mandala } wordt vernietigd: neem een kleur van de berg.
table-do-stones = Verplaats een kunstenaar en pak stenen op, of scoor.
table-thinks = Wachten op { $name }.
table-computes = { $name } denkt na.
table-claims = Mandala { $mandala } wordt vernietigd: { $name } neemt een kleur.
table-begins = De partij begint
table-over = De partij is afgelopen
table-move = Zet { $number }
table-against = tegen { $names }
table-watching =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
table-you-watch = Je kijkt mee
table-spectators =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }

## Het paneel

table-panel = Verloop, reacties en tip
table-log = Verloop
table-react = Reacties
table-hint = Tip
table-quick = Instellingen
table-taken-back = teruggenomen
table-destroyed = Vernietiging van mandala { $mandala }
table-repeat = Nog eens tonen
table-gained = +{ $points } sinds jouw laatste beurt
table-log-started =
    { $hints ->
        [allowed] Alles ligt klaar: de partij begint. Tips zijn toegestaan.
        [none] Alles ligt klaar: de partij begint. Er zijn geen tips.
       *[unsaid] Alles ligt klaar: de partij begint.
    }
table-log-undo_refused =
    { $who ->
        [you] Je gaat niet akkoord: de zet blijft staan.
       *[other] { $name } gaat niet akkoord: de zet blijft staan.
    }
table-log-undone =
    { $who ->
        [you] Je hebt een zet teruggenomen.
       *[other] { $name } heeft een zet teruggenomen.
    }
table-log-said = { $name }: { $phrase }
table-log-resigned =
    { $who ->
        [you] Je hebt opgegeven.
       *[other] { $name } heeft opgegeven.
    }
table-log-timed_out =
    { $who ->
        [you] Je tijd is op.
       *[other] De tijd van { $name } is op.
    }
table-log-claimed =
    { $who ->
        [you] Je bleef te lang weg: de partij is beëindigd.
       *[other] { $name } bleef te lang weg: de partij is beëindigd.
    }
table-log-stood_in =
    { $who ->
        [you] De computer ({ $level }) speelt voor je.
       *[other] De computer ({ $level }) speelt voor { $name }.
    }
table-log-returned =
    { $who ->
        [you] Je bent terug.
       *[other] { $name } is terug.
    }
table-log-aborted = De partij is afgeblazen.

## Reacties

table-say-hello = Hallo
table-say-good_luck = Succes
table-say-well_played = Goed gespeeld
table-say-thinking = Hmm…
table-say-oops = Oeps
table-say-thanks = Dank je
table-say-good_game = Mooi spel
table-say-sorry = Sorry

## Tip

table-hint-text = Wat de computer in jouw plaats zou doen, en waarom.
table-hint-ask = Laat zien
table-hint-thinking = Even denken…
table-hint-later = Als je aan de beurt bent.
table-hint-chance = Winstkans: ongeveer { $chance }
table-hint-play = Speel dit
table-hint-rated = In een partij voor de ranglijst zijn er geen tips.
table-hint-daily = Bij het spel van de dag zijn er geen tips.
table-hint-people = Aan deze tafel zijn er geen tips: je speelt tegen andere mensen.
table-hint-secret = De reden is geheim: anderen zien dit scherm ook.
table-hint-allowed = Aan deze tafel mag iedereen die speelt om tips vragen.

## Bediening

table-undo = Terugnemen
table-ask-undo = als de anderen het goed vinden
table-notice = Melding
table-undo-waiting = Je hebt gevraagd je zet te mogen terugnemen. Wachten op antwoord.
table-undo-asked = { $name } wil de laatste zet terugnemen.
table-undo-agree = Akkoord
table-undo-refuse = Weigeren
table-resign = Opgeven
table-resign-title = Opgeven?
table-resign-text = De partij is dan afgelopen en je tegenstander wint.
table-resign-many = Je wordt laatste en een computer speelt voor je door.
table-abort = Afblazen
table-abort-title = De partij afblazen?
table-abort-text = Nog niet iedereen heeft een zet gedaan: de partij kan worden afgeblazen, en niemand wint of verliest.
table-abort-rated = Nog niet iedereen heeft een zet gedaan: de partij kan worden afgeblazen, en niemand wint of verliest. Een paar partijen voor de ranglijst per dag kunnen zo eindigen; elke volgende telt als verloren.
table-play-on = Doorspelen
table-zen = Zen
table-zen-leave = Terug naar de hele pagina
table-sound-on = Geluid aan
table-sound-off = Geluid uit
table-set-confirm = Zetten bevestigen
table-set-names = Namen op het bord
table-set-sound = Geluid
table-set-motion = Beweging
table-set-keys = Letters als sneltoetsen
table-set-forced = Laatste kleur vanzelf nemen
table-set-all = Alle instellingen

## Wat ongewoon is

table-opening = Naar de tafel…
table-line-lost = Verbinding verbroken.
table-line-lost-text = We verbinden opnieuw; je partij is veilig.
table-restarting = De server start opnieuw.
table-restarting-text = Je partij gaat zo meteen verder.
table-pending = Nog niet verzonden:
table-not-sent = Geen verbinding: er is niets verstuurd. Probeer het opnieuw als de verbinding terug is.
table-pending-text = De zet wordt gedaan zodra de verbinding er weer is.
table-sending = Onderweg naar de server:
table-withdraw = Intrekken
table-moved-on = De partij is al verder, dus je zet is niet gedaan.
table-absent = { $name } is weg.
table-absent-wait =
    { $count ->
        [one] Over een seconde kun je verder.
       *[other] Over { $count } seconden kun je verder.
    }
table-absent-choose = Hoe verder?
table-absent-stay = Wachten
table-absent-claim = Beëindig en win
table-absent-level = Niveau van de computer
table-absent-stand-in = Computer valt in
table-replaced = De computer ({ $level }) speelt voor je.
table-return = Ik speel weer zelf
table-hidden = Deze tafel kun je niet zien
table-hidden-text = Zo’n tafel is er niet, of hij is privé: dan kan iemand die eraan zit je een link geven.
table-gone = Deze tafel bestaat niet meer
table-gone-text = De tafel is opgeruimd of niet meer te zien. Gespeelde partijen staan onder “Mijn partijen”.
table-outdated = Deze pagina is ouder dan de server
table-outdated-text = De server is bijgewerkt en deze pagina begrijpt hem niet meer. Laad de pagina opnieuw; je partij is veilig.
table-logged-out = Je bent niet meer ingelogd
table-logged-out-text = Je bent hier of op een ander apparaat uitgelogd. Je partijen blijven bewaard.
table-aborted = De partij is afgeblazen
table-aborted-line = Niemand heeft gewonnen of verloren. Een nieuwe tafel is zo gemaakt.

## Voor het spel

table-waiting =
    { $count ->
        [one] Wachten op nog één speler
       *[other] Wachten op nog { $count } spelers
    }
table-waiting-text = Stuur de link of laat de code zien. De partij begint zodra elke plaats bezet is.
table-invites = { $name } nodigt je uit
table-invites-text = Neem plaats: de partij begint zodra iedereen er is.
table-not-begun = De partij is nog niet begonnen
table-not-begun-text = Je kunt hier kijken zodra iedereen zit.
table-join = Neem plaats
table-leave = Verlaat de tafel
table-link-seat = Link voor wie meespeelt
table-link-seat-text = { $name } nodigt je uit voor een partij.
table-link-watch = Wil iemand alleen kijken?
table-link-watch-label = Link voor toeschouwers
table-link-watch-text = Kijk mee met onze partij.
table-copy = Kopieer de link
table-copied = De link is gekopieerd.
table-share = Delen
table-link = Link naar de partij
table-qr = De link als code voor een camera
table-fair = Eerlijke verdeling
table-fair-text = De verdeling volgt uit een geheim van de server en een tekst van elke speler. De server heeft zich met het getal hieronder aan zijn geheim gebonden voordat hij de teksten kende, en toont het na de partij: zo kan niemand de verdeling kiezen.
table-fair-commitment = Vastlegging van de server (SHA-256)
table-fair-nonce = Tekst van { $name }
table-fair-own = Liever een eigen tekst
table-fair-change = Wijzigen

## Eén apparaat

table-pass = Geef het apparaat aan { $name }
table-pass-text = De anderen kijken nu even weg.
table-i-am = Ik ben { $name }

## Het einde

table-wins =
    { $who ->
        [you] Jij wint
       *[other] { $name } wint
    }
table-wins-score =
    { $who ->
        [you] Jij wint met { $own } tegen { $other }
       *[other] { $name } wint met { $own } tegen { $other }
    }
table-wins-points =
    { $who ->
        [you] Jij wint met { $own } punten
       *[other] { $name } wint met { $own } punten
    }
table-place = { $name } wint met { $own } punten; jij eindigt op plaats { $place }
table-draw = Gelijkspel
table-draw-score = Gelijkspel, elk { $score }
table-tie-mandala =
    { $who ->
        [you] Evenveel punten, maar jij hebt minder kaarten in de kelk.
       *[other] Evenveel punten, maar { $name } heeft minder kaarten in de kelk.
    }
table-tie-stones =
    { $who ->
        [you] Evenveel punten, maar jij bent eerder aan de beurt.
       *[other] Evenveel punten, maar { $name } is eerder aan de beurt.
    }
table-end-river =
    { $who ->
        [you] Einde van het spel: jouw rivier heeft alle zes de kleuren.
       *[other] Einde van het spel: de rivier van { $name } heeft alle zes de kleuren.
    }
table-end-deck = Einde van het spel: er is een mandala vernietigd nadat de trekstapel op was.
table-end-deadlock = Einde van het spel: er kan geen mandala meer compleet worden.
table-end-limit = Einde van het spel: de laatste beurt is gespeeld.
table-end-mandala = Einde van het spel: vak { $space } van het mandalabord is bedekt, en die ronde is uitgespeeld.
table-end-stuck = Einde van het spel: de volgende speler kan niets oppakken en niets scoren.
table-end-resigned =
    { $who ->
        [you] Je hebt opgegeven.
       *[other] { $name } heeft opgegeven.
    }
table-end-time =
    { $who ->
        [you] Je tijd is op.
       *[other] De tijd van { $name } is op.
    }
table-rematch = Revanche
table-rematch-join = Naar de revanche
table-replay = Terugkijken
table-analyse = Analyse
table-show = Toon de tafel
table-result = Naar de uitslag
table-deal-check = Controleer de verdeling
table-deal-how = Hoe dit werkt
