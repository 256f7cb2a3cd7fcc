### 3,000 Scoundrels: texts for players. malina/text/__init__.py says what the arguments are.
### A scoundrel is read as trait and job; `when-<trait>` and `does-<job>` make its sentence.

## The game

game-name = 3,000 Scoundrels
game-tagline = Every card may be a bluff, every safe may be empty talk
game-about = Lay poker cards face down, claim what they are, and use what the slot wakes: your leader and the scoundrels you have hired. Each scoundrel is a trait and a job, 3,000 of them. Scout safes, lie about them, steal the best ones, and catch the others bluffing.

## Cards

pieces = trait job safe strategy poker
# These fields are seats; -1: nobody
holders = first turn scout
persons = owner doubter opponent player by
signed = { $rank }{ $suit }
poker-poker = poker card
suit-S-sign = ♠
suit-C-sign = ♣
suit-H-sign = ♥
suit-D-sign = ♦
trait-restless = Restless
trait-polite = Polite
trait-tireless = Tireless
trait-sensitive = Sensitive
trait-energetic = Energetic
trait-charming = Charming
trait-lightning_fast = Lightning-fast
trait-fearless = Fearless
trait-talkative = Talkative
trait-greedy = Greedy
trait-deceitful = Deceitful
trait-pesky = Pesky
trait-elderly = Elderly
trait-honest = Honest
trait-generous = Generous
trait-cruel = Cruel
trait-dirty = Dirty
trait-cocky = Cocky
trait-cowardly = Cowardly
trait-wealthy = Wealthy
trait-sleepy = Sleepy
trait-corrupt = Corrupt
trait-seductive = Seductive
trait-tired = Tired
trait-drunk = Drunk
trait-lucky = Lucky
trait-grumpy = Grumpy
trait-hungry = Hungry
trait-sneaky = Sneaky
trait-lonely = Lonely
trait-famous = Famous
trait-stubborn = Stubborn
trait-patient = Patient
trait-gloomy = Gloomy
trait-nervous = Nervous
trait-young = Young
trait-mysterious = Mysterious
trait-curious = Curious
trait-vengeful = Vengeful
trait-loyal = Loyal
trait-reckless = Reckless
trait-stunning = Stunning
trait-narcissistic = Narcissistic
trait-cybernetic = Cybernetic
trait-brilliant = Brilliant
trait-augmented = Augmented
trait-electrified = Electrified
trait-futuristic = Futuristic
trait-radioactive = Radioactive
trait-steam_powered = Steam-powered
when-restless = After you use the scoundrel on the right
when-polite = After you use the scoundrel on the left
when-tireless = After you use any neighbour
when-sensitive = After you use the scoundrel above or below
when-energetic = After you use the scoundrel on the left or on the right
when-charming = When hired
when-lightning_fast = When hired
when-fearless = After you lose reputation
when-talkative = After you gain reputation
when-greedy = After another scoundrel brought you money
when-deceitful = After you mark a safe with a number that its location does not have
when-pesky = After you hire a scoundrel
when-elderly = At the start of your turn, then discard
when-honest = When you lay the 0 open beside your sheet
when-generous = At the start of your turn, if you have $0
when-cruel = Slot 3, 5 or 6, for one of your henchmen
when-dirty = Slot 2
when-cocky = Slot 5
when-cowardly = Slot A
when-wealthy = Slot 6, bonus $1
when-sleepy = At the end of the day
when-corrupt = Slot 4, bonus $1
when-seductive = Slot 2 or 6
when-tired = Slot 6
when-drunk = Slot 3 or 6
when-lucky = Slot A or 6
when-grumpy = Slot 4 or 6
when-hungry = Slot 3, bonus $1
when-sneaky = Slot 5 or 6
when-lonely = Slot 6, bonus $1
when-famous = Slot A or 2
when-stubborn = Slot 4
when-patient = Slot A, bonus $1
when-gloomy = Slot 6
when-nervous = Slot 2, bonus $1
when-young = Slot 3
when-mysterious = Slot 3 or 4
when-curious = After you scout a safe
when-vengeful = After an opponent puts a henchman on your card
when-loyal = After a henchman of yours leaves the jail
when-reckless = When hired, twice if you like
when-stunning = Slot 6, twice if you like
when-narcissistic = At the end of your turn
when-cybernetic = Slot 5 or 6
when-brilliant = Any slot
when-augmented = Slot 4 or 6
when-electrified = After you use any neighbour, bonus $1
when-futuristic = After you steal a safe
when-radioactive = At the start of your turn, twice if you like, then discard
when-steam_powered = Slot 3, 4 or 6, bonus $1
job-prospector = Prospector
job-banker = Banker
job-dog = Dog
job-calf = Calf
job-loan_shark = Loan Shark
job-courier = Courier
job-deputy = Deputy
job-investor = Investor
job-gambler = Cardsharp
job-priest = Priest
job-printer = Printer
job-tracker = Tracker
job-farmer = Farmer
job-bartender = Bartender
job-coachman = Coachman
job-drifter = Drifter
job-journalist = Journalist
job-cook = Cook
job-con_artist = Con Artist
job-doctor = Doctor
job-shrink = Shrink
job-bailiff = Bailiff
job-horse = Horse
job-innkeeper = Innkeeper
job-undertaker = Undertaker
job-raider = Raider
job-bank_robber = Bank Robber
job-mercenary = Mercenary
job-prisoner = Prisoner
job-genius = Genius
job-tailor = Tailor
job-pickpocket = Pickpocket
job-smuggler = Smuggler
job-burglar = Burglar
job-spy = Spy
job-judge = Judge
job-tax_collector = Tax Collector
job-cartographer = Cartographer
job-outlaw = Outlaw
job-inventor = Inventor
job-renegade = Renegade
job-test_subject = Test Subject
job-automaton = Automaton
job-mutant = Mutant
job-abomination = Abomination
job-copycat = Copycat
job-arsonist = Arsonist
job-gunslinger = Gunslinger
job-marshal = Marshal
job-safecracker = Safecracker
job-train_robber = Train Robber
job-scientist = Scientist
job-tycoon = Tycoon
job-mayor = Mayor
job-hypnotist = Hypnotist
job-cyborg = Cyborg
job-mechanic = Mechanic
job-collector = Collector
job-forger = Forger
job-executioner = Executioner
does-prospector = gain $3
does-banker = gain $4
does-dog = scout and mark any safe, then discard this scoundrel
does-calf = gain $5, then discard this scoundrel
does-loan_shark = gain $2, or $4 if you have $6 or more
does-courier = gain $1, then you may hire from the saloon
does-deputy = send an opponent's free henchman to jail and gain $2
does-investor = gain $1 for each card you have played today
does-gambler = reveal the top card of your deck: $5 for a 5 or a 6, else $2; shuffle it back
does-priest = free a henchman; for an opponent's one gain 1 reputation
does-printer = gain $2; you may change a mark of yours at a location
does-tracker = scout and mark any safe
does-farmer = gain $2
does-bartender = gain $1 for each scoundrel on your sheet, at most $4
does-coachman = scout and mark a safe of the depot and gain $1
does-drifter = if you have less than $4, gain $4
does-journalist = look at an opponent's face-down card and gain $3
does-cook = pay $1 for 1 reputation
does-con_artist = lose 1 reputation for $5
does-doctor = gain $2, then you may hire the top scoundrel of the discard pile
does-shrink = free a henchman; you may put it on an opponent's face-down card
does-bailiff = use an option of the sheriff's office
does-horse = use another scoundrel of yours
does-innkeeper = use a scoundrel in the saloon
does-undertaker = use the top scoundrel of the discard pile, then put it under the pile
does-raider = send a free henchman of yours to jail to steal any safe
does-bank_robber = pay $3 to steal any safe
does-mercenary = send a free henchman of each opponent to jail; gain $1 and $1 for each of them
does-prisoner = each opponent sends a henchman to jail or loses 1 reputation
does-genius = mark a safe at a location or one of yours, unseen
does-tailor = swap the job of another scoundrel of yours with one in the saloon or of your own
does-pickpocket = steal up to $3 from an opponent
does-smuggler = steal a safe of the depot
does-burglar = pay $2 to steal a safe of the estate
does-spy = scout and mark two different safes
does-judge = if no henchman of yours is in jail, gain 1 reputation
does-tax_collector = steal $1 from each opponent and gain $1
does-cartographer = scout and mark a safe of the laboratory and gain $1
does-outlaw = pay $2 to steal any safe
does-inventor = steal an unused safe of a colour you choose
does-renegade = if an opponent has more stolen safes than you, steal any safe
does-test_subject = scout and mark an unused safe; you may swap it for one of yours
does-automaton = draw a card and gain $2
does-mutant = look at the top card of your deck, you may shuffle the deck, then draw a card
does-abomination = discard another scoundrel of yours for 1 reputation and $3
does-copycat = swap this job with that of a scoundrel in the saloon
does-arsonist = put one of your face-down cards under your deck; henchmen on it leave the game
does-gunslinger = an opponent with at least your reputation loses 1; gain 1 reputation
does-marshal = look at an opponent's face-down card; you may put a henchman on it
does-safecracker = scout and mark any safe; you may pay $2 to steal it
does-train_robber = steal a safe of the depot and gain $2
does-scientist = scout and mark a safe of the laboratory and gain $2
does-tycoon = gain $6
does-mayor = gain 1 reputation and $2
does-hypnotist = an opponent gives you $3 or loses 1 reputation
does-cyborg = gain $2
does-mechanic = use any ability of your leader's sheet
does-collector = gain $2 for each safe you have stolen
does-forger = mark one of your stolen safes and gain $2
does-executioner = gain $1 for each henchman in jail, at most $5
does-shakedown = after the leader's ability of slot 3 or 4: steal $1 from an opponent
does-iron_fist = at the end of the day: gain $2 for each bluff you exposed, at most $4
does-transform_allies = at the start of your turn: pay $1 to swap a trait of yours with one in the saloon
does-field_test = after you hire: pay $1 to scout and mark any safe
does-watchful_eye = after you put a henchman on an opponent's card in their turn: gain $1
does-jailbreak = at the start of your turn: pay $1 to free a henchman of yours
does-interest = at the start of your turn, with $6 or more: gain $1
does-deep_pockets = a bribe costs you $3 less
strategy-shakedown = Shakedown
strategy-iron_fist = Iron Fist
strategy-transform_allies = Transform Allies
strategy-field_test = Field Test
strategy-watchful_eye = Watchful Eye
strategy-jailbreak = Jailbreak
strategy-interest = Interest
strategy-deep_pockets = Deep Pockets
safe-light_coil = Light Coil (2)
safe-breeze_box = Breeze Box (2)
safe-wireless_switch = Wireless Switch (3)
safe-power_brick = Power Brick (4)
safe-picture_box = Picture Box (4)
safe-cold_cabinet = Cold Cabinet (5)
safe-counting_slate = Counting Slate (2)
safe-whisper_beads = Whisper Beads (3)
safe-instant_photographer = Instant Photographer (3)
safe-miracle_medicine = Miracle Medicine (4)
safe-handheld_gadget = Handheld Whatsit (5)
safe-knowledge_box = Knowledge Box (6)
safe-buzzing_brush = Buzzing Brush (2)
safe-everlasting_ribbon = Everlasting Ribbon (2)
safe-mechanical_bird = Mechanical Bird (4)
safe-robotic_arm = Robotic Arm (5)
safe-thinking_mirror = Thinking Mirror (6)
safe-bottled_sun = Bottled Sun (7)
boss-preston_caine = Preston Caine
boss-doc_zimmer = Doc Zimmer
boss-lilith_boone = Lilith Boone
boss-milton_goff = Milton Goff
location-depot = depot
location-estate = estate
location-laboratory = laboratory
cell-top_left = top left
cells-top_left = top left
cell-top_mid = top middle
cells-top_mid = top middle
cell-top_right = top right
cells-top_right = top right
cell-bottom_left = bottom left
cells-bottom_left = bottom left
cell-bottom_mid = bottom middle
cells-bottom_mid = bottom middle
cell-bottom_right = bottom right
cells-bottom_right = bottom right
service-sell_information = sell information: +$2
service-bail_one = post bail for one
service-bail_two = post bail for two
service-bribe = bribe the sheriff
what-jail_own_available_henchman = send a henchman to jail
what-lose_1_reputation = lose 1 reputation
what-give_you_3_money = pay $3

