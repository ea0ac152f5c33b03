# Dlaczego akcja jest dobra: co daje graczowi, który ma ruch. W podpowiedzi to „ty”, a gdy czytają inni, gracz ma nazwę.

why-only =
    { $who ->
        [you] To jedyne, co możesz zrobić.
       *[other] To jedyne, co może zrobić { $name }.
    }
why-search =
    { $who ->
        [you] Żadna pojedyncza korzyść się nie wyróżnia, ale ten ruch najczęściej prowadzi do wygranej.
       *[other] Żadna pojedyncza korzyść się nie wyróżnia, ale ze wszystkich ruchów, jakie ma { $name }, ten najczęściej prowadzi do wygranej.
    }

## Jak nazywa się decyzja

verdict-forced = wymuszona
verdict-best = najlepsza
verdict-good = dobra
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = gruby błąd

## Mandala: branie kolorów

mandala-why-takes-away =
    { $who ->
        [you] Twoje pole jest puste, więc kolor { $colour } zostaje odrzucony, ale przeciwnik też go nie dostaje.
       *[other] { $name } ma puste pole, więc kolor { $colour } zostaje odrzucony, ale przeciwnik też go nie dostaje.
    }
mandala-why-sixth =
    { $who ->
        [you] Kolor { $colour } będzie szósty w twojej rzece: to zniszczenie mandali kończy grę, a z tego, co widać, będziesz prowadzić { $own } : { $other }.
       *[other] { $name } będzie mieć w rzece szósty kolor ({ $colour }): to zniszczenie mandali kończy grę, a z tego, co widać, będzie prowadzić { $own } : { $other }.
    }
mandala-why-denies =
    { $who ->
        [you] { $points ->
            [one] Bierzesz kolor { $colour }, dla przeciwnika najcenniejszy: { $points } punkt.
            [few] Bierzesz kolor { $colour }, dla przeciwnika najcenniejszy: { $points } punkty.
           *[many] Bierzesz kolor { $colour }, dla przeciwnika najcenniejszy: { $points } punktów.
        }
       *[other] { $points ->
            [one] { $name } bierze kolor { $colour }, dla przeciwnika najcenniejszy: { $points } punkt.
            [few] { $name } bierze kolor { $colour }, dla przeciwnika najcenniejszy: { $points } punkty.
           *[many] { $name } bierze kolor { $colour }, dla przeciwnika najcenniejszy: { $points } punktów.
        }
    }
mandala-why-before =
    { $who ->
        [you] Bierzesz kolor { $colour }, zanim trafi na miejsce { $space } w rzece przeciwnika.
       *[other] { $name } bierze kolor { $colour }, zanim trafi na miejsce { $space } w rzece przeciwnika.
    }
mandala-why-match =
    { $who ->
        [you] { $count ->
            [one] Kolor { $colour } trafia na miejsce { $space } w twojej rzece, a karta tego koloru w twojej misie będzie wtedy warta { $points } pkt.
            [few] Kolor { $colour } trafia na miejsce { $space } w twojej rzece, a { $count } karty tego koloru w twojej misie będą wtedy warte razem { $points } pkt.
           *[many] Kolor { $colour } trafia na miejsce { $space } w twojej rzece, a { $count } kart tego koloru w twojej misie będzie wtedy wartych razem { $points } pkt.
        }
       *[other] { $count ->
            [one] { $name } kładzie kolor { $colour } na miejscu { $space } w swojej rzece, a karta tego koloru w misie będzie wtedy warta { $points } pkt.
            [few] { $name } kładzie kolor { $colour } na miejscu { $space } w swojej rzece, a { $count } karty tego koloru w misie będą wtedy warte razem { $points } pkt.
           *[many] { $name } kładzie kolor { $colour } na miejscu { $space } w swojej rzece, a { $count } kart tego koloru w misie będzie wtedy wartych razem { $points } pkt.
        }
    }
