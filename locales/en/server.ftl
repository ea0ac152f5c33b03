# Why the table server refuses something.

## Requests

server-not-found = There is nothing here, or you may not see it.
server-not-allowed = You may not do that.
server-login-needed = Log in first: the server does not know you.
server-malformed = This cannot be read: { $detail }
server-too-large = That is too long.
server-too-slow = This took too long to arrive. Try again.
server-too-many = There are too many of these already. Try again later.
server-too-often =
    { $seconds ->
        [one] Not so fast: try again in a second.
       *[other] Not so fast: try again in { $seconds } seconds.
    }
server-unavailable = The server cannot do that just now. Look at the table again in a moment, or try once more.
server-id-invalid = A command needs an id of 1 to 64 characters.
server-id-used = You have sent another command with this id to this table. Give each command an id of its own.
server-version-needed = An action must name the version of the table it was made for.
server-stale = The table has changed in the meantime (it is now at version { $version }). Look again, then decide.
server-version-unknown = This table has not come to version { $version } yet. Look again, then decide.

## Making a table

server-clock-out-of-range = There is no clock with such times.
server-options-too-long = These options are too long: at most { $most } bytes.
server-options-endless = With these options a game could have more than { $most } moves. Choose fewer turns.
server-rated-needs-people = A rated game needs a clock and a person in every seat.
server-rated-as-published = A rated game is played with the standard options.
server-no-seat-for-you = At least one seat at your table must be yours.
server-challenged-yourself = You cannot challenge yourself.
server-no-such-person = There is no such person.
server-name-invalid = This cannot be used as a name.
server-nonce-invalid = A text for the deal has at most 64 characters.

## At a table

server-not-open = The game has begun already.
server-not-challenged = No seat here is kept for you.
server-not-running = No game is going on at this table.
server-not-over = The game is not over yet.
server-seats-taken = All seats are taken.
server-already-seated = You are sitting at this table already.
server-not-seated = You are not sitting at this table.
server-seat-not-yours = This seat is not yours.
server-seat-unclear = You hold several seats: say which one you mean.
server-not-your-turn = It is not your turn.
server-nothing-to-undo = There is nothing you could take back.
server-never-undo-rated = In a rated game no move is taken back.
server-nobody-asks = Nobody has asked to take a move back.
server-already-asked = Somebody has already asked for that.
server-undo-refused = The others have refused that several times. Play on; after the next move you may ask again.
server-game-too-long = This game has { $most } moves, the most that a game may have here. It can only be given up.
server-table-full = So much has happened at this table that it can only be played to its end.
server-everybody-has-moved = Everybody has moved: the game can no longer be called off.
server-not-away =
    { $seconds ->
        [0] This player is here.
        [one] This player may come back: wait one more second.
       *[other] This player may come back: wait { $seconds } more seconds.
    }
server-not-their-turn = It is not this player’s turn: nobody is waiting for them.
server-time-decides = This table has a clock: it decides how long you wait.
server-nobody-stands-in = No computer is playing for you.
server-no-hints-rated = There are no hints in a rated game.
server-no-hints-here = At this table there are no hints: you play against other people.
server-no-rematch = There will be no next game at this table.
