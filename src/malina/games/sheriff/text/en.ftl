### Sheriff of Nottingham: texts for players.
###
### malina/text/__init__.py says what the arguments are. $seat: who acts; $victim: whose bag, stand or stack; $payer: who
### pays in a deal; $to: who is paid; $judges: who is in office; $goods: goods by number.

## The game

game-name = Sheriff of Nottingham
game-tagline = A bribe, an oath, and a bag better left shut
game-about = Merchants bring their wares to Nottingham and swear to the sheriff that there is nothing but apples in the bag. The sheriff may believe them, take a bribe or open the bag: a liar pays for it, and so does a sheriff who searched in vain. Haggle, bluff and inform; the richest wins.

## Cards

# The faces of the cards are called by the messages good-…, man-…, law-…, order-…, sale-…, deputy-…
pieces = good man law order sale deputy
# These fields are seats; -1: nobody
holders = first solo informed
# These arguments are seats
persons = bag payer to merchant player proposer judge clause other gift by spared searched king queen in_office

bag-true = what was declared
bag-lie = a lie
good-apple = apples
good-cheese = cheese
good-bread = bread
good-chicken = chickens
good-pepper = pepper
good-mead = mead
good-silk = silk
good-crossbow = crossbow
good-green_apples = green apples
good-golden_apples = golden apples
good-gouda_cheese = gouda
good-blue_cheese = blue cheese
good-rye_bread = rye bread
good-pumpernickel_bread = pumpernickel
good-royal_rooster = royal rooster
good-apple-text = A legal good. Lies face up on the stand and counts for King and Queen of apples.
good-cheese-text = A legal good. Lies face up on the stand and counts for King and Queen of cheese.
good-bread-text = A legal good. Lies face up on the stand and counts for King and Queen of bread.
good-chicken-text = A legal good. Lies face up on the stand and counts for King and Queen of chickens.
good-pepper-text = Contraband: it can never be declared. Lies face down in the stack.
good-mead-text = Contraband: it can never be declared. Lies face down in the stack.
good-silk-text = Contraband: it can never be declared. Lies face down in the stack.
good-crossbow-text = Contraband: it can never be declared. Lies face down in the stack.
good-green_apples-text = Royal goods, always contraband. Counts as two apples at the end.
good-golden_apples-text = Royal goods, always contraband. Counts as three apples at the end.
good-gouda_cheese-text = Royal goods, always contraband. Counts as two cheese at the end.
good-blue_cheese-text = Royal goods, always contraband. Counts as three cheese at the end.
good-rye_bread-text = Royal goods, always contraband. Counts as two bread at the end.
good-pumpernickel_bread-text = Royal goods, always contraband. Counts as three bread at the end.
good-royal_rooster-text = Royal goods, always contraband. Counts as two chickens at the end.

# Laws
law-law_tax_apple = On the Apple Tax
law-law_tax_apple-text = Whoever declares apples pays 1 gold for every card declared at once, true or not.
law-law_tax_cheese = On the Cheese Tax
law-law_tax_cheese-text = Whoever declares cheese pays 1 gold for every card declared at once, true or not.
law-law_tax_bread = On the Bread Tax
law-law_tax_bread-text = Whoever declares bread pays 1 gold for every card declared at once, true or not.
law-law_tax_chicken = On the Chicken Tax
law-law_tax_chicken-text = Whoever declares chickens pays 1 gold for every card declared at once, true or not.
law-law_ban_apple = On the Ban of Apples
law-law_ban_apple-text = Apples are contraband at the gate: may not be declared, and cost 4 each if found. What passes lies on the stand as usual.
law-law_ban_cheese = On the Ban of Cheese
law-law_ban_cheese-text = Cheese is contraband at the gate: may not be declared, and costs 4 a card if found. What passes lies on the stand as usual.
law-law_ban_bread = On the Ban of Bread
law-law_ban_bread-text = Bread is contraband at the gate: may not be declared, and costs 4 a card if found. What passes lies on the stand as usual.
law-law_ban_chicken = On the Ban of Chickens
law-law_ban_chicken-text = Chickens are contraband at the gate: may not be declared, and cost 4 each if found. What passes lies on the stand as usual.
law-law_sheriffs_stock = On the Sheriff's Private Stock
law-law_sheriffs_stock-text = When all bags are closed, the sheriff may lay up to 2 goods of one legal type, not a banned one, from hand face up on their own stand.
law-law_light_bags = On Light Bags
law-law_light_bags-text = A bag holds at most 4 cards.
law-law_full_bags = On Full Bags
law-law_full_bags-text = A bag holds at least 3 cards.
law-law_no_gold_bribes = On the Gold Ban
law-law_no_gold_bribes-text = No gold in deals: only goods and promises.
law-law_gold_only_bribes = On Honest Coin
law-law_gold_only_bribes-text = Deals may contain only gold and promises: no goods.
law-law_zealous_sheriff = On Zeal in Office
law-law_zealous_sheriff-text = At least one bag must be opened this round.
law-law_lenient_sheriff = On Leniency
law-law_lenient_sheriff-text = At most two bags may be opened this round. Bags that a deal says must be opened count too.
law-law_double_fines = On Double Fines
law-law_double_fines-text = Fines for contraband, royal goods, banned goods and merry men are doubled. Misdeclared legal goods cost as usual.
law-law_double_compensation = On Redress for the Honest
law-law_double_compensation-text = Whoever opens a truthful bag pays double.
law-law_sheriffs_share = On the Sheriff's Share
law-law_sheriffs_share-text = From an untruthful bag whoever opened it may keep one confiscated good on their own stand. Deputies who opened it together put it into the chest.
law-law_gate_toll = On the Gate Toll
law-law_gate_toll-text = When the inspection begins every merchant pays 2 gold to the sheriff; with deputies, into the chest.
law-law_strict_queue = On Order at the Gate
law-law_strict_queue-text = Bags are settled in the order in which they were declared. Only the first in line may pass; to have a bag opened may be agreed at any time.
law-law_open_hand = On Open Wares
law-law_open_hand-text = Right after declaring, every merchant shows everyone one goods card that is still in hand.
law-law_scarce_market = On the Scarce Market
law-law_scarce_market-text = At most 2 cards may be exchanged at the market.
law-law_fair_day = On the Fair
law-law_fair_day-text = After their exchange every merchant draws one more card and then discards one goods card face up.
law-law_informers = On Informers
law-law_informers-text = Once per round a merchant may denounce another's bag. Opened and untruthful: 3 gold from the bank. Opened and truthful: pay its owner 2.

