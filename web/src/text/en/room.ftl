### Setting a table, coming in, gathering.

## Setting a table

room-new = Set the table
room-game = Game
room-rules = Rules
room-rules-book = by the rulebook
room-presets = Presets
room-all-options = Every single rule
room-rules-changed =
    { $count ->
        [one] by the rulebook, except { $count } point
       *[other] by the rulebook, except { $count } points
    }
room-time = Time and doors
room-table = Table
room-open = Set up the table
room-open-hint = then invite your friends
room-bots-now = Play with bots
room-bots-now-hint = cards at once
room-loading = Fetching the cards
room-games-failed = The list of games did not load
room-you = You
room-who = Who takes a seat

## Seats

room-seats = Seats at the table
room-seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
room-number-of-seats = How many seats
room-seat-number = Seat { $number }
room-seat-empty = Seat { $number }, free
room-seat-taken = Seat { $number }: { $name }
room-seat-you = that is you
room-seat-host = host
room-seat-acting = stands in for the host
room-seat-away = not connected
room-empty = Empty
room-invite-here = Invite
room-level-novice = novice
room-level-regular = seasoned
room-level-shark = shark
room-level-novice-help = Sees good moves, yet often makes another one. Easy to learn against.
room-level-regular-help = Works out who may be hiding what and looks a few moves ahead. Seldom slips.
room-level-shark-help = Thinks longest, remembers all it has seen, and bluffs in proportion. Shows no mercy.
room-manner-none = no quirks
room-manner-none-help = Plays as it thinks best.
room-manner-honest = honest
room-manner-honest-help = Bluffs with reluctance: what it shows is mostly true.
room-manner-greedy = greedy
room-manner-greedy-help = Goes for what is worth most right now.
room-manner-reckless = reckless
room-manner-reckless-help = Takes risks where others are careful.
room-manner-suspicious = suspicious
room-manner-suspicious-help = Trusts nobody and smells a trap everywhere.
room-bot-skill = How well it plays
room-bot-manner = Temper
room-bot-seat = Seat a bot
room-bot-line = bot, { $skill }
room-bot-add = Add a bot
room-bot-remove = Remove the bot
room-program = program
room-program-seat = Seat a program
room-program-name = Program
room-program-remove = Remove the program
room-program-key = A seat for a program
room-program-what = This link is the key to seat { $number }. Give it to the program that is going to play here. Everybody at the table sees that it is a program.
room-program-once = The key is shown once. Whoever knows it holds the seat. Remove the program from the table, and the key is void.
room-program-link = Link with the key
room-kick = Ask to leave
room-swap = Swap seats
room-swap-who = Who changes seats? Choose one.
room-swap-with = { $name }: swap with whom? Choose the other seat.
room-swap-cancel = Don’t swap
room-sit-here = Move here
room-stand = Leave the table
room-shuffle = Reseat
room-seat-close = Close
room-drag-hint = Drag the animals to reseat them, or tap one.

## Options of the game

room-option-none = As it comes
room-option-own = Choose
room-yes = Yes
room-no = No
room-file-choose = Choose a file
room-file-drop = Remove
room-file-standard = The usual cards
room-file-too-long = The file is too large: { $most } characters at most.
room-file-unreadable = The file cannot be read: it must be UTF-8 text.

## How the table is run

room-name = Name of the table
room-name-example = Friday den
room-clock = Clock
room-clock-none = No clock
room-clock-move = Per decision
room-clock-game = Per game
room-clock-each = How much time
room-clock-own = Other
room-clock-value = How much
room-unit = Unit
room-unit-second = seconds
room-unit-minute = minutes
room-unit-hour = hours
room-unit-day = days
room-clock-after = When time runs out, a bot plays on until the player takes the seat back.
room-grace = If somebody vanishes
room-grace-after = a bot sits in after { $time }
room-grace-help = Whoever returns takes the seat back with one tap.
room-pace = Bots think
room-pace-human = like people
room-pace-quick = quickly
room-pace-instant = without delay
room-pace-help = A shark still takes two seconds: answers always take the same time, so that nothing can be read from it.
room-door = Who may enter
room-door-link = By link
room-door-listed = Everyone
room-door-help = An open table is listed in the lobby.
room-spectators = Let people watch
room-spectators-help = They see only what is open to all.
room-out = The dead see all cards
room-out-help = Whoever is out for good sees every card and role, and the living do not hear them. Where somebody may come back, cards stay hidden.
room-talk = Table talk
room-talk-help = Chat and quick phrases.
room-beliefs = The bots’ thoughts after the game
room-beliefs-help = The replay will show whom a bot suspected of what, move by move.
room-hints = Ask a shark
room-hints-help = Whoever plays alone or with bots may ask at any turn what a shark would do. It sees no more than you do.
room-tips = Tips for newcomers
room-tips-help = The table points at what matters when its moment comes.

## Coming in

room-invites = { $name } invites you
room-invited = You are invited
room-join-some =
    { $free ->
        [one] { $game }, { $free } free chair
       *[other] { $game }, { $free } free chairs
    }
room-join-full = { $game }, no chair left
room-join-plays = { $game }, already in play
room-your-name = Your name
room-name-missing = Tell us your name: the others at the table will see it.
room-sit = Sit down
room-sit-at = Take seat { $number }
room-watch = Just watch
room-full-now = All seats are taken. You can watch, or set up a table of your own.
room-plays-now = The cards are dealt. You can watch what is open to all.
room-watching-now = You are watching. Changed your mind? Take a free chair.
room-no-password = No password, no e-mail.

## Gathering

room-gather = Gathering
room-host-hint = Send your friends the link, seat them and deal. Bots take the empty chairs.
room-call =
    { $free ->
        [one] Call one more
        [2] Call two more
        [3] Call three more
        [4] Call four more
       *[other] Call your friends
    }
room-call-full = All seats are taken
room-call-how = No sign-up: a name, an animal, and sit down.
room-copy = Copy the link
room-share = Share
room-share-text = Come and play: { $game }
room-qr = Invitation QR code
room-invite = Invite
room-code = Table code { $code }
room-deal = Deal
room-deal-bots = bots take the empty chairs
room-deal-full = everybody is here
room-deal-away = not online: { $who }
room-deal-not-yet = No deal yet: { $why }
room-dealing = Dealing…
room-waiting = Waiting for { $name } to deal
room-guest-hint = { $name } will deal. Meanwhile change seats or have a chat.
room-options = How we play
room-options-host = the host may change it
room-fair = The deal is sealed
room-fair-why = This is the fingerprint of its secret. After the game we open the secret itself, and you can check that nobody swapped the cards.
room-chat = Talk
room-spectators-now =
    { $count ->
        [0] Nobody is watching
        [one] { $count } is watching
       *[other] { $count } are watching
    }
room-sat = { $name } sits down, seat { $number }.
room-left = Seat { $number } is free again.
room-bot-sat = A bot, { $name }, sits down, seat { $number }.
room-program-sat = A program, { $name }, sits down, seat { $number }.
room-cleared = The host has cleared your seat. You can watch, or sit down again in ten minutes.
room-host-now = You deal now.

## The first game

room-first = First game
room-first-offer = New to this game? Sit down with beginners: the table points at what matters.
room-first-known = I know it
room-first-how = The deal is always the same, your opponents are not too clever, and nobody hurries you. Tips come when their moment does and never get in the way.
room-first-sit = Take a seat
room-first-go-on = Go on with the one begun
room-first-again = Begin again
room-first-rules = Read the rules first
