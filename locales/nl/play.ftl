# Woorden van `mandala play`.

play-you = Jij
play-program = programma
play-greeting = { $game } tegen { $names }.
play-ask-help = Typ help voor alles wat je kunt typen en voor de regels in het kort.
play-narrow = De tafel heeft { $needed } kolommen nodig; deze terminal heeft er { $columns }.
play-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

## Opdrachten: de woorden die je kunt typen, in het Nederlands en in het Engels, met spaties ertussen

play-command-help = help hulp h ?
play-command-moves = zetten moves
play-command-hint = tip hint
play-command-board = bord tafel board
play-command-undo = terug undo u
play-command-log = verloop log
play-command-quit = stop quit q exit

play-help =
    Wat je kunt typen
      een getal   een van de aangeboden keuzes
      een actie   zoals in de lijsten; hoofdletters of kleine letters
      het begin   toont de acties die zo beginnen
      zetten      elke actie en wat die zou doen; “zetten f1” alleen die met f1
      tip         wat de computer in jouw plaats zou doen, en waarom
      bord        tekent de tafel opnieuw
      terug       neemt je laatste beslissing en alles daarna terug
      verloop     het hele spel tot nu toe
      help        deze tekst
      stop        verlaat het spel

## Bij het typen

play-your-turn = Je bent aan de beurt. Typ een getal of de actie zelf.
play-narrowed = Je keuzes (Enter toont ze weer allemaal):
play-only-one = Je kunt maar één ding doen:
play-press-enter = Druk op Enter om het te doen.
play-no-number =
    { $most ->
        [one] Hier is geen nummer { $number }; er is alleen 1.
       *[other] Hier is geen nummer { $number }; ze gaan van 1 tot { $most }.
    }
play-hint = Tip: { $action }, met een winstkans van ongeveer { $chance }%.
play-no-moves = Geen van je acties begint met “{ $text }”.
play-alone = Bedoel je de opdracht, typ dan alleen “{ $command }”.
play-what-now = Er is niets veranderd. Typ help, zetten of iets anders.
play-log-empty = Er is nog niets gebeurd.
play-undo-nothing = Er is nog niets dat je kunt terugnemen.
play-undone = Teruggenomen: { $actions }. Het is een vriendschappelijke partij, dus dat mag; een spelverslag onthoudt het.

## Het einde

play-ends = het spel eindigt: { $reason }
play-ended = De partij is afgelopen: { $reason }.
play-wins =
    { $who ->
        [you] Je wint, { $score }. Gefeliciteerd!
       *[other] { $name } wint, { $score }.
    }
play-forfeit =
    { $why ->
        [time] { $name } deed er te lang over en verliest.
        [illegal] { $name } gaf een antwoord dat geen geldige actie is, en verliest.
        [crashed] { $name } viel uit en verliest.
       *[resigned] { $name } geeft op.
    }
play-goodbye = Tot ziens.
play-kept = De partij staat in { $file }; met “mandala replay { $file }” controleer je haar.
play-keep = Wil je een partij bewaren, speel dan met --record BESTAND; met “mandala replay BESTAND” controleer je haar.
play-again = Nog eens vanaf hetzelfde begin:

## Mandala: de tafel

play-mandala-name = Mandala
play-mandala-intro =
    Jullie leggen gekleurde kaarten in twee mandala’s. Zodra er een alle zes de
    kleuren heeft, nemen jullie om de beurt een kleur van zijn berg: de eerste kaart
    van een nieuwe kleur gaat naar je rivier, de rest in je kelk. Aan het eind is
    elke kaart in je kelk het nummer waard van het vak in je rivier met die kleur.
play-mandala-mandala = Mandala { $mandala }
play-mandala-destroyed = Mandala { $mandala } wordt vernietigd
play-mandala-mountain = Berg
play-mandala-field =
    { $who ->
        [you] Jouw veld
       *[other] Veld: { $name }
    }
play-mandala-lacks = mist
play-mandala-deck = Beurt { $turn } · trekstapel: { $deck } · aflegstapel: { $discard }
play-mandala-exhausted = De trekstapel is op geweest: de volgende vernietiging beëindigt het spel.
play-mandala-river = Rivier
play-mandala-cup = Kelk ({ $count })
play-mandala-points = punten
play-mandala-hand = hand ({ $count })
play-mandala-rest = niet in rivier
play-mandala-worth = waarde

## Mandala: keuzes

