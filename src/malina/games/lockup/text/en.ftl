### Lockup: texts for players.
###
### What stands in arguments is told in malina/text/__init__.py. $seat, $victim, $first and $rank may be the guards.
### $cubes, $gains: resource cubes by kind; $ranks: players with their strength, or with what they lose.

## The game

game-name = Lockup
game-tagline = Six nights, eight rooms, and somebody always watches
game-about = Send your crew to the rooms of a dungeon, openly or in the dark. The strongest takes the best, the careless take suspicion. Craft contraband, recruit goons, read forbidden tomes, and have the most reputation when the last raid is over. Alone you play against the guards.
score-title = Reputation

# Faces are called by messages token-…, item-… and so on
pieces = token item goon tome goal trait guard card
# These arguments are players too
persons = rank
# These fields are seats; -1: nobody
holders = marker current superiority advance
seat-beyond = { seat-guards }
superiority-none = nobody yet
advance-none = nobody yet
seat-guards = The guards
victim-guards = the guards
first-guards = the guards
rank-guards = the guards
other-guards = The guards

# In the middle of a sentence
inner-seat = { $seat_id ->
        [guards] the guards
       *[other] { $seat }
    }

## Options

option-expert = Expert mode
option-expert-help = Side B of the crew boards, and a trait for everybody.
option-guards = The guards
option-guards-help = How strong the guards are. It matters only to whoever plays alone.
option-guards-moderate = Old Jail (moderate)
option-guards-challenging = Damp Dungeon (challenging)
option-guards-expert = Savage Dungeon (expert)
option-crews = Crews
option-crews-help = Who gets which crew. With side A of the boards they differ in colour only.
option-crews-random = by lot
option-crews-chosen = everybody chooses
option-first_player = First player
option-first_player-help = Who holds the first player marker in the first round. Alone it is always the guards.
option-first_player-random = by lot
option-bandit_resource_at_setup = Bandits bring cubes at once
option-bandit_resource_at_setup-help = Bandits put their cubes down when the table is laid, not only at Patrol.
option-cards = Card file
option-cards-help = A card file of your own in place of the one that ships.
preset-first = First game
preset-first-help = The basic game, with crews by lot.
preset-base = Basic game
preset-base-help = Everybody chooses a crew.
preset-expert = Expert game
preset-expert-help = Side B of the boards and traits.
preset-solo_moderate = Alone: Old Jail
preset-solo_moderate-help = One player against the guards, moderate.
preset-solo_challenging = Alone: Damp Dungeon
preset-solo_challenging-help = One player against the guards, challenging.
preset-solo_expert = Alone: Savage Dungeon
preset-solo_expert-help = One player against the guards, expert.

## Tokens

token-goblins_crew_2 = a 2
token-goblins_crew_3 = a 3
token-goblins_crew_4 = a 4
token-goblins_crew_5 = a 5
token-goblins_enforcer = the enforcer
token-goblins_lookout = the lookout
token-kobolds_crew_2 = a 2
token-kobolds_crew_3 = a 3
token-kobolds_crew_4 = a 4
token-kobolds_crew_5 = a 5
token-kobolds_enforcer = the enforcer
token-kobolds_lookout = the lookout
token-bugbears_crew_2 = a 2
token-bugbears_crew_3 = a 3
token-bugbears_crew_4 = a 4
token-bugbears_crew_5 = a 5
token-bugbears_enforcer = the enforcer
token-bugbears_lookout = the lookout
token-gnolls_crew_2 = a 2
token-gnolls_crew_3 = a 3
token-gnolls_crew_4 = a 4
token-gnolls_crew_5 = a 5
token-gnolls_enforcer = the enforcer
token-gnolls_lookout = the lookout
token-insectoids_crew_2 = a 2
token-insectoids_crew_3 = a 3
token-insectoids_crew_4 = a 4
token-insectoids_crew_5 = a 5
token-insectoids_enforcer = the enforcer
token-insectoids_lookout = the lookout
crew-goblins = Goblins
crew-kobolds = Kobolds
crew-bugbears = Bugbears
crew-gnolls = Gnolls
crew-insectoids = Insectoids

## Items

