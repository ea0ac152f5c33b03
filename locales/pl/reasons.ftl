# Dlaczego akcja jest dobra: co daje graczowi, który ma ruch, czyli „tobie”.

why-only = To jedyne, co możesz zrobić.
why-search = Nie ma jednego powodu: ze wszystkich twoich akcji ta wygrywa najczęściej.

## Jak nazywa się decyzja

verdict-forced = wymuszona
verdict-best = najlepsza
verdict-good = dobra
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = gruby błąd

## Mandala: branie kolorów

mandala-why-takes-away = Twoje pole jest puste, więc kolor { $colour } zostaje odrzucony, ale przeciwnik też go nie dostaje.
mandala-why-sixth = Kolor { $colour } jest szósty w twojej rzece: to zniszczenie mandali kończy grę, a z tego, co widać, prowadzisz { $own } : { $other }.
mandala-why-denies =
    { $points ->
        [one] Bierzesz kolor { $colour }, dla przeciwnika najcenniejszy: { $points } punkt.
        [few] Bierzesz kolor { $colour }, dla przeciwnika najcenniejszy: { $points } punkty.
       *[many] Bierzesz kolor { $colour }, dla przeciwnika najcenniejszy: { $points } punktów.
    }
mandala-why-before = Bierzesz kolor { $colour }, zanim trafi na miejsce { $space } rzeki przeciwnika.
mandala-why-match =
    { $count ->
        [one] Kolor { $colour } trafia na miejsce { $space } twojej rzeki, a karta tego koloru w twojej misie jest odtąd warta { $points }.
        [few] Kolor { $colour } trafia na miejsce { $space } twojej rzeki, a { $count } karty tego koloru w twojej misie są odtąd warte { $points }.
       *[many] Kolor { $colour } trafia na miejsce { $space } twojej rzeki, a { $count } kart tego koloru w twojej misie jest odtąd warte { $points }.
    }
mandala-why-most = Żaden inny kolor nie daje ci tylu punktów: { $points }.
mandala-why-opens = Kolor { $colour } zajmuje miejsce { $space } twojej rzeki: tyle jest warta każda następna karta tego koloru.
mandala-why-adds =
    { $points ->
        [one] Kolor { $colour } jest już w twojej rzece, więc karty trafiają do misy: { $points } punkt.
        [few] Kolor { $colour } jest już w twojej rzece, więc karty trafiają do misy: { $points } punkty.
       *[many] Kolor { $colour } jest już w twojej rzece, więc karty trafiają do misy: { $points } punktów.
    }

## Mandala: tury

mandala-why-ends-ahead = Ukończenie mandali { $mandala } kończy grę, a z tego, co widać, wygrywasz { $own } : { $other }.
mandala-why-shuts-out = Ukończysz mandalę { $mandala }, gdy pole przeciwnika jest tam puste: nic z niej nie zachowa.
mandala-why-first = Ukończysz mandalę { $mandala }, a pierwszy wybór masz ty.
mandala-why-profits = W mandali { $mandala } pierwszy wybiera przeciwnik, ale to ty zyskujesz więcej punktów: { $own } : { $other }.
mandala-why-sweeps = Oba pola mandali { $mandala } są puste, więc jej wzgórze nie przypadnie nikomu.
mandala-why-avoids = Nie kończysz mandali { $mandala }: pierwszy wybór miałby w niej przeciwnik.
mandala-why-leads = Masz teraz więcej kart na polu mandali { $mandala } niż przeciwnik: { $own } : { $other }.
mandala-why-leaves = W mandali { $mandala } brakuje już tylko jednego koloru ({ $colour }), a na razie pierwszy wybór należy do ciebie: ukończenie możesz zostawić przeciwnikowi.
mandala-why-blocks = Zgodnie z zasadą unikalności koloru na pole przeciwnika w mandali { $mandala } może trafić już tylko kolor { $colour }.
mandala-why-enters = Z kartą na swoim polu mandali { $mandala } zachowasz to, co tam weźmiesz.
mandala-why-levels = Masz teraz na polu mandali { $mandala } tyle kart co przeciwnik: kto ją ukończy, odda drugiemu pierwszy wybór.
mandala-why-keeps-both = Zostawiasz na ręce kolor { $colour } także na swoje pole mandali { $mandala }.
mandala-why-strengthens = Powiększasz przewagę na polu mandali { $mandala }: { $own } : { $other }.
mandala-why-draws = Masz na ręce mało kart ({ $hand }) i dobierasz { $count }.
mandala-why-builds-up = Powiększasz wzgórze mandali { $mandala }, a jak dotąd pierwszy wybór masz tam ty.
mandala-why-feeds = Kolor { $colour } na wzgórzu jest wart więcej dla ciebie niż dla przeciwnika: { $space } za kartę.
mandala-why-hoards = Kolor { $colour } jest już w twojej misie: opłaca się móc go wziąć ze wzgórza.
mandala-why-useless = Nie możesz teraz nigdzie zagrać kart w tym kolorze: { $colour }.
mandala-why-seeks = Szukasz jedynego koloru, którego brakuje mandali { $mandala } ({ $colour }): pierwszy wybór należy tam do ciebie.
mandala-why-gathers =
    { $count ->
        [one] Za jedną kartę dobierasz { $count } nową.
        [few] Za jedną kartę dobierasz { $count } nowe.
       *[many] Za jedną kartę dobierasz { $count } nowych.
    }