play-mandala-your-claim = Mandala { $mandala } wordt vernietigd. Neem een kleur van de berg:
play-mandala-title-build =
    { $count ->
        [0] Berg { $mandala } (niets te trekken)
       *[other] Berg { $mandala } (dan trek je { $count })
    }
play-mandala-title-grow = Jouw veld { $mandala } (je trekt niet)
play-mandala-title-discard = Afleggen (trek evenveel)
play-mandala-title-claim = Neem
play-mandala-ask-moves = “zetten” zegt wat elke actie zou doen.
play-mandala-fewer-moves = “zetten m1” toont alleen de acties die met m1 beginnen.
play-mandala-build = Breid berg { $mandala } uit met { $cards }
play-mandala-grow = Breid je veld { $mandala } uit met { $cards }
play-mandala-discard = Leg { $cards } af
play-mandala-claim = Neem { $cards }
play-mandala-draws =
    { $count ->
        [one] je trekt { $count } kaart
       *[other] je trekt { $count } kaarten
    }
play-mandala-exhausts = de trekstapel raakt op, dus de eerstvolgende vernietiging beëindigt het spel
play-mandala-completes =
    { $who ->
        [you] voltooit mandala { $mandala }, en jij kiest als eerste
       *[other] voltooit mandala { $mandala }, en { $name } kiest als eerste
    }
play-mandala-completes-nobody = voltooit mandala { $mandala }; beide velden zijn leeg, dus de berg wordt afgelegd
play-mandala-gain = + { $points }

## Mandala: wat er gebeurde

play-mandala-built =
    { $who ->
        [you] Je breidt berg { $mandala } uit met { $cards }.
       *[other] { $name } breidt berg { $mandala } uit met { $cards }.
    }
play-mandala-grew =
    { $who ->
        [you] Je breidt je veld { $mandala } uit met { $cards }.
       *[other] { $name } breidt het eigen veld { $mandala } uit met { $cards }.
    }
play-mandala-discarded =
    { $who ->
        [you] Je legt { $cards } af.
       *[other] { $name } legt { $cards } af.
    }
play-mandala-drew-own = Je trekt { $cards }.
play-mandala-drew =
    { $count ->
        [one] { $name } trekt { $count } kaart.
       *[other] { $name } trekt { $count } kaarten.
    }
play-mandala-reshuffled =
    { $count ->
        [one] De trekstapel is op: de aflegstapel van { $count } kaart wordt de nieuwe trekstapel.
       *[other] De trekstapel is op: de aflegstapel van { $count } kaarten wordt geschud en vormt de nieuwe trekstapel.
    }
play-mandala-completed =
    { $who ->
        [you] Mandala { $mandala } is compleet! Jij kiest als eerste.
       *[other] Mandala { $mandala } is compleet! { $name } kiest als eerste.
    }
play-mandala-completed-nobody = Mandala { $mandala } is compleet, maar beide velden zijn leeg: de berg wordt afgelegd.
play-mandala-claimed =
    { $who ->
        [you] Je neemt { $cards }: { $taken }.
       *[other] { $name } neemt { $cards }: { $taken }.
    }
play-mandala-to-river = één naar vak { $space } van de rivier
play-mandala-to-cup =
    { $who ->
        [you] { $count } in je kelk
       *[other] { $count } in de kelk
    }
play-mandala-to-discard =
    { $who ->
        [you] afgelegd, want je veld is daar leeg
       *[other] afgelegd, want het eigen veld is daar leeg
    }
play-mandala-swept =
    { $count ->
        [one] De laatste kaart van mandala { $mandala } wordt afgelegd.
       *[other] De overige { $count } kaarten van mandala { $mandala } worden afgelegd.
    }
play-mandala-refilled = Een nieuwe berg begint in mandala { $mandala }: { $cards }.

## Mandala: het einde

play-mandala-reason-river = een rivier heeft zes kleuren
play-mandala-reason-deck = er is een mandala vernietigd nadat de trekstapel op was
play-mandala-reason-deadlock = er kan geen mandala meer compleet worden
play-mandala-reason-limit = de laatste beurt is gespeeld
play-mandala-draw = Gelijkspel: evenveel punten en evenveel kaarten in de kelk.
play-mandala-wins-tie =
    { $who ->
        [you] { $score }, maar je kelk heeft minder kaarten: je wint. Gefeliciteerd!
       *[other] { $score }, maar { $name } heeft minder kaarten in de kelk en wint.
    }

