# Słowa polecenia `mandala play`.

play-you = Ty
play-program = program
play-greeting = { $game }. Grasz przeciwko: { $names }.
play-ask-help = Wpisz „pomoc”, aby zobaczyć, co można wpisać, i przeczytać zasady w skrócie.
play-narrow = Stół potrzebuje { $needed } kolumn, a ten terminal ma { $columns }.
play-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

## Polecenia: słowa, które można wpisać, po polsku i po angielsku, oddzielone spacjami

play-command-help = pomoc help h ?
play-command-moves = ruchy moves
play-command-hint = podpowiedź podpowiedz hint
play-command-board = plansza board
play-command-undo = cofnij undo u
play-command-log = przebieg log
play-command-quit = koniec wyjdź wyjdz quit q exit

play-help =
    Co można wpisać
      numer       jedna z podanych możliwości
      akcja       taka jak na listach; wielkość liter nie ma znaczenia
      początek    pokazuje akcje, które się tak zaczynają
      ruchy       wszystkie akcje i ich skutki; „ruchy f1” tylko te od f1
      podpowiedź  co komputer zrobiłby na twoim miejscu i dlaczego
      plansza     rysuje stół jeszcze raz
      cofnij      cofa twoją ostatnią decyzję i wszystko, co było po niej
      przebieg    cała dotychczasowa gra
      pomoc       ten tekst
      koniec      wyjście z gry

## Przy wpisywaniu

play-your-turn = Twoja tura. Wpisz numer albo samą akcję.
play-narrowed = Twoje możliwości (Enter pokaże znów wszystkie):
play-only-one = Możesz zrobić tylko jedno:
play-press-enter = Naciśnij Enter, aby to zrobić.
play-no-number =
    { $most ->
        [one] Nie ma tu numeru { $number }; jest tylko 1.
       *[other] Nie ma tu numeru { $number }; wybierz od 1 do { $most }.
    }
play-hint = Podpowiedź: { $action }, szansa na wygraną około { $chance }%.
play-no-moves = Żadna z twoich akcji nie zaczyna się od „{ $text }”.
play-alone = Jeśli chodzi o polecenie, wpisz samo „{ $command }”.
play-what-now = Nic się nie zmieniło. Wpisz „pomoc”, „ruchy” albo coś innego.
play-log-empty = Jeszcze nic się nie wydarzyło.
play-undo-nothing = Nie ma jeszcze żadnej twojej decyzji, którą można by cofnąć.
play-undone = Cofnięto: { $actions }. To gra towarzyska, więc wolno; zapis partii to odnotuje.

## Koniec

play-ends = gra się kończy: { $reason }
play-ended = Koniec gry: { $reason }.
play-wins =
    { $who ->
        [you] Wygrywasz, { $score }. Gratulacje!
       *[other] Wygrywa { $name }, { $score }.
    }
play-forfeit =
    { $why ->
        [time] { $name } nie odpowiada na czas i przegrywa.
        [illegal] { $name } podaje odpowiedź, która nie jest dozwoloną akcją, i przegrywa.
        [crashed] { $name } przestaje działać i przegrywa.
       *[resigned] { $name } poddaje partię.
    }
play-goodbye = Do zobaczenia.
play-kept = Partia jest zapisana w pliku { $file }; sprawdzi ją „mandala replay { $file }”.
play-keep = Aby zachować partię, zagraj z opcją --record PLIK; sprawdzi ją „mandala replay PLIK”.
play-again = To samo rozdanie jeszcze raz:

## Mandala: stół

play-mandala-name = Mandala
play-mandala-intro =
    Układacie kolorowe karty w dwóch mandalach. Gdy któraś ma już wszystkie sześć
    kolorów, bierzecie na zmianę kolory z jej wzgórza: pierwsza karta nowego
    koloru trafia do twojej rzeki, pozostałe do misy. Na końcu każda karta w misie
    jest warta tyle, ile wynosi numer miejsca jej koloru w rzece.
play-mandala-mandala = Mandala { $mandala }
play-mandala-destroyed = Mandala { $mandala } jest niszczona
play-mandala-mountain = Wzgórze
play-mandala-field =
    { $who ->
        [you] Twoje pole
       *[other] Pole: { $name }
    }
play-mandala-lacks = brakuje
play-mandala-deck = Tura { $turn } · talia: { $deck } · odrzucone: { $discard }
play-mandala-exhausted = Talia się wyczerpała: następne zniszczenie mandali kończy grę.
play-mandala-river = Rzeka
play-mandala-cup = Misa ({ $count })
play-mandala-points = punkty
play-mandala-hand = ręka ({ $count })
play-mandala-rest = poza rzeką
play-mandala-worth = wartość

## Mandala: możliwości

