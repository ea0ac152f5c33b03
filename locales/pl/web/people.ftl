# Słowa o ludziach: o sobie, o innych, o rankingu.

## O sobie

people-me-guest = Grasz jako gość: zna cię tylko ta przeglądarka. Z kontem zalogujesz się wszędzie.
people-me-account = Konto od: { $date }.
people-who = Kim jesteś
people-name = Nazwa
people-name-guest = Tę nazwę widzą inni przy stole.
people-name-account = Tę nazwę widzą inni i nią się logujesz.
people-rename = Zmień
people-renamed = Nazwa została zmieniona.
people-standing = Ranking i statystyki
people-account = Załóż konto
people-account-text = Twoje partie, stoły i punkty rankingowe pozostaną twoje. Adres e-mail nie jest potrzebny.
people-account-do = Załóż konto
people-password = Hasło
people-password-text = Co najmniej 8 znaków.
people-password-current = Obecne hasło
people-password-new = Nowe hasło
people-password-change = Zmień hasło
people-password-others = Wszystkie inne przeglądarki zostaną wylogowane.
people-password-changed = Hasło zostało zmienione.
people-safety = Hasło i odzyskiwanie
people-recovery = Kod odzyskiwania
people-recovery-text = Pozwala wrócić na konto, gdy zapomnisz hasła, i jest pokazywany tylko ten jeden raz. Zachowaj go w bezpiecznym miejscu, nie tylko w tej przeglądarce.
people-recovery-new = Nowy kod odzyskiwania
people-recovery-new-text = Obecny kod przestanie działać.
people-kept = Mam go zapisany
people-log-in = Zaloguj się
people-lost = Nie pamiętasz hasła?
people-with-password = Zaloguj się hasłem
people-recover-do = Odzyskaj konto
people-recover-text = Wszystkie inne przeglądarki i programy zostaną wylogowane, a ty dostaniesz nowy kod odzyskiwania.
people-leave-guest = Zaloguj się i porzuć profil gościa
people-ended = Wylogowano cię
people-ended-text = W innej przeglądarce zmieniono hasło konta { $name } albo zakończono tę sesję. Twoje partie są zachowane.
people-log-in-again = Zaloguj się ponownie
people-ended-guest = Graj dalej jako gość
people-ended-guest-text = Jako gość masz inną nazwę, bez partii i rankingów swojego konta.
people-log-out = Wyloguj się
people-log-out-text = Możesz zalogować się ponownie, podając nazwę i hasło.
people-log-out-guest = Grasz jako gość: po wylogowaniu nie wrócisz do tej nazwy ani do trwających partii. Jeśli chcesz wrócić, załóż najpierw konto.
people-stay = Zostań
people-logins = Zalogowane przeglądarki
people-browser = Przeglądarka
people-login-here = ta przeglądarka
people-seen = ostatnio: { $when }
people-login-end = Wyloguj
people-logins-end = Wyloguj wszystkie inne
people-tokens = Programy
people-tokens-text = Program, który ma token, może oglądać partie i grać w twoim imieniu. Nigdy nie zmieni niczego na twoim koncie.
people-token-label = Do czego służy?
people-token-scopes = Co mu wolno?
people-scope-read = oglądać partie
people-scope-play = grać i tworzyć stoły
people-token-make = Utwórz token
people-token-end = Unieważnij
people-token-dates = utworzony: { $made }, ostatnio użyty: { $seen }
people-token-secret = Token
people-token-secret-text = Program wysyła go z każdym zapytaniem. Jest pokazywany tylko ten jeden raz.
people-data = Twoje dane
people-export = Pobierz wszystko
people-export-text = Jeden plik ze wszystkim, co serwer o tobie wie, i ze wszystkimi twoimi zakończonymi partiami.
people-delete = Usuń wszystko
people-delete-text = Opuszczasz otwarte stoły i poddajesz trwające partie. Nazwa, logowania, tokeny, ustawienia i punkty rankingowe znikają; zakończone partie zostają dla innych, bez twojej nazwy. Tego nie da się cofnąć.
people-delete-do = Usuń na zawsze

## Ranking i statystyki

people-kind-duel = 2 graczy
people-kind-group = 3–4 graczy
people-kind-bot-duel = 2 graczy, z botami
people-kind-bot-group = 3–4 graczy, z botami
people-opponents = Przeciwnicy
people-opponents-people = Ludzie
people-opponents-bots = Z botami
people-rating = Ranking
people-rating-games =
    { $count ->
        [one] z { $count } partii rankingowej
        [few] z { $count } partii rankingowych
        [many] z { $count } partii rankingowych
       *[other] z { $count } partii rankingowej
    }
people-rating-line = Ranking zmienił się z { $from } na { $to }.
people-streak = Wygrane z rzędu
people-best-streak = Najdłuższa seria wygranych
people-by-game = Według gry
people-by-level = Z komputerem
people-games = Partie
people-won = Wygrane
people-drawn = Remisy
people-average = Średnio
people-no-games = Nie ma jeszcze zakończonych partii. Liczy się każda, już od pierwszej.

## Inni

people-somebody = Ktoś
people-public-games = Publiczne partie
people-against = Wasze wspólne partie
people-no-public = Nie ma publicznych partii do obejrzenia.
people-board-lead = Oto wszyscy, którzy grają partie rankingowe.
people-board-empty = Nikt nie zagrał jeszcze partii rankingowej. Usiądź w poczekalni i zagraj pierwszą.
people-board-text = O miejscu decyduje to, co pewne: ranking minus liczba po znaku ±. Dlatego jedna szczęśliwa partia nie da pierwszego miejsca.
people-place = Miejsce
people-sure = Pewne
