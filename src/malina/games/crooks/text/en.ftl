### Crooks: texts for players.
###
### $seat, $first, $victim, $winner: a player's name; $winners: one name or a finished list of names.
### $hideout: a hideout's letter; $job and $to: a job's number; $crook: a crook's name; $content, $found, $crooks: finished lists.
### $cost, $money, $fee, $gain, $points, $share, $bonus, $jobs, $gangs, $total, $count: numbers.

## The game

game-name = Crooks
game-tagline = Secret hires, loud heists and never a dollar to spare
game-about = Search the city's hideouts, hire crooks on the quiet and send them out on eight jobs, some in plain sight, some face down. The strongest crew takes each job, and the gangs pay out at the end. Money is tight, but there are secrets enough for everyone.

## Crooks

crook-kingpin = The Kingpin
crook-demolition_man = The Demolition Man
crook-bruiser = The Bruiser
crook-tommy_gun = Tommy Gun
crook-arsonist = The Arsonist
crook-safecracker = The Safecracker
crook-fence = The Fence
crook-getaway_driver = The Getaway Driver
crook-butcher = The Butcher
crook-boxer = The Boxer
crook-locksmith = The Locksmith
crook-bootlegger = The Bootlegger
crook-racketeer = The Racketeer
crook-forger = The Forger
crook-bookie = The Bookie
crook-card_sharp = The Card Sharp
crook-private_eye = The Private Eye
crook-impostor = The Impostor
crook-lookout = The Lookout
crook-dipper = The Dipper
crook-insider = The Insider
crook-stool_pigeon = The Stool Pigeon
crook-sidekick = The Sidekick
crook-courier = The Courier
crook-bartender = The Bartender
crook-nightclub_singer = The Nightclub Singer
crook-chameleon = The Chameleon
crook-bungler = The Bungler
crook-hired_gun = The Hired Gun
crook-street_urchin = The Street Urchin
crook-poisoner = The Poisoner
crook-crooked_lawyer = The Crooked Lawyer

## Special actions

action-pickpocket = Pickpocket
action-pickpocket-text = Brings you $2 from the bank at once.
action-accomplice = Accomplice
action-accomplice-text = May go on top of your own crooks on a job you already hold. The ratings of the whole stack add up.
action-switch = Switch
action-switch-text = May take the place of your own crooks. They move as one stack to another job where you have nobody yet.
action-assassin = Assassin
action-assassin-text = May kill all crooks of one player on this job, even your own. The dead are out of the game.
action-kingpin = Kingpin
action-kingpin-text = Can be hired only when he is alone in his hideout. Always goes face up.
action-spy = Spy
action-spy-text = May look at every face-down card on any one job, or at the whole pile in any one hideout. Only you learn what is there.

## Gangs

gang-north = Northside
gang-north-letter = N
gang-west = Westside
gang-west-letter = W
gang-outfit = The Outfit
gang-outfit-letter = O

## Hideouts

hideout-A = Hideout A: Bar
hideout-B = Hideout B: Pool hall
hideout-C = Hideout C: Harbour warehouse
hideout-D = Hideout D: Racetrack
hideout-E = Hideout E: Barber shop
hideout-F = Hideout F: Laundry
hideout-G = Hideout G: Boxing gym
hideout-H = Hideout H: Cabaret
hideout-I = Hideout I: Gambling den

## Jobs

job-2 = Job 2: Newsstand
job-3 = Job 3: Grocery
job-4 = Job 4: Pharmacy
job-5 = Job 5: Pawnshop
job-6 = Job 6: Jeweller
job-7 = Job 7: Museum
job-8 = Job 8: Casino
job-9 = Job 9: Bank

## Colours of the masterminds

color-red = red
color-yellow = yellow
color-green = green
color-blue = blue

## How a card lies

face-up = face up
face-down = face down

## Why somebody passes (in parentheses after "passes")

reason-own_will = by choice
reason-no_money = not enough money
reason-no_crooks = no crooks left

## Table options

option-first = First player
option-first-help = Who takes the first turn. Play then goes clockwise.
option-first-random = Drawn at random
# $seat: number of the seat at the table, counted from one
option-first-seat = Seat { $seat }
option-memory = Notebook
option-memory-help = The table writes down for you whom you have seen in the hideouts. Without it, rely on your own memory.
option-layout = Hideout layout
option-layout-help = How many hideouts there are and how many crooks they hold. The 2016 layout is for two players only: six hideouts instead of five.
option-layout-rulebook = Rulebook
option-layout-new_edition_2016 = 2016 edition
option-cards = Your own cards
option-cards-help = A file with your own crook values. Some of ours are reconstructed and may differ from a printed copy.

## Decisions: what the player is asked

decision-turn = Your turn: choose a hideout to recruit in, or pass
decision-choose = Hideout { $hideout }: choose whom to hire
decision-place = { $crook } is ready: choose a job, and face up or face down