play-mandala-your-claim = Mandala { $mandala } jest niszczona. Weź jeden kolor z jej wzgórza:
play-mandala-title-build =
    { $count ->
        [0] Wzgórze { $mandala }: nie ma czego dobrać
       *[other] Wzgórze { $mandala }: dobierasz { $count }
    }
play-mandala-title-grow = Twoje pole { $mandala }: nie dobierasz
play-mandala-title-discard = Odrzuć: dobierasz tyle samo
play-mandala-title-claim = Weź
play-mandala-ask-moves = „ruchy” powie, co zrobiłaby każda z akcji.
play-mandala-fewer-moves = „ruchy m1” pokaże tylko te, które zaczynają się od m1.
play-mandala-build = Połóż { $cards } na wzgórzu { $mandala }
play-mandala-grow = Połóż { $cards } na swoim polu { $mandala }
play-mandala-discard = Odrzuć { $cards }
play-mandala-claim = Weź { $cards }
play-mandala-draws =
    { $count ->
        [one] dobierasz { $count } kartę
        [few] dobierasz { $count } karty
       *[many] dobierasz { $count } kart
    }
play-mandala-exhausts = talia się wyczerpuje, więc najbliższe dokończone zniszczenie mandali skończy grę
play-mandala-completes =
    { $who ->
        [you] ukończy mandalę { $mandala }, a pierwszy wybór masz ty
       *[other] ukończy mandalę { $mandala }, a pierwszy wybór ma { $name }
    }
play-mandala-completes-nobody = ukończy mandalę { $mandala }; oba pola są puste, więc jej wzgórze zostanie odrzucone
play-mandala-gain = + { $points }

## Mandala: co się stało

play-mandala-built =
    { $who ->
        [you] Kładziesz { $cards } na wzgórzu { $mandala }.
       *[other] { $name } kładzie { $cards } na wzgórzu { $mandala }.
    }
play-mandala-grew =
    { $who ->
        [you] Kładziesz { $cards } na swoim polu { $mandala }.
       *[other] { $name } kładzie { $cards } na swoim polu { $mandala }.
    }
play-mandala-discarded =
    { $who ->
        [you] Odrzucasz { $cards }.
       *[other] { $name } odrzuca { $cards }.
    }
play-mandala-drew-own = Dobierasz { $cards }.
play-mandala-drew =
    { $count ->
        [one] { $name } dobiera { $count } kartę.
        [few] { $name } dobiera { $count } karty.
       *[many] { $name } dobiera { $count } kart.
    }
play-mandala-reshuffled =
    { $count ->
        [one] Talia się wyczerpała: { $count } odrzucona karta tworzy nową talię.
        [few] Talia się wyczerpała: { $count } odrzucone karty po przetasowaniu tworzą nową talię.
       *[many] Talia się wyczerpała: { $count } odrzuconych kart po przetasowaniu tworzy nową talię.
    }
play-mandala-completed =
    { $who ->
        [you] Mandala { $mandala } jest ukończona! Pierwszy wybór masz ty.
       *[other] Mandala { $mandala } jest ukończona! Pierwszy wybór ma { $name }.
    }
play-mandala-completed-nobody = Mandala { $mandala } jest ukończona, ale oba pola są puste: jej wzgórze zostaje odrzucone.
play-mandala-claimed =
    { $who ->
        [you] Bierzesz { $cards }: { $taken }.
       *[other] { $name } bierze { $cards }: { $taken }.
    }
play-mandala-to-river = 1 na miejsce { $space } w rzece
play-mandala-to-cup = { $count } do misy
play-mandala-to-discard =
    { $who ->
        [you] na stos odrzuconych, bo twoje pole jest tam puste
       *[other] na stos odrzuconych, bo pole przeciwnika jest tam puste
    }
play-mandala-swept =
    { $count ->
        [one] Ostatnia karta mandali { $mandala } zostaje odrzucona.
        [few] Pozostałe { $count } karty mandali { $mandala } zostają odrzucone.
       *[many] Pozostałych { $count } kart mandali { $mandala } zostaje odrzuconych.
    }
play-mandala-refilled = Nowe wzgórze w mandali { $mandala }: { $cards }.

## Mandala: koniec

play-mandala-reason-river = w jednej z rzek jest sześć kolorów
play-mandala-reason-deck = po wyczerpaniu talii zniszczono mandalę
play-mandala-reason-deadlock = żadnej mandali nie da się już ukończyć
play-mandala-reason-limit = rozegrano ostatnią turę
play-mandala-draw = Remis: tyle samo punktów i tyle samo kart w misach.
play-mandala-wins-tie =
    { $who ->
        [you] { $score }, ale w twojej misie jest mniej kart: wygrywasz. Gratulacje!
       *[other] { $score }, ale { $name } ma w misie mniej kart i wygrywa.
    }

