# Words of a table: what surrounds the board.

## Seats

table-you = You
table-player = Player { $number }
table-open-seat = open seat
table-seats = Seats
table-here = is here
table-away = away
table-away-since = away, last here { $when }
table-computer = { $level }, computer
table-stands-in = the computer ({ $level }) plays on
table-lost-resigned = has resigned
table-lost-time = ran out of time
table-time-left = time left:
table-time-low = Less than 20 seconds left!
table-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
table-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
table-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## Whose turn it is, and what is expected

table-your-turn = Your turn
table-played = You have played
table-turn-of = { $name } to move
table-do-mandala = Choose cards of one colour: build on a Mountain, grow your Field, or discard.
table-do-claim = Mandala { $mandala } is being destroyed: claim a colour from its Mountain.
table-do-stones = Move an artist and pick up stones, or score.
table-thinks = Waiting for { $name }.
table-computes = { $name } is thinking.
table-claims = Mandala { $mandala } is being destroyed: { $name } claims a colour.
table-begins = The game begins
table-over = The game is over
table-move = Move { $number }
table-against = against { $names }
table-watching =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
table-you-watch = You are watching
table-spectators =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

## The panel

table-panel = Log, phrases and hint
table-log = Log
table-react = React
table-hint = Hint
table-quick = Settings
table-taken-back = taken back
table-destroyed = Destruction of mandala { $mandala }
table-repeat = Show it again
table-gained = +{ $points } since your last turn
table-log-started =
    { $hints ->
        [allowed] The deal is done: the game begins. Hints are allowed.
        [none] The deal is done: the game begins. There are no hints.
       *[unsaid] The deal is done: the game begins.
    }
table-log-undo_refused =
    { $who ->
        [you] You refused to let the move be taken back.
       *[other] { $name } refused to let the move be taken back.
    }
table-log-undone =
    { $who ->
        [you] You took a move back.
       *[other] { $name } took a move back.
    }
table-log-said = { $name }: { $phrase }
table-log-resigned =
    { $who ->
        [you] You resigned.
       *[other] { $name } resigned.
    }
table-log-timed_out =
    { $who ->
        [you] You ran out of time.
       *[other] { $name } ran out of time.
    }
table-log-claimed =
    { $who ->
        [you] You stayed away too long: the game was ended.
       *[other] { $name } stayed away too long: the game was ended.
    }
table-log-stood_in =
    { $who ->
        [you] The computer ({ $level }) plays for you.
       *[other] The computer ({ $level }) plays for { $name }.
    }
