# The rules to look things up in, one message for each rule of docs/rules.

rules-title = The rules of { $game }
rules-which = Which game
rules-contents = Contents
rules-unofficial = These are the rules in our own words, as they are played here. The publishers’ rulebooks are the originals.
rules-minute = The game in one minute
rules-try = Try it:
rules-ruling = our ruling
rules-ruling-why = The rulebook leaves this open; this is how we decided.
rules-default = our choice
rules-default-why = The text of the rulebook does not say this; the choice is ours, and an option can change it.
rules-print = Print

rules-mandala-minute = Two players lay coloured sand into two mandalas. A card on a Mountain brings new cards to your hand; cards in your Field give you the first choice later. As soon as a mandala shows all six colours, you take turns choosing colours from its Mountain. The first card of a new colour marks that colour in your River, the rest go into your Cup. At the end each Cup card is worth the number of the River space of its colour: what you collect late is worth more.
rules-stones-minute = Two to four players share four artists. On your turn you move an artist, pick up the matching stones around it and stack them into one new tower, or you score towers by the colour on top. Scored stones go to the mandala board, which gives small bonuses and ends the game. At the end everybody adds the better of two secret objectives.

## Mandala

rules-m-1 = Pieces and players
rules-m-1-1 = There are 108 sand cards: 18 each of red, orange, yellow, green, purple and black.
rules-m-1-2 = There are two mandalas. Each has a Mountain, which both players share, and a Field for each player.
rules-m-1-3 = You have a hand, which is secret; a Cup, a face-down pile that you alone may look through; and a River with six spaces in a row.
rules-m-1-4 = Mandala is for two players. One of them begins, then you take turns.
rules-m-2 = Setup
rules-m-2-1 = After shuffling, each Mountain gets two cards, each hand six and each Cup two. The other 88 cards are the deck. Rivers, Fields and the discard pile are empty.
rules-m-2-2 = A Mountain may begin with two cards of one colour. Nothing is replaced.
rules-m-3 = The Rule of Colour
rules-m-3-1 = Inside one mandala a colour lies in one place only: on the Mountain, in your Field or in your opponent’s Field.
rules-m-3-2 = Where a colour already lies, more of it is always welcome. What lies in one mandala never matters in the other.
rules-m-4 = A turn
rules-m-4-1 = Build: put one card on a Mountain, then draw three. You stop at eight cards in hand, but you may not draw fewer by choice.
rules-m-4-2 = Grow: put any number of cards of one colour into your own Field in one mandala. You draw nothing.
rules-m-4-3 = Discard: put any number of cards of one colour on the discard pile and draw as many. Your discards lie there before you draw.
rules-m-4-4 = You must always keep a card. Growing leaves at least one in hand, and with your last card you may build only if there is something to draw. You can always discard, so you always have a legal move.
rules-m-4-5 = A hand never holds more than eight cards.
rules-m-5 = A mandala is completed and destroyed
rules-m-5-1 = When building (after the draw) or growing makes a mandala show all six colours, counting its Mountain and both Fields, it is complete and is destroyed at once.
rules-m-5-2 = The player with more cards in their Field in this mandala chooses first. If the Fields are level, the player who did not complete it does.
rules-m-5-3 = In turns you claim a colour and take all its cards from the Mountain. You may not pass and may not leave cards of it behind. The last colour is claimed like the others.
rules-m-5-4 = If the colour is new to you, one card goes to the lowest empty space of your River and the others to your Cup. If you have it in your River already, all go to your Cup.
rules-m-5-5 = If your Field in this mandala is empty, you claim in turn all the same, but what you take is discarded.
rules-m-5-6 = If both Fields are empty, nobody claims anything: the whole Mountain is discarded.
rules-m-5-7 = After the last claim both Fields are discarded and two cards from the deck begin the new Mountain. Then it is the turn of the player who did not complete the mandala.
rules-m-6 = When the deck runs out
rules-m-6-1 = The deck runs out when its last card is drawn. The discard pile is shuffled at once and becomes the new deck; a draw that was under way goes on from it.
rules-m-6-2 = After that the next destroyed mandala ends the game, even one completed by the very build whose draw emptied the deck.
rules-m-6-3 = If the two cards for a new Mountain were the last ones, it is the destruction after this one that ends the game.
rules-m-6-4 = If the discard pile is empty too, you draw what there is. Before the next draw the pile is shuffled, if it has cards by then. This may happen any number of times.
rules-m-7 = The end, the score and the winner
rules-m-7-1 = When a destruction is finished, the game ends if a River has six colours, or if the deck had already run out. The destruction is always played to its last claim.
rules-m-7-2 = Once the deck has run out, the game also ends as soon as no mandala can ever be completed again.
rules-m-7-3 = The game ends after 500 turns of both players together. Claims are not turns; a mandala completed by the last turn is still destroyed.
rules-m-7-6 = These tests have an order: first a full River, then the deck. If the game goes on, the Mountain is refilled; then it is checked whether a mandala can still be completed, and last whether the turn limit is reached.
rules-m-7-4 = Each card in your Cup scores the number of the River space of its colour, and nothing if the colour is not in your River. Cards in the River, in hand and in the mandalas score nothing.
rules-m-7-5 = The player with more points wins. If they are equal, the player with fewer cards in the Cup wins. If these are equal too, the game is a draw.
rules-m-8 = Who knows what
rules-m-8-1 = Everybody sees the Mountains, Fields, Rivers and the discard pile, and how many cards are in the deck, in each hand and in each Cup.
rules-m-8-2 = Hands are secret, and so are the two cards dealt to each Cup: only their owner knows them. Nobody knows the order of the deck.
rules-m-8-3 = After a reshuffle the deck holds exactly the cards that lay in the discard pile. What you did not see then is in your opponent’s hand or among their two dealt Cup cards.