item-shiv = Shiv
item-bone_club = Bone Club
item-brass_knuckles = Brass Knuckles
item-spiked_bracers = Spiked Bracers
item-patchwork_armor = Patchwork Armor
item-cell_door_shield = Cell-Door Shield
item-chain_flail = Chain Flail
item-garrote = Garrote
item-gilded_sabre = Gilded Sabre
item-executioner_axe = Executioner's Axe
item-glass_beads = Glass Beads
item-loaded_dice = Loaded Dice
item-coin_pouch = Coin Pouch
item-forged_signet = Forged Signet
item-jewelled_comb = Jewelled Comb
item-silver_flask = Silver Flask
item-golden_tooth = Golden Tooth
item-music_box = Music Box
item-lucky_skull = Lucky Skull
item-replica_crown = Replica Crown
item-gilded_idol = Gilded Idol
item-lockpicks = Lockpicks
item-stink_bomb = Stink Bomb
item-sleeping_draught = Sleeping Draught
item-hex_doll = Hex Doll
item-crystal_orb = Crystal Orb
item-fire_wand = Fire Wand
item-spell_scroll = Spell Scroll
item-elixir_of_might = Elixir of Might
item-enchanted_chain = Enchanted Chain
item-bottomless_sack = Bottomless Sack
item-alchemy_kit = Alchemy Kit
item-demon_heart = Demon Heart
item-warden_keys = Warden's Keys

## Goons

goon-skinner_1 = Skinner
goon-skinner_2 = Skinner
goon-skinner_3 = Skinner
goon-skinner_4 = Skinner
goon-bandit_1 = Bandit
goon-bandit_2 = Bandit
goon-bandit_3 = Bandit
goon-bandit_4 = Bandit
goon-dwarf_1 = Dwarf
goon-dwarf_2 = Dwarf
goon-dwarf_3 = Dwarf
goon-dwarf_4 = Dwarf
goon-dwarf_5 = Dwarf
goon-dwarf_6 = Dwarf
goon-dwarf_7 = Dwarf
goon-dwarf_8 = Dwarf
goon-ratfolk_1 = Ratfolk
goon-ratfolk_2 = Ratfolk
goon-ratfolk_3 = Ratfolk
goon-ratfolk_4 = Ratfolk
goon-ratfolk_5 = Ratfolk
goon-ratfolk_6 = Ratfolk
goon-cultist_1 = Cultist
goon-cultist_2 = Cultist
goon-cultist_3 = Cultist
goon-cultist_4 = Cultist
goon-demon_1 = Demon
goon-demon_2 = Demon
goon-demon_3 = Demon
goon-hobgoblin_1 = Hobgoblin
goon-hobgoblin_2 = Hobgoblin
goon-hobgoblin_3 = Hobgoblin
goon-hobgoblin_4 = Hobgoblin

## Tomes

tome-big_book_of_stealth = Big Book of Stealth
tome-big_book_of_stealth-text = Tokens you place face down in this turn do not count towards your limit.
tome-cutthroat_crafting = Cutthroat Crafting
tome-cutthroat_crafting-text = While you pay for an item, one symbol of its cost is paid with a cube of an opponent who has such a one.
tome-atlas_of_hideouts = Atlas of Hideouts
tome-atlas_of_hideouts-text = Look secretly at a face-down token of an opponent. Alone: turn a guard card up.
tome-brawlers_handbook = Brawler's Handbook
tome-brawlers_handbook-text = After the tokens are open: your strength is 2 higher in this check.
tome-book_of_back_doors = Book of Back Doors
tome-book_of_back_doors-text = Take one of your tokens on the board back to your holding cell. The location stays closed to you.
tome-treatise_on_alibis = Treatise on Alibis
tome-treatise_on_alibis-text = Return up to 2 of your suspicion cubes.
tome-art_of_slander = Art of Slander
tome-art_of_slander-text = Give one of your suspicion cubes to an opponent.
tome-ragpickers_almanac = Ragpicker's Almanac
tome-ragpickers_almanac-text = Gain 2 scrap.
tome-alchemists_notes = Alchemist's Notes
tome-alchemists_notes-text = Exchange up to 2 of your cubes, one for one, for any others.
tome-blacksmiths_secrets = Blacksmith's Secrets
tome-blacksmiths_secrets-text = While you pay for an item: ignore one symbol of its cost. At least one must still be paid.
tome-black_ledger = Black Ledger
tome-black_ledger-text = Pay any cube and gain 1 gold.
tome-way_of_muscle = Way of Muscle
tome-way_of_muscle-text = Gain 1 power.
tome-recruiters_manual = Recruiter's Manual
tome-recruiters_manual-text = While you recruit in the Chow Hall: it costs 2 cubes less.
tome-code_of_thieves = Code of Thieves
tome-code_of_thieves-text = Reserve an item of the display for nothing.

## Goals

