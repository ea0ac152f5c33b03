# De regels om na te slaan, één bericht voor elke regel uit docs/rules.

rules-title = De regels van { $game }
rules-which = Welk spel
rules-contents = Inhoud
rules-unofficial = Dit zijn de regels in onze eigen woorden, zoals hier gespeeld wordt. De spelregels van de uitgevers zijn het origineel.
rules-minute = Het spel in één minuut
rules-try = Probeer het:
rules-ruling = onze uitleg
rules-ruling-why = De spelregels laten dit open; zo hebben wij besloten.
rules-default = onze keuze
rules-default-why = In de tekst van de spelregels staat dit niet; zo hebben wij gekozen, en met een optie is het te veranderen.
rules-print = Afdrukken

rules-mandala-minute = Twee spelers leggen gekleurd zand in twee mandala’s. Een kaart op een berg levert nieuwe kaarten op; kaarten in je veld laten je later als eerste kiezen. Zodra een mandala alle zes de kleuren toont, kiezen jullie om de beurt kleuren van de berg. De eerste kaart van een nieuwe kleur markeert die kleur in je rivier, de rest gaat in je kelk. Aan het eind is elke kaart in je kelk het nummer van het riviervak met die kleur waard: wat je laat verzamelt, is meer waard.
rules-stones-minute = Twee tot vier spelers delen vier kunstenaars. In je beurt verplaats je een kunstenaar, pak je de passende stenen eromheen op en stapel je ze tot één nieuwe toren, of je scoort torens naar de kleur bovenop. Gescoorde stenen gaan naar het mandalabord, dat kleine bonussen geeft en het spel beëindigt. Aan het eind telt voor iedereen het beste van twee geheime doelen mee.

## Mandala

rules-m-1 = Materiaal en spelers
rules-m-1-1 = Er zijn 108 zandkaarten: 18 in elk van de kleuren rood, oranje, geel, groen, paars en zwart.
rules-m-1-2 = Er zijn twee mandala’s. Elke mandala heeft een gedeelde berg en een veld voor elke speler.
rules-m-1-3 = Je hebt handkaarten, die alleen jij ziet; een kelk, een gedekte stapel die alleen jij mag bekijken; en een rivier met zes vakken op een rij.
rules-m-1-4 = Mandala speel je met z’n tweeën. Een van jullie begint, daarna om de beurt.
rules-m-2 = Voorbereiding
rules-m-2-1 = Na het schudden krijgt elke berg twee kaarten, elke hand zes en elke kelk twee. De overige 88 kaarten zijn de trekstapel. Rivieren, velden en aflegstapel zijn leeg.
rules-m-2-2 = Een berg mag beginnen met twee kaarten van één kleur. Er wordt niets vervangen.
rules-m-3 = De kleurenregel
rules-m-3-1 = Binnen één mandala ligt een kleur maar op één plek: op de berg, in jouw veld of in het veld van je tegenstander.
rules-m-3-2 = Waar een kleur al ligt, mag er altijd meer van bij. Wat in de ene mandala ligt, telt niet in de andere.
rules-m-4 = Een beurt
rules-m-4-1 = De berg uitbreiden: leg één kaart op een berg en trek er drie. Je stopt bij acht kaarten in je hand, maar je mag niet vrijwillig minder trekken.
rules-m-4-2 = Je veld uitbreiden: leg een aantal kaarten naar keuze van één kleur in je eigen veld van één mandala. Je trekt niets.
rules-m-4-3 = Afleggen: leg een aantal kaarten naar keuze van één kleur op de aflegstapel en trek er evenveel. Ze liggen daar al voordat je trekt.
rules-m-4-4 = Je moet altijd een kaart overhouden. Na het uitbreiden van je veld heb je er nog minstens één, en met je laatste kaart mag je alleen een berg uitbreiden als er iets te trekken is. Afleggen kan altijd, dus je kunt altijd iets doen.
rules-m-4-5 = Een hand heeft nooit meer dan acht kaarten.
rules-m-5 = Een mandala wordt voltooid en vernietigd
rules-m-5-1 = Na het uitbreiden van een berg (en het trekken) of van een veld kijk je naar die mandala. Tonen de berg en beide velden samen alle zes de kleuren, dan is hij compleet en wordt hij meteen vernietigd.
rules-m-5-2 = Wie meer kaarten in het veld van deze mandala heeft, kiest als eerste. Bij gelijke velden begint wie hem niet voltooide.
rules-m-5-3 = Om de beurt kies je een kleur en neem je alle kaarten daarvan van de berg. Passen mag niet, kaarten laten liggen ook niet. Ook de laatste kleur wordt zo genomen.
rules-m-5-4 = Is de kleur nieuw voor jou, dan gaat één kaart naar het laagste lege vak van je rivier en de rest in je kelk. Ligt die al in je rivier, dan gaat alles in je kelk.
rules-m-5-5 = Is je veld van deze mandala leeg, dan kies je gewoon mee, maar wat je neemt, wordt afgelegd.
rules-m-5-6 = Zijn beide velden leeg, dan kiest niemand: de hele berg wordt afgelegd.
rules-m-5-7 = Na de laatste keuze worden beide velden afgelegd en vormen twee kaarten van de trekstapel de nieuwe berg. Daarna is de speler aan de beurt die de mandala niet voltooide.
rules-m-6 = Als de trekstapel opraakt
rules-m-6-1 = De trekstapel is op zodra de laatste kaart getrokken is. De aflegstapel wordt meteen geschud en vormt de nieuwe trekstapel; wie aan het trekken was, trekt daarvan verder.
rules-m-6-2 = Daarna beëindigt de eerstvolgende vernietigde mandala het spel, ook als die voltooid werd in dezelfde beurt waarin de trekstapel opraakte.
rules-m-6-3 = Waren de twee kaarten voor een nieuwe berg de laatste, dan beëindigt pas de vernietiging daarna het spel.
rules-m-6-4 = Is ook de aflegstapel leeg, dan trek je wat er is. Voordat er weer wordt getrokken, wordt de aflegstapel geschud, als er dan kaarten in liggen. Dit kan vaker gebeuren.
rules-m-7 = Het einde, de punten en de winnaar
rules-m-7-1 = Na een vernietiging eindigt het spel als een rivier zes kleuren heeft, of als de trekstapel al eerder op was. De vernietiging wordt altijd tot de laatste keuze uitgespeeld.
rules-m-7-2 = Is de trekstapel op geweest, dan eindigt het spel ook zodra er geen mandala meer voltooid kan worden.
rules-m-7-3 = Het spel eindigt na 500 beurten van beide spelers samen. Keuzes zijn geen beurten; een mandala die in de laatste beurt voltooid wordt, wordt nog vernietigd.
rules-m-7-6 = De volgorde: eerst een volle rivier, dan de trekstapel. Gaat het spel verder, dan wordt de berg aangevuld; daarna komt de vraag of er nog een mandala voltooid kan worden, en als laatste het maximumaantal beurten.
rules-m-7-4 = Elke kaart in je kelk scoort het nummer van het riviervak met die kleur, en niets als die kleur niet in je rivier ligt. Kaarten in de rivier, in je hand en in de mandala’s scoren niets.
rules-m-7-5 = Wie de meeste punten heeft, wint. Bij gelijke stand wint wie minder kaarten in de kelk heeft. Is ook dat gelijk, dan is het een gelijkspel.
rules-m-8 = Wie weet wat
rules-m-8-1 = Iedereen ziet de bergen, velden, rivieren en de aflegstapel, en hoeveel kaarten er in de trekstapel, in elke hand en in elke kelk zijn.
rules-m-8-2 = Handkaarten zijn geheim, net als de twee kaarten die bij de voorbereiding in elke kelk zijn gelegd: alleen de eigenaar kent ze. De volgorde van de trekstapel kent niemand.
rules-m-8-3 = Na het schudden bestaat de trekstapel precies uit de kaarten van de aflegstapel. Wat je toen niet zag, zit in de hand van je tegenstander of bij de twee kaarten die bij de voorbereiding in diens kelk zijn gelegd.

