# Dlaczego serwer czegoś odmawia.

## Zapytania

server-not-found = Nic tu nie ma albo nie możesz tego zobaczyć.
server-not-allowed = Nie możesz tego zrobić.
server-login-needed = Najpierw się zaloguj: serwer cię nie zna.
server-malformed = Nie da się tego odczytać: { $detail }
server-too-large = To jest za długie.
server-too-slow = To docierało za długo. Spróbuj ponownie.
server-too-many = Jest ich już za dużo. Spróbuj później.
server-too-often =
    { $seconds ->
        [one] Nie tak szybko: spróbuj za sekundę.
        [few] Nie tak szybko: spróbuj za { $seconds } sekundy.
        [many] Nie tak szybko: spróbuj za { $seconds } sekund.
       *[other] Nie tak szybko: spróbuj za { $seconds } sekundy.
    }
server-unavailable = Serwer nie może tego teraz zrobić. Sprawdź za chwilę albo spróbuj jeszcze raz.
server-id-invalid = Polecenie musi mieć identyfikator o długości od 1 do 64 znaków.
server-id-used = Przy tym stole masz już inne polecenie z tym identyfikatorem. Nadaj każdemu poleceniu osobny identyfikator.
server-version-needed = Akcja musi podać wersję stołu, dla której powstała.
server-stale = Stół się tymczasem zmienił (ma teraz wersję { $version }). Spójrz jeszcze raz i zdecyduj.
server-version-unknown = Ten stół nie doszedł jeszcze do wersji { $version }. Spójrz jeszcze raz i zdecyduj.

## Nowy stół

server-clock-out-of-range = Nie można ustawić zegara na takie czasy.
server-options-too-long = Te opcje są za długie: najwyżej { $most } bajtów.
server-options-endless = Z tymi opcjami partia mogłaby mieć więcej niż { $most } ruchów. Wybierz mniej tur.
server-rated-needs-people = Partia rankingowa wymaga zegara i ludzi na wszystkich miejscach: na każdym innej osoby.
server-rated-as-published = Partię rankingową gra się ze standardowymi opcjami.
server-no-seat-for-you = Przy twoim stole choć jedno miejsce musi być twoje.
server-challenged-yourself = Nie możesz wyzwać samego siebie.
server-no-such-person = Nie ma takiej osoby.
server-name-invalid = To nie nadaje się na nazwę.
server-nonce-invalid = Tekst do rozdania może mieć najwyżej 64 znaki.

## Przy stole

server-not-open = Gra już się zaczęła.
server-not-challenged = Żadne miejsce nie czeka tu na ciebie.
server-not-running = Przy tym stole nie trwa żadna partia.
server-not-over = Gra jeszcze się nie skończyła.
server-seats-taken = Wszystkie miejsca są zajęte.
server-already-seated = Siedzisz już przy tym stole.
server-not-seated = Nie siedzisz przy tym stole.
server-seat-not-yours = To nie jest twoje miejsce.
server-seat-unclear = Masz kilka miejsc: podaj, o które chodzi.
server-not-your-turn = To nie twoja tura.
server-nothing-to-undo = Nie ma czego cofnąć.
server-never-undo-rated = W partii rankingowej niczego się nie cofa.
server-nobody-asks = Nikt nie prosi o cofnięcie.
server-already-asked = Ktoś już o to prosi.
server-undo-refused = Pozostali kilka razy odmówili. Graj dalej; po następnym ruchu możesz poprosić znowu.
server-game-too-long = Ta partia ma { $most } ruchów, czyli tyle, ile tu najwyżej może mieć. Można ją już tylko poddać.
server-table-full = Przy tym stole zdarzyło się już tyle, że partię można tylko dograć do końca.
server-everybody-has-moved = Wszyscy już zagrali: gry nie można odwołać.
server-not-away =
    { $seconds ->
        [0] Ten gracz jest obecny.
        [one] Ten gracz może jeszcze wrócić: poczekaj sekundę.
        [few] Ten gracz może jeszcze wrócić: poczekaj { $seconds } sekundy.
        [many] Ten gracz może jeszcze wrócić: poczekaj { $seconds } sekund.
       *[other] Ten gracz może jeszcze wrócić: poczekaj { $seconds } sekundy.
    }
server-not-their-turn = To nie jest tura tego gracza: nikt na niego nie czeka.
server-time-decides = Przy tym stole decyduje zegar.
server-nobody-stands-in = Komputer nie gra teraz za ciebie.
server-no-hints-rated = W partii rankingowej nie ma podpowiedzi.
server-no-hints-here = Przy tym stole nie ma podpowiedzi: gracie przeciwko sobie.
server-no-rematch = Przy tym stole nie będzie następnej partii.