goal-sup_shields = Wall of Shields
goal-sup_shields-text = Have the most shields, at least 3.
goal-sup_gems = Best Dressed
goal-sup_gems-text = Have the most gems, at least 3.
goal-sup_magic = Coven
goal-sup_magic-text = Have the most magic symbols, at least 3.
goal-sup_items = Arsenal
goal-sup_items-text = Have the most crafted items, at least 3.
goal-sup_goons = Biggest Gang
goal-sup_goons-text = Have the most goons, at least 3.
goal-sup_symbols = Many Faces
goal-sup_symbols-text = Have the most symbols of all kinds together, at least 5.
goal-adv_items = First Stash
goal-adv_items-text = Be the first with 3 crafted items.
goal-adv_goons = Headcount
goal-adv_goons-text = Be the first with 4 goons.
goal-adv_power = Heavyweight
goal-adv_power-text = Be the first with 5 power cubes.
goal-adv_attributes = Full Kit
goal-adv_attributes-text = Be the first with a shield, a gem and a magic symbol.
goal-adv_materials = Jack of All Trades
goal-adv_materials-text = Be the first whose crafted items show all four resources in their costs.
goal-adv_kin = Birds of a Feather
goal-adv_kin-text = Be the first with 3 goons of one type.
goal-end_items = Master Crafter
goal-end_items-text = Most crafted items: first and second place.
goal-end_goons = Warlord
goal-end_goons-text = Most goons: first and second place.
goal-end_tomes = Bookworm
goal-end_tomes-text = Most unplayed tomes: first and second place.
goal-end_sets = Harmony
goal-end_sets-text = Everyone: 3 stars for each set of shield, gem and magic.
goal-end_variety = Motley Crew
goal-end_variety-text = Everyone: 2 stars for each type of goon.
goal-end_gold = Gold Fever
goal-end_gold-text = Everyone: 2 stars for each crafted item with gold in its cost.

## Traits

trait-hoarders = Hoarders
trait-hoarders-text = 2 scrap, storage limit +1, 3 stars.
trait-moonshiners = Moonshiners
trait-moonshiners-text = Potions: 2, 3 stars.
trait-metalheads = Metalworkers
trait-metalheads-text = 1 iron, 1 scrap, 3 stars.
trait-gold_teeth = Gold Teeth
trait-gold_teeth-text = 1 gold, 3 stars.
trait-bruisers = Bruisers
trait-bruisers-text = Power +1, 4 stars.
trait-brutes = Brutes
trait-brutes-text = Power +2, suspicion: 1, 3 stars.
trait-bookworms = Readers
trait-bookworms-text = Tomes: 2, 2 stars.
trait-scholars = Scholars
trait-scholars-text = One tome of two, potions: 1, 2 stars.
trait-ringleaders = Ringleaders
trait-ringleaders-text = The top goon of the deck, 3 stars.
trait-headhunters = Headhunters
trait-headhunters-text = One goon of the top three, 2 stars.
trait-smugglers = Smugglers
trait-smugglers-text = One item of the top three, reserved in secret, 1 scrap, 2 stars.
trait-fences = Fences
trait-fences-text = 1 scrap, potions: 1, 4 stars.
trait-notorious = Notorious
trait-notorious-text = Suspicion: 1, 9 stars.
trait-respected = Respected
trait-respected-text = 7 stars.
trait-inconspicuous = Inconspicuous
trait-inconspicuous-text = Tomes: 1, 1 scrap, 3 stars.
trait-packrats = Packrats
trait-packrats-text = Storage limit +2, 4 stars.
trait-alchemists = Alchemists
trait-alchemists-text = Potions: 1, 1 iron, 2 stars.
trait-veterans = Veterans
trait-veterans-text = Power +1, tomes: 1, 2 stars.

## Guards

guard-guard_blue_1 = guard (blue, 1)
guard-guard_blue_2 = guard (blue, 2)
guard-guard_blue_3 = guard (blue, 3)
guard-guard_blue_4 = guard (blue, 4)
guard-guard_blue_5 = guard (blue, 5)
guard-guard_blue_power = guard (blue, fist)
guard-guard_blue_lookout = guard (blue, eye)
guard-guard_green_1 = guard (green, 1)
guard-guard_green_2 = guard (green, 2)
guard-guard_green_3 = guard (green, 3)
guard-guard_yellow_1 = guard (yellow, 1)
guard-guard_yellow_2 = guard (yellow, 2)
guard-guard_yellow_3 = guard (yellow, 3)
guard-guard_yellow_4 = guard (yellow, 4)
guard-guard_yellow_call = guard (yellow, 2 and backup)
guard-guard_red_2 = guard (red, 2)
guard-guard_red_3 = guard (red, 3)
guard-guard_red_4 = guard (red, 4)
guard-guard_red_5 = guard (red, 5)
guard-guard_red_call = guard (red, 3 and backup)
card-loc_exercise_yard = Exercise Yard
card-loc_sewers = Sewers
card-loc_infirmary = Infirmary
card-loc_smithy = Smithy
card-loc_commissary = Commissary
card-loc_chow_hall = Chow Hall
card-off_duty = Off Duty
location-exercise_yard = Exercise Yard
location-sewers = Sewers
location-infirmary = Infirmary
location-smithy = Smithy
location-commissary = Commissary
location-chow_hall = Chow Hall
location-cell_block = Cell Block
location-library = Library

