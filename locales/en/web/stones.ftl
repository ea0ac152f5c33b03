# Words of: the Stones table.

## What lies where

stones-board = Main board
stones-towers = Tower spaces
stones-stacks = Stacks
stones-objectives-part = Objectives
stones-own-board = Your board
stones-board-of = Board of { $name }
stones-open-board = { $name }: show the board
stones-seat =
    { $points ->
        [one] { $name }, { $points } point
       *[other] { $name }, { $points } points
    }
stones-name-stone = { $colour } { $pattern }
stones-name-unknown = unknown
stones-name-no-stack = { $space }: no stones.
stones-name-stack =
    { $space }: { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }, top { $top }{ $more ->
        [0] .
       *[other] , below { $below }.
    }
stones-name-free = { $space }: free artist space.
stones-name-artist =
    { $space }: { $pattern ->
        [star] star artist.
       *[ring] ring artist.
    }
stones-name-no-tower = Space { $space }: no tower.
stones-name-tower =
    Space { $space }: { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }, from the top { $stones }.
stones-taken-as = Taken as number { $turn }.
stones-stays-pattern = Stays: it shows the other pattern.
stones-stays-artist = Stays: it lies beside another artist.
stones-takes-here =
    Takes { $count ->
        [one] { $count } stone.
       *[other] { $count } stones.
    }
stones-takes-none = The chosen artist finds no stone here.
stones-tower-comes =
    New tower: { $count ->
        [one] { $count } stone.
       *[other] { $count } stones.
    }
stones-tower-free = The new tower can go here.
stones-top-chosen = Its top stone is scored.
stones-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
stones-points-word =
    { $points ->
        [one] point
       *[other] points
    }

## What the boards print

stones-rule-1 = heights
stones-rule-5 = colours + 1
stones-counted =
    { $space ->
        [1] { $count ->
            [one] { $count } height (empty is height 0)
           *[other] { $count } different heights (empty is height 0)
        }
        [5] { $count ->
            [one] { $count } colour + 1
           *[other] { $count } colours + 1
        }
       *[other] height { $count }
    }
stones-rule-heights = Scores { $points } for height 1, 2, 3, 4.

## The mandala board

stones-track = Mandala board
stones-track-laid = Mandala board: { $placed } of { $length } spaces covered.
stones-track-count = Stones laid: { $placed }.
stones-track-short = { $placed } of { $length }
stones-track-ends =
    The game ends with the round in which space { $space } is covered. It shows { $players ->
        [2] two hands: two play.
        [3] three hands: three play.
       *[4] four hands: four play.
    }
stones-track-ends-short = to the last round
stones-track-endless = No space starts the last round.
stones-track-bonuses = If a stone of yours covers +1 or +2, you get that many points more.
stones-track-bonus = Space { $space }: +{ $points }.
stones-track-hands =
    Space { $space }: { $hands ->
        [2] two hands.
        [3] three hands.
       *[4] four hands.
    }
stones-track-coming =
    { $count ->
        [one] { $count } stone comes
       *[other] { $count } stones come
    }
stones-last-round = This is the last round.

## Objectives

stones-objectives = Your objectives
stones-objectives-of = Objectives of { $name }
stones-better-counts = At the end the better one that is met counts.
stones-have = now in the towers: { $count }
stones-now = now { $state }
stones-have-colour = now in the towers: { $count }, others up to { $others }
stones-have-tops = now on top: { $count } of { $all }
stones-met = met
stones-unmet = not met
stones-peek = Hold to peek
stones-peek-text = The objectives of { $name } lie face down. Hold this to see them, with a finger, the mouse, Space or Enter. When you let go, they are hidden again.

## The turn

stones-turn = Your choice
stones-choose = Choose an artist, or a tower to score.
stones-choose-score = Choose a tower to score.
stones-no-stone = No artist finds a stone to take.
stones-choose-place = goes to…
stones-artist =
    { $pattern ->
        [star] Star artist
       *[ring] Ring artist
    }
stones-takes =
    { $count ->
        [one] takes { $count } stone
       *[other] takes { $count } stones
    }
stones-first = First stone
stones-first-side =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }, { $stone }
stones-at-bottom = bottom
stones-on-top = top
stones-tower = Tower on space
stones-pick-up = Pick up
stones-score = Score
stones-score-points = Score { $points }
stones-cancel = Cancel
stones-score-instead = Score
stones-colour-points =
    { $points ->
        [one] { $colour }, { $points } point
       *[other] { $colour }, { $points } points
    }
