### Crooks: what the board says. Names of cards, hideouts, jobs, gangs and actions come from the game's own texts.

## Who and what

crooks-you = You
# inside a phrase: "you 5, Olga 4"
crooks-you-in = you
crooks-own = Your own
crooks-money = ${ $money }
crooks-job = Job { $job }
crooks-den = Hideout { $letter }
crooks-jobs = Jobs
crooks-dens = Hideouts
crooks-dens-price = price = number of cards
crooks-my-row = Your crooks
crooks-row-of = { $who }’s crooks

# Where there is little room
crooks-gang-north = North
crooks-gang-west = West
crooks-gang-outfit = Outfit

## The decision bar

crooks-phase-turn = recruiting
crooks-phase-choose = recruiting
crooks-phase-place = heist
crooks-blank-hideout = which hideout
crooks-blank-crook = whom
crooks-blank-job = job
crooks-blank-face = face up or down
crooks-blank-action = action
crooks-tag-hideout = hideout { $value }
crooks-tag-job = job { $value }
# $type: the kind of action, none: done without it; $said: the whole action
crooks-tag-action =
    { $type_id ->
        [none] no action
        [pickpocket] Pickpocket
        [accomplice] Accomplice
        [switch] old crew to { $to }
       *[other] { $said }
    }
crooks-do-recruit = Look inside
crooks-do-hire = Hire
crooks-do-place = Go!
crooks-do-pass = Pass
crooks-other-recruit = Recruit
crooks-hint-turn = You pay first and see the cards then, you alone.

## Cards, spoken

crooks-card =
    { $name }, { $rating_kind ->
        [number] rating { $rating }
       *[none] rating unknown
    }{ $modifier_kind ->
        [text] , modifier { $modifier }
       *[none] { "" }
    }{ $emblems_count ->
        [0] { "" }
       *[other] , { $emblems }
    }{ $does_kind ->
        [text] , action: { $does }
       *[none] { "" }
    }
crooks-face-down = a face-down card
crooks-face-down-title = A face-down card
crooks-only-mine =
    { $mine_id ->
        [true] { $card }, face down, but you know it
       *[false] { $card }, face down
    }
crooks-hired = Hired: { $card }
crooks-offer =
    { $not_id ->
        [true] { $card }, cannot be hired
       *[false] { $card }
    }
crooks-from = from hideout { $letter }
crooks-plain = No special action.

## Rows and places

# $turn, $passed, $gone, $carries: true or false; $bot: the same or program; $emblems: the gangs with their counts
crooks-row =
    { $who }, { $money } { $money ->
        [one] dollar
       *[other] dollars
    }{ $turn_id ->
        [true] , to move
       *[false] { "" }
    }{ $passed_id ->
        [true] , passed
       *[false] { "" }
    }{ $bot_kind ->
        [text] , { $bot }
       *[none] { "" }
    }{ $gone_id ->
        [true] , disconnected
       *[false] { "" }
    }{ $carries_id ->
        [true] , holding a crook
       *[false] { "" }
    }; { $emblems }
crooks-gang-count = { $name } { $count }
# $owner: whose row, empty for yours; $lie: who lies there
crooks-slot =
    { $job }{ $owner_kind ->
        [text] , { $owner }
       *[none] { "" }
    }{ $lie_count ->
        [0] , free
       *[other] : { $lie }
    }{ $state_id ->
        [chosen] , selected
        [may] , you may send a crook here
        [victim] , can be the victim
        [not]
            { $lie_count ->
                [0] , not possible
               *[other] , not possible: your crook is already here
            }
       *[idle] { "" }
    }
crooks-lies =
    { $owner_kind ->
        [text] { $job }. Works for { $owner }.
       *[none] { $job }. Works for you.
    }
crooks-lies-hidden =
    { $mine_id ->
        [true]
            { $count ->
                [one] { $count } card lies face down.
               *[other] { $count } cards lie face down.
            }
       *[false]
            { $count ->
                [one] You do not know who this is. It is turned up at the end.
               *[other] { $count } cards face down. You do not know who they are.
            }
    }
crooks-lies-secret = Lies face down: the table sees only its back.

## Jobs

# $change: the modifiers with their sign, empty if there are none
crooks-worth =
    { $change_kind ->
        [text] Worth { $points }: { $job } with modifiers of { $change }.
       *[none] Worth { $points }.
    }
