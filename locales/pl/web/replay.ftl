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
replay-moment = Chwila partii
replay-of = po ruchu { $ply } z { $plies }
replay-eyes = Czyimi oczami
replay-open = odkryte
replay-public = widzowie
replay-panel = Ruchy i analiza
replay-moves = Ruchy
replay-analysis = Analiza
replay-share = Udostępnij tę chwilę
replay-download = Zapis
replay-check = Sprawdź rozdanie
replay-verified = Rozdanie jest takie, jak obiecano.
replay-verified-text = Sekret, którego odcisk ogłoszono przed rozdaniem pierwszej karty, daje razem z wkładem graczy dokładnie to rozdanie. Nikt więc nie wybrał kart, wiedząc, kto siedzi przy stole.

## Analiza

replay-analyse = Analizuj partię
replay-analysis-what = Każda decyzja jest oceniana na podstawie tego, co gracz mógł wiedzieć, nigdy według ukrytych kart: jak była dobra, co było lepsze i dlaczego, i ile w tym było szczęścia.
replay-analysis-failed = Analiza się nie udała. Możesz poprosić o nią jeszcze raz.
replay-queued = Analiza czeka na swoją kolej.
replay-thinking = Partia jest analizowana.
replay-graph = Szansa na wygraną
replay-graph-line = { $name }: od { $start } do { $end }.
replay-cost = z { $before } na { $after }
replay-chance = Szansa na wygraną: { $chance }
replay-better = Lepiej:
replay-turning-points = Punkty zwrotne
replay-split = Szczęście i umiejętności
replay-player = Gracz
replay-start = start
replay-luck = los
replay-skill = gra
replay-others = inni
replay-end = koniec
replay-split-note = W punktach procentowych szansy na wygraną. Los to, co przypadek dał ponad oczekiwanie; gra to, ile kosztowały własne decyzje; inni to, co dały lub zabrały decyzje pozostałych graczy. Wszystko to szacunki.

## Zapisy z zewnątrz

replay-record = Otwórz zapis
replay-record-text = Zapis to partia w jednym wierszu tekstu. Zostanie sprawdzony, odtworzony i, jeśli chcesz, przeanalizowany; nic z niego nie zostaje zachowane poza analizą, o którą poprosisz.
replay-choose = Wybierz plik
replay-drop = albo upuść go tutaj (.jsonl)
replay-paste = Albo wklej zapis
replay-open-record = Otwórz
replay-another = Inny zapis
