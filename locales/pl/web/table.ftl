# Słowa stołu: wszystko wokół planszy.

## Miejsca

table-you = Ty
table-player = Gracz { $number }
table-open-seat = wolne miejsce
table-seats = Miejsca
table-here = jest przy stole
table-away = nie ma przy stole
table-away-since = nie ma przy stole, ostatnio { $when }
table-computer = { $level }, komputer
table-stands-in = gra komputer ({ $level })
table-lost-resigned = partia poddana
table-lost-time = koniec czasu
table-time-left = pozostały czas:
table-time-low = Zostało mniej niż 20 sekund!
table-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
table-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
table-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }

## Czyja kolej i czego się oczekuje

table-your-turn = Twoja kolej
table-played = Ruch wykonany
table-turn-of = Kolej: { $name }
table-do-mandala = Wybierz karty jednego koloru: połóż jedną na wzgórzu, dowolną liczbę na swoim polu albo odrzuć.
table-do-claim = Mandala { $mandala } jest niszczona: weź kolor z jej wzgórza.
table-do-stones = Przestaw artystę i podnieś kamienie albo punktuj.
table-thinks = Czekamy na ruch: { $name }.
table-computes = { $name } myśli.
table-claims = Mandala { $mandala } jest niszczona: kolor bierze { $name }.
table-begins = Gra się zaczyna
table-over = Koniec gry
table-move = Ruch { $number }
table-against = kontra { $names }
table-watching =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
table-you-watch = Oglądasz tę grę
table-spectators =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
       *[many] Ogląda { $count } osób
    }

## Panel

table-panel = Przebieg, reakcje i podpowiedź
table-log = Przebieg
table-react = Reakcje
table-hint = Podpowiedź
table-quick = Ustawienia
table-taken-back = cofnięte
table-destroyed = Niszczenie mandali { $mandala }
table-repeat = Pokaż jeszcze raz
table-gained = +{ $points } od twojego ostatniego ruchu
table-log-started =
    { $hints ->
        [allowed] Rozdane: gra się zaczyna. Podpowiedzi są dozwolone.
        [none] Rozdane: gra się zaczyna. Podpowiedzi nie ma.
       *[unsaid] Rozdane: gra się zaczyna.
    }
table-log-undo_refused =
    { $who ->
        [you] Nie zgadzasz się na cofnięcie ruchu.
       *[other] { $name } nie zgadza się na cofnięcie ruchu.
    }
table-log-undone =
    { $who ->
        [you] Cofasz ruch.
       *[other] { $name } cofa ruch.
    }
table-log-said = { $name }: { $phrase }
table-log-resigned =
    { $who ->
        [you] Poddajesz partię.
       *[other] { $name } poddaje partię.
    }
table-log-timed_out =
    { $who ->
        [you] Skończył ci się czas.
       *[other] Koniec czasu: { $name }.
    }
table-log-claimed =
    { $who ->
        [you] Zbyt długa nieobecność: partia zakończona.
       *[other] { $name } nie wraca: partia zakończona.
    }
table-log-stood_in =
    { $who ->
        [you] Gra za ciebie komputer ({ $level }).
       *[other] { $name } odchodzi, gra komputer ({ $level }).
    }
