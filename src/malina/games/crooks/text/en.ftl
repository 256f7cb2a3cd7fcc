### Crooks: texts for players.
###
### malina/text/__init__.py says what the arguments are: $x is what is read, $x_id the value as it is, $x_kind its kind,
### $x_count how many a list has. $reader_id: seat for a player who was told this, all for a reader who sees everything.
### $hideout_id: a hideout's letter; $job and $to: a job's number; $crook: a crook's name; $content, $found, $crooks: lists.

## The game

game-name = Crooks
game-tagline = Secret hires, loud heists and never a dollar to spare
game-about = Search the city's hideouts, hire crooks on the quiet and send them out on eight jobs, some in plain sight, some face down. The strongest crew takes each job, and the gangs pay out at the end. Money is tight, but there are secrets enough for everyone.

## Crooks

# The faces of the cards are called by the messages crook-…
pieces = crook
# These fields of the table are players
holders = first current

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

# For narrow columns, seven letters at most
crook-kingpin-short = Kingpin
crook-demolition_man-short = Bomber
crook-bruiser-short = Bruiser
crook-tommy_gun-short = Tommy
crook-arsonist-short = Torch
crook-safecracker-short = Safeman
crook-fence-short = Fence
crook-getaway_driver-short = Driver
crook-butcher-short = Butcher
crook-boxer-short = Boxer
crook-locksmith-short = Keyman
crook-bootlegger-short = Bootleg
crook-racketeer-short = Racket
crook-forger-short = Forger
crook-bookie-short = Bookie
crook-card_sharp-short = Sharp
crook-private_eye-short = Gumshoe
crook-impostor-short = Phoney
crook-lookout-short = Lookout
crook-dipper-short = Dipper
crook-insider-short = Insider
crook-stool_pigeon-short = Stoolie
crook-sidekick-short = Helper
crook-courier-short = Courier
crook-bartender-short = Barman
crook-nightclub_singer-short = Singer
crook-chameleon-short = Mimic
crook-bungler-short = Bungler
crook-hired_gun-short = Hitman
crook-street_urchin-short = Urchin
crook-poisoner-short = Poison
crook-crooked_lawyer-short = Lawyer

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

# What a card offers when it is placed
action-none = without a special action
action-pickpocket-do = Pickpocket takes $2
action-accomplice-do = Accomplice joins your crew
action-switch-do = Switch, the old crew moves to Job { $to }
action-assassin-do = Assassin, victim: { $victim }
action-spy-do =
    { $job_kind ->
        [number] Spy on Job { $job }
       *[none] Spy on Hideout { $hideout_id }
    }

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

job-2 = Job 2: News stand
job-3 = Job 3: Grocery
job-4 = Job 4: Pharmacy
job-5 = Job 5: Pawnshop
job-6 = Job 6: Jeweller
job-7 = Job 7: Museum
job-8 = Job 8: Casino
job-9 = Job 9: Bank

# For narrow columns, seven letters at most
job-2-short = News
job-3-short = Grocery
job-4-short = Chemist
job-5-short = Pawn
job-6-short = Jewels
job-7-short = Museum
job-8-short = Casino
job-9-short = Bank

## Colours of the masterminds

color-red = red
color-yellow = yellow
color-green = green
color-blue = blue

## How a card lies

face-up = face up
face-down = face down
face-up-words = up
face-down-words = down

## Why somebody passes (in parentheses after "passes")

reason-own_will = by choice
reason-no_money = not enough money
reason-no_crooks = no crooks left

## Table options

option-first = First player
option-first-help = Who takes the first turn. Play then goes clockwise.
option-first-random = Drawn at random
# $number: number of the seat at the table, counted from one
option-first-seat = Seat { $number }
option-memory = Notebook
option-memory-help = The table writes down for you whom you have seen in the hideouts. Without it, rely on your own memory.
option-layout = Hideout layout
option-layout-help = How many hideouts there are and how many crooks they hold. The 2016 layout is for two players only: six hideouts instead of five.
option-layout-rulebook = Rulebook
option-layout-new_edition_2016 = 2016 edition
option-colors = Colours
option-colors-help = The colour of each seat's mastermind, in order. No two are alike.
option-cards = Your own cards
option-cards-help = A file with your own crook values. Some of ours are reconstructed and may differ from a printed copy.

## Decisions: what the player is asked

