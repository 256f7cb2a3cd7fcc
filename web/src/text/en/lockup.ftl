### Lockup: words that only the table needs. Names of cards, rooms and events are in the texts of the game.

## The decision

lockup-sentence-swap = Give { $cubes } and take { $gains }
lockup-sentence-play = Play { $tome }
lockup-blank-location = room
lockup-blank-tokens = tokens
lockup-blank-item = item
lockup-blank-goon = goon
lockup-blank-goons = how many
lockup-blank-cubes = cubes
lockup-blank-gains = cubes
lockup-blank-cube = cube
lockup-blank-tome = tome
lockup-blank-victim = rival
lockup-blank-ignored = symbol
lockup-blank-stolen = somebody’s cube
lockup-blank-token = token
lockup-blank-guard = guard card
lockup-blank-trait = trait
lockup-blank-crew = crew
lockup-blank-card = card
lockup-blank-cards = order
lockup-blank-count = how many
lockup-lack-cubes = cubes short: { $sum }
lockup-lack-gains = cubes short: { $sum }
lockup-do-place = Send
lockup-do-pass =
    { $asked ->
        [book] Play nothing
       *[other] Pass
    }
lockup-do-play = Play
lockup-other-play = Play a tome
lockup-do-take = Take
lockup-do-choose = Take
lockup-do-swap = Swap
lockup-do-keep_cubes = No swap
lockup-do-recruit = Recruit
lockup-do-take_goon = Take
lockup-do-craft = Craft
lockup-do-reserve = Reserve
lockup-do-decline = Decline
lockup-do-keep = Keep
lockup-do-keep_card = Keep
lockup-do-put_under = Put under the deck
lockup-do-choose_trait = Choose this trait
lockup-do-be = Choose
lockup-do-look = Look
lockup-do-take_back = Take back
lockup-do-give_back = Return
lockup-do-turn_up = Turn up
lockup-do-blame = Give the suspicion
lockup-do-clear = Return
lockup-tag-goons = { $value }
lockup-tag-cards = in this order
lockup-tag-token = token

## The table

lockup-turn = Round { $number } of 6
lockup-you = You
lockup-none = nothing
lockup-some = { $what }{ $many ->
        [1] { "" }
       *[other] { " " }×{ $many }
    }
lockup-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
lockup-costs = costs { $cubes }
lockup-crews = Crews
lockup-crew =
    { $who }: stars { $stars }, power { $power }, suspicion { $suspicion }, tokens in the cell { $tokens }; { $cubes }; items { $items }, goons { $goons }, tomes { $tomes }{ $first ->
        [yes] , first player
       *[other] { "" }
    }
lockup-passed = passed
lockup-no-limit = no limit
lockup-rooms = Rooms
lockup-room = { $number }. { $name }
lockup-place =
    { $place ->
        [1] first
        [2] second
        [3] third
        [last] last
       *[rest] the others
    }
lockup-pay-any = any
lockup-pay-any-cube = a cube of your choice
lockup-pay-swap = swap { $cubes } for 1
lockup-pay-goons =
    { $two ->
        [0] 1 for { $one }
       *[other] 1 for { $one } · 2 for { $two }
    }
# The same in words
lockup-pay-goons-words =
    one goon for { $one ->
        [one] { $one } cube
       *[other] { $one } cubes
    }{ $two ->
        [0] { "" }
        [one] { " " }or two for { $two } cube
       *[other] { " " }or two for { $two } cubes
    }
lockup-pay-cells = craft or reserve
lockup-pay-choose = 1 of 2
lockup-pay-power = power +{ $power }
lockup-pay-marker = the first player marker
lockup-pay-tomes =
    { $tomes ->
        [one] { $tomes } tome
       *[other] { $tomes } tomes
    }
lockup-there =
    { $hidden ->
        [0] { $strength }
       *[other] { $strength } + { $hidden } face down
    }
