### Sheriff of Nottingham: what the board says. Names of goods, laws and merry men come from the game's own texts.

## Who and what

sheriff-you = you
sheriff-turn = Round { $number }
sheriff-stalls = The other players' stalls
# $flag: how the sack stands or who he is; $declared: “4 cheese”
sheriff-stall =
    { $who }: { $gold } gold, { $stack } face down{ $flag_kind ->
        [text] , { $flag }
       *[none] { "" }
    }{ $declared_kind ->
        [text] , declared: { $declared }
       *[none] { "" }
    }
sheriff-has = { $good }: { $count }
sheriff-leads = { $good }: { $count }, more than anybody
sheriff-card =
    { $name }{ $value_kind ->
        [number] , value { $value }
       *[none] { "" }
    }{ $penalty_kind ->
        [number] , penalty { $penalty }
       *[none] { "" }
    }
sheriff-only-mine = { $card }, only you see it
sheriff-face-down = A card face down
sheriff-my-hand = Your cards
sheriff-me-merchant = You · merchant
sheriff-me-office =
    { $count ->
        [1] You · sheriff
       *[other] You · deputy
    }
sheriff-in-stack = face down: { $goods }
sheriff-office =
    { $count ->
        [1] sheriff
       *[other] deputy
    }
sheriff-no-trade = does not trade
sheriff-loads = loading
sheriff-sack-of = bag · { $count }
sheriff-flag-passed = passed
sheriff-flag-opened = opened
sheriff-flag-bound = to open
sheriff-flag-talks = talks
sheriff-stance = { $who }: { $what }
sheriff-solo = decides alone

## The decision bar

sheriff-phase-set_aside = market
sheriff-phase-exchange = market
sheriff-phase-restock = market
sheriff-phase-lay_out = market
sheriff-phase-name_first = market
sheriff-phase-load = loading
sheriff-phase-declare = declaration
sheriff-phase-inspect = inspection
sheriff-phase-choose_law = laws
sheriff-phase-agree_on_split = the chest
sheriff-blank-goods = which cards
# On the grey button: how many cards are still needed
sheriff-lack-goods =
    { $sum ->
        [one] { $sum } card short
       *[other] { $sum } cards short
    }
sheriff-blank-pile = which pile
sheriff-blank-order = the order
sheriff-blank-good = which good
sheriff-blank-bag = whose bag
sheriff-blank-merchant = who
sheriff-blank-stance = your word
sheriff-blank-laws = which law
sheriff-blank-man = whom
sheriff-blank-player = whom
sheriff-blank-victim = from whom
sheriff-blank-seq = which split
sheriff-blank-gold = gold
sheriff-blank-gifts = how much to whom
sheriff-blank-number = how many
sheriff-blank-mine = your good
sheriff-blank-theirs = their good
sheriff-tag-order = the last on top
sheriff-do-set_aside =
    { $count ->
        [0] Keep all
       *[other] Set aside { $count }
    }
sheriff-do-exchange =
    { $count ->
        [0] Keep all
       *[other] Exchange { $count }
    }
sheriff-do-take = Take it
sheriff-do-draw = From the deck
sheriff-do-lay = Lay out
sheriff-do-load = Tie the bag
sheriff-do-declare = Say it
sheriff-do-pass = Let it pass
sheriff-do-open = Open it
sheriff-do-stance = Give your word
sheriff-do-stance-pass = Let it pass
sheriff-do-stance-inspect = Open it
sheriff-do-stance-undecided = Still thinking
sheriff-do-end = End the inspection
sheriff-do-keep_laws = Proclaim
sheriff-do-show_laws = Show the table
sheriff-do-agree = Agreed!
sheriff-do-usual = As usual
sheriff-do-split = Propose a split
sheriff-do-fill = Fill the order
sheriff-do-skip = Not now
sheriff-do-sell = Sell
sheriff-do-denounce = Inform
sheriff-do-pay = Hand over
sheriff-do-keep = Keep
sheriff-do-name = Let this one begin
sheriff-do-bury = Put under the deck
sheriff-do-discard = Discard
sheriff-do-favour = Favour
sheriff-do-give_gold = Give
sheriff-do-give_up = Discard
sheriff-do-hide = Hide
sheriff-do-look_at = Look
sheriff-do-look_into = Look inside
sheriff-do-pick = Take it
sheriff-do-pick_up = Put it up
sheriff-do-press = Press
sheriff-do-put_up = Put it up
sheriff-do-redraw = Swap
sheriff-do-regain = Take two
sheriff-do-show = Show
sheriff-do-stock = Put up
sheriff-do-swap = Swap
sheriff-do-take_from = Take it
sheriff-do-take_good = Keep it
sheriff-do-unpack = Put it up
sheriff-hint-set_aside = What is set aside does not come back. You may keep all.
sheriff-hint-load = Once tied it stays as it is. All see the number.
sheriff-hint-restock = You may take from the piles until you touch the deck.