## Places

place-trait_deck = Trait deck
place-job_deck = Job deck
place-purple_deck = Purple job deck
place-pile = Discard pile
place-box = Box
place-saloon = Saloon
place-safe = Safe
place-unused = Unused safes
place-hand = Hand
place-deck = Poker deck
place-open = Open zero
place-shown = Card shown
place-stolen = Stolen safes
place-strategy = Strategy card
place-slot = Slot
place-cell = Cell
fact-leaders = Leader
fact-money = Money
fact-reputation = Reputation
fact-supply = Free henchmen
fact-jail = Henchmen in jail
fact-destroyed = Henchmen gone
fact-suspicions = Doubts
fact-marks = Marks
fact-played = Cards played today
fact-exposed = Bluffs exposed today
fact-day = Day
fact-round = Round
fact-first = First player
fact-turn = Turn
fact-step = Step
fact-slot = Slot played
fact-leader_used = Leader used
fact-stamped = Used
fact-uses = In progress
fact-waiting = Waiting to react
fact-passed = Passed
fact-scout = Scouting
fact-scouted = Safe scouted
step-setup = set-up
step-start = start of the turn
step-plan = plan
step-abilities = abilities
step-hire = hire or office
step-end = end of the turn
step-last_chance = last chance
step-exposing = bluffs are exposed
step-day = end of the day
step-morning = before the new day