mandala-why-renews =
    { $count ->
        [one] Wymieniasz kartę, której potrzebujesz najmniej.
        [few] Wymieniasz { $count } karty, których potrzebujesz najmniej.
       *[many] Wymieniasz { $count } kart, których potrzebujesz najmniej.
    }

## Kamienie Mandali: koniec

stones-why-begins-end = Zaczynasz ostatnią rundę, gdy prowadzisz { $own } : { $other }.
stones-why-last-points =
    { $points ->
        [one] To twoja ostatnia tura: zdobywasz { $points } punkt.
        [few] To twoja ostatnia tura: zdobywasz { $points } punkty.
       *[many] To twoja ostatnia tura: zdobywasz { $points } punktów.
    }
stones-why-meets = Spełniasz swój cel: { $objective }.
stones-why-keeps = Twój cel pozostaje spełniony: { $objective }.
stones-why-delays = Nie zaczynasz jeszcze ostatniej rundy, bo przegrywasz { $own } : { $other }.

## Kamienie Mandali: punktowanie

stones-why-scores =
    { $points ->
        [one] Kolor { $colour } daje { $points } punkt, więcej niż cokolwiek innego.
        [few] Kolor { $colour } daje { $points } punkty, więcej niż cokolwiek innego.
       *[many] Kolor { $colour } daje { $points } punktów, więcej niż cokolwiek innego.
    }
stones-why-frees = Wszystkie twoje pola wież były zajęte: teraz znów możesz podnosić kamienie.
stones-why-bonus = Dostajesz premię z planszy mandali: +{ $points }.
stones-why-uncovers =
    { $points ->
        [one] Odsłaniasz kolor { $colour }, który może potem dać { $points } punkt.
        [few] Odsłaniasz kolor { $colour }, który może potem dać { $points } punkty.
       *[many] Odsłaniasz kolor { $colour }, który może potem dać { $points } punktów.
    }
stones-why-points =
    { $points ->
        [one] Od razu zdobywasz { $points } punkt.
        [few] Od razu zdobywasz { $points } punkty.
       *[many] Od razu zdobywasz { $points } punktów.
    }

## Kamienie Mandali: podnoszenie

stones-why-pairs =
    { $points ->
        [one] Dwie twoje wieże mają teraz na wierzchu kolor { $colour }: może dać { $points } punkt.
        [few] Dwie twoje wieże mają teraz na wierzchu kolor { $colour }: może dać { $points } punkty.
       *[many] Dwie twoje wieże mają teraz na wierzchu kolor { $colour }: może dać { $points } punktów.
    }
stones-why-joins =
    { $points ->
        [one] Kolor { $colour } jest teraz na wierzchu kilku twoich wież ({ $count }): może dać { $points } punkt.
        [few] Kolor { $colour } jest teraz na wierzchu kilku twoich wież ({ $count }): może dać { $points } punkty.
       *[many] Kolor { $colour } jest teraz na wierzchu kilku twoich wież ({ $count }): może dać { $points } punktów.
    }
stones-why-four-colours = Wieża w czterech kolorach daje na polu 5 najwięcej.
stones-why-height =
    { $points ->
        [one] Wysokość { $height } daje na polu { $tower } najwięcej: { $points } punkt.
        [few] Wysokość { $height } daje na polu { $tower } najwięcej: { $points } punkty.
       *[many] Wysokość { $height } daje na polu { $tower } najwięcej: { $points } punktów.
    }
stones-why-takes-wanted = Zabierasz kamienie, dzięki którym kolor { $colour } dałby następnemu graczowi więcej punktów.
stones-why-blocks = Artysta stoi teraz tak, że kolor { $colour } nie da następnemu graczowi więcej punktów.
stones-why-heights =
    { $points ->
        [one] Twoje wieże mają wiele różnych wysokości: ta na polu 1 jest warta { $points } punkt.
        [few] Twoje wieże mają wiele różnych wysokości: ta na polu 1 jest warta { $points } punkty.
       *[many] Twoje wieże mają wiele różnych wysokości: ta na polu 1 jest warta { $points } punktów.
    }
stones-why-many =
    { $count ->
        [one] Bierzesz { $count } kamień, a więcej naraz wziąć się nie da.
        [few] Bierzesz { $count } kamienie, a więcej naraz wziąć się nie da.
       *[many] Bierzesz { $count } kamieni, a więcej naraz wziąć się nie da.
    }
