# Woorden van de lobby en van de lijst van partijen om te bekijken.

lobby-lead = Ga zitten bij iemand die wacht, of wacht zelf op iemand.
lobby-new = Nieuwe tafel
lobby-pair = Snel spelen
lobby-pair-text = Je gaat zitten bij wie het langst op hetzelfde spel wacht. Wacht er niemand, dan gaat jouw tafel open en wacht je op de volgende speler.
lobby-pair-do = Zoek een tegenstander
lobby-open = Open tafels
lobby-empty = Er wacht nu niemand. Met “Snel spelen” open je een tafel die anderen hier vinden.
lobby-join = Ga zitten
lobby-own = Jouw tafel
lobby-seats = Plaatsen
lobby-free = vrije plaats
lobby-watch = Partijen om te bekijken
lobby-watch-lead = Openbare partijen die bezig zijn. Je ziet wat iedereen aan tafel ziet, maar niemands hand.
lobby-watch-empty = Er is nu geen openbare partij bezig. Misschien wacht er iemand in de lobby.
lobby-look = Kijken
