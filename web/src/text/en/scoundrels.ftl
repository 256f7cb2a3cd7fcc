### 3,000 Scoundrels: what the board says. Names of scoundrels, cards and locations come from the game's own texts.

## Who and what

scoundrels-you = you
scoundrels-yours = yours
scoundrels-money = ${ $money }
scoundrels-gain = +${ $money }
scoundrels-free = free
scoundrels-price =
    { $price ->
        [0] Free.
       *[other] Costs ${ $price }.
    }
scoundrels-tech =
    { $points ->
        [one] { $points } tech
       *[other] { $points } tech
    }
scoundrels-ability-A = scout
scoundrels-ability-2 = scout
scoundrels-ability-3 = +$3
scoundrels-ability-4 = +$4
scoundrels-ability-5 = steal a safe
scoundrels-ability-6 = no ability
# $ability: the leader's ability, if the slot wakes one
scoundrels-leader =
    { $name }{ $ability_kind ->
        [text] , ability: { $ability }{ $used_id ->
            [true] , used
           *[false] { "" }
        }
       *[none] { "" }
    }
# without $location if it cannot be seen where it is from; $inside: what is in it, if known
scoundrels-safe =
    Safe{ $location_kind ->
        [text] , { $location }{ $number_kind ->
            [number] { " " }{ $number }
           *[none] { "" }
        }
       *[none] { "" }
    }{ $inside_kind ->
        [number] , you know: { $inside }
       *[none] { "" }
    }{ $marks_count ->
        [0] , no marks
       *[other] , marks: { $marks }
    }
scoundrels-safe-at = { $location }, { $number }
scoundrels-mark-of = { $who } { $number }
scoundrels-slot = slot { $slot }

## Rivals

scoundrels-rivals = Rivals
scoundrels-rival =
    { $who }{ $turn_id ->
        [true] , playing
       *[false] { "" }
    }: ${ $money }, reputation { $points }, safes { $safes }, henchmen { $free }, in jail { $jail }, scoundrels { $rogues }{ $slots_count ->
        [0] { "" }
       *[other] , slots played: { $slots }
    }
scoundrels-sheet-of = Sheet: { $who }
scoundrels-gang = Scoundrels on the sheet
scoundrels-rep-short = reputation { $points }
scoundrels-rep-of = { $who } { $points }
scoundrels-hand-count = hand: { $count }
scoundrels-stolen = Stolen
scoundrels-nothing = nothing
scoundrels-limit =
    { $limit ->
        [one] Nobody keeps more than one safe today
       *[other] Nobody keeps more than { $limit } safes today
    }
scoundrels-tap-tile = Touch a scoundrel to read here what it does.

## My sheet

scoundrels-my-sheet = Your sheet
scoundrels-my-hand = Your hand
scoundrels-my-slots = Your slots
scoundrels-empty = free
scoundrels-then = reacts
scoundrels-used = used
scoundrels-sleeps = asleep
scoundrels-goes = will be discarded
# $leader: the leader's ability, if the slot wakes one
scoundrels-slot-wakes =
    Slot { $slot }{ $taken_id ->
        [true] , taken
       *[false] { $leader_kind ->
            [text] , leader: { $leader }
           *[none] , no leader's ability
        }{ $rogues_count ->
            [0] { "" }
           *[other] , wakes { $rogues }
        }
    }
scoundrels-bluff-pill = bluff
scoundrels-henchmen = Henchmen: { $free } free, { $out } on cards, { $jail } in jail
scoundrels-reputation = Reputation
scoundrels-leaves = What to show
scoundrels-leaf =
    { $leaf ->
        [sheet] Sheet
        [saloon] Saloon
       *[vaults] Safes
    }

## Secrets

scoundrels-notes = Your secrets
scoundrels-notes-open = Your secrets: { $count }
scoundrels-notes-none = So far you know what everybody knows.
scoundrels-note-at = { $location }, safe { $number }
scoundrels-note-stolen =
    { $mine_id ->
        [true] Your stolen safe
       *[false] Stolen safe: { $who }
    }
scoundrels-note-safe =
    { $where }: { $name }{ $lie_kind ->
        [number] . Your mark lies: { $lie }
       *[none] { "" }
    }
scoundrels-note-card =
    { $mine_id ->
        [true] Your card
       *[false] { $who }, the card
    } in slot { $slot }: { $rank }, { $bluff_id ->
        [true] a bluff
       *[false] true
    }
scoundrels-you-know = you know

## Saloon