## Market

sheriff-step-aside = Set aside
sheriff-step-take = Take
sheriff-step-lay = Lay out
sheriff-aside = Set aside
sheriff-aside-none = nothing
sheriff-lay-order = Order: what you touch goes on top
sheriff-lift = { $place }: { $card }, put it on top
sheriff-taken = You take
sheriff-taken-none = nothing yet
sheriff-only-you = only you see it
sheriff-pile =
    { $pile ->
        [0] Left
       *[other] Right
    }
sheriff-pile-one = Discard
sheriff-deck = Deck
sheriff-pile-empty = the pile is empty
sheriff-price-pile = take it and all will see
sheriff-price-deck = for your eyes, but the piles close
sheriff-take-card =
    { $card }, take it from the { $pile ->
        [0] left pile
       *[other] right pile
    }
sheriff-onto =
    { $pile ->
        [0] Onto the left pile, on top { $card }
       *[other] Onto the right pile, on top { $card }
    }
sheriff-from-deck = Take the rest from the deck
sheriff-see-aside =
    { $count ->
        [0] The table sees: you keep all your cards.
        [one] The table sees: you have set { $count } card aside.
       *[other] The table sees: you have set { $count } cards aside.
    }
sheriff-see-laid =
    { $count ->
        [0] The table sees: you keep all your cards.
       *[other] The table sees: you have laid down { $goods }.
    }
sheriff-see-take = The table remembers what you take from a pile. Nobody sees what comes from the deck.
sheriff-see-lay = All will see what you lay out.
sheriff-took =
    { $pile ->
        [0] left: { $good }
       *[other] right: { $good }
    }
sheriff-aside-count =
    { $count ->
        [0] keeps all
        [one] { $count } card set aside
       *[other] { $count } cards set aside
    }
sheriff-laid = laid down: { $goods }
sheriff-kept = keeps all

## Load and declare

sheriff-in-sack = In the bag
sheriff-in-words = In words
sheriff-all-hear = all will hear it
sheriff-load-hint = The cards you touch go into the bag.
sheriff-plan-hint = Choose what you will say: you may change your mind until you declare.
sheriff-sums-hint = Put cards in, and you will see here what it comes to.
sheriff-banned = banned by law
# $points: “+5” or “−4”
sheriff-if-opened = opened: { $points }
sheriff-lie-tag = A lie: { $wrong } of { $number } not { $good }
sheriff-truth-tag = Nothing but the truth
sheriff-if-passed = If it passes
sheriff-if-caught = If it is opened
sheriff-to-stand = to your stand
sheriff-to-stack = face down
sheriff-stays = yours anyway
sheriff-seized = taken, and a fine
sheriff-adds = to your score

## Inspection

sheriff-file-mine = Your bag
sheriff-file-of = { $who }: the bag
sheriff-inside-you = only you see inside
sheriff-said = declared: { $declared }
sheriff-will-pass = it passes
sheriff-will-open = it is opened
sheriff-worth-paying = Paying is worth it below { $gold }
sheriff-honest = all is honest
sheriff-each-wrong = for each other card
sheriff-range = +{ $low }…{ $high }
sheriff-past =
    { $opened ->
        [0] Bags passed: { $passed }, never opened.
       *[other] Bags passed: { $passed }, opened: { $opened }, lies among them: { $lies }.
    }