# Merry men
man-robin_hood = Robin Hood
man-robin_hood-text = Take 6 gold from whoever let you pass. Keep 3 and give the other 3 to other players as you like.
man-little_john = Little John
man-little_john-text = Take one legal good from anyone's stand and put it on yours.
man-friar_tuck = Friar Tuck
man-friar_tuck-text = Turn over the top 3 cards of the deck. Put one legal good of them on your stand, discard the rest.
man-will_scarlet = Will Scarlet
man-will_scarlet-text = Every other merchant of this round pays you 1 gold.
man-maid_marian = Maid Marian
man-maid_marian-text = Take back up to 5 gold of the bribe that let this bag through.
man-alan_a_dale = Alan-a-Dale
man-alan_a_dale-text = Choose another player: you both get 3 gold from the bank.
man-much_the_millers_son = Much, the Miller's Son
man-much_the_millers_son-text = You may put one legal good from your hand face up on your stand.
man-will_stutely = Will Stutely
man-will_stutely-text = Look secretly into one bag that is not settled yet.
man-gilbert_whitehand = Gilbert Whitehand
man-gilbert_whitehand-text = You may put one contraband card from your hand face down on your stand.
man-david_of_doncaster = David of Doncaster
man-david_of_doncaster-text = Put one legal good of the top 5 cards of a discard pile on your stand.
man-arthur_a_bland = Arthur a Bland
man-arthur_a_bland-text = Choose another player: they discard one legal good of their choice from their stand.
man-reynold_greenleaf = Reynold Greenleaf
man-reynold_greenleaf-text = Whoever let you pass pays you 1 gold for every contraband card in this bag, at most 4.
man-wat_the_tinker = Wat the Tinker
man-wat_the_tinker-text = Look at the top 5 cards of the deck, take one into your hand and put the rest under the deck in any order.
man-sir_richard = Sir Richard at the Lea
man-sir_richard-text = Get 1 gold from the bank for every type of legal good on your stand.
man-gamble_gold = Gamble Gold
man-gamble_gold-text = You may exchange one legal good of your stand for one of another stand.
man-eric_of_lincoln = Eric of Lincoln
man-eric_of_lincoln-text = Look secretly at all face-down cards on another player's stand.
man-hob_of_the_hill = Hob of the Hill
man-hob_of_the_hill-text = You may discard any number of goods cards from your hand and draw as many.
man-sheriffs_cook = The Sheriff's Cook
man-sheriffs_cook-text = Whoever let you pass discards 2 random goods cards from hand and draws 2.

# Special orders
order-order_apple_crossbow = apples + crossbow
order-order_apple_mead = apples + mead
order-order_apple_silk = apples + silk
order-order_apple_pepper = apples + pepper
order-order_bread_mead = bread + mead
order-order_bread_silk = bread + silk
order-order_bread_pepper = bread + pepper
order-order_cheese_mead = cheese + mead
order-order_cheese_silk = cheese + silk
order-order_cheese_pepper = cheese + pepper
order-order_chicken_silk = chickens + silk
order-order_chicken_mead = chickens + mead
order-order_chicken_pepper = chickens + pepper

sale-black_market_pepper_high = Black market: pepper, 30
sale-black_market_pepper_low = Black market: pepper, 27
sale-black_market_mead_high = Black market: mead, 32
sale-black_market_mead_low = Black market: mead, 29
sale-black_market_silk_high = Black market: silk, 34
sale-black_market_silk_low = Black market: silk, 31

deputy-deputy_green = Deputy: green
deputy-deputy_blue = Deputy: blue
deputy-deputy_red = Deputy: red
deputy-deputy_yellow = Deputy: yellow
deputy-deputy_purple = Deputy: purple
deputy-deputy_orange = Deputy: orange

## Words

step-laws = Laws
step-market = Market
step-load = Load
step-stock = Private stock
step-declaration = Declaration
step-inspection = Inspection
step-chest = The chest
step-refill = End of round
step-end = Scoring
bag-closed = tied up
bag-passed = passed
bag-opened = opened
outcome-passed = passed
outcome-opened = opened
stance-pass = let pass
stance-inspect = open
stance-undecided = undecided
clauses-pass = let pass
clauses-inspect = open
others-pass = let pass
others-inspect = open
pile-0 = left pile
pile-1 = right pile
# Both deputies together
to--1 = both deputies
answers-0 = none
count-gold = { $gold } gold
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# A declaration: a number and a good
some-goods =
    { $good_id ->
        [apple]
            { $count ->
                [one] { $count } apple
               *[other] { $count } apples
            }
        [chicken]
            { $count ->
                [one] { $count } chicken
               *[other] { $count } chickens
            }
       *[other] { $count } { $good }
    }
# Begins a sentence
whose-bag =
    { $seat_me ->
        [you] Your bag
       *[other] The bag of { $seat }
    }
victims-bag =
    { $victim_me ->
        [you] Your bag
       *[other] The bag of { $victim }
    }
deal-gold =
    { $gold ->
        [0] { "" }
       *[other] { " " }{ count-gold }
    }
# What a deal says; every part begins with a space
deal-terms =
    { $spared_count ->
        [0] { "" }
       *[other] { " " }Let pass: { $spared }.
    }{ $searched_count ->
        [0] { "" }
       *[other] { " " }Open: { $searched }.
    }{ $from_stand_count ->
        [0] { "" }
       *[other] { " " }From the stand: { $from_stand }.
    }{ $from_stack_count ->
        [0] { "" }
       *[other] { " " }From the stack, unproved: { $from_stack }.
    }{ $from_bag_count ->
        [0] { "" }
       *[other] { " " }From the bag, unproved: { $from_bag }.
    }{ $to_count ->
        [1] { "" }
       *[other] { " " }All into the chest.
    }{ $promise_kind ->
        [text] { " " }Promise: “{ $promise }”.
       *[none] { "" }
    }