scoundrels-saloon = Saloon
scoundrels-saloon-note = a bullet hole takes a dollar off
scoundrels-pile = Discard pile
scoundrels-pile-note = the scoundrel on top
scoundrels-service =
    { $id ->
        [sell_information] Sell information
        [bail_one] Post bail
        [bail_two] Bail for two
       *[bribe] Bribe the sheriff
    }
scoundrels-fee =
    { $id ->
        [bribe] ${ $money } for any safe
       *[other] ${ $money } a henchman
    }
scoundrels-service-text =
    { $id ->
        [sell_information] no strings attached
        [bail_one] free a henchman, yours or not
        [bail_two] free two henchmen
       *[bribe] steal any safe
    }
scoundrels-closed =
    { $why ->
        [money] ${ $short } short
        [jail] nobody to free
       *[later] last day only
    }

## Locations

scoundrels-safes = Safes
scoundrels-day-of = day { $day } of { $days }, round { $round }
scoundrels-unused = { $location }: unused safes
scoundrels-unused-short = in reserve: { $count }

## Scouting

scoundrels-scouting =
    { $location }{ $number_kind ->
        [number] , safe { $number }
       *[none] { "" }
    }
scoundrels-scouting-note = a mark may be true or false
scoundrels-only-you = Only you see
scoundrels-all-see = The table will see
scoundrels-unseen = You have not looked
scoundrels-no-mark-yet = Choose a number
scoundrels-with-mark = A safe with your mark { $number }
scoundrels-values = found here: { $values }
scoundrels-tokens = Tokens
scoundrels-true = true
scoundrels-false = a lie
scoundrels-impossible = not here
scoundrels-tokens-left =
    { $count ->
        [0] none left
       *[other] tokens: { $count }
    }
scoundrels-mark-note = A true mark is worth +1 at the end to whoever holds the safe. A false one is worth nothing.

## Stealing

scoundrels-my-safes = Your safes
scoundrels-my-safes-note = numbers are seen by you and by whoever has marked them
scoundrels-over-limit =
    { $limit ->
        [one] Nobody keeps more than one safe today. You have { $count }.
       *[other] Nobody keeps more than { $limit } safes today. You have { $count }.
    }
scoundrels-goes-back = back to the { $location }
scoundrels-points-now = You have { $points } now
scoundrels-points-then = { $before } before, { $points } after

## Sheriff and jail

scoundrels-office = Sheriff's office
scoundrels-office-note = one errand a turn, instead of hiring
scoundrels-jail = Jail
scoundrels-jail-note = who gets out?
scoundrels-jailed = In jail, { $who }: { $count }
scoundrels-jail-empty = The jail is empty.

## Seating

scoundrels-place = Where to seat it
scoundrels-rearrange = Change their seats?
scoundrels-place-note = touch a cell; touch two of yours to swap them
scoundrels-place-where = now a cell
scoundrels-free-cell = Free cell, { $cell }

## Suspicion

scoundrels-card-of = { $who }, slot { $slot }
scoundrels-says = { $who } says
scoundrels-believe-turn = Believe this turn
scoundrels-if-true = If it is a { $slot }
scoundrels-if-true-text = Your henchman goes to jail. Free: { $before } → { $after }.
scoundrels-if-bluff = If it is a bluff
scoundrels-if-bluff-text = +1 reputation for you, the henchman comes back. { $who }: −1.
scoundrels-all-know = The whole table knows
scoundrels-seen-day =
    { $day ->
        [0] seen
       *[other] day { $day }
    }
scoundrels-seen-ranks = The table has seen: { $ranks }. Overnight a card goes under the deck.
scoundrels-seen-none = The table has not seen any of this player's cards yet.
scoundrels-doubts-too = also in doubt: { $players }
scoundrels-cards-today = Today's cards
scoundrels-cards-note = choose a face-down card

## End of day

scoundrels-exposing = Exposure
scoundrels-exposing-note = only cards with henchmen on them are turned up
scoundrels-to-result = Skip to the result
scoundrels-bluff = Bluff
scoundrels-truth = True
scoundrels-promised = claimed
scoundrels-doubts =
    { $me_id ->
        [true] in doubt
       *[false] in doubt
    }
scoundrels-to-jail = henchman to jail
scoundrels-was-bluff = A bluff! { $who }, slot { $slot }: it is a { $rank }.
scoundrels-was-true = True. { $who }, slot { $slot }: it is a { $rank } indeed.
scoundrels-dawn = Dawn of day { $day }
scoundrels-dawn-note = reputation says who goes first
scoundrels-order = Turn order
scoundrels-begins = The day begins with { $who }
scoundrels-day-limit =
    { $limit ->
        [one] You may keep { $limit } safe today
       *[other] You may keep { $limit } safes today
    }
scoundrels-day-last = Last day: the sheriff takes bribes

