# Why an action is good: what it does for the player to move. That player is “you” in a hint, and has a name where others read it.

why-only =
    { $who ->
        [you] It is the only thing you can do.
       *[other] It is the only thing { $name } can do.
    }
why-search =
    { $who ->
        [you] No single advantage stands out, but this move wins most often.
       *[other] No single advantage stands out, but of all the moves { $name } has, this one wins most often.
    }

## What a decision is called

verdict-forced = Forced
verdict-best = Best
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder

## Mandala: claims

mandala-why-takes-away =
    { $who ->
        [you] Your Field is empty, so { $colour } is discarded, but your opponent does not get it either.
       *[other] The Field of { $name } is empty, so { $colour } is discarded, but the opponent does not get it either.
    }
mandala-why-sixth =
    { $who ->
        [you] With { $colour } your River has six colours: this destruction ends the game, and as far as you can see, you will be ahead, { $own } to { $other }.
       *[other] With { $colour } the River of { $name } has six colours: this destruction ends the game, and as far as { $name } can see, they will be ahead, { $own } to { $other }.
    }
mandala-why-denies =
    { $who ->
        [you] { $points ->
            [one] You take { $colour }, which is worth most to your opponent: { $points } point.
           *[other] You take { $colour }, which is worth most to your opponent: { $points } points.
        }
       *[other] { $points ->
            [one] { $name } takes { $colour }, which is worth most to the opponent: { $points } point.
           *[other] { $name } takes { $colour }, which is worth most to the opponent: { $points } points.
        }
    }
mandala-why-before =
    { $who ->
        [you] You take { $colour } before it can enter space { $space } of your opponent’s River.
       *[other] { $name } takes { $colour } before it can enter space { $space } of the opponent’s River.
    }
mandala-why-match =
    { $who ->
        [you] { $count ->
            [one] You put { $colour } on space { $space } of your River, and the { $colour } card in your Cup is then worth { $points }.
           *[other] You put { $colour } on space { $space } of your River, and the { $count } { $colour } cards in your Cup are then worth { $points } together.
        }
       *[other] { $count ->
            [one] { $name } puts { $colour } on space { $space } of their River, and the { $colour } card in their Cup is then worth { $points }.
           *[other] { $name } puts { $colour } on space { $space } of their River, and the { $count } { $colour } cards in their Cup are then worth { $points } together.
        }
    }
mandala-why-most =
    { $who ->
        [you] No other colour brings you as many points: { $points }.
       *[other] No other colour brings { $name } as many points: { $points }.
    }
mandala-why-opens =
    { $who ->
        [you] You open space { $space } of your River with { $colour }: each further card of this colour is worth { $space }.
       *[other] { $name } opens space { $space } of their River with { $colour }: each further card of this colour is worth { $space }.
    }
mandala-why-adds =
    { $who ->
        [you] { $points ->
            [one] Your River already has { $colour }, so its cards go to your Cup: { $points } point.
           *[other] Your River already has { $colour }, so its cards go to your Cup: { $points } points.
        }
       *[other] { $points ->
            [one] The River of { $name } already has { $colour }, so its cards go to their Cup: { $points } point.
           *[other] The River of { $name } already has { $colour }, so its cards go to their Cup: { $points } points.
        }
    }

## Mandala: turns

mandala-why-ends-ahead =
    { $who ->
        [you] You complete mandala { $mandala } and so end the game: as far as you can see, you will be ahead, { $own } to { $other }.
       *[other] { $name } completes mandala { $mandala } and so ends the game: as far as { $name } can see, they will be ahead, { $own } to { $other }.
    }
mandala-why-shuts-out =
    { $who ->
        [you] You complete mandala { $mandala } while your opponent’s Field there is empty: they will keep nothing of it.
       *[other] { $name } completes mandala { $mandala } while the opponent’s Field there is empty: the opponent will keep nothing of it.
    }
mandala-why-first =
    { $who ->
        [you] You complete mandala { $mandala } and choose first.
       *[other] { $name } completes mandala { $mandala } and chooses first.
    }