decision-turn = Your turn, you have ${ $money }: choose a hideout to recruit in, or pass
decision-choose =
    Whom do you hire? { $of ->
        [1] { $there ->
            [1] There is only one
           *[other] Of these { $there } you can take only one
        }
       *[other] Choose among { $of }
    }
decision-place = Where does your recruit go, and how do you lay the card?

## Causes: why it is asked

# Stands before the question
cause-searched = Hideout { $hideout_id }: for ${ $cost } the whole pile is before you.
cause-hired = Your new recruit: { $crook }.

## Prices: what an answer costs and brings

# Stands with an answer, on its button or beside it: no full stop, no capital letter
note-money = money ${ $from } → ${ $to }
note-for_good = for the rest of the game: your crooks stay on their jobs
note-kills =
    { $victim_me ->
        [you] of your own killed: { $count }
       *[other] { $victim } loses crooks: { $count }
    }
note-sees = cards you will see: { $count }

## Waiting: what the others see

waiting-turn = { $seat } is deciding where to recruit, or whether to pass
waiting-choose = { $seat } is picking a crook
waiting-place = { $seat } is deciding where to send a crook

## Moves

move-recruit = Recruit in { $hideout }
move-pass = Pass for the rest of the game
move-hire = Hire: { $crook }
move-place =
    { $action_kind ->
        [object] Job { $job }, { $face }: { $action }
       *[none] Job { $job }, { $face }
    }

# Words by which a move can be typed, separated by spaces
word-recruit = recruit search
word-pass = pass
word-hire = hire take
word-place = place send

## Events

event-game_started =
    { $first_me ->
        [you] The cards are dealt, time to get to work. You go first.
       *[other] The cards are dealt, time to get to work. { $first } goes first.
    }
event-hideout_searched =
    { $seat } { $seat_me ->
        [you] search
       *[other] searches
    } Hideout { $hideout_id } and { $seat_me ->
        [you] pay
       *[other] pays
    } ${ $cost }.
event-hideout_searched-seen =
    { $reader_id ->
        [all] Inside: { $content }.
       *[seat] For your eyes only: { $content }.
    }
event-crook_hired =
    { $seat } { $seat_me ->
        [you] hire
       *[other] hires
    } a crook in Hideout { $hideout_id }.
event-crook_hired-seen =
    { $reader_id ->
        [all] It is { $crook }.
       *[seat] Your new recruit: { $crook }.
    }
event-left_empty_handed =
    { $seat } { $seat_me ->
        [you] leave
       *[other] leaves
    } Hideout { $hideout_id } empty-handed: nobody there fits.
event-crook_placed =
    { $face_id ->
        [up] { $seat } { $seat_me ->
            [you] play
           *[other] plays
        } a card face up: { $crook } goes to Job { $job }.
       *[down] { $seat } { $seat_me ->
            [you] pay
           *[other] pays
        } ${ $fee } and { $seat_me ->
            [you] place
           *[other] places
        } a crook face down on Job { $job }.
    }
event-crook_placed-seen =
    { $face_id ->
        [up] { "" }
       *[down]
            { $reader_id ->
                [all] It is { $crook }.
               *[seat] You know who it is: { $crook }.
            }
    }
event-action_used =
    { $action_id ->
        [pickpocket] The Pickpocket has light fingers: { $seat } { $seat_me ->
            [you] take
           *[other] takes
        } ${ $gain } from the bank.
        [accomplice] The Accomplice joins the crew: { $seat } { $seat_me ->
            [you] add
           *[other] adds
        } up the ratings on Job { $job }.
        [switch] Switch: { $seat } { $seat_me ->
            [you] move
           *[other] moves
        } the old crew from Job { $job } to Job { $to }.
        [assassin] { $own_id ->
            [true] Assassin: { $seat } { $seat_me ->
                [you] do
               *[other] does
            } away with { $count ->
                [one] a crook
               *[other] { $count } crooks
            } of the same crew on Job { $job }
           *[none] Assassin: { $seat } { $seat_me ->
                [you] send
               *[other] sends
            } one to Job { $job }, and { $victim } { $victim_me ->
                [you] lose
               *[other] loses
            } { $count ->
                [one] { $count } crook
               *[other] { $count } crooks
            }
        }.{ $crooks_count ->
            [0] { "" }
           *[other] { " " }In plain sight lay: { $crooks }.
        }
       *[spy]
            { $target_kind ->
                [number] Spy at work: { $seat } { $seat_me ->
                    [you] learn
                   *[other] learns
                } who lies face down on Job { $target }.
               *[text] Spy at work: { $seat } { $seat_me ->
                    [you] learn
                   *[other] learns
                } who is in Hideout { $target_id }.
            }
    }
