# The board of Mandala.

## Mandalas

mandala-region =
    { $count ->
        [6] Mandala { $mandala }: all six colours
       *[other] Mandala { $mandala }: { $count } of 6 colours, missing: { $missing }
    }
mandala-missing = { $cards } missing
mandala-completes = { $cards } completes
mandala-whole = all six colours
mandala-destroyed = being destroyed
mandala-mountain = Mountain { $mandala }
mandala-field =
    { $who ->
        [you] Your Field
       *[other] { $name }’s Field
    }
mandala-field-first =
    { $who ->
        [you] Your Field · you choose first
       *[other] { $name }’s Field · chooses first
    }
mandala-first =
    { $who ->
        [you] You choose first
       *[other] { $name } chooses first
    }
mandala-choosing =
    { $who ->
        [you] You choose
       *[other] { $name } chooses
    }
mandala-area = { $area }: { $cards }
mandala-area-empty = { $area }: empty
mandala-pick-first = Choose cards from your hand first.
mandala-other-field = This is your opponent’s Field: you can only grow your own.
mandala-only-claimed = Only cards claimed from a Mountain go to the River and the Cup.
mandala-to-river = Drag a claimed colour to your River.
mandala-draw-by = You draw when you build or discard.

## Cards, as what lies somewhere

mandala-lying-red =
    { $count ->
        [one] a red card
       *[other] { $count } red cards
    }
mandala-lying-orange =
    { $count ->
        [one] an orange card
       *[other] { $count } orange cards
    }
mandala-lying-yellow =
    { $count ->
        [one] a yellow card
       *[other] { $count } yellow cards
    }
mandala-lying-green =
    { $count ->
        [one] a green card
       *[other] { $count } green cards
    }
mandala-lying-purple =
    { $count ->
        [one] a purple card
       *[other] { $count } purple cards
    }
mandala-lying-black =
    { $count ->
        [one] a black card
       *[other] { $count } black cards
    }

## Rivers, Cups, deck and discard pile

mandala-river-part = River
mandala-river =
    { $who ->
        [you] Your River
       *[other] { $name }’s River
    }
mandala-space-empty = space { $space }: empty
mandala-space-worth = River space { $space }: each { $colour } card in the Cup scores { $each }. Now { $count } × { $each } = { $points }.
mandala-space-next = River space { $space } is empty. The colour that comes here scores { $each } for each of its cards in the Cup.
mandala-cup = Cup
mandala-cup-secret = secret
mandala-cup-of =
    { $who ->
        [you] Your Cup
       *[other] { $name }’s Cup
    }
mandala-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mandala-points-seen =
    { $points ->
        [one] { $points } pt, { $unseen } unseen
       *[other] { $points } pts, { $unseen } unseen
    }
mandala-cup-name =
    { $count ->
        [one] { $cup }: { $count } card, worth { $points } now
       *[other] { $cup }: { $count } cards, worth { $points } now
    }
mandala-cup-name-seen =
    { $count ->
        [one] { $cup }: { $count } card, { $unseen } of them unseen; the others are worth { $points } now
       *[other] { $cup }: { $count } cards, { $unseen } of them unseen; the others are worth { $points } now
    }
mandala-deck = Deck
mandala-discard-pile = Discard
mandala-deck-name =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
mandala-discard-name =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
mandala-look = look through
mandala-exhausted = The deck has run out: the next destruction ends the game.
mandala-look-empty = There are no cards here.
mandala-look-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
mandala-look-scores = River space { $space }: { $count } × { $each }
mandala-look-waits = Not in the River yet; worth { $points } in its next space ({ $space })
mandala-look-secret = { $count } secret
mandala-look-unseen =
    { $count ->
        [one] { $count } card here has been seen only by its owner.
       *[other] { $count } cards here have been seen only by their owner.
    }
mandala-look-sum = Together

## The hand and what can be done

mandala-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
mandala-hand-of = { $name }’s hand
mandala-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
mandala-card = { $colour }, card { $index } of { $count }
mandala-actions = What to do with the chosen cards
mandala-build = Build
mandala-grow = Grow
mandala-build-short = Build
mandala-grow-short = Grow
mandala-discard = Discard
mandala-chip-mountain = Mountain { $mandala }
mandala-chip-field = Field { $mandala }
mandala-chip-draw = draw { $count }
mandala-more = One card more
mandala-fewer = One card fewer
mandala-confirm = Play it
mandala-cancel = Cancel
mandala-which = Which mandala, I or II? Press 1 or 2.
mandala-claiming = Mandala { $mandala } is being destroyed
mandala-chooses =
    { $who ->
        [you] You choose a colour from its Mountain.
       *[other] { $name } chooses a colour from its Mountain.
    }
