### The lobby and the lists of games.

lobby-title = Lobby
lobby-question = Who is in tonight?
lobby-lead = Games of crooks at one table. Friends join by link, bots fill the empty chairs.

## The code of a table

lobby-code = Table code
lobby-code-example = Table code: K7QM-4T9X
lobby-code-enter = Join
lobby-code-wrong = That does not look like a code: it has eight characters, such as K7QM-4T9X. You can paste the whole link, too.
lobby-code-missing = There is no table { $code }. Check the code, or ask for the link.

## Posters

lobby-posters = Set up a new table
lobby-first = First game
lobby-first-of = { $game }: a first game with tips
lobby-players = Players: { $low }–{ $high }
lobby-wanted = Wanted
lobby-sack = 4 cheese, honest
lobby-crooks = Crooks
lobby-crooks-line = Hire the best, send them out, hide an ace
lobby-bang = BANG!
lobby-bang-line = The Sheriff is known. The rest lie
lobby-sheriff = Sheriff of Nottingham
lobby-sheriff-line = Declare one thing, carry another
lobby-lockup = Lockup
lobby-lockup-line = Crews carve up the dungeon by night
lobby-scoundrels = 3000 Scoundrels
lobby-scoundrels-line = Card face down, word on the table

## My tables

lobby-waiting = Waiting for you
lobby-mine = Your tables
lobby-mine-all = All games
lobby-mine-calm = You are not in a game now. What you have played is behind the link on the right.
lobby-mine-empty = No games yet. Set up a table and it will show here.
lobby-turn = Your turn. Only you are missing.
lobby-turn-too =
    { $others ->
        [one] Your turn. You and { $others } more are awaited.
       *[other] Your turn. You and { $others } more are awaited.
    }
lobby-deal-now = Everybody is here. Time to deal!
lobby-gathers = Gathering: { $taken } of { $seats }
lobby-waits-for = { $names } to move
lobby-wait-for = { $names } to move
lobby-plays = In play
lobby-called = “{ $table }” is over. The score is at the table.
lobby-over = Finished
lobby-won = You won!
lobby-shared = Victory shared by { $names }.
lobby-winner = First place: { $names }.
lobby-points = Score { $score }

## Tables

lobby-open = Open chairs
lobby-own = Set up your own
lobby-host = hosted by { $name }
lobby-running = in play
lobby-clock-none = no clock
lobby-clock-move = { $time } a decision
lobby-clock-game = { $time } a game
lobby-quiet = no talk
lobby-chairs =
    { $free ->
        [0] No free chairs
        [one] { $free } free chair
       *[other] { $free } free chairs
    }
lobby-sit = Sit down
lobby-sit-at = Sit down at “{ $table }”
lobby-watch = Watch
lobby-watch-at = Watch “{ $table }”
lobby-back = Return
lobby-back-at = Return to “{ $table }”
lobby-empty = No one at the tables
lobby-empty-now = Set up a table and send your friends the link; meanwhile, play with bots.
lobby-new = Set up a table
lobby-bots = Play with bots

## Replays

lobby-finished = Played out
lobby-finished-all = All replays
lobby-replay = Watch the replay
lobby-replay-at = Watch the replay of “{ $table }”

## When it did not work

lobby-loading = Loading the tables
lobby-failed = The lobby does not answer
lobby-failed-now = Your tables and games are safe. Check your connection and try again.
lobby-stale = No connection: the list may be out of date. Trying again.
lobby-retry = Try again
lobby-unreadable-record = Download the record
lobby-unreadable-record-at = Download the record of “{ $table }”

## My games

lobby-mine-title = My games
lobby-mine-lead = Tables where you have a seat, or had one.
lobby-mine-now = In play
lobby-mine-gathering = Gathering
lobby-mine-over = Finished
lobby-mine-none = You have not played yet
lobby-mine-none-now = Set up a table and it will show here. You can play with bots right away.

## Replays of games

lobby-records-title = Replays
lobby-records-lead = Finished games: the result, move by move, and the check of the deal.
lobby-records-none = No replays yet
lobby-records-none-now = Finish a game at a listed table and its replay will be here.