lockup-goon-here = Goon: { $goon }
lockup-suspicion-here = Suspicion: { $count }
lockup-loot-here = Left by bandits: { $cubes }
lockup-nobody-here = nobody is there
lockup-been = you have been here
lockup-losers = for those who lose
lockup-token-in = { $who }, { $room }: a token face down
lockup-raid-near = A raid is near
lockup-raid-far = Until the raid
lockup-raid-left = Suspicion left: { $left }. The goons on the board ask for { $need }.
lockup-items = Items
lockup-goals = Goals
lockup-peek-items = Items · { $count }
lockup-peek-goals = Goals · { $count }
lockup-peek-crews = Crews
lockup-panel-items = Items
lockup-panel-goals = Goals
lockup-panel-crews = Crews
lockup-close = Close
lockup-no-items = no items
lockup-no-goons = no goons
lockup-reserved = reserved

## Goals

lockup-family =
    { $family ->
        [superiority] Superiority
        [advance] Advance
       *[end_of_game] End of the game
    }
lockup-goal-owner = held by { $you ->
        [yes] you
       *[no] { $who }
    }
lockup-goal-nobody = nobody’s yet
lockup-goal-leads = { $you ->
        [yes] you are ahead
       *[no] { $who } ahead
    }: { $amount } (needs { $needed })
lockup-goal-each = { $stars }★ each
lockup-goal-yours = You hold the card.
lockup-goal-gone = Already won.
lockup-goal-need = You need { $more } more
lockup-goal-to = { $goal }: the card goes to { $who }
lockup-goal-to-you = { $goal }: the card is yours!

## The holding cell

lockup-cell = Holding cell
lockup-cell-empty = everybody is out
lockup-cell-hint = Touched tokens go to the room. Face down you may still send { $left }.
lockup-my-strength = Your strength { $strength }
lockup-against = against { $others }.
lockup-nobody-yet = – nobody is there yet.
lockup-will-cover = The lookout keeps suspicion off.
lockup-token =
    { $token }, strength { $strength }, { $way ->
        [up] face up
       *[down] face down
    }
lockup-flip =
    { $token }: { $way ->
        [up] face up, turn it down
       *[down] face down, turn it up
    }
lockup-face-down = face down

## Lights Out

lockup-corridor = The check of the rooms
lockup-before = The tokens are still down
lockup-empty =
    { $suspicion ->
        [0] Nobody is there
       *[other] Nobody is there, suspicion stays
    }
lockup-caption =
    { $phase ->
        [1] The torch is up, tokens are turning
        [2] Strength is counted, places are taken
        [3] Suspicion looks for the strongest without a lookout
       *[other] { $stays ->
            [0] Rewards by place, the others go to the Library
           *[other] All have lookouts: suspicion stays
        }
    }
lockup-rank =
    { $who }: { $tokens }{ $strength ->
        [-1] { "" }
       *[other] , strength { $strength }
    }
lockup-covered = lookout covers
lockup-declined = declined
lockup-tie = tie { $strength } : { $strength }, { $you ->
        [yes] you are
        [many] { $who } are
       *[no] { $who } is
    } earlier in turn
lockup-next = Next
lockup-skip-all = Skip
lockup-raid = Raid!
lockup-raid-why = Whoever is suspected most loses stars.
lockup-raid-clean = Nobody loses anything.
lockup-clean = clean
lockup-spared = left alone

## Cell Block, Chow Hall, Commissary, storage

lockup-offer-item = Items: on display, and those you have reserved
lockup-offer-goon = Goons
lockup-how-many = How many goons
lockup-how = Craft or reserve
lockup-mode-craft = Craft
lockup-mode-reserve = Reserve for 1 cube
lockup-goons-for =
    { $count ->
        [1] goon
       *[other] goons
    } { $cubes ->
        [one] for { $cubes } cube
       *[other] for { $cubes } cubes
    }
lockup-goon-worth =
    { $stars ->
        [one] now { $stars } star
       *[other] now { $stars } stars
    }