## Options

option-length = Length
option-length-help = Two days, as in a first game, or three.
option-length-short = Two days
option-length-long = Three days
option-strategy_cards = Strategy cards
option-strategy_cards-help = Everyone secretly picks one of the leader’s two cards.
option-more_scoundrels = Even more scoundrels
option-more_scoundrels-help = A sixth cell on every sheet. Needs the long game.
option-wild_saloon = Wild wild saloon
option-wild_saloon-help = Purple jobs have a deck of their own, and three safes may be kept from the first day on. Needs the long game.
option-start_with_zero = Start with zero
option-start_with_zero-help = Every opening hand holds the 0. Needs the long game.
option-cards = Card file of your own
option-cards-help = A file with other cards. Many values of ours are reconstructed: those in the box may differ.
preset-first = First game
preset-first-help = Two days, nothing added.
preset-long = Long game
preset-long-help = Three days, nothing added.
preset-everything = Everything
preset-everything-help = Three days with all modules.
module-more_scoundrels = Even more scoundrels
module-wild_saloon = Wild wild saloon
module-start_with_zero = Start with zero

## Decisions

decision-plan = Which card do you lay into which slot?
decision-use_ability =
    { $step_id ->
        [start] Your turn begins. Which ability do you use?
        [end] Your turn ends. Which ability do you use?
        [day] The day ends. Which ability do you use?
        [waiting] Which reaction do you use?
       *[abilities] Slot { $slot }: which ability do you use?
    }
