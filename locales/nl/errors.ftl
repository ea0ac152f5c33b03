# Waarom iets wordt geweigerd.

## Elk spel

game-over = De partij is afgelopen.
not-your-turn = Je bent niet aan de beurt.
encoding-no-such-id = Geen actie heeft het nummer { $id }.
encoding-never-legal = { $action } is in geen enkele stand toegestaan en heeft dus geen nummer.

## Mandala

mandala-no-action = “{ $text }” is geen actie van Mandala. Acties zien eruit als m1R, f2K3, dG2 of cP.
mandala-claim-first = Mandala { $mandala } wordt vernietigd: neem eerst een kleur van de berg.
mandala-nothing-to-claim = Er wordt geen mandala vernietigd, dus er valt niets te nemen.
mandala-not-in-mountain = Op berg { $mandala } ligt geen { $colour }.
mandala-no-cards = Speel minstens één kaart.
mandala-not-in-hand =
    { $have ->
        [0] Je hebt geen { $colour } in je hand.
        [one] Van { $colour } heb je maar { $have } kaart in je hand.
       *[other] Van { $colour } heb je maar { $have } kaarten in je hand.
    }
mandala-in-mountain = Op berg { $mandala } ligt al { $colour }, dus in die mandala mag { $colour } niet in een veld.
mandala-in-own-field = In je eigen veld van mandala { $mandala } ligt al { $colour }, dus in die mandala mag { $colour } niet op de berg.
mandala-in-other-field = In het veld van je tegenstander in mandala { $mandala } ligt al { $colour }.
mandala-keep-one = Houd minstens één kaart in je hand.
mandala-last-card = Dit is je laatste kaart en er valt niets te trekken: je mag hem niet op de berg leggen.
mandala-no-colour = “{ $letter }” in de trekstapel is geen kleur. Kleuren zijn R, O, Y, G, P en K.
mandala-wrong-size =
    { $count ->
        [one] De trekstapel heeft { $count } kaart; het moeten er 108 zijn.
       *[other] De trekstapel heeft { $count } kaarten; het moeten er 108 zijn.
    }
mandala-wrong-deck =
    { $count ->
        [one] De trekstapel heeft van { $colour } maar { $count } kaart; het moeten er 18 zijn.
       *[other] De trekstapel heeft van { $colour } { $count } kaarten; het moeten er 18 zijn.
    }

## Mandala Stones

stones-no-action = “{ $text }” is geen actie van Mandala Stones. Acties zien eruit als d2b2n3, cV of t135.
stones-no-empty-tower-space = Alle vijf je torenvakken zijn bezet: je kunt niets oppakken, alleen scoren.
stones-tower-space-taken = Op je vak { $tower } staat al een toren.
stones-no-artist = Op { $space } staat geen kunstenaar.
stones-same-space = De kunstenaar op { $space } moet naar een andere plek.
stones-not-free = Op { $space } staat een andere kunstenaar.
stones-takes-nothing = Op { $space } zou de kunstenaar geen steen kunnen nemen.
stones-empty-stack = De stapel op { $space } is leeg.
stones-wrong-pattern = De steen op { $space } heeft niet het symbool van de kunstenaar ({ $pattern }).
stones-next-to-artist = De steen op { $space } ligt naast de kunstenaar op { $artist } en blijft dus liggen.
stones-too-few-tops =
    { $count ->
        [0] Op geen van je torens ligt { $colour } bovenop; het moeten er minstens twee zijn.
       *[other] Op maar { $count } van je torens ligt { $colour } bovenop; het moeten er minstens twee zijn.
    }
stones-no-tower = Kies minstens één toren.
stones-empty-tower = Op je vak { $tower } staat geen toren.
stones-no-stack = Op { $space } staat geen stapel.
stones-no-stone-space = “{ $name }” is geen plek voor stenen.
stones-wrong-stack = De stapel op { $space } bestaat niet uit vier stenen. Stenen zijn Y, B, P en V, of y, b, p en v.
stones-wrong-stones =
    { $count ->
        [one] Er is { $count } steen { $stone }; het moeten er 12 zijn.
       *[other] Er zijn { $count } stenen { $stone }; het moeten er 12 zijn.
    }
stones-no-starting-artist = Op { $space } staat geen kunstenaar, terwijl er daar een moet beginnen.
stones-no-starting-space = “{ $name }” is geen plek waar een kunstenaar begint. Kunstenaars beginnen op d2, b4, f4 en d6.
stones-no-pattern = “{ $name }” is geen symbool van een kunstenaar: het moet star of ring zijn.
stones-wrong-artists = Van de vier kunstenaars moeten er twee een ster en twee een ring hebben; hier hebben er { $stars } een ster.
stones-wrong-players = Er zijn doelen uitgedeeld aan { $dealt } spelers, maar er doen er { $players } mee.
stones-wrong-hand =
    { $count ->
        [one] Plaats { $seat } krijgt { $count } doelkaart; het moeten er 2 zijn.
       *[other] Plaats { $seat } krijgt { $count } doelkaarten; het moeten er 2 zijn.
    }
stones-no-objective = Er is geen doelkaart “{ $name }”.
stones-objective-twice = Een doelkaart is twee keer uitgedeeld: { $objective }.

## Spelverslagen

record-too-long = De regel is langer dan 16 MiB.
record-not-utf8 = De regel is geen UTF-8-tekst.
record-json = Dit is geen spelverslag: { $detail }
record-format = Het spelverslag heeft een onbekende indeling: “{ $format }”.
record-game = Er is geen spel “{ $game }”.
record-players =
    { $most ->
        [2] Het spel is voor 2 spelers, niet { $players }.
       *[other] Het spel is voor { $fewest } tot { $most } spelers, niet { $players }.
    }
record-options = De opties kloppen niet: { $detail }
record-setup = De opstelling klopt niet: { $detail }
record-forfeit-seat = Op plaats { $seat } zit niemand, dus kan daar niemand hebben opgegeven.
replay-reshuffle-missing = Hier raakt de trekstapel op, maar in het spelverslag staat geen volgende schudbeurt.
replay-reshuffle-cards = De schudbeurt bestaat niet uit precies de kaarten van de aflegstapel.
replay-reshuffles-left =
    { $count ->
        [one] Er is { $count } schudbeurt over.
       *[other] Er zijn { $count } schudbeurten over.
    }
replay-given-up-yet-finished = De partij is opgegeven en heeft toch een uitslag.
replay-unfinished = Het spelverslag heeft een uitslag, maar de partij is niet uitgespeeld.
replay-result = De uitslag klopt niet: de partij eindigde met { $scores }, winnaar { $winner }, reden { $reason }.