## Waiting: what the others see

waiting-turn = { $seat } is deciding where to recruit, or whether to pass
waiting-choose = { $seat } is picking a crook
waiting-place = { $seat } is deciding where to send a crook

## Moves

move-recruit = Recruit in Hideout { $hideout } for ${ $cost }
move-pass = Pass for the rest of the game
move-hire = Hire: { $crook }
move-place = Job { $job }, { $face }
# $what: one of the do-… lines
move-place-action = Job { $job }, face up: { $what }
do-pickpocket = Pickpocket takes $2
do-accomplice = Accomplice joins your crew
do-switch = Switch, the old crew moves to Job { $to }
do-assassin = Assassin, victim: { $victim }
do-spy-job = Spy on Job { $job }
do-spy-hideout = Spy on Hideout { $hideout }

## Events

event-game_started = The cards are dealt, time to get to work. { $first } goes first.
event-hideout_searched = { $seat } searches Hideout { $hideout } and pays ${ $cost }.
event-hideout_searched-seen = For your eyes only: { $content }.
event-crook_hired = { $seat } hires a crook in Hideout { $hideout }.
event-crook_hired-seen = Your new recruit: { $crook }.
event-left_empty_handed = { $seat } leaves Hideout { $hideout } empty-handed: nobody there fits.
event-crook_placed-up = { $seat } plays a card face up: { $crook } goes to Job { $job }.
event-crook_placed-down = { $seat } pays ${ $fee } and places a crook face down on Job { $job }.
event-crook_placed-down-seen = You know who it is: { $crook }.
event-pickpocket = Light fingers: { $seat } takes ${ $gain } from the bank with the Pickpocket.
event-accomplice = The Accomplice joins the crew: { $seat } adds up the ratings on Job { $job }.
event-switch = Switch! { $seat } moves the old crew from Job { $job } to Job { $to }.
event-assassin =
    { $seat } sends an Assassin to Job { $job }: { $victim } loses { $count ->
        [one] { $count } crook
       *[other] { $count } crooks
    }.
event-spy-job = Spy at work: { $seat } learns who lies face down on Job { $target }.
event-spy-hideout = Spy at work: { $seat } learns who is in Hideout { $target }.
event-spy-seen = Your Spy reports: { $found }.
event-passed = { $seat } passes ({ $reason }).
event-passed-forced = { $seat } has to pass ({ $reason }).
event-revealed = Masks off! Here is who lay face down: { $crooks }.
event-game_finished = The game is over. { $winners } wins!
event-game_finished-shared = The game is over. { $winners } share the victory!

## Scoring

score-job =
    Job { $job }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to { $winners }
score-job-nobody = Job { $job }: no takers
score-job-shared =
    Job { $job }: tie between { $winners }; { $share } each out of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-gang =
    { $gang }: { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } to { $winner }
score-gang-nobody = { $gang }: no clear leader, nobody scores
score-seat = { $seat }: { $jobs } from jobs, { $gangs } from gangs, { $total } in all; ${ $money } left
score-title = Scoring
score-jobs = Jobs
score-gangs = Gangs
score-total = Total
score-money = Money
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Refusals: what is wrong and what is possible

refuse-already-passed = You have passed, and a pass is for good. Sit back and watch: your crooks will still score.
refuse-unknown-hideout = There is no such hideout in this game. Choose one of those on the table.
refuse-hideout-empty = Nobody is left in this hideout. Choose one that still holds crooks, or pass.
refuse-not-enough-money = Not enough money: recruiting here costs ${ $cost } and you have ${ $money }. Look for a cheaper hideout, or pass.
refuse-crook-not-there = That crook is not here. Choose one of those you see in the hideout.
refuse-kingpin-not-alone = The Kingpin can only be hired last, and he still has company here. Take another crook.
refuse-crook-unplaceable = There is nowhere to send this crook: all your slots are taken. Take one who still fits: an Accomplice or an Assassin.
refuse-unknown-job = There is no such job. Choose any from 2 to 9.
refuse-bad-face = A card can't lie like that. It goes face up for free, or face down for $1.
refuse-kingpin-face-down = The Kingpin doesn't hide. Place him face up, it costs nothing.
refuse-action-face-down = A special action doesn't work face down. Place the card face up, or do without the action.
refuse-face-down-fee = Placing a card face down costs $1 and you have no dollar left. Face up is free.
refuse-action-mismatch = This crook can't do that. Use the action shown on the card, or place the card without one.
refuse-job-occupied = You already have a crook on this job. Choose a free one. Only an Accomplice, a Switch, or an Assassin killing your own crooks there may go to a job you hold.
refuse-action-target = That target won't do. A Switch needs a job where you have nobody yet, an Assassin a player at this table, a Spy one job or one hideout.
refuse-action-no-effect = There is nothing here for the action to work on. Choose another target, or place the card without the action.