decision-who_is_first = Several players want to act. Who is first?
decision-hire_or_office = You have ${ $money }: hire a scoundrel, or visit the sheriff’s office
decision-office = What do you want at the sheriff’s office?
decision-when_hired = Use it at once? It is discarded in any case
decision-discard_one = There is no room. Who is discarded?
decision-arrange = Which cell? You may rearrange all your scoundrels
decision-give_up = Whom do you discard for it?
decision-choose =
    { $op_id ->
        [scout_safe] Which safe do you scout?
        [mark_safe] Which safe do you mark?
        [remark_safe] Which mark do you change?
        [steal_safe] Which safe do you steal?
        [swap_scouted_unused_with_own_stolen] Which of your safes do you give for it?
        [free_henchman] Whose henchman do you free?
        [place_freed_henchman] On which card do you put it?
        [place_own_henchman] Put a henchman on it?
        [scout_poker] At which card do you look?
        [shuffle_own_deck] Shuffle your deck?
        [return_own_played_card] Which card do you take back?
        [hire] Whom do you hire?
        [use_scoundrel] Whom do you use?
        [use_sheriff_option] What do you want at the sheriff’s office?
        [use_leader_ability] Which of your leader’s abilities?
        [swap_job] Whose jobs change places?
        [swap_trait] Whose traits change places?
       *[none] Which opponent?
    }
decision-again = Use it once more?
decision-mark = Mark it with which number?
decision-abandon = One safe too many. Which one do you abandon?
decision-suspect = Do you put a henchman on it? You have { $left }
decision-last_doubt = Do you put a henchman on it? You have { $left }
decision-before_it_is_jailed = Do you put a henchman on it? You have { $left }
decision-suffer = What do you choose?
decision-who_begins = You lead in reputation. Who begins the day?
decision-choose_strategy = Which strategy card do you lay face down?

## Causes

cause-safe =
    { $value ->
        [0] A safe of the location { $location }.
       *[other] Location: { $location }. Inside is { $value }.
    }
