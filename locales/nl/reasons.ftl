# Waarom een actie goed is: wat ze doet voor wie aan de beurt is. Dat ben “jij” in een tip; wie het van een ander leest, leest een naam.

why-only =
    { $who ->
        [you] Iets anders kun je niet doen.
       *[other] Iets anders kan { $name } niet doen.
    }
why-search =
    { $who ->
        [you] Er is niet één reden: van al je acties wint deze het vaakst.
       *[other] Er is niet één reden: van alle acties die { $name } heeft, wint deze het vaakst.
    }

## Hoe een beslissing heet

verdict-forced = gedwongen
verdict-best = de beste
verdict-good = goed
verdict-inaccuracy = onnauwkeurig
verdict-mistake = fout
verdict-blunder = blunder

## Mandala: kleuren nemen

mandala-why-takes-away =
    { $who ->
        [you] Je veld is leeg, dus { $colour } wordt afgelegd, maar je tegenstander krijgt het ook niet.
       *[other] Het veld van { $name } is leeg, dus { $colour } wordt afgelegd, maar de tegenstander krijgt het ook niet.
    }
mandala-why-sixth =
    { $who ->
        [you] Met { $colour } heeft je rivier zes kleuren: deze vernietiging beëindigt het spel, en zo te zien sta je voor, { $own } : { $other }.
       *[other] Met { $colour } heeft de rivier van { $name } zes kleuren: deze vernietiging beëindigt het spel, en zo te zien staat { $name } voor, { $own } : { $other }.
    }
mandala-why-denies =
    { $who ->
        [you] { $points ->
            [one] Je neemt { $colour }, dat voor je tegenstander het meest waard is: { $points } punt.
           *[other] Je neemt { $colour }, dat voor je tegenstander het meest waard is: { $points } punten.
        }
       *[other] { $points ->
            [one] { $name } neemt { $colour }, dat voor de tegenstander het meest waard is: { $points } punt.
           *[other] { $name } neemt { $colour }, dat voor de tegenstander het meest waard is: { $points } punten.
        }
    }
mandala-why-before =
    { $who ->
        [you] Je neemt { $colour } voordat het op vak { $space } van de rivier van je tegenstander komt.
       *[other] { $name } neemt { $colour } voordat het op vak { $space } van de rivier van de tegenstander komt.
    }
mandala-why-match =
    { $who ->
        [you] { $count ->
            [one] Je legt { $colour } op vak { $space } van je rivier, en de kaart ervan in je kelk is voortaan { $points } waard.
           *[other] Je legt { $colour } op vak { $space } van je rivier, en de { $count } kaarten ervan in je kelk zijn voortaan { $points } waard.
        }
       *[other] { $count ->
            [one] { $name } legt { $colour } op vak { $space } van de eigen rivier, en de kaart ervan in de kelk is voortaan { $points } waard.
           *[other] { $name } legt { $colour } op vak { $space } van de eigen rivier, en de { $count } kaarten ervan in de kelk zijn voortaan { $points } waard.
        }
    }
mandala-why-most =
    { $who ->
        [you] Geen andere kleur levert je zoveel punten op: { $points }.
       *[other] Geen andere kleur levert { $name } zoveel punten op: { $points }.
    }
mandala-why-opens =
    { $who ->
        [you] Je legt { $colour } op vak { $space } van je rivier: elke volgende kaart ervan is { $space } waard.
       *[other] { $name } legt { $colour } op vak { $space } van de eigen rivier: elke volgende kaart ervan is { $space } waard.
    }
mandala-why-adds =
    { $who ->
        [you] { $points ->
            [one] Je rivier heeft al { $colour }, dus de kaarten gaan in je kelk: { $points } punt.
           *[other] Je rivier heeft al { $colour }, dus de kaarten gaan in je kelk: { $points } punten.
        }
       *[other] { $points ->
            [one] De rivier van { $name } heeft al { $colour }, dus de kaarten gaan in de kelk: { $points } punt.
           *[other] De rivier van { $name } heeft al { $colour }, dus de kaarten gaan in de kelk: { $points } punten.
        }
    }

## Mandala: beurten

mandala-why-ends-ahead =
    { $who ->
        [you] Je voltooit mandala { $mandala } en beëindigt zo het spel: zo te zien kom je voor te staan, { $own } : { $other }.
       *[other] { $name } voltooit mandala { $mandala } en beëindigt zo het spel: zo te zien met een voorsprong, { $own } : { $other }.
    }
mandala-why-shuts-out =
    { $who ->
        [you] Je voltooit mandala { $mandala } terwijl het veld van je tegenstander daar leeg is: die houdt er niets van over.
       *[other] { $name } voltooit mandala { $mandala } terwijl het veld van de tegenstander daar leeg is: die houdt er niets van over.
    }