sheriff-past-none = The first bag of the game.
sheriff-file-pick = Choose a bag to see its file.
sheriff-tab-all = All
sheriff-tab-mine = My bag
sheriff-feed = Deals
sheriff-feed-none = Nobody has offered anything yet.
sheriff-patient =
    { $count ->
        [one] { $who } is in no hurry to decide: make an offer
       *[other] { $who } are in no hurry to decide: make an offer
    }
sheriff-feed-new =
    { $count ->
        [one] { $count } new deal
       *[other] { $count } new deals
    }
sheriff-offers = { $who } · offer
sheriff-demands =
    { $who } · demand: { $mine ->
        [1] you are to pay
       *[other] { $payer } to pay
    }
sheriff-against = against you
sheriff-from-stand = from the stand
sheriff-from-stack = from the stack, on trust
sheriff-from-bag = from the bag, on trust
sheriff-nothing = nothing
sheriff-clause-mine =
    { $outcome ->
        [pass] your bag passes
       *[inspect] open your bag
    }
sheriff-clause =
    { $outcome ->
        [pass] the bag passes: { $who }
       *[inspect] open the bag: { $who }
    }
sheriff-not-binding = a promise does not bind
sheriff-status =
    { $status ->
        [accepted] struck
        [declined] declined
        [withdrawn] withdrawn
        [void] pointless now
        [half] waits for the other
       *[open] waits
    }
sheriff-agreed = { $who } has agreed
sheriff-promise-binds-not = not binding
sheriff-accept = Deal!
sheriff-bribe =
    { $count ->
        [1] Deal!
       *[other] Joint bribe
    }
sheriff-outbid = Outbid: { $gold }
sheriff-decline = Decline
sheriff-withdraw = Withdraw
sheriff-revoke = Take it back
sheriff-counter = My terms
sheriff-called-demand = { $who } demands { $terms }: { $clauses }.
sheriff-called-offer = { $who } offers { $terms }: { $clauses }.
sheriff-called-worth = You give { $pay } and keep { $passed }. Opened it comes to { $opened }.
sheriff-quick = One tap
sheriff-quick-offer = Offer { $gold } for your bag
sheriff-quick-good = Offer { $gold } and { $good } from the stand for your bag
sheriff-quick-demand = Demand { $gold }
sheriff-compose = My own…
sheriff-compose-title = Your offer
sheriff-demand-title = Your demand
sheriff-payer = Who pays
sheriff-gold = Gold
sheriff-of = of { $count }
sheriff-others-bag = another's bag…
sheriff-in-return = In return
sheriff-from-stand-title = From the stand
sheriff-from-stack-title = From the stack, on trust
sheriff-from-bag-title = From the bag, on trust
sheriff-promise = Promise
sheriff-promise-hint = I will spare your bag…
sheriff-add = { $good }: { $count } of { $most }. Add one
sheriff-own = mine
sheriff-claim-false = You have not got so many there: they take the rest and see all that is there.
sheriff-law-no-gold = By law there is no gold in bribes.
sheriff-not-sayable = Nothing can be agreed like this: name at least one bag.
sheriff-send-offer = Offer
sheriff-send-demand = Demand
sheriff-clear = Clear
sheriff-chest = Chest
sheriff-chest-empty = empty
sheriff-split-me = You
sheriff-split-by = { $mine ->
        [1] You propose this.
       *[other] { $who } proposes this.
    }
sheriff-split-none = Nobody has proposed anything yet.
sheriff-split-hint = A touch moves a card to the other side.
sheriff-split-give = { $good }: { $mine ->
        [1] give away
       *[other] take
    }
sheriff-split-usual = Without an agreement gold and cards are halved; what is odd is lost.
sheriff-cards-down =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
sheriff-promised = To be opened

## A bag is opened, a deal is struck