## Words of the table

cube-scrap = scrap
cube-potion = potion
cube-iron = iron
cube-gold = gold
gain-scrap = scrap
gain-potion = potion
gain-iron = iron
gain-gold = gold
ignored-scrap = scrap
ignored-potion = potion
ignored-iron = iron
ignored-gold = gold
ignored-any = any resource
stolen-scrap = scrap
stolen-potion = potion
stolen-iron = iron
stolen-gold = gold
tokens-up = face up
tokens-down = face down
window-start = Before the check
window-compare = Before strengths are compared
window-patrol = Before Patrol
window-raid = Before the raid
way-exchange = the exchange
way-alchemists_notes = Alchemist’s Notes
way-black_ledger = Black Ledger
special-gain_scrap = gain a scrap
special-gain_potion = gain a potion
special-gain_iron = gain an iron
special-gain_gold = gain a gold
special-discard_suspicion = return a suspicion cube
special-give_suspicion = give a suspicion cube to an opponent
special-gain_power = gain a power cube
special-draw_tome = draw a tome
special-storage_plus_1 = storage limit +1
special-exchange_resource = you may exchange a cube for one of another kind
special-choose_tome = look at two tomes and keep one
type-skinner = Skinner
type-skinner-text = 4 stars at the end.
type-bandit = Bandit
type-bandit-text = 3 stars at the end. On the board he puts a cube down at each Patrol.
type-dwarf = Dwarf
type-dwarf-text = The more dwarves you have, the more stars: 1 for one, 3 for two, 7 for three, then 12, 18, 25, 30.
type-ratfolk = Ratfolk
type-ratfolk-text = The more ratfolk you have, the more stars: −3 for one, 1 for two, 6 for three, then 13, 25.
type-cultist = Cultist
type-cultist-text = A star for each crafted item.
type-demon = Demon
type-demon-text = 2 stars for each symbol of the attribute it shows.
type-hobgoblin = Hobgoblin
type-hobgoblin-text = A star for each power cube.
attribute-shield = shield
attribute-gem = gem
attribute-magic = magic

## The general board

place-item_deck = Item deck
place-goon_deck = Goon deck
place-goon_discard = Goons that left
place-tome_deck = Tome deck
place-tome_discard = Played tomes
place-goals = Goals
place-goal_box = Other goals
place-trait_deck = Trait deck
place-trait_box = Other traits
place-guard_deck = Guard deck
place-guards_away = Guards off the board
place-location_deck = Location deck
place-location_discard = Used location cards
place-room = Room
place-goon_space = Goon
place-slot = Item
place-cell = Holding cell
place-tomes = Tomes
place-choice = To choose from
place-traits = Traits to choose from
place-trait = Trait
place-items = Items
place-goons = Goons
place-reserved = Reserved
room-exercise_yard = Exercise Yard
room-sewers = Sewers
room-infirmary = Infirmary
room-smithy = Smithy
room-commissary = Commissary
room-chow_hall = Chow Hall
room-cell_block = Cell Block
room-library = Library
# A card that the reader cannot see is called by where it lies
face-down-room = { $seat_id ->
        [beyond] the guards’ card ({ $room })
       *[other] a token of { $seat } ({ $room })
    }
