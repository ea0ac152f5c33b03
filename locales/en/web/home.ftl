# Words of the start page.

home-title-one = Build a mandala.
home-title-two = Then let it go.

## Games that go on

home-continue = Your running games
home-resume-mine = Your turn against { $others }
home-resume-theirs = Waiting for { $others }
home-resume-shared = A game on this device
home-resume-waiting = Your table waits for players
home-resume-turn = { $game }, turn { $turn }
home-resume-daily = { $game }, deal of the day
home-more-running =
    { $count ->
        [one] { $count } more game
       *[other] { $count } more games
    }

## A new game

home-new = New game
home-play = Play the computer
home-first-lesson = New here? Take the first lesson
home-people = Play with people
home-friend = Play a friend
home-friend-text = You get a link and a QR code to send.
home-pair = Find an opponent
home-pair-text = Next player waiting, { $clock }.
home-device = Pass the phone
home-device-text = Everybody plays on this device.

## Everything else

home-more = More
home-learn-text = short lessons
home-daily-text = the same for all
home-lobby-text = open tables
home-watch-text = running games
home-watch-count =
    { $count ->
        [0] no games now
        [one] { $count } game now
       *[other] { $count } games now
    }
home-games-text = replays, records
home-record-text = replay a file
home-leaderboard-text = ratings of players
home-options = More options
home-options-text = seats, clock, rules
