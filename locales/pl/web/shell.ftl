# Słowa ramy wokół każdej strony.

shell-skip = Przejdź do treści
shell-home = Mandala, strona główna
shell-menu = Menu
shell-light = Jasne kolory
shell-dark = Ciemne kolory
shell-language = Język
shell-play = Graj
shell-lobby = Poczekalnia
shell-watch = Oglądaj
shell-daily = Rozdanie dnia
shell-games = Moje partie
shell-learn = Nauka
shell-rules = Zasady
shell-leaderboard = Ranking
shell-record = Otwórz zapis
shell-settings = Ustawienia
shell-dismiss = Zamknij komunikat
shell-close = Zamknij
shell-again = Spróbuj ponownie
shell-to-home = Na stronę główną
shell-nowhere = Tu nic nie ma
shell-nowhere-text = Ten adres donikąd nie prowadzi. Może zgubiła się w nim litera.
shell-offline = Brak połączenia
shell-offline-text = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj ponownie; trwające partie czekają na serwerze.
shell-unreachable = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
shell-broken = Coś poszło nie tak. Wczytaj stronę ponownie; twoje partie są bezpieczne na serwerze.