mandala-why-first =
    { $who ->
        [you] Je voltooit mandala { $mandala } en kiest als eerste.
       *[other] { $name } voltooit mandala { $mandala } en kiest als eerste.
    }
mandala-why-profits =
    { $who ->
        [you] Je tegenstander kiest als eerste in mandala { $mandala }, maar jij wint er meer punten mee: { $own } : { $other }.
       *[other] De tegenstander kiest als eerste in mandala { $mandala }, maar { $name } wint er meer punten mee: { $own } : { $other }.
    }
mandala-why-sweeps = Beide velden van mandala { $mandala } zijn leeg, dus niemand krijgt de berg.
mandala-why-avoids =
    { $who ->
        [you] Je laat mandala { $mandala } open: voltooi je hem, dan kiest je tegenstander als eerste.
       *[other] { $name } laat mandala { $mandala } open: anders kiest de tegenstander daar als eerste.
    }
mandala-why-leads =
    { $who ->
        [you] Je neemt de leiding in de velden van mandala { $mandala }: { $own } tegen { $other }.
       *[other] { $name } neemt de leiding in de velden van mandala { $mandala }: { $own } tegen { $other }.
    }
mandala-why-leaves =
    { $who ->
        [you] Mandala { $mandala } mist nu alleen nog { $colour }, en zoals het nu staat kies jij als eerste: je kunt het aan je tegenstander overlaten om hem te voltooien.
       *[other] Mandala { $mandala } mist nu alleen nog { $colour }, en zoals het nu staat kiest { $name } als eerste: de tegenstander mag hem voltooien.
    }
mandala-why-blocks =
    { $who ->
        [you] Door de kleurenregel kan het veld van je tegenstander in mandala { $mandala } alleen nog { $colour } krijgen.
       *[other] Door de kleurenregel kan het veld van de tegenstander in mandala { $mandala } alleen nog { $colour } krijgen.
    }
mandala-why-enters =
    { $who ->
        [you] Met een kaart in je veld van mandala { $mandala } houd je wat je daar neemt.
       *[other] Met een kaart in het eigen veld van mandala { $mandala } houdt { $name } wat daar te nemen is.
    }
mandala-why-levels =
    { $who ->
        [you] Je veld van mandala { $mandala } is nu even groot als dat van je tegenstander: wie hem voltooit, laat de ander als eerste kiezen.
       *[other] Het veld van { $name } in mandala { $mandala } is nu even groot als dat van de tegenstander: wie hem voltooit, laat de ander als eerste kiezen.
    }
mandala-why-keeps-both =
    { $who ->
        [you] Je houdt { $colour } in je hand, ook voor je veld van mandala { $mandala }.
       *[other] { $name } houdt { $colour } in de hand, ook voor het eigen veld van mandala { $mandala }.
    }
mandala-why-strengthens =
    { $who ->
        [you] Je vergroot je voorsprong in de velden van mandala { $mandala }: { $own } tegen { $other }.
       *[other] { $name } vergroot de voorsprong in de velden van mandala { $mandala }: { $own } tegen { $other }.
    }
mandala-why-draws =
    { $who ->
        [you] Je hebt weinig kaarten in je hand ({ $hand }) en trekt er { $count }.
       *[other] { $name } heeft weinig kaarten in de hand ({ $hand }) en trekt er { $count }.
    }
mandala-why-builds-up =
    { $who ->
        [you] Je breidt berg { $mandala } uit, en zoals het nu staat kies jij daar als eerste.
       *[other] { $name } breidt berg { $mandala } uit en kiest daar, zoals het nu staat, als eerste.
    }
mandala-why-feeds =
    { $who ->
        [you] Op een berg is { $colour } voor jou meer waard dan voor je tegenstander: { $space } per kaart.
       *[other] Op een berg is { $colour } voor { $name } meer waard dan voor de tegenstander: { $space } per kaart.
    }
mandala-why-hoards =
    { $who ->
        [you] In je kelk ligt al { $colour }: neem je die kleur van een berg, dan leveren die kaarten punten op.
       *[other] In de kelk van { $name } ligt al { $colour }: komt die kleur in de rivier, dan leveren die kaarten punten op.
    }
mandala-why-useless =
    { $who ->
        [you] Je kunt { $colour } nu nergens spelen.
       *[other] { $name } kan { $colour } nu nergens spelen.
    }
mandala-why-seeks =
    { $who ->
        [you] Je zoekt { $colour }, de enige kleur die mandala { $mandala } nog mist: daar zou jij als eerste kiezen.
       *[other] { $name } zoekt { $colour }, de enige kleur die mandala { $mandala } nog mist, en zou daar als eerste kiezen.
    }
