# Woorden van de lessen: hun lijst, en de coach naast het bord.

learn-title = Leren
learn-lead = Korte lessen op een echt bord. Elke les duurt een minuut of twee, en elke zet doe je zelf.
learn-none =
    { $total ->
        [one] { $total } korte les
       *[other] { $total } korte lessen
    }
learn-count = { $count } van { $total } geleerd
learn-begin = Beginnen
learn-go-on = Verder
learn-over-again = Opnieuw beginnen
learn-learnt = geleerd
learn-rules = De regels om na te slaan

learn-coach = Coach
learn-opening = De tafel wordt klaargezet…
learn-lesson-of = Les { $number } van { $total }
learn-step-of = Stap { $number } van { $total }
learn-done = Klaar
learn-missed = Dat mag, maar de les vraagt hier iets anders:
learn-show = Laat zien
learn-again = Opnieuw
learn-next = Volgende les
learn-all = Alle lessen
learn-first-game = Speel je eerste partij
learn-unknown = Zo’n les is er niet
learn-unknown-text = In de lijst staan alle lessen.
learn-failed = De les kan niet beginnen

## Wat er geleerd is, één voor elke les

learn-learnt-mandala-first-turns = In je beurt doe je één van drie dingen: één kaart bouwen en trekken, zo veel kaarten van één kleur laten groeien als je wilt, of afleggen en evenveel trekken.
learn-learnt-mandala-colours = In één mandala ligt een kleur op de Berg, in jouw Veld of in dat van je tegenstander, nooit op twee plekken. Er mag altijd meer van bij. De twee mandala’s staan los van elkaar.
learn-learnt-mandala-destruction = Een mandala met alle zes kleuren wordt vernietigd. Om de beurt nemen jullie alle kaarten van één kleur van de Berg. De Velden gaan naar de aflegstapel, twee nieuwe kaarten beginnen de Berg, en wie de mandala niet voltooide is aan de beurt.
learn-learnt-mandala-river = De eerste kaart van een nieuwe kleur gaat naar je Rivier, de rest in je Kelk. Aan het eind is elke kaart in je Kelk het nummer van het vak van haar kleur waard: wat je laat opent, is meer waard.
learn-learnt-mandala-first-choice = Wie meer kaarten in het eigen Veld heeft, kiest eerst. Bij gelijke Velden begint degene die de mandala niet voltooide.
learn-learnt-mandala-empty-field = Met een leeg Veld kies je ook, maar wat je kiest wordt afgelegd. Leg minstens één kaart in elke mandala die bijna compleet is.
learn-learnt-mandala-deck = Wordt de laatste kaart van de trekstapel getrokken, dan vormt de aflegstapel een nieuwe, en de eerstvolgende vernietigde mandala beëindigt het spel.
learn-learnt-mandala-end = Een Rivier met zes kleuren beëindigt het spel zodra de mandala weg is. Alleen kaarten in de Kelk scoren; bij gelijke punten wint de kleinste Kelk. Dat is heel Mandala.
learn-learnt-stones-first-turns = Een kunstenaar gaat naar een vrije plek naar keuze en neemt om zich heen elke bovenste steen met zijn eigen symbool, tenzij er een andere kunstenaar naast die steen staat. De stenen worden één nieuwe toren.
learn-learnt-stones-order = Jij kiest welke steen je eerst neemt; de andere volgen met de klok mee, elk boven op de vorige. Wat bovenop komt, bepaalt hoe de toren scoort.
learn-learnt-stones-scoring = Een kleur die boven op minstens twee torens ligt, kun je scoren: al die torens brengen punten op, en daarna vertrekken hun bovenste stenen.
learn-learnt-stones-spaces = Vak 1 telt verschillende hoogtes, 2 houdt van losse stenen, 3 van torens van drie, 4 van hoge torens, 5 van veel kleuren. De hoogte telt vóór de steen vertrekt.
learn-learnt-stones-top-stones = Bovenste stenen naar keuze mogen vertrekken, voor één punt per steen. Dat geeft ruimte en brengt de kleur boven die je nodig hebt.
learn-learnt-stones-track = Elke gescoorde steen bedekt het volgende vak van het mandalabord. Sommige vakken geven een of twee punten aan wie ze bedekt.
learn-learnt-stones-end = Zijn de handen voor jullie aantal spelers bedekt, dan wordt de ronde uitgespeeld. Daarna telt het beste van je twee doelen. Dat is heel Mandala Stones.