mandala-claim = Claim
mandala-brings-river = space { $space }
mandala-brings-cup = { $count } to Cup
mandala-brings-discarded = { $count } discarded
# How many cards of the colour are in the Cup already and score from now on.
mandala-brings-there = { $count } in Cup already
mandala-brings-end = ends the game

## What an action is

mandala-act-build = Build { $cards } on Mountain { $mandala }
mandala-act-grow = Grow Field { $mandala } with { $cards }
mandala-act-discard = Discard { $cards }
mandala-act-claim = Claim { $cards }
mandala-act-unknown = { $action }

## What an action would do

mandala-effect-draws =
    { $count ->
        [0] no draw
       *[other] draw { $count }
    }
mandala-effect-exhausts = the deck runs out, so the next destruction ends the game
mandala-effect-completes =
    { $who ->
        [you] completes mandala { $mandala }; you choose first, { $most } to { $least }
       *[other] completes mandala { $mandala }; { $name } chooses first, { $most } to { $least }
    }
mandala-effect-completes-it =
    { $who ->
        [you] completes it; you choose first, { $most } to { $least }
       *[other] completes it; { $name } chooses first, { $most } to { $least }
    }
mandala-effect-completes-tie = completes mandala { $mandala }; it is { $most } to { $most } and you play the last card, so { $name } chooses first
mandala-effect-completes-it-tie = completes it; it is { $most } to { $most } and you play the last card, so { $name } chooses first
mandala-effect-completes-nobody = completes mandala { $mandala }; both Fields are empty, so its Mountain is discarded
mandala-effect-river = 1 to River space { $space }
mandala-effect-cup = { $count } to the Cup
mandala-effect-discarded = { $count } discarded, since your Field there is empty
mandala-effect-points =
    { $points ->
        [0] no points
        [one] +{ $points } point
       *[other] +{ $points } points
    }
mandala-effect-ends = the game ends
mandala-effect-fills-river = then your River has all colours, and the game ends with this mandala

## The log

mandala-log-built =
    { $who ->
        [you] { $known ->
            [none] You built { $cards } on Mountain { $mandala }.
            [yes] You built { $cards } on Mountain { $mandala }, drew { $drawn }.
           *[no] You built { $cards } on Mountain { $mandala }, drew { $draws }.
        }
       *[other] { $known ->
            [none] { $name } built { $cards } on Mountain { $mandala }.
            [yes] { $name } built { $cards } on Mountain { $mandala }, drew { $drawn }.
           *[no] { $name } built { $cards } on Mountain { $mandala }, drew { $draws }.
        }
    }
mandala-log-grew =
    { $who ->
        [you] You grew Field { $mandala } with { $cards }.
       *[other] { $name } grew Field { $mandala } with { $cards }.
    }
mandala-log-discarded =
    { $who ->
        [you] { $known ->
            [none] You discarded { $cards }.
            [yes] You discarded { $cards }, drew { $drawn }.
           *[no] You discarded { $cards }, drew { $draws }.
        }
       *[other] { $known ->
            [none] { $name } discarded { $cards }.
            [yes] { $name } discarded { $cards }, drew { $drawn }.
           *[no] { $name } discarded { $cards }, drew { $draws }.
        }
    }
mandala-log-reshuffled =
    { $count ->
        [one] The deck has run out: { $count } discarded card becomes the new deck.
       *[other] The deck has run out: { $count } discarded cards are shuffled into a new one.
    }
mandala-log-completed =
    { $who ->
        [you] Mandala { $mandala } is complete: you choose first, { $most } to { $least }.
       *[other] Mandala { $mandala } is complete: { $name } chooses first, { $most } to { $least }.
    }
mandala-log-completed-tie =
    { $who ->
        [you] Mandala { $mandala } is complete, { $most } to { $most }: you choose first, because { $lastName } played the last card.
       *[other] { $last ->
            [you] Mandala { $mandala } is complete, { $most } to { $most }: { $name } chooses first, because you played the last card.
           *[other] Mandala { $mandala } is complete, { $most } to { $most }: { $name } chooses first, because { $lastName } played the last card.
        }
    }
mandala-log-completed-nobody = Mandala { $mandala } is complete, but both Fields are empty: its Mountain is discarded.
# A claim in the list of a destruction: cards and who took them.
mandala-log-claim = { $cards } { $name }
mandala-log-claim-discarded = { $cards } { $name }, discarded
mandala-log-claimed-river =
    { $who ->
        [you] { $cup ->
            [0] You claimed { $cards }: River space { $space }.
           *[other] You claimed { $cards }: River space { $space }, { $cup } to the Cup.
        }
       *[other] { $cup ->
            [0] { $name } claimed { $cards }: River space { $space }.
           *[other] { $name } claimed { $cards }: River space { $space }, { $cup } to the Cup.
        }
    }
mandala-log-claimed-cup =
    { $who ->
        [you] You claimed { $cards } for the Cup.
       *[other] { $name } claimed { $cards } for the Cup.
    }