## Places and facts on the table

place-deck = Goods deck
place-removed = Removed unseen
place-gone = Out of the game
place-seized = Confiscated
place-shown = Turned up
place-robber = The merry man
place-chest = Chest
place-order_deck = Deck of orders
place-orders_open = Special orders
place-law_deck = Deck of laws
place-law_choice = Laws to choose from
place-law_row = Laws in force
place-law_past = Former laws
place-forest = Sherwood Forest
place-deputy_deck = Deck of deputies
place-in_office = Deputies of the round
place-deputy_past = Were deputies already
place-pile = Discard pile
place-black_market = Black market
place-hand = Hand
place-bag = Bag
place-aside = Set aside
place-stand = Stand
place-stack = Contraband stack
place-under = Under the stand
place-filled = Orders filled
place-bought = Bought on the black market
place-choice = Merry men to choose from
fact-round = Round
fact-step = Step
fact-merchants = Merchants
fact-first = Begins the market
fact-gold = Gold
fact-chest = Gold in the chest
fact-votes = Votes
fact-again = Second ballot
fact-bags = Bags
fact-number = Cards in the bag
fact-declared = Declared
fact-solo = Decides alone
fact-stances = What the deputies say
fact-bound = Bound to be opened
fact-through = Contraband brought through
fact-informed = Denounced
fact-deals = Deals
fact-feed = Number in the feed
fact-split = Proposed split
fact-claims = Sales this round
fact-merry = Has a merry man
fact-lost = Has lost him
fact-history = What became of the bags
fact-promised = Promised

## Table options

preset-first = First game
preset-first-help = No expansions, express market, everybody is sheriff once.
preset-base = Base game
preset-base-help = The market with two discard piles, a full game.
preset-everything = Everything
preset-everything-help = Royal goods, black market, laws, special orders and merry men.
preset-deputies = Six players
preset-deputies-help = Two deputies instead of a sheriff, a common chest and the black market. For six players.
option-market = Market
option-market-help = Two discard piles one may draw from, or the express market: lay cards down and draw from the deck. With six players it is always express.
option-market-two_piles = Two piles
option-market-express = Express
option-royal_goods = Royal goods
option-royal_goods-help = Twelve contraband cards (six with three players) that help to become King.
option-black_market = Black market
option-black_market-help = Three equal contraband cards are sold for a dear card of the black market.
option-laws = Laws
option-laws-help = Every round the sheriff proclaims a law: taxes, bans, favours. The last two are in force.
option-special_orders = Special orders
option-special_orders-help = A bonus for two named cards in one bag that passes.
option-merry_men = Merry men
option-merry_men-help = Everybody has a merry man in hand. Smuggle him in for gold and a surprise for somebody.
option-length = Length
option-length-help = Full, as in the rules, or short: everybody is in office once.
option-length-full = Full
option-length-short = Short
option-hand_size = Cards in hand
option-hand_size-help = Usually six. Seven make honest trade easier, and lying too.
option-hand_size-6 = Six
option-hand_size-7 = Seven
option-hidden_removal = Cards removed unseen
option-hidden_removal-help = How many cards leave the deck before the game, so that counting cards is harder.
option-hidden_removal-0 = None
option-hidden_removal-10 = Ten cards
option-inspection_limit = Time for the inspection
option-inspection_limit-help = For each merchant, in one common pool. When it is over, undecided bags pass for nothing.
option-inspection_limit-0 = No clock
option-inspection_limit-60 = A minute a merchant
option-inspection_limit-240 = Four minutes a merchant
option-black_market_claims = Sales on the black market
option-black_market_claims-help = How many cards of the black market one player may take in a round.
option-black_market_claims-one = One a round
option-black_market_claims-unlimited = Any number
option-first_sheriff = First sheriff
option-first_sheriff-help = Who is sheriff in the first round. With six players deputies are always drawn.
option-first_sheriff-random = Drawn at random
# $number: number of the seat at the table, counted from one
option-first_sheriff-seat = Seat { $number }
option-time_limits = Time for everything
option-time_limits-help = Clocks outside the inspection too: market and loading 90 seconds, laws 60, the rest 30 to 45. The rules decide for whoever is late.
option-cards = Your own cards
option-cards-help = A file with your own cards. Many of our laws and merry men are reconstructed and may differ from printed ones.

## Decisions: what the player is asked

decision-agree_on_split = In the chest: { count-gold }{ $goods_count ->
        [0] { "" }
       *[other] { " " }and goods: { $goods }
    }. How do you divide it?
decision-propose_split = Propose a split: what do you take?
decision-load =
    { $low ->
        [1] Load your bag: one to { $high } cards
       *[other] Load your bag: { $low } to { $high } cards
    }
decision-stock_up = Lay up to { $count } cards of one good on your own stand?
decision-take_share = Keep a confiscated card?
decision-show_card = Which card of your hand do you show to all?
decision-inform = You may denounce another's bag, once a round
decision-lay_out =
    { $count ->
        [1] Which pile does { count-cards } go to?
       *[other] Which pile do { count-cards } go to, and in which order? The last one lies on top
    }
