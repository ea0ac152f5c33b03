# Waarom iemand of een verzoek aan de deur wordt geweigerd.

server-name-taken = Deze naam is al bezet.
server-label-invalid = Een omschrijving heeft 1 tot 60 zichtbare tekens.
server-password-invalid = Een wachtwoord heeft 8 tot 200 tekens.
server-wrong-password = Verkeerde naam of verkeerd wachtwoord.
server-wrong-recovery = Verkeerde naam of verkeerde herstelcode.
server-already-account = Je hebt al een account.
server-account-needed = Dit kan alleen met een account met een wachtwoord.
server-guest-sits = Als gast zit je nog aan tafel, en daar kan dan niemand meer je plaats innemen. Toch inloggen en de gast achterlaten?
server-banned = Dit account is geblokkeerd.
server-scope-missing = De token van het programma staat dit niet toe.
server-scopes-empty = Een token moet iets toestaan.
server-person-needed = Dit is voor een mens achter een browser, niet voor een programma.
server-settings-too-large = Deze instellingen zijn te groot.
server-cross-site = Een andere website heeft dit verzoek gestuurd; daarom is het niet uitgevoerd.
server-method-not-allowed = Op dit adres staat wel iets, maar dit kun je er niet mee doen.
server-json-needed = Er wordt JSON verwacht (Content-Type: application/json).
server-socket-needed = Op dit adres werkt alleen een WebSocket.
server-internal = Er is hier iets misgegaan. Het ligt niet aan jou, en er is niets veranderd.