stones-any = Any stones, 1 point each
stones-scoring-colour = All towers with { $colour } on top
stones-scoring-tops = Top stones of your choice, 1 point each
stones-choose-tops = Choose the towers whose top stones you score.
stones-account-tower = Space { $tower }: { $counted }
stones-account-top = Space { $tower }: top stone
stones-account-space = Mandala board, space { $space }
stones-account-space-short = Mandala board
stones-account-sum = Together

## What an action is and does

stones-do-pick-up = Artist { $from } → { $to }, first the stone on { $first }, tower on space { $tower }
stones-do-colour = Score { $colour }
stones-do-tops =
    { $count ->
        [one] Score the top of tower { $towers }
       *[other] Score the tops of towers { $towers }
    }
stones-do-other = Play { $action }
stones-effect-takes =
    { $count ->
        [one] Takes { $count } stone to tower space { $tower }.
       *[other] Takes { $count } stones to tower space { $tower }.
    }
stones-effect-turns-up =
    { $count ->
        [one] { $count } new stone turns up.
       *[other] { $count } new stones turn up.
    }
stones-effect-scores =
    { $points ->
        [one] Scores { $points } point.
       *[other] Scores { $points } points.
    }
stones-effect-begins-end = This round is the last.
stones-effect-ends = The game ends.

## What happened

stones-say-picked-up =
    { $who ->
        [you] You moved { $from } → { $to }, { $count ->
            [one] { $count } stone
           *[other] { $count } stones
        } to space { $tower }.
       *[other] { $name } moved { $from } → { $to }, { $count ->
            [one] { $count } stone
           *[other] { $count } stones
        } to space { $tower }.
    }
stones-say-revealed =
    { $count ->
        [1] Turned up: { $space1 } { $stone1 }
        [2] Turned up: { $space1 } { $stone1 }, { $space2 } { $stone2 }
        [3] Turned up: { $space1 } { $stone1 }, { $space2 } { $stone2 }, { $space3 } { $stone3 }
       *[other] Turned up: { $space1 } { $stone1 }, { $space2 } { $stone2 }, { $space3 } { $stone3 }, { $space4 } { $stone4 }
    }
stones-say-colour =
    { $who ->
        [you] You scored { $colour } on { $towers } for { $points }
       *[other] { $name } scored { $colour } on { $towers } for { $points }
    }{ $bonus ->
        [0] .
       *[other] , bonus { $bonus }.
    }
stones-say-tops =
    { $who ->
        [you] { $count ->
            [one] You scored the top of { $towers } for { $points }
           *[other] You scored the tops of { $towers } for { $points }
        }
       *[other] { $count ->
            [one] { $name } scored the top of { $towers } for { $points }
           *[other] { $name } scored the tops of { $towers } for { $points }
        }
    }{ $bonus ->
        [0] .
       *[other] , bonus { $bonus }.
    }
stones-say-placed =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    } to the mandala board.
stones-say-end-begun = The space that ends the game is covered: this round is the last.
stones-say-ended-mandala = The last round is finished.
stones-say-ended-stuck = The next player can neither pick up nor score: the game is over.
stones-say-wins =
    { $who ->
        [you] You win with { $points }.
       *[other] { $name } wins with { $points }.
    }

## The result

stones-result-colours = Colours
stones-result-tops = Top stones
stones-result-bonuses = Bonuses
stones-result-bonuses-text = points on covered spaces of the mandala board
stones-result-points = Scoring
stones-result-objective = Objective
stones-result-total = Total
stones-result-place = Place { $place }
stones-result-winner = Winner
stones-result-tie = Level on points: the earlier player in turn order wins.
stones-result-why =
    { $who ->
        [you] You scored
       *[other] { $name } scored
    } more than { $than ->
        [you] you
       *[other] { $rival }
    } with { $more }{ $less ->
        [none] .
       *[other] , and less with { $less }.
    }
stones-result-part =
    { $part ->
        [colours] colours
        [tops] top stones
        [bonuses] bonuses
       *[objective] the objective
    } ({ $points })
stones-result-towers = Towers at the end

## What cannot be done

stones-artist-first = Choose an artist first.
stones-artist-nowhere = This artist finds no stone anywhere.
stones-drop-elsewhere = An artist goes to a free artist space.
stones-drop-stone = A tower goes to an empty space of your board.
stones-drop-top = A scored stone goes to the mandala board.

## The end

stones-final-count = Final count
