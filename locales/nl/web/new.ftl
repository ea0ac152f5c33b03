# Woorden van tafels: de niveaus, de spellen, klokken en alles wat een nieuwe tafel kan zijn.

## Niveaus van de computer

level-beginner = Beginner
level-casual = Recreant
level-club = Clubspeler
level-expert = Expert
level-master = Meester
level-title = { $name } · { $level }

# De personages die elk niveau spelen, op volgorde. Het zijn namen: in elke taal dezelfde.

level-name-beginner =
    { $which ->
        [1] Momo
        [2] Bibi
       *[other] Pip
    }
level-name-casual =
    { $which ->
        [1] Tiko
        [2] Zaza
       *[other] Lumi
    }
level-name-club =
    { $which ->
        [1] Orso
        [2] Varo
       *[other] Juno
    }
level-name-expert =
    { $which ->
        [1] Talis
        [2] Corvo
       *[other] Aster
    }
level-name-master =
    { $which ->
        [1] Altair
        [2] Lyra
       *[other] Vesper
    }

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

new-visibility = Wie de tafel kan vinden
new-visibility-private = Alleen met de link
new-visibility-public = Iedereen
new-visibility-private-text = Spelers en toeschouwers hebben een link van jou nodig.
new-visibility-public-text = De tafel staat in de lobby zolang er een plaats vrij is, en in de lijst van partijen om te bekijken.

## Een nieuwe tafel

new-title = Nieuwe tafel
new-lead = Wat je niet verandert, blijft standaard.
new-seats = Plaatsen
new-seat-first = Begint
new-seat = Plaats { $number }
new-seat-me = Ik speel
new-seat-open = Vrij voor iemand
new-seat-computer = Computer
new-seats-shared = Meerdere plaatsen zijn van jou: jullie geven het apparaat door, en elke speler ziet alleen de eigen kaarten of doelen.
new-seats-none = Minstens één plaats moet van jou zijn.
new-shuffle = Loten om de plaatsen
new-shuffle-text = Het toeval beslist wie begint.
new-clock-none-text = Iedereen mag zo lang nadenken als nodig.
new-clock-minutes = Minuten aan het begin
new-clock-increment = Seconden erbij per zet
new-clock-fischer-text = Is je tijd op, dan verlies je.
new-clock-days-text = Voor correspondentiepartijen: kijk wanneer je wilt. Is je tijd op, dan verlies je.
new-rated = Partij voor de ranglijst
new-rated-text = De partij telt mee voor de rating van spelers met een account. Er zijn geen tips, en niets wordt teruggenomen.
new-rated-needs-people = Bij een partij voor de ranglijst is één plaats van jou en zijn alle andere vrij voor mensen.
new-rated-needs-clock = Een partij voor de ranglijst heeft een klok nodig.
new-rated-needs-options = Een partij voor de ranglijst wordt met de standaardopties gespeeld.
new-hints = Tips toestaan
new-hints-text = Iedereen aan tafel mag de computer om raad vragen, en iedereen weet dat.
new-hints-rated = In een partij voor de ranglijst zijn er geen tips.
new-terms-rated = voor de ranglijst
new-terms-friendly = vriendschappelijk
new-terms-hints-allowed = met tips
new-terms-hints-none = zonder tips
new-rating = Rating { $rating }
new-rating-own = Je rating: { $rating } ± { $margin }.
new-rating-none = nog geen rating
new-bot = bot
new-delay = Vertraging voor toeschouwers (in zetten)
new-delay-text = Dan kan niemand die meekijkt een speler helpen.
new-rules = Regels
new-turn-limit = Maximumaantal beurten
new-turn-limit-text = De partij eindigt uiterlijk na zoveel beurten; standaard: { $usual }.
new-stacks = Wat er van de stapels te zien is
new-stacks-sides = Zijkanten
new-stacks-open = Alles
new-stacks-closed = Alleen bovenop
new-stacks-sides-text = De kleuren van de stenen eronder zijn te zien, hun symbolen niet. Dit is de standaard.
new-stacks-open-text = Kleuren en symbolen van alle stenen zijn te zien.
new-stacks-closed-text = Alleen de bovenste steen van elke stapel is te zien.
new-last-round = De laatste ronde begint bij vak
new-last-round-text = Van het mandalabord; standaard: { $usual }. Minder vakken geven een korter spel.
new-fair = Eerlijke verdeling
new-fair-text = De verdeling komt uit een geheim van de server, dat vooraf vastligt, en uit een tekst van elke speler. Vul er zelf een in die niemand kan raden, dan kan niemand de verdeling hebben gekozen. Anders bedenken wij er een voor je.
new-nonce = Jouw bijdrage aan de verdeling
new-open = Open de tafel
new-begin = Begin de partij
new-copy = Kopieer: { $what }
new-copy-short = Kopiëren
new-copied = Gekopieerd