decision-fair_discard = Discard a good from your hand
decision-put_up_shown = Which of these goes to your stand?
decision-pick_card = Which card do you take into your hand?
decision-bury_cards = In which order do they go under the deck: { $goods }? The first lies lowest
decision-hand_out = Hand out { count-gold } to others
decision-favour_whom = Who gets { count-gold } from the bank together with you?
decision-unpack = Put a legal good from your hand on your stand?
decision-hide_card = Hide a contraband card of your hand in your stack?
decision-redraw_hand = Which goods of your hand do you exchange for cards from the deck?
decision-serve_whom = Which of those who let you pass is served?
decision-look_into_bag = Whose bag do you look into?
decision-look_at_stack = Whose stack do you look at?
decision-rob_stand = Which good do you take, and from whose stand?
decision-press_whom = Who has to discard a good from the stand?
decision-lose_good = Which good of your stand do you discard?
decision-swap_goods = Exchange a good for another's?
decision-search_pile = Which good goes to your stand? The top { $count } of each pile are in reach
decision-sell_set = Sell three equal cards of your stack on the black market?
decision-keep_robber = Which merry man do you keep? The other goes under the deck
decision-regain_trust = The merry men trust you again. Draw two and keep one?
decision-pay_with_goods = Which goods of your stand pay the remaining { count-gold }?
decision-pay_with_contraband = Which cards of your stack pay the remaining { count-gold }? All will see them
decision-fill_order = Fill a special order with cards of the bag?
decision-inspect =
    { $count ->
        [0] All bags are settled. End the inspection?
        [one] { $count } bag is waiting: let it pass or open it?
       *[other] { $count } bags are waiting: which pass, which are opened?
    }
decision-make_offer = Offer a bribe
decision-make_demand = Name your price
decision-answer_deals = Answer a deal
decision-choose_law =
    { $count ->
        [1] Which law do you proclaim?
       *[other] Which { $count } laws do you proclaim? The first will last longer
    }
decision-declare = { count-cards } in the bag. What do you declare?
decision-name_first = Who begins the market?
decision-exchange = Which cards do you exchange? At most { $count }, all will see them
decision-set_aside = Which cards do you set aside? At most { $count }, face down
decision-restock = Take { count-cards }: from a pile or from the deck?

## Causes: why it is asked

cause-debt =
    { $to_me ->
        [you] The coins did not suffice; you are owed the rest.
       *[other] The coins did not suffice; the rest is owed to { $to }.
    }
cause-law = { $law }.
cause-robber = { $man }.
cause-disagreed = You named different ones. Once more; if you differ again, the lot decides.

## Prices: what an answer costs and brings

# Stands with an answer, on its button or beside it: no full stop, no capital letter
note-gold = gold { $before } → { $after }
note-chest = chest { $before } → { $after }
note-worth = worth { $gold }, needed { $rest }
note-if_honest = costs you { $gold } if it is honest
# Two decide on the bag: what was declared, and what the other one says
note-of_two = declared: { some-goods }; { $judge }: { $stance }
note-saying_pass =
    { $stance_id ->
        [pass] the bag passes
        [inspect] { $judge } decides
       *[undecided] { $judge } is still thinking
    }
note-saying_inspect =
    { $stance_id ->
        [pass] you decide alone
       *[other] if honest, { $gold } from each
    }
note-saying_undecided = wait for an offer
note-worth_to_you = worth { $gold } to you
note-truth = this is true
note-lie =
    { $count ->
        [one] a lie: { $count } card is something else
       *[other] a lie: { $count } cards are something else
    }
note-robber = reward { $reward }, penalty { $penalty }
note-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

## Waiting: what the others see

waiting-agree_on_split = { $seat } thinks about how to divide the chest
waiting-propose_split = { $seat } may propose a split
waiting-load = { $seat } is loading a bag
waiting-stock_up = { $seat } decides what comes from the private stock
waiting-take_share = { $seat } decides what to keep
waiting-show_card = { $seat } chooses a card to show
waiting-inform = { $seat } may inform
waiting-lay_out = { $seat } lays out the discard
waiting-fair_discard = { $seat } discards at the fair
waiting-put_up_shown = { $seat } chooses a good for the stand
waiting-pick_card = { $seat } picks a card from the deck
waiting-bury_cards = { $seat } puts cards under the deck
waiting-hand_out = { $seat } hands out gold
waiting-favour_whom = { $seat } decides whom to favour
waiting-unpack = { $seat } decides what to unpack
waiting-hide_card = { $seat } decides what to hide
waiting-redraw_hand = { $seat } exchanges cards of the hand
waiting-serve_whom = { $seat } decides whom to serve
waiting-look_into_bag = { $seat } chooses a bag to look into
waiting-look_at_stack = { $seat } chooses a stack to look at
waiting-rob_stand = { $seat } is eyeing the other stands
waiting-press_whom = { $seat } decides whom to press
waiting-lose_good = { $seat } decides what to give up
waiting-swap_goods = { $seat } decides what to exchange
waiting-search_pile = { $seat } searches the discard
waiting-sell_set = { $seat } may go to the black market
waiting-keep_robber = { $seat } chooses a merry man
waiting-regain_trust = { $seat } decides whether to call the merry men
waiting-pay_with_goods = { $seat } chooses what to pay with
waiting-pay_with_contraband = { $seat } chooses what to pay with
waiting-fill_order = { $seat } may fill an order
waiting-inspect = { $seat } is inspecting
waiting-make_offer = { $seat } may offer a bribe
waiting-make_demand = { $seat } may name a price
waiting-answer_deals = { $seat } may answer a deal
waiting-choose_law = { $seat } chooses a law
waiting-declare = { $seat } thinks about what to declare
waiting-name_first = { $seat } names the first player
waiting-exchange = { $seat } is at the market
waiting-set_aside = { $seat } is at the market
waiting-restock = { $seat } takes cards

## Moves

move-agree = Agreed!
move-usual = Share equally, as usual
move-split =
    Take { count-gold }{ $goods_count ->
        [0] { "" }
       *[other] { " " }and goods: { $goods }
    }
move-load = Into the bag: { $goods }
move-stock = Put up: { $good }, cards: { $number }
move-skip =
    { $asked_id ->
        [fill_order] No order
        [sell_set] No sale
        [regain_trust] Do without them
        [swap_goods] No exchange
        [hide_card] Hide nothing
       *[other] No, thanks
    }
move-take_good = Keep: { $good }
move-show = Show: { $good }
move-nothing_to_show = Nothing to show
move-denounce = Denounce: { $bag }
move-lay =
    { $pile ->
        [0] Onto the left pile: { $order }
       *[other] Onto the right pile: { $order }
    }