play-mandala-rules =
    Zasady w skrócie

    Na końcu każda karta w twojej misie daje tyle punktów, ile wynosi numer miejsca
    jej koloru w rzece, albo nic, jeśli tego koloru w twojej rzece nie ma. Kolory,
    które trafią do rzeki późno, są więcej warte.

    W jednej mandali kolor leży tylko w jednym miejscu: na wzgórzu, na twoim polu
    albo na polu przeciwnika. W swojej turze wykonujesz jedną z akcji:
      m1R    kładziesz czerwoną kartę na wzgórzu I i dobierasz 3 (do 8 na ręce)
      f1R2   kładziesz 2 czerwone karty na swoim polu mandali I; nie dobierasz
      dR2    odrzucasz 2 czerwone karty i dobierasz 2
    Zawsze musi ci zostać co najmniej jedna karta na ręce.

    Mandala z sześcioma kolorami zostaje zniszczona. Pierwszy wybór ma ten, kto ma
    tam więcej kart na swoim polu; przy remisie przeciwnik tego, kto ją ukończył.
    Na zmianę bierzecie z jej wzgórza wszystkie karty jednego koloru (cR): pierwsza
    karta nowego koloru trafia na następne miejsce w rzece, pozostałe do misy. Przy
    pustym polu też wybierasz, ale wzięte karty zostają odrzucone.

    Grę kończy zniszczenie, po którym w jednej z rzek jest sześć kolorów albo przed
    którym wyczerpała się talia. Wygrywa ten, kto ma więcej punktów; przy remisie
    ten, kto ma mniej kart w misie.

    R czerwony · O pomarańczowy · Y żółty · G zielony · P fioletowy · K czarny

## Kamienna Mandala: stół

play-stones-name = Kamienna Mandala
play-stones-intro =
    Przestawiasz artystę i bierzesz pasujące kamienie wokół niego: powstaje z nich
    wieża na twojej planszy. Potem punktujesz wieże według koloru na wierzchu.
    Zapunktowane kamienie trafiają na planszę mandali, która daje premie i kończy grę.
    Na końcu liczy się też lepszy z twoich dwóch tajnych celów.
play-stones-legend-sides =
    ★ gwiazda, ○ pierścień
    (★) artysta
    V★4 wierzch i wysokość
    /YBP kolory pod spodem
    wieże: od góry
play-stones-legend-open =
    ★ gwiazda, ○ pierścień
    (★) artysta
    V★4 wierzch i wysokość
    /Ybp duże ★, małe ○
    wieże: od góry
play-stones-legend-closed =
    ★ gwiazda, ○ pierścień
    (★) artysta
    V★4 wierzch i wysokość
    wieże: od góry
play-stones-towers = Pole wieży
play-stones-scores = punkty za
play-stones-scores-1 = wysokości
play-stones-scores-2 = 4·2·1·1
play-stones-scores-3 = 1·3·4·1
play-stones-scores-4 = 1·2·4·6
play-stones-scores-5 = kolory+1
play-stones-points = punkty
play-stones-track = Plansza mandali
play-stones-covered = zakryte: { $placed } z { $length }
play-stones-next-bonus = pole { $space }: +{ $points }
play-stones-end-space = pole { $space }: ostatnia runda
play-stones-last-round = to ostatnia runda
play-stones-objectives = Twoje tajne cele
play-stones-objective = { $objective } ({ $points })

## Kamienna Mandala: możliwości

play-stones-title-pick-up = Podnieś: przestaw artystę i weź te kamienie wokół niego
play-stones-no-pick-up = Nie możesz teraz podnieść kamieni.
play-stones-title-colour = Punktuj kolor: wszystkie twoje wieże z tym kolorem na wierzchu
play-stones-title-any = Punktuj dowolne wierzchnie kamienie: po 1 punkcie
play-stones-any = wybierz numery wież, na przykład { $example }
play-stones-ask-moves = „{ $from }” pokaże ruchy stojącego tam artysty; „ruchy { $move }” je objaśni.
play-stones-ask-any = „ruchy { $from }” powie, co zrobiłaby każda z akcji.
play-stones-fewer-moves = „ruchy d2” pokaże tylko te, które zaczynają się od d2.
play-stones-which-place = Dokąd idzie artysta i co tam bierze?
play-stones-which-first = Który kamień bierzesz pierwszy? Będzie na dole; następne zgodnie z ruchem wskazówek zegara.
play-stones-which-tower = Gdzie stawiasz wieżę { $stones } (od góry)?
play-stones-first = najpierw ten z { $space }: { $stones } (od góry)
play-stones-space = pole { $tower }: { $hint }
play-stones-hint-1 = tyle, ile jest różnych wysokości na twojej planszy
play-stones-hint-2 = 4, 2, 1, 1 za wysokość 1, 2, 3, 4
play-stones-hint-3 = 1, 3, 4, 1 za wysokość 1, 2, 3, 4
play-stones-hint-4 = 1, 2, 4, 6 za wysokość 1, 2, 3, 4
play-stones-hint-5 = liczba kolorów wieży + 1
play-stones-pick-up =
    { $pattern ->
        [star] artysta z gwiazdą { $from } → { $to }, wieża { $stones } na polu { $tower }
       *[ring] artysta z pierścieniem { $from } → { $to }, wieża { $stones } na polu { $tower }
    }
