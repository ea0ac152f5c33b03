# Słowa stołów: poziomy, gry, zegary i wszystko, czym może być nowy stół.

## Poziomy komputera

level-beginner = Nowicjusz
level-casual = Amator
level-club = Klubowicz
level-expert = Ekspert
level-master = Mistrz

## Gry

new-game = Gra
new-game-mandala = Mandala
new-game-stones = Kamienie Mandali
new-about-mandala = 2 graczy, około 20 minut
new-about-stones = od 2 do 4 graczy, około 30 minut
new-players = Gracze
new-player-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
new-level = Poziom komputera

## Zegary

new-clock = Czas na myślenie
new-clock-none = Bez zegara
new-clock-fischer = Zegar
new-clock-days = Dni na ruch
new-clock-fischer-short = { $minutes } min + { $seconds } s
new-clock-days-short =
    { $days ->
        [one] dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }

## Kto może znaleźć stół

new-visibility = Kto może go znaleźć
new-visibility-private = Tylko z odnośnikiem
new-visibility-public = Wszyscy