## Mandala Stones

rules-s-1 = Pieces and players
rules-s-1-1 = There are 96 stones, 24 each of yellow, blue, pink and violet. Half of each colour carry a star, half a ring.
rules-s-1-2 = There are four artists, two with a star and two with a ring. Two to four players take turns clockwise.
rules-s-1-3 = The main board has nine artist spaces and 24 stone spaces for stacks. The neighbours of an artist are the stacks directly north, east, south and west. Columns are a to g, rows are counted from the top.
rules-s-1-4 = The mandala board is a track of 72 spaces. Spaces 6, 18, 30, 42 and 60 give +1, spaces 12, 24, 48 and 66 give +2. Two hands are on space 36, three on 54, four on 70.
rules-s-1-5 = There are ten objective cards, listed below.
rules-s-2 = Setup
rules-s-2-1 = A stack of four stones, drawn at random, stands on each of the 24 stone spaces. The artists begin on d2, b4, f4 and d6, in random order.
rules-s-2-2 = Everybody gets two objective cards, face down. Your own board has five empty tower spaces, 1 to 5.
rules-s-3 = A turn
rules-s-3-1 = Pick up: if you have an empty tower space, move any artist to another free artist space. It takes the top stone of each neighbouring stack that shows its pattern, unless the stack also neighbours another artist. The space it came from no longer counts. You take all these stones, and there must be at least one.
rules-s-3-2 = You choose the first stone; the others follow clockwise, each on top of the last. The new tower goes on any empty tower space of yours. Nothing is ever added to a tower that stands.
rules-s-3-3 = Score a colour: choose a colour on top of at least two of your towers. All of them score, whatever their patterns; then their top stones go to the mandala board.
rules-s-3-4 = Score any stones: choose one or more of your towers. Each brings 1 point, and their top stones go to the mandala board.
rules-s-3-5 = If you cannot do anything when your turn begins, the game is over at once.
rules-s-4 = What a tower scores
rules-s-4-1 = Space 1 gives 1 point for each different height on your five spaces; an empty space counts as height 0.
rules-s-4-2 = Spaces 2, 3 and 4 score by height, as the table shows. Heights are those before any stone goes to the mandala board.
rules-s-4-3 = Space 5 gives the number of different colours in the tower, plus 1.
rules-s-5 = The mandala board
rules-s-5-1 = Each stone from a tower covers the next free space. A bonus there goes to the player who is scoring, in both ways of scoring. When the track is full, further stones are put aside.
rules-s-5-2 = Covering the space that shows as many hands as there are players starts the end of the game: the round is played out, so that everybody has had equally many turns. Spaces with another number of hands do nothing.
rules-s-6 = The end and the winner
rules-s-6-1 = At the end you add the points of one objective you have met, the better one. “Only stars” or “only rings” needs at least one stone. Cards that count stones count every stone in your towers; having more means strictly more than each other player.
rules-s-6-2 = The player with the most points wins. If several have equally many, the one who comes first in turn order wins.
rules-s-7 = Who knows what
rules-s-7-1 = Everybody sees the tops and heights of all stacks, the artists, all towers, the mandala board and the points.
rules-s-7-2 = From the side you see the colour of every stone in a stack, but not the pattern of those below the top.
rules-s-7-3 = Your objectives are your secret until the game is over.

## How it was dealt

rules-deal = Whether the deal was fair
rules-deal-how = Before the game the server makes a secret and shows a fingerprint of it. Each player adds a text of their own. The deal follows from all of these together, so nobody can choose it. After the game the secret is shown, and everybody can check that it has that fingerprint and gives that deal.

## Pictures

rules-picture-mandala = A mandala with its Mountain in the middle and a Field on either side. Green and black lie on the Mountain, purple in your Field, red and yellow in your opponent’s. You may build green, black or orange and grow your Field with purple or orange; red and yellow you can put nowhere here.
rules-picture-mountain = Mountain
rules-picture-yours = Your Field
rules-picture-theirs = Their Field
rules-picture-river = A River with six colours and a Cup with 13 matching cards: together 46 points.
rules-picture-space = Space
rules-picture-cup = In the Cup
rules-picture-points = Points
rules-picture-total = Together
rules-picture-board = An artist on d4 takes the two stars marked 1 and 2. The ring shows the other pattern, and the third star lies beside another artist: both stay.
rules-picture-towers = Three stones, clockwise blue, yellow and pink, can become three different towers, depending on which is taken first.
rules-picture-first = First { $colour }
rules-picture-spaces = What each tower space gives for a tower of height 1 to 4
rules-picture-tower-space = Tower space
rules-picture-height = Height { $height }
rules-picture-heights = one point for each different height
rules-picture-track = The mandala board: 72 spaces from the middle outwards, with their bonuses and hands.
rules-picture-turns = The three kinds of turn
rules-picture-turn = Turn
rules-picture-cards = Cards
rules-picture-draw = Then draw
rules-picture-may-complete = May complete
rules-picture-build = Build
rules-picture-grow = Grow
rules-picture-discard = Discard
rules-picture-build-cards = one, on a Mountain
rules-picture-grow-cards = any number of one colour, in your Field
rules-picture-discard-cards = any number of one colour
rules-picture-build-draw = 3, up to 8 in hand
rules-picture-grow-draw = none
rules-picture-discard-draw = as many
rules-picture-yes = yes
rules-picture-no = no
rules-picture-objectives = The objective cards
rules-picture-objective = Met if, at the end, you have
