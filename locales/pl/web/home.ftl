# Słowa strony głównej.

home-title-one = Ułóż mandalę.
home-title-two = I pozwól jej odejść.

## Trwające partie

home-continue = Twoje trwające partie
home-resume-mine = Twoja kolej · { $others }
home-resume-theirs = Czekasz na ruch · { $others }
home-resume-shared = Partia na tym urządzeniu
home-resume-waiting = Twój stół czeka na graczy
home-resume-turn = { $game }, tura { $turn }
home-resume-daily = { $game }, rozdanie dnia
home-more-running =
    { $count ->
        [one] jeszcze { $count } partia
        [few] jeszcze { $count } partie
        [many] jeszcze { $count } partii
       *[other] jeszcze { $count } partii
    }

## Nowa partia

home-new = Nowa partia
home-play = Graj z komputerem
home-first-lesson = Pierwszy raz? Zacznij od krótkiej lekcji
home-people = Gra z ludźmi
home-friend = Zagraj ze znajomymi
home-friend-text = Dostaniesz link i kod QR do wysłania.
home-pair = Znajdź przeciwnika
home-pair-text = Z pierwszą osobą, która czeka, { $clock }.
home-device = Na jednym urządzeniu
home-device-text = Podajecie je sobie z rąk do rąk.

## Wszystko inne

home-more = Więcej
home-learn-text = krótkie lekcje
home-daily-text = takie samo dla wszystkich
home-lobby-text = otwarte stoły
home-watch-text = trwające partie
home-watch-count =
    { $count ->
        [0] teraz brak partii
        [one] teraz { $count } partia
        [few] teraz { $count } partie
        [many] teraz { $count } partii
       *[other] teraz { $count } partii
    }
home-games-text = powtórki i zapisy
home-record-text = odtwórz plik
home-leaderboard-text = ranking graczy
home-options = Więcej opcji
home-options-text = miejsca, zegar, zasady