goon_space-sewers = Goon: Sewers
goon_space-infirmary = Goon: Infirmary
goon_space-smithy = Goon: Smithy
goon_space-commissary = Goon: Commissary
goon_space-chow_hall = Goon: Chow Hall
fact-round = Round
fact-step = Phase
fact-location = Being checked
fact-marker = First player
fact-current = Turn
fact-crews = Crews
fact-reputation = Reputation
fact-power = Power
fact-suspicion = Suspicion
fact-storage = Storage limit
fact-scrap = Scrap
fact-potion = Potions
fact-iron = Iron
fact-gold = Gold
fact-supply = Supply
fact-suspicion_at = Suspicion in the locations
fact-bandits_at = Cubes of bandits
fact-superiority = Superiority
fact-advance = Advance
fact-passed = Passed
fact-visited = Placed in
fact-down = Placed face down
fact-hiding = Big Book of Stealth
fact-brawl = Brawler’s Handbook
fact-peeked = Looked at
# Headings of a narrow table in a terminal
column-reputation = ★
column-power = Power
column-suspicion = Susp.
column-scrap = Scrap
column-potion = Potion
column-iron = Iron
column-gold = Gold
column-items = Items
column-goons = Goons
column-tomes = Tomes
column-cell = Cell
step-setup = set-up
step-roll_call = Roll Call
step-lights_out = Lights Out
step-patrol = Patrol
step-final_raid = final raid
step-end = the end

## Decisions

decision-choose_crew = Choose your crew
waiting-choose_crew = { $seat } chooses a crew
decision-trait = Choose your crew’s trait
waiting-trait = { $seat } chooses a trait
decision-keep_card = Keep one of these cards
waiting-keep_card = { $seat } looks at cards
decision-order_cards = Put the others under the deck, the first one lowest
waiting-order_cards = { $seat } puts cards under the deck
decision-turn = Roll Call: place tokens in a location, or pass
waiting-turn = { $seat } places tokens
decision-book = { $window }: play a tome?
waiting-book = { $seat } may play a tome
decision-reward_choice = { $location }, place { $place }: your reward
waiting-reward_choice = { $seat } takes a reward
decision-second_goon = Take the second goon
waiting-second_goon = { $seat } takes a second goon
decision-reserve_free = Reserve an item for nothing
waiting-reserve_free = { $seat } reserves an item
decision-keep_tome = Keep one of these tomes; the other goes under the deck
waiting-keep_tome = { $seat } looks at tomes
decision-blame = Whom do you give your suspicion cube?
waiting-blame = { $seat } gives a suspicion cube away
decision-trade = { $way_id ->
        [exchange] Exchange a cube for one of another kind?
        [black_ledger] Which cube do you pay for a gold?
       *[other] Which cubes do you exchange for which?
    }
waiting-trade = { $seat } exchanges cubes
decision-alibi = How many suspicion cubes do you return?
waiting-alibi = { $seat } returns suspicion cubes
decision-spy = Which card do you look at?
waiting-spy = { $seat } chooses what to look at
decision-back_door = Which token do you take back?
waiting-back_door = { $seat } takes a token back
decision-return_cubes = Storage: return { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }, your limit is { $limit }
waiting-return_cubes = { $seat } returns cubes
decision-reveal_guard = The guards’ turn: which of their cards do you turn up?
waiting-reveal_guard = { $seat } turns a guard card up

## Causes: why somebody is asked

cause-tome = { $tome }.

## Moves

move-be = Be { $crew }
move-choose_trait = Choose { $trait }
move-keep_card = Keep { $card }
move-put_under = Put under the deck: { $cards }
move-place = Place in { $location }: { $tokens }
move-pass = { $asked_id ->
        [book] Play no tome
       *[none] Pass
    }
move-play = Play { $tome }
move-take = Take the reward
move-choose = Take { $cube }
move-swap = Give { $cubes }, take { $gains }
move-keep_cubes = Exchange nothing
move-recruit = Recruit { $goon }{ $goons ->
        [1] { "" }
       *[other] { " " }and another one
    }{ $cubes_count ->
        [0] { " " }for nothing
       *[other] { " " }for { $cubes }
    }{ $tome_kind ->
        [text] { " " }with { $tome }
       *[none] { "" }
    }
move-take_goon = Take { $goon }
move-craft = Craft { $item }{ $cubes_kind ->
        [list] , any resource: { $cubes }
       *[none] { "" }
    }{ $ignored_kind ->
        [text] , without paying { $ignored }
       *[none] { "" }
    }{ $stolen_kind ->
        [text] , with { $stolen } of { $victim }
       *[none] { "" }
    }
move-reserve = Reserve { $item }{ $cubes_kind ->
        [list] { " " }for { $cubes }
       *[none] { "" }
    }
move-decline = Decline
move-keep = Keep { $tome }
move-blame = Blame { $victim }
move-clear = Return { $count }
move-look = Look at { $token }
move-take_back = Take back { $token }
move-give_back = Return { $cubes }
move-turn_up = Turn up { $guard }

