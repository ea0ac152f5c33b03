# Woorden van de coach in een eerste spel: waar het om draait, wat je kunt proberen en wat waar ligt.

coach-title = Je eerste partij
coach-lesson = Naar de eerste les
coach-close = Coach voorgoed sluiten
coach-closed = De coach is gesloten. Bij de instellingen zet je hem weer aan.
coach-done = Je kent de zetten nu. De knop met de i legt het bord uit zolang deze partij duurt.

## Mandala

coach-mandala-goal = Vul je kelk: elke kaart erin scoort het nummer van het riviervak met die kleur.
coach-mandala-build = Nu: breid een berg uit. Leg er één kaart op en trek er maximaal drie.
coach-mandala-grow = Nu: breid je veld uit met kaarten van één kleur. Is de mandala compleet, dan kies je met het grootste veld als eerste.
coach-mandala-discard = Nu: wat je wilt. Komt niets je goed uit, dan kun je ook kaarten van één kleur afleggen en er evenveel trekken.
coach-mandala-end = Het einde nadert: het spel eindigt als een rivier alle zes de kleuren heeft, of met de eerste mandala die wordt vernietigd nadat de trekstapel op is.
coach-mandala-few = Nu: breid een berg uit. Je hebt weinig kaarten, en zo trek je er maximaal drie.
coach-mandala-many = Nu: breid een veld uit. Je hand is bijna vol, dus bij een berg trek je weinig.
coach-mandala-complete = Nu: maak mandala { $mandala } compleet. Jij hebt de laatste kleur, { $colour }, en met het grootste veld kies je als eerste.
coach-mandala-nearly = Nu: in mandala { $mandala } ontbreekt één kleur: { $colour }. Zorg daar voor het grootste veld voordat hij compleet is.
coach-mandala-choose = Nu: kies zelf. Met een berg krijg je kaarten, met een groot veld kies je als eerste.
coach-mandala-claim = Nu: neem een kleur. Een nieuwe krijgt een vak in je rivier, de rest gaat in je kelk.
coach-mandala-mountain = Berg: het midden van een mandala. De kaarten worden verdeeld als de mandala alle zes de kleuren heeft.
coach-mandala-field = Veld: jouw kant van een mandala. Met meer kaarten in je veld kies je als eerste.
coach-mandala-river = Rivier: je kleuren in de volgorde waarin je ze nam. Latere vakken zijn meer waard. Heeft een rivier alle zes de kleuren, dan eindigt het spel.
coach-mandala-cup = Kelk: de kaarten die aan het eind scoren. Van wat je neemt, gaat de eerste kaart van een nieuwe kleur naar de rivier en al het andere in de kelk.

## Mandala Stones

coach-stones-goal = Zet torens neer met dezelfde kleur bovenop en scoor ze samen.
coach-stones-pick-up = Nu: pak op. Tik op een kunstenaar en dan op een vrije plek: hij neemt de stenen om zich heen met zijn symbool.
coach-stones-gather = Nu: pak nog eens op, tot op twee torens dezelfde kleur bovenop ligt. Losse stenen scoren maar 1.
coach-stones-colour = Nu: scoor een kleur die boven op meerdere torens ligt, of pak stenen op voor nog een toren.
coach-stones-end = Het einde nadert: is vak { $space } van het mandalabord bedekt, dan wordt de ronde uitgespeeld. Daarna telt je beste gehaalde doel mee.
coach-stones-full = Nu: scoor een kleur. Op je vijf vakken staan torens, dus oppakken kan niet.
coach-stones-no-stone = Nu: scoor een kleur. Geen kunstenaar vindt een steen, dus oppakken kan niet.
coach-stones-tops = Nu: neem bovenste stenen, voor één punt per steen. Oppakken kan niet, en geen kleur ligt twee keer bovenop.
coach-stones-artists = Kunstenaars: elke speler mag ze verplaatsen. Een kunstenaar neemt om zich heen de bovenste stenen met zijn symbool. Een steen naast nog een kunstenaar blijft liggen.
coach-stones-towers = Torens: je vijf torenvakken. De bovenste steen bepaalt met welke kleur een toren scoort, zijn torenvak hoeveel.
coach-stones-track = Mandalabord: daar gaan gescoorde stenen heen. Het spel eindigt met de ronde waarin vak { $space } wordt bedekt.
coach-stones-objectives = Doelen: twee geheime kaarten. Aan het eind telt het beste dat je hebt gehaald.