mandala-why-profits =
    { $who ->
        [you] Your opponent then chooses first in mandala { $mandala }, but you gain more points, { $own } to { $other }.
       *[other] The opponent then chooses first in mandala { $mandala }, but { $name } gains more points, { $own } to { $other }.
    }
mandala-why-sweeps = Both Fields in mandala { $mandala } are empty, so nobody gets its Mountain.
mandala-why-avoids =
    { $who ->
        [you] You leave mandala { $mandala } open: completing it would let your opponent choose first.
       *[other] { $name } leaves mandala { $mandala } open: completing it would let the opponent choose first.
    }
mandala-why-leads =
    { $who ->
        [you] You take the lead in the Fields of mandala { $mandala }: { $own } to { $other }.
       *[other] { $name } takes the lead in the Fields of mandala { $mandala }: { $own } to { $other }.
    }
mandala-why-leaves =
    { $who ->
        [you] Then mandala { $mandala } lacks only { $colour }, and as things stand you would choose first: you can let your opponent complete it.
       *[other] Then mandala { $mandala } lacks only { $colour }, and as things stand { $name } would choose first: the opponent may complete it.
    }
mandala-why-blocks =
    { $who ->
        [you] Then, by the Rule of Colour, your opponent’s Field in mandala { $mandala } can take nothing but { $colour }.
       *[other] Then, by the Rule of Colour, the opponent’s Field in mandala { $mandala } can take nothing but { $colour }.
    }
mandala-why-enters =
    { $who ->
        [you] With a card in your Field in mandala { $mandala } you will keep what you claim there.
       *[other] With a card in their Field in mandala { $mandala }, { $name } will keep what they claim there.
    }
mandala-why-levels =
    { $who ->
        [you] Then your Field in mandala { $mandala } is as big as your opponent’s: whoever completes the mandala lets the other choose first.
       *[other] Then the Field of { $name } in mandala { $mandala } is as big as the opponent’s: whoever completes the mandala lets the other choose first.
    }
mandala-why-keeps-both =
    { $who ->
        [you] You also keep { $colour } in your hand for your Field in mandala { $mandala }.
       *[other] { $name } also keeps { $colour } in hand for their Field in mandala { $mandala }.
    }
mandala-why-strengthens =
    { $who ->
        [you] You extend your lead in the Fields of mandala { $mandala }: { $own } to { $other }.
       *[other] { $name } extends the lead in the Fields of mandala { $mandala }: { $own } to { $other }.
    }
mandala-why-draws =
    { $who ->
        [you] You have few cards in your hand ({ $hand }) and draw { $count }.
       *[other] { $name } has few cards in hand ({ $hand }) and draws { $count }.
    }
mandala-why-builds-up =
    { $who ->
        [you] You enlarge Mountain { $mandala }, from which you would choose first as things stand.
       *[other] { $name } enlarges Mountain { $mandala }, from which they would choose first as things stand.
    }
mandala-why-feeds =
    { $who ->
        [you] On a Mountain, { $colour } is worth more to you than to your opponent: { $space } per card.
       *[other] On a Mountain, { $colour } is worth more to { $name } than to the opponent: { $space } per card.
    }
mandala-why-hoards =
    { $who ->
        [you] Your Cup already holds { $colour }: claim it, and those cards will score.
       *[other] The Cup of { $name } already holds { $colour }: once it is claimed, those cards will score.
    }
mandala-why-useless =
    { $who ->
        [you] You cannot play { $colour } anywhere now.
       *[other] { $name } cannot play { $colour } anywhere now.
    }
mandala-why-seeks =
    { $who ->
        [you] You look for { $colour }, the only colour that mandala { $mandala } lacks: there you would choose first.
       *[other] { $name } looks for { $colour }, the only colour that mandala { $mandala } lacks: there they would choose first.
    }
mandala-why-gathers =
    { $who ->
        [you] One card brings you { $count } new ones.
       *[other] One card brings { $name } { $count } new ones.
    }