## Strategy and score

scoundrels-strategy = Your strategy for the whole game
scoundrels-strategy-note = the other card goes back to the box
scoundrels-opening = The safes are opened
scoundrels-opening-note = a true mark adds 1, whoever put it there
scoundrels-open-all = Open all

## Decision bar

scoundrels-phase-plan = plan
scoundrels-phase-use_ability = abilities
scoundrels-phase-choose = abilities
scoundrels-phase-mark = scouting
scoundrels-phase-hire_or_office = hiring
scoundrels-phase-arrange = hiring
scoundrels-phase-office = sheriff
scoundrels-phase-last_doubt = last chance
scoundrels-phase-who_begins = a new day
scoundrels-blank-card = card
scoundrels-blank-slot = slot
scoundrels-blank-ability = who
scoundrels-blank-scoundrel = who
scoundrels-blank-other = with whom
scoundrels-blank-service = what
scoundrels-blank-safe = safe
scoundrels-blank-location = location
scoundrels-blank-opponent = opponent
scoundrels-blank-owner = whose
scoundrels-blank-victim = whose
scoundrels-blank-number = number
scoundrels-blank-old = mark
scoundrels-blank-source = from which safe
scoundrels-blank-token = which mark
scoundrels-blank-cell = cell
scoundrels-blank-cells = seats
scoundrels-blank-player = who
scoundrels-blank-what = what
scoundrels-blank-strategy = card
scoundrels-tag-slot = slot { $value }
scoundrels-tag-safe = safe
scoundrels-tag-cells = new seats
scoundrels-sentence-play = { $card } → { $slot }
scoundrels-sentence-hire = Hire: { $scoundrel }
scoundrels-sentence-swap = { $scoundrel } swaps with { $other }
scoundrels-do-play = Lay it down
scoundrels-do-bluff = Bluff
scoundrels-other-play_open = The 0, open
scoundrels-do-play_open = Lay the 0 open
scoundrels-do-use = Use
scoundrels-do-leader = Leader
scoundrels-do-done =
    { $asked ->
        [use_ability] End step
       *[other] Done
    }
scoundrels-do-first = First
scoundrels-do-hire = Hire
scoundrels-do-office = Sheriff
scoundrels-do-visit = Do that
scoundrels-do-use_it = Use it
scoundrels-do-decline =
    { $asked ->
        [when_hired] Don't use it
       *[other] Decline
    }
scoundrels-do-discard = Discard
scoundrels-do-put = Seat it
scoundrels-do-keep = All stay
scoundrels-do-arrange = Seat them so
scoundrels-do-do_it = Yes
scoundrels-do-pick_safe = Choose the safe
scoundrels-do-pick_unused = Take one blindly
scoundrels-do-remark = Change the mark
scoundrels-do-pick_opponent = Choose
scoundrels-do-pick_henchman = Free
scoundrels-do-pick_card = Choose the card
scoundrels-do-pick_scoundrel = Choose
scoundrels-do-swap = Swap
scoundrels-do-pick_option = Do that
scoundrels-do-pick_ability = Use
scoundrels-do-again = Again
scoundrels-do-enough = Enough
scoundrels-do-mark = Mark
scoundrels-do-lie = Lie
scoundrels-do-move_mark = Move the mark
scoundrels-do-no_mark = Don't mark
scoundrels-do-abandon = Abandon
scoundrels-do-doubt = I doubt it
scoundrels-do-pass = I believe it
scoundrels-do-suffer = So be it
scoundrels-do-begin = Appoint
scoundrels-do-choose_strategy = Lay it down

## The first game

scoundrels-tip-slot = Six slots
scoundrels-tip-slot-text = A card goes face down into one of them, and the slot says whose abilities wake up.
scoundrels-tip-bluff = A card may lie
scoundrels-tip-bluff-text = Lay a four in slot five if you would like to steal a safe: that is a bluff, and you may be caught.
scoundrels-tip-abilities = What woke up
scoundrels-tip-abilities-text = Use whatever is lit, in any order, or nothing at all.
scoundrels-tip-safes = Marks on safes
scoundrels-tip-safes-text = A scout knows what is inside and marks it at will: a true mark is worth a point to its holder.
scoundrels-tip-hire = The saloon
scoundrels-tip-hire-text = A scoundrel is two cards: the top line says when it acts, the bottom line what it does.
scoundrels-tip-doubt = The last chance
scoundrels-tip-doubt-text = If you do not believe it, place a henchman: a bluff caught brings reputation, a false charge means jail.
scoundrels-tip-reputation = Reputation
scoundrels-tip-reputation-text = At the end it counts like safes do: a bluff caught costs you, catching one pays.