mandala-log-claimed-discarded =
    { $who ->
        [you] You chose { $cards }: discarded, your Field was empty.
       *[other] { $name } chose { $cards }: discarded, their Field was empty.
    }
mandala-log-swept =
    { $count ->
        [one] Mandala { $mandala } is swept away: { $count } card discarded.
       *[other] Mandala { $mandala } is swept away: { $count } cards discarded.
    }
mandala-log-refilled = New on Mountain { $mandala }: { $cards }.
mandala-log-won =
    { $who ->
        [you] You win, { $points } to { $other }.
       *[other] { $name } wins, { $points } to { $other }.
    }
mandala-log-draw = A draw with { $points } points each.

## The result

mandala-result-name =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
mandala-result-cards =
    { $count ->
        [one] { $count } card in the Cup
       *[other] { $count } cards in the Cup
    }
mandala-result-space =
    { $count ->
        [one] space { $space }: { $colour }, { $count } Cup card, { $points } points
       *[other] space { $space }: { $colour }, { $count } Cup cards, { $points } points
    }
mandala-result-empty = empty
mandala-result-rest = No space in the River: { $cards } score 0
mandala-result-all = Every Cup card has its place in the River
mandala-result-why =
    { $who ->
        [you] You scored
       *[other] { $name } scored
    } more than { $than ->
        [you] you
       *[other] { $rival }
    } in the River with { $more }{ $less ->
        [none] .
       *[other] , and less with { $less }.
    }
mandala-result-part = space { $space } ({ $points })

## Why: what a part of the board says of itself

mandala-why-mountain =
    { $count ->
        [6] Mandala { $mandala } has all six colours: the players claim its Mountain, colour by colour.
       *[other] Mandala { $mandala } lacks { $missing }. With all six colours it is complete, and the players claim its Mountain, colour by colour.
    }
mandala-why-ahead =
    { $who ->
        [you] Your Field in mandala { $mandala } has more cards, { $most } to { $least }: if the mandala were complete now, you would choose first.
       *[other] { $name }’s Field in mandala { $mandala } has more cards, { $most } to { $least }: if the mandala were complete now, { $name } would choose first.
    }
mandala-why-level =
    { $count ->
        [one] Each Field in mandala { $mandala } has { $count } card. On a tie, the player who does not play the last card chooses first.
       *[other] Each Field in mandala { $mandala } has { $count } cards. On a tie, the player who does not play the last card chooses first.
    }
mandala-why-bare = Both Fields in mandala { $mandala } are empty. The player with more cards in their Field chooses first.
mandala-why-empty = This Field is empty: what its player claims there is discarded.
mandala-why-chose =
    { $who ->
        [you] You chose first: your Field has more cards, { $most } to { $least }.
       *[other] { $name } chose first: their Field has more cards, { $most } to { $least }.
    }
mandala-why-chose-tie =
    { $who ->
        [you] You chose first: the Fields are level, { $most } to { $most }, and your opponent played the last card.
       *[other] { $name } chose first: the Fields are level, { $most } to { $most }, and the other player played the last card.
    }
mandala-why-cup-space = { $colour }: { $count } × { $each } = { $points }
mandala-why-cup-rest = Not in the River yet, so 0 points: { $cards }
mandala-why-cup-own = Only you have seen: { $cards }
mandala-why-cup-unseen =
    { $count ->
        [one] { $count } card only its owner has seen
       *[other] { $count } cards only their owner has seen
    }
mandala-why-deck = When its last card is drawn, the discard pile is shuffled into a new deck, and the next destruction ends the game.
mandala-why-discard = These cards become the new deck when the deck runs out.
mandala-why-hand = A hand holds at most { $limit } cards.
mandala-why-draw-build = Building draws { $count } cards.
mandala-why-draw-hand = Building draws up to { $most } cards, but a hand holds at most { $limit }: you draw { $count }.
mandala-why-draw-deck = The deck and the discard pile have no more cards: you draw { $count }.
mandala-why-draw-grow = Growing a Field draws no cards.
mandala-why-draw-discard = You draw as many cards as you discard.
mandala-why-will-first =
    { $who ->
        [you] You would choose first: your Field would have more cards, { $most } to { $least }.
       *[other] { $name } would choose first: their Field would have more cards, { $most } to { $least }.
    }
mandala-why-will-tie = { $name } would choose first: the Fields would be level, { $most } to { $most }, and you play the last card.
mandala-why-claim-new = Your River has no { $colour } yet: it takes space { $space }, and each { $colour } card in your Cup scores { $each }. { $scoring } × { $each } = { $points }.
mandala-why-claim-known = In your River { $colour } has space { $space }: each { $colour } card in your Cup scores { $each }. { $scoring } × { $each } = { $points }.
mandala-why-claim-discarded = Your Field here is empty: what you claim is discarded.