mandala-why-renews =
    { $who ->
        [you] { $count ->
            [one] You exchange the card you need least.
           *[other] You exchange the { $count } cards you need least.
        }
       *[other] { $count ->
            [one] { $name } exchanges the card they need least.
           *[other] { $name } exchanges the { $count } cards they need least.
        }
    }

## Mandala Stones: the end

stones-why-ends =
    { $who ->
        [you] This ends the game, and you are ahead, { $own } to { $other }.
       *[other] This ends the game, and { $name } is ahead, { $own } to { $other }.
    }
stones-why-begins-end =
    { $who ->
        [you] You begin the last round while you are ahead, { $own } to { $other }.
       *[other] { $name } begins the last round while ahead, { $own } to { $other }.
    }
stones-why-last-points =
    { $who ->
        [you] { $points ->
            [one] This is your last turn: you score { $points } point.
           *[other] This is your last turn: you score { $points } points.
        }
       *[other] { $points ->
            [one] It is the last turn of { $name }, who scores { $points } point.
           *[other] It is the last turn of { $name }, who scores { $points } points.
        }
    }
stones-why-meets =
    { $who ->
        [you] You meet your objective: { $objective }.
       *[other] { $name } meets an objective: { $objective }.
    }
stones-why-keeps =
    { $who ->
        [you] Your objective stays met: { $objective }.
       *[other] An objective of { $name } stays met: { $objective }.
    }
stones-why-delays =
    { $who ->
        [you] You do not begin the last round yet, since you are behind, { $own } to { $other }.
       *[other] { $name } does not begin the last round yet, being behind, { $own } to { $other }.
    }

## Mandala Stones: scoring

stones-why-scores =
    { $who ->
        [you] Scoring { $colour } brings { $points } points, more than anything else you can do.
       *[other] Scoring { $colour } brings { $points } points, more than anything else { $name } can do.
    }
stones-why-frees =
    { $who ->
        [you] All your tower spaces are taken: after scoring you can pick up stones again.
       *[other] All the tower spaces of { $name } are taken: after scoring they can pick up stones again.
    }
stones-why-bonus =
    { $who ->
        [you] You get a bonus from the mandala board: +{ $points }.
       *[other] { $name } gets a bonus from the mandala board: +{ $points }.
    }
stones-why-uncovers =
    { $who ->
        [you] You uncover { $colour }, which can then score { $points } points.
       *[other] { $name } uncovers { $colour }, which can then score { $points } points.
    }
stones-why-points =
    { $who ->
        [you] { $points ->
            [one] You score { $points } point at once.
           *[other] You score { $points } points at once.
        }
       *[other] { $points ->
            [one] { $name } scores { $points } point at once.
           *[other] { $name } scores { $points } points at once.
        }
    }

## Mandala Stones: picking up

stones-why-pairs =
    { $who ->
        [you] Then two of your towers have { $colour } on top: it can score { $points } points without bonuses.
       *[other] Then two towers of { $name } have { $colour } on top: it can score { $points } points without bonuses.
    }
stones-why-joins =
    { $who ->
        [you] Then { $count } of your towers have { $colour } on top: it can score { $points } points without bonuses.
       *[other] Then { $count } towers of { $name } have { $colour } on top: it can score { $points } points without bonuses.
    }
stones-why-four-colours = Space 5 scores most for a tower of four colours.
stones-why-height = Space { $tower } scores most for height { $height }: { $points } points.
stones-why-takes-wanted =
    { $who ->
        [you] You take stones that would have let the next player score more for { $colour }.
       *[other] { $name } takes stones that would have let the next player score more for { $colour }.
    }
stones-why-blocks = The artist then keeps the next player from scoring more for { $colour }.
stones-why-heights =
    { $who ->
        [you] Then your towers have many different heights: the one on space 1 is worth { $points } points.
       *[other] Then the towers of { $name } have many different heights: the one on space 1 is worth { $points } points.
    }
stones-why-many =
    { $who ->
        [you] You take { $count } stones at once, and no pick-up takes more.
       *[other] { $name } takes { $count } stones at once, and no pick-up takes more.
    }
