# Words of `mandala analyse`.

analyse-too-long = The game has more than { $most } actions: too long to be analysed.
analyse-title = Game analysis
analyse-game = Game { $number }: { $game }
analyse-bad = Record { $number }: { $error }
analyse-bad-ply = Record { $number }, ply { $ply }: { $error }
analyse-percent = { $whole }.{ $tenth }%
analyse-ply = ply
analyse-player = player
analyse-action = action
analyse-chance = chance
analyse-loss = loss
analyse-verdict = verdict
analyse-reason = reason
analyse-better = Better { $action }: { $reason }
analyse-graph = Winning chance
analyse-graph-note = Each player’s chance before their own decisions, as they could judge it, and the result. A dot marks a mistake, a large dot a blunder.
analyse-split = Luck and skill
analyse-start = start
analyse-luck = luck
analyse-skill = skill
analyse-others = others
analyse-end = end
analyse-split-note = “Luck” is what chance gave compared with what could be expected; “skill” is what the player’s own decisions cost; “others” is what the other players’ decisions gave or took. Together they lead from the chance at the start to the one at the end. All are estimates.
