# Słowa poczekalni i listy partii do oglądania.

lobby-lead = Usiądź do gry z kimś, kto czeka, albo poczekaj na kogoś przy własnym stole.
lobby-new = Nowy stół
lobby-pair = Szybkie parowanie
lobby-pair-text = Siadasz z osobą, która najdłużej czeka na taką samą grę. Jeśli nikt nie czeka, otwiera się twój stół i czeka na następną osobę.
lobby-pair-do = Znajdź przeciwnika
lobby-open = Otwarte stoły
lobby-empty = Nikt teraz nie czeka. Szybkie parowanie otworzy stół, który inni tu znajdą.
lobby-join = Usiądź
lobby-own = Twój stół
lobby-seats = Miejsca
lobby-free = wolne miejsce
lobby-watch = Partie do oglądania
lobby-watch-lead = Publiczne partie, które trwają. Widzisz to, co widzą wszyscy przy stole, ale nie karty na rękach.
lobby-watch-empty = Nie trwa teraz żadna publiczna partia. Może ktoś czeka w poczekalni.
lobby-look = Oglądaj
