# Słowa rozdania dnia.

daily-lead = Wszyscy grają to samo rozdanie z komputerem na tym samym poziomie: raz, bez podpowiedzi i bez cofania ruchów.
daily-today = Dzisiaj
daily-yesterday = Wczoraj
daily-past = Dzień
daily-earlier = Dzień wcześniej
daily-later = Dzień później
daily-against = przeciwnik: { $level }
daily-play = Zagraj dzisiejsze rozdanie
daily-continue = Graj dalej
daily-own = Twoja partia
daily-rules = Dzień zaczyna się i kończy o północy UTC. Pierwsza tura należy do ciebie. Poziom zależy od dnia tygodnia: w poniedziałek łatwy, w niedzielę mistrz.
daily-results-later = Wyniki zobaczysz, gdy zagrasz to rozdanie.
daily-not-counted = Na tym urządzeniu ktoś inny już zaczął to rozdanie. Też możesz je rozegrać, ale twój wynik nie znajdzie się wśród wyników.
daily-results-of = Wyniki: { $game }
daily-place = Miejsce
daily-name = Nazwa
daily-result = Wynik
daily-points = Punkty
daily-won = wygrana
daily-lost = przegrana
daily-drawn = remis
daily-given-up = poddana
daily-gone = Usunięte konto
daily-nobody = Nikt nie ukończył tego rozdania.
daily-no-deals = Tego dnia nie było rozdań.
daily-days = Twoje dni
daily-streak =
    { $count ->
        [one] dzień z rzędu
       *[many] dni z rzędu
    }
daily-longest = najdłużej: { $count }
daily-month-before = Poprzedni miesiąc
daily-month-after = Następny miesiąc
daily-dots = Kółka to Mandala, kwadraty to Kamienna Mandala; wypełnione oznaczają wygraną.
daily-card =
    { $result ->
        [won] Wygrana { $own } do { $other }
        [drawn] Remis po { $own }
        [lost] Przegrana { $own } do { $other }
       *[given-up] Partia poddana
    }
daily-check-tomorrow = Sprawdź jutrzejsze rozdania
daily-tomorrow-text = Jutrzejsze rozdania są już ustalone: każda z tych liczb to odcisk sekretu, z którego wynika rozdanie. Zapisz je, a pojutrze sprawdzisz, że nikt niczego nie zmienił.
daily-commitment = Zobowiązanie
daily-secret = Sekret
daily-check = Sprawdź to rozdanie
daily-holds = Zgadza się: ta przeglądarka obliczyła zobowiązanie z sekretu.
daily-broken = Nie zgadza się: z sekretu nie wynika to zobowiązanie.
daily-check-text = Porównaj zobowiązanie z zapisanym wcześniej. Możesz je też obliczyć samodzielnie:
