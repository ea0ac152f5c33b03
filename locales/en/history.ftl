# Finished games, deals that can be checked, the deal of the day, and lessons.

server-no-such-ply = { $plies ->
    [one] This game has only one action.
   *[other] This game has only { $plies } actions.
  }
server-no-help-daily = Hints and undo are not available in the deal of the day.
server-day-not-over = Others are still playing this deal. Everything is shown when the day is over.
server-day-over = The day of this deal is over, and its cards are public. You can only resign.
server-daily-not-played = The results are shown once you have played this deal yourself.
server-not-expected = That is allowed, but this lesson asks for { $expected }.
server-lesson-empty = A lesson needs at least one action.
server-lesson-no-turn = In this lesson there is nothing for you to do.

verify-missing = The record does not say how it was dealt.
verify-secret = The secret is not 64 hexadecimal digits.
verify-commitment = The commitment in the record is not that of its secret.
verify-other-commitment = The commitment in the record is not the one that was published before the deal.
verify-nonces = There is not exactly one nonce for each seat.
verify-setup = Secret and nonces give another deal than the one that was played.
verify-reshuffle = Secret and nonces give another reshuffle than the one at ply { $ply }.

lesson-mandala-turns = The three things you can do on a turn
lesson-mandala-turns-build = Build: put an orange card on Mountain 1. You then draw up to three cards.
lesson-mandala-turns-grow = Grow: put both purple cards into your Field of mandala 1. You draw nothing, but they give you the first choice later.
lesson-mandala-turns-discard = Discard: throw the black card away and draw another for it.
lesson-mandala-destruction = A mandala is completed and destroyed
lesson-mandala-destruction-complete = Yellow is the only colour missing in mandala 1. Put it on the Mountain.
lesson-mandala-destruction-first = Your Field holds more cards, so you choose first. Take red: one card opens your River, the other goes into your Cup.
lesson-mandala-destruction-second = It is your turn to choose again. Take green: it is the second colour in your River.
lesson-mandala-river = What your River is worth
lesson-mandala-river-build = Put green on Mountain 2. One more colour will complete it.
lesson-mandala-river-new = Yellow is new to you: one card takes the third space of your River, and the one in your Cup is worth three points.
lesson-mandala-river-known = Green already lies on your second space: the card goes straight into your Cup, for two points.
lesson-stones-turns = Artists and towers
lesson-stones-turns-move = Move the artist from d6 to b2. It takes every free stone with its own pattern; begin in the west and build the tower on space 2.
lesson-stones-turns-again = Move the artist from d6 to d2, begin in the south, and build a tower on space 5.
lesson-stones-scoring = Scoring a colour
lesson-stones-scoring-prepare = Move the artist from b4 to f4, begin in the west, and build a tower on space 4.
lesson-stones-scoring-colour = Pink tops four of your towers. Score pink: each of them brings points, and their top stones leave for the mandala.
lesson-stones-tops = Scoring any stones
lesson-stones-tops-colour = Pink tops more than one of your towers: score pink.
lesson-stones-tops-any = Take the top stones of towers 2 and 5, whatever their colours: one point for each, and space for new towers.
