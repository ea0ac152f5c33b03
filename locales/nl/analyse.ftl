# Woorden van `mandala analyse`.

analyse-too-long = De partij heeft meer dan { $most } acties: te lang om te analyseren.
analyse-title = Analyse van de partij
analyse-game = Partij { $number }: { $game }
analyse-bad = Spelverslag { $number }: { $error }
analyse-bad-ply = Spelverslag { $number }, actie { $ply }: { $error }
analyse-percent = { $whole },{ $tenth }%
analyse-ply = nr.
analyse-player = speler
analyse-action = actie
analyse-chance = kans
analyse-loss = verlies
analyse-verdict = oordeel
analyse-reason = reden
analyse-better = Beter { $action }: { $reason }
analyse-graph = Winstkans
analyse-graph-note = De winstkans van elke speler vóór elke eigen beslissing, zoals die speler haar kon inschatten, en de uitslag. Een stip is een fout, een grote stip een blunder.
analyse-split = Geluk en kunde
analyse-start = begin
analyse-luck = geluk
analyse-skill = kunde
analyse-others = anderen
analyse-end = einde
analyse-split-note = Geluk is wat het toeval gaf, vergeleken met wat te verwachten was; kunde is wat de eigen beslissingen van de speler kostten; anderen is wat de beslissingen van de andere spelers gaven of namen. Samen leiden ze van de kans aan het begin naar die aan het eind. Het zijn allemaal schattingen.