table-log-returned =
    { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
table-log-aborted = The game was called off.

## Phrases

table-say-hello = Hello
table-say-good_luck = Good luck
table-say-well_played = Well played
table-say-thinking = Hmm…
table-say-oops = Oops
table-say-thanks = Thank you
table-say-good_game = Good game
table-say-sorry = Sorry

## Hint

table-hint-text = What the computer would do in your place, and why.
table-hint-ask = Show me
table-hint-thinking = Thinking…
table-hint-later = You can ask when it is your turn.
table-hint-chance = Winning chance: about { $chance }
table-hint-play = Play it
table-hint-rated = There are no hints in a rated game.
table-hint-daily = There are no hints in the deal of the day.
table-hint-people = At this table there are no hints: you play against other people.
table-hint-secret = The reason is secret: others can see this screen too.
table-hint-allowed = At this table everybody may ask for hints.

## Controls

table-undo = Take back
table-ask-undo = Asks the others first
table-notice = Notice
table-undo-waiting = You have asked to take your move back. Waiting for an answer.
table-undo-asked = { $name } would like to take the last move back.
table-undo-agree = Agree
table-undo-refuse = Refuse
table-resign = Resign
table-resign-title = Resign?
table-resign-text = The game ends, and your opponent wins.
table-resign-many = You take last place, and the computer plays on for you.
table-abort = Call off
table-abort-title = Call the game off?
table-abort-text = Not everybody has moved yet: the game can be called off, and nobody wins or loses.
table-abort-rated = Not everybody has moved yet: the game can be called off, and nobody wins or loses. A few rated games a day can be ended like this; every further one counts as lost.
table-play-on = Play on
table-zen = Zen
table-zen-leave = Back to the whole page
table-sound-on = Sound on
table-sound-off = Sound off
table-set-confirm = Confirm moves
table-set-names = Names on the board
table-set-sound = Sound
table-set-motion = Movement
table-set-keys = Letters as shortcuts
table-set-forced = Claim the last colour automatically
table-set-all = All settings

## What is unusual

table-opening = Going to the table…
table-line-lost = Connection lost.
table-line-lost-text = Reconnecting; your game is safe.
table-restarting = The server is restarting.
table-restarting-text = Your game resumes in a moment.
table-pending = Not sent yet:
table-not-sent = Not connected: nothing was sent. Try again when the connection is back.
table-pending-text = It is played as soon as the connection is back.
table-sending = On its way to the server:
table-withdraw = Withdraw
table-moved-on = The game has moved on, so your move was not played.
table-absent = { $name } is away.
table-absent-wait =
    { $count ->
        [one] You may go on without them in a second.
       *[other] You may go on without them in { $count } seconds.
    }
table-absent-choose = What would you like to do?
table-absent-stay = Wait
table-absent-claim = End the game and win
table-absent-level = Level of the computer
table-absent-stand-in = Let the computer play
table-replaced = The computer ({ $level }) plays for you.
table-return = Take over again
table-hidden = You cannot see this table
table-hidden-text = There is no such table, or it is private. Somebody who sits there can send you a link.
table-gone = This table no longer exists
table-gone-text = It was removed, or is no longer visible to you. Your finished games are under “My games”.
table-outdated = This page is older than the server
table-outdated-text = The server has been updated, and this page no longer understands it. Reload the page; your game is safe.
table-logged-out = You are no longer logged in
table-logged-out-text = Your login has ended, here or on another device. Your games are kept.
table-aborted = The game was called off
table-aborted-line = Nobody has won or lost. A new table is quickly set up.

## Before the game

table-waiting =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
table-waiting-text = Send the link or show the code. The game begins as soon as every seat is taken.
table-invites = { $name } invites you
table-invites-text = Take a seat, and the game begins as soon as everybody is there.
table-not-begun = The game has not begun
table-not-begun-text = You will watch it from here as soon as everybody has taken a seat.
table-join = Take a seat
table-leave = Leave the table
table-link-seat = Link for players
table-link-seat-text = { $name } invites you to a game.
table-link-watch = Somebody only wants to watch?
table-link-watch-label = Link for spectators
table-link-watch-text = Watch our game.
table-copy = Copy the link
table-copied = The link is copied.
table-share = Share
table-link = Link to the game
table-qr = The link as a code for a camera
table-fair = A fair deal
table-fair-text = The deal is made from a secret of the server and a text from each player. Before it knew the texts, the server committed itself to its secret with the number below; after the game it shows the secret. So nobody can choose the deal.
table-fair-commitment = The server’s commitment (SHA-256)
table-fair-nonce = Text of { $name }
table-fair-own = Your own text instead
table-fair-change = Change

## One device

table-pass = Pass the device to { $name }
table-pass-text = Everybody else, please look away.
table-i-am = I am { $name }

## The end

table-wins =
    { $who ->
        [you] You win
       *[other] { $name } wins
    }
table-wins-score =
    { $who ->
        [you] You win, { $own } to { $other }
       *[other] { $name } wins, { $own } to { $other }
    }
table-wins-points =
    { $who ->
        [you] You win with { $own } points
       *[other] { $name } wins with { $own } points
    }
table-place = { $name } wins with { $own } points; your place: { $place }
table-draw = A draw
table-draw-score = A draw, { $score } each
table-tie-mandala =
    { $who ->
        [you] Level on points, but you have fewer cards in the Cup.
       *[other] Level on points, but { $name } has fewer cards in the Cup.
    }
table-tie-stones =
    { $who ->
        [you] Level on points, but you come earlier in turn order.
       *[other] Level on points, but { $name } comes earlier in turn order.
    }
table-end-river =
    { $who ->
        [you] Game over: your River has all six colours.
       *[other] Game over: { $name }’s River has all six colours.
    }
table-end-deck = Game over: a mandala was destroyed after the deck had run out.
table-end-deadlock = Game over: no mandala can be completed any more.
table-end-limit = Game over: the last turn has been played.
table-end-mandala = Game over: space { $space } of the mandala board was covered, and that round was played to its end.
table-end-stuck = Game over: the next player can neither pick up nor score.
table-end-resigned =
    { $who ->
        [you] You resigned.
       *[other] { $name } resigned.
    }
table-end-time =
    { $who ->
        [you] You ran out of time.
       *[other] { $name } ran out of time.
    }
table-rematch = Rematch
table-rematch-join = Join the rematch
table-replay = Replay
table-analyse = Analyse
table-show = Show the table
table-result = Back to the result
table-deal-check = Check the deal
table-deal-how = How this works