lockup-goon-set =
    { $now ->
        [0] set { $to }★
       *[other] set { $from } → { $to }★
    }
lockup-goon-per =
    { $stars }★ per { $of ->
        [items] item
        [power] power
        [shield] shield
        [gem] gem
       *[magic] magic
    }
lockup-short-of =
    { $count ->
        [one] { $count } cube short
       *[other] { $count } cubes short
    }
lockup-payable = can be paid
lockup-if = If you take { $what }
lockup-at-once = at once
lockup-your-cubes = Your cubes
lockup-no-cubes = no cubes
lockup-left = { $left } of { $all } left
lockup-with =
    { $blank ->
        [victim] Whose cube
        [tome] Cheaper
       *[other] { $tome }
    }
lockup-counter = Exchange
lockup-storage = Storage
lockup-storage-text = You have { $wealth } cubes and may keep { $limit }. Return { $due }.
lockup-limit = limit { $limit }
lockup-return-of = Return: { $now } of { $all }
lockup-you-give = You give
lockup-you-take = You take
lockup-in-supply = { $left } left
lockup-enough-for = enough for { $items }
lockup-clear =
    { $count ->
        [one] Return { $count } suspicion cube
       *[other] Return { $count } suspicion cubes
    }

## Tomes

lockup-tomes = Tomes
lockup-keep-one = Keep one, the other goes under the deck
lockup-play-one = Which tome do you play?
lockup-window =
    { $window ->
        [start] While the torch is still down
        [compare] Tokens are open, strength is not compared yet
        [patrol] Before Patrol
       *[raid] Before the raid
    }
lockup-no-tomes = No tomes.
lockup-not-now = not now
lockup-asked = Who is asked
lockup-asked-how =
    { $how ->
        [me] you choose
        [thinks] thinking
        [may] is asked too
       *[none] no tomes
    }
lockup-skip = Do not ask in this round
lockup-skip-window =
    { $window ->
        [start] before a room is checked
        [compare] when strength is compared
        [patrol] before Patrol
       *[raid] before a raid
    }

## The guards

lockup-location-deck = Location cards
lockup-off-duty-left =
    { $count ->
        [0] none off duty
       *[other] { $count } off duty
    }
lockup-unseen = Not seen yet
lockup-unseen-where = { $rooms } in rooms, { $deck } in the deck
lockup-way-out = The way out
lockup-way-out-now = Guards { $theirs }, you { $mine }: you need more
lockup-guards-take = The guards would take
lockup-guards-scarce = what they have least of
lockup-guards-item =
    { $how ->
        [craft] { $item }, +{ $stars }★
       *[reserve] { $item }: reserved
    }
lockup-guards-library = { $stars }★ for a tome

## The beginning

lockup-pick =
    { $what ->
        [choose_crew] Whose crew will this be?
        [trait] What you were brought in for
       *[other] What do you keep?
    }

## The first game

lockup-tip-guard = The guards
lockup-tip-guard-text = One of their cards lies face down in every room but the Library; turn one up, then decide where to go.
lockup-tip-tokens = Your crew
lockup-tip-tokens-text = Each turn send one or more of them to a single room; nobody comes back before lights out.
lockup-tip-rooms = What you fight for
lockup-tip-rooms-text = After lights out a room pays by rank: the strongest there come first.
lockup-tip-hidden = Face down
lockup-tip-hidden-text = Touch a token again and it goes in face down: you have only a few of those each round.
lockup-tip-suspicion = Suspicion
lockup-tip-suspicion-text = The best ranked without a lookout takes it, and in a raid it costs stars.
lockup-tip-reward = Your reward
lockup-tip-reward-text = Take what is yours, or decline: then your people go to the Library for a tome.
lockup-tip-craft = Items
lockup-tip-craft-text = In the Cell Block loot becomes items, and their stars are yours at once.
lockup-tip-goals = Goals
lockup-tip-goals-text = They bring stars to whoever is first, or has the most.
