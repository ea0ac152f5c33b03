# Słowa dla tych, którzy się spotykają: zapraszanie, szukanie, czekanie na innych.

## Zapraszanie

meet-name = Twoja nazwa
meet-name-friend = Będzie widoczna w zaproszeniu. Zapamiętamy ją.
meet-name-table = Inni zobaczą ją przy stole. Zapamiętamy ją.
meet-invite = Utwórz link

## Jedno urządzenie

meet-device-text = Nazwy można pominąć; to urządzenie je zapamięta.
meet-device = Zacznij

## Szukanie

meet-search =
    { $count ->
        [one] Szukamy przeciwnika
        [few] Szukamy jeszcze { $count } osób
        [many] Szukamy jeszcze { $count } osób
       *[other] Szukamy jeszcze { $count } osób
    }
meet-search-text = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Kto chce zagrać w to samo, usiądzie z tobą.
meet-waited = Szukamy już
meet-online =
    { $count ->
        [0] Nikogo więcej nie ma teraz online.
        [one] Online jest jeszcze jedna osoba.
        [few] Online są jeszcze { $count } osoby.
        [many] Online jest jeszcze { $count } osób.
       *[other] Online jest jeszcze { $count } osoby.
    }
meet-meanwhile = Zagraj tymczasem z komputerem
meet-meanwhile-text = Zawołamy cię, gdy tylko ktoś usiądzie.
meet-cancel = Przerwij szukanie
meet-back = Wróć do szukania
meet-instead = Albo wyślij link znajomym
meet-found = { $name } już czeka: zaczynacie partię.
meet-go = Do stołu

## Rewanż

meet-kept = Czekamy, aż dołączy { $name }
meet-kept-text = Rewanż zacznie się, gdy tylko dołączy { $name }. Miejsce czeka.
