# Words of `mandala play`.

play-you = You
play-program = program
play-greeting = { $game } against { $names }.
play-ask-help = Type help for all commands and for the rules in brief.
play-narrow = This terminal has { $columns } columns; the table needs { $needed }.
play-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Commands: the words a person may type, in their language and in English, separated by spaces

play-command-help = help h ?
play-command-moves = moves
play-command-hint = hint
play-command-board = board
play-command-undo = undo u
play-command-log = log
play-command-quit = quit q exit

play-help =
    What you can type
      a number    one of the choices offered
      an action   such as those in the lists; small or capital letters both do
      its start   lists the actions that begin with it
      moves       every action and what it would do; “moves f1” only those with f1
      hint        what the computer would do in your place, and why
      board       draw the table again
      undo        take back your last decision and everything after it
      log         the whole game so far
      help        this text
      quit        leave the game

## At the prompt

play-your-turn = Your turn. Type a number or the action itself.
play-narrowed = Your choices (Enter shows all of them again):
play-only-one = There is only one thing you can do:
play-press-enter = Press Enter to do it.
play-no-number =
    { $most ->
        [one] There is no number { $number } here; there is only 1.
       *[other] There is no number { $number } here: choose from 1 to { $most }.
    }
play-hint = Hint: { $action }, with a winning chance of about { $chance }%.
play-no-moves = None of your actions begins with “{ $text }”.
play-alone = If you mean the command, type “{ $command }” alone.
play-what-now = Nothing has changed. Type help, moves, or something else.
play-log-empty = Nothing has happened yet.
play-undo-nothing = There is nothing to take back yet.
play-undone = Taken back: { $actions }. This is a friendly game, so you may; a record would remember it.

## The end

play-ends = the game ends: { $reason }
play-ended = The game is over: { $reason }.
play-wins =
    { $who ->
        [you] You win, { $score }. Congratulations!
       *[other] { $name } wins, { $score }.
    }
play-forfeit =
    { $why ->
        [time] { $name } took too long and loses the game.
        [illegal] { $name } tried an illegal action and loses the game.
        [crashed] { $name } crashed and loses the game.
       *[resigned] { $name } resigns.
    }
play-goodbye = Goodbye.
play-kept = The game is saved in { $file }; “mandala replay { $file }” checks it.
play-keep = To save a game, play with --record FILE; “mandala replay FILE” checks it.
play-again = The same deal again:

## Mandala: the table

play-mandala-name = Mandala
play-mandala-intro =
    Lay coloured cards into two mandalas. When one shows all six colours, the two
    of you take turns claiming colours from its Mountain: the first card of a new
    colour goes to your River, the rest into your Cup. At the end each Cup card is
    worth the number of the River space that has its colour.
play-mandala-mandala = Mandala { $mandala }
play-mandala-destroyed = Mandala { $mandala } is being destroyed
play-mandala-mountain = Mountain
play-mandala-field =
    { $who ->
        [you] Your Field
       *[other] Field: { $name }
    }
play-mandala-lacks = lacks
play-mandala-deck = Turn { $turn } · deck: { $deck } · discard pile: { $discard }
play-mandala-exhausted = The deck has run out: the next destruction ends the game.
play-mandala-river = River
play-mandala-cup = Cup ({ $count })
play-mandala-points = points
play-mandala-hand = hand ({ $count })
play-mandala-rest = not in River
play-mandala-worth = worth

## Mandala: choices

play-mandala-your-claim = Mandala { $mandala } is being destroyed. Claim a colour from its Mountain:
play-mandala-title-build =
    { $count ->
        [0] Mountain { $mandala } (none to draw)
       *[other] Mountain { $mandala } (draw { $count })
    }
play-mandala-title-grow = Your Field { $mandala } (no draw)
play-mandala-title-discard = Discard (draw as many)
play-mandala-title-claim = Claim
play-mandala-ask-moves = “moves” says what each would do.
play-mandala-fewer-moves = “moves m1” lists only those that begin with m1.
play-mandala-build = Build { $cards } on Mountain { $mandala }
play-mandala-grow = Grow your Field in mandala { $mandala } with { $cards }
play-mandala-discard = Discard { $cards }
play-mandala-claim = Claim { $cards }
play-mandala-draws =
    { $count ->
        [one] you draw { $count } card
       *[other] you draw { $count } cards
    }
play-mandala-exhausts = the deck runs out, so the next destruction to finish ends the game
play-mandala-completes =
    { $who ->
        [you] completes mandala { $mandala }, and you choose first
       *[other] completes mandala { $mandala }, and { $name } chooses first
    }
play-mandala-completes-nobody = completes mandala { $mandala }; no Field has cards, so its Mountain is discarded
play-mandala-gain = + { $points }

## Mandala: what happened

