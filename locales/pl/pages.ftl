# Co karta przeglądarki i udostępniony link mówią o stronie.

page-about = Mandala, karciana gra o kolorowym piasku dla dwóch osób, i Kamienna Mandala, dla dwóch do czterech: ze znajomymi, z kimś, kto akurat czeka, albo z komputerem. Bez zakładania konta.
page-lobby = Poczekalnia
page-watch = Oglądaj
page-daily = Rozdanie dnia
page-games = Moje partie
page-learn = Nauka
page-rules = Zasady gry { $game }
page-me = Mój profil
page-settings = Ustawienia
page-person = Profil gracza
page-leaderboard = Lista rankingowa
page-record = Otwórz zapis
page-new = Nowy stół
page-invitation = { $name } zaprasza do gry { $game }
page-invitation-about = Otwórz link i zajmij miejsce. Konto nie jest potrzebne.
page-watch-table = Oglądaj: { $game } ({ $names })
page-game = { $game }: { $players }
page-game-won = Wygrywa { $name }. Obejrzyj partię jeszcze raz, ruch po ruchu.
page-game-drawn = Remis. Obejrzyj partię jeszcze raz, ruch po ruchu.
page-computer = komputer
page-somebody = ktoś
