### The table: the frame around any game. Decision bar, log, chat, clocks, connection.

## Top bar

table-to-lobby = Back to the lobby
table-title = { $game } · Malina
table-title-mine = ● { $call } · { $game }
table-turn = Turn { $number }
# $what: what the table is busy with; "Your turn" only in one's own turn
table-your-turn =
    { $what_kind ->
        [text] Your turn · { $what }
       *[none] Your turn
    }
table-your-answer =
    { $what_kind ->
        [text] Your answer · { $what }
       *[none] Your answer
    }
table-your-any =
    { $what_kind ->
        [text] You decide · { $what }
       *[none] You decide
    }
table-turn-of =
    { $what_kind ->
        [text] { $player } · { $what }
       *[none] { $player } to act
    }
table-waiting-for =
    { $count ->
        [0] Waiting
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
table-clock = Time left
# days and hours of a slow game
table-clock-days = { $days }d { $hours }h
table-house-clock = Time for all, by the game’s rules
table-tools = Table tools
table-log-and-chat = Log and chat
table-log-chat =
    { $unread ->
        [0] Log and chat
       *[other] Log and chat, { $unread } unread
    }
table-rules = Rules
table-rules-key = Rules, question-mark key
table-in-guide = In the rules
table-hide = Hide my cards
table-show = Show my cards
table-hidden = Your cards are face down.
table-shown = Your cards are face up again, for you only.
table-sound = Sound
table-sound-on = Sound on
table-sound-off = Sound off

## Menu

table-menu = Table menu
table-deputise = Let a bot play for me
table-deputise-text = You can come back any time
table-return = Take my seat back
table-invite = Copy the link to this table
table-device = Continue on another device
table-fullscreen = Full screen
table-settings = Settings
table-leave = Leave for the lobby
table-leave-text = Your seat stays yours
table-leave-watcher = Seen enough
table-spectators =
    { $count ->
        [0] Nobody is watching
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## Decision

table-decision = Decision
table-place = Your place
table-stage = The table
# an empty place in the sentence, if the game has no word for it
table-blank = choose
# On a grey button: what is missing
table-lack = not chosen yet: { $what }
table-lack-more = choose { $more } more
table-lack-sum = { $sum } short of the sum
# How many to choose: $form is exact, most or between
table-many =
    { $form_id ->
        [exact] choose { $high }
        [most] choose { $high } at most
       *[between] choose { $low } to { $high }
    }
table-count =
    { $form_id ->
        [exact] { $now } of { $high }
        [most] { $now }, up to { $high }
       *[between] { $now }, { $low }–{ $high } needed
    }
# An offer that need not be answered
table-offered = You may, but need not: { $offer }
table-not-now = Not now
table-back-to = Awaits your answer: { $question }
table-tag-clear = { $what }. Remove
table-tag-only = { $what }. There is nothing else to choose
table-clear = Clear
table-ask-shark = Ask a shark
table-shark-thinks = The shark is thinking…
table-shark-would = A shark would do this. Make the move, or choose another.
table-shark-chance = { $percent } of 100 games won
table-shark-close = Close the advice
table-staged =
    { $over ->
        [yes] Look at how it ends; the score comes next.
       *[no] Look at what happened first; your question comes next.
    }
table-staged-skip =
    { $over ->
        [yes] Skip to the end
       *[no] Skip to my turn
    }
table-undo = Take it back
table-dropped = The table has changed: what you had picked no longer works.
table-refused = Move refused. { $why }
table-waiting-many = Waiting for { $players }
table-next = Then { $players }
table-you-next = you
table-all-open = You are out and see all cards. Those who play cannot hear you.
table-watching = You are watching. Hidden cards are hidden from you, too.
table-deputy = A bot is playing for you
table-deputy-badge = bot plays
table-deputy-text = An honest bot: it sees your cards and nobody else’s.
table-over = Game over
table-over-text = The cards are up, and the result is in.
table-score = See the score
table-hurry = Less than { $seconds } seconds left.
table-hand =
    { $faces_count ->
        [0] Your hand is empty.
       *[other] In your hand: { $faces }.
    }
table-you = You
table-bot = bot
table-bot-is = bot: { $skill }
table-program = program
table-gone = no connection

## Log

table-log = Log
table-log-filter = What to show
table-log-all = All
table-log-mine = About me
table-log-turn =
    { $number_kind ->
        [number] Turn { $number } · { $player }
       *[none] { $player }
    }
table-log-rule = What the rules say
table-log-empty = All quiet. Whatever happens at the table will show up here.
table-log-down = To the latest line

## Asides: what happens to people

table-aside-gone = It is { $player }’s turn, but the connection is lost. A bot takes over in { $time }.
table-aside-out = { $player } has run out of time: a bot plays on.
table-aside-out-you = Your time is up: a bot plays for you.
table-aside-away = { $player } has not come back: a bot plays on.
table-aside-bot = A bot now plays for { $player }.
table-aside-back = { $player } is back at the table.

## Chat

table-chat = Chat
table-chat-input = Chat message
table-chat-placeholder = Say to the table…
table-chat-send = Send
table-chat-quiet = Keep quiet
table-chat-mute = Mute players
table-chat-empty = Nobody has said a word. You start.
table-chat-off = This table plays in silence.
table-chat-watcher = Spectators keep quiet; the table talks.
table-chat-aside = unheard by those still in play
table-chat-out = You are out: until the game ends only others who are out can hear you.
table-phrases = Quick phrases
table-phrase-hello = Hello, everyone!
table-phrase-hurry = Come on, the ice is melting
table-phrase-thinking = Let me think
table-phrase-nice = Nicely played
table-phrase-bluff = You’re bluffing!
table-phrase-ouch = Ouch, that hurt
table-phrase-lucky = Some people have all the luck
table-phrase-thanks = Thanks for the game
table-phrase-again = One more?
table-phrase-bye = I have to go

## Connection and trouble

table-lost = Connection lost.
table-lost-seat = Your seat is held for { $time }, then a bot plays for you. Nobody sees your cards.
table-lost-bot = A bot plays while you are away. The seat is yours again when you return.
table-lost-safe = The game is saved, nothing gets lost.
table-lost-attempt = Attempt { $attempt }
table-lost-bar = Coming back to the table, attempt { $attempt }
table-lost-kept = Whatever you managed to do is recorded.
table-retry = Try now
table-taken = This table is open in another window
table-taken-text = A seat is played from one window at a time. Your cards are where they were; you can go on here.
table-take-back = Play here
table-missing-title = No such table
table-missing-text = There may be a typo in the link, or the table was cleared away long ago. Ask whoever invited you, or set up your own.
table-unreadable-title = This table cannot be opened
table-unreadable-record = Download the record
table-closed-title = This table is closed
table-closed-text = This game is played without spectators. Have a look at other tables or set up your own.
table-new = Set up a table
table-again = Try again
table-board-failed = The table did not load. Check your connection.
table-loading = Setting the table…
table-look = Look at the table

## Keys

table-keys = Keys
table-key-pick = pick: by the number on it, or by its position
table-key-arrows = move within a row
table-key-tab = to the next row
table-key-enter = pick, and once everything is picked, make the move
table-key-esc = one step back
table-key-space = look at a card
table-key-log = repeat the last line of the log
table-key-hand = read my cards
table-key-wait = who are we waiting for
table-key-chat = write in the chat
table-key-hide = hide my cards
table-key-rules = rules
table-key-keys = this list

## A table for any game

table-any-places = On the table
table-any-empty = empty
table-any-back = face down
table-any-only-me = { $card }, only you see it
table-any-known = { $card }, face down: known only to you
table-any-note =
    You saw here: { $faces }{ $missing ->
        [0] { "" }
       *[other] ; gone since: { $missing }
    }
table-any-beneath = { $count } more beneath
table-any-true = yes
table-any-false = no
table-any-less = Less
table-any-more = More
table-any-in-order = The top one goes first. Arrows up and down move things, too.
table-any-up = Up: { $what }
table-any-down = Down: { $what }
table-any-moved = { $what }: place { $place } of { $count }
table-any-cap = { $value }: { $now } of { $most }
table-any-total =
    { $form_id ->
        [exact] { $now } of { $high } in all
       *[other] { $now } in all, { $low } to { $high } needed
    }
table-any-letters = { $now } of { $most }
# Words of one's own: on the tag, and how to say nothing
table-words =
    { $words_kind ->
        [none] without words
       *[text] “{ $words }”
    }
table-silent = Say nothing
table-pair = { $key }: { $value }

## Tips of a first game

table-tip = Tip
table-tip-done = Got it
table-tips-off = no tips

## The pace of bots

table-paced =
    { $pace ->
        [human] Bots play like people
        [quick] Bots play fast
       *[instant] Bots play without delay
    }
table-called-at-end = we call you at the end
table-play-out = Play it out
table-play-out-text = only bots are left
table-just = What just happened. Open the log

## Goal and moments

table-goal = What you win with
table-dealt = Your card
table-dealt-only = only you see it
table-recap = Since your last turn
