### BANG!: what the board says. Names of cards, characters, roles and events come from the game's texts.

## Who and what

bang-you = You
# inside a phrase
bang-you-in = you
bang-wanted = Wanted
bang-no-character = ?
bang-acts = Turn
bang-asked = Answers
bang-passive = passive
bang-you-out = you are out
bang-jailed = in jail
bang-fuse = dynamite
bang-round = Players round the table
bang-in-front = Cards in front of you
bang-table = Cards turned up
bang-deck = Deck · { $count }
bang-discard = Discard · { $count }
bang-deck-word = deck
bang-discard-word = discard
bang-only-you = only you see it
bang-identity-now = Now
bang-identity-new = In reserve
bang-presents = Presents, one after another
bang-queue =
    { $who }{ $state_id ->
        [done] : done
        [now] : now
       *[next] : later
    }
bang-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
bang-empty-hand = Your hand is empty
bang-my-hand =
    { $role_kind ->
        [text] Role: { $role }. In hand: { $cards }
       *[none] In hand: { $cards }
    }
bang-life = life { $life } of { $most }

## Events

bang-no-event = Quiet so far
bang-event-now = Event: { $name }. { $rule }
bang-event-next = Next: { $name }
bang-event-fold = Fold the event
bang-event-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

## What happens

# What those see who are not asked. $cause: bang, duel, indians, gatling or other; $by empty: nobody; $left: how many are still needed
bang-chain =
    { $cause_id ->
        [duel]
            { $byMe_id ->
                [true] Your duel, against { $at }.
               *[false] A duel: { $by } and { $at }.
            }
        [indians] Indians! { $at } has to answer.
        [gatling] The Gatling fires at { $at }.
        [bang]
            { $byMe_id ->
                [true] You shoot at { $at }.
               *[false] { $by } shoots at { $at }.
            }
       *[other]
            { $by_kind ->
                [text] { $by } plays { $card }. { $at } has to answer.
               *[none] { $card }. { $at } has to answer.
            }
    }{ $needed ->
        [1] { "" }
       *[other] { " " }{ $left ->
            [1] One more Missed! is needed.
           *[other] { $left } Missed! are needed.
        }
    }
# A stamp on a card that is played as another one
bang-played-as = played as { $like }
bang-needed = { $needed } Missed! needed, { $given } given
bang-given = { $given } of { $needed }

## Distances

bang-sight = Distances through another player’s eyes, key D
bang-sight-short = Who can reach whom
bang-sight-of = Seen by { $who }
bang-look-life = Life { $life } of { $most }.
bang-look-role =
    { $open_id ->
        [true] Role: { $name }.
       *[false] Role: { $name }. Only you see this.
    }
bang-look-distance =
    { $distance } away, with a weapon that reaches { $reach }. { $hit_id ->
        [true] You can hit them{ $hits_id ->
            [true] , and they can hit you.
           *[false] ; they cannot hit you.
        }
       *[false] You cannot hit them{ $hits_id ->
            [true] , but they can hit you.
           *[false] , and they cannot hit you.
        }
    }

## The decision bar

bang-phase-act = playing cards
bang-phase-draw_how = drawing
bang-phase-throw_away = discarding
bang-phase-dodge_shot = under fire
bang-phase-discard_bang = Indians
bang-phase-duel_answer = duel
bang-phase-pick = store
bang-phase-last_gasp = last gasp
bang-sentence-play =
    Play { $card }{ $like_kind ->
        [text] { " " }as { $like }
       *[none] { "" }
    }{ $target_kind ->
        [text] { " → " }{ $target }
       *[none] { "" }
    }{ $what_kind ->
        [text] { " " }{ $what }
       *[none] { "" }
    }{ $cost_kind ->
        [text] { " " }and discard { $cost }
       *[none] { "" }
    }
bang-sentence-use =
    Use { $card }{ $target_kind ->
        [text] { " → " }{ $target }
       *[none] { "" }
    }{ $what_kind ->
        [text] { " " }{ $what }
       *[none] { "" }
    }
