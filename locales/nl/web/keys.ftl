# De toetsen van een tafel en van het bord.

keys-pointer = Deze toetsen werken overal aan tafel, maar niet terwijl je typt. Letters kun je uitzetten in de instellingen.
keys-list = Deze lijst tonen
keys-escape = Alles loslaten
keys-enter = Spelen of bevestigen wat gekozen is
keys-tab = Naar het volgende deel van de tafel
keys-mandala-card = Een kaart uit je hand kiezen of loslaten
keys-mandala-count = Een kaart meer of minder van dezelfde kleur kiezen
keys-mandala-build = Een berg uitbreiden; daarna 1 of 2 als het in beide mandala’s kan
keys-mandala-grow = Je veld uitbreiden; daarna 1 of 2 als het in beide mandala’s kan
keys-mandala-discard = Afleggen
keys-mandala-claim = De kleur kiezen die je van de berg neemt
keys-mandala-cup = In je kelk kijken
keys-mandala-pile = De aflegstapel bekijken
keys-stones-arrows = Van plek naar plek gaan
keys-stones-space = De plek kiezen
keys-stones-first = Beginnen met de steen in het noorden, oosten, zuiden of westen
keys-stones-tower = Een torenvak kiezen
keys-stones-colour = Een kleur scoren; nog eens voor de volgende kleur
keys-stones-tops = Bovenste stenen scoren; daarna de nummers van de torens
