# Words of the lessons: their list, and the coach beside the board.

learn-title = Learn
learn-lead = Short lessons on a real board. Each one takes a minute or two, and you make every move yourself.
learn-none =
    { $total ->
        [one] { $total } short lesson
       *[other] { $total } short lessons
    }
learn-count = { $count } of { $total } learnt
learn-begin = Begin
learn-go-on = Go on
learn-over-again = Begin again
learn-learnt = learnt
learn-rules = Look up the rules

learn-coach = Coach
learn-opening = Setting up…
learn-lesson-of = Lesson { $number } of { $total }
learn-step-of = Step { $number } of { $total }
learn-done = Done
learn-missed = That is allowed, but here the lesson asks for something else:
learn-show = Show me
learn-again = Start again
learn-next = Next lesson
learn-all = All lessons
learn-first-game = Play your first game
learn-unknown = There is no such lesson
learn-unknown-text = You will find every lesson in the list.
learn-failed = The lesson cannot begin

## What was learnt, one for each lesson

learn-learnt-mandala-first-turns = On your turn you do one of three things: build one card and draw, grow your Field with as many cards of a colour as you like, keeping at least one in hand, or discard and draw as many.
learn-learnt-mandala-colours = In one mandala a colour lies on the Mountain, in your Field or in your opponent’s Field, never in two of them. More of a colour may always join it. The two mandalas do not affect each other.
learn-learnt-mandala-last-card = You always keep at least one card. With a single card left you can still build or discard it, because then you draw.
learn-learnt-mandala-destruction = A mandala with all six colours is destroyed. In turns you take all cards of one colour from its Mountain. The Fields go to the discard pile, two new cards begin the Mountain, and the player who did not complete the mandala is next.
learn-learnt-mandala-river = The first card of a new colour goes to your River, all others to your Cup. At the end each Cup card is worth the number of its colour’s space: what you open late is worth more.
learn-learnt-mandala-first-choice = Whoever has more cards in their Field chooses first. If the Fields are level, it is the player who did not complete the mandala.
learn-learnt-mandala-empty-field = With an empty Field you still choose, but what you choose is discarded. Put at least one card into every mandala that is about to be completed.
learn-learnt-mandala-deck = When the last card of the deck is drawn, the discard pile becomes the new deck, and the next destroyed mandala ends the game.
learn-learnt-mandala-end = A River with six colours ends the game as soon as its mandala is gone. Only Cup cards score; with equal points the smaller Cup wins. That is all of Mandala.
learn-learnt-stones-first-turns = An artist moves to any free artist space and takes every top stone around it with its own pattern, unless another artist stands beside that stone. The stones become one new tower.
learn-learnt-stones-order = You choose which stone is taken first; the others follow clockwise, each on top of the last. The stone that ends on top decides with which colour the tower scores; its space decides how much.
learn-learnt-stones-scoring = A colour on top of at least two towers can be scored: all its towers bring points, whatever their patterns, and then their top stones go to the mandala board.
learn-learnt-stones-spaces = Space 1 counts different heights, 2 likes single stones, 3 towers of three, 4 tall towers, 5 many colours. Heights are counted before the top stones go to the mandala board.
learn-learnt-stones-top-stones = Any top stones may go to the mandala board, for one point each. This makes room, and it can uncover the colour you need.
learn-learnt-stones-no-pick-up = Every pick-up takes at least one stone and needs an empty tower space. With five towers you score; a space is free again when its last stone has gone to the mandala board.
learn-learnt-stones-track = Every scored stone covers the next space of the mandala board. Some spaces give one or two points to the player who covers them.
learn-learnt-stones-end = When the hands for your number of players are covered, the round is played out. Then, of your two objectives, the better one you have met counts.
learn-learnt-stones-tie = 58 to 58: if several players have equally many points, the one who comes first in turn order wins. You had the first turn. That is all of Mandala Stones.