move-discard = Discard: { $good }
move-put_up = Put up: { $good }
move-pick = Take: { $good }
move-bury = Under the deck: { $order }
move-give_gold = Hand out: { $gifts }
move-favour = Favour: { $player }
move-unpack = Put up: { $good }
move-hide = Hide: { $good }
move-redraw =
    { $goods_count ->
        [0] Exchange nothing
       *[other] Exchange: { $goods }
    }
move-serve = Serve: { $player }
move-look_into = Look into: { $bag }
move-look_at = Look at: { $player }
move-take_from = Take { $good } from { $victim }
move-press = Press: { $player }
move-give_up = Discard: { $good }
move-swap = Give { $mine }, take { $theirs } from { $victim }
move-pick_up =
    { $pile ->
        [0] From the left pile: { $good }
       *[other] From the right pile: { $good }
    }
move-sell = Sell on the black market: { $good }
move-keep = Keep: { $man }
move-regain = Draw two merry men
move-pay = Give: { $goods }
move-fill = Order “{ $order }”
move-pass = Let pass: { $bag }
move-open = Open: { $bag }
move-stance = { $bag }: { $stance }
move-end = End the inspection
move-offer =
    Offer to { $to_id ->
        [-1] both deputies
       *[other] { $to }
    }. Gold: { $gold }. Bags: { $clauses }{ $others_count ->
        [0] { "" }
       *[other] { "; " }{ $others }
    }.{ $from_stand_count ->
        [0] { "" }
       *[other] { " " }From the stand: { $from_stand }.
    }{ $from_stack_count ->
        [0] { "" }
       *[other] { " " }From the stack: { $from_stack }.
    }{ $from_bag_count ->
        [0] { "" }
       *[other] { " " }From the bag: { $from_bag }.
    }{ $promise_kind ->
        [text] { " " }Promise: “{ $promise }”.
       *[none] { "" }
    }{ $answers ->
        [0] { "" }
       *[other] { " " }In answer to deal { $answers }.
    }
move-demand =
    Demand from { $payer }{ $to_id ->
        [-1] { ", " }into the chest
       *[other] { "" }
    }. Gold: { $gold }. Bags: { $clauses }{ $others_count ->
        [0] { "" }
       *[other] { "; " }{ $others }
    }.{ $from_stand_count ->
        [0] { "" }
       *[other] { " " }From the stand: { $from_stand }.
    }{ $from_stack_count ->
        [0] { "" }
       *[other] { " " }From the stack: { $from_stack }.
    }{ $from_bag_count ->
        [0] { "" }
       *[other] { " " }From the bag: { $from_bag }.
    }{ $promise_kind ->
        [text] { " " }Promise: “{ $promise }”.
       *[none] { "" }
    }{ $answers ->
        [0] { "" }
       *[other] { " " }In answer to deal { $answers }.
    }
move-accept = Deal! Number { $deal }
move-decline = Decline deal { $deal }
move-withdraw = Withdraw deal { $deal }
move-revoke = Take back your word on deal { $deal }
move-keep_laws = Proclaim: { $laws }
move-show_laws = Show to all: { $laws }
move-declare = Declare: { $good }
move-name = { $merchant } begins
move-exchange =
    { $goods_count ->
        [0] Exchange nothing
       *[other] Exchange: { $goods }
    }
move-set_aside =
    { $goods_count ->
        [0] Set nothing aside
       *[other] Set aside: { $goods }
    }
move-take =
    { $pile ->
        [0] The top card of the left pile
       *[other] The top card of the right pile
    }
move-draw = From the deck: that closes the piles

# Words by which a move can be typed, separated by spaces
word-agree = agree
word-usual = usual
word-split = split
word-load = load
word-stock = stock
word-skip = skip
word-take_good = keep_good
word-show = show
word-nothing_to_show = nothing
word-denounce = denounce
word-lay = lay
word-discard = discard
word-put_up = put_up
word-pick = pick
word-bury = bury
word-give_gold = give
word-favour = favour
word-unpack = unpack
word-hide = hide
word-redraw = redraw
word-serve = serve
word-look_into = look_into
word-look_at = look_at
word-take_from = take_from
word-press = press
word-give_up = give_up
word-swap = swap
word-pick_up = pick_up
word-sell = sell
word-keep = keep
word-regain = regain
word-pay = pay
word-fill = fill
word-pass = pass
word-open = open
word-stance = stance
word-end = end
word-offer = offer
word-demand = demand
word-accept = accept deal
word-decline = decline
word-withdraw = withdraw
word-revoke = revoke
word-keep_laws = proclaim
word-show_laws = reveal
word-declare = declare
word-name = name
word-exchange = exchange
word-set_aside = aside
word-take = take
word-draw = draw deck

## Events

event-round_began =
    Round { $round } of { $rounds }. { $judges_count ->
        [1] Sheriff: { $judges }.
       *[other] Deputies: { $judges }.
    }
event-named = { $seat } { $seat_me ->
        [you] name
       *[other] names
    } the first player: { $first }.
event-disagreed = The deputies do not agree. One more try, then the lot decides.
event-first_player = { $first } { $first_me ->
        [you] begin
       *[other] begins
    } the market.
event-exchanged =
    { $goods_count ->
        [0] { $seat } { $seat_me ->
        [you] exchange
       *[other] exchanges
    } nothing.
       *[other] { $seat } { $seat_me ->
        [you] exchange
       *[other] exchanges
    } from hand ({ $goods }).
    }
event-set_aside =
    { $count ->
        [0] { $seat } { $seat_me ->
        [you] set
       *[other] sets
    } nothing aside.
       *[other] { $seat } { $seat_me ->
        [you] set
       *[other] sets
    } { count-cards } aside, face down.
    }
event-set_aside-seen =
    { $goods_count ->
        [0] { "" }
       *[other] These are { $goods }.
    }
event-took =
    { $pile ->
        [0] { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } from the left pile: { $good }.
       *[other] { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } from the right pile: { $good }.
    }
event-drew =
    { $why_id ->
        [start] The deal: { $seat } { $seat_me ->
        [you] draw
       *[other] draws
    } { $count } from the deck.
        [law_fair_day] The fair: { $seat } { $seat_me ->
        [you] draw
       *[other] draws
    } { $count } more from the deck.
       *[other] { $seat } { $seat_me ->
        [you] draw
       *[other] draws
    } { $count } from the deck.
    }