mandala-why-gathers =
    { $who ->
        [you] Voor één kaart trek je er { $count }.
       *[other] Voor één kaart trekt { $name } er { $count }.
    }
mandala-why-renews =
    { $who ->
        [you] { $count ->
            [one] Je ruilt de kaart die je het minst nodig hebt.
           *[other] Je ruilt de { $count } kaarten die je het minst nodig hebt.
        }
       *[other] { $count ->
            [one] { $name } ruilt de kaart die het minst nodig is.
           *[other] { $name } ruilt de { $count } kaarten die het minst nodig zijn.
        }
    }

## Mandala Stones: het einde

stones-why-begins-end =
    { $who ->
        [you] Je begint de laatste ronde terwijl je voorstaat, { $own } : { $other }.
       *[other] { $name } begint de laatste ronde met een voorsprong, { $own } : { $other }.
    }
stones-why-last-points =
    { $who ->
        [you] { $points ->
            [one] Dit is je laatste beurt: je scoort { $points } punt.
           *[other] Dit is je laatste beurt: je scoort { $points } punten.
        }
       *[other] { $points ->
            [one] Dit is de laatste beurt van { $name }: die levert { $points } punt op.
           *[other] Dit is de laatste beurt van { $name }: die levert { $points } punten op.
        }
    }
stones-why-meets =
    { $who ->
        [you] Je haalt je doel: { $objective }.
       *[other] { $name } haalt een doel: { $objective }.
    }
stones-why-keeps =
    { $who ->
        [you] Je doel blijft gehaald: { $objective }.
       *[other] Het doel van { $name } blijft gehaald: { $objective }.
    }
stones-why-delays =
    { $who ->
        [you] Je begint de laatste ronde nog niet, want je staat achter, { $own } : { $other }.
       *[other] { $name } begint de laatste ronde nog niet, bij een achterstand van { $own } : { $other }.
    }

## Mandala Stones: scoren

stones-why-scores =
    { $who ->
        [you] Met { $colour } scoor je { $points } punten, meer dan met wat je verder ook doet.
       *[other] Met { $colour } scoort { $name } { $points } punten, meer dan met iets anders.
    }
stones-why-frees =
    { $who ->
        [you] Al je torenvakken waren bezet: nu kun je weer stenen oppakken.
       *[other] Alle torenvakken van { $name } waren bezet: nu kunnen er weer stenen worden opgepakt.
    }
stones-why-bonus =
    { $who ->
        [you] Je krijgt een bonus van het mandalabord: +{ $points }.
       *[other] { $name } krijgt een bonus van het mandalabord: +{ $points }.
    }
stones-why-uncovers =
    { $who ->
        [you] Je legt { $colour } bloot, dat daarna { $points } punten kan opleveren.
       *[other] { $name } legt { $colour } bloot, dat daarna { $points } punten kan opleveren.
    }
stones-why-points =
    { $who ->
        [you] { $points ->
            [one] Je scoort meteen { $points } punt.
           *[other] Je scoort meteen { $points } punten.
        }
       *[other] { $points ->
            [one] { $name } scoort meteen { $points } punt.
           *[other] { $name } scoort meteen { $points } punten.
        }
    }

## Mandala Stones: oppakken

stones-why-pairs =
    { $who ->
        [you] Twee van je torens hebben nu { $colour } bovenop: dat kan { $points } punten opleveren.
       *[other] Twee torens van { $name } hebben nu { $colour } bovenop: dat kan { $points } punten opleveren.
    }
stones-why-joins =
    { $who ->
        [you] Nu hebben { $count } van je torens { $colour } bovenop: dat kan { $points } punten opleveren.
       *[other] Nu hebben { $count } torens van { $name } { $colour } bovenop: dat kan { $points } punten opleveren.
    }
stones-why-four-colours = Een toren met vier kleuren levert op vak 5 het meest op.
stones-why-height = Hoogte { $height } levert op vak { $tower } het meest op: { $points } punten.
stones-why-takes-wanted =
    { $who ->
        [you] Je neemt stenen waarmee { $colour } de volgende speler meer had kunnen opleveren.
       *[other] { $name } neemt stenen waarmee { $colour } de volgende speler meer had kunnen opleveren.
    }
stones-why-blocks = De kunstenaar verhindert nu dat { $colour } de volgende speler meer oplevert.
stones-why-heights =
    { $who ->
        [you] Je torens hebben veel verschillende hoogtes: die op vak 1 is { $points } punten waard.
       *[other] De torens van { $name } hebben veel verschillende hoogtes: die op vak 1 is { $points } punten waard.
    }
stones-why-many =
    { $who ->
        [you] Je neemt { $count } stenen tegelijk, en meer kan nu niet.
       *[other] { $name } neemt { $count } stenen tegelijk, en meer kan nu niet.
    }