mandala-why-most =
    { $who ->
        [you] Żaden inny kolor nie da ci tylu punktów: { $points }.
       *[other] { $name } nie zdobędzie tylu punktów żadnym innym kolorem: { $points }.
    }
mandala-why-opens =
    { $who ->
        [you] Kolor { $colour } zajmuje miejsce { $space } w twojej rzece: tyle punktów da każda następna karta tego koloru.
       *[other] { $name } kładzie kolor { $colour } na miejscu { $space } w swojej rzece: tyle punktów da każda następna karta tego koloru.
    }
mandala-why-adds =
    { $who ->
        [you] { $points ->
            [one] Kolor { $colour } jest już w twojej rzece, więc karty trafiają do misy: { $points } punkt.
            [few] Kolor { $colour } jest już w twojej rzece, więc karty trafiają do misy: { $points } punkty.
           *[many] Kolor { $colour } jest już w twojej rzece, więc karty trafiają do misy: { $points } punktów.
        }
       *[other] { $points ->
            [one] { $name } ma już w rzece kolor { $colour }, więc karty trafiają do misy: { $points } punkt.
            [few] { $name } ma już w rzece kolor { $colour }, więc karty trafiają do misy: { $points } punkty.
           *[many] { $name } ma już w rzece kolor { $colour }, więc karty trafiają do misy: { $points } punktów.
        }
    }

## Mandala: tury

mandala-why-ends-ahead =
    { $who ->
        [you] Kończysz mandalę { $mandala }, a z nią grę: z tego, co widać, wygrywasz { $own } : { $other }.
       *[other] { $name } kończy mandalę { $mandala }, a z nią grę: z tego, co widać, wygrywa { $own } : { $other }.
    }
mandala-why-shuts-out =
    { $who ->
        [you] Kończysz mandalę { $mandala } przy pustym polu przeciwnika: nic mu z niej nie przypadnie.
       *[other] { $name } kończy mandalę { $mandala } przy pustym polu przeciwnika: nic mu z niej nie przypadnie.
    }
mandala-why-first =
    { $who ->
        [you] Kończysz mandalę { $mandala } i masz pierwszy wybór.
       *[other] { $name } kończy mandalę { $mandala } i ma pierwszy wybór.
    }
mandala-why-profits =
    { $who ->
        [you] W mandali { $mandala } pierwszy wybór będzie miał przeciwnik, ale to ty zyskasz więcej punktów: { $own } : { $other }.
       *[other] W mandali { $mandala } pierwszy wybór będzie miał przeciwnik, ale to { $name } zyska więcej punktów: { $own } : { $other }.
    }
mandala-why-sweeps = Oba pola mandali { $mandala } są puste, więc jej wzgórze nie przypadnie nikomu.
mandala-why-avoids =
    { $who ->
        [you] Nie kończysz mandali { $mandala }: pierwszy wybór miałby w niej przeciwnik.
       *[other] { $name } nie kończy mandali { $mandala }: pierwszy wybór miałby w niej przeciwnik.
    }
mandala-why-leads =
    { $who ->
        [you] Wtedy masz więcej kart na polu mandali { $mandala } niż przeciwnik: { $own } : { $other }.
       *[other] Wtedy { $name } ma więcej kart na polu mandali { $mandala } niż przeciwnik: { $own } : { $other }.
    }
mandala-why-leaves =
    { $who ->
        [you] Wtedy w mandali { $mandala } brakuje już tylko jednego koloru ({ $colour }), a na razie pierwszy wybór należy do ciebie: ukończenie możesz zostawić przeciwnikowi.
       *[other] Wtedy w mandali { $mandala } brakuje już tylko jednego koloru ({ $colour }), a na razie pierwszy wybór ma { $name }: ukończenie można zostawić przeciwnikowi.
    }
mandala-why-blocks = Wtedy, zgodnie z zasadą unikalności koloru, na pole przeciwnika w mandali { $mandala } może trafić już tylko kolor { $colour }.
mandala-why-enters =
    { $who ->
        [you] Mając kartę na swoim polu mandali { $mandala }, zachowasz to, co tam weźmiesz.
       *[other] Mając kartę na swoim polu mandali { $mandala }, { $name } zachowa to, co tam weźmie.
    }
