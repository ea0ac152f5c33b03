# Why an action is good: what it does for the player to move, who is “you”.

why-only = It is the only thing you can do.
why-search = No single reason stands out: of all your actions this one wins most often.

## What a decision is called

verdict-forced = forced
verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

## Mandala: claims

mandala-why-takes-away = Your Field is empty, so { $colour } is discarded, but your opponent does not get it either.
mandala-why-sixth = { $colour } is the sixth colour of your River: this destruction ends the game, and as far as you can see you are ahead, { $own } : { $other }.
mandala-why-denies =
    { $points ->
        [one] You take { $colour }, which is worth most to your opponent: { $points } point.
       *[other] You take { $colour }, which is worth most to your opponent: { $points } points.
    }
mandala-why-before = You take { $colour } before it can enter space { $space } of your opponent’s River.
mandala-why-match =
    { $count ->
        [one] { $colour } enters space { $space } of your River, and the card of it in your Cup is worth { $points } from now on.
       *[other] { $colour } enters space { $space } of your River, and the { $count } cards of it in your Cup are worth { $points } from now on.
    }
mandala-why-most = No other colour brings you as many points: { $points }.
mandala-why-opens = { $colour } takes space { $space } of your River: each further card of it is worth { $space }.
mandala-why-adds =
    { $points ->
        [one] { $colour } is in your River already, so its cards go to your Cup: { $points } point.
       *[other] { $colour } is in your River already, so its cards go to your Cup: { $points } points.
    }

## Mandala: turns

mandala-why-ends-ahead = You complete mandala { $mandala } and so end the game: as far as you can see you will be ahead, { $own } : { $other }.
mandala-why-shuts-out = You complete mandala { $mandala } while your opponent’s Field there is empty: they will keep nothing of it.
mandala-why-first = You complete mandala { $mandala } and choose first.
mandala-why-profits = Your opponent chooses first in mandala { $mandala }, but you gain more points: { $own } : { $other }.
mandala-why-sweeps = Both Fields of mandala { $mandala } are empty, so nobody gets its Mountain.
mandala-why-avoids = You leave mandala { $mandala } open: completing it would let your opponent choose first.
mandala-why-leads = You take the lead in the Fields of mandala { $mandala }: { $own } to { $other }.
mandala-why-leaves = Mandala { $mandala } now lacks only { $colour }, and as things stand you would choose first: you can leave the completing to your opponent.
mandala-why-blocks = By the Rule of Colour your opponent’s Field of mandala { $mandala } can now take nothing but { $colour }.
mandala-why-enters = With a card in your Field of mandala { $mandala } you will keep what you claim there.
mandala-why-levels = Your Field of mandala { $mandala } is now as big as your opponent’s: whoever completes it lets the other choose first.
mandala-why-keeps-both = You keep { $colour } in your hand for your Field of mandala { $mandala } as well.
mandala-why-strengthens = You strengthen your lead in the Fields of mandala { $mandala }: { $own } to { $other }.
mandala-why-draws = You have few cards in your hand ({ $hand }) and draw { $count }.
mandala-why-builds-up = You enlarge Mountain { $mandala }, from which you would choose first as things stand.
mandala-why-feeds = { $colour } on a Mountain is worth more to you than to your opponent: { $space } a card.
mandala-why-hoards = Your Cup holds { $colour } already: it pays if you can claim it from a Mountain.
mandala-why-useless = You cannot play { $colour } anywhere now.
mandala-why-seeks = You look for { $colour }, the only colour that mandala { $mandala } lacks: there you would choose first.
mandala-why-gathers = One card brings you { $count } new ones.
mandala-why-renews =
    { $count ->
        [one] You exchange the card you need least.
       *[other] You exchange the { $count } cards you need least.
    }

## Mandala Stones: the end

stones-why-begins-end = You begin the last round while you are ahead, { $own } : { $other }.
stones-why-last-points =
    { $points ->
        [one] This is your last turn: you score { $points } point.
       *[other] This is your last turn: you score { $points } points.
    }
stones-why-meets = You meet your objective: { $objective }.
stones-why-keeps = You keep your objective met: { $objective }.
stones-why-delays = You do not begin the last round yet, since you are behind, { $own } : { $other }.

## Mandala Stones: scoring

stones-why-scores = { $colour } scores { $points } points, more than anything else you can do.
stones-why-frees = All your tower spaces were taken: now you can pick up stones again.
stones-why-bonus = You get a bonus from the mandala board: +{ $points }.
stones-why-uncovers = You uncover { $colour }, which can then score { $points } points.
stones-why-points =
    { $points ->
        [one] You score { $points } point at once.
       *[other] You score { $points } points at once.
    }

## Mandala Stones: picking up

stones-why-pairs = Two of your towers now have { $colour } on top: it can score { $points } points.
stones-why-joins = { $count } of your towers now have { $colour } on top: it can score { $points } points.
stones-why-four-colours = A tower of four colours is what space 5 scores most for.
stones-why-height = Height { $height } is what space { $tower } scores most for: { $points } points.
stones-why-takes-wanted = You take stones with which the next player could have made { $colour } score more.
stones-why-blocks = The artist now keeps the next player from making { $colour } score more.
stones-why-heights = Your towers have many different heights: the one on space 1 is worth { $points } points.
stones-why-many = You take { $count } stones at once, and no pick-up takes more.