word-be = be
word-choose_trait = trait
word-keep_card = card
word-put_under = under
word-place = place put
word-pass = pass p
word-play = play read
word-take = take t
word-choose = choose
word-swap = swap exchange
word-keep_cubes = stay
word-recruit = recruit hire
word-take_goon = goon
word-craft = craft make
word-reserve = reserve r
word-decline = decline
word-keep = keep
word-blame = blame
word-clear = clear
word-look = look
word-take_back = takeback
word-give_back = return
word-turn_up = turn

note-there = { $seat } there: { $strength } seen{ $hidden ->
        [0] { "" }
       *[other] , { $hidden } face down
    }
note-for_good = for the whole Roll Call
note-star_less = { $stars ->
        [one] a star less at the end
       *[other] { $stars } stars less at the end
    }
note-to_library = your tokens go to the Library
note-stays_home = your tokens go home without anything
note-stars = stars { $from } → { $to }
note-loot = and what bandits have left: { $cubes }
note-brings = { $cubes_count ->
        [0] { "" }
       *[other] { $cubes }
    }{ $power ->
        [0] { "" }
       *[other] power +{ $power }
    }{ $marker_id ->
        [true] { " " }and the first player marker
       *[other] { "" }
    }{ $tomes ->
        [0] { "" }
        [one] a tome
       *[other] { $tomes } tomes
    }{ $chosen ->
        [0] { "" }
       *[other] one tome of two
    }

## Events

event-crew = { $seat } { $seat_me ->
        [you] choose
       *[other] chooses
    } a crew: { $crew }.
event-set_up = The cells are full. First player: { $first }. Goals: { $goals }.
event-board = { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } side B of the board: { $crew }, { $stars } stars.
event-trait = { $seat } { $seat_me ->
        [you] choose
       *[other] chooses
    } a trait: { $trait }.
event-looked_at_cards = { $seat } { $seat_me ->
        [you] look
       *[other] looks
    } at { $count } cards.
event-looked_at_cards-seen = They are { $cards }.
event-kept_item = { $seat } { $seat_me ->
        [you] reserve
       *[other] reserves
    } one of them in secret.
event-kept_item-seen = It is { $item }.
event-put_under = { $seat } { $seat_me ->
        [you] put
       *[other] puts
    } { $count } cards under the deck.
event-round = Round { $round } of 6.
event-roll_call = Roll Call.
event-guards_stand = The guards take their posts, a card face down in every room but the Library. { $left } are left in their deck.
event-location_card = The guards are sent: { $card }.
event-backup = { $location }: backup for the guards!
event-placed = { $seat } { $seat_me ->
        [you] go
       *[other] goes
    } to { $location }: { $tokens_count ->
        [0] { "" }
       *[other] { $tokens }{ $down ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }
    }{ $down ->
        [0] { "" }
        [one] { $down } token face down
       *[other] { $down } tokens face down
    }.
event-passed = { $seat } { $seat_me ->
        [you] pass
       *[other] passes
    }{ $why_id ->
        [empty] : no tokens left
       *[other] { "" }
    }.
event-played = { $seat } { $seat_me ->
        [you] play
       *[other] plays
    } { $tome }.
event-looked = Atlas of Hideouts: { $seat } { $seat_me ->
        [you] look
       *[other] looks
    } at a token of { $victim } in { $location }.
event-looked-seen = It is { $token }.
event-took_back = Book of Back Doors: { $seat } { $seat_me ->
        [you] take
       *[other] takes
    } a token back from { $location }.
event-took_back-seen = It is { $token }.
event-lights_out = Lights Out.
event-opened = { $location }: { inner-seat } { $seat_me ->
        [you] turn
       *[other] { $seat_id ->
            [guards] turn
           *[other] turns
        }
    } up { $tokens }.
event-nobody_there = { $location }: nobody is there{ $suspicion ->
        [0] { "" }
       *[other] , suspicion stays
    }.
event-ranked = { $location }: { $ranks }.
event-suspected = { $location_kind ->
        [text] { $location }: { inner-seat }
       *[none] { $seat }
    } { $seat_me ->
        [you] take
       *[other] { $seat_id ->
            [guards] take
           *[other] takes
        }
    } suspicion: { $count }.
event-suspicion_stays = { $location }: suspicion stays, all have lookouts.
event-gained = { $seat } { $seat_me ->
        [you] gain
       *[other] { $seat_id ->
            [guards] gain
           *[other] gains
        }
    } { $cubes }.
event-stronger = { $seat } { $seat_me ->
        [you] gain
       *[other] { $seat_id ->
            [guards] gain
           *[other] gains
        }
    } power: { $count }.