cause-card =
    { $victim }: the card in slot { $slot }.
cause-using =
    { $kind_id ->
        [scoundrel] { $source } { $job }.
        [strategy] { $source }.
        [leader] Leader’s ability, slot { $source }.
       *[office] Sheriff’s office.
    }
cause-suffering =
    { $kind_id ->
        [scoundrel] { $by }: { $source } { $job }.
        [strategy] { $by }: { $source }.
        [leader] { $by }: Leader’s ability, slot { $source }.
       *[office] { $by }: Sheriff’s office.
    }
cause-hired = You hire: { $trait } { $job }.

## Notes

note-wakes =
    { $sheet_id ->
        [true] slot { $slot } wakes the leader
       *[false] slot { $slot }
    }{ $traits_count ->
        [0] { "" }
       *[other] { ": " }{ $traits }
    }
note-scoundrel = { $trait } { $job }. { $when }: { $does }
note-strategy = { $does }
note-price =
    { $money ->
        [0] free
       *[other] costs ${ $money }
    }
note-leaves = { $trait } leaves the saloon
note-safe =
    { $value ->
        [0] { $location }, safe { $number }
       *[other] { $location }, safe { $number }: you know it holds { $value }
    }

## Waiting

waiting-plan = { $seat } lays a card
waiting-use_ability = { $seat } thinks about abilities
waiting-who_is_first = { $seat } says who is first
waiting-hire_or_office = { $seat } hires or visits the sheriff
waiting-office = { $seat } is in the sheriff’s office
waiting-when_hired = { $seat } thinks about the new scoundrel
waiting-discard_one = { $seat } makes room
waiting-arrange = { $seat } arranges the scoundrels
waiting-give_up = { $seat } discards a scoundrel
waiting-choose = { $seat } uses an ability
waiting-again = { $seat } thinks about a second use
waiting-mark = { $seat } marks a safe
waiting-abandon = { $seat } abandons a safe
waiting-suspect = { $seat } may doubt
waiting-last_doubt = { $seat } has a last chance to doubt
waiting-before_it_is_jailed = { $seat } may place a henchman before it is jailed
waiting-suffer = { $seat } has to choose
waiting-who_begins = { $seat } says who begins
waiting-choose_strategy = { $seat } picks a strategy card

## Moves

move-play = Lay { $card } into slot { $slot }
move-play_open = Lay the 0 open
move-use = Use: { $ability }
move-leader = Use the leader’s ability
move-done = Nothing more
move-first = First: { $player }
move-hire = Hire: { $scoundrel }
move-office = To the sheriff’s office
move-visit = { $service }
move-use_it = Use it
move-decline = Do without
move-discard = Discard: { $scoundrel }
move-put = Put it: { $cell }
move-keep = Leave all as they are
move-arrange = Arrange: { $cells }
move-do_it = Do it
move-pick_safe = Safe: { $safe }
move-pick_unused = Unused safe: { $location }
move-remark = { $safe }: { $old } becomes { $number }
move-pick_opponent = { $opponent }
move-pick_henchman = Henchman of { $owner }
move-pick_card = { $victim }, slot { $slot }
move-pick_scoundrel = { $scoundrel }
move-swap = Swap { $scoundrel } and { $other }
move-pick_option = { $service }
move-pick_ability = Leader’s ability of slot { $slot }
move-again = Once more
move-enough = Enough
move-mark = Mark with { $number }
move-move_mark = Move the { $token } from { $source } and turn up { $number }
move-no_mark = Do not mark
move-abandon = Abandon { $safe }
move-doubt = I doubt it: place a henchman
move-pass = I believe it
move-suffer = { $what }
move-begin = { $player } begins
move-choose_strategy = Choose: { $strategy }
word-play = play lay
word-play_open = open zero
word-use = use
word-leader = leader sheet
word-done = done stop
word-first = first
word-hire = hire
word-office = sheriff office
word-visit = visit service
word-use_it = at_once
word-decline = decline
word-discard = discard
word-put = put
word-keep = keep
word-arrange = arrange
word-do_it = do
word-pick_safe = safe
word-pick_unused = unused
word-remark = remark
word-pick_opponent = opponent
word-pick_henchman = henchman
word-pick_card = card
word-pick_scoundrel = scoundrel
word-swap = swap
word-pick_option = option
word-pick_ability = ability
word-again = again
word-enough = enough
word-mark = mark
word-move_mark = move
word-no_mark = nomark
word-abandon = abandon
word-doubt = doubt
word-pass = pass believe
word-suffer = suffer
word-begin = begin
word-choose_strategy = strategy choose

