### The page of a finished game, and the replay.

## How it ended

finished-title-nobody = The game is over
finished-title-you = You win: { $points }
finished-title-won = { $winner } wins: { $points }
finished-title-shared = { $winners } share the win: { $points } each
# Where a side wins: who is on it, no points
finished-side-you = You win
finished-side-won = { $winners } { $winners_count ->
        [1] wins
       *[other] win
    }
finished-lead-closest =
    { $seats } came closest, { $short ->
        [one] { $short } point
       *[other] { $short } points
    } short.
finished-lead-you-short =
    You were { $short ->
        [one] { $short } point
       *[other] { $short } points
    } short.
finished-lead-you-place =
    You came { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
finished-lead-tie = { $seats } finished level on points.
finished-lead-tie-you = You finished level on points.

## How it ended: Crooks

finished-crooks-title-you = The city is yours: { $points }
finished-crooks-title-won = { $winner } runs the city: { $points }
finished-crooks-title-shared = { $winners } share the city: { $points } each
finished-crooks-jobs = Jobs
# $more and $less: dollars of the winner and of whoever tied
finished-crooks-money = Money broke the tie: ${ $more } against ${ $less }.
# $more and $less: members of the gang with the winner and with the next
finished-crooks-gang = { $gang } made the difference: { $more } to { $less }.
# $more and $less: ratings on the job
finished-crooks-job = Job { $job } made the difference: rating { $more } to { $less }.
finished-crooks-alone = Job { $job } made the difference: nobody else went there.
finished-crooks-runaway =
    No argument there: the winner took { $jobs } of { $all } jobs{ $gangs ->
        [0] { "" }
        [one] {" "}and { $gangs } gang
       *[other] {" "}and { $gangs } gangs
    }.

## How it ended: BANG!

# $how: a whole sentence, «The Renegade has had his way.»
finished-bang-how = { $how }
finished-bang-title-you = You are the richest: ${ $points }
finished-bang-title-won = { $winner } is the richest: ${ $points }
finished-bang-lead-closest = { $seats } came closest, ${ $short } short.
finished-bang-lead-you-short = You were ${ $short } short.
finished-bang-lead-you-place =
    You came { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    } with ${ $points }.
finished-bang-points = Money
finished-bang-chart-life = Life points at that turn
finished-bang-chart-money = Money at that turn, in dollars
# Who was who: the sides, winners first
finished-bang-side-law = The law
finished-bang-side-outlaws =
    { $count ->
        [1] The Outlaw
       *[other] The Outlaws
    }
finished-bang-side-renegade =
    { $count ->
        [1] The Renegade
       *[other] The Renegades
    }
finished-bang-won = victory
finished-bang-alive = Alive
finished-bang-ghost = A ghost
# Hidden composition: left the table before the last fight
finished-bang-left = Left before the last fight
# A link to that moment of the record
finished-bang-out = Eliminated on turn { $turn }
# $why: a card or an event; $by: whose work it was, empty: nobody's
finished-bang-cause =
    { $by_kind ->
        [none] { $why }
       *[text] by { $by } ({ $why })
    }
# Hidden composition: the role follows
finished-bang-missing = The missing role:
# From my seat: my role, in which turn I was eliminated and by what
finished-bang-mine-won-alive = You, { $role }, lived to see the victory
finished-bang-mine-won-out = You, { $role }, fell in turn { $turn }, and still you won
finished-bang-mine-lost-alive = You, { $role }, lived to the end, but the victory is not yours
finished-bang-mine-lost-out =
    { $why ->
        [none] You, { $role }, fell in turn { $turn }
       *[other] You, { $role }, fell in turn { $turn }: { $why }
    }
finished-bang-shot = The last shot
finished-bang-watch = Watch it


## What it is made of

finished-made-of = What it is made of
finished-as-table = as a table
finished-as-bars = as bars
finished-points = Points
finished-player = Player
finished-place = Place
finished-total = Total
finished-you = You
finished-you-inside = you
# A bar for those who cannot see it. $parts: "Jobs 18, Northside 4"
finished-bar = { $parts }; { $total } in all
finished-part = { $name } { $points }

## The whole truth

finished-truth = How it was scored
finished-sides = Who was who
finished-crooks-truth = The whole truth about the jobs
finished-crooks-truth-legend-took = takes the points
finished-crooks-truth-legend-hidden = lay face down
finished-crooks-truth-legend-split = tied, points shared
finished-crooks-truth-worth = Worth
finished-crooks-truth-sum = Sum
# What is in a cell, in words. $crooks: who is there, $share: the points it brought
finished-crooks-truth-cell =
    { $job }. { $who }: { $crooks }; rating { $rating }, { $share ->
        [0] no points
        [one] { $share } point
       *[other] { $share } points
    }.
finished-crooks-truth-card =
    { $hidden ->
        [yes] { $crook }, face down
       *[no] { $crook }
    }
finished-crooks-truth-nobody = nobody
finished-crooks-killed = Killed
finished-crooks-gang-none = tied: nobody
finished-crooks-gang-empty = nobody turned up

## How it went

finished-chart = How it went
finished-chart-note = Points, had the game ended at that turn
finished-chart-alt = Points of the players by turn. At the end: { $ends }.
finished-chart-turn = Turn
finished-chart-here = Turn { $turn }
finished-as-chart = as a chart

## What next

finished-next = What next
finished-again = Play again
finished-again-note =
    { $seats ->
        [1] same rules
       *[other] same people, seats move round
    }
finished-again-new = New table
finished-called =
    { $name_kind ->
        [text] { $name } wants another game
       *[none] one more game is on
    }
finished-sit = Take a seat
finished-share = Share
finished-share-title = { $game }: final score
finished-moment = The decisive moment
finished-moment-alt = How chats show the link
finished-moment-note = The link leads into the replay, to the decisive moment. Whoever opens it sees names and all cards.
finished-moment-copy = Copy
finished-moment-open = Watch
finished-lobby = Lobby
finished-download = Download the record
finished-no-record-going-on = The game is still going on
finished-no-record-failed = The record did not load
finished-no-record-unreadable = This game cannot be shown
finished-no-record-missing = There is no such record
finished-no-record-table = To the table
finished-retry = Try again

## Fairness

finished-fair-ask = Was the deck fair?
finished-fair-yes = The deck was fair
finished-fair-no = The check failed
finished-fair-unknown = Other rules dealt this game
finished-fair-lead = A fingerprint sealed the deal before the first card. Now that the secret is out, the deal can be repeated and compared.
finished-fair-lead-yes = The fingerprint shown before the deal fits. Every card lay where it should.
finished-fair-lead-unknown = The fingerprint shown before the deal fits. The cards can be laid out again only by the rules that dealt them.
finished-fair-lead-no = This is not the deal that was promised, or the record is damaged. What failed is marked below.
finished-fair-verify = Check it
finished-fair-again = Check again
finished-fair-checking = Checking…
finished-fair-secret = The secret fits the fingerprint
finished-fair-secret-here = Your own browser worked it out: the secret fits
finished-fair-secret-here-not = Your own browser worked it out: the secret does not fit
finished-fair-secret-here-unknown = Your browser can’t work it out: that takes HTTPS
finished-fair-remembered = Your browser remembered the same fingerprint before the deal
finished-fair-remembered-other = Your browser remembered a different fingerprint before the deal
finished-fair-remembered-none = This browser was not at the table before the deal, so it has nothing to compare
finished-fair-moves = Every move was legal
finished-fair-result = The score comes out the same
finished-fair-bad = no
finished-fair-how = How it works
finished-fair-how-1 = Before the deal the server thinks of a long random number, the secret, and shows everybody its fingerprint (SHA-256). Nobody can guess the secret from the fingerprint or find another secret with the same one.
finished-fair-how-2 = Then every player’s browser adds a random number of its own. So nobody can pick the deal in advance: not the server, not the host, not the players.
finished-fair-how-3 = All shuffles are made of that mixture. After the game the secret is out. The check shuffles again, repeats every move and compares the score.
finished-fair-how-4 = Don’t trust the server? Download the record and check it on your own computer:
finished-fair-fingerprint = Fingerprint
finished-fair-the-secret = Secret
finished-fair-added = Added by the players
finished-fair-added-none = none

## Replay

finished-replay = Replay
finished-replay-page = Replay: { $game }
finished-replay-back = Final score
finished-replay-prev = One step back
finished-replay-next = One step on
finished-replay-play = Play the replay
finished-replay-pause = Pause
finished-replay-speed = Speed
finished-replay-speed-is = ×{ $speed }
finished-replay-step = Step { $step } of { $steps }
finished-replay-slider = Step { $step } of { $steps }, turn { $turn }
finished-replay-dealt = The deal
finished-replay-eyes = Through whose eyes
finished-replay-all = All open
finished-replay-mine = My cards
finished-replay-spectator = Spectator
finished-replay-seat = As { $name } saw it
finished-replay-copy = Link to this moment
finished-replay-log = Log
finished-replay-keys = Arrows: one step back or on. Home and End: first and last. Space: play and pause.
finished-replay-failed = This moment did not load.
finished-replay-beside = Beside the table

## The bots’ thoughts

finished-mind = Bots’ thoughts
finished-mind-whose = Whose thoughts
finished-mind-of = { $name } ({ $skill }) reckons
finished-mind-note = The longer the bar, the surer. The tick marks what it really was.
finished-mind-true = so it was
finished-mind-rest = something else
finished-mind-none = Nothing to guess here: the bot knows what matters.
finished-mind-why = Why:
finished-mind-weighs = Moves it weighs
finished-mind-made = this one it made
finished-mind-failed = The thoughts at this move did not load.

## How it ended: Sheriff of Nottingham

finished-sheriff-title-you = The fair is yours: { $points }
finished-sheriff-title-won = { $winner }: the richest with { $points }
finished-sheriff-legal = Goods on the stand
finished-sheriff-contraband = Contraband
finished-sheriff-gold = Gold
finished-sheriff-crowns = Kings and Queens
finished-sheriff-black_market = Black market
finished-sheriff-orders = Orders
# $kind: by what the winner was ahead of the second
finished-sheriff-edge =
    What decided it: { $kind ->
        [legal] honest goods
        [contraband] smuggled goods
        [gold] gold from bribes and fines
        [crowns] crowns
        [black_market] the black market
       *[orders] special orders
    }, { $more } to { $less }.
finished-sheriff-tie = Equal points; goods on the stand decided: { $more } to { $less }.
finished-sheriff-crowns-title = Kings and Queens
finished-sheriff-king = King: { $who }, { $points }
finished-sheriff-queen = Queen: { $who }, { $points }
finished-sheriff-truth = The whole truth about the bags
finished-sheriff-round = Round
finished-sheriff-round-no = Round { $round }
finished-sheriff-office = At the gate
finished-sheriff-cell =
    { $who }: { $declared }, { $fate ->
        [true] honest, it passed
        [vain] honest, opened in vain
        [smuggled] a lie that passed
       *[caught] a lie found out
    }{ $contraband ->
        [0] { "" }
       *[other] , contraband { $contraband }
    }{ $bribe ->
        [0] { "" }
       *[other] , bribe { $bribe }
    }
finished-sheriff-fate-true = honest, passed
finished-sheriff-fate-vain = opened in vain
finished-sheriff-fate-smuggled = a lie that passed
finished-sheriff-fate-caught = a lie found out

## How it ended: Lockup

finished-lockup-title-you = The dungeon is yours: { $points }
finished-lockup-title-won = { $winner }: the first name in the dungeon, { $points }
finished-lockup-title-nobody = The bars have held
# $missing: the stars that were missing for the escape; 0: free
finished-lockup-escape =
    { $missing ->
        [0] Free! { $mine } to the guards’ { $theirs }.
        [one] { $mine } to the guards’ { $theirs }: { $missing } star from escape.
       *[other] { $mine } to the guards’ { $theirs }: { $missing } stars from escape.
    }
finished-lockup-way-out =
    { $missing ->
        [0] Free! +{ $margin }
        [one] { $missing } star from escape
       *[other] { $missing } stars from escape
    }
# $kind: by what the winner was ahead of the second
finished-lockup-edge =
    What decided it: { $kind ->
        [reputation] items and raids
        [superiority] Superiority
        [goal] the goal of the end
        [goons] goons
        [cubes] cubes
        [tomes] tomes
       *[marker] the first player marker
    }, { $more } to { $less }.
finished-lockup-tie = Equal stars; crafted items decided: { $more } to { $less }.
finished-lockup-reputation = Reputation
finished-lockup-superiority = Superiority
finished-lockup-goal = End of the game
finished-lockup-goons = Goons
finished-lockup-cubes = Cubes
finished-lockup-tomes = Tomes
finished-lockup-marker = First player marker
finished-lockup-origin = Where the stars came from
finished-lockup-ahead = Difference
finished-lockup-part = Source
finished-lockup-track =
    { $part ->
        [start] Start
        [items] Items
        [advance] Advance
       *[raids] Raids
    }
finished-lockup-dark = What lay face down
finished-lockup-round = Round
finished-lockup-round-no = Round { $round }
finished-lockup-hidden =
    { $room }: { $tokens }{ $library ->
        [yes] , sent to the Library
       *[no] { "" }
    }
finished-lockup-open = all in the open
finished-lockup-bluff = a bluff: a two or the lookout
finished-lockup-lost = sent to the Library

## 3,000 Scoundrels

finished-scoundrels-safes = Safes
finished-scoundrels-marks = True marks
finished-scoundrels-reputation = Reputation
finished-scoundrels-tech = Tech icons
finished-scoundrels-edge =
    { $kind ->
        [safes] Safes decided it: { $more } to { $less }.
        [marks] True marks decided it: { $more } to { $less }.
        [reputation] Reputation decided it: { $more } to { $less }.
       *[tech] Tech icons decided it: { $more } to { $less }.
    }
finished-scoundrels-tie = Equal points; money decided it: ${ $more } to ${ $less }.
finished-scoundrels-truth = The whole truth about the cards
finished-scoundrels-day = day { $day }
finished-scoundrels-player = Player
# $fate: true, doubted, passed, caught
finished-scoundrels-cell =
    { $who }, slot { $slot }: { $rank }, { $fate ->
        [true] true
        [doubted] true, doubted in vain
        [passed] a bluff that passed
       *[caught] a bluff, exposed
    }
finished-scoundrels-fate-true = true
finished-scoundrels-fate-doubted = true, doubted in vain
finished-scoundrels-fate-passed = a 2 lay in slot 5 and passed
finished-scoundrels-fate-caught = bluff exposed
finished-scoundrels-tally =
    { $passed ->
        [one] { $passed } bluff passed
       *[other] { $passed } bluffs passed
    }, { $caught } exposed
finished-scoundrels-vaults = Safes and marks
finished-scoundrels-left = Left at their locations
