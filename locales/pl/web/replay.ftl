# Słowa powtórek i analiz.

replay-name = Powtórka
replay-title = Powtórka: { $names }
replay-not-here = Tej partii nie można pokazać
replay-board = Plansza
replay-controls = Poruszanie się po partii
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-forward = Ruch naprzód
replay-last = Na koniec
replay-moment = Moment partii
replay-of = po ruchu { $ply } z { $plies }
replay-viewpoint = Czyimi oczami
replay-open = Odkryte
replay-public = Widzowie
replay-panel = Ruchy i analiza
replay-moves = Ruchy
replay-analysis = Analiza
replay-share = Udostępnij ten moment
replay-download = Zapis
replay-check = Sprawdź rozdanie
replay-verified = Rozdanie jest takie, jak obiecano.
replay-verified-text = Sekret, którego odcisk ogłoszono przed rozdaniem pierwszej karty, razem z tekstami graczy daje dokładnie to rozdanie. Nikt więc nie wybrał kart, wiedząc, kto siedzi przy stole.

## Analiza

replay-analyse = Analizuj partię
replay-analysis-what = Każda decyzja jest oceniana na podstawie tego, co gracz mógł wiedzieć, nigdy według ukrytych kart: jak dobra była, co było lepsze i dlaczego, i ile w tym było szczęścia.
replay-analysis-failed = Analiza się nie udała. Możesz poprosić o nią jeszcze raz.
replay-queued = Analiza czeka na swoją kolej.
replay-thinking = Partia jest analizowana.
replay-graph = Szansa na wygraną
replay-graph-line = { $name }: od { $start } do { $end }.
replay-graph-note = Każda linia opiera się na tym, co dany gracz mógł wtedy wiedzieć, dlatego kilka naraz może być wysoko.
replay-cost = Szansa na wygraną: { $before } → { $after }
replay-chance = Szansa na wygraną: { $chance }
replay-better = Lepiej:
replay-draw = Pokaż na planszy
replay-undraw = Wróć do zagranego ruchu
replay-turning-points = Punkty zwrotne
replay-no-mistakes = Żaden pojedynczy ruch nie rozstrzygnął partii: nikt nie popełnił kosztownego błędu.
replay-split = Szczęście i umiejętności
replay-player = Gracz
replay-start = start
replay-luck = szczęście
replay-skill = decyzje
replay-others = inni
replay-end = koniec
replay-split-note = W punktach procentowych szansy na wygraną. Szczęście: ile los dał ponad to, czego można było oczekiwać. Decyzje: ile kosztowały własne decyzje. Inni: ile dały lub zabrały decyzje pozostałych graczy. Wszystko to szacunki.

## Jeszcze raz

replay-retry =
    { $count ->
        [one] Popraw swój błąd
        [few] Popraw { $count } swoje błędy
       *[many] Popraw { $count } swoich błędów
    }
replay-exercise = Błąd { $number } z { $count }
replay-exercise-task = Znajdź coś lepszego. Twój wybór w ruchu { $number }:
replay-exercise-judging = Twój wybór jest oceniany.
replay-exercise-again = To ten sam wybór co w partii.
replay-exercise-next = Następny błąd
replay-exercise-leave = Wróć do analizy
replay-play-on = Graj dalej od tego miejsca
replay-play-on-text = Zacznie się nowa partia z komputerem od pozycji po ruchu { $ply }. Wszystko, co zakryte, jest takie samo jak w tej partii. Nowa partia się nie liczy.
replay-play-on-begin = Graj

## Zapisy z zewnątrz

replay-record = Otwórz zapis
replay-record-text = Zapis to partia w jednym wierszu tekstu. Zostanie sprawdzony, odtworzony i, jeśli chcesz, przeanalizowany; nic z niego nie zostaje zachowane poza analizą, o którą poprosisz.
replay-choose = Wybierz plik
replay-drop = albo upuść go tutaj (.jsonl)
replay-paste = Albo wklej zapis
replay-open-record = Otwórz
replay-another = Inny zapis