## Events

event-leads =
    { $seat } { $seat_me ->
        [you] lead
       *[other] leads
    } the gang as { $boss }.
event-arrived = A new face in the saloon: { $trait } { $job }.
event-discarded = { $trait } { $job } goes to the discard pile.
event-gained =
    { $seat } { $seat_me ->
        [you] gain
       *[other] gains
    } ${ $money }.
event-robbed =
    { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } ${ $money } from { $victim }.
event-paid =
    { $seat } { $seat_me ->
        [you] pay
       *[other] pays
    } ${ $money }.
event-reputation =
    { $steps ->
        [-1] { $seat } { $seat_me ->
            [you] lose
           *[other] loses
        }
       *[other] { $seat } { $seat_me ->
            [you] gain
           *[other] gains
        }
    } reputation: now { $now }.
event-scouted =
    { $seat } { $seat_me ->
        [you] scout
       *[other] scouts
    } a safe: { $location }.
event-scouted-seen =
    { $reader_id ->
        [all] Inside: { $found }.
       *[seat] Only you see: { $found }.
    }
event-no_mark =
    { $seat } { $seat_me ->
        [you] put
       *[other] puts
    } no mark on it.
event-marked =
    { $seat } { $seat_me ->
        [you] mark
       *[other] marks
    } a safe with { $number }: { $location }.
event-stole =
    { $seat } { $seat_me ->
        [you] steal
       *[other] steals
    } a safe: { $location }.
event-stole-seen =
    { $reader_id ->
        [all] Inside: { $found }.
       *[seat] Only you see: { $found }.
    }
event-abandoned =
    { $seat } { $seat_me ->
        [you] abandon
       *[other] abandons
    } a safe: { $location }{ $unused_id ->
        [true] { ", " }it joins the unused ones
       *[false] { "" }
    }.
event-swapped_safes =
    { $seat } { $seat_me ->
        [you] swap
       *[other] swaps
    } a stolen safe for an unused one: { $location }.
event-doubted =
    { $seat } { $seat_me ->
        [you] do
       *[other] does
    } not believe it: a henchman on slot { $slot } of { $victim }.
event-freed = A henchman leaves the jail: { $owner }.
event-jailed = A henchman goes to jail: { $owner }.
event-used =
    { $kind_id ->
        [scoundrel] { $seat }: { $trait } { $job }.
        [strategy] { $seat }: { $strategy }.
        [leader] { $seat }: leader’s ability, slot { $name }.
       *[office] { $seat }: { $service }.
    }
event-used_again = { $seat }: { $trait } { $job } once more.
event-hired =
    { $seat } { $seat_me ->
        [you] hire
       *[other] hires
    } { $money ->
        [0] for free
       *[other] for ${ $money }
    }: { $trait } { $job }.
event-placed = { $trait } takes the cell: { $cell }.
event-arranged =
    { $seat } { $seat_me ->
        [you] rearrange
       *[other] rearranges
    } the scoundrels.
event-turn =
    { $seat_me ->
        [you] Your turn. Day { $day }, round { $round }.
       *[other] { $seat }’s turn. Day { $day }, round { $round }.
    }
event-played =
    { $seat } { $seat_me ->
        [you] lay
       *[other] lays
    } a card face down into slot { $slot }.
event-played-seen =
    { $reader_id ->
        [all] It is { $card }.
       *[seat] Only you know: { $card }.
    }
event-played_open =
    { $seat } { $seat_me ->
        [you] lay
       *[other] lays
    } { $card } open beside the sheet.
event-visited =
    { $seat } { $seat_me ->
        [you] visit
       *[other] visits
    } the sheriff’s office.
event-day = Day { $day } begins with { $first }.
event-day_ends = The sun sets on day { $day }: doubted cards are turned up.
event-exposed =
    { $bluff_id ->
        [true] A bluff! { $seat }, slot { $slot }: { $card }. Caught by { $doubters }.
       *[false] The truth: { $seat }, slot { $slot }: { $card }. In vain: { $doubters }.
    }
event-drew =
    { $seat } { $seat_me ->
        [you] draw
       *[other] draws
    } cards: { $count }.
