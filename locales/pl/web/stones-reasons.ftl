# Słowa o tym, skąd się bierze każda liczba przy stole Kamiennej Mandali. Wczytują się przy pierwszym pytaniu.

## Pola wież

stones-reason-space =
    { $space ->
        [1] Pole 1: tyle punktów, ile różnych wysokości na planszy. Puste pole to wysokość 0.
        [5] Pole 5: liczba kolorów w wieży plus 1.
       *[other] Pole { $space }: wieża z 1, 2, 3 lub 4 kamieni daje { $points }.
    }
stones-reason-tower =
    { $points ->
        [one] Pole { $space }, { $counted }: { $points } punkt przy punktowaniu jej koloru.
        [few] Pole { $space }, { $counted }: { $points } punkty przy punktowaniu jej koloru.
       *[many] Pole { $space }, { $counted }: { $points } punktów przy punktowaniu jej koloru.
    }
stones-reason-new =
    { $points ->
        [one] Nowa wieża tutaj, { $counted }: { $points } punkt przy punktowaniu jej koloru.
        [few] Nowa wieża tutaj, { $counted }: { $points } punkty przy punktowaniu jej koloru.
       *[many] Nowa wieża tutaj, { $counted }: { $points } punktów przy punktowaniu jej koloru.
    }
stones-reason-alone = Teraz daje tylko 1: żadna inna wieża nie ma tego koloru na wierzchu.
stones-reason-top = Wierzchni kamień wybrany osobno daje 1 punkt.
stones-reason-any = Po 1 punkcie za każdy wybrany wierzchni kamień. Kamienie trafiają na planszę mandali.

## Artyści

stones-reason-artist =
    { $pattern ->
        [star] Artysta z gwiazdą: idzie na wolne pole artysty i bierze gwiazdy obok siebie. Kamienie obok innego artysty zostają.
       *[ring] Artysta z pierścieniem: idzie na wolne pole artysty i bierze pierścienie obok siebie. Kamienie obok innego artysty zostają.
    }

## Plansza mandali

stones-reason-bonus = Pole { $space }: +{ $points } dla gracza, który je zakryje.
stones-reason-last-round = Pole { $space }: jego zakrycie zaczyna ostatnią rundę.
stones-reason-hands = Pole { $space }: zaczyna ostatnią rundę tylko w grze na { $hands } osoby.

## Cele

stones-reason-objective =
    { $points ->
        [one] { $points } punkt na koniec za cel: { $what }.
        [few] { $points } punkty na koniec za cel: { $what }.
       *[many] { $points } punktów na koniec za cel: { $what }.
    }
stones-reason-stones = Teraz w wieżach: { $count }.
stones-reason-of-tops = Teraz z tym symbolem na wierzchu: { $count } z { $all }.
stones-reason-of-colour = Teraz w wieżach kamieni tego koloru: { $count }. Najwięcej u innego gracza: { $others }. Tyle samo to nie więcej.
stones-reason-met = W tej chwili cel jest spełniony.
stones-reason-missed = W tej chwili cel nie jest spełniony.
