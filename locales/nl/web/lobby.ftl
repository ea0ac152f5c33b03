# Woorden van de lobby en van de lijst van partijen om te bekijken.

lobby-lead = Ga zitten bij iemand die wacht, of wacht zelf op iemand.
lobby-new = Nieuwe tafel
lobby-pair = Snel koppelen
lobby-pair-text = Je gaat zitten bij wie het langst op hetzelfde wacht. Wacht er niemand, dan gaat jouw tafel open en wacht op de volgende.
lobby-pair-do = Zoek een tegenstander
lobby-open = Open tafels
lobby-empty = Er wacht nu niemand. Snel koppelen opent een tafel die anderen hier vinden.
lobby-join = Ga zitten
lobby-own = Jouw tafel
lobby-seats = Plaatsen
lobby-free = vrije plaats
lobby-rated = voor de ranglijst
lobby-friendly = vriendschappelijk
lobby-watch = Partijen om te bekijken
lobby-watch-lead = Openbare partijen die bezig zijn. Je ziet wat iedereen aan tafel ziet, en niemands hand.
lobby-watch-empty = Er is nu geen openbare partij bezig. Misschien wacht er iemand in de lobby.
lobby-look = Kijken
