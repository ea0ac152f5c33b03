# Words of: why a number is that number at the Stones table. They are loaded when somebody first asks.

## Tower spaces

stones-reason-space =
    { $space ->
        [1] Space 1: 1 point for each different height on the board. An empty space is a height too.
        [5] Space 5: the number of colours in the tower, plus 1.
       *[other] Space { $space }: a tower of 1, 2, 3 or 4 stones scores { $points }.
    }
stones-reason-tower =
    { $points ->
        [one] Space { $space }, { $counted }: { $points } point when its colour is scored.
       *[other] Space { $space }, { $counted }: { $points } points when its colour is scored.
    }
stones-reason-new =
    { $points ->
        [one] The new tower here, { $counted }: { $points } point when its colour is scored.
       *[other] The new tower here, { $counted }: { $points } points when its colour is scored.
    }
stones-reason-alone = Now it brings only 1: no other tower has this colour on top.
stones-reason-top = Chosen by itself, a top stone scores 1 point.
stones-reason-any = 1 point for each top stone you choose. They go to the mandala board.

## Artists

stones-reason-artist =
    { $pattern ->
        [star] Star artist: goes to a free artist space and takes the stars beside it. Stones beside another artist stay.
       *[ring] Ring artist: goes to a free artist space and takes the rings beside it. Stones beside another artist stay.
    }

## The mandala board

stones-reason-bonus = Space { $space }: +{ $points } for the player who covers it.
stones-reason-last-round = Space { $space }: covering it starts the last round.
stones-reason-hands = Space { $space }: starts the last round only with { $hands } players.

## Objectives

stones-reason-objective =
    { $points ->
        [one] { $points } point at the end for { $what }.
       *[other] { $points } points at the end for { $what }.
    }
stones-reason-stones = Stones in the towers now: { $count }.
stones-reason-of-tops = Tower tops with this pattern now: { $count } of { $all }.
stones-reason-of-colour = Stones of this colour in the towers now: { $count }. Most of any other player: { $others }. A tie does not count as more.
stones-reason-met = It is met as things stand.
stones-reason-missed = It is not met as things stand.
