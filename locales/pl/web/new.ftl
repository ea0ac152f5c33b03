# Słowa stołów: poziomy, gry, zegary i wszystko, czym może być nowy stół.

## Poziomy komputera

level-beginner = Nowicjusz
level-casual = Amator
level-club = Klubowicz
level-expert = Ekspert
level-master = Mistrz
level-title = { $name } · { $level }

# Postacie, które grają na każdym poziomie, w kolejności. To imiona: w każdym języku te same.

level-name-beginner =
    { $which ->
        [1] Momo
        [2] Bibi
       *[other] Pip
    }
level-name-casual =
    { $which ->
        [1] Tiko
        [2] Zaza
       *[other] Lumi
    }
level-name-club =
    { $which ->
        [1] Orso
        [2] Varo
       *[other] Juno
    }
level-name-expert =
    { $which ->
        [1] Talis
        [2] Corvo
       *[other] Aster
    }
level-name-master =
    { $which ->
        [1] Altair
        [2] Lyra
       *[other] Vesper
    }

## Gry

new-game = Gra
new-game-mandala = Mandala
new-game-stones = Kamienna Mandala
new-about-mandala = 2 graczy, około 20 minut
new-about-stones = 2–4 graczy, około 30 minut
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
new-clock-fischer-short = { $minutes } min + { $seconds } s
new-clock-days-short =
    { $days ->
        [one] dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }

## Kto może znaleźć stół

new-visibility = Kto może go znaleźć
new-visibility-private = Tylko z linkiem
new-visibility-public = Wszyscy
new-visibility-private-text = Gracze i widzowie potrzebują linku od ciebie.
new-visibility-public-text = Stół jest w poczekalni, dopóki ma wolne miejsce, i na liście partii do oglądania.

## Nowy stół

new-title = Nowy stół
new-lead = Czego nie zmienisz, zostanie domyślne.
new-seats = Miejsca
new-seat-first = Zaczyna
new-seat = Miejsce { $number }
new-seat-me = Gram ja
new-seat-open = Wolne dla innej osoby
new-seat-computer = Komputer
new-seats-shared = Kilka miejsc należy do ciebie: podajecie sobie urządzenie, a każdy gracz widzi tylko swoje.
new-seats-none = Choć jedno miejsce musi być twoje.
new-shuffle = Losowanie miejsc
new-shuffle-text = O tym, kto zaczyna, decyduje los.
new-clock-none-text = Każdy myśli tak długo, jak chce.
new-clock-minutes = Minuty na początek
new-clock-increment = Sekundy za każdy ruch
new-clock-fischer-text = Komu skończy się czas, ten przegrywa.
new-clock-days-text = Do gry korespondencyjnej: zaglądasz, kiedy chcesz. Komu skończy się czas, ten przegrywa.
new-rated = Partia rankingowa
new-rated-text = Liczy się do rankingu graczy mających konta. Bez podpowiedzi i bez cofania ruchów.
new-rated-needs-people = W partii rankingowej jedno miejsce jest twoje, a wszystkie inne są wolne dla ludzi.
new-rated-needs-clock = Partia rankingowa wymaga zegara.
new-rated-needs-options = Partię rankingową gra się ze standardowymi opcjami.
new-hints = Pozwól na podpowiedzi
new-hints-text = Każdy przy stole może poprosić komputer o radę i wszyscy o tym wiedzą.
new-hints-rated = W partii rankingowej nie ma podpowiedzi.
new-terms-rated = rankingowa
new-terms-friendly = towarzyska
new-terms-hints-allowed = z podpowiedziami
new-terms-hints-none = bez podpowiedzi
new-rating = Ranking { $rating }
new-rating-own = Twój ranking: { $rating } ± { $margin }.
new-rating-none = jeszcze bez rankingu
new-bot = bot
new-delay = Opóźnienie dla widzów (w ruchach)
new-delay-text = Dzięki temu nikt, kto patrzy, nie podpowie graczom.
new-rules = Zasady
new-turn-limit = Limit tur
new-turn-limit-text = Gra kończy się najpóźniej po tylu turach; standardowo: { $usual }.
new-stacks = Co widać w stosach
new-stacks-sides = Boki
new-stacks-open = Wszystko
new-stacks-closed = Tylko wierzch
new-stacks-sides-text = Widać kolory kamieni pod spodem, ale nie ich symbole. To ustawienie standardowe.
new-stacks-open-text = Widać kolory i symbole wszystkich kamieni.
new-stacks-closed-text = Widać tylko wierzchni kamień każdego stosu.
new-last-round = Ostatnia runda zaczyna się na polu
new-last-round-text = Na planszy mandali; standardowo: { $usual }. Mniej pól to krótsza gra.
new-fair = Uczciwe rozdanie
new-fair-text = Rozdanie wynika z sekretu serwera, ustalonego wcześniej, i z tekstu każdego gracza. Podaj własny tekst, którego nikt nie odgadnie, a nikt nie będzie mógł wybrać rozdania. Jeśli go nie podasz, zostanie wylosowany.
new-nonce = Twój tekst do rozdania
new-open = Otwórz stół
new-begin = Rozpocznij partię
new-copy = Kopiuj: { $what }
new-copy-short = Kopiuj
new-copied = Skopiowano