mandala-why-levels =
    { $who ->
        [you] Wtedy masz na polu mandali { $mandala } tyle kart co przeciwnik: kto ją ukończy, odda pierwszy wybór drugiej stronie.
       *[other] Wtedy { $name } ma na polu mandali { $mandala } tyle kart co przeciwnik: kto ją ukończy, odda pierwszy wybór drugiej stronie.
    }
mandala-why-keeps-both =
    { $who ->
        [you] Zachowujesz też na ręce kolor { $colour } na swoje pole mandali { $mandala }.
       *[other] { $name } zachowuje też na ręce kolor { $colour } na swoje pole mandali { $mandala }.
    }
mandala-why-strengthens =
    { $who ->
        [you] Powiększasz przewagę na polach mandali { $mandala }: { $own } : { $other }.
       *[other] { $name } powiększa przewagę na polach mandali { $mandala }: { $own } : { $other }.
    }
mandala-why-draws =
    { $who ->
        [you] Masz na ręce mało kart ({ $hand }) i dobierasz { $count }.
       *[other] { $name } ma na ręce mało kart ({ $hand }) i dobiera { $count }.
    }
mandala-why-builds-up =
    { $who ->
        [you] Dokładasz kartę do wzgórza { $mandala }, a na razie pierwszy wybór masz tam ty.
       *[other] { $name } dokłada kartę do wzgórza { $mandala } i na razie ma tam pierwszy wybór.
    }
mandala-why-feeds =
    { $who ->
        [you] Kolor { $colour } na wzgórzu jest wart więcej dla ciebie niż dla przeciwnika: { $space } za kartę.
       *[other] Kolor { $colour } na wzgórzu: { $name } zyska na nim więcej niż przeciwnik, { $space } za kartę.
    }
mandala-why-hoards =
    { $who ->
        [you] Masz już w misie kolor { $colour }: gdy weźmiesz go ze wzgórza do rzeki, te karty dadzą punkty.
       *[other] { $name } ma już w misie kolor { $colour }: gdy weźmie go ze wzgórza do rzeki, te karty dadzą punkty.
    }
mandala-why-useless =
    { $who ->
        [you] Kolor { $colour }: nie możesz go teraz nigdzie zagrać.
       *[other] Kolor { $colour }: { $name } nie może go teraz nigdzie zagrać.
    }
mandala-why-seeks =
    { $who ->
        [you] Szukasz jedynego koloru, którego brakuje w mandali { $mandala } ({ $colour }): pierwszy wybór należy tam do ciebie.
       *[other] { $name } szuka jedynego koloru, którego brakuje w mandali { $mandala } ({ $colour }), i ma tam pierwszy wybór.
    }
mandala-why-gathers =
    { $who ->
        [you] { $count ->
            [one] Za jedną kartę dobierasz { $count } nową.
            [few] Za jedną kartę dobierasz { $count } nowe.
           *[many] Za jedną kartę dobierasz { $count } nowych.
        }
       *[other] { $count ->
            [one] { $name } za jedną kartę dobiera { $count } nową.
            [few] { $name } za jedną kartę dobiera { $count } nowe.
           *[many] { $name } za jedną kartę dobiera { $count } nowych.
        }
    }
mandala-why-renews =
    { $who ->
        [you] { $count ->
            [one] Wymieniasz kartę, której potrzebujesz najmniej.
            [few] Wymieniasz { $count } karty, których potrzebujesz najmniej.
           *[many] Wymieniasz { $count } kart, których potrzebujesz najmniej.
        }
       *[other] { $count ->
            [one] { $name } wymienia najmniej potrzebną kartę.
            [few] { $name } wymienia { $count } najmniej potrzebne karty.
           *[many] { $name } wymienia { $count } najmniej potrzebnych kart.
        }
    }

## Kamienna Mandala: koniec

