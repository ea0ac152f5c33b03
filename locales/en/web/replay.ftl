# Words of replays and analyses.

replay-name = Replay
replay-title = Replay: { $names }
replay-not-here = This game cannot be shown
replay-board = The board
replay-controls = Ways through the game
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-moment = Moment of the game
replay-of = after { $ply } of { $plies } moves
replay-eyes = Through whose eyes
replay-open = open
replay-public = spectators
replay-panel = Moves and analysis
replay-moves = Moves
replay-analysis = Analysis
replay-share = Share this moment
replay-download = Record
replay-check = Check the deal
replay-verified = The deal is as it was promised.
replay-verified-text = The secret whose fingerprint was published before the first card was dealt, together with the players’ own parts, gives exactly this deal. So nobody chose the cards after seeing who sat at the table.

## Analysis

replay-analyse = Analyse the game
replay-analysis-what = Every decision is judged by what its player could know, never by hidden cards: how good it was, what was better and why, and how much was luck.
replay-analysis-failed = The analysis did not succeed. You can ask for it again.
replay-queued = The analysis waits its turn.
replay-thinking = The game is being analysed.
replay-graph = Winning chance
replay-graph-line = { $name }: from { $start } to { $end }.
replay-cost = from { $before } to { $after }
replay-chance = Winning chance: { $chance }
replay-better = Better:
replay-turning-points = Turning points
replay-split = Luck and skill
replay-player = Player
replay-start = start
replay-luck = luck
replay-skill = skill
replay-others = others
replay-end = end
replay-split-note = In percentage points of the winning chance. Luck is what chance gave beyond what could be expected; skill is what one’s own decisions cost; others is what the other players’ decisions gave or took. All are estimates.

## Records from elsewhere

replay-record = Open a record
replay-record-text = A record is a game as a line of text. It is checked, replayed and, if you like, analysed; nothing of it is kept, except an analysis you ask for.
replay-choose = Choose a file
replay-drop = or drop it here (.jsonl)
replay-paste = Or paste a record
replay-open-record = Open
replay-another = Another record
