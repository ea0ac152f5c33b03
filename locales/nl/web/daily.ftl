# Woorden van het spel van de dag.

daily-lead = Iedereen speelt dezelfde verdeling tegen hetzelfde niveau: één keer, zonder tips en zonder iets terug te nemen.
daily-today = Vandaag
daily-yesterday = Gisteren
daily-past = De dag
daily-earlier = Een dag eerder
daily-later = Een dag later
daily-against = tegen { $level }
daily-play = Speel het spel van vandaag
daily-continue = Doorspelen
daily-own = Jouw partij
daily-rules = De dag begint en eindigt om middernacht UTC. Jij hebt de eerste beurt. Het niveau hangt af van de dag van de week: van makkelijk op maandag tot meester op zondag.
daily-results-later = De uitslagen zie je zodra je hebt gespeeld.
daily-not-counted = Iemand anders is op dit apparaat al aan dit spel begonnen. Je kunt het ook spelen, maar je komt niet in de uitslagen.
daily-results-of = Uitslagen: { $game }
daily-place = Plaats
daily-name = Naam
daily-result = Uitslag
daily-points = Punten
daily-won = gewonnen
daily-lost = verloren
daily-drawn = gelijkspel
daily-given-up = opgegeven
daily-gone = Verwijderd account
daily-nobody = Niemand heeft deze verdeling uitgespeeld.
daily-no-deals = Op deze dag waren er geen verdelingen.
daily-days = Jouw dagen
daily-streak =
    { $count ->
        [one] dag op rij
       *[other] dagen op rij
    }
daily-longest = langste reeks: { $count }
daily-month-before = De vorige maand
daily-month-after = De volgende maand
daily-dots = Rondjes zijn Mandala, vierkantjes Mandala Stones; de gevulde zijn gewonnen.
daily-card =
    { $result ->
        [won] Gewonnen, { $own } tegen { $other }
        [drawn] Gelijk, elk { $own }
        [lost] Verloren, { $own } tegen { $other }
       *[given-up] Opgegeven
    }
daily-check-tomorrow = Controleer de verdelingen van morgen
daily-tomorrow-text = De verdelingen van morgen liggen al vast: elk van deze getallen is de vingerafdruk van een geheim waaruit een verdeling komt. Schrijf ze op, en overmorgen kun je nagaan dat er niets is veranderd.
daily-commitment = Vastlegging
daily-secret = Geheim
daily-check = Controleer deze verdeling
daily-holds = Klopt: deze browser heeft de vastlegging uit het geheim berekend.
daily-broken = Klopt niet: het geheim geeft niet deze vastlegging.
daily-check-text = Vergelijk deze vastlegging met wat je eerder hebt opgeschreven. Je kunt haar ook zelf berekenen:
