# Gespeelde partijen, controleerbare delingen, de deling van de dag en lessen.

server-no-such-ply = { $plies ->
    [one] Deze partij heeft maar één zet.
   *[other] Deze partij heeft maar { $plies } zetten.
  }
server-no-help-daily = In de deling van de dag zijn er geen hints en kun je niets terugnemen.
server-day-not-over = Anderen spelen deze deling nog. Alles is te zien als de dag voorbij is.
server-day-over = De dag van deze deling is voorbij en de kaarten zijn openbaar. Je kunt alleen nog opgeven.
server-daily-not-played = De uitslagen zie je zodra je deze deling zelf hebt gespeeld.
server-not-expected = Dat mag, maar deze les vraagt om { $expected }.
server-lesson-empty = Een les heeft minstens één zet nodig.
server-lesson-no-turn = In deze les valt er voor jou niets te doen.

verify-missing = Het verslag zegt niet hoe er gedeeld is.
verify-secret = Het geheim bestaat niet uit 64 hexadecimale cijfers.
verify-commitment = De vastlegging in het verslag hoort niet bij het geheim.
verify-other-commitment = De vastlegging in het verslag is niet die van vóór de deling.
verify-nonces = Er is niet precies één nonce voor elke plaats.
verify-setup = Geheim en nonces geven een andere deling dan de gespeelde.
verify-reshuffle = Geheim en nonces geven een andere schudbeurt dan die bij zet { $ply }.

lesson-mandala-turns = De drie dingen die je in je beurt kunt doen
lesson-mandala-turns-build = Bouwen: leg een oranje kaart op Berg 1. Daarna trek je tot drie kaarten.
lesson-mandala-turns-grow = Groeien: leg beide paarse kaarten op jouw Veld van mandala 1. Je trekt niets, maar later mag je er eerder door kiezen.
lesson-mandala-turns-discard = Afleggen: leg de zwarte kaart af en trek er een andere voor.
lesson-mandala-destruction = Een mandala wordt voltooid en vernietigd
lesson-mandala-destruction-complete = In mandala 1 ontbreekt alleen geel. Leg het op de Berg.
lesson-mandala-destruction-first = Op jouw Veld liggen meer kaarten, dus jij kiest eerst. Neem rood: één kaart opent je Rivier, de andere gaat in je Kelk.
lesson-mandala-destruction-second = Jij mag weer kiezen. Neem groen: dat is de tweede kleur in je Rivier.
lesson-mandala-river = Wat je Rivier waard is
lesson-mandala-river-build = Leg groen op Berg 2. Nog één kleur en de mandala is voltooid.
lesson-mandala-river-new = Geel is nieuw voor jou: één kaart komt op het derde vak van je Rivier, en die in je Kelk is drie punten waard.
lesson-mandala-river-known = Groen ligt al op je tweede vak: de kaart gaat meteen in je Kelk, voor twee punten.
lesson-stones-turns = Kunstenaars en torens
lesson-stones-turns-move = Verplaats de kunstenaar van d6 naar b2. Hij neemt elke vrije steen met zijn eigen patroon; begin in het westen en bouw de toren op torenvak 2.
lesson-stones-turns-again = Verplaats de kunstenaar van d6 naar d2, begin in het zuiden en bouw een toren op torenvak 5.
lesson-stones-scoring = Een kleur scoren
lesson-stones-scoring-prepare = Verplaats de kunstenaar van b4 naar f4, begin in het westen en bouw een toren op torenvak 4.
lesson-stones-scoring-colour = Roze ligt boven op vier van je torens. Scoor roze: elk daarvan brengt punten op, en de bovenste stenen gaan naar de mandala.
lesson-stones-tops = Willekeurige stenen scoren
lesson-stones-tops-colour = Roze ligt boven op meer dan één van je torens: scoor roze.
lesson-stones-tops-any = Neem de bovenste stenen van toren 2 en 5, welke kleur ze ook hebben: één punt per steen, en ruimte voor nieuwe torens.
