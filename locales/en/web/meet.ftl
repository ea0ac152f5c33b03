# Words for people who meet: inviting, searching, waiting for the others.

## Inviting

meet-name = Your name
meet-name-friend = Your friend sees it with the invitation. It is remembered.
meet-name-table = The others see it at the table. It is remembered.
meet-invite = Create the link

## One device

meet-device-text = Names are optional; this device remembers them.
meet-device = Begin

## Searching

meet-search =
    { $count ->
        [one] Looking for an opponent
       *[other] Looking for { $count } more players
    }
meet-search-text = The game begins as soon as every seat is taken. Anybody who wants the same game sits down with you.
meet-waited = Searching for
meet-online =
    { $count ->
        [0] Nobody else is online right now.
        [one] One other person is online.
       *[other] { $count } other people are online.
    }
meet-meanwhile = Play the computer meanwhile
meet-meanwhile-text = You will be called as soon as somebody sits down.
meet-cancel = Cancel the search
meet-back = Back to the search
meet-instead = Or send the link to a friend
meet-found = { $name } is here: your game begins.
meet-go = To the table

## A rematch

meet-kept = Waiting for { $name }
meet-kept-text = The rematch begins as soon as { $name } joins. The seat is kept.
