# Words of `mandala play`.

play-you = You
play-program = program
play-greeting = { $game } against { $names }.
play-ask-help = Type help for everything you can type and for the rules in brief.
play-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Commands: the words a person may type, in their language and in English, separated by spaces

play-command-help = help h ?
play-command-moves = moves
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
       *[other] There is no number { $number } here; they go from 1 to { $most }.
    }
play-no-moves = None of your actions begins with “{ $text }”.
play-alone = If you mean the command, type “{ $command }” alone.
play-what-now = Nothing has changed. Type help, moves, or something else.
play-log-empty = Nothing has happened yet.
play-undo-nothing = You have not decided anything yet that could be taken back.
play-undone = Taken back: { $actions }. This is a casual game, so you may; a record would remember it.

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
        [illegal] { $name } gave an answer that is no legal action, and loses the game.
        [crashed] { $name } broke down and loses the game.
       *[resigned] { $name } gives up.
    }
play-goodbye = Goodbye.
play-kept = The game is kept in { $file }; “mandala replay { $file }” checks it.
play-keep = To keep a game, play with --record FILE; “mandala replay FILE” checks it.
play-again = The same deal again: { $command }

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
play-mandala-complete = complete
play-mandala-deck = Turn { $turn } · deck { $deck } · discard pile { $discard }:
play-mandala-exhausted = The deck has run out: the next destruction ends the game.
play-mandala-river = River
play-mandala-cup = Cup ({ $count })
play-mandala-cup-final = Cup
play-mandala-points = points
play-mandala-hand = Your hand
play-mandala-hand-size =
    { $count ->
        [one] hand: { $count } card
       *[other] hand: { $count } cards
    }
play-mandala-cup-unknown = + { $count } unknown
play-mandala-cup-other = no space:
play-mandala-worth = { $points }

## Mandala: choices

play-mandala-your-claim = Mandala { $mandala } is being destroyed. Claim a colour from its Mountain:
play-mandala-title-build =
    { $count ->
        [0] Mountain { $mandala }: one card; there is none to draw
        [one] Mountain { $mandala }: one card, then you draw { $count }
       *[other] Mountain { $mandala }: one card, then you draw { $count }
    }
play-mandala-title-grow = Your Field in mandala { $mandala }: cards of one colour, no draw
play-mandala-title-discard = Discard cards of one colour and draw as many
play-mandala-title-claim = Claim
play-mandala-ask-moves = “moves” says what each would do.
play-mandala-fewer-moves = “moves m1” lists only those that begin with m1.
play-mandala-build = Put { $cards } on Mountain { $mandala }
play-mandala-grow = Put { $cards } into your Field of mandala { $mandala }
play-mandala-discard = Discard { $cards }
play-mandala-claim = Take { $cards }
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
        [you] You put { $cards } on Mountain { $mandala }.
       *[other] { $name } puts { $cards } on Mountain { $mandala }.
    }
play-mandala-grew =
    { $who ->
        [you] You put { $cards } into your Field of mandala { $mandala }.
       *[other] { $name } puts { $cards } into their Field of mandala { $mandala }.
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
      m1R    build: one red card on Mountain 1, then draw 3 (at most 8 in hand)
      f1R2   grow: two red cards into your Field of mandala 1; you draw nothing
      dR2    discard two red cards and draw two
    You must always keep a card in hand.

    A mandala with all six colours is destroyed. Whoever has more cards in their
    Field there chooses first; if equal, the opponent of the one who completed it.
    In turn you each take all cards of one colour from its Mountain (cR): the
    first card of a new colour to your next River space, the others to your Cup.
    With an empty Field there you choose too, but your cards are discarded.

    The game ends with a destruction after which a River has six colours, or
    before which the deck has run out. More points win; if equal, the smaller Cup.

    R red · O orange · Y yellow · G green · P purple · K black