play-mandala-built =
    { $who ->
        [you] You build { $cards } on Mountain { $mandala }.
       *[other] { $name } builds { $cards } on Mountain { $mandala }.
    }
play-mandala-grew =
    { $who ->
        [you] You grow your Field in mandala { $mandala } with { $cards }.
       *[other] { $name } grows their Field in mandala { $mandala } with { $cards }.
    }
play-mandala-discarded =
    { $who ->
        [you] You discard { $cards }.
       *[other] { $name } discards { $cards }.
    }
play-mandala-drew-own = You draw { $cards }.
play-mandala-drew =
    { $count ->
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
play-mandala-reshuffled =
    { $count ->
        [one] The deck has run out: the discard pile of { $count } card becomes the new deck.
       *[other] The deck has run out: the discard pile of { $count } cards is shuffled and becomes the new deck.
    }
play-mandala-completed =
    { $who ->
        [you] Mandala { $mandala } is complete! You choose first.
       *[other] Mandala { $mandala } is complete! { $name } chooses first.
    }
play-mandala-completed-nobody = Mandala { $mandala } is complete, but neither Field has cards: its Mountain is discarded.
play-mandala-claimed =
    { $who ->
        [you] You claim { $cards }: { $taken }.
       *[other] { $name } claims { $cards }: { $taken }.
    }
play-mandala-to-river = one to River space { $space }
play-mandala-to-cup =
    { $who ->
        [you] { $count } to your Cup
       *[other] { $count } to the Cup
    }
play-mandala-to-discard =
    { $who ->
        [you] discarded, since your Field there is empty
       *[other] discarded, since their Field there is empty
    }
play-mandala-swept =
    { $count ->
        [one] The last card of mandala { $mandala } is discarded.
       *[other] The { $count } cards left in mandala { $mandala } are discarded.
    }
play-mandala-refilled = A new Mountain begins in mandala { $mandala }: { $cards }.

## Mandala: the end

play-mandala-reason-river = a River has six colours
play-mandala-reason-deck = a mandala was destroyed after the deck had run out
play-mandala-reason-deadlock = no mandala can be completed any more
play-mandala-reason-limit = the last turn has been played
play-mandala-draw = A draw: equal points and equal Cups.
play-mandala-wins-tie =
    { $who ->
        [you] { $score }, but your Cup has fewer cards: you win. Congratulations!
       *[other] { $score }, but { $name } has fewer cards in the Cup and wins.
    }

play-mandala-rules =
    The rules in brief

    At the end each card in your Cup scores the number of the River space that has
    its colour, or nothing if your River lacks the colour. What enters your River
    late is worth more.

    In one mandala a colour lies in one place only: the Mountain, your Field or
    your opponent’s Field. On your turn you do one of these:
      m1R    build: one red card on Mountain I, then draw 3 (at most 8 in hand)
      f1R2   grow: two red cards into your Field in mandala I; you draw nothing
      dR2    discard two red cards and draw two
    You must always keep a card in hand.

    A mandala with all six colours is destroyed. Whoever has more cards in their
    Field there chooses first; if equal, the opponent of the one who completed it.
    In turn you each take all cards of one colour from its Mountain (cR): the
    first card of a new colour to your next River space, the others to your Cup.
    With an empty Field there you choose too, but your cards are discarded.

    The game ends with the destruction that gives a River its sixth colour, or with
    the first one after the deck has run out. Whoever has more points wins; if
    equal, whoever has fewer cards in the Cup.

    R red · O orange · Y yellow · G green · P purple · K black

## Mandala Stones: the table

play-stones-name = Mandala Stones
play-stones-intro =
    Move an artist and take the matching stones around it: they become a tower on
    your board. Then score towers by the colour on top. Scored stones go to the
    mandala board, which gives bonuses and ends the game. At the end the better of
    your two secret objectives counts too.
play-stones-legend-sides =
    ★ star, ○ ring
    (★) artist, V★4 top of 4
    /YBP colours below it
    towers: top stone first
play-stones-legend-open =
    ★ star, ○ ring
    (★) artist, V★4 top of 4
    /Ybp big ★, small ○
    towers: top stone first
play-stones-legend-closed =
    ★ star, ○ ring
    (★) artist, V★4 top of 4
    towers: top stone first
play-stones-towers = Tower space
play-stones-scores = scores
play-stones-scores-1 = heights
play-stones-scores-2 = 4·2·1·1
play-stones-scores-3 = 1·3·4·1
play-stones-scores-4 = 1·2·4·6
play-stones-scores-5 = colours+1
play-stones-points = points
play-stones-track = Mandala board
play-stones-covered = { $placed } of { $length } covered
play-stones-next-bonus = space { $space }: +{ $points }
play-stones-end-space = space { $space }: last round
play-stones-last-round = this is the last round
play-stones-objectives = Your secret objectives
play-stones-objective = { $objective } ({ $points })

## Mandala Stones: choices

play-stones-title-pick-up = Pick up: move an artist and take these stones around it
play-stones-no-pick-up = You cannot pick up stones now.
play-stones-title-colour = Score a colour: every tower of yours with it on top
play-stones-title-any = Score any stones: 1 point for each top stone
play-stones-any = choose towers by their numbers, such as { $example }
play-stones-ask-moves = “{ $from }” lists the moves of the artist there; “moves { $move }” explains each.
play-stones-ask-any = “moves { $from }” says what each would do.
play-stones-fewer-moves = “moves d2” lists only those that begin with d2.
play-stones-which-place = Where does the artist go, and what does it take there?
play-stones-which-first = Which stone do you take first? It lies at the bottom; the others follow clockwise.
play-stones-which-tower = Where do you put the tower { $stones } (top first)?
play-stones-first = the one on { $space } first: { $stones } (top first)
play-stones-space = space { $tower }: { $hint }
play-stones-hint-1 = scores the number of different heights on your board
play-stones-hint-2 = scores 4, 2, 1, 1 for height 1, 2, 3, 4
play-stones-hint-3 = scores 1, 3, 4, 1 for height 1, 2, 3, 4
play-stones-hint-4 = scores 1, 2, 4, 6 for height 1, 2, 3, 4
play-stones-hint-5 = scores its number of colours + 1
play-stones-pick-up =
    { $pattern ->
        [star] star artist { $from } → { $to }, tower { $stones } on space { $tower }
       *[ring] ring artist { $from } → { $to }, tower { $stones } on space { $tower }
    }
play-stones-turns-up =
    { $count ->
        [one] { $count } new stone turns up
       *[other] { $count } new stones turn up
    }
play-stones-brings = { $points } ({ $account })
play-stones-tower-points = tower { $tower }: { $points }
play-stones-bonus = mandala board space { $space }: +{ $points }
play-stones-begins-end = the last round begins

## Mandala Stones: what happened

play-stones-picked-up =
    { $who ->
        [you] You move the { $pattern ->
            [star] star
           *[ring] ring
        } artist from { $from } to { $to }, take { $taken } and put the tower { $stones } on space { $tower }.
       *[other] { $name } moves the { $pattern ->
            [star] star
           *[ring] ring
        } artist from { $from } to { $to }, takes { $taken } and puts the tower { $stones } on space { $tower }.
    }
play-stones-revealed = Now on top: { $stones }.
play-stones-scored-colour =
    { $who ->
        [you] You score { $colour }: { $account }.
       *[other] { $name } scores { $colour }: { $account }.
    }
play-stones-scored-any =
    { $who ->
        [you] You score any stones: { $account }.
       *[other] { $name } scores any stones: { $account }.
    }
play-stones-placed =
    { $count ->
        [one] { $stones } goes to the mandala board{ $bonus }.
       *[other] { $stones } go to the mandala board{ $bonus }.
    }
play-stones-end-begun = The hands on the mandala board are covered: this round is the last.

## Mandala Stones: the end

play-stones-reason-mandala = the hands on the mandala board are covered and the round is finished
play-stones-reason-stuck = the next player can neither pick up nor score
play-stones-sum = { $points } + { $objective } for an objective = { $total }
play-stones-wins-tie =
    { $who ->
        [you] { $score }: level on points, but you come first in turn order and win. Congratulations!
       *[other] { $score }: level on points, but { $name } comes first in turn order and wins.
    }

play-stones-rules =
    The rules in brief

    On your turn you do one of these:
      d2b2n3   pick up: the artist on d2 moves to b2, another free artist space, and
               takes the top stone of each stack next to it that shows its pattern
               and is not next to another artist. You take all of them, at least
               one. You choose the first (here the one to the north); the others
               follow clockwise, each on top of the last. The new tower goes on an
               empty tower space of yours (here 3).
      cV       score violet: every tower of yours with violet on top, at least two.
               Their top stones then go to the mandala board.
      t13      score any stones: 1 point each for the tops of towers 1 and 3. They
               go to the mandala board, too.

    What a tower scores when its colour is scored:
      space 1   1 for each different height on your board; no tower is height 0
      space 2   4, 2, 1 or 1 for height 1, 2, 3 or 4
      space 3   1, 3, 4 or 1         space 4   1, 2, 4 or 6
      space 5   the number of its colours + 1

    Each stone that goes to the mandala board covers a space; some give +1 or +2.
    When the space with as many hands as there are players is covered, the round
    is finished and the game ends. It also ends when somebody can do nothing. Then
    you add the better objective you have met. Whoever has the most points wins;
    if equal, whoever is earlier in turn order.

    Y yellow · B blue · P pink · V violet; capital ★ star, small ○ ring
