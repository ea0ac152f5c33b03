# Waarom een actie goed is: wat ze doet voor wie aan de beurt is. Dat ben “jij” in een tip; wie het van een ander leest, leest een naam.

why-only =
    { $who ->
        [you] Iets anders kun je niet doen.
       *[other] Iets anders kan { $name } niet doen.
    }
why-search =
    { $who ->
        [you] Geen enkel voordeel springt eruit, maar deze zet wint het vaakst.
       *[other] Geen enkel voordeel springt eruit, maar van alle zetten die { $name } heeft, wint deze het vaakst.
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
        [you] Met { $colour } heeft je rivier zes kleuren: deze vernietiging beëindigt het spel, en zo te zien sta je dan voor, { $own } tegen { $other }.
       *[other] Met { $colour } heeft de rivier van { $name } zes kleuren: deze vernietiging beëindigt het spel, en zo te zien staat { $name } dan voor, { $own } tegen { $other }.
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
        [you] Je neemt { $colour } voordat het op vak { $space } van de rivier van je tegenstander kan komen.
       *[other] { $name } neemt { $colour } voordat het op vak { $space } van de rivier van de tegenstander kan komen.
    }
mandala-why-match =
    { $who ->
        [you] { $count ->
            [one] Je legt { $colour } op vak { $space } van je rivier, en de kaart van die kleur in je kelk is dan { $points } waard.
           *[other] Je legt { $colour } op vak { $space } van je rivier, en de { $count } kaarten van die kleur in je kelk zijn dan samen { $points } waard.
        }
       *[other] { $count ->
            [one] { $name } legt { $colour } op vak { $space } van de eigen rivier, en de kaart van die kleur in de kelk is dan { $points } waard.
           *[other] { $name } legt { $colour } op vak { $space } van de eigen rivier, en de { $count } kaarten van die kleur in de kelk zijn dan samen { $points } waard.
        }
    }
mandala-why-most =
    { $who ->
        [you] Geen andere kleur levert je zoveel punten op: { $points }.
       *[other] Geen andere kleur levert { $name } zoveel punten op: { $points }.
    }
mandala-why-opens =
    { $who ->
        [you] Je legt { $colour } op vak { $space } van je rivier: elke volgende kaart van die kleur is { $space } waard.
       *[other] { $name } legt { $colour } op vak { $space } van de eigen rivier: elke volgende kaart van die kleur is { $space } waard.
    }
mandala-why-adds =
    { $who ->
        [you] { $points ->
            [one] In je rivier ligt al { $colour }, dus de kaarten gaan in je kelk: { $points } punt.
           *[other] In je rivier ligt al { $colour }, dus de kaarten gaan in je kelk: { $points } punten.
        }
       *[other] { $points ->
            [one] In de rivier van { $name } ligt al { $colour }, dus de kaarten gaan in de kelk: { $points } punt.
           *[other] In de rivier van { $name } ligt al { $colour }, dus de kaarten gaan in de kelk: { $points } punten.
        }
    }

## Mandala: beurten

mandala-why-ends-ahead =
    { $who ->
        [you] Je voltooit mandala { $mandala } en beëindigt zo het spel: zo te zien kom je voor te staan, { $own } tegen { $other }.
       *[other] { $name } voltooit mandala { $mandala } en beëindigt zo het spel, zo te zien met een voorsprong: { $own } tegen { $other }.
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
        [you] Je tegenstander kiest dan als eerste in mandala { $mandala }, maar jou levert het meer punten op: { $own } tegen { $other }.
       *[other] De tegenstander kiest dan als eerste in mandala { $mandala }, maar { $name } krijgt er meer punten voor: { $own } tegen { $other }.
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
        [you] Dan mist mandala { $mandala } alleen nog { $colour }, en zoals het nu staat kies jij als eerste: het voltooien kun je aan je tegenstander overlaten.
       *[other] Dan mist mandala { $mandala } alleen nog { $colour }, en zoals het nu staat kiest { $name } als eerste: de tegenstander mag hem voltooien.
    }