bang-sentence-ability =
    Ability: { $name }{ $cards_kind ->
        [text] , cards: { $cards }
       *[none] { "" }
    }{ $target_kind ->
        [text] { " → " }{ $target }
       *[none] { "" }
    }{ $what_kind ->
        [text] { " " }{ $what }
       *[none] { "" }
    }
bang-blank-card = a card
bang-blank-cards = which cards
bang-blank-target = a player
bang-blank-what = which card
bang-blank-cost = one more card
bang-blank-name = what exactly
bang-blank-like = how to play it
bang-blank-source = what
bang-blank-character = a character
bang-blank-suit = a suit
bang-blank-right = who is on the right
bang-blank-active = who begins
bang-blank-colour = a colour
bang-blank-money = how much
bang-choose-like-none = as usual
bang-choose-what-hand = unseen card from hand
bang-do-play = Play
bang-do-use = Use
bang-do-ability = Use
bang-do-end = End turn
bang-do-miss = Dodge it
bang-do-barrel = Check
bang-do-take_hit =
    { $asked_id ->
        [discard_bang] Let them through
        [roulette_answer] Take two bullets
       *[dodge_shot] Take the hit
    }
bang-do-discard =
    { $asked_id ->
        [discard_bang] Fend off
        [duel_answer] Fire back
       *[roulette_answer] Discard
    }
bang-do-give_in = Give in
bang-do-drink = Drink
bang-do-discard_two = Discard two
bang-do-give_up = Die
bang-do-lay = Discard
bang-do-lay_all = Discard all
bang-do-take_random = Unseen
bang-do-take = Take
bang-do-keep = This one counts
bang-do-pick = Take
bang-do-draw = From the deck
bang-do-from_hand = Take from hand
bang-do-from_pile = Take the discard
bang-do-from_table = Take from the table
bang-do-look = Look at three
# Experience: nothing need be kept
bang-do-keep_cards =
    { $asked ->
        [experience]
            { $count ->
                [0] Keep none
               *[other] Take
            }
       *[other] Take
    }
bang-do-give = Give
bang-do-throw_away = Discard
bang-do-take_back = Take back
bang-do-leave = Leave it
bang-do-put = Put
bang-do-choose = Choose
bang-do-activate = Choose
bang-do-copy = Be like them
bang-do-copy_nobody = Be myself
bang-do-exchange_both = Change both
bang-do-keep_both = Keep both
bang-do-make_discard = Discard
bang-do-regain = Regain a life
bang-do-guess = Guess
bang-do-stop = Enough
bang-do-exchange =
    { $count ->
        [0] Exchange nothing
       *[other] Exchange
    }
bang-do-let_go = Let it go
bang-do-give_life = Give a life
bang-do-keep_life = To nobody
bang-do-handcuff = Handcuff
bang-do-name_suit = Name it
bang-do-change_identity = New identity
bang-do-keep_identity = Stay as I am
bang-do-open_auction = Open the auction
bang-do-bid = Bid
bang-do-no_bid = Give way
bang-do-repeat = Repeat
bang-do-no_repeat = Don’t repeat
bang-do-next_game = New character
bang-do-keep_character = Keep the old one
bang-do-talk = Speak
bang-do-order = Order
bang-do-obey = Show it
bang-do-show_hand = Show my hand
bang-do-pay = Pay
bang-do-play_on = Play on
bang-do-declare = Declare
bang-do-arrange = Seat them
bang-other-ability = Ability
bang-other-barrel = Behind the Barrel
bang-other-discard_two = Heal: two cards
bang-other-from_hand = From a hand
bang-other-from_pile = The discard
bang-other-from_table = From the table
bang-other-take_random = Unseen from hand
bang-other-take = From the table

## Cards aloud

bang-card =
    { $name }, { $rank_id ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [J] jack
        [Q] queen
        [K] king
       *[A] ace
    } of { $suit_id ->
        [H] hearts
        [D] diamonds
        [C] clubs
       *[S] spades
    }
