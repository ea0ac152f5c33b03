# Waarom een actie goed is: wat ze doet voor wie aan de beurt is, dat ben “jij”.

why-only = Iets anders kun je niet doen.
why-search = Er is niet één reden: van al je acties wint deze het vaakst.

## Hoe een beslissing heet

verdict-forced = gedwongen
verdict-best = de beste
verdict-good = goed
verdict-inaccuracy = onnauwkeurig
verdict-mistake = fout
verdict-blunder = blunder

## Mandala: kleuren nemen

mandala-why-takes-away = Je Veld is leeg, dus { $colour } wordt afgelegd, maar je tegenstander krijgt het ook niet.
mandala-why-sixth = { $colour } is de zesde kleur van je Rivier: deze vernietiging beëindigt het spel, en zo te zien sta je voor, { $own } : { $other }.
mandala-why-denies =
    { $points ->
        [one] Je neemt { $colour }, dat voor je tegenstander het meest waard is: { $points } punt.
       *[other] Je neemt { $colour }, dat voor je tegenstander het meest waard is: { $points } punten.
    }
mandala-why-before = Je neemt { $colour } voordat het op vak { $space } van de Rivier van je tegenstander komt.
mandala-why-match =
    { $count ->
        [one] { $colour } komt op vak { $space } van je Rivier, en de kaart ervan in je Kelk is voortaan { $points } waard.
       *[other] { $colour } komt op vak { $space } van je Rivier, en de { $count } kaarten ervan in je Kelk zijn voortaan { $points } waard.
    }
mandala-why-most = Geen andere kleur levert je zoveel punten op: { $points }.
mandala-why-opens = { $colour } krijgt vak { $space } van je Rivier: elke volgende kaart ervan is { $space } waard.
mandala-why-adds =
    { $points ->
        [one] { $colour } ligt al in je Rivier, dus de kaarten gaan in je Kelk: { $points } punt.
       *[other] { $colour } ligt al in je Rivier, dus de kaarten gaan in je Kelk: { $points } punten.
    }

## Mandala: beurten

mandala-why-ends-ahead = Je maakt mandala { $mandala } compleet en beëindigt zo het spel: zo te zien kom je voor te staan, { $own } : { $other }.
mandala-why-shuts-out = Je maakt mandala { $mandala } compleet terwijl het Veld van je tegenstander daar leeg is: die houdt er niets van over.
mandala-why-first = Je maakt mandala { $mandala } compleet en kiest eerst.
mandala-why-profits = Je tegenstander kiest eerst in mandala { $mandala }, maar jij wint er meer punten mee: { $own } : { $other }.
mandala-why-sweeps = Beide Velden van mandala { $mandala } zijn leeg, dus niemand krijgt de Berg.
mandala-why-avoids = Je laat mandala { $mandala } open: maak je hem compleet, dan kiest je tegenstander eerst.
mandala-why-leads = Je neemt de leiding in de Velden van mandala { $mandala }: { $own } tegen { $other }.
mandala-why-leaves = Mandala { $mandala } mist nu alleen nog { $colour }, en zoals het nu staat kies jij eerst: je kunt het aan je tegenstander overlaten om hem compleet te maken.
mandala-why-blocks = Door de kleurenregel kan het Veld van je tegenstander in mandala { $mandala } alleen nog { $colour } krijgen.
mandala-why-enters = Met een kaart in je Veld van mandala { $mandala } houd je wat je daar neemt.
mandala-why-levels = Je Veld van mandala { $mandala } is nu even groot als dat van je tegenstander: wie hem compleet maakt, laat de ander eerst kiezen.
mandala-why-keeps-both = Je houdt { $colour } in je hand, ook voor je Veld van mandala { $mandala }.
mandala-why-strengthens = Je vergroot je voorsprong in de Velden van mandala { $mandala }: { $own } tegen { $other }.
mandala-why-draws = Je hebt weinig kaarten in je hand ({ $hand }) en trekt er { $count }.
mandala-why-builds-up = Je vergroot de Berg van mandala { $mandala }, en zoals het nu staat kies jij daar eerst.
mandala-why-feeds = { $colour } op een Berg is voor jou meer waard dan voor je tegenstander: { $space } per kaart.
mandala-why-hoards = Er ligt al { $colour } in je Kelk: het loont als je die kleur van een Berg kunt nemen.
mandala-why-useless = Je kunt { $colour } nu nergens spelen.
mandala-why-seeks = Je zoekt { $colour }, de enige kleur die mandala { $mandala } nog mist: daar zou jij eerst kiezen.
mandala-why-gathers = Voor één kaart trek je er { $count }.
mandala-why-renews =
    { $count ->
        [one] Je ruilt de kaart die je het minst nodig hebt.
       *[other] Je ruilt de { $count } kaarten die je het minst nodig hebt.
    }

## Mandala Stones: het einde

stones-why-begins-end = Je begint de laatste ronde terwijl je voor staat, { $own } : { $other }.
stones-why-last-points =
    { $points ->
        [one] Dit is je laatste beurt: je scoort { $points } punt.
       *[other] Dit is je laatste beurt: je scoort { $points } punten.
    }
stones-why-meets = Je haalt je doel: { $objective }.
stones-why-keeps = Je doel blijft gehaald: { $objective }.
stones-why-delays = Je begint de laatste ronde nog niet, want je staat achter, { $own } : { $other }.

## Mandala Stones: scoren

stones-why-scores = { $colour } levert { $points } punten op, meer dan wat je verder ook doet.
stones-why-frees = Al je torenvakken waren bezet: nu kun je weer stenen oprapen.
stones-why-bonus = Je krijgt een bonus van het mandalabord: +{ $points }.
stones-why-uncovers = Je legt { $colour } bloot, dat daarna { $points } punten kan opleveren.
stones-why-points =
    { $points ->
        [one] Je scoort meteen { $points } punt.
       *[other] Je scoort meteen { $points } punten.
    }

## Mandala Stones: oprapen

stones-why-pairs = Twee van je torens hebben nu { $colour } bovenop: dat kan { $points } punten opleveren.
stones-why-joins = { $count } van je torens hebben nu { $colour } bovenop: dat kan { $points } punten opleveren.
stones-why-four-colours = Een toren met vier kleuren levert op vak 5 het meest op.
stones-why-height = Hoogte { $height } levert op vak { $tower } het meest op: { $points } punten.
stones-why-takes-wanted = Je neemt stenen waarmee { $colour } de volgende speler meer had kunnen opleveren.
stones-why-blocks = De kunstenaar verhindert nu dat { $colour } de volgende speler meer oplevert.
stones-why-heights = Je torens hebben veel verschillende hoogtes: die op vak 1 is { $points } punten waard.
stones-why-many = Je neemt { $count } stenen tegelijk, en meer kan nu niet.
