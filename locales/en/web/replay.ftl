# Words of replays and analyses.

replay-name = Replay
replay-title = Replay: { $names }
replay-not-here = This game cannot be shown
replay-board = The board
replay-controls = Playback
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-moment = Moment of the game
replay-of = after { $ply } of { $plies } moves
replay-viewpoint = Point of view
replay-open = Open
replay-public = Spectators
replay-panel = Moves and analysis
replay-moves = Moves
replay-analysis = Analysis
replay-share = Share this moment
replay-download = Record
replay-check = Check the deal
replay-verified = The deal is as promised.
replay-verified-text = The secret whose fingerprint was published before the first card was dealt, together with the players’ own texts, gives exactly this deal. So nobody chose the cards after seeing who sat at the table.

## Analysis

replay-analyse = Analyse the game
replay-analysis-what = Every decision is judged by what its player could know, never by hidden cards: how good it was, what was better and why, and how much was luck.
replay-analysis-failed = The analysis failed. You can ask for it again.
replay-queued = The analysis waits its turn.
replay-thinking = The game is being analysed.
replay-graph = Winning chance
replay-graph-line = { $name }: from { $start } to { $end }.
replay-graph-note = Each line goes by what that player could know at the time, so several can be high at once.
replay-cost = Winning chance: { $before } → { $after }
replay-chance = Winning chance: { $chance }
replay-better = Better:
replay-draw = Show it on the board
replay-undraw = Back to what was played
replay-turning-points = Turning points
replay-no-mistakes = No single move decided the game: nobody made a mistake that cost much.
replay-split = Luck and skill
replay-player = Player
replay-start = Start
replay-luck = Luck
replay-skill = Skill
replay-others = Others
replay-end = End
replay-split-note = In percentage points of the winning chance. “Luck” is what chance gave beyond what could be expected; “skill” is what the player’s own decisions cost; “others” is what the other players’ decisions gave or took. All are estimates.

## Trying again

replay-retry =
    { $count ->
        [one] Retry your mistake
       *[other] Retry your { $count } mistakes
    }
replay-exercise = Mistake { $number } of { $count }
replay-exercise-task = Find a better move. At move { $number } you chose:
replay-exercise-judging = Your choice is being judged.
replay-exercise-again = That is the same choice as in the game.
replay-exercise-next = Next mistake
replay-exercise-leave = Back to the analysis
replay-play-on = Play on from here
replay-play-on-text = A new game begins after move { $ply }, against the computer. Everything hidden is as it was in this game, and the new game does not count.
replay-play-on-begin = Play

## Records from elsewhere

replay-record = Open a record
replay-record-text = A record is a game as a line of text. It is checked, replayed and, if you like, analysed; nothing of it is kept, except an analysis you ask for.
replay-choose = Choose a file
replay-drop = or drop it here (.jsonl)
replay-paste = Or paste a record
replay-open-record = Open
replay-another = Another record