mandala-why-blocks =
    { $who ->
        [you] Dan mag je tegenstander door de kleurenregel in mandala { $mandala } alleen nog { $colour } in het eigen veld leggen.
       *[other] Dan mag de tegenstander door de kleurenregel in mandala { $mandala } alleen nog { $colour } in het eigen veld leggen.
    }
mandala-why-enters =
    { $who ->
        [you] Met een kaart in je veld van mandala { $mandala } houd je wat je daar neemt.
       *[other] Met een kaart in het eigen veld van mandala { $mandala } mag { $name } houden wat die daar neemt.
    }
mandala-why-levels =
    { $who ->
        [you] Dan is je veld van mandala { $mandala } even groot als dat van je tegenstander: wie hem voltooit, laat de ander als eerste kiezen.
       *[other] Dan is het veld van { $name } in mandala { $mandala } even groot als dat van de tegenstander: wie hem voltooit, laat de ander als eerste kiezen.
    }
mandala-why-keeps-both =
    { $who ->
        [you] Je houdt ook nog { $colour } in je hand, voor je veld van mandala { $mandala }.
       *[other] { $name } houdt ook nog { $colour } in de hand, voor het eigen veld van mandala { $mandala }.
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

stones-why-ends =
    { $who ->
        [you] Hiermee eindigt het spel, en je staat voor, { $own } tegen { $other }.
       *[other] Hiermee eindigt het spel, en { $name } staat voor, { $own } tegen { $other }.
    }
stones-why-begins-end =
    { $who ->
        [you] Je luidt de laatste ronde in terwijl je voorstaat, { $own } tegen { $other }.
       *[other] { $name } luidt de laatste ronde in met een voorsprong: { $own } tegen { $other }.
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
        [you] Je luidt de laatste ronde nog niet in, want je staat achter, { $own } tegen { $other }.
       *[other] { $name } luidt de laatste ronde nog niet in, wegens een achterstand: { $own } tegen { $other }.
    }

## Mandala Stones: scoren

stones-why-scores =
    { $who ->
        [you] Met { $colour } scoor je { $points } punten, meer dan met iets anders.
       *[other] Met { $colour } scoort { $name } { $points } punten, meer dan met iets anders.
    }
stones-why-frees =
    { $who ->
        [you] Al je torenvakken zijn bezet: na het scoren kun je weer stenen oppakken.
       *[other] Alle torenvakken van { $name } zijn bezet: na het scoren kunnen er weer stenen worden opgepakt.
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
        [you] Dan ligt op twee van je torens { $colour } bovenop: dat kan { $points } punten opleveren, zonder bonussen.
       *[other] Dan ligt op twee torens van { $name } { $colour } bovenop: dat kan { $points } punten opleveren, zonder bonussen.
    }
stones-why-joins =
    { $who ->
        [you] Dan ligt op { $count } van je torens { $colour } bovenop: dat kan { $points } punten opleveren, zonder bonussen.
       *[other] Dan ligt op { $count } torens van { $name } { $colour } bovenop: dat kan { $points } punten opleveren, zonder bonussen.
    }
stones-why-four-colours = Een toren met vier kleuren levert op vak 5 het meest op.
stones-why-height = Hoogte { $height } levert op vak { $tower } het meest op: { $points } punten.
stones-why-takes-wanted =
    { $who ->
        [you] Je neemt stenen waarmee de volgende speler meer punten had kunnen scoren met { $colour }.
       *[other] { $name } neemt stenen waarmee de volgende speler meer punten had kunnen scoren met { $colour }.
    }
stones-why-blocks = De kunstenaar belet de volgende speler dan om met { $colour } meer punten te scoren.
stones-why-heights =
    { $who ->
        [you] Dan hebben je torens veel verschillende hoogtes: die op vak 1 is { $points } punten waard.
       *[other] Dan hebben de torens van { $name } veel verschillende hoogtes: die op vak 1 is { $points } punten waard.
    }
stones-why-many =
    { $who ->
        [you] Je neemt { $count } stenen tegelijk, en meer kan nu niet.
       *[other] { $name } neemt { $count } stenen tegelijk, en meer kan nu niet.
    }