event-action_used-seen =
    { $reader_id ->
        [all] Found there: { $found }.
       *[seat] Your Spy reports: { $found }.
    }
event-passed =
    { $forced_id ->
        [true] { $seat } { $seat_me ->
            [you] have
           *[other] has
        } to pass ({ $reason }).
       *[false] { $seat } { $seat_me ->
            [you] pass
           *[other] passes
        } ({ $reason }).
    }
event-revealed =
    { $crooks_count ->
        [0] Everyone has passed. Nothing to unmask: nobody lay face down.
       *[other] Everyone has passed, masks off! Here is who lay face down: { $crooks }.
    }
event-game_finished =
    { $winners_count ->
        [1]
            { $winners_me ->
                [you] The game is over. You win!
               *[other] The game is over. { $winners } wins!
            }
       *[other] The game is over. { $winners } share the victory!
    }

## Scoring

score-title = Scoring
score-jobs =
    { $winners_count ->
        [0] Job { $job }: no takers
        [1]
            Job { $job }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            } to { $winners }
       *[other]
            Job { $job }: tie between { $winners }; { $share } each out of { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }
score-gangs =
    { $winner_kind ->
        [number]
            { $gang }: { $bonus ->
                [one] { $bonus } point
               *[other] { $bonus } points
            } to { $winner }
       *[none] { $gang }: no clear leader, nobody scores
    }
score-seats = { $seat }: { $jobs } from jobs, { $gangs } from gangs, { $points } in all; ${ $money } left
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The table in the terminal and on the page

board-turn = Turn { $number }
# What stands below a player's name: money, and points as if the game ended now
board-purse = $ · points
# What is known of a job: its worth, who leads, how many cards lie face down unknown to you
board-hint =
    worth { $points }, { $leaders_count ->
        [0]
            { $unknown ->
                [0] empty
                [one] { $unknown } card face down
               *[other] { $unknown } cards face down
            }
       *[other]
            { $leaders_count ->
                [1] { $leaders } leads ({ $best })
               *[other] tie: { $leaders } ({ $best })
            }{ $unknown ->
                [0] { "" }
                [one] { ", " }{ $unknown } card face down
               *[other] { ", " }{ $unknown } cards face down
            }
    }
board-money = ${ $money }
board-passed = passed
board-you = you
board-dear = too dear for you
board-jobs = Jobs
board-gangs = Gangs
board-total = Total
board-left = Money
board-worth = Worth
board-leads = Leads
board-tie = tie
board-empty = empty
board-price = ${ $price }
board-notes = Notebook
board-missing =
    { $count ->
        [one] { $count } left face down
       *[other] { $count } left face down
    }
board-hand = In hand: { $crook }
board-open = You are in Hideout { $hideout_id }. Here you find
board-not-alone = still has company, can't be hired
board-unplaceable = nowhere to send
board-legend-down = face down
board-legend-known = face down, but known to you
board-rating = rating { $rating }
board-modifier = modifier { $modifier }
board-killed =
    { $count ->
        [one] { $count } killed, in the box:
       *[other] { $count } killed, in the box:
    }

# On the board that draws any game
place-hideout = Hideout
place-hand = New recruit
place-slot = Job
place-box = Box: murdered
place-unused = Not in this game
fact-colors = Colour
fact-money = Money
fact-passed = Passed
fact-first = First player
fact-current = To move
fact-turn_no = Turn
fact-opened = Hideout searched

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

## The arena

arena-ending-jobs = The jobs
arena-ending-gangs = The gangs
arena-ending-money = Money, with equal points

## Why a bot would make a move

advice-best_there = the best one there brings about { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for ${ $cost }
advice-stops = { $count ->
        [0] no job is free
        [one] { $count } job is free
       *[other] { $count } jobs are free
    }, money: ${ $money }
advice-job_won = the job is worth { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, with a chance of { $percent }% to win it
advice-hidden = whoever still comes (a chance of { $percent }%) does not see what must be beaten
advice-hidden_from_nobody = nobody comes here any more, there is nobody to hide from
advice-others_come = somebody else comes with a chance of { $percent }%
advice-gangs_gain = the gangs bring about { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
advice-points_worth = in all this is about { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
advice-no_points = this brings hardly any points