play-mandala-rules =
    De regels in het kort

    Aan het eind telt elke kaart in je kelk voor het nummer van het vak in je rivier
    met die kleur, of voor niets als die kleur niet in je rivier ligt. Wat laat in
    je rivier komt, is meer waard.

    In één mandala ligt een kleur maar op één plek: op de berg, in jouw veld of in
    het veld van je tegenstander. In je beurt doe je een van deze dingen:
      m1R    een rode kaart op berg I, dan trek je er 3 (tot 8 in je hand)
      f1R2   twee rode kaarten in je veld van mandala I; je trekt niet
      dR2    twee rode kaarten afleggen en er twee trekken
    Je moet altijd een kaart in je hand houden.

    Een mandala met alle zes de kleuren wordt vernietigd. Wie daar meer kaarten in
    het eigen veld heeft, kiest als eerste; bij gelijke velden is dat degene die
    hem niet voltooide. Om de beurt neem je alle kaarten van één kleur van de berg
    (cR): de eerste van een nieuwe kleur gaat naar het volgende vak van je rivier,
    de andere gaan in je kelk. Met een leeg veld kies je ook, maar worden je kaarten
    afgelegd.

    Het spel eindigt met een vernietiging waarna een rivier zes kleuren heeft, of
    waarvoor de trekstapel al op was. Wie de meeste punten heeft, wint; bij gelijke
    stand wint wie minder kaarten in de kelk heeft.

    R rood · O oranje · Y geel · G groen · P paars · K zwart

## Mandala Stones: de tafel

play-stones-name = Mandala Stones
play-stones-intro =
    Je verplaatst een kunstenaar en neemt de passende stenen eromheen: ze worden een
    toren op je bord. Daarna scoor je torens naar de kleur bovenop. Gescoorde stenen
    gaan naar het mandalabord, dat bonussen geeft en het spel beëindigt. Aan het
    eind telt ook het beste van je twee geheime doelen.
play-stones-legend-sides =
    ★ ster, ○ ring
    (★) kunstenaar
    V★4 top van 4 stenen
    /YBP kleuren eronder
    torens: van bovenaf
play-stones-legend-open =
    ★ ster, ○ ring
    (★) kunstenaar
    V★4 top van 4 stenen
    /Ybp groot ★, klein ○
    torens: van bovenaf
play-stones-legend-closed =
    ★ ster, ○ ring
    (★) kunstenaar
    V★4 top van 4 stenen
    torens: van bovenaf
play-stones-towers = Torenvak
play-stones-scores = punten
play-stones-scores-1 = hoogtes
play-stones-scores-2 = 4·2·1·1
play-stones-scores-3 = 1·3·4·1
play-stones-scores-4 = 1·2·4·6
play-stones-scores-5 = kleuren+1
play-stones-points = punten
play-stones-track = Mandalabord
play-stones-covered = { $placed } van { $length } bedekt
play-stones-next-bonus = vak { $space }: +{ $points }
play-stones-end-space = vak { $space }: laatste ronde
play-stones-last-round = dit is de laatste ronde
play-stones-objectives = Je geheime doelen
play-stones-objective = { $objective } ({ $points })

## Mandala Stones: keuzes

play-stones-title-pick-up = Oppakken: verplaats een kunstenaar en neem deze stenen eromheen
play-stones-no-pick-up = Je kunt nu geen stenen oppakken.
play-stones-title-colour = Een kleur scoren: al je torens met die kleur bovenop
play-stones-title-any = Torens naar keuze scoren: 1 punt per toren
play-stones-any = kies torens op nummer, zoals { $example }
play-stones-ask-moves = “{ $from }” toont de zetten van de kunstenaar daar; “zetten { $move }” legt ze uit.
play-stones-ask-any = “zetten { $from }” zegt wat elke actie zou doen.
play-stones-fewer-moves = “zetten d2” toont alleen de acties die met d2 beginnen.
play-stones-which-place = Waar gaat de kunstenaar heen, en wat neemt hij daar?
play-stones-which-first = Welke steen neem je als eerste? Die ligt onderop; de andere volgen met de klok mee.
play-stones-which-tower = Waar zet je de toren { $stones } (van bovenaf)?
play-stones-first = als eerste die op { $space }: { $stones } (van bovenaf)
play-stones-space = vak { $tower }: { $hint }
play-stones-hint-1 = het aantal verschillende hoogtes op je bord
play-stones-hint-2 = 4, 2, 1, 1 voor hoogte 1, 2, 3, 4
play-stones-hint-3 = 1, 3, 4, 1 voor hoogte 1, 2, 3, 4
play-stones-hint-4 = 1, 2, 4, 6 voor hoogte 1, 2, 3, 4
play-stones-hint-5 = het aantal kleuren van de toren + 1
play-stones-pick-up =
    { $pattern ->
        [star] kunstenaar met ster { $from } → { $to }, toren { $stones } op vak { $tower }
       *[ring] kunstenaar met ring { $from } → { $to }, toren { $stones } op vak { $tower }
    }
