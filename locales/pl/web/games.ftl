# Słowa list zakończonych partii.

games-lead = Wszystkie twoje zakończone partie: do odtworzenia, przejrzenia i zachowania.
games-running = Trwające partie
games-finished = Zakończone partie
games-somebody = Ta osoba
games-all = Pobierz wszystkie
games-filters = Które partie
games-any-game = Obie
games-any-players = Dowolna liczba
games-kind = Rodzaj
games-any-kind = Wszystkie
games-rated = Rankingowe
games-friendly = Towarzyskie
games-opponent = Przeciwnik
games-any-opponent = Dowolny
games-won = Wygrana
games-lost = Przegrana
games-drawn = Remis
games-shared = Na jednym urządzeniu
games-gone = Usunięte konto
games-record = Pobierz zapis
games-replay = Odtwórz partię
games-more = Pokaż więcej
games-none = Żadna partia nie pasuje.
games-clear = Pokaż wszystkie partie
games-empty = Tu będą twoje zakończone partie. Pierwszą zaczniesz na stronie głównej.
games-first = Zagraj
