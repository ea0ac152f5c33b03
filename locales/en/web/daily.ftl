# Words of the deal of the day.

daily-lead = Everybody plays the same deal against the same level: once, without hints, and no move is taken back.
daily-today = Today
daily-yesterday = Yesterday
daily-past = An earlier day
daily-earlier = A day earlier
daily-later = A day later
daily-against = against { $level }
daily-play = Play today’s deal
daily-continue = Continue
daily-own = Your game
daily-rules = The day begins and ends at midnight UTC. You have the first turn. The level changes with the day of the week: easy on Monday, master on Sunday.
daily-results-later = The results are shown once you have played.
daily-not-counted = Another person has begun this deal on this device. You can play it, too, but your result will not be among the results.
daily-results-of = Results: { $game }
daily-place = Place
daily-name = Name
daily-result = Result
daily-points = Points
daily-won = Won
daily-lost = Lost
daily-drawn = Drawn
daily-given-up = Resigned
daily-gone = Deleted account
daily-nobody = Nobody finished this deal.
daily-no-deals = There were no deals on this day.
daily-days = Your days
daily-streak =
    { $count ->
        [one] day in a row
       *[other] days in a row
    }
daily-longest = longest: { $count }
daily-month-before = The month before
daily-month-after = The month after
daily-dots = Circles are Mandala, squares Mandala Stones; filled ones were won.
daily-card =
    { $result ->
        [won] Won, { $own } to { $other }
        [drawn] A draw, { $own } each
        [lost] Lost, { $own } to { $other }
       *[given-up] Resigned
    }
daily-check-tomorrow = Check tomorrow’s deals
daily-tomorrow-text = Tomorrow’s deals are fixed already: each of these numbers is the fingerprint of a secret from which a deal comes. Note them down, and the day after tomorrow you can check that nothing was changed.
daily-commitment = Commitment
daily-secret = Secret
daily-check = Check this deal
daily-holds = Right: this browser has computed the commitment from the secret.
daily-broken = Wrong: the secret does not give this commitment.
daily-check-text = Compare the commitment with the one you noted down before. You can compute it yourself, too:
