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
learn-unknown = Die les bestaat niet
learn-unknown-text = In de lijst staan alle lessen.
learn-failed = De les kan niet beginnen

## Wat er geleerd is, één voor elke les

learn-learnt-mandala-first-turns = In je beurt doe je één van drie dingen: een berg uitbreiden met één kaart en trekken, je veld uitbreiden met zo veel kaarten van één kleur als je wilt, waarbij je er minstens één in je hand houdt, of afleggen en evenveel trekken.
learn-learnt-mandala-colours = In één mandala ligt een kleur op de berg, in jouw veld of in dat van je tegenstander, nooit op twee plekken. Er mag altijd meer van bij. De twee mandala’s staan los van elkaar.
learn-learnt-mandala-last-card = Je houdt altijd minstens één kaart over. Met je laatste kaart kun je nog een berg uitbreiden of je kunt hem afleggen, want daarna trek je weer.
learn-learnt-mandala-destruction = Een mandala met alle zes de kleuren wordt vernietigd. Om de beurt nemen jullie alle kaarten van één kleur van de berg. De velden gaan naar de aflegstapel, twee nieuwe kaarten vormen de berg, en wie de mandala niet voltooide, is aan de beurt.
learn-learnt-mandala-river = De eerste kaart van een nieuwe kleur gaat naar je rivier, de rest in je kelk. Aan het eind is elke kaart in je kelk het nummer van het vak met die kleur waard: wat je laat opent, is meer waard.
learn-learnt-mandala-first-choice = Wie meer kaarten in het eigen veld heeft, kiest als eerste. Bij gelijke velden begint degene die de mandala niet voltooide.
learn-learnt-mandala-empty-field = Met een leeg veld kies je ook, maar wat je kiest, wordt afgelegd. Leg minstens één kaart in elke mandala die bijna compleet is.
learn-learnt-mandala-deck = Is de laatste kaart van de trekstapel getrokken, dan wordt de aflegstapel geschud en vormt hij de nieuwe trekstapel; de eerstvolgende vernietigde mandala beëindigt het spel.
learn-learnt-mandala-end = Een rivier met zes kleuren beëindigt het spel zodra de mandala weg is. Alleen kaarten in de kelk scoren; bij gelijke punten wint wie minder kaarten in de kelk heeft. Dat is heel Mandala.
learn-learnt-stones-first-turns = Een kunstenaar gaat naar een vrije plek naar keuze en neemt om zich heen elke bovenste steen met zijn eigen symbool, tenzij er een andere kunstenaar naast die steen staat. De stenen worden één nieuwe toren.
learn-learnt-stones-order = Jij kiest welke steen je als eerste neemt; de andere volgen met de klok mee, elk boven op de vorige. De steen die bovenop komt, bepaalt met welke kleur de toren scoort; zijn vak bepaalt hoeveel.
learn-learnt-stones-scoring = Een kleur die boven op minstens twee torens ligt, kun je scoren: al die torens brengen punten op, welk symbool ze ook hebben, en daarna gaan hun bovenste stenen naar het mandalabord.
learn-learnt-stones-spaces = Vak 1 telt verschillende hoogtes, 2 houdt van losse stenen, 3 van torens van drie, 4 van hoge torens, 5 van veel kleuren. De hoogte telt voordat de bovenste steen naar het mandalabord gaat.
learn-learnt-stones-top-stones = Bovenste stenen naar keuze mogen naar het mandalabord, voor één punt per steen. Dat geeft ruimte en brengt de kleur boven die je nodig hebt.
learn-learnt-stones-no-pick-up = Bij het oppakken neem je altijd minstens één steen, en je hebt een leeg torenvak nodig. Met vijf torens moet je scoren; een vak is weer vrij als de laatste steen ervan naar het mandalabord gaat.
learn-learnt-stones-track = Elke gescoorde steen bedekt het volgende vak van het mandalabord. Sommige vakken geven een of twee punten aan wie ze bedekt.
learn-learnt-stones-end = Zijn de handen voor jullie aantal spelers bedekt, dan wordt de ronde uitgespeeld. Daarna telt van je twee doelen het beste dat je hebt gehaald.
learn-learnt-stones-tie = 58 tegen 58: hebben meerdere spelers evenveel punten, dan wint wie eerder aan de beurt is. Jij had de eerste beurt. Dat is heel Mandala Stones.