sheriff-swore = { $who }: “{ $declared }”
sheriff-opens =
    { $mine ->
        [1] You open the bag
       *[other]
            { $count ->
                [1] { $who } opens the bag
               *[other] { $who } open the bag
            }
    }
sheriff-confiscated = seized
sheriff-to-forest = to the forest
sheriff-lie = a lie
sheriff-truth = true
sheriff-tally-lie =
    { $wrong ->
        [one] { $wrong } card does not belong there
       *[other] { $wrong } cards do not belong there
    }
sheriff-tally-true = all as it was said
sheriff-show-all = Show at once
sheriff-go-on = Go on
sheriff-pays =
    { $mine ->
        [1] you pay { $gold }
       *[other] { $who } pays { $gold }
    }
sheriff-pays-to =
    { $mine ->
        [1] to you
       *[other] to { $who }
    }
sheriff-struck = Deal!

## Laws, orders, black market, forest

sheriff-posted-open = Laws and orders
sheriff-posted-close = Back to the table
sheriff-posted = Notice board
sheriff-laws-title = Laws
sheriff-laws-none = No laws yet
sheriff-law-place =
    { $place ->
        [1] new
       *[other] last round
    }
sheriff-orders-title = Special orders
sheriff-market-title = Black market
sheriff-wood-title = Sherwood
sheriff-wood = Merry men in the forest: { $count }
sheriff-wood-none = no merry man
sheriff-wood-has = has a merry man
sheriff-own-of = you have { $count } of { $most }
sheriff-detail-none = Touch a law or an order to read it here.
sheriff-worth = { $points } points
sheriff-now = For you now
sheriff-now-held = such cards of yours: { $count }
sheriff-now-most = most on a stand, { $count }: { $who }
sheriff-now-same = your largest set of one good: { $count }
sheriff-now-gold = your gold: { $count }
sheriff-now-wares = cards on your stand: { $count }
sheriff-now-loads = cards in a bag so far: { $low } to { $high }
sheriff-now-purses = gold of the merchants: { $low } to { $high }
sheriff-now-stands = cards on the merchants' stands: { $low } to { $high }
sheriff-now-toll = the merchants pay { $count } in all
sheriff-now-bags = bags at the gate: { $count }
sheriff-now-head = first in the line: the bag of { $who }
sheriff-now-honest = for an honest card: { $before } → { $after }
sheriff-now-wrong = for a card of contraband: { $before } → { $after }
sheriff-now-fate = your bag, if it is opened: { $before } → { $after }
sheriff-decree-one = Which law will you proclaim?
sheriff-decree-two = Which two laws will you proclaim? The first you touch is the first.
sheriff-decree-eye = only you see them
sheriff-after = After your choice
sheriff-before = In force now
sheriff-before-last = makes way for the new one
sheriff-after-new = this round and the next
sheriff-after-second = to the end of the round
sheriff-after-gone = repealed
sheriff-after-under =
    { $shown ->
        [1] under the deck
       *[other] under the deck, unseen
    }
sheriff-decree-shown = shown to the table

## The first game

sheriff-tip-market = The market
sheriff-tip-market-text = Swap the cards you cannot use: a bag of one good is the easiest to bring in.
sheriff-tip-load = Your bag
sheriff-tip-load-text = Only you know what is inside; contraband is worth more, but nobody may declare it.
sheriff-tip-declare = Your word to the sheriff
sheriff-tip-declare-text = The number must be true, the good one and legal; the rest need not be the truth.
sheriff-tip-bribe = A bribe
sheriff-tip-bribe-text = Offer coins or goods to keep the bag shut: once you shake hands, the deal holds.
sheriff-tip-stand = The stand
sheriff-tip-stand-text = What you have brought in stays yours and counts at the end.
sheriff-tip-inspect = Now you are the sheriff
sheriff-tip-inspect-text = Open an honest bag and you pay; catch a liar and they pay you; or make a deal instead.
sheriff-tip-crown = King and queen
sheriff-tip-crown-text = At the end there is a reward for the most of each legal good, and one for the second most.
