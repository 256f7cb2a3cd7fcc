### BANG!: texts for the players.
###
### What is in the arguments is described in malina/text/__init__.py: $x is what is read, $x_id the value as it is, $x_kind
### its kind, $x_count how many a list has. $reader_id: seat is a player who was told this, all a reader who sees everything.
### $seat, $victim, $by, $target: a player, with two players a character; $card, $cards: cards with rank and suit;
### $why, $what: the card, character or event that caused it.

## The game

game-name = BANG!
game-tagline = The Wild West, where only the Sheriff wears his badge openly
game-about = Roles are secret; all you can see is the Sheriff's star. Outlaws want him gone, Deputies cover his back, the Renegade dreams of being the last one standing. Everyone has a character, a gun and a story about whose side they are on. Shoot whom you can reach, and trust nobody's word.

## Cards

# Faces are named by the messages card-…, character-…, role-… and event-…
pieces = card character role event
# These arguments are players, too
persons = target by gained lost
# These fields of the table are players
holders = turn handcuffed
# The board that draws any game shows these
facts = turn turn_no life most character out bangs suit handcuffed
# $rank and $suit: what stands in the corner
signed = { $name } { $rank }{ $suit }

rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-S = spades
suit-H-sign = ♥
suit-D-sign = ♦
suit-C-sign = ♣
suit-S-sign = ♠
suit-H-words = hearts heart
suit-D-words = diamonds diamond
suit-C-words = clubs club
suit-S-words = spades spade
# What is guessed with Peyote
colour-red = red
colour-black = black
colour-red-words = red
colour-black-words = black
color-brown = brown border
color-blue = blue border
color-green = green border

card-bang = BANG!
card-bang-text = A shot at a player your weapon can reach. They answer with a Missed! or lose a life point. One BANG! card a turn.
card-missed = Missed!
card-missed-text = Cancels a shot at you, whoever's turn it is. It is no help against Indians!, a Duel or Dynamite.
card-beer = Beer
card-beer-text = Regain 1 life point. You may drink it out of turn when you have just lost your last one. Useless once only two players are left.
card-saloon = Saloon
card-saloon-text = Everyone in play, you included, regains 1 life point. It cannot save the dying.
card-stagecoach = Stagecoach
card-stagecoach-text = Draw 2 cards. With the Wild West Show, also turn up its next card.
card-wells_fargo = Wells Fargo
card-wells_fargo-text = Draw 3 cards. With the Wild West Show, also turn up its next card.
card-gatling = Gatling
card-gatling-text = A shot at everyone but you, at any distance. Not a BANG! card.
card-indians = Indians!
card-indians-text = Everyone but you discards a BANG! card or loses a life point. Missed! and Barrel are no help.
card-duel = Duel
card-duel-text = Challenge anyone. Beginning with them, you discard BANG! cards in turn. Whoever cannot or will not loses a life point.
card-general_store = General Store
card-general_store-text = Turn up as many cards as there are players. Everyone takes one, beginning with you.
card-panic = Panic!
card-panic-text = Take a card from a player at distance 1: a random one from the hand, or any that lies in front of them. Weapons don't matter, Mustang and Scope do. You may take back a card of your own from the table.
card-cat_balou = Cat Balou
card-cat_balou-text = Make any player discard a card: a random one from the hand, or the one on the table you point at. It may be one of your own on the table.
card-barrel = Barrel
card-barrel-text = When you are shot at, draw! for it: on hearts the shot misses. One try per shot.
card-mustang = Mustang
card-mustang-text = Others see you 1 farther away.
card-scope = Scope
card-scope-text = You see others 1 closer.
card-binocular = Binocular
card-binocular-text = You see others 1 closer. Adds up with the Scope.
card-hideout = Hideout
card-hideout-text = Others see you 1 farther away. Adds up with the Mustang.
card-jail = Jail
card-jail-text = Put it in front of anyone but the Sheriff. The prisoner draws! at the start of the turn: on hearts they are free and play, otherwise the turn is lost. Either way the Jail is discarded.
card-dynamite = Dynamite
card-dynamite-text = Put it in front of yourself. At the start of your next turn draw!: spades 2 to 9, and it blows up for 3 life points; otherwise it moves on to your left neighbour.
card-volcanic = Volcanic
card-volcanic-text = Weapon, range 1. Play as many BANG! cards as you like.
card-schofield = Schofield
card-schofield-text = Weapon, range 2.
card-remington = Remington
card-remington-text = Weapon, range 3.
card-rev_carabine = Rev. Carabine
card-rev_carabine-text = Weapon, range 4.
card-winchester = Winchester
card-winchester-text = Weapon, range 5.
card-punch = Punch
card-punch-text = A shot at a player at distance 1. Weapons don't matter, and it is not a BANG! card.
card-dodge = Dodge
card-dodge-text = Cancels a shot at you like a Missed!, and you draw a card at once.
card-springfield = Springfield
card-springfield-text = Discard another card from your hand. A shot at anyone, at any distance.
card-tequila = Tequila
card-tequila-text = Discard another card from your hand. Any one player, you included, regains 1 life point.
card-whisky = Whisky
card-whisky-text = Discard another card from your hand and regain 2 life points.
card-rag_time = Rag Time
card-rag_time-text = Discard another card from your hand and take a card from any player: a random one from the hand, or any that lies in front of them.
card-brawl = Brawl
card-brawl-text = Discard another card from your hand. Everyone else loses a card: a random one from the hand or one on the table, as you choose.
card-bible = Bible
card-bible-text = Discard it when you are shot at: the shot misses, and you draw a card.
card-iron_plate = Iron Plate
card-iron_plate-text = Discard it when you are shot at: the shot misses.
card-sombrero = Sombrero
card-sombrero-text = Discard it when you are shot at: the shot misses.
card-ten_gallon_hat = Ten Gallon Hat
card-ten_gallon_hat-text = Discard it when you are shot at: the shot misses.
card-canteen = Canteen
card-canteen-text = Discard it in your turn and regain 1 life point.
card-can_can = Can Can
card-can_can-text = Discard it in your turn: any player loses a card, a random one from the hand or the one on the table you point at.
card-conestoga = Conestoga
card-conestoga-text = Discard it in your turn and take a card from any player: a random one from the hand, or any that lies in front of them.
card-derringer = Derringer
card-derringer-text = Discard it in your turn: a shot at a player at distance 1, and you draw a card at once.
card-knife = Knife
card-knife-text = Discard it in your turn: a shot at a player at distance 1.
card-pepperbox = Pepperbox
card-pepperbox-text = Discard it in your turn: a shot at a player your weapon can reach.
card-buffalo_rifle = Buffalo Rifle
card-buffalo_rifle-text = Discard it in your turn: a shot at anyone, at any distance.
card-howitzer = Howitzer
card-howitzer-text = Discard it in your turn: a shot at everyone else.
card-pony_express = Pony Express
card-pony_express-text = Discard it in your turn and draw 3 cards.

## Roles

role-sheriff = Sheriff
role-sheriff-text = Your goal: get rid of every Outlaw and the Renegade. Everyone sees your star, but you have one life point more.
role-deputy = Deputy
role-deputy-text = Your goal: the Sheriff's victory. You win with him even if you don't live to see it.
role-outlaw = Outlaw
role-outlaw-text = Your goal: the Sheriff's death. You win with all Outlaws even if you don't live to see it.
role-renegade = Renegade
role-renegade-text = Your goal: to be the only one left alive. The Sheriff has to fall last.

## Characters

character-bart_cassidy = Bart Cassidy
character-bart_cassidy-text = Draws a card for every life point he loses.
character-black_jack = Black Jack
character-black_jack-text = Shows the second card he draws in phase 1. If it is hearts or diamonds, he draws another.
character-calamity_janet = Calamity Janet
character-calamity_janet-text = Plays BANG! as Missed! and Missed! as BANG!.
character-el_gringo = El Gringo
character-el_gringo-text = For every life point he loses he takes a random card from the hand of whoever hurt him.
character-jesse_jones = Jesse Jones
character-jesse_jones-text = May take the first card of phase 1 unseen from any player's hand instead of the deck.
character-jourdonnais = Jourdonnais
character-jourdonnais-text = Always behind a Barrel: may draw! when he is shot at. A real Barrel gives him a second try.
character-kit_carlson = Kit Carlson
character-kit_carlson-text = In phase 1 he looks at the top three cards, keeps two and puts the third back.
character-lucky_duke = Lucky Duke
character-lucky_duke-text = Turns up two cards for each draw! and picks the one that counts.
character-paul_regret = Paul Regret
character-paul_regret-text = Others see him 1 farther away.
character-pedro_ramirez = Pedro Ramirez
character-pedro_ramirez-text = May take the first card of phase 1 from the top of the discard pile.
character-rose_doolan = Rose Doolan
character-rose_doolan-text = Sees others 1 closer.
character-sid_ketchum = Sid Ketchum
character-sid_ketchum-text = At any time, even out of turn and while dying, discards two cards to regain 1 life point.
character-slab_the_killer = Slab the Killer
character-slab_the_killer-text = It takes two Missed! to cancel his BANG! card. A lucky Barrel counts as one.
character-suzy_lafayette = Suzy Lafayette
character-suzy_lafayette-text = As soon as her hand is empty she draws a card.
character-vulture_sam = Vulture Sam
character-vulture_sam-text = Takes all cards of whoever is eliminated, from hand and table.
character-willy_the_kid = Willy the Kid
character-willy_the_kid-text = Plays as many BANG! cards a turn as he likes.
character-apache_kid = Apache Kid
character-apache_kid-text = Diamonds played by others do nothing to him. Except in a Duel.
character-belle_star = Belle Star
character-belle_star-text = In her turn the cards in front of the others don't work.
character-bill_noface = Bill Noface
character-bill_noface-text = In phase 1 he draws one card, plus one for each life point he has lost.
character-chuck_wengam = Chuck Wengam
character-chuck_wengam-text = In his turn he may lose a life point (not the last) to draw 2 cards. As often as he likes.
character-doc_holyday = Doc Holyday
character-doc_holyday-text = Once a turn he may discard two cards for a shot within his weapon's range. It is not a BANG! card.
character-elena_fuente = Elena Fuente
character-elena_fuente-text = Any card in her hand will do as a Missed!.
character-greg_digger = Greg Digger
character-greg_digger-text = Regains 2 life points whenever somebody is eliminated.
character-herb_hunter = Herb Hunter
character-herb_hunter-text = Draws 2 cards whenever somebody is eliminated.
character-jose_delgado = Jose Delgado
character-jose_delgado-text = In his turn he may discard a blue card from his hand to draw two.
character-molly_stark = Molly Stark
character-molly_stark-text = Draws a card for each hand card she uses out of turn. In a Duel she draws when it is over.
character-pat_brennan = Pat Brennan
character-pat_brennan-text = Instead of phase 1 he may take a card that lies in front of anyone.
character-pixie_pete = Pixie Pete
character-pixie_pete-text = Draws 4 cards in phase 1 instead of two. A table option makes it 3.
character-sean_mallory = Sean Mallory
character-sean_mallory-text = May keep up to 10 cards at the end of his turn.
character-tequila_joe = Tequila Joe
character-tequila_joe-text = Each Beer gives him 2 life points instead of one.
character-vera_custer = Vera Custer
character-vera_custer-text = At the start of her turn she takes on the ability of any living character. Until her next turn.
character-claus_the_saint = Claus “The Saint”
character-claus_the_saint-text = In phase 1 he draws one card more than there are players, gives one to each and keeps two.
character-johnny_kisch = Johnny Kisch
character-johnny_kisch-text = When he lays a card on the table, all cards of that name in front of the others are discarded.
character-uncle_will = Uncle Will
character-uncle_will-text = Once a turn he may play any card from his hand as a General Store.
character-big_spencer = Big Spencer
character-big_spencer-text = Starts with 5 cards. He cannot play Missed!; Dodge, Barrel and green cards are fine.
character-flint_westwood = Flint Westwood
character-flint_westwood-text = Once a turn he trades a card of his for two random ones from another hand.
character-gary_looter = Gary Looter
character-gary_looter-text = Starts with 5 cards. Takes whatever the others have to throw away at the end of their turns.
character-greygory_deck = Greygory Deck
character-greygory_deck-text = Has the abilities of two random base characters. At the start of his turn he may change both at once.
character-john_pain = John Pain
character-john_pain-text = Gets the card of everybody's draw!, as long as he has fewer than six in hand.
character-lee_van_kliff = Lee Van Kliff
character-lee_van_kliff-text = In his turn he may discard a BANG! to repeat the brown card he has just played.
character-teren_kill = Teren Kill
character-teren_kill-text = When he would die he draws!: unless it is spades, he stays with one life point and draws a card.
character-youl_grinner = Youl Grinner
character-youl_grinner-text = Before his phase 1 everyone with more cards gives him one of their choice.
set-base = base game
set-dodge_city = Dodge City
set-special = special characters
set-wild_west_show = Wild West Show

## Event cards

deck-high_noon = High Noon
deck-fistful_of_cards = A Fistful of Cards
deck-wild_west_show = Wild West Show

event-blessing = Blessing
event-blessing-text = All cards count as hearts.
event-curse = Curse
event-curse-text = All cards count as spades.
event-ghost_town = Ghost Town
event-ghost_town-text = The eliminated come back for their turn as ghosts: they draw 3 cards, play like everyone, cannot die, and leave when the turn is over.
event-hangover = Hangover
event-hangover-text = Characters have no abilities.
event-gold_rush = Gold Rush
event-gold_rush-text = Turns go counter-clockwise, and cards work that way round, too.
event-the_daltons = The Daltons
event-the_daltons-text = Everyone at once discards a card that lies in front of them.
event-the_sermon = The Sermon
event-the_sermon-text = Nobody may play or discard a BANG! card in their own turn.
event-high_noon = High Noon
event-high_noon-text = Everyone loses a life point at the start of their turn.
event-handcuffs = Handcuffs
event-handcuffs-text = The Sheriff names a player who plays no cards from the hand in their turn. With a table option everyone names a suit instead and plays only that.
event-thirst = Thirst
event-thirst-text = One card less is drawn in phase 1.
event-train_arrival = Train Arrival
event-train_arrival-text = One card more is drawn in phase 1.
event-shootout = Shootout
event-shootout-text = Two BANG! cards may be played in a turn.
event-the_reverend = The Reverend
event-the_reverend-text = No Beer may be drunk, not even by the dying.
event-the_doctor = The Doctor
event-the_doctor-text = Everyone with the fewest life points regains one at once.
event-new_identity = New Identity
event-new_identity-text = At the start of your turn you may look at your spare character and become it for the rest of the game, with two life points.
event-hard_liquor = Hard Liquor
event-hard_liquor-text = You may skip phase 1 to regain a life point.
event-abandoned_mine = Abandoned Mine
event-abandoned_mine-text = In phase 1 cards come from the discard pile while there are any. Whoever took one there discards onto the deck, face down, for the whole turn.
event-ranch = Ranch
event-ranch-text = Once a turn you may discard any number of cards from your hand and draw as many.
event-peyote = Peyote
event-peyote-text = Instead of phase 1 you guess the colour of the top card. Right: it is yours, and you may go on. Wrong: it is discarded.
event-ambush = Ambush
event-ambush-text = Everyone is at distance 1 from everyone. Cards and characters still change it.
event-ricochet = Ricochet
event-ricochet-text = In your turn you may shoot BANG! cards at cards on the table: the owner answers with a Missed! or loses the card.
event-the_judge = The Judge
event-the_judge-text = No card may be laid in front of anybody.
event-lasso = Lasso
event-lasso-text = Cards in front of players don't work.
event-blood_brothers = Blood Brothers
event-blood_brothers-text = At the start of your turn you may give a life point, but not your last, to any player.
event-dead_man = Dead Man
event-dead_man-text = Whoever was eliminated first comes back in their turn with two life points and two cards. For good.
event-a_fistful_of_cards = A Fistful of Cards
event-a_fistful_of_cards-text = At the start of their turn everyone is shot at as many times as they have cards in hand.
event-vendetta = Vendetta
event-vendetta-text = At the end of your turn draw!: on hearts you have another turn.
event-sniper = Sniper
event-sniper-text = In your turn you may play two BANG! cards as one shot that only two Missed! can cancel.
event-russian_roulette = Russian Roulette
event-russian_roulette-text = Beginning with the Sheriff, everyone discards a Missed!. The first who can't loses 2 life points, and the roulette stops.
event-law_of_the_west = Law of the West
event-law_of_the_west-text = The second card you draw in phase 1 is shown and must be played if possible.
event-helena_zontero = Helena Zontero
event-helena_zontero-text = Draw!: on hearts or diamonds the roles of the living, except the Sheriff, are shuffled and dealt anew.
event-lady_rose_of_texas = Lady Rose of Texas
event-lady_rose_of_texas-text = Once a turn you may swap seats with your right neighbour, who then misses a turn.
event-gag = Gag
event-gag-text = No talking: a chat message costs a life point. Ready-made phrases are free.
event-dorothy_rage = Dorothy Rage
event-dorothy_rage-text = Once a turn name a card to a player. If they have it, they play it as you say. If not, they show everyone their hand.
event-darling_valentine = Darling Valentine
event-darling_valentine-text = At the start of your turn you discard your whole hand and draw as many cards.
event-bone_orchard = Bone Orchard
event-bone_orchard-text = The eliminated come back for good in their turn, with one life point. Their roles are shuffled among them.
event-showdown = Showdown
event-showdown-text = Any card will do as a BANG!, and a BANG! as a Missed!.
event-sacagaway = Sacagaway
event-sacagaway-text = Everyone plays with an open hand. Roles remain secret.
event-miss_susanna = Miss Susanna
event-miss_susanna-text = Whoever plays fewer than three cards in their turn loses a life point.
event-wild_west_show = Wild West Show
event-wild_west_show-text = From now on it is everyone for themselves: the last one alive wins.

## Table options

preset-base = Base game
preset-base-help = Eighty cards and sixteen characters: the way to begin.
preset-dodge_city = Dodge City
preset-dodge_city-help = Forty more cards, green ones among them, and fifteen characters.
preset-full = Everything
preset-full-help = All cards, all characters, all events. For old hands.
option-dodge_city_cards = Dodge City cards
option-dodge_city_cards-help = 40 more playing cards, green ones among them: lay them now, use them later.
option-character_sets = Characters
option-character_sets-help = The sets that characters are dealt from.
option-character_sets-base = Base
option-character_sets-base-help = The 16 characters of the base game.
option-character_sets-dodge_city = Dodge City
option-character_sets-dodge_city-help = 15 characters.
option-character_sets-special = Special
option-character_sets-special-help = Claus “The Saint”, Johnny Kisch and Uncle Will.
option-character_sets-wild_west_show = Wild West Show
option-character_sets-wild_west_show-help = 8 characters, Big Spencer with his nine life points among them.
option-event_decks = Events
option-event_decks-help = The event changes at the start of the Sheriff's turn and holds for everyone for a whole round.
option-event_decks-none = No events
option-event_decks-high_noon = High Noon
option-event_decks-fistful_of_cards = A Fistful of Cards
option-event_decks-both = Both together
option-wild_west_show_deck = Wild West Show events
option-wild_west_show_deck-help = A pile of its own: Stagecoach and Wells Fargo turn up the next card, and the last one stays.
option-character_choice = Characters to choose from
option-character_choice-help = You are dealt one, or choose one of two. The other stays in reserve.
option-character_choice-1 = One, no choice
option-character_choice-2 = One of two
option-event_deck_end = When the events run out
option-event_deck_end-help = Shuffle them again, or close with a final event that stays to the end.
option-event_deck_end-cycle = Shuffle
option-event_deck_end-finale = Finale
option-panic_range = Range of Panic!
option-panic_range-help = How far away a card can be taken.
option-panic_range-distance_1 = Distance 1
option-panic_range-any = Any
option-jail_release = Jail after a failed draw!
option-jail_release-help = It is discarded in any case, or holds until hearts come up.
option-jail_release-always = Discarded
option-jail_release-hearts_only = Holds until hearts
option-duplicate_in_play = A second card of the same name
option-duplicate_in_play-help = What happens if a card of that name lies in front of you already.
option-duplicate_in_play-replace = New replaces old
option-duplicate_in_play-forbidden = Not allowed
option-green_ready = Green cards are ready
option-green_ready-help = When a green card on the table can be used. It matters for those that stop a shot.
option-green_ready-owner_next_turn = From your next turn on
option-green_ready-end_of_turn = Right after the turn
option-pixie_pete_cards = Pixie Pete's cards
option-pixie_pete_cards-help = How many he draws in phase 1.
option-jose_delgado_limit = Jose Delgado, per turn
option-jose_delgado_limit-help = How often he may trade a blue card for two.
option-jose_delgado_limit-unlimited = As he likes
option-jose_delgado_limit-2 = Twice
option-apache_vs_doc = Doc against Apache Kid
option-apache_vs_doc-help = How many diamonds Doc Holyday has to discard for Apache Kid not to notice the shot.
option-apache_vs_doc-any_diamond = At least one
option-apache_vs_doc-both_diamonds = Both
option-gold_rush_direction = Gold Rush
option-gold_rush_direction-help = What goes counter-clockwise.
option-gold_rush_direction-all_reversed = Turns and cards
option-gold_rush_direction-turns_only = Turns only
option-daltons_scope = The Daltons
option-daltons_scope-help = Which of their cards on the table everyone discards.
option-daltons_scope-any_card = Any
option-daltons_scope-blue_only = A blue one
option-handcuffs_mode = Handcuffs
option-handcuffs_mode-help = Whom they bind, and how.
option-handcuffs_mode-sheriff_target = One, at the Sheriff's word
option-handcuffs_mode-declare_suit = All, except for one suit
option-ranch_timing = Ranch
option-ranch_timing-help = When cards are exchanged.
option-ranch_timing-end_phase_2 = After phase 2
option-ranch_timing-end_phase_1 = After phase 1
option-dorothy_order = Dorothy Rage
option-dorothy_order-help = When the target is named: once the card is known to be there, or beforehand.
option-dorothy_order-name_then_target = Card first
option-dorothy_order-full_order_first = Whole order at once
option-win_check = Checking for victory
option-win_check-help = When a card hits many players: end the game at once, or finish the card.
option-win_check-immediate = At once
option-win_check-after_card = After the card
option-no_mercy = No mercy
option-no_mercy-help = Against a Sheriff who hides. He takes back a BANG! he has played, or may not throw away one he could have shot with.
option-no_mercy-off = Off
option-no_mercy-seed = BANG! comes back
option-no_mercy-ruthless_law = Must shoot
option-gag = The card Gag
option-gag-help = A chat message costs a life point. Without a chat it had better stay in the box.
option-tournament_scoring = A series for money
option-tournament_scoring-help = As many games as players: everyone is Sheriff once. For 4 to 8 players.
option-experience = Experience
option-experience-help = Before the next game you may keep your cards from the table for $500 each. In a series only.
option-hiring = Hiring
option-hiring-help = Characters are auctioned; everyone begins with $1000. In a series only.
option-bounties = Bounties
option-bounties-help = An Outlaw is worth $1000 instead of three cards. In a series only.
option-six_player_mode = With six players
option-six_player_mode-help = The usual roles, or one of seven is removed in secret and nobody knows which.
option-six_player_mode-standard = Usual roles
option-six_player_mode-hidden_composition = Hidden composition

## Decisions: what the player is asked

decision-choose_character = Choose your character: the other one stays in reserve
decision-act = Your turn: play cards, or end it
decision-draw_how = You draw { count-cards }: where from?
decision-keep_some =
    { $place ->
        [1] Take the first of { number-of }
        [2] Take the second: you will have to show it
       *[other]
            Take { $count ->
                [1] one
                [2] two
               *[other] { $count }
            } of { number-of }
    }
decision-give_present = Present { $number } of { $of }: which card goes to { $target }?
decision-dodge_shot =
    { $of ->
        [1] Your answer?
       *[other]
            { $needed ->
                [1] One more Missed! needed
                [2] Two Missed! needed
               *[other] Missed! needed: { $needed }
            }
    }
decision-discard_bang = Discard a BANG!
decision-duel_answer = Discard a BANG!, or give in
decision-last_gasp =
    { $hope_id ->
        [none] Nothing can save you
        [draw] Only luck can save you
       *[some]
            { $points ->
                [1] What can save you?
               *[other] What can save you? You need { count-points } back
            }
    }
decision-heal_up = You may discard two cards to regain a life point
decision-last_cards = In which order do your cards go?
decision-which_loot =
    { $of ->
        [1] The last card is yours
       *[other] Which card do you take? There are { $of }
    }
decision-which_card = Which card counts?
decision-pick = Take one card, you are { $number } of { $of } in line
decision-place_dynamite = In front of which character?
decision-throw_away = Throw away { $count } of { $of }
decision-take_back = Take back the BANG! you played?
decision-draft_character =
    { $number ->
        [1] Choose the first of your two characters
       *[other] Choose the second of your { $of } characters
    }
decision-arrange = Who sits on the right, and who begins?
decision-choose_active = Which of your characters plays this turn?
decision-copy_whom = Whose ability do you take until your next turn?
decision-new_characters = Change both characters? Now they are { $characters }
decision-give_to_youl = Which card goes to { $target }?
decision-brawl_for = What does { $target } lose?
decision-repeat_card = Discard a BANG! to repeat it?
decision-daltons = Which of the { $of } cards in front of you goes?
decision-handcuffs = Who plays no cards from hand in their turn?
decision-declare_suit = Which suit will you play?
decision-new_identity = Your spare character is { $character }. Change identity?
decision-hard_liquor = A life point, or cards?
decision-peyote =
    { $count ->
        [0] What colour is the top card?
       *[other] Right so far: { $count }. What colour is the next one?
    }
decision-ranch =
    { $of ->
        [1] Exchange your card?
       *[other] Which of your { $of } cards do you exchange?
    }
decision-save_card = What saves { $card }?
decision-blood_brothers = Give somebody a life point?
decision-roulette_answer = Discard a Missed!, or lose { count-points }
decision-gag = A chat message costs a life point
decision-order = { $target } plays { $name }. How?
decision-obey = Do you have { $name }?
decision-extra_cost = Which card do you discard for it?
decision-declare = Declare it to everyone, or play on?
decision-next_game = With a new character, or with the old one?
decision-experience = Which of the { $of } cards do you keep? ${ $price } each, at most { $count }; you have ${ $money }
decision-open_auction = Whom do you put up, and for how much? You have ${ $money }
decision-bid = Will you bid more? You have ${ $money }
# “of two”, “of three”
number-of =
    { $of ->
        [2] two
        [3] three
       *[other] { $of }
    }

## Causes: why it is asked

# Stands before the question. $card and $piece: the card that is the cause; $like: what it is played as; $by: who
cause-event = { $event }.
cause-ability = { $character }.
cause-shot =
    { $by_kind ->
        [none]
            { $victim_kind ->
                [text] { $why }: { $victim } is under fire.
               *[other] { $why }: you are under fire.
            }
       *[other]
            { $by_kind ->
                [text] { $by }
               *[other]
                    { $by }{ $character_kind ->
                        [text] , { $character },
                       *[none] { "" }
                    }
            } shoots at { $victim }{ $like_kind ->
                [text] { " " }with { $card }.
               *[none]
                    { $card_kind ->
                        [text] : { $card }.
                       *[none] : { $why }.
                    }
            }
    }
cause-indians =
    { $victim_kind ->
        [text] { $by } against everyone: { $card }. { $victim } has to answer.
       *[other] { $by } against everyone: { $card }.
    }
cause-duel =
    { $victim_kind ->
        [text] { $card }: { $by } against { $victim }, your shot.
       *[other]
            { $called_id ->
                [true] { $card }: { $by } against you, your shot.
               *[false] Your { $card } with { $by }, your shot.
            }
    }
cause-wound =
    { $why_id ->
        [bang] BANG!
        [indians] Indians!
       *[other] { $why }.
    }{ $by_kind ->
        [none] { " " }A deadly wound.
       *[other] { " " }A deadly wound from { $by }.
    }
cause-out = You are out of the game.
cause-role =
    { $role_kind ->
        [text] Your role: { $role }.
       *[none] Characters are dealt.
    }
cause-forced = { $event }: { $card } has to be played.
cause-played =
    { $character_kind ->
        [text] { $character }: you played { $card }
       *[none] Your card: { $card }
    }{ $like_kind ->
        [text] { " " }as { $like }.
       *[none] .
    }
cause-store =
    { $by_me ->
        [you] You open the General Store
       *[other] { $by } opens the General Store
    }{ $like_kind ->
        [text] { " " }with { $card }.
       *[none] .
    }
cause-luck = Your draw!: { $what }. { $character } turns up two cards.
cause-loot = { $character }: { $victim } is out, and the loot is yours.
cause-dynamite = { $by } passes you { $card }.
cause-limit =
    { $character_kind ->
        [text] { $character }: { $hand } cards in hand, you may keep { $limit }.
       *[none] { $hand } cards in hand, and you may keep { $limit }.
    }
cause-no_mercy = No mercy.
cause-tribute =
    { $by_kind ->
        [text] { $by } collects, because you have more cards ({ $character }).
       *[other] { $by }, { $character }, collects: you have more cards.
    }
cause-ricochet = Ricochet: { $by } shoots at { $card }.
cause-order =
    { $card_kind ->
        [text] Dorothy Rage: the card is there, { $card }.
       *[none] Dorothy Rage: give the whole order.
    }
cause-command =
    Dorothy Rage: { $by } names { $name }{ $target_kind ->
        [none] .
       *[other] , on { $target }{ $what_kind ->
            [text] , { $what }.
           *[none] .
        }
    }
cause-obeying =
    Dorothy Rage: you play { $card }{ $target_kind ->
        [none] .
       *[other] , on { $target }{ $what_kind ->
            [text] , { $what }.
           *[none] .
        }
    }
cause-declaration = It may be said: { $whats }.
cause-series = Game { $game } of { $of } is done. { $how }
cause-experience = Experience.
cause-hiring = Hiring.
cause-auction = The auction of { $character }. { $by } bids ${ $money }.

## Prices: what an answer costs and brings

# Stands with an answer, on its button or beside it: no full stop, no capital letter
note-life = life { $from } → { $to }
note-dying =
    life { $from } → { $to }, { $way_id ->
        [beer] deadly, but you have Beer
        [sid_ketchum] deadly, but you can discard two cards
        [teren_kill] deadly, and only luck is left
       *[none] deadly
    }
note-ghost = a ghost has nothing to lose
note-out = you are out
note-still_dying =
    not enough, you need { count-points } more
note-wasted = life is full, { $life } of { $most }: wasted
note-draws = { $why }: you draw { count-cards }
note-robs = { $why }: you take { count-cards } from the hand of { $by }
note-hand = hand { $from } → { $to }
note-more =
    { $count ->
        [1] you need one more Missed!
       *[other] you need { $count } more Missed!
    }
note-luck =
    { $what_id ->
        [teren_kill] draw!: anything but spades keeps you in the game
       *[other] draw!: hearts save you
    }
note-threat =
    { $why_id ->
        [duel] { $victim }: life { $from } → { $to } on giving in; on an answer the shot is yours
       *[other]
            { $needed ->
                [1] { $victim }: life { $from } → { $to }, unless it is dodged
               *[other] { $victim }: life { $from } → { $to }, unless it is dodged twice
            }
    }
note-attacks =
    { $victims_count ->
        [0] nobody will feel it
       *[other]
            { $why_id ->
                [indians] have to answer: { $victims }
               *[other] under fire: { $victims }
            }
    }
note-immune = { $victim }: { $character } does not feel diamonds of others
note-heals = { $victim }: life { $from } → { $to }
note-full = { $victim }: life is full, wasted
note-heals_others =
    { $victims_count ->
        [0] helps nobody else
       *[other] a life point each for { $victims }
    }
note-two_left = two players left: Beer does nothing
note-reach =
    { $changed_id ->
        [true] reach { $from } → { $to }{ $gained_count ->
            [0] { "" }
           *[other] , comes into reach: { $gained }
        }{ $lost_count ->
            [0] { "" }
           *[other] , out of reach: { $lost }
        }
       *[false]
            { $gained_count ->
                [0] out of reach: { $lost }
               *[other] comes into reach: { $gained }{ $lost_count ->
                    [0] { "" }
                   *[other] ; out of reach: { $lost }
                }
            }
    }
note-exposed =
    { $lost_count ->
        [0] will reach you: { $gained }
       *[other]
            { $gained_count ->
                [0] will no longer reach you: { $lost }
               *[other] will reach you: { $gained }; no longer: { $lost }
            }
    }
note-replaces = the old card goes: { $card }
note-waits =
    { $until_id ->
        [end_of_turn] works as soon as your turn is over
       *[other] works from your next turn on
    }
note-idle = does nothing now: { $event }
note-dynamite = spades 2 to 9 at the start of the turn blow it up, life { $from } → { $to }
note-jail = { $victim }: hearts, or a lost turn
note-excess = you throw away { $count } of { $of }
note-store = { $count } cards on the counter, the first pick is yours
note-brawl = everybody else loses a card of your choice
note-trade =
    { $count ->
        [1] a trade: one of yours for a random one from { $victim }
       *[other] a trade: one of yours for { $count } random ones from { $victim }
    }
note-ricochet = { $victim } loses the card, unless a Missed! saves it
note-seats = you swap seats with { $victim }, who misses a turn
note-dorothy = whoever has the card plays it as you say, whoever has not shows the hand
note-lives =
    { $cards ->
        [0] life points: { $life }
       *[other] life points: { $life }, first cards: { $cards }
    }
note-has_life = life { $life } of { $most }
note-ability = the ability of { $character }
note-two_random = two new ones at random
note-abilities = { $characters } stay
note-secret = only { $victim } will see the card
note-goes_to = { $why }: { $victim } takes all of it
note-goes_back =
    { $count ->
        [1] the last one goes back on top of the deck
       *[other] the others go back on top of the deck
    }
note-looks = you see { $of } and keep { $count }
note-instead =
    { $count ->
        [1] instead of a card from the deck
       *[other] instead of { $count } cards from the deck
    }
note-takes = on top of the pile: { $card }
note-bound = plays no cards from hand in that turn
note-suited = { $count } of your { $of } cards
note-becomes = { $character }, life { $from } → { $to } of { $most }
note-stays = { $character }, life { $life } of { $most }
note-guess = right: the card is yours and you may go on; wrong: it is discarded
note-as_many = you draw as many as you discard
note-loses = you lose { $card }
note-lucky =
    { $what_id ->
        [barrel] the bullet misses
        [dynamite] no explosion
        [jail] you walk free
        [teren_kill] you stay in the game
        [vendetta] another turn
       *[other] the roles are shuffled
    }
note-unlucky =
    { $what_id ->
        [barrel] no help
        [dynamite] it blows up
        [jail] the turn is lost
        [teren_kill] deadly
        [vendetta] no second turn
       *[other] the roles stay
    }
note-must_play = everybody sees it, and you play it as you are told
note-open_hand = everybody sees your hand of { $count }
note-declares = your role is turned up: with enemies left a fight, without them victory
note-sold = a new one has to be bought
note-dealt = a new one is dealt
note-keeps = { $character } stays
note-money = money ${ $from } → ${ $to }

## Waiting: what the others see

waiting-choose_character = { $seat } is choosing a character
waiting-act = { $seat } is deciding what to play
waiting-draw_how = { $seat } is deciding where to draw from
waiting-keep_some = { $seat } is choosing from the top of the deck
waiting-give_present = { $seat } is wrapping presents
waiting-dodge_shot = { $seat } is under fire
waiting-discard_bang = { $seat } is fighting off the Indians
waiting-duel_answer = { $seat } is deciding whether to shoot back
waiting-last_gasp = { $seat } is dying
waiting-heal_up = { $seat } may regain a life point
waiting-last_cards = { $seat } is parting with the last cards
waiting-which_loot = { $seat } is sharing out the loot
waiting-which_card = { $seat } is choosing which card counts
waiting-pick = { $seat } is looking over the goods
waiting-place_dynamite = { $seat } is deciding where the Dynamite goes
waiting-throw_away = { $seat } is throwing cards away
waiting-take_back = { $seat } is deciding whether to take back a BANG!
waiting-draft_character = { $seat } is choosing a character
waiting-arrange = { $seat } is seating the characters
waiting-choose_active = { $seat } is deciding which character to play
waiting-copy_whom = { $seat } is deciding whose ability to take
waiting-new_characters = { $seat } is thinking about new characters
waiting-give_to_youl = { $seat } is choosing what to share
waiting-brawl_for = { $seat } is handing out blows
waiting-repeat_card = { $seat } is deciding whether to repeat the card
waiting-daltons = { $seat } is buying off the Daltons
waiting-handcuffs = { $seat } is deciding who gets the Handcuffs
waiting-declare_suit = { $seat } is naming a suit
waiting-new_identity = { $seat } is trying on a new identity
waiting-hard_liquor = { $seat } is choosing between liquor and cards
waiting-peyote = { $seat } is guessing a colour
waiting-ranch = { $seat } is trading cards at the Ranch
waiting-save_card = { $seat } is deciding whether to save a card
waiting-blood_brothers = { $seat } is thinking of giving blood
waiting-roulette_answer = { $seat } is spinning the cylinder
waiting-gag = { $seat } is keeping quiet
waiting-order = { $seat } is giving orders
waiting-obey = { $seat } is looking for the card that was named
waiting-extra_cost = { $seat } is paying for the card
waiting-declare = { $seat } is deciding whether to make a declaration
waiting-next_game = { $seat } is getting ready for the next game
waiting-experience = { $seat } is deciding which cards to keep
waiting-open_auction = { $seat } is opening an auction
waiting-bid = { $seat } is bidding

## Moves

move-play =
    { $card }{ $like_kind ->
        [text] { " (" }as { $like })
       *[none] { "" }
    }{ $target_kind ->
        [none] { "" }
       *[other] { ", " }target: { $target }
    }{ $what_kind ->
        [text] { ", " }{ $what }
       *[none] { "" }
    }{ $cost_kind ->
        [text] { ", " }discarding { $cost }
       *[none] { "" }
    }
move-use =
    Use { $card }{ $target_kind ->
        [none] { "" }
       *[other] { ", " }target: { $target }
    }{ $what_kind ->
        [text] { ", " }{ $what }
       *[none] { "" }
    }
move-ability =
    { $name_id ->
        [flint_westwood] Trade ({ $name }): { $cards } for two random cards of { $target }
        [lady_rose_of_texas] Swap seats with your right neighbour ({ $name })
        [dorothy_rage] Name a card ({ $name }): { $what }, for { $target } to find
        [ricochet] Shoot { $cards } at { $what } in front of { $target } ({ $name })
        [chuck_wengam] A life point for two cards ({ $name })
        [jose_delgado] Discard { $cards } and draw two cards ({ $name })
        [sid_ketchum] Discard { $cards } and regain a life point ({ $name })
       *[other] Shoot, discarding { $cards } ({ $name }), target: { $target }
    }
move-end = End the turn
move-miss =
    { $asked_id ->
        [roulette_answer] Discard { $card }
        [save_card] Save it with { $card }
       *[none] Dodge with { $card }
    }
move-barrel =
    { $source_id ->
        [jourdonnais] Draw! as Jourdonnais
       *[other] Draw! with { $source }
    }
move-take_hit =
    { $asked_id ->
        [discard_bang] Let them through
        [roulette_answer] Take two bullets
       *[none] Take the hit
    }
move-discard =
    { $asked_id ->
        [discard_bang] Fend off with { $card }
        [duel_answer] Fire back with { $card }
       *[none] Discard { $card }
    }
move-give_in = Give in
move-drink = Drink { $card }
move-discard_two = Discard { $cards } to regain a life point
move-give_up = Let it be
move-lay = Discard next: { $card }
move-lay_all = Discard all as they are
move-take_random = Take one unseen from the hand
move-take = Take { $card }
move-keep = { $card } counts
move-pick = Take { $card }
move-draw = Draw from the deck
move-from_hand = Take the first card from the hand of { $target }
move-from_pile = Take the first card from the discard pile
move-from_table = Take from the table: { $card }
move-look = Look at the top three cards
move-keep_cards =
    { $asked_id ->
        [experience]
            { $cards_count ->
                [0] Keep nothing
               *[other] Keep { $cards }
            }
       *[none] Take { $cards }
    }
move-give =
    { $asked_id ->
        [give_present] Give { $card }
       *[none] Give away { $card }
    }
move-throw_away = Throw away { $cards }
move-take_back = Take back { $card }
move-leave =
    { $asked_id ->
        [give_to_youl] Nothing to give
       *[none] Leave it on the pile
    }
move-put = Put it in front of { $target }
move-choose = { $character }
move-arrange = { $right } on the right, { $active } active
move-activate = { $character }
move-copy = { $target }
move-copy_nobody = Nobody's
move-exchange_both = Change both
move-keep_both = Keep both
move-make_discard = Discard: { $what }
move-repeat =
    Repeat it, discarding { $card }{ $target_kind ->
        [none] { "" }
       *[other] { ", " }target: { $target }
    }{ $what_kind ->
        [text] { ", " }{ $what }
       *[none] { "" }
    }
move-no_repeat = Don't repeat it
move-handcuff =
    { $target_me ->
        [you] Handcuff yourself
       *[other] Handcuff { $target }
    }
move-name_suit = { $suit }
move-change_identity = Take the new identity
move-keep_identity = Stay who you are
move-regain = Drink the liquor
move-guess = { $colour }
move-stop = Stop guessing
move-exchange =
    { $cards_count ->
        [0] Exchange nothing
       *[other] Exchange { $cards }
    }
move-let_go = Let it go
move-give_life = Give a life point to { $target }
move-keep_life = To nobody
move-talk = Speak up
move-order =
    { $target_kind ->
        [none] Let them play it
       *[other] On { $target }
    }{ $what_kind ->
        [text] { ", " }{ $what }
       *[none] { "" }
    }
move-obey = Show { $card }
move-show_hand = No such card: show the hand
move-pay = Discard { $card }
move-declare = Declare: { $what }
move-play_on = Play on
move-next_game = A new character
move-keep_character = Keep { $character }
move-open_auction = { $character } for ${ $money }
move-bid = Bid ${ $money }
move-no_bid = Let it go to another

# Words by which a move can be typed, separated by spaces
word-play = play
word-use = use
word-ability = ability power
word-end = end done
word-miss = miss missed dodge
word-barrel = barrel
word-take_hit = hit bear
word-discard = discard
word-give_in = yield
word-drink = drink beer
word-discard_two = two
word-give_up = die
word-lay = next
word-lay_all = all
word-take_random = random
word-take = take
word-keep = this
word-pick = buy pick
word-draw = draw deck
word-from_hand = hand
word-from_pile = pile
word-from_table = grab
word-look = look
word-keep_cards = keep
word-give = give
word-throw_away = excess
word-take_back = reload
word-leave = leave
word-put = put
word-choose = choose
word-arrange = arrange seat
word-activate = activate active
word-copy = copy
word-copy_nobody = nobody
word-exchange_both = exchange
word-keep_both = both
word-make_discard = strip
word-repeat = repeat again
word-no_repeat = skip
word-handcuff = cuff handcuff
word-name_suit = suit
word-change_identity = change
word-keep_identity = stay
word-regain = liquor regain
word-guess = guess
word-stop = stop
word-exchange = trade
word-let_go = let
word-give_life = share
word-keep_life = none
word-talk = talk
word-order = order
word-obey = obey
word-show_hand = show
word-pay = pay
word-declare = declare
word-play_on = on
word-next_game = new
word-keep_character = old
word-open_auction = auction
word-bid = bid
word-no_bid = pass

# What is taken or discarded
what-hand = a random card from the hand
# What is declared with six players
what-crime_defeated = “Crime is defeated!”
what-law_is_dead = “The law is dead!”

## What $seat does: “you draw”, “Fox draws”

does-draws =
    { $seat_me ->
        [you] draw
       *[other] draws
    }
does-takes =
    { $seat_me ->
        [you] take
       *[other] takes
    }
does-gets =
    { $seat_me ->
        [you] get
       *[other] gets
    }
does-gives =
    { $seat_me ->
        [you] give
       *[other] gives
    }
does-discards =
    { $seat_me ->
        [you] discard
       *[other] discards
    }
does-plays =
    { $seat_me ->
        [you] play
       *[other] plays
    }
does-chooses =
    { $seat_me ->
        [you] choose
       *[other] chooses
    }
does-shows =
    { $seat_me ->
        [you] show
       *[other] shows
    }
does-looks =
    { $seat_me ->
        [you] look
       *[other] looks
    }
does-loses =
    { $seat_me ->
        [you] lose
       *[other] loses
    }
does-regains =
    { $seat_me ->
        [you] regain
       *[other] regains
    }
does-names =
    { $seat_me ->
        [you] name
       *[other] names
    }
does-stays =
    { $seat_me ->
        [you] stay
       *[other] stays
    }
does-opens =
    { $seat_me ->
        [you] open
       *[other] opens
    }
does-keeps =
    { $seat_me ->
        [you] keep
       *[other] keeps
    }
does-tries =
    { $seat_me ->
        [you] draw!
       *[other] draws!
    }
does-shoots =
    { $seat_me ->
        [you] shoot
       *[other] shoots
    }

## Events

count-cards =
    { $count ->
        [1] a card
        [one] { $count } card
       *[other] { $count } cards
    }
count-points =
    { $points ->
        [1] a life point
        [one] { $points } life point
       *[other] { $points } life points
    }
why-reward = reward
why-start = deal
because =
    { $why_id ->
        [none] { "" }
        [bang] “BANG!”:{ " " }
        [indians] “Indians!”:{ " " }
        [panic] “Panic!”:{ " " }
       *[other] { $why }:{ " " }
    }
cards-named = { $cards }

event-roles_dealt =
    { $role_count ->
        [0]
            { $seat_me ->
                [you] The roles are dealt. You wear the Sheriff's star.
               *[other] The roles are dealt. { $seat } wears the Sheriff's star.
            }
       *[other] The roles are dealt face up, in the order of seats: { $role }. The Deputy goes first: { $seat }.
    }
event-character_chosen = { $seat } { does-chooses } a character.
event-character =
    { $seat } { $seat_me ->
        [you] are
       *[other] is
    } { $character }.
event-greygory = { $seat } { does-gets } the abilities of { $characters }.
event-drew =
    { $why_id ->
        [none] { $seat } { does-draws } { count-cards }.
        [start] { $seat } { $seat_me ->
            [you] are
           *[other] is
        } dealt { count-cards }.
        [reward] The reward: { $seat } { does-draws } { count-cards }.
        [bart_cassidy] { $why }: { $seat } { does-draws } { count-cards } for the wound.
        [suzy_lafayette] { $why }: the hand is empty, and { $seat } { does-draws } { count-cards }.
        [black_jack] { $why }: the second card is red, and { $seat } { does-draws } { count-cards } more.
       *[other] { $why }: { $seat } { does-draws } { count-cards }.
    }
event-drew-seen =
    { $cards_count ->
        [1] It is { $cards }.
       *[other] They are { $cards }.
    }
event-reshuffled = The deck has run out. The discard pile is shuffled into a new one of { $count } cards.
event-turn =
    { $seat_me ->
        [you] It is your turn.
       *[other] It is { $seat }'s turn.
    }
event-turn_skipped =
    { $why }: { $seat } { $seat_me ->
        [you] miss
       *[other] misses
    } a turn.
event-event = A new event: { $card }.
event-lucky_cards =
    { $what }: { $seat } { does-tries } and { $seat_me ->
        [you] turn
       *[other] turns
    } up two cards, { $cards }.
event-luck = { $what }: { $seat } { does-tries } { $card }.
event-exploded = Boom! The Dynamite goes off beside { $seat }.
event-dynamite_passed =
    The Dynamite fizzles on: { $seat } { $seat_me ->
        [you] pass
       *[other] passes
    } it to { $victim }.
event-dynamite_stays = The Dynamite does not go off, and there is nobody to pass it to: it stays with { $seat }.
event-jail_left =
    { $seat } { $seat_me ->
        [you] walk
       *[other] walks
    } out of Jail.
event-jail_kept =
    { $seat_kind ->
        [number] { $seat } { does-stays } behind bars and { $seat_me ->
            [you] miss
           *[other] misses
        } the turn.
       *[text] { $seat } stays behind bars.
    }
event-took_from_pile = { $why }: { $seat } { does-takes } the top card of the discard pile, { $card }.
event-kit_looks = Kit Carlson: { $seat } { does-looks } at { count-cards } from the top of the deck.
event-kit_looks-seen =
    { $cards_count ->
        [1] It is { $cards }.
       *[other] They are { $cards }.
    }
event-showed =
    { $why_id ->
        [dorothy_rage] { $why }: the card is there, { $seat } { does-shows } { $card }.
       *[other] { $why }: { $seat } { does-shows } the second card drawn, { $card }.
    }
event-gave = { $why }: { $seat } { does-gives } { $victim } a card.
event-gave-seen = It is { $card }.
event-taken =
    { $own_id ->
        [true] { because }{ $seat } { does-takes } { $card } back from the table.
       *[false] { because }{ $seat } { does-takes } { $card } from { $victim }.
    }
event-stolen =
    { because }{ $seat } { does-takes } a card from { $victim_me ->
        [you] your hand
       *[other] the hand of { $victim }
    }.
event-stolen-seen = It is { $card }.
event-made_to_discard =
    { $own_id ->
        [true] { $why }: { $seat } { does-discards } { $card } from the table.
       *[false] { $why }: { $seat } { $seat_me ->
            [you] make
           *[other] makes
        } { $victim } discard { $card }.
    }
event-played =
    { $seat } { does-plays } { $card }{ $like_kind ->
        [text] { " " }(as { $like })
       *[none] { "" }
    }{ $own_id ->
        [true] { "" }
       *[false]
            { $victim_kind ->
                [none] { "" }
               *[other] { " " }on { $victim }
            }
    }{ $cost_kind ->
        [text] , discarding { $cost }
       *[none] { "" }
    }.
event-used =
    { $seat } { $seat_me ->
        [you] use
       *[other] uses
    } { $card }{ $own_id ->
        [true] { "" }
       *[false]
            { $victim_kind ->
                [none] { "" }
               *[other] { " " }on { $victim }
            }
    }.
event-replaced = { $seat } { does-discards } the old card: { $card }.
event-kisch =
    Johnny Kisch: { $seat } { $seat_me ->
        [you] lay
       *[other] lays
    } the same card, so { $victim } { $victim_me ->
        [you] discard
       *[other] discards
    } { $card }.
event-ended =
    { $seat } { $seat_me ->
        [you] end
       *[other] ends
    } the turn.
event-store_opened = { $seat } { does-opens } the General Store. On the counter: { $cards }.
event-picked = General Store: { $seat } { does-takes } { $card }.
event-shot =
    { $seat_kind ->
        [none] { $why }: { $victim } { $victim_me ->
            [you] are
           *[other] is
        } under fire
       *[other] { $why_id ->
            [bang] { "" }
           *[other] { $why }:{ " " }
        }{ $seat } { does-shoots } at { $victim }
    }{ $needed ->
        [1] .
       *[other] . One Missed! will not do, it takes { $needed }.
    }
event-immune =
    { because }{ $seat } { $seat_me ->
        [you] do
       *[other] does
    } not even blink, diamonds of others do nothing.
event-missed =
    { $card_kind ->
        [text] { $seat } { $seat_me ->
            [you] answer
           *[other] answers
        } with { $card }.
       *[none] { $seat } { $seat_me ->
            [you] answer
           *[other] answers
        } with a card from the hand.
    }
event-barrel_helps = The bullet is stuck in a Barrel, with { $seat } behind it.
event-shot_missed = Missed! Not a scratch on { $seat }.
event-bang_discarded =
    { $card_kind ->
        [text] { because }{ $seat } { does-discards } { $card }.
       *[none] { because }{ $seat } { does-discards } a BANG!.
    }
event-wounded =
    { because }{ $seat } { does-loses } { count-points }{ $life ->
        [0] . A deadly wound!
        [-1] . A deadly wound!
        [-2] . A deadly wound!
       *[other] , { $life } left.
    }
event-healed =
    { because }{ $seat } { does-regains } { count-points } and { $seat_me ->
        [you] have
       *[other] has
    } { $life } now.
event-drank =
    { $card_kind ->
        [text] { $seat } { $seat_me ->
            [you] are dying and reach
           *[other] is dying and reaches
        } for a drink: { $card }.
       *[none] { $seat } { $seat_me ->
            [you] are dying and reach
           *[other] is dying and reaches
        } for a Beer.
    }
event-ketchum =
    { $cards_count ->
        [0] Sid Ketchum: { $seat } { does-discards } two cards.
       *[other] Sid Ketchum: { $seat } { does-discards } { cards-named }.
    }
event-teren_stays = Teren Kill: too early for a funeral, { $seat } { does-stays } with one life point.
event-eliminated =
    { because }{ $seat } { $seat_me ->
        [you] are
       *[other] is
    } eliminated{ $by_kind ->
        [none] { "" }
       *[other] { " " }by { $by }
    }.{ $role_kind ->
        [text]
            { $seat_me ->
                [you] { " " }Your role was { $role }.
               *[other] { " " }The role was { $role }.
            }
       *[none] { "" }
    }
event-looted = Vulture Sam: the dead need no cards, { $seat } { does-takes } { count-cards } from { $victim }.
event-looted-seen =
    { $cards_count ->
        [1] It is { $cards }.
       *[other] They are { $cards }.
    }
event-bounty = A bounty for the Outlaw: { $seat } { does-gets } ${ $money }.
event-penalty = The Sheriff has killed his own Deputy: { $seat } { does-discards } every card.
event-pain_takes = John Pain: { $seat } { does-takes } the card that was drawn!, { $card }.
event-threw_away =
    { $cards_kind ->
        [list] { $seat } { $seat_me ->
            [you] throw
           *[other] throws
        } away { $cards }.
       *[none] { $seat } { $seat_me ->
            [you] throw
           *[other] throws
        } away { count-cards }.
    }
event-took_back = No mercy: { $seat } { does-takes } back { $card }.
event-fight = From now on it is everyone for themselves: the last one alive wins.
event-draft = Characters to choose from: { $characters }.
event-drafted =
    { $seat } { $seat_me ->
        [you] pick
       *[other] picks
    } { $character }.
event-arranged =
    { $seat } { $seat_me ->
        [you] seat
       *[other] seats
    } { $right } on the right and { $left } on the left. { $active } is active.
event-activated = { $seat } is active this turn.
event-copied =
    { $seat_kind ->
        [number] Vera Custer: { $seat } { does-takes } the ability of { $character }, { $victim_me ->
            [you] who is yours
           *[other] played by { $victim }
        }.
       *[text] Vera Custer takes the ability of { $character }.
    }
event-copied_nobody =
    { $seat_kind ->
        [number] Vera Custer: { $seat } { $seat_me ->
            [you] do
           *[other] does
        } without another's ability.
       *[text] { $seat } does without another's ability.
    }
event-paid =
    { $cards_count ->
        [0] { $why }: { $seat } { does-discards } cards.
       *[other] { $why }: { $seat } { does-discards } { cards-named }.
    }{ $victim_kind ->
        [none] { "" }
       *[other] { " " }The target: { $victim }.
    }
event-repeated =
    { $card_kind ->
        [text] Lee Van Kliff: { $seat } { does-discards } { $card } to repeat the card ({ $why }).
       *[none] Lee Van Kliff: { $seat } { does-discards } a BANG! to repeat the card ({ $why }).
    }{ $victim_kind ->
        [none] { "" }
       *[other] { " " }The target: { $victim }.
    }
event-ghost_came =
    Ghost Town: { $seat } { $seat_me ->
        [you] come
       *[other] comes
    } back as a ghost.
event-ghost_went =
    Ghost Town: { $seat } { $seat_me ->
        [you] are
       *[other] is
    } out again.
event-came_back =
    { $seat } { $seat_me ->
        [you] are
       *[other] is
    } back in the game! Life points: { $life }.
event-daltons = The Daltons: { $seat } { does-discards } { $card }.
event-handcuffed =
    Handcuffs: { $own_id ->
        [true] { $seat } { $seat_me ->
            [you] put them on yourself
           *[other] takes them
        }
       *[false] { $seat } { $seat_me ->
            [you] put
           *[other] puts
        } them on { $victim }
    }.
event-suit_named = Handcuffs: { $seat } { does-names } a suit, { $suit }.
event-identity_seen = New Identity: { $seat } { does-looks } at the spare character.
event-identity_seen-seen = It is { $character }.
event-identity_changed =
    New Identity: { $seat } { $seat_me ->
        [you] are
       *[other] is
    } { $character } now, life points: { $life }.
event-identity_kept = New Identity: { $seat } { does-stays } the same.
event-guessed =
    { $hit_id ->
        [true] Peyote: { $seat } { $seat_me ->
            [you] guess
           *[other] guesses
        } { $colour }. Right, it is { $card }!
       *[false] Peyote: { $seat } { $seat_me ->
            [you] guess
           *[other] guesses
        } { $colour }. Wrong, it is { $card }.
    }
event-exchanged =
    { $count ->
        [0] Ranch: { $seat } { $seat_me ->
            [you] exchange
           *[other] exchanges
        } nothing.
       *[other]
            { $cards_kind ->
                [list] Ranch: { $seat } { does-discards } { cards-named }.
               *[none] Ranch: { $seat } { does-discards } { count-cards }.
            }
    }
event-ricochet_shot =
    Ricochet: { $seat } { does-discards } { $cost_kind ->
        [text] { $cost }
       *[none] a BANG!
    } and { does-shoots } at { $card } in front of { $victim }.
event-ricochet_hit = Ricochet: { $seat } { does-loses } { $card }.
event-sniper_shot =
    Sniper: { $seat } { does-discards } { $cards_count ->
        [0] two BANG! cards
       *[other] { cards-named }
    } and { $seat_me ->
        [you] take
       *[other] takes
    } aim at { $victim }.
event-another_turn =
    Vendetta: hearts, { $seat } { $seat_me ->
        [you] have
       *[other] has
    } another turn.
event-roles_mixed = Roles are shuffled and dealt anew. A new fate awaits { $seats }.
event-new_role = { $seat } { does-looks } at a new role.
event-new_role-seen = It is { $role }.
event-seats_changed =
    Lady Rose of Texas: { $seat } { $seat_me ->
        [you] swap
       *[other] swaps
    } seats with { $victim }, who will miss a turn.
event-talked =
    Gag: { $seat } { $seat_me ->
        [you] break
       *[other] breaks
    } the silence.
event-dorothy = Dorothy Rage: { $seat } { does-names } { $name } for { $victim } to find.
event-hand_shown =
    Dorothy Rage: no such card ({ $name }), { $seat } { does-shows } the hand{ $cards_kind ->
        [list] , { $cards }.
       *[none] .
    }
event-cannot_obey =
    Dorothy Rage: { $seat } { $seat_me ->
        [you] have
       *[other] has
    } no way to play { $card_kind ->
        [none] the named card
       *[text] { $card }
    } and { does-keeps } it.
event-hand_changed =
    { $count ->
        [0] Darling Valentine: { $seat } { $seat_me ->
            [you] have
           *[other] has
        } no cards to change.
       *[other] Darling Valentine: { $seat } { does-discards } the whole hand{ $cards_kind ->
            [list] , { $cards }.
           *[none] .
        }
    }
event-declared =
    { $seat } { $seat_me ->
        [you] declare
       *[other] declares
    }: { $what }
event-role_opened = { $seat } { does-shows } a role: { $role }.
event-left_table =
    { $seat } ({ $role }) { $seat_me ->
        [you] leave the table and wait
       *[other] leaves the table and waits
    } for the outcome.
event-hiring = Hiring! Up for auction: { $characters }.
event-auction =
    Hiring: { $seat } { $seat_me ->
        [you] put
       *[other] puts
    } { $character } up for auction, starting at ${ $money }.
event-bid =
    { $character }: { $seat } { $seat_me ->
        [you] bid
       *[other] bids
    } ${ $money }.
event-no_bid =
    { $character }: { $seat } { $seat_me ->
        [you] drop
       *[other] drops
    } out.
event-hired =
    Hiring: { $seat } { $seat_me ->
        [you] hire
       *[other] hires
    } { $character } for ${ $money }.
event-next_game =
    { $seat } { $seat_me ->
        [you] want
       *[other] wants
    } a new character.
event-character_kept =
    { $money ->
        [0] { $seat } { does-keeps } { $character }.
       *[other] { $seat } { does-keeps } { $character } for ${ $money }.
    }
event-cards_kept =
    { $count ->
        [0] Experience: { $seat } { does-keeps } nothing from the last game.
       *[other] Experience: { $seat } { does-keeps } cards from the last game for ${ $money }, { $cards }.
    }
event-standings = Game { $game } is done. It paid, in the order of seats: { $paid }. Everyone now has: { $money }.
event-game_ended =
    The game is over. { $how }{ $winners_count ->
        [0] { "" }
        [1]
            { $winners_me ->
                [you] { " " }You win!
               *[other] { " " }{ $winners } wins!
            }
       *[other]
            { $winners_me ->
                [you] { " " }You win! The winners: { $winners }.
               *[other] { " " }{ $winners } win!
            }
    }{ $roles_count ->
        [0] { "" }
       *[other] { " " }The roles in the order of seats: { $roles }.
    }
# How the game ended
how-law = Law and order are restored.
how-outlaws = The Sheriff has fallen, and the town belongs to the Outlaws.
how-renegade = The Renegade has had his way.
how-deputy = The Deputy has got his man.
how-outlaw = The Outlaw has got his man.
how-survivor = Only one is left standing.
how-duel = Both characters of the other side are gone.
how-nobody = Nobody is left alive.

## The outcome

score-title = Outcome
score-players =
    { $role_kind ->
        [text] { $seat }: { $role }
       *[none] { $seat }
    }, { $alive_id ->
        [true] alive
       *[false] eliminated
    }{ $won_id ->
        [true] { ". " }Victory!
       *[false] { "" }
    }
score-games =
    { $winners_count ->
        [0] Game { $game }. { $how }
        [1] Game { $game }. { $how } Won by { $winners }
       *[other] Game { $game }. { $how } Won by { $winners }
    }
score-money =
    { $seat }: { $start ->
        [0] { "" }
       *[other] ${ $start } to begin with, { "" }
    }${ $prizes } for roles{ $bounties ->
        [0] { "" }
       *[other] { ", " }${ $bounties } in bounties
    }{ $hiring ->
        [0] { "" }
       *[other] { ", " }${ $hiring } for hiring
    }{ $experience ->
        [0] { "" }
       *[other] { ", " }${ $experience } for experience
    }; ${ $money } in all

## The table in the terminal and on the page

board-life =
    { $life ->
        [one] { $life } life point
       *[other] { $life } life points
    }
board-player = Player
board-role = Role
board-character = Character
board-lives = Life
board-cards = Hand
board-far = Far
board-front = On the table
board-event = Event: { $event }.
board-next = Next event: { $event }.
board-piles =
    { $card_kind ->
        [text] Deck: { $deck }, discard pile: { $discard }, on top { $card }
       *[none] Deck: { $deck }, discard pile: { $discard }
    }
board-offer = To choose from
board-shown = Turned up
board-hand = Your hand
board-distance = distance { $distance }

# On the board that draws any game
place-deck = Deck
place-discard = Discard pile
place-role_out = Roles left over
place-others = Characters nobody has
place-offer = Characters to choose from
place-table = Turned up on the table
place-mine = On the way to the deck
place-event_pile = Event deck
place-event = Event
place-event_past = Past events
place-show_pile = Wild West Show deck
place-show_now = Wild West Show event
place-show_past = Past Wild West Show events
place-hand = Hand
place-role = Role
place-bullet = Spare character
place-choice = Characters to choose from
place-front = In play
place-loot = Left by whoever is out
place-who = Character
place-drawn = Characters drawn
fact-turn = To move
fact-turn_no = Turn
fact-life = Life
fact-most = Most life
fact-character = Character
fact-out = Out of the game
fact-bangs = BANG! cards this turn
fact-suit = Suit of this turn
fact-handcuffed = Handcuffed

## Refusals: what is wrong and what is possible

refuse-not-in-hand = You don't have that card. Choose one in your hand.
refuse-saves-nobody = Only Beer helps the dying. Other drinks are for your own turn.
refuse-reverend = The Reverend is preaching: no Beer. Saloon, Whisky and Tequila are allowed.
refuse-two-left = Only two players are left, so Beer no longer works.
refuse-full-life = You have all your life points already.
refuse-two-cards = Discard exactly two cards from your hand.
refuse-barrel-tried = You have drawn! for this against this shot already. Answer with a card or bear it.
refuse-no-barrel = You have no Barrel, or it doesn't work now.
refuse-no-missed = That card won't do as a Missed!. It takes a Missed!, a Dodge or a ready green card.
refuse-no-bang = That card won't do as a BANG!. Choose another, or do without.
refuse-not-ready = That card isn't ready yet: you can use it from your next turn on.
refuse-switched-off = That doesn't work now. Look at the event and at whose turn it is.
refuse-big-spencer = Big Spencer can't play Missed!. A Barrel, a Dodge or green cards will help.
refuse-green-in-hand = A green card has to lie on the table first. From your hand it saves nobody.
refuse-sermon = The Sermon: no BANG! cards in your own turn. Gatling, Punch and other shots are allowed.
refuse-too-far = Too far: the target is at { $distance }, and you reach { $reach }. Choose somebody closer, or another weapon.
refuse-jail-sheriff = The Sheriff can't be jailed. Choose somebody else.
refuse-jail-there = That one is in Jail already. Choose somebody else.
refuse-not-in-play = That player is out of the game. Choose somebody alive.
refuse-not-yourself = You can't choose yourself. Choose somebody else.
refuse-nothing-there = There is nothing to take. Choose somebody who has cards.
refuse-handcuffed = You are in Handcuffs: no cards from your hand this turn. Ready green cards and abilities are allowed.
refuse-other-suit = Handcuffs: you may only play the suit you named this turn.
refuse-judge = The Judge forbids it: no card may be laid on the table.
refuse-lies-already = That card lies in front of you already, and this table allows no second one.
refuse-bang-limit = You have played your BANG! card this turn. Only the Volcanic and Willy the Kid shoot without counting.
refuse-missed-only-answers = That card only answers a shot. Save it.
refuse-no-second-card = You have to discard another card from your hand for this one. Choose which.
refuse-no-such-use = That card can't be played like this.
refuse-law-of-the-west = Law of the West: play the card you showed first.
refuse-no-target = Choose whom you play the card on.
refuse-no-green = There is no such green card in front of you.
refuse-no-such-ability = You have no such ability.
refuse-once-a-turn = Once a turn, and you have done it already.
refuse-ability-impossible = That ability can't be used now: it lacks cards, life points or a target.
refuse-not-in-store = That isn't on the counter. Choose from what there is.
refuse-throw-away-count = Throw away exactly as many as are too many: { $count }.
refuse-ruthless-law = No mercy: the Sheriff doesn't throw away a BANG! he could have shot with. Choose another card.
refuse-nobody-in-reach = Your weapon reaches nobody.
refuse-no-blue-card = You need a blue card in your hand.
refuse-last-life = Your last life point can't be traded for cards.
refuse-nobody-to-trade-with = There is nobody to trade with: no one has a card in hand.
refuse-no-card = You have no card to give.
refuse-repeat-impossible = The card can't be repeated like that. Choose another target, or don't repeat it.
refuse-in-jail = That character is in Jail. Play the other one.
refuse-own-character = That is not your character. Choose one of yours.
refuse-two-bangs = It takes two BANG! cards.
refuse-not-in-front = There is no such card in front of you. Choose one that is.
refuse-only-blue = At this table the Daltons take blue cards only.
refuse-nobody-has-cards = There is nobody to give orders to: no one has a card in hand.
refuse-bad-order = The card can't be played like that. Distances count from whoever was given the order.
refuse-has-named-card = You do have the named card. Show it.
refuse-other-card-named = Another card was named. Show the one that was.
refuse-not-entitled = That is not for you to declare. Play on.
refuse-not-offered = That character is not up for auction. Choose one that is.
refuse-too-expensive = You can't afford it: you have ${ $money }.
refuse-bid-too-low = Too little. The lowest bid now is ${ $money }.
refuse-bid-step = Bids rise in steps of ${ $money }.
refuse-keep-at-most = You can't keep that many. At most: { $count }.
refuse-not-your-character = That isn't your character. You can only keep your own.
refuse-only-survivors = Only survivors keep their characters. You will get a new one.
refuse-not-among-these = That isn't among what you can choose from. Choose from what there is.
refuse-keep-count = Keep exactly this many: { $count }.
refuse-pile-empty = The discard pile is empty.
refuse-must-look = Kit Carlson looks at the top cards first and draws from them.
refuse-twice-a-turn = Twice a turn at this table, and you have done it already.
refuse-needs-three = That takes at least three players, and only two are left.
refuse-target-full-life = That player has all life points already. Choose somebody who is wounded.

## The arena

arena-side-law = The law
arena-side-outlaws = The Outlaws
arena-side-renegade = The Renegade
arena-side-deputy = The Deputy
arena-side-outlaw = The Outlaw
arena-ending-law = Law and order
arena-ending-outlaws = The Sheriff has fallen to the Outlaws
arena-ending-renegade = The Renegade's victory
arena-ending-deputy = The Deputy got his man
arena-ending-outlaw = The Outlaw got his man
arena-ending-survivor = The last one standing
arena-ending-duel = A duel
arena-ending-nobody = Nobody left alive
arena-ending-series = A series for money

## Why a bot would make a move

advice-believed = { $victim }: { $role } with a chance of { $percent }%
advice-hits = no answer to it with a chance of { $percent }%
advice-forces_missed = it will not hit, but a Missed! has to go
advice-last_life = it is their last life point
advice-all_hit = { $count ->
        [0] probably nobody is hit
        [one] about { $count } player has no answer
       *[other] about { $count } players have no answer
    }
advice-heals = life points: { $life } of { $most }
advice-draws = { $count ->
        [one] { $count } card from the deck
       *[other] { $count } cards from the deck
    }
advice-reaches = { $count ->
        [0] it reaches no enemy
        [one] it reaches { $count } enemy
       *[other] it reaches { $count } enemies
    }
advice-saves_life = { $life ->
        [1] it saves the last life point
       *[other] it saves a life point, of { $life }
    }
advice-can_spare = { $life ->
        [1] it is the last life point
       *[other] the card is kept for a life point, of { $life }
    }
advice-keeps = { $count ->
        [0] the hand is empty
        [one] { $count } card stays in hand
       *[other] { $count } cards stay in hand
    }
advice-cards_worth = this is worth about { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
advice-little = it makes little difference
advice-no_gain = it costs more than it brings
advice-least_wanted = the hand can do without these best
advice-stronger = the ability and the life points count
