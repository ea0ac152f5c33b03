# Waarom de tafelserver iets weigert.

## Verzoeken

server-not-found = Hier is niets, of je mag het niet zien.
server-not-allowed = Dat mag je niet.
server-login-needed = Log eerst in: de server kent je niet.
server-malformed = Dit is niet te lezen: { $detail }
server-too-large = Dat is te lang.
server-too-slow = Het duurde te lang voor dit aankwam. Probeer het nog eens.
server-too-many = Daarvan zijn er al te veel. Probeer het later nog eens.
server-too-often =
    { $seconds ->
        [one] Niet zo snel: probeer het over een seconde nog eens.
       *[other] Niet zo snel: probeer het over { $seconds } seconden nog eens.
    }
server-unavailable = De server kan dat nu even niet. Kijk zo nog eens, of probeer het opnieuw.
server-id-invalid = Een opdracht heeft een id nodig van 1 tot 64 tekens.
server-id-used = Je hebt al een andere opdracht met deze id naar deze tafel gestuurd. Geef elke opdracht een eigen id.
server-version-needed = Een actie moet de versie van de tafel noemen waarvoor ze bedoeld is.
server-stale = De tafel is intussen veranderd (nu versie { $version }). Kijk opnieuw en beslis dan.
server-version-unknown = Deze tafel is nog niet bij versie { $version }. Kijk opnieuw en beslis dan.

## Een tafel maken

server-clock-out-of-range = Een klok met zulke tijden bestaat niet.
server-options-too-long = Deze opties zijn te lang: ten hoogste { $most } bytes.
server-options-endless = Met deze opties kan een partij meer dan { $most } zetten hebben. Kies minder beurten.
server-rated-needs-people = Een partij voor de ranglijst heeft een klok nodig, en alleen mensen: één op elke plaats.
server-rated-as-published = Een partij voor de ranglijst wordt met de standaardopties gespeeld.
server-no-seat-for-you = Aan je eigen tafel moet minstens één plaats van jou zijn.
server-challenged-yourself = Je kunt jezelf niet uitdagen.
server-no-such-person = Zo iemand bestaat hier niet.
server-name-invalid = Dat is niet geschikt als naam.
server-nonce-invalid = Een tekst voor de verdeling heeft maximaal 64 tekens.

## Aan een tafel

server-not-open = De partij is al begonnen.
server-not-challenged = Er is hier geen plaats voor jou vrijgehouden.
server-not-running = Aan deze tafel is geen partij bezig.
server-not-over = De partij is nog niet afgelopen.
server-seats-taken = Alle plaatsen zijn bezet.
server-already-seated = Je zit al aan deze tafel.
server-not-seated = Je zit niet aan deze tafel.
server-seat-not-yours = Deze plaats is niet van jou.
server-seat-unclear = Je hebt meerdere plaatsen: zeg welke je bedoelt.
server-not-your-turn = Je bent niet aan de beurt.
server-nothing-to-undo = Er is niets dat je kunt terugnemen.
server-never-undo-rated = In een partij voor de ranglijst wordt niets teruggenomen.
server-nobody-asks = Niemand vraagt om iets terug te nemen.
server-already-asked = Iemand vraagt dat al.
server-undo-refused = De anderen hebben dat meermaals geweigerd. Speel verder; na de volgende zet mag je het weer vragen.
server-game-too-long = Deze partij heeft { $most } zetten, het hoogste aantal dat hier mag. Ze kan alleen nog worden opgegeven.
server-table-full = Aan deze tafel is zoveel gebeurd dat de partij alleen nog kan worden uitgespeeld.
server-everybody-has-moved = Iedereen is aan de beurt geweest: de partij kan niet meer worden afgeblazen.
server-not-away =
    { $seconds ->
        [0] Deze speler is er.
        [one] Deze speler kan nog terugkomen: wacht nog één seconde.
       *[other] Deze speler kan nog terugkomen: wacht nog { $seconds } seconden.
    }
server-not-their-turn = Niemand wacht op deze speler: een ander is aan de beurt.
server-time-decides = Aan deze tafel beslist de klok.
server-nobody-stands-in = Er speelt geen computer voor jou.
server-no-hints-rated = In een partij voor de ranglijst zijn er geen tips.
server-no-hints-here = Aan deze tafel zijn er geen tips: je speelt tegen andere mensen.
server-no-rematch = Aan deze tafel komt geen volgende partij.
