# Why something is refused. Each id is that of a typed error; its arguments are in the code beside it.

## Any game

game-over = The game is over.
not-your-turn = It is not your turn.
encoding-no-such-id = No action has the id { $id }.
encoding-never-legal = { $action } is legal in no position, and so has no id.

## Mandala

mandala-no-action = “{ $text }” is not an action of Mandala. Actions look like m1R, f2K3, dG2 or cP.
mandala-claim-first = Mandala { $mandala } is being destroyed: first claim a colour from its Mountain.
mandala-nothing-to-claim = No mandala is being destroyed, so there is nothing to claim.
mandala-not-in-mountain = There is no { $colour } on Mountain { $mandala }.
mandala-no-cards = Play at least one card.
mandala-not-in-hand =
    { $have ->
        [0] You have no { $colour } in your hand.
        [one] You have only { $have } { $colour } card in your hand.
       *[other] You have only { $have } { $colour } cards in your hand.
    }
mandala-in-mountain = Mountain { $mandala } already has { $colour }, so { $colour } cannot go to a Field there.
mandala-in-own-field = Your own Field in mandala { $mandala } already has { $colour }, so { $colour } cannot go to the Mountain there.
mandala-in-other-field = Your opponent’s Field in mandala { $mandala } already has { $colour }, so you cannot play { $colour } there.
mandala-keep-one = Keep at least one card in your hand.
mandala-last-card = This is your last card, and there is none to draw: you cannot build with it.
mandala-no-colour = “{ $letter }” in the deck is not a colour. Colours are R, O, Y, G, P and K.
mandala-wrong-size =
    { $count ->
        [one] The deck has { $count } card; it must have 108.
       *[other] The deck has { $count } cards; it must have 108.
    }
mandala-wrong-deck =
    { $count ->
        [one] The deck has { $count } card of { $colour }; it must have 18.
       *[other] The deck has { $count } cards of { $colour }; it must have 18.
    }

## Mandala Stones

stones-no-action = “{ $text }” is not an action of Mandala Stones. Actions look like d2b2n3, cV or t135.
stones-no-empty-tower-space = All five of your tower spaces are taken: you cannot pick up, only score.
stones-tower-space-taken = There is already a tower on your space { $tower }.
stones-no-artist = No artist stands on { $space }.
stones-same-space = The artist on { $space } must move to a different space.
stones-not-free = Another artist stands on { $space }.
stones-takes-nothing = On { $space } the artist would find no stone to take.
stones-empty-stack = The stack on { $space } is empty.
stones-wrong-pattern = The stone on { $space } does not show the artist’s pattern ({ $pattern }).
stones-next-to-artist = The stone on { $space } is next to the artist on { $artist }, so it stays.
stones-too-few-tops =
    { $count ->
        [0] None of your towers has { $colour } on top; at least two must.
       *[other] Only { $count } of your towers has { $colour } on top; at least two must.
    }
stones-no-tower = Choose at least one tower.
stones-empty-tower = There is no tower on your space { $tower }.
stones-no-stack = There is no stack on { $space }.
stones-no-stone-space = “{ $name }” is not a space for stones.
stones-wrong-stack = The stack on { $space } is not four stones. Stones are Y, B, P and V, or y, b, p and v.
stones-wrong-stones =
    { $count ->
        [one] There is { $count } stone { $stone }; there must be 12.
       *[other] There are { $count } stones { $stone }; there must be 12.
    }
stones-no-starting-artist = There is no artist on { $space }, where one must start.
stones-no-starting-space = “{ $name }” is not a space where an artist starts. Artists start on d2, b4, f4 and d6.
stones-no-pattern = “{ $name }” is not an artist’s pattern: it must be star or ring.
stones-wrong-artists = Of the four artists two must be star and two ring; here { $stars } are star.
stones-wrong-players = Objectives are dealt to { $dealt }, but { $players } play.
stones-wrong-hand =
    { $count ->
        [one] Seat { $seat } is dealt { $count } objective card; there must be 2.
       *[other] Seat { $seat } is dealt { $count } objective cards; there must be 2.
    }
stones-no-objective = There is no objective card “{ $name }”.
stones-objective-twice = An objective card is dealt twice: { $objective }.

## Records

record-too-long = The line is longer than 16 MiB.
record-not-utf8 = The line is not UTF-8 text.
record-json = This is not a record: { $detail }
record-format = The record’s format is unknown: “{ $format }”.
record-game = There is no game “{ $game }”.
record-players =
    { $most ->
        [2] The game is for 2 players, not { $players }.
       *[other] The game is for { $fewest } to { $most } players, not { $players }.
    }
record-options = The options are wrong: { $detail }
record-setup = The setup is wrong: { $detail }
record-forfeit-seat = Nobody sits in seat { $seat }, so nobody there can have lost by forfeit.
replay-reshuffle-missing = The deck runs out here, but the record has no further reshuffle.
replay-reshuffle-cards = The reshuffle does not have exactly the cards of the discard pile.
replay-reshuffles-left =
    { $count ->
        [one] { $count } reshuffle is left over.
       *[other] { $count } reshuffles are left over.
    }
replay-given-up-yet-finished = The game was forfeited, yet it has a result.
replay-unfinished = The record has a result, but the game is not finished.
replay-result = The result is wrong: the game ended with { $scores }, winner { $winner }, reason { $reason }.