stones-why-ends =
    { $who ->
        [you] To kończy grę, a ty prowadzisz { $own } : { $other }.
       *[other] To kończy grę, a { $name } prowadzi { $own } : { $other }.
    }
stones-why-begins-end =
    { $who ->
        [you] Zaczynasz ostatnią rundę, prowadząc { $own } : { $other }.
       *[other] { $name } zaczyna ostatnią rundę, prowadząc { $own } : { $other }.
    }
stones-why-last-points =
    { $who ->
        [you] { $points ->
            [one] To twoja ostatnia tura: zdobywasz { $points } punkt.
            [few] To twoja ostatnia tura: zdobywasz { $points } punkty.
           *[many] To twoja ostatnia tura: zdobywasz { $points } punktów.
        }
       *[other] { $points ->
            [one] { $name } ma ostatnią turę i zdobywa { $points } punkt.
            [few] { $name } ma ostatnią turę i zdobywa { $points } punkty.
           *[many] { $name } ma ostatnią turę i zdobywa { $points } punktów.
        }
    }
stones-why-meets =
    { $who ->
        [you] Spełniasz swój cel: { $objective }.
       *[other] { $name } spełnia swój cel: { $objective }.
    }
stones-why-keeps =
    { $who ->
        [you] Twój cel pozostaje spełniony: { $objective }.
       *[other] { $name } nadal spełnia swój cel: { $objective }.
    }
stones-why-delays =
    { $who ->
        [you] Nie zaczynasz jeszcze ostatniej rundy, bo przegrywasz { $own } : { $other }.
       *[other] { $name } nie zaczyna jeszcze ostatniej rundy, bo przegrywa { $own } : { $other }.
    }

## Kamienna Mandala: punktowanie

stones-why-scores =
    { $points ->
        [one] Kolor { $colour } daje { $points } punkt, więcej niż cokolwiek innego.
        [few] Kolor { $colour } daje { $points } punkty, więcej niż cokolwiek innego.
       *[many] Kolor { $colour } daje { $points } punktów, więcej niż cokolwiek innego.
    }
stones-why-frees =
    { $who ->
        [you] Wszystkie twoje pola wież są zajęte: po punktowaniu znów możesz podnosić kamienie.
       *[other] Wszystkie pola wież są zajęte: po punktowaniu { $name } znów może podnosić kamienie.
    }
stones-why-bonus =
    { $who ->
        [you] Dostajesz premię z planszy mandali: +{ $points }.
       *[other] { $name } dostaje premię z planszy mandali: +{ $points }.
    }
stones-why-uncovers =
    { $who ->
        [you] { $points ->
            [one] Odsłaniasz kolor { $colour }, który może potem dać { $points } punkt.
            [few] Odsłaniasz kolor { $colour }, który może potem dać { $points } punkty.
           *[many] Odsłaniasz kolor { $colour }, który może potem dać { $points } punktów.
        }
       *[other] { $points ->
            [one] { $name } odsłania kolor { $colour }, który może potem dać { $points } punkt.
            [few] { $name } odsłania kolor { $colour }, który może potem dać { $points } punkty.
           *[many] { $name } odsłania kolor { $colour }, który może potem dać { $points } punktów.
        }
    }
stones-why-points =
    { $who ->
        [you] { $points ->
            [one] Od razu zdobywasz { $points } punkt.
            [few] Od razu zdobywasz { $points } punkty.
           *[many] Od razu zdobywasz { $points } punktów.
        }
       *[other] { $points ->
            [one] { $name } od razu zdobywa { $points } punkt.
            [few] { $name } od razu zdobywa { $points } punkty.
           *[many] { $name } od razu zdobywa { $points } punktów.
        }
    }

## Kamienna Mandala: podnoszenie