event-drew-seen =
    { $goods_count ->
        [0] { "" }
       *[other] These are { $goods }.
    }
event-fair_discarded = The fair: { $seat } { $seat_me ->
        [you] discard
       *[other] discards
    } { $good }.
event-discarded =
    { $one_id ->
        [true] { $seat } { $seat_me ->
        [you] discard
       *[other] discards
    } ({ $goods }).
       *[false]
            { $pile ->
                [0] { $seat } { $seat_me ->
        [you] lay
       *[other] lays
    } on the left pile ({ $goods }).
               *[other] { $seat } { $seat_me ->
        [you] lay
       *[other] lays
    } on the right pile ({ $goods }).
            }
    }
event-reshuffled = The discard is shuffled: { count-cards } in the new deck.
event-closed = { $seat } { $seat_me ->
        [you] tie
       *[other] ties
    } up a bag: { count-cards }.
event-closed-seen = Inside are { $goods }.
event-stocked = Private stock: { $seat } { $seat_me ->
        [you] put
       *[other] puts
    } up on { $seat_me ->
        [you] your
       *[other] their
    } own stand ({ $goods }).
event-declared = { $seat } { $seat_me ->
        [you] declare
       *[other] declares
    }: { some-goods }.
event-taxed = { $law }: { $seat } { $seat_me ->
        [you] pay
       *[other] pays
    } { count-gold }.
event-showed = { $seat } { $seat_me ->
        [you] show
       *[other] shows
    } a card in hand: { $good }.
event-showed_nothing = { $seat } { $seat_me ->
        [you] have
       *[other] has
    } nothing to show.
event-offered = Deal { $deal }: { $seat } { $seat_me ->
        [you] offer
       *[other] offers
    }{ deal-gold }.{ deal-terms }
event-demanded = Deal { $deal }: { $seat } { $seat_me ->
        [you] demand
       *[other] demands
    }{ deal-gold }, { $payer_me ->
        [you] you pay
       *[other] { $payer } pays
    }.{ deal-terms }
event-struck = Deal! By deal { $deal } { $payer_me ->
        [you] you pay
       *[other] { $payer } pays
    }{ deal-gold }.{ deal-terms }
event-honoured =
    { $where_id ->
        [bag] Promised from the bag: { $claimed }.
       *[other] Promised from the stack: { $claimed }.
    } { $goods_count ->
        [0] None of it is there!
       *[other] Handed over ({ $goods }).
    }
event-looked =
    { $why_id ->
        [proof] Proof:
       *[other] { $why }:
    } { $seat } { $seat_me ->
        [you] look
       *[other] looks
    }{ $where_id ->
        [bag] { " " }into the bag
       *[other] { " " }at the stack
    } of { $victim }.
event-looked-seen =
    { $goods_count ->
        [0] It is empty.
       *[other] There are { $goods }.
    }
event-half_agreed = Deal { $deal }: { $seat } { $seat_me ->
        [you] agree
       *[other] agrees
    }. It is up to the others.
event-deal_declined = Deal { $deal }: { $seat } { $seat_me ->
        [you] decline
       *[other] declines
    }.
event-deal_withdrawn = Deal { $deal }: { $seat } { $seat_me ->
        [you] withdraw
       *[other] withdraws
    } it.
event-deal_revoked = Deal { $deal }: { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } it back.
event-cannot_pay = Deal { $deal } fails: { $seat } can no longer pay.
event-void = Deal { $deal } has lost its point.
event-stance = { victims-bag }: { $seat } { $seat_me ->
        [you] say
       *[other] says
    } “{ $stance }”.
event-solo = { victims-bag }: { $seat } { $seat_me ->
        [you] decide
       *[other] decides
    } on it alone from now on.
event-denounced = Denounced: { $seat } { $seat_me ->
        [you] point
       *[other] points
    } at the bag of { $victim }.
event-informer_right = A true word: { $seat } { $seat_me ->
        [you] get
       *[other] gets
    } { count-gold } from the bank.
event-informer_wrong = A false word: { $seat } { $seat_me ->
        [you] pay
       *[other] pays
    } { $victim } { count-gold }.
event-passed =
    { $free_id ->
        [true] { whose-bag } passes for nothing.
       *[false] { whose-bag } passes by a deal.
    }
event-unloaded =
    { $goods_count ->
        [0] { $seat } { $seat_me ->
        [you] unload
       *[other] unloads
    }
       *[other] { $seat } { $seat_me ->
        [you] put
       *[other] puts
    } on the stand ({ $goods }){ $contraband ->
            [0] .
           *[other] ;
        }
    }{ $contraband ->
        [0]
            { $goods_count ->
                [0] { " " }an empty bag.
               *[other] { "" }
            }
       *[other] { " " }face down: { $contraband }.
    }
event-unloaded-seen =
    { $hidden_count ->
        [0] { "" }
       *[other] That is { $hidden }.
    }
event-opened =
    { $seat_me ->
        [you] Your bag is opened, inside { $goods }.
       *[other] The bag of { $seat } is opened, inside { $goods }.
    } { $truthful_id ->
        [true] Nothing but the truth!
       *[false] A lie!
    }
event-paid =
    { $why_id ->
        [fine] Fine:
       *[other] Compensation:
    } { $gold ->
        [0] { $seat } { $seat_me ->
        [you] have
       *[other] has
    } no coin left.
       *[other] { $seat } { $seat_me ->
        [you] pay
       *[other] pays
    } { count-gold }.
    }{ $rest ->
        [0] { "" }
       *[other] { " " }The remaining { $rest } in goods.
    }
event-paid_goods = { $seat } { $seat_me ->
        [you] pay
       *[other] pays
    } in goods ({ $goods }).
event-forgiven = Nothing left to pay with: { $seat } { $seat_me ->
        [you] are
       *[other] is
    } forgiven { count-gold }.
event-share_taken = The sheriff's share: { $seat } { $seat_me ->
        [you] keep
       *[other] keeps
    } { $goods }.
