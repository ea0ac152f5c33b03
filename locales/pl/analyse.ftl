# Słowa polecenia `mandala analyse`.

analyse-too-long = Partia ma więcej akcji niż { $most }: jest za długa do analizy.
analyse-title = Analiza partii
analyse-game = Partia { $number }: { $game }
analyse-bad = Zapis { $number }: { $error }
analyse-bad-ply = Zapis { $number }, akcja { $ply }: { $error }
analyse-percent = { $whole },{ $tenth }%
analyse-ply = nr
analyse-player = gracz
analyse-action = akcja
analyse-chance = szansa
analyse-loss = strata
analyse-verdict = ocena
analyse-reason = powód
analyse-better = Lepiej { $action }: { $reason }
analyse-graph = Szansa na wygraną
analyse-graph-note = Szansa każdego gracza przed jego decyzjami, z jego punktu widzenia, oraz wynik. Kropka oznacza błąd, duża kropka gruby błąd.
analyse-split = Szczęście i umiejętności
analyse-start = początek
analyse-luck = szczęście
analyse-skill = decyzje
analyse-others = inni
analyse-end = koniec
analyse-split-note = Szczęście to różnica między tym, co dał los, a tym, czego można było oczekiwać; decyzje to strata z własnych decyzji gracza; inni to zysk lub strata z decyzji pozostałych graczy. Razem prowadzą od szansy na początku do szansy na końcu. Wszystko to oszacowania.