play-stones-turns-up =
    { $count ->
        [one] { $count } nieuwe steen komt boven
       *[other] { $count } nieuwe stenen komen boven
    }
play-stones-brings = { $points } ({ $account })
play-stones-tower-points = toren { $tower }: { $points }
play-stones-bonus = mandalabord vak { $space }: +{ $points }
play-stones-begins-end = de laatste ronde begint

## Mandala Stones: wat er gebeurde

play-stones-picked-up =
    { $who ->
        [you] Je verplaatst de { $pattern ->
            [star] kunstenaar met ster
           *[ring] kunstenaar met ring
        } van { $from } naar { $to }, neemt { $taken } en zet de toren { $stones } op vak { $tower }.
       *[other] { $name } verplaatst de { $pattern ->
            [star] kunstenaar met ster
           *[ring] kunstenaar met ring
        } van { $from } naar { $to }, neemt { $taken } en zet de toren { $stones } op vak { $tower }.
    }
play-stones-revealed = Nu bovenop: { $stones }.
play-stones-scored-colour =
    { $who ->
        [you] Je scoort { $colour }: { $account }.
       *[other] { $name } scoort { $colour }: { $account }.
    }
play-stones-scored-any =
    { $who ->
        [you] Je scoort torens naar keuze: { $account }.
       *[other] { $name } scoort torens naar keuze: { $account }.
    }
play-stones-placed =
    { $count ->
        [one] { $stones } gaat naar het mandalabord{ $bonus }.
       *[other] { $stones } gaan naar het mandalabord{ $bonus }.
    }
play-stones-end-begun = De handen op het mandalabord zijn bedekt: dit is de laatste ronde.

## Mandala Stones: het einde

play-stones-reason-mandala = de handen op het mandalabord zijn bedekt en de ronde is uitgespeeld
play-stones-reason-stuck = de volgende speler kan niets oppakken en niets scoren
play-stones-sum = { $points } + { $objective } voor een doel = { $total }
play-stones-wins-tie =
    { $who ->
        [you] { $score }: evenveel punten, maar jij bent eerder aan de beurt en wint. Gefeliciteerd!
       *[other] { $score }: evenveel punten, maar { $name } is eerder aan de beurt en wint.
    }

play-stones-rules =
    De regels in het kort

    In je beurt doe je een van deze dingen:
      d2b2n3   oppakken: de kunstenaar op d2 gaat naar b2, een andere vrije plek
               voor kunstenaars, en neemt de bovenste steen van elke stapel
               ernaast die zijn symbool toont en niet naast een andere kunstenaar
               ligt. Je neemt ze allemaal, minstens één. Je kiest de eerste (hier
               die in het noorden), de andere volgen met de klok mee en komen er
               bovenop. De nieuwe toren gaat naar een leeg torenvak (hier 3).
      cV       violet scoren: al je torens met violet bovenop, minstens twee. Hun
               bovenste stenen gaan daarna naar het mandalabord.
      t13      naar keuze: elk 1 punt voor toren 1 en 3, en hun bovenste stenen gaan
               naar het mandalabord.

    Wat een toren oplevert als zijn kleur gescoord wordt:
      vak 1   1 voor elke verschillende hoogte op je bord; een leeg vak is 0
      vak 2   4, 2, 1 of 1 voor hoogte 1, 2, 3 of 4
      vak 3   1, 3, 4 of 1         vak 4   1, 2, 4 of 6
      vak 5   het aantal kleuren van de toren + 1

    Elke steen op het mandalabord bedekt een vak; sommige geven +1 of +2. Is het vak
    voor jullie aantal spelers bedekt, dan wordt de ronde uitgespeeld en is het spel
    afgelopen. Het eindigt ook als iemand niets kan doen. Daarna telt het beste doel
    dat je hebt gehaald mee. Wie de meeste punten heeft, wint; bij gelijke stand
    wint wie eerder aan de beurt is.

    Y geel · B blauw · P roze · V violet; hoofdletter ★ ster, kleine letter ○ ring
