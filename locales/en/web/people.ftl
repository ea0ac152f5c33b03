# Words about people: oneself, others, ratings.

## Oneself

people-me-guest = You play as a guest: only this browser knows you. With an account you can log in anywhere.
people-me-account = Here since { $date }.
people-who = Who you are
people-name = Name
people-name-guest = Others see this name at the table.
people-name-account = Others see this name, and you log in with it.
people-rename = Change
people-renamed = That is your name now.
people-standing = Ratings and statistics
people-account = Create an account
people-account-text = Your games, tables and ratings stay yours. No e-mail address is needed.
people-account-do = Create the account
people-password = Password
people-password-text = 8 characters or more.
people-password-current = Current password
people-password-new = New password
people-password-change = Change the password
people-password-others = All other browsers are logged out.
people-password-changed = The password is changed.
people-safety = Password and recovery
people-recovery = Recovery code
people-recovery-text = It opens your account if you lose the password, and it is shown only this once. Keep it in a safe place, not only in this browser.
people-recovery-new = New recovery code
people-recovery-new-text = Your current code will stop working.
people-kept = I have saved it
people-log-in = Log in
people-lost = Forgotten your password?
people-with-password = Log in with the password
people-recover-do = Recover the account
people-recover-text = Every other browser and program is logged out, and you get a new recovery code.
people-leave-guest = Log in anyway
people-ended = You were logged out
people-ended-text = In another browser the password of { $name } was changed, or this login was ended. Your games are kept.
people-log-in-again = Log in again
people-ended-guest = Continue as a guest
people-ended-guest-text = As a guest you have another name, without the games and ratings of your account.
people-log-out = Log out
people-log-out-text = You can log in again with your name and password.
people-log-out-guest = You are a guest: after logging out you cannot return to this name or your running games. Create an account first if you want to come back.
people-stay = Stay
people-logins = Logged-in browsers
people-browser = A browser
people-login-here = this browser
people-seen = last seen { $when }
people-login-end = Log out
people-logins-end = Log all others out
people-tokens = Programs
people-tokens-text = With a token, a program of yours can read and play in your name. It can never change your account.
people-token-label = What is it for?
people-token-scopes = What may it do?
people-scope-read = look at games
people-scope-play = play and make tables
people-token-make = Create a token
people-token-end = Revoke
people-token-dates = created on { $made }, last used { $seen }
people-token-secret = Token
people-token-secret-text = The program sends it with each request. It is shown only this once.
people-data = Your data
people-export = Download everything
people-export-text = One file with all that the server knows about you, and all your finished games.
people-delete = Delete everything
people-delete-text = You leave open tables and resign running games. Your name, logins, tokens, settings and ratings are removed; finished games stay for the others, without your name. This cannot be undone.
people-delete-do = Delete for good

## Ratings and statistics

people-kind-duel = 2 players
people-kind-group = 3 and 4 players
people-kind-bot-duel = 2 players, with bots
people-kind-bot-group = 3 and 4 players, with bots
people-opponents = Opponents
people-opponents-people = People
people-opponents-bots = With bots
people-rating = Rating
people-rating-games =
    { $count ->
        [one] from { $count } rated game
       *[other] from { $count } rated games
    }
people-rating-line = The rating went from { $from } to { $to }.
people-streak = Wins in a row
people-best-streak = Longest winning streak
people-by-game = By game
people-by-level = Against the computer
people-games = Games
people-won = Won
people-drawn = Drawn
people-average = Average
people-no-games = No finished games yet. Every game counts, from the first one on.

## Others

people-somebody = Somebody
people-public-games = Public games
people-against = Your games against each other
people-no-public = There are no public games to see.
people-board-lead = Everyone who plays rated games is listed here.
people-board-empty = Nobody has played a rated game yet. Sit down in the lobby and be the first.
people-board-text = Ranked by “at least”: the rating minus the figure after ±, so one lucky game does not put you on top.
people-place = Place
people-sure = At least