table-log-returned =
    { $who ->
        [you] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
table-log-aborted = Partia została odwołana.

## Reakcje

table-say-hello = Cześć
table-say-good_luck = Powodzenia
table-say-well_played = Dobrze zagrane
table-say-thinking = Hmm…
table-say-oops = Ojej
table-say-thanks = Dziękuję
table-say-good_game = Dobra partia
table-say-sorry = Przepraszam

## Podpowiedź

table-hint-text = Co komputer zrobiłby na twoim miejscu i dlaczego.
table-hint-ask = Pokaż
table-hint-thinking = Myślę…
table-hint-later = Gdy będzie twoja kolej.
table-hint-chance = Szansa na wygraną: około { $chance }
table-hint-play = Zagraj tak
table-hint-rated = W partii rankingowej nie ma podpowiedzi.
table-hint-daily = W rozdaniu dnia nie ma podpowiedzi.
table-hint-people = Przy tym stole nie ma podpowiedzi: gracie przeciwko sobie.
table-hint-secret = Powód jest tajny: inni też widzą ten ekran.
table-hint-allowed = Przy tym stole podpowiedzi są dozwolone – dla wszystkich grających.

## Sterowanie

table-undo = Cofnij
table-ask-undo = za zgodą pozostałych
table-notice = Powiadomienie
table-undo-waiting = Prosisz o cofnięcie ruchu. Czekamy na odpowiedź.
table-undo-asked = { $name } prosi o cofnięcie ruchu.
table-undo-agree = Zgoda
table-undo-refuse = Odmów
table-resign = Poddaj się
table-resign-title = Poddać partię?
table-resign-text = Gra się skończy, a wygra przeciwnik.
table-resign-many = Zajmiesz ostatnie miejsce, a dalej zagra za ciebie komputer.
table-abort = Odwołaj
table-abort-title = Odwołać partię?
table-abort-text = Nie wszyscy jeszcze zagrali: partię można odwołać i nikt nie wygra ani nie przegra.
table-abort-rated = Nie wszyscy jeszcze zagrali: partię można odwołać i nikt nie wygra ani nie przegra. W ciągu dnia można tak zakończyć kilka partii rankingowych; każda następna liczy się jako przegrana.
table-play-on = Gram dalej
table-zen = Zen
table-zen-leave = Powrót do całej strony
table-sound-on = Włącz dźwięk
table-sound-off = Wyłącz dźwięk
table-set-confirm = Potwierdzanie ruchów
table-set-names = Nazwy na planszy
table-set-sound = Dźwięk
table-set-motion = Animacje
table-set-keys = Skróty jednoliterowe
table-set-forced = Ostatni kolor bez pytania
table-set-all = Wszystkie ustawienia

## Co jest niezwykłe

table-opening = Podchodzimy do stołu…
table-line-lost = Utracono połączenie.
table-line-lost-text = Trwa ponowne łączenie; twoja partia jest bezpieczna.
table-restarting = Serwer uruchamia się ponownie.
table-restarting-text = Za chwilę wrócisz do partii.
table-pending = Jeszcze nie wysłano:
table-not-sent = Brak połączenia: nic nie zostało wysłane. Spróbuj ponownie, gdy połączenie wróci.
table-pending-text = Ruch zostanie wykonany, gdy tylko wróci połączenie.
table-sending = W drodze na serwer:
table-withdraw = Wycofaj
table-moved-on = Partia potoczyła się dalej, więc twój ruch nie został wykonany.
table-absent = Nie ma przy stole: { $name }.
table-absent-wait =
    { $count ->
        [one] Można będzie grać dalej za sekundę.
        [few] Można będzie grać dalej za { $count } sekundy.
        [many] Można będzie grać dalej za { $count } sekund.
       *[other] Można będzie grać dalej za { $count } sekundy.
    }
table-absent-choose = Co dalej?
table-absent-stay = Czekam
table-absent-claim = Zakończ z wygraną
table-absent-level = Poziom komputera
table-absent-stand-in = Niech gra komputer
table-replaced = Gra za ciebie komputer ({ $level }).
table-return = Wracam do gry
table-hidden = Nie możesz zobaczyć tego stołu
table-hidden-text = Nie ma takiego stołu albo jest prywatny: wtedy link może ci dać ktoś, kto przy nim siedzi.
table-gone = Tego stołu już nie ma
table-gone-text = Stół uprzątnięto albo nie można go już zobaczyć. Zakończone partie znajdziesz na stronie „Moje partie”.
table-outdated = Ta strona jest starsza niż serwer
table-outdated-text = Serwer został zaktualizowany i ta strona już go nie rozumie. Wczytaj ją ponownie; twoja partia jest bezpieczna.
table-logged-out = Wylogowano cię
table-logged-out-text = Twoja sesja zakończyła się, tutaj albo z innego urządzenia. Twoje partie są zachowane.
table-aborted = Partia została odwołana
table-aborted-line = Nikt nie wygrał ani nie przegrał. Nowy stół otworzysz w chwilę.

## Przed grą

table-waiting =
    { $count ->
        [one] Czekamy jeszcze na jedną osobę
        [few] Czekamy jeszcze na { $count } osoby
        [many] Czekamy jeszcze na { $count } osób
       *[other] Czekamy jeszcze na { $count } osoby
    }
table-waiting-text = Wyślij link albo pokaż kod. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-invites = { $name } zaprasza do gry
table-invites-text = Zajmij miejsce: gra zacznie się, gdy wszyscy usiądą.
table-not-begun = Gra jeszcze się nie zaczęła
table-not-begun-text = Zobaczysz ją tutaj, gdy wszyscy zajmą miejsca.
table-join = Zajmij miejsce
table-leave = Odejdź od stołu
table-link-seat = Link dla osoby, która ma grać
table-link-seat-text = { $name } zaprasza cię do gry.
table-link-watch = Ktoś chce tylko patrzeć?
table-link-watch-label = Link dla widzów
table-link-watch-text = Zobacz, jak gramy.
table-copy = Kopiuj link
table-copied = Link skopiowany.
table-share = Udostępnij
table-link = Link do partii
table-qr = Link jako kod do zeskanowania
table-fair = Uczciwe rozdanie
table-fair-text = Rozdanie wynika z sekretu serwera i z tekstu każdego gracza. Zanim serwer poznał teksty, zobowiązał się do swojego sekretu liczbą podaną poniżej, a po grze go ujawni: nikt więc nie może wybrać rozdania.
table-fair-commitment = Zobowiązanie serwera (SHA-256)
table-fair-nonce = Tekst: { $name }
table-fair-own = Własny tekst
table-fair-change = Zmień

## Jedno urządzenie

table-pass = Teraz urządzenie bierze { $name }
table-pass-text = Pozostałe osoby teraz nie patrzą.
table-i-am = To ja, { $name }

## Koniec

table-wins =
    { $who ->
        [you] Wygrywasz
       *[other] Wygrywa { $name }
    }
table-wins-score =
    { $who ->
        [you] Wygrywasz { $own } do { $other }
       *[other] Wygrywa { $name }, { $own } do { $other }
    }
table-wins-points =
    { $who ->
        [you] Wygrywasz, { $own } pkt
       *[other] Wygrywa { $name }, { $own } pkt
    }
table-place = Wygrywa { $name }, { $own } pkt; twoje miejsce: { $place }
table-draw = Remis
table-draw-score = Remis, po { $score }
table-tie-mandala =
    { $who ->
        [you] Tyle samo punktów, ale w twojej misie jest mniej kart.
       *[other] Tyle samo punktów, ale { $name } ma w misie mniej kart.
    }
table-tie-stones =
    { $who ->
        [you] Tyle samo punktów, ale jesteś wcześniej w kolejności gry.
       *[other] Tyle samo punktów, ale { $name } jest wcześniej w kolejności gry.
    }
table-end-river =
    { $who ->
        [you] Koniec gry: masz w rzece wszystkie sześć kolorów.
       *[other] Koniec gry: { $name } ma w rzece wszystkie sześć kolorów.
    }
table-end-deck = Koniec gry: po wyczerpaniu talii zniszczono mandalę.
table-end-deadlock = Koniec gry: żadnej mandali nie da się już ukończyć.
table-end-limit = Koniec gry: rozegrano ostatnią turę.
table-end-mandala = Koniec gry: zakryto pole { $space } planszy mandali, a rundę rozegrano do końca.
table-end-stuck = Koniec gry: następny gracz nie może ani podnieść kamieni, ani punktować.
table-end-resigned =
    { $who ->
        [you] Poddajesz partię.
       *[other] { $name } poddaje partię.
    }
table-end-time =
    { $who ->
        [you] Skończył ci się czas.
       *[other] Koniec czasu: { $name }.
    }
table-rematch = Rewanż
table-rematch-join = Dołącz do rewanżu
table-replay = Powtórka
table-analyse = Analiza
table-show = Pokaż stół
table-result = Powrót do wyniku
table-deal-check = Sprawdź rozdanie
table-deal-how = Jak to działa