event-robber_through = { $man } is in town: { $seat } { $seat_me ->
        [you] get
       *[other] gets
    } { count-gold } from the bank.
event-robber_returned =
    { $lost_id ->
        [true] { $man } is caught and goes under the deck of merry men.
       *[false] { $man } returns to Sherwood Forest.
    }
event-robbers_drawn = { $seat } { $seat_me ->
        [you] look
       *[other] looks
    } at two merry men.
event-robbers_drawn-seen = They are { $men }.
event-robber_kept = { $seat } { $seat_me ->
        [you] keep
       *[other] keeps
    } one merry man.
event-robber_kept-seen = It is { $man }.
event-trust_regained = The merry men's trust is won again: { $seat } { $seat_me ->
        [you] call
       *[other] calls
    } them.
event-robbed =
    { $gold ->
        [0] { $why }: { $victim } { $victim_me ->
        [you] have
       *[other] has
    } no coin to lose.
       *[other] { $why }: { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } { count-gold } from { $victim }.
    }
event-gift = { $seat } { $seat_me ->
        [you] give
       *[other] gives
    } { $victim } { count-gold }.
event-refunded =
    { $to_count ->
        [1] The bribe comes back: { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } { count-gold }.
       *[other] The bribe comes back from the chest: { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } { count-gold }.
    }
event-favoured = { $seat } and { $victim }: { count-gold } each from the bank.
event-earned = { $why }: { $seat } { $seat_me ->
        [you] get
       *[other] gets
    } { count-gold } from the bank.
event-put_up = { $seat } { $seat_me ->
        [you] put
       *[other] puts
    } on the stand: { $good }.
event-turned_up =
    { $goods_count ->
        [0] The deck is empty: { $seat } { $seat_me ->
        [you] turn
       *[other] turns
    } up nothing.
       *[other] { $seat } { $seat_me ->
        [you] turn
       *[other] turns
    } up the top of the deck: { $goods }.
    }
event-looked_at_deck =
    { $count ->
        [0] The deck is empty: { $seat } { $seat_me ->
        [you] see
       *[other] sees
    } nothing.
       *[other] { $seat } { $seat_me ->
        [you] look
       *[other] looks
    } at the top of the deck: { count-cards }.
    }
event-looked_at_deck-seen =
    { $goods_count ->
        [0] { "" }
       *[other] There: { $goods }.
    }
event-picked = { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } one card in hand.
event-picked-seen = It is { $good }.
event-buried = { $seat } { $seat_me ->
        [you] put
       *[other] puts
    } { count-cards } under the deck.
event-buried-seen = From below: { $goods }.
event-hidden_away = { $seat } { $seat_me ->
        [you] hide
       *[other] hides
    } a contraband card of the hand in the stack.
event-hidden_away-seen = It is { $good }.
event-redrawn =
    { $goods_count ->
        [0] { $seat } { $seat_me ->
        [you] exchange
       *[other] exchanges
    } nothing.
       *[other] { $seat } { $seat_me ->
        [you] exchange
       *[other] exchanges
    } cards of the hand: { $goods }.
    }
event-served =
    { $goods_count ->
        [0] Served: { $victim } { $victim_me ->
        [you] have
       *[other] has
    } no goods in hand to discard.
       *[other] Served: { $victim } { $victim_me ->
        [you] discard
       *[other] discards
    } at random { $goods }.
    }
event-good_taken = { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } from the stand of { $victim }: { $good }.
event-pressed = { $seat } { $seat_me ->
        [you] press
       *[other] presses
    }: { $victim } { $victim_me ->
        [you] have
       *[other] has
    } to discard a good.
event-swapped = { $seat } { $seat_me ->
        [you] give
       *[other] gives
    } { $mine } and { $seat_me ->
        [you] take
       *[other] takes
    } { $theirs } from { $victim }.
event-picked_up =
    { $pile ->
        [0] { $seat } { $seat_me ->
        [you] find
       *[other] finds
    } in the left pile: { $good }.
       *[other] { $seat } { $seat_me ->
        [you] find
       *[other] finds
    } in the right pile: { $good }.
    }
event-sold = Black market: { $seat } { $seat_me ->
        [you] show
       *[other] shows
    } { $goods } and { $seat_me ->
        [you] take
       *[other] takes
    } the card for { $gold }.
event-order_filled = Order “{ $order }”: { $seat } { $seat_me ->
        [you] show
       *[other] shows
    } { $goods }, bonus { $gold }.
event-orders_turned = New special orders: { $orders }.
event-laws_drawn =
    { $count ->
        [2] { $seat } { $seat_me ->
        [you] draw
       *[other] draws
    } two laws.
       *[other] { $seat } { $seat_me ->
        [you] draw
       *[other] draws
    } three laws.
    }
event-laws_drawn-seen = They are { $laws }.
event-laws_shown = { $seat } { $seat_me ->
        [you] show
       *[other] shows
    } to all: { $laws }.
event-laws_kept =
    { $judges_count ->
        [1] { $seat } { $seat_me ->
        [you] proclaim
       *[other] proclaims
    }: { $laws }.
       *[other] The deputies proclaim: { $laws }.
    }
event-law_repealed = No longer in force: { $law }.
event-usual_will_do = { $seat } { $seat_me ->
        [you] are
       *[other] is
    } content with equal shares.
event-split_proposed =
    { $seat } { $seat_me ->
        [you] propose
       *[other] proposes
    } a split: { count-gold }{ $goods_count ->
        [0] { "" }
       *[other] { " " }and { $goods }
    } for { $seat_me ->
        [you] yourself
       *[other] themselves
    }, { $rest } and all else for the other.
event-shared_out =
    From the chest: { $seat } { $seat_me ->
        [you] get
       *[other] gets
    } { count-gold }{ $goods_count ->
        [0] .
       *[other] { " " }and { $goods }.
    }
event-odd_lost =
    What is odd is lost{ $gold ->
        [0] { "" }
       *[other] { ": " }{ count-gold }
    }{ $goods_count ->
        [0] .
       *[other] { ": " }{ $goods }.
    }