event-drew-seen =
    { $cards_count ->
        [0] { "" }
       *[other] { $cards }.
    }
event-appointed =
    { $seat } { $seat_me ->
        [you] appoint
       *[other] appoints
    } who begins: { $player }.
event-opened =
    { $found_count ->
        [0] { $seat }: no safes.
       *[other] { $seat }: { $found }.
    }
event-ended =
    { $winners_me ->
        [you] The game is over. You win!
       *[other] The game is over. { $winners } wins.
    }
event-strategy = { $seat }: { $strategy }.
event-peeked =
    { $seat } { $seat_me ->
        [you] look
       *[other] looks
    } at the top card of the deck.
event-peeked-seen =
    { $reader_id ->
        [all] It is { $card }.
       *[seat] Only you know: { $card }.
    }
event-spied =
    { $seat } { $seat_me ->
        [you] look
       *[other] looks
    } at the card in slot { $slot }: { $victim }.
event-spied-seen =
    { $reader_id ->
        [all] It is { $card }.
       *[seat] Only you know: { $card }.
    }
event-shuffled =
    { $seat } { $seat_me ->
        [you] shuffle
       *[other] shuffles
    } the deck.
event-revealed =
    { $seat } { $seat_me ->
        [you] reveal
       *[other] reveals
    } the top card of the deck: { $card }.
event-returned =
    { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } the card from slot { $slot } back under the deck.{ $owners_count ->
        [0] { "" }
       *[other] { " " }Henchmen leave the game: { $owners }.
    }
event-returned-seen =
    { $reader_id ->
        [all] It is { $card }.
       *[seat] Only you know: { $card }.
    }
event-swapped_jobs = { $seat }: { $trait } and { $other } swap jobs.
event-swapped_traits = { $seat }: { $trait } and { $other } change places.

## Score

score-title = Tech points
score-seats = { $seat }: safes { $safes }, true marks { $marks }, reputation { $reputation }, tech icons { $tech }: { $total } in all; ${ $money } left

## Refusals

refuse-no-such-mark = You have no mark with this number left. Choose another number.
refuse-marks-left = You still have marks: put one of those.
refuse-not-your-mark = There is no such mark of yours.
refuse-mark-out-of-reach = That mark is out of reach: it lies on this safe or on an opponent’s.
refuse-must-mark = As long as you have marks, you have to mark the safe you scouted.
refuse-not-your-safe = That is none of your safes.
refuse-not-this-scoundrel = That scoundrel cannot be discarded now.
refuse-not-possible-here = That is not possible here. Choose what is lit.
refuse-not-on-your-sheet = You have no such scoundrel and no such card.
refuse-already-used = It has been used already, or one of its halves has. Once in a turn is enough.
refuse-cannot-be-used = It cannot be paid, its condition does not hold, or it would change nothing.
refuse-wrong-timing = Its time has not come.
refuse-nothing-to-use = That player has nothing to use now.
refuse-cell-taken = That cell is taken.
refuse-needs-a-cell = The new scoundrel needs a cell.
refuse-one-cell-each = Every scoundrel needs one cell of its own.
refuse-slot-taken = That slot is taken for today.
refuse-not-in-hand = You do not hold that card.
refuse-nobody-honest = Only with an honest scoundrel the 0 may be laid open.
refuse-not-enough-money = You cannot pay that.
refuse-not-in-the-saloon = There is nobody of that name in the saloon.
refuse-office-closed = You cannot pay that, there is nobody to be freed, or it is not the last day.
refuse-not-your-strategy = That is none of your leader’s cards.
refuse-needs-long-game = { $module } needs the long game: choose three days.

## Arena

arena-ending-safes = Safes
arena-ending-marks = True marks
arena-ending-reputation = Reputation
arena-ending-tech = Tech icons
arena-ending-tie = Money in a tie

## Why a bot would make a move

advice-card_true = the card belongs into this slot
advice-card_bluff = it is a bluff
advice-believed_true = believed with a chance of { $percent }%
advice-is_true = the card is true with a chance of { $percent }%
advice-henchmen_left = henchmen in supply: { $count }
advice-safe_worth = the safe is worth about { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
advice-mark_true = a true mark: a point for whoever holds the safe
advice-mark_false = a false mark: others may be misled
advice-tech_worth = this is about { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
advice-small = this brings next to nothing
