# Słowa formularzy: czego brakuje w polu.

forms-missing = Wypełnij to pole.
forms-short =
    { $least ->
        [one] Wpisz co najmniej { $least } znak.
        [few] Wpisz co najmniej { $least } znaki.
       *[many] Wpisz co najmniej { $least } znaków.
    }
forms-range = Wpisz liczbę od { $least } do { $most }.
forms-wrong = Sprawdź to pole.