event-marker = { $seat } { $seat_me ->
        [you] take
       *[other] { $seat_id ->
            [guards] take
           *[other] takes
        }
    } the first player marker.
event-swapped = { $seat } { $seat_me ->
        [you] give
       *[other] { $seat_id ->
            [guards] give
           *[other] gives
        }
    } { $cubes } and { $seat_me ->
        [you] take
       *[other] { $seat_id ->
            [guards] take
           *[other] takes
        }
    } { $gains }.
event-kept_cubes = { $seat } { $seat_me ->
        [you] exchange
       *[other] exchanges
    } nothing.
event-paid = { $seat } { $seat_me ->
        [you] pay
       *[other] { $seat_id ->
            [guards] pay
           *[other] pays
        }
    } { $cubes }.
event-robbed = Cutthroat Crafting: { $seat } { $seat_me ->
        [you] pay
       *[other] pays
    } with { $cube } of { $victim }.
event-crafted = { $seat } { $seat_me ->
        [you] craft
       *[other] { $seat_id ->
            [guards] craft
           *[other] crafts
        }
    } { $item }: { $stars } stars.
event-reserved = { $seat } { $seat_me ->
        [you] reserve
       *[other] { $seat_id ->
            [guards] reserve
           *[other] reserves
        }
    } { $item }{ $cubes_count ->
        [0] { " " }for nothing
       *[other] { " " }for { $cubes }
    }.
event-recruited = { $seat } { $seat_me ->
        [you] recruit
       *[other] { $seat_id ->
            [guards] recruit
           *[other] recruits
        }
    } { $goon }.
event-drew_tomes = { $seat } { $seat_me ->
        [you] draw
       *[other] draws
    } { $count ->
        [one] a tome
       *[other] { $count } tomes
    }.
event-drew_tomes-seen = In hand now: { $tomes }.
event-looked_at_tomes = { $seat } { $seat_me ->
        [you] look
       *[other] looks
    } at tomes: { $count }.
event-looked_at_tomes-seen = They are { $tomes }.
event-kept_tome = { $seat } { $seat_me ->
        [you] keep
       *[other] keeps
    } a tome.
event-kept_tome-seen = It is { $tome }.
event-loot = { $location }: { inner-seat } { $seat_me ->
        [you] take
       *[other] { $seat_id ->
            [guards] take
           *[other] takes
        }
    } what bandits have left: { $cubes }.
event-declined = { $location }: { $seat } { $seat_me ->
        [you] decline
       *[other] declines
    } the reward.
event-no_use = { $location }: { inner-seat } { $seat_me ->
        [you] have
       *[other] { $seat_id ->
            [guards] have
           *[other] has
        }
    } no use for the reward of place { $place }.
event-to_library = { $location }: { inner-seat } { $seat_me ->
        [you] move
       *[other] { $seat_id ->
            [guards] move
           *[other] moves
        }
    } to the Library.
event-more_storage = { $seat } { $seat_me ->
        [you] have
       *[other] has
    } a storage limit of { $limit } now.
event-cleared = { $seat } { $seat_me ->
        [you] return
       *[other] { $seat_id ->
            [guards] return
           *[other] returns
        }
    } suspicion: { $count }.
event-blamed = { $seat } { $seat_me ->
        [you] give
       *[other] { $seat_id ->
            [guards] give
           *[other] gives
        }
    } a suspicion cube to { $victim }.
event-stars = { $seat } { $seat_me ->
        [you] score
       *[other] { $seat_id ->
            [guards] score
           *[other] scores
        }
    } { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } instead of a tome.
event-superiority = { $goal }: { inner-seat } { $seat_me ->
        [you] take
       *[other] { $seat_id ->
            [guards] take
           *[other] takes
        }
    } the goal card{ $victim_kind ->
        [none] { "" }
       *[other] { " " }from { $victim }
    }.
event-advance = { $goal }: { inner-seat } { $seat_me ->
        [you] are
       *[other] { $seat_id ->
            [guards] are
           *[other] is
        }
    } first and { $seat_me ->
        [you] score
       *[other] { $seat_id ->
            [guards] score
           *[other] scores
        }
    } { $stars } stars.
event-patrol = Patrol.
event-returned = Storage: { $seat } { $seat_me ->
        [you] return
       *[other] returns
    } { $cubes }.
event-new_item = A new item: { $item }.
event-goon_left = { $goon } leaves the Chow Hall.
event-new_goon = { $location }: a new goon, { $goon }.
event-short = Suspicion cubes needed: { $need }, left: { $there }.
event-suspicion_laid = Suspicion is laid out, { $left } cubes are left.
event-bandit = { $location }: the bandit puts down { $cube }.
event-raid_begins = A raid!
event-raid = Raid. { $ranks_count ->
        [0] Nobody loses anything.
       *[other] Stars lost: { $ranks }.
    }
event-ended = The game is over. { $winners_count ->
        [0] The guards win.
       *[other] { $winners } won.
    }

## Score

score-seats = { $seat }: { $reputation } on the track, superiority { $superiority }, end goal { $goal }, goons { $goons }, cubes { $cubes }, tomes { $tomes }, marker { $marker }; { $total } in all, items: { $items }
score-guards = The guards: { $reputation } on the track, superiority { $superiority }, end goal { $goal }, goons { $goons }, cubes { $cubes }, tomes { $tomes }, marker { $marker }; { $total } in all, items: { $items }
score-escape = { $missing ->
        [0] Free! Stars ahead of the guards: { $margin }
        [one] One star from escape ({ $margin })
       *[other] { $missing } stars from escape ({ $margin })
    }
arena-ending-reputation = Items, goals and raids
arena-ending-superiority = Superiority
arena-ending-goal = The end goal
arena-ending-goons = Goons
arena-ending-cubes = Resources
arena-ending-tomes = Tomes
arena-ending-marker = The marker
arena-ending-guards = The guards

## Refusals

refuse-already-passed = You have passed, and a pass is for the whole Roll Call.
refuse-already-there = You have placed tokens there in this round. Choose another location.
refuse-blame-yourself = It must be an opponent.
refuse-cannot-pay = You cannot pay for it: every printed resource exactly, and any cube for each wild symbol.
refuse-crew-taken = This crew is taken.
refuse-goons-too-dear = That costs { $price } cubes, and you have { $money }.
refuse-location-closed = Nobody goes to the Library of their own will: losers get there.
refuse-no-effect = This tome would do nothing now.
refuse-no-such-crew = There is no such crew.
refuse-no-such-goon = There is no such goon on the board, or not enough of them.
refuse-no-such-guard = There is no such face-down guard card. Choose one on the board.
refuse-no-such-item = There is no such item on display or among your reserved ones.
refuse-no-such-location = There is no such location.
refuse-no-such-player = There is no such opponent.
refuse-no-such-token = You have no such token in your holding cell.
refuse-no-such-tome = You do not hold this tome.
refuse-not-offered = Choose one of the cards that are offered.
refuse-not-so-many-goons = Your place does not let you recruit so many goons.
refuse-not-so-much-suspicion = You can return { $most } at most.
refuse-not-your-cubes = You do not have these cubes.
refuse-not-your-token = Choose one of your own tokens on the board.
refuse-nothing-to-see = Choose an opponent’s card that lies face down and that you have not seen.
refuse-other-reward = { $location }: your place does not bring that.
refuse-place-something = Place one token at least, or pass.
refuse-return-so-many = Return exactly { $count }, not { $there }.
refuse-same-kind = The exchange asks for another kind.
refuse-supply-empty = The supply does not have that.
refuse-too-many-face-down = At most { $most } tokens face down in a round; { $left } left.
refuse-wrong-number-of-cubes = That is not the right number of cubes.
refuse-with-a-payment = This tome is played with the payment: choose a way to pay that names it.
refuse-wrong-time = This tome cannot be played now.

# ---- why a bot would make a move ----

advice-first_place = strength { $strength }: first place with a chance of { $percent }%
advice-places = first place is worth about { $won } ★, second about { $missed } ★
advice-covered = the lookout keeps you clear of the suspicion there, { $suspicion }
advice-suspect = the suspicion there ({ $suspicion }) will be yours with a chance of { $percent }%
advice-bluff = a weak token face down is as frightening as a strong one
advice-unseen = face down, so that nobody can see whether it is worth a fight
advice-worth = this is about { $stars } ★
advice-tome = now the tome brings about { $now } ★, in hand it is worth about { $kept } ★
advice-tome_kept = the tomes will do more another time
advice-tokens_home = the other tokens would bring no more than they cost
advice-declined = this is about { $stars } ★: the tokens go to the Library
advice-blamed = { $victim }: has { $suspicion } suspicion already, a raid will hit harder
advice-cubes_left = what is left is what items need
advice-guard_stake = about { $stars } ★ are at stake in this room, and you may still go there
advice-guard_elsewhere = you will not go to this room any more