## Mandala Stones

rules-s-1 = Materiaal en spelers
rules-s-1-1 = Er zijn 96 stenen: 24 in elk van de kleuren geel, blauw, roze en violet. De helft van elke kleur heeft een ster, de andere helft een ring.
rules-s-1-2 = Er zijn vier kunstenaars, twee met een ster en twee met een ring. Twee tot vier spelers spelen met de klok mee.
rules-s-1-3 = Het hoofdbord heeft negen plekken voor kunstenaars en 24 voor stapels. De buren van een kunstenaar zijn de stapels direct ten noorden, oosten, zuiden en westen. Kolommen zijn a tot en met g, rijen tel je van bovenaf.
rules-s-1-4 = Het mandalabord is een spoor van 72 vakken. De vakken 6, 18, 30, 42 en 60 geven +1, de vakken 12, 24, 48 en 66 geven +2. Twee handen staan op vak 36, drie op vak 54, vier op vak 70.
rules-s-1-5 = Er zijn tien doelkaarten; ze staan hieronder.
rules-s-2 = Voorbereiding
rules-s-2-1 = Op elk van de 24 plekken staat een stapel van vier willekeurige stenen. De kunstenaars beginnen op d2, b4, f4 en d6, in willekeurige volgorde.
rules-s-2-2 = Ieder krijgt twee gedekte doelkaarten. Je eigen bord heeft vijf lege torenvakken, 1 tot en met 5.
rules-s-3 = Een beurt
rules-s-3-1 = Oppakken: heb je een leeg torenvak, verplaats dan een kunstenaar naar een andere vrije plek. Hij neemt de bovenste steen van elke stapel ernaast die zijn symbool toont, tenzij er ook een andere kunstenaar naast die stapel staat. De plek waar hij vandaan kwam, telt niet meer. Je neemt al die stenen, minstens één.
rules-s-3-2 = Jij kiest de eerste steen; de andere volgen met de klok mee, elk boven op de vorige. De nieuwe toren gaat naar een leeg torenvak naar keuze. Aan een staande toren komt nooit iets bij.
rules-s-3-3 = Een kleur scoren: kies een kleur die boven op minstens twee van je torens ligt. Ze scoren allemaal, welk symbool ze ook hebben; daarna gaan hun bovenste stenen naar het mandalabord.
rules-s-3-4 = Stenen naar keuze scoren: kies een of meer van je torens. Elke toren brengt 1 punt op, en de bovenste stenen gaan naar het mandalabord.
rules-s-3-5 = Kun je aan het begin van je beurt niets doen, dan is het spel meteen afgelopen.
rules-s-4 = Wat een toren oplevert
rules-s-4-1 = Vak 1 geeft 1 punt voor elke verschillende hoogte op je vijf vakken; een leeg vak heeft hoogte 0.
rules-s-4-2 = De vakken 2, 3 en 4 scoren naar hoogte, zoals de tabel laat zien. De hoogtes tellen zoals ze zijn voordat er een steen naar het mandalabord gaat.
rules-s-4-3 = Vak 5 geeft het aantal verschillende kleuren in de toren, plus 1.
rules-s-5 = Het mandalabord
rules-s-5-1 = Elke steen die een toren verlaat, bedekt het volgende vrije vak. Een bonus daar is voor de speler die scoort, bij beide manieren van scoren. Is het spoor vol, dan worden verdere stenen opzijgelegd.
rules-s-5-2 = Wordt het vak met evenveel handen als er spelers zijn bedekt, dan begint het einde: de ronde wordt uitgespeeld, zodat iedereen evenveel beurten heeft gehad. Vakken met een ander aantal handen doen niets.
rules-s-6 = Het einde en de winnaar
rules-s-6-1 = Aan het eind tel je de punten van één gehaald doel mee, het beste. “Alleen sterren” of “alleen ringen” vraagt minstens één steen. Voor doelen die stenen tellen, tellen alle stenen van je torens mee; “meer dan elke andere speler” is echt meer, niet evenveel.
rules-s-6-2 = Wie de meeste punten heeft, wint. Bij gelijke stand wint wie eerder aan de beurt is.
rules-s-7 = Wie weet wat
rules-s-7-1 = Iedereen ziet de bovenkant en de hoogte van alle stapels, de kunstenaars, alle torens, het mandalabord en de punten.
rules-s-7-2 = Van opzij zie je de kleur van elke steen in een stapel, maar niet het symbool van wat onder de bovenste ligt.
rules-s-7-3 = Je doelen zijn geheim tot het spel is afgelopen.