crooks-total = { $who } { $total }
crooks-standing = Strength: { $list }.
crooks-nobody = Nobody here yet.
crooks-unknown =
    { $count ->
        [one] And { $count } face-down card you do not know.
       *[other] And { $count } face-down cards you do not know.
    }
crooks-building =
    { $name }. { $about }{ $state_id ->
        [chosen] { " " }Selected.
        [spied] { " " }The spy will look here.
        [spy] { " " }The spy may look here.
        [may] { " " }You may send a crook here.
        [not] { " " }Not possible.
       *[idle] { "" }
    }

## Hideouts

# $noted: whom you saw here; $missing: how many have left since
crooks-doorway =
    { $name }, { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }{ $count ->
        [0] { "" }
       *[other]
            { $price_kind ->
                [number] , ${ $price } to search
               *[none] { "" }
            }
    }{ $noted_count ->
        [0] { "" }
       *[other] , you saw here: { $noted }
    }{ $missing ->
        [0] { "" }
       *[other] , gone since: { $missing }
    }{ $state_id ->
        [chosen] , selected
        [may] , you may recruit here
        [spy] , the spy may look here
        [not] , you cannot afford it
        [opened] , being searched
       *[idle] { "" }
    }
crooks-den-now =
    { $count ->
        [0] Nobody is left here.
       *[other]
            { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }{ $price_kind ->
                [number] , ${ $price } to search.
               *[none] .
            }
    }
crooks-note =
    { $missing ->
        [0] You saw them here, and they still are:
        [one] You saw them here. { $missing } card has left face down since:
       *[other] You saw them here. { $missing } cards have left face down since:
    }
crooks-note-missing =
    { $count ->
        [one] { $count } gone unseen
       *[other] { $count } gone unseen
    }
crooks-open = { $den }: whom to hire
crooks-open-mine = Only you can see them
crooks-open-hint =
    { $count ->
        [1] There is nobody else here.
       *[other] You take one; the others stay, a secret again to everyone but you.
    }

## The box of the dead

crooks-box =
    { $count ->
        [one] { $count } killed, in the box
       *[other] { $count } killed, in the box
    }
crooks-box-name =
    { $list_count ->
        [0] The box of the dead: { $count }
       *[other] The box of the dead: { $count }. { $list }
    }
crooks-box-hidden =
    { $count ->
        [one] { $count } died face down; who it was stays a secret.
       *[other] { $count } died face down; who they were stays a secret.
    }

## How to lay the card

crooks-facing = How to lay the card
crooks-face-up = Face up
crooks-face-down-way = Face down
crooks-face-up-means =
    { $acts_id ->
        [true] everyone sees it; its action works
       *[false] everyone sees who it is
    }
crooks-face-down-means =
    { $acts_id ->
        [true] only you know; no action
       *[false] only you know until the end
    }

## The special action

crooks-deed = Action: { $name }
crooks-deed-none = No action
crooks-deed-pickpocket = works at once
crooks-deed-accomplice = join your own?
crooks-deed-switch = old crew goes where?
crooks-deed-assassin = who gets it?
crooks-deed-spy = where to look?

## What changes

crooks-changes = What changes
crooks-my-points = your points { $was } → { $now }
crooks-change-job = Pick a job to see who would lead and what is at stake.
crooks-change-more =
    { $what_id ->
        [action] Still to decide: what he does.
       *[face] Still to decide: how to lay the card.
    }
crooks-change-none = Neither the strengths nor the stakes change.
# $lead: me, tied, other, others, nobody; $stake: grows, shrinks, same
crooks-change =
    Job { $job }{ $list_count ->
        [0] { ": nobody" }
       *[other] : { $list }
    }{ $unknown ->
        [0] { "" }
        [one] , plus { $unknown } face-down card
       *[other] , plus { $unknown } face-down cards
    }. { $lead_id ->
        [me] You lead.
        [tied] A tie: the points are split.
        [other] { $who } leads.
        [others] Tied for the lead: { $who }.
       *[nobody] Nobody leads.
    } { $stake_id ->
        [grows] The stake grows: { $before } + { $by } = { $points }.
        [shrinks] The stake drops: { $before } − { $by } = { $points }.
       *[same]
            { $points ->
                [one] { $points } point at stake.
               *[other] { $points } points at stake.
            }
    }