# $where: whose, none: yours; $state: chosen, may, not, idle
bang-card-named =
    { $card }{ $where_kind ->
        [text] , { $where }
       *[none] { "" }
    }{ $notes_count ->
        [0] { "" }
       *[other] , { $notes }
    }{ $state_id ->
        [chosen] , chosen
        [may] , can be chosen
        [not] , not now
       *[idle] { "" }
    }
bang-card-back = a card face down
bang-ready = ready
bang-not-ready = not ready yet
bang-idle = without effect now
# Somebody else; $distance: from you
bang-series = Game { $game } of { $games }
bang-person =
    { $who }, { $character }{ $out_id ->
        [true] , eliminated
       *[false] , life { $life } of { $most }, cards in hand { $hand }
    }{ $role_kind ->
        [text] , { $role }
       *[none] { "" }
    }{ $money_kind ->
        [number] , money { $money }
       *[none] { "" }
    }{ $turn_id ->
        [true] , has the turn
       *[false] { "" }
    }{ $asked_id ->
        [true] , has to answer
       *[false] { "" }
    }{ $jailed_id ->
        [true] , in jail
       *[false] { "" }
    }{ $fuse_id ->
        [true] , has the dynamite
       *[false] { "" }
    }{ $ghost_id ->
        [true] , a ghost
       *[false] { "" }
    }{ $passive_id ->
        [true] , passive
       *[false] { "" }
    }{ $bot_kind ->
        [text] , { $bot }
       *[none] { "" }
    }{ $gone_id ->
        [true] , not connected
       *[false] { "" }
    }{ $distance_kind ->
        [number] , distance { $distance }, { $hit_id ->
            [true] in range
           *[false] out of range
        }, weapon reaches { $reach }
       *[none] { "" }
    }{ $state_id ->
        [chosen] , chosen as target
        [lit] , can be the target
       *[idle] { "" }
    }
bang-me =
    You: { $character }{ $out_id ->
        [true] , eliminated
       *[false] , life { $life } of { $most }, weapon reaches { $reach }
    }{ $role_kind ->
        [text] , role: { $role }
       *[none] { "" }
    }{ $passive_id ->
        [true] , passive
       *[false] { "" }
    }{ $state_id ->
        [chosen] , chosen
        [lit] , can be chosen
       *[idle] { "" }
    }

## What bots are like

bang-bot-honest = Shoots at enemies as soon as it can and lets everybody see whose side it is on.
bang-bot-greedy = Cards and rewards come first.
bang-bot-reckless = Fires at whoever may be an enemy and keeps little to answer with.
bang-bot-suspicious = Reads a purpose into every trifle and holds on to its Missed!

## The first game

bang-tip-role = Your role
bang-tip-role-text = You are a Deputy: if the Sheriff wins, so do you, and who the others are nobody will tell.
bang-tip-sheriff = This is the Sheriff
bang-tip-sheriff-text = That role is open, and the Outlaws are after it: if the Sheriff dies, you lose as well.
bang-tip-distance = Whom you reach
bang-tip-distance-text = The number counts the places to them round the table: if it is lit, you reach them; your Colt reaches 1.
bang-tip-shot = One BANG! a turn
bang-tip-shot-text = Of the other cards play as many as you like: what can be played now is lit.
bang-tip-dodge = You are being shot at
bang-tip-dodge-text = Discard a Missed! and the bullet flies by; without one you lose a life point.
bang-tip-suspect = Here is your target
bang-tip-suspect-text = The Sheriff was attacked from here: most likely an Outlaw, so shoot there; the fewer Outlaws, the closer your win.
bang-tip-limit = No more cards than lives
bang-tip-limit-text = At the end of your turn you keep as many cards as you have life points.
bang-tip-dead = The role is open
bang-tip-dead-text = Whoever is out has shown the role: when no Outlaw and no Renegade is left, the Sheriff and you win.
bang-sheriff-is = The Sheriff: { $who }.