play-stones-turns-up =
    { $count ->
        [one] odsłania się { $count } nowy kamień
        [few] odsłaniają się { $count } nowe kamienie
       *[many] odsłania się { $count } nowych kamieni
    }
play-stones-brings = { $points } ({ $account })
play-stones-tower-points = wieża { $tower }: { $points }
play-stones-bonus = plansza mandali, pole { $space }: +{ $points }
play-stones-begins-end = zaczyna się ostatnia runda

## Kamienna Mandala: co się stało

play-stones-picked-up =
    { $who ->
        [you] Przestawiasz artystę z { $pattern ->
            [star] gwiazdą
           *[ring] pierścieniem
        } z { $from } na { $to }, bierzesz { $taken } i stawiasz wieżę { $stones } na polu { $tower }.
       *[other] { $name } przestawia artystę z { $pattern ->
            [star] gwiazdą
           *[ring] pierścieniem
        } z { $from } na { $to }, bierze { $taken } i stawia wieżę { $stones } na polu { $tower }.
    }
play-stones-revealed = Teraz na wierzchu: { $stones }.
play-stones-scored-colour =
    { $who ->
        [you] Punktujesz kolor { $colour }: { $account }.
       *[other] { $name } punktuje kolor { $colour }: { $account }.
    }
play-stones-scored-any =
    { $who ->
        [you] Punktujesz dowolne kamienie: { $account }.
       *[other] { $name } punktuje dowolne kamienie: { $account }.
    }
play-stones-placed = Na planszę mandali: { $stones }{ $bonus }.
play-stones-end-begun = Zakryto dłonie na planszy mandali: ta runda jest ostatnia.

## Kamienna Mandala: koniec

play-stones-reason-mandala = dłonie na planszy mandali są zakryte, a runda dokończona
play-stones-reason-stuck = następny gracz nie może ani podnieść kamieni, ani punktować
play-stones-sum = { $points } + { $objective } za cel = { $total }
play-stones-wins-tie =
    { $who ->
        [you] { $score }: przy remisie decyduje kolejność gry, więc wygrywasz. Gratulacje!
       *[other] { $score }: przy remisie decyduje kolejność gry, więc wygrywa { $name }.
    }

play-stones-rules =
    Zasady w skrócie

    W swojej turze wykonujesz jedną z akcji:
      d2b2n3   podnosisz: artysta z d2 staje na b2, innym wolnym polu artysty, i bierze
               wierzchni kamień z każdego sąsiedniego stosu, który ma jego symbol
               i nie sąsiaduje z innym artystą. Bierzesz wszystkie takie kamienie,
               co najmniej jeden. Wybierasz pierwszy (tu ten na północy), następne
               bierzesz zgodnie z ruchem wskazówek zegara i kładziesz na poprzednich.
               Nowa wieża staje na twoim pustym polu (tu 3).
      cV       punktujesz fioletowy: wszystkie twoje wieże z tym kolorem na wierzchu,
               co najmniej dwie. Ich wierzchnie kamienie trafiają na planszę mandali.
      t13      punktujesz dowolne: po 1 punkcie za wieże 1 i 3, a ich wierzchnie
               kamienie trafiają na planszę mandali.

    Ile daje wieża, gdy punktujesz jej kolor:
      pole 1   tyle, ile różnych wysokości na twojej planszy; puste pole to 0
      pole 2   4, 2, 1 albo 1 za wysokość 1, 2, 3 albo 4
      pole 3   1, 3, 4 albo 1         pole 4   1, 2, 4 albo 6
      pole 5   liczba jej kolorów + 1

    Każdy kamień na planszy mandali zakrywa jedno pole; niektóre dają +1 albo +2.
    Gdy ktoś zakryje pole z tyloma dłońmi, ilu jest graczy, dogrywacie rundę i gra
    się kończy. Kończy się także, gdy ktoś nie może nic zrobić. Potem każdy dolicza
    lepszy ze spełnionych celów. Wygrywa ten, kto ma najwięcej punktów; przy remisie
    ten, kto jest wcześniej w kolejności gry.

    Y żółty · B niebieski · P różowy · V fioletowy; duża litera ★, mała litera ○