# $state: none — nobody has one, tie, me — you lead, other — $who leads
crooks-gang-now =
    { $state_id ->
        [none] nobody yet
        [me]
            { $grows_id ->
                [true] you { $before } → { $mine }, leading
               *[false] you { $mine }, leading
            }
        [tie]
            { $grows_id ->
                [true] you { $before } → { $mine }, tied
               *[false] tied at { $best }
            }
       *[other]
            { $grows_id ->
                [true] you { $before } → { $mine }, { $who } { $best }
               *[false] { $who } { $best }
            }
    }
crooks-bonus = +{ $bonus }

## How things stand

crooks-points = Points so far
crooks-points-label = Points
crooks-points-word =
    { $points ->
        [one] { " " }point
       *[other] { " " }points
    }
crooks-leads =
    { $count ->
        [0] { "" }
        [1] leads on job { $jobs }
       *[other] leads on jobs { $jobs }
    }
crooks-start = How to begin
crooks-start-text = Pay for a hideout and look inside. You hire one crook and send him on a job at once; remember the others. The fewer cards a hideout holds, the cheaper it is.
crooks-leading = Who leads
crooks-gangs = Gangs
crooks-gang-nobody = nobody
crooks-hidden =
    { $lying ->
        [0] Nobody is on a job yet.
       *[other]
            { $count ->
                [0] You know every card on the jobs.
                [one] Not counting { $count } face-down card.
               *[other] Not counting { $count } face-down cards.
            }
    }
crooks-hidden-cards = Your cards are hidden. Show them when nobody else is looking.

## Bots: what they are like, what they thought

crooks-bot-honest = Lays a crook face down only where very much depends on it.
crooks-bot-greedy = Minds its own points and its own money; what others get is not its business.
crooks-bot-reckless = Goes where it is crowded already, and is careless with money.
crooks-bot-suspicious = Peeks wherever it can, and keeps away from whatever it does not know.
crooks-mind-box = Killed, in the box
crooks-mind-hand = { $name }: just hired

## The first game

crooks-tip-jobs = What it is all about
crooks-tip-jobs-text = Each job pays its points to whoever has the strongest crew on it.
crooks-tip-hideout = This is a hideout
crooks-tip-hideout-text = Going in costs a dollar for each crook inside; you see them all and take one.
crooks-tip-choose = Choose one
crooks-tip-choose-text = The large number is strength; the one in the frame changes what the job itself is worth.
crooks-tip-stake = Your row
crooks-tip-stake-text = You send one crook to each job; others may come there too, and the strongest takes the points.
crooks-tip-facing = Face down
crooks-tip-facing-text = For a dollar nobody learns whom you have sent, but the card’s action is lost.
crooks-tip-gangs = The gangs
crooks-tip-gangs-text = Whoever has strictly more of a gang’s people than anybody else gets its points at the end.
crooks-tip-money = Money runs out
crooks-tip-money-text = There is hardly any more to come: when no hideout is within your means, the table passes for you, for good.

## The end

crooks-finale = The end
crooks-finale-empty = Nobody came here.
crooks-finale-nobody = Nobody takes Job { $job }.
# $next: the rating of the second; −1: there was nobody else
crooks-finale-job =
    { $mine ->
        [true] Job { $job } is yours
       *[false] { $who } takes Job { $job }
    }{ $next ->
        [-1] : nobody else came.
       *[other] : { $most } against { $next }.
    }
crooks-finale-tie = { $winners } share Job { $job }: { $most } each, { $share } points each.
crooks-finale-surprise =
    { $way ->
        [down] What lay face down cut the stake to { $points }.
       *[up] What lay face down raised the stake to { $points }.
    }
crooks-finale-sum =
    { $sum } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
crooks-finale-left =
    { $jobs ->
        [none] Only the gangs are left to count.
       *[other] Left to open: { $jobs } and the gangs.
    }
crooks-finale-gang =
    { $mine ->
        [true] { $gang }: yours, +{ $bonus }.
       *[false] { $gang }: { $who } is ahead, +{ $bonus }.
    }
crooks-finale-gang-none = { $gang }: nobody has the majority.
crooks-finale-yours = The city is yours: { $points }.
crooks-finale-winners =
    { $winners_count ->
        [1] { $winners } holds the city: { $points }.
       *[other] { $winners } share the city: { $points } each.
    }
crooks-finale-next = Next
crooks-finale-skip = Straight to the score