stones-why-pairs =
    { $who ->
        [you] { $points ->
            [one] Wtedy dwie twoje wieże mają na wierzchu kolor { $colour }: może dać { $points } punkt bez premii.
            [few] Wtedy dwie twoje wieże mają na wierzchu kolor { $colour }: może dać { $points } punkty bez premii.
           *[many] Wtedy dwie twoje wieże mają na wierzchu kolor { $colour }: może dać { $points } punktów bez premii.
        }
       *[other] { $points ->
            [one] Wtedy { $name } ma na wierzchu dwóch wież kolor { $colour }: może dać { $points } punkt bez premii.
            [few] Wtedy { $name } ma na wierzchu dwóch wież kolor { $colour }: może dać { $points } punkty bez premii.
           *[many] Wtedy { $name } ma na wierzchu dwóch wież kolor { $colour }: może dać { $points } punktów bez premii.
        }
    }
stones-why-joins =
    { $who ->
        [you] { $points ->
            [one] Wtedy kolor { $colour } jest na wierzchu { $count } twoich wież: może dać { $points } punkt bez premii.
            [few] Wtedy kolor { $colour } jest na wierzchu { $count } twoich wież: może dać { $points } punkty bez premii.
           *[many] Wtedy kolor { $colour } jest na wierzchu { $count } twoich wież: może dać { $points } punktów bez premii.
        }
       *[other] { $points ->
            [one] Wtedy { $name } ma na wierzchu { $count } wież kolor { $colour }: może dać { $points } punkt bez premii.
            [few] Wtedy { $name } ma na wierzchu { $count } wież kolor { $colour }: może dać { $points } punkty bez premii.
           *[many] Wtedy { $name } ma na wierzchu { $count } wież kolor { $colour }: może dać { $points } punktów bez premii.
        }
    }
stones-why-four-colours = Wieża w czterech kolorach daje na polu 5 najwięcej.
stones-why-height =
    { $points ->
        [one] Wysokość { $height } daje na polu { $tower } najwięcej: { $points } punkt.
        [few] Wysokość { $height } daje na polu { $tower } najwięcej: { $points } punkty.
       *[many] Wysokość { $height } daje na polu { $tower } najwięcej: { $points } punktów.
    }
stones-why-takes-wanted =
    { $who ->
        [you] Zabierasz kamienie, dzięki którym kolor { $colour } dałby następnemu graczowi więcej punktów.
       *[other] { $name } zabiera kamienie, dzięki którym kolor { $colour } dałby następnemu graczowi więcej punktów.
    }
stones-why-blocks = Artysta stoi wtedy tak, że kolor { $colour } nie da następnemu graczowi więcej punktów.
stones-why-heights =
    { $who ->
        [you] { $points ->
            [one] Wtedy twoje wieże mają wiele różnych wysokości: ta na polu 1 jest warta { $points } punkt.
            [few] Wtedy twoje wieże mają wiele różnych wysokości: ta na polu 1 jest warta { $points } punkty.
           *[many] Wtedy twoje wieże mają wiele różnych wysokości: ta na polu 1 jest warta { $points } punktów.
        }
       *[other] { $points ->
            [one] Wtedy { $name } ma wieże o wielu różnych wysokościach: ta na polu 1 jest warta { $points } punkt.
            [few] Wtedy { $name } ma wieże o wielu różnych wysokościach: ta na polu 1 jest warta { $points } punkty.
           *[many] Wtedy { $name } ma wieże o wielu różnych wysokościach: ta na polu 1 jest warta { $points } punktów.
        }
    }
stones-why-many =
    { $who ->
        [you] { $count ->
            [one] Bierzesz { $count } kamień, a więcej naraz wziąć się nie da.
            [few] Bierzesz { $count } kamienie, a więcej naraz wziąć się nie da.
           *[many] Bierzesz { $count } kamieni, a więcej naraz wziąć się nie da.
        }
       *[other] { $count ->
            [one] { $name } bierze { $count } kamień, a więcej naraz wziąć się nie da.
            [few] { $name } bierze { $count } kamienie, a więcej naraz wziąć się nie da.
           *[many] { $name } bierze { $count } kamieni, a więcej naraz wziąć się nie da.
        }
    }