## Hoe er verdeeld is

rules-deal = Is er eerlijk verdeeld?
rules-deal-how = Voor de partij maakt de server een geheim en toont daarvan een vingerafdruk. Elke speler voegt een eigen tekst toe. De kaarten volgen uit dit alles samen, dus niemand kan ze kiezen. Na de partij wordt het geheim getoond, en iedereen kan nagaan dat het die vingerafdruk heeft en die verdeling geeft.

## Plaatjes

rules-picture-mandala = Een mandala met de berg in het midden en aan weerszijden een veld. Groen en zwart liggen op de berg, paars in jouw veld, rood en geel in dat van je tegenstander. Je mag de berg uitbreiden met groen, zwart of oranje en je veld met paars of oranje; rood en geel kun je hier nergens kwijt.
rules-picture-mountain = Berg
rules-picture-yours = Jouw veld
rules-picture-theirs = Veld van de ander
rules-picture-river = Een rivier met zes kleuren en een kelk met 13 passende kaarten: samen 46 punten.
rules-picture-space = Vak
rules-picture-cup = In de kelk
rules-picture-points = Punten
rules-picture-total = Samen
rules-picture-board = Een kunstenaar op d4 neemt de twee sterren met 1 en 2. De ring heeft een ander symbool, en de ster naast de tweede kunstenaar is niet vrij.
rules-picture-towers = Drie stenen op een rij met de klok mee, blauw, geel en roze, kunnen drie verschillende torens worden: het hangt ervan af welke je als eerste neemt.
rules-picture-first = Als eerste { $colour }
rules-picture-spaces = Wat elk torenvak geeft voor een toren van hoogte 1 tot en met 4
rules-picture-tower-space = Torenvak
rules-picture-height = Hoogte { $height }
rules-picture-heights = een punt voor elke verschillende hoogte
rules-picture-track = Het mandalabord: 72 vakken van binnen naar buiten, met bonussen en handen.
rules-picture-turns = De drie soorten beurten
rules-picture-turn = Beurt
rules-picture-cards = Kaarten
rules-picture-draw = Dan trekken
rules-picture-may-complete = Kan voltooien
rules-picture-build = Berg uitbreiden
rules-picture-grow = Veld uitbreiden
rules-picture-discard = Afleggen
rules-picture-build-cards = één, op een berg
rules-picture-grow-cards = naar keuze, van één kleur, in je veld
rules-picture-discard-cards = naar keuze, van één kleur
rules-picture-build-draw = 3, tot 8 in je hand
rules-picture-grow-draw = niets
rules-picture-discard-draw = evenveel
rules-picture-yes = ja
rules-picture-no = nee
rules-picture-objectives = De doelkaarten
rules-picture-objective = Gehaald als dit aan het eind klopt
