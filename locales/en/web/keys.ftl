# The keys of a table and of its board.

keys-pointer = These keys work wherever the focus is at the table, but not while you type. Letters can be switched off in the settings.
keys-list = Show this list
keys-escape = Cancel what is chosen
keys-enter = Play or confirm what is chosen
keys-tab = Go on to the next part of the table
keys-mandala-card = Choose a card in your hand, or put it back
keys-mandala-count = Choose one card more or fewer of the same colour
keys-mandala-build = Build on a Mountain; then 1 or 2 if both mandalas are possible
keys-mandala-grow = Grow your Field; then 1 or 2 if both mandalas are possible
keys-mandala-discard = Discard
keys-mandala-claim = Choose the colour to claim from the Mountain
keys-mandala-cup = Look into your Cup
keys-mandala-pile = Look through the discard pile
keys-stones-arrows = Go from space to space
keys-stones-space = Choose the space
keys-stones-first = Begin with the stone to the north, east, south or west
keys-stones-tower = Choose a tower space
keys-stones-colour = Score a colour; again for the next colour
keys-stones-tops = Score top stones; then the numbers of the towers