event-stack_revealed =
    { $goods_count ->
        [0] { $seat }: an empty stack.
       *[other] { $seat } { $seat_me ->
        [you] reveal
       *[other] reveals
    } the stack: { $goods }.
    }
event-game_ended =
    { $winners_count ->
        [1]
            { $winners_me ->
                [you] The game is over. You are the richest!
               *[other] The game is over. { $winners } is the richest!
            }
       *[other] The game is over. { $winners } share the victory!
    }{ $how_id ->
        [legal] { " " }Legal goods decided the tie.
        [contraband] { " " }Contraband decided the tie.
       *[other] { "" }
    }

## Scoring

score-title = Scoring
score-players = { $seat }: goods { $legal }, contraband { $contraband }, gold { $gold }, Kings and Queens { $crowns }, black market { $black_market }, orders { $orders }. In all { $points }
score-crowns =
    { $kings_count ->
        [0] { $good }: nobody
        [1]
            { $good }: King { $kings }, { $each_king }{ $queens_count ->
                [0] { "" }
                [1] { "; " }Queen { $queens }, { $each_queen }
               *[other] { "; " }{ $queens } share the Queen, { $each_queen } each
            }
       *[other] { $good }: { $kings } share King and Queen, { $each_king } each
    }

## Refusals: what is wrong and what is possible

refuse-first-things-first = Something has to be finished first: wait for the others.
refuse-bag-closed = Your bag is tied up, only the sheriff may open it.
refuse-sold-out = The black market has no such card left.
refuse-no-set = A sale needs { $count } equal cards in your stack.
refuse-split-changed = The split is another one by now. Look again.
refuse-no-split = Nobody else has proposed a split.
refuse-not-in-chest = There is not so much in the chest.
refuse-bag-settled = This bag is settled already.
refuse-not-joint = The deputies do not decide on this bag together.
refuse-committed = This bag must be opened: a word was given.
refuse-same-stance = You have said that already.
refuse-only-legal = Only a legal good will do.
refuse-banned = A law bans { $good }.
refuse-stock-most = You may put up at most { $count } cards.
refuse-not-in-hand = You have no such cards in hand.
refuse-not-among-these = Choose one of those offered.
refuse-has-goods = You do have something to show: choose a good.
refuse-own-bag = Nobody denounces themselves.
refuse-no-merchant = This player is no merchant this round.
refuse-laws-to-keep = Laws to be kept: { $count }.
refuse-all-in-order = All the cards are needed, each once.
refuse-not-yourself = Choose another player, not yourself.
refuse-hand-out-all = You have to hand out exactly { count-gold }.
refuse-not-who-let-pass = Choose somebody who let your bag pass.
refuse-only-contraband = Only contraband can be hidden.
refuse-no-good = A merry man is no good: he can be neither exchanged nor set aside.
refuse-empty-stack = This player has no face-down cards.
refuse-not-on-stand = There is not so much of it on the stand.
refuse-not-on-that-stand = That stand has no such good.
refuse-empty-stand = That stand is empty.
refuse-no-such-pile = There is no such discard pile.
refuse-out-of-reach = There is no such legal good among the top cards of this pile.
refuse-no-such-order = No such order lies open.
refuse-order-not-in-bag = The bag does not hold both cards of the order. What lies on the stand or in the stack does not count.
refuse-no-such-party = No deal about these bags can be made with them.
refuse-deal-closed = This deal is a thing of the past.
refuse-not-yours-to-answer = This deal is not yours to answer, or you have answered it.
refuse-deal-changed = The terms have changed. Look again.
refuse-not-your-deal = Only your own proposals can be withdrawn.
refuse-not-agreed = You have not agreed to this deal.
refuse-must-open-one = A law demands another opening, and there would be no bag left to open.
refuse-not-first-in-line = By law bags are settled in turn. This one is not the first yet.
refuse-enough-opened = By law no more bags may be opened.
refuse-promise-too-long = The promise is too long: at most { $most } letters.
refuse-no-such-deal = There is no such open deal with this merchant to answer.
refuse-no-clause = The deal names no bag. Say which one is to pass or to be opened.
refuse-not-their-bag = This bag is not for them to decide on.
refuse-no-gold-bribes = A law forbids bribes in gold.
refuse-gold-only-bribes = By law bribes are in gold only.
refuse-too-little-gold = Whoever pays has not so much gold: { count-gold } in all.
refuse-own-bag-must-pass = Goods of a bag can be promised only if that bag passes.
refuse-claims-too-many = There are only { $count } cards.
refuse-pays-too-much = Nothing superfluous: leave out the card without which { $rest } is still reached.
refuse-not-yours-to-pay = You have nothing like that there.
refuse-pays-too-little = Not enough: { $rest } are still owed.
refuse-bags-left = Bags not settled yet: { $count }.
refuse-not-yours-alone = You do not decide on this bag alone.
refuse-bag-size =
    { $low ->
        [1] A bag holds one to { $high } cards.
       *[other] A bag holds { $low } to { $high } cards.
    }
refuse-exchange-most = At most { $count } cards may be exchanged.
refuse-pile-empty = This pile is empty. Take from the other, or from the deck.

## The arena

arena-ending-points = Wealth
arena-ending-legal = Legal goods, with equal points
arena-ending-contraband = Contraband, with equal points

## The board in a terminal

board-round = Round { $number }. { $step }
board-player = Player
board-gold = Gold
board-stack = Stack
board-bag = Bag
board-market = Deck: { $deck }. On top of the discards: { $tops }

## Why a bot would make a move

advice-lie_chance = a lie with a chance of { $percent }%
advice-if_opened = a lie is fined about { $gold }, the truth costs { $count }
advice-word_given = it was promised to pass
advice-bag_passes = if it passes, it is worth about { $gold }
advice-bag_lies = not as declared: { $count }; opened with a chance of { $percent }%
advice-bag_true = the bag is as declared: whoever opens it pays
advice-threat = without a deal the bag is opened with a chance of { $percent }%
advice-payer_lies = { $victim }: a lie with a chance of { $percent }%
advice-gains = this brings about { $gold }
advice-loses = this costs about { $gold }
advice-no_matter = it makes little difference
