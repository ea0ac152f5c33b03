# Words of the coach in a first game: what the game is about, what to try next, and what lies where.

coach-title = Your first game
coach-lesson = Take the first lesson
coach-close = Close the coach for good
coach-closed = The coach is closed. Settings bring it back.
coach-done = You know the moves now. The button with the i explains the board for as long as this game lasts.

## Mandala

coach-mandala-goal = Fill your Cup: each card in it scores the number of its colour’s space in your River.
coach-mandala-build = Next: build. Put one card on a Mountain; you draw up to three.
coach-mandala-grow = Next: grow your Field with cards of one colour. When the mandala is complete, the larger Field chooses first.
coach-mandala-discard = Next: your choice. You may also discard cards of one colour and draw as many, if nothing suits you.
coach-mandala-end = The end is near: the game ends when a River has all six colours, or with the next mandala destroyed after the deck has run out.
coach-mandala-few = Next: build. You have few cards, and building draws up to three.
coach-mandala-many = Next: grow a Field. Your hand is nearly full, so building draws little.
coach-mandala-complete = Next: complete mandala { $mandala }. You hold its last colour, { $colour }, and with the larger Field you choose first.
coach-mandala-nearly = Next: mandala { $mandala } lacks one colour, { $colour }. Have the larger Field there before it is complete.
coach-mandala-choose = Next: your choice. Build for more cards, grow for the first choice.
coach-mandala-claim = Next: claim a colour. A new one opens a River space; all other cards go into your Cup.
coach-mandala-mountain = Mountain: the middle of a mandala. Its cards are claimed when the mandala has all six colours.
coach-mandala-field = Field: your side of a mandala. If yours has more cards, you choose first.
coach-mandala-river = River: your colours in the order you claimed them. Later spaces are worth more. When a River has all six, the game ends.
coach-mandala-cup = Cup: the cards that score at the end. Of what you claim, the first card of a new colour goes to the River, all others into the Cup.

## Mandala Stones

coach-stones-goal = Build towers with the same colour on top, and score them together.
coach-stones-pick-up = Next: pick up. Move an artist to a free artist space; it takes the stones around it that have its pattern.
coach-stones-gather = Next: pick up again, until two towers show the same colour on top. Single stones score only 1.
coach-stones-colour = Next: score a colour that is on top of several towers, or pick up for one more.
coach-stones-end = The end is near: when space { $space } of the mandala board is covered, the round is played out. Then the better of your met objectives is added.
coach-stones-full = Next: score a colour. Your five spaces hold towers, so you cannot pick up.
coach-stones-no-stone = Next: score a colour. No artist finds a stone to take, so you cannot pick up.
coach-stones-tops = Next: score any stones, for one point each. You cannot pick up, and no colour is on top twice.
coach-stones-artists = Artists: every player may move them. One takes the top stones around it that have its pattern. A stone beside another artist stays.
coach-stones-towers = Towers: your five spaces. The stone on top says with which colour a tower scores, its space how much.
coach-stones-track = Mandala board: scored stones go there. The game ends with the round in which space { $space } is covered.
coach-stones-objectives = Objectives: two secret cards. At the end the better one you have met counts.
