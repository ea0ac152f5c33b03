# Dlaczego coś zostało odrzucone.

## Każda gra

game-over = Gra już się skończyła.
not-your-turn = To nie twoja tura.
encoding-no-such-id = Żadna akcja nie ma identyfikatora { $id }.
encoding-never-legal = { $action } nie jest dozwolona w żadnej pozycji, więc nie ma identyfikatora.

## Mandala

mandala-no-action = „{ $text }” nie jest akcją w Mandali. Akcje wyglądają tak: m1R, f2K3, dG2 albo cP.
mandala-claim-first = Mandala { $mandala } jest niszczona: najpierw weź jeden kolor z jej wzgórza.
mandala-nothing-to-claim = Żadna mandala nie jest niszczona, więc nie ma czego brać.
mandala-not-in-mountain = Kolor { $colour }: nie ma go na wzgórzu { $mandala }.
mandala-no-cards = Zagraj co najmniej jedną kartę.
mandala-not-in-hand =
    { $have ->
        [0] Kolor { $colour }: nie masz go na ręce.
        [one] Kolor { $colour }: masz na ręce tylko { $have } kartę.
        [few] Kolor { $colour }: masz na ręce tylko { $have } karty.
       *[many] Kolor { $colour }: masz na ręce tylko { $have } kart.
    }
mandala-in-mountain = Kolor { $colour } jest już na wzgórzu { $mandala }, więc nie może trafić na pole tej mandali.
mandala-in-own-field = Kolor { $colour } jest już na twoim polu mandali { $mandala }, więc nie może trafić na jej wzgórze.
mandala-in-other-field = Kolor { $colour } jest już na polu przeciwnika w mandali { $mandala }.
mandala-keep-one = Zachowaj na ręce co najmniej jedną kartę.
mandala-last-card = To twoja ostatnia karta, a nie ma czego dobrać: nie możesz położyć jej na wzgórzu.
mandala-no-colour = „{ $letter }” w talii nie jest kolorem. Kolory to R, O, Y, G, P i K.
mandala-wrong-size =
    { $count ->
        [one] W talii jest { $count } karta; musi ich być 108.
        [few] W talii są { $count } karty; musi ich być 108.
       *[many] W talii jest { $count } kart; musi ich być 108.
    }
mandala-wrong-deck =
    { $count ->
        [one] Kolor { $colour }: w talii jest { $count } karta; musi ich być 18.
        [few] Kolor { $colour }: w talii są { $count } karty; musi ich być 18.
       *[many] Kolor { $colour }: w talii jest { $count } kart; musi ich być 18.
    }

## Kamienna Mandala

stones-no-action = „{ $text }” nie jest akcją w Kamiennej Mandali. Akcje wyglądają tak: d2b2n3, cV albo t135.
stones-no-empty-tower-space = Na wszystkich pięciu polach stoją twoje wieże: nie możesz podnosić kamieni, tylko punktować.
stones-tower-space-taken = Na twoim polu { $tower } stoi już wieża.
stones-no-artist = Na polu { $space } nie stoi żaden artysta.
stones-same-space = Artysta z pola { $space } musi przejść na inne pole.
stones-not-free = Na polu { $space } stoi inny artysta.
stones-takes-nothing = Na polu { $space } artysta nie podniósłby żadnego kamienia.
stones-empty-stack = Stos na polu { $space } jest pusty.
stones-wrong-pattern = Kamień na polu { $space } nie ma symbolu artysty ({ $pattern }).
stones-next-to-artist = Kamień na polu { $space } sąsiaduje z artystą na polu { $artist }, więc zostaje.
stones-too-few-tops =
    { $count ->
        [0] Kolor { $colour } nie jest na wierzchu żadnej z twoich wież; musi być na co najmniej dwóch.
       *[other] Kolor { $colour } jest na wierzchu tylko jednej twojej wieży; musi być na co najmniej dwóch.
    }
stones-no-tower = Wybierz co najmniej jedną wieżę.
stones-empty-tower = Na twoim polu { $tower } nie ma wieży.
stones-no-stack = Na polu { $space } nie ma stosu.
stones-no-stone-space = „{ $name }” nie jest polem na kamienie.
stones-wrong-stack = Stos na polu { $space } nie składa się z czterech kamieni. Kamienie to Y, B, P i V albo y, b, p i v.
stones-wrong-stones =
    { $count ->
        [one] Jest { $count } kamień { $stone }; musi ich być 12.
        [few] Są { $count } kamienie { $stone }; musi ich być 12.
       *[many] Jest { $count } kamieni { $stone }; musi ich być 12.
    }
stones-no-starting-artist = Na polu { $space } nie ma artysty, a jeden musi tam zaczynać.
stones-no-starting-space = „{ $name }” nie jest polem, na którym zaczyna artysta. Artyści zaczynają na d2, b4, f4 i d6.
stones-no-pattern = „{ $name }” nie jest symbolem artysty: musi to być star albo ring.
stones-wrong-artists = Z czterech artystów dwóch musi mieć gwiazdę, a dwóch pierścień; tu gwiazdę ma { $stars }.
stones-wrong-players = Cele rozdano innej liczbie graczy ({ $dealt }), niż bierze udział w grze ({ $players }).
stones-wrong-hand =
    { $count ->
        [one] Miejsce { $seat } dostało { $count } kartę celu; muszą być 2.
        [few] Miejsce { $seat } dostało { $count } karty celu; muszą być 2.
       *[many] Miejsce { $seat } dostało { $count } kart celu; muszą być 2.
    }
stones-no-objective = Nie ma karty celu „{ $name }”.
stones-objective-twice = Karta celu została rozdana dwa razy: { $objective }.

## Zapisy partii

record-too-long = Wiersz jest dłuższy niż 16 MiB.
record-not-utf8 = Wiersz nie jest tekstem UTF-8.
record-json = To nie jest zapis partii: { $detail }
record-format = Nieznany format zapisu: „{ $format }”.
record-game = Nie ma gry „{ $game }”.
record-players =
    { $most ->
        [2] To gra dla 2 graczy; w zapisie jest ich { $players }.
       *[other] To gra dla { $fewest }–{ $most } graczy; w zapisie jest ich { $players }.
    }
record-options = Błędne opcje: { $detail }
record-setup = Błędne przygotowanie gry: { $detail }
record-forfeit-seat = Na miejscu { $seat } nikt nie siedzi, więc nikt nie mógł się tam poddać.
replay-reshuffle-missing = Tu wyczerpuje się talia, a w zapisie nie ma kolejnego tasowania.
replay-reshuffle-cards = Przetasowane karty nie są dokładnie tymi, które leżały na stosie odrzuconych.
replay-reshuffles-left =
    { $count ->
        [one] Zostało { $count } niewykorzystane tasowanie.
        [few] Zostały { $count } niewykorzystane tasowania.
       *[many] Zostało { $count } niewykorzystanych tasowań.
    }
replay-given-up-yet-finished = Partia została poddana, a mimo to ma wynik.
replay-unfinished = Zapis ma wynik, ale partia nie jest skończona.
replay-result = Błędny wynik: partia skończyła się wynikiem { $scores }, zwycięzca: { $winner }, powód: { $reason }.
