"""Chapter 7: the cards of Dodge City, their normal use and what they meet."""

from __future__ import annotations

import pytest

from malina.games.bang.rules.query import distance

from .scenario import NOBODY, scenario

# ---- blue ----


def test_binocular_and_scope_add_up() -> None:
    t = scenario(7, front={0: "binocular scope"})
    assert distance(t.table, 0, 3) == 1


def test_binocular_does_not_change_how_the_owner_is_seen() -> None:
    t = scenario(7, hands={0: "binocular.10D"})
    t.do("0 play binocular.10D")
    assert distance(t.table, 0, 2) == 1
    assert distance(t.table, 2, 0) == 2


def test_hideout_and_mustang_add_up() -> None:
    t = scenario(7, front={1: "hideout mustang"})
    assert distance(t.table, 0, 1) == 3
    assert distance(t.table, 1, 0) == 1


def test_hideout_keeps_a_panic_away() -> None:
    t = scenario(7, hands={0: "panic.JH", 1: "beer"}, front={1: "hideout"})
    t.refuses("0 play panic.JH target=1 what=hand", "too-far")


# ---- brown ----


def test_punch_hits_at_distance_one_and_is_no_bang_card() -> None:
    t = scenario(6, hands={0: "punch.10S bang.2D"}, front={0: "winchester"})
    t.refuses("0 play punch.10S target=2", "too-far")
    t.do("0 play punch.10S target=1", "0 play bang.2D target=1")
    assert t.life[1] == 2


def test_punch_of_slab_needs_one_missed_only() -> None:
    t = scenario(4, characters={0: "slab_the_killer"}, hands={0: "punch.10S", 1: "missed.10C"})
    t.do("0 play punch.10S target=1", "1 miss missed.10C")
    assert t.life[1] == 4


def test_dodge_draws_a_card() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "dodge.7D"}, deck="beer.6H")
    t.do("0 play bang.2D target=1", "1 miss dodge.7D")
    assert t.life[1] == 4
    assert t.hand(1) == ["beer.6H"]


def test_dodge_draws_what_helps_against_the_same_shot() -> None:
    t = scenario(4, characters={0: "slab_the_killer"}, hands={0: "bang.2D", 1: "dodge.7D"}, deck="missed.10C")
    t.do("0 play bang.2D target=1", "1 miss dodge.7D", "1 miss missed.10C")
    assert t.life[1] == 4


def test_bang_069_springfield_without_a_second_card_is_refused() -> None:
    t = scenario(4, hands={0: "springfield.KS"})
    t.refuses("0 play springfield.KS target=2 cost=springfield.KS", "no-second-card")


def test_bang_069_springfield_shoots_at_any_distance() -> None:
    t = scenario(7, hands={0: "springfield.KS beer.6H"}, front={3: "mustang hideout"})
    t.refuses("0 play springfield.KS target=3", "no-second-card")
    t.do("0 play springfield.KS target=3 cost=beer.6H")
    assert t.life[3] == 3
    assert t.discard == ["springfield.KS", "beer.6H"]


def test_springfield_of_spades_hurts_apache_kid_whatever_is_paid() -> None:
    t = scenario(4, characters={2: "apache_kid"}, hands={0: "springfield.KS bang.2D"})
    t.do("0 play springfield.KS target=2 cost=bang.2D")
    assert t.life[2] == 2


def test_tequila_heals_anybody() -> None:
    t = scenario(4, hands={0: "tequila.9C bang.2D"}, life={2: 1})
    t.do("0 play tequila.9C target=2 cost=bang.2D")
    assert t.life[2] == 2
    assert t.discard == ["tequila.9C", "bang.2D"]


def test_tequila_is_not_doubled_by_tequila_joe_and_may_be_for_oneself() -> None:
    t = scenario(4, characters={0: "tequila_joe"}, hands={0: "tequila.9C bang.2D"}, life={0: 1})
    t.do("0 play tequila.9C target=0 cost=bang.2D")
    assert t.life[0] == 2


def test_whisky_heals_two() -> None:
    t = scenario(4, hands={0: "whisky.QH bang.2D"}, life={0: 1})
    t.do("0 play whisky.QH cost=bang.2D")
    assert t.life[0] == 3


def test_whisky_heals_when_two_are_left_but_not_above_the_maximum() -> None:
    t = scenario(4, hands={0: "whisky.QH bang.2D"}, life={0: 4}, out=(1, 2))
    t.do("0 play whisky.QH cost=bang.2D")
    assert t.life[0] == 5


def test_rag_time_takes_a_card_at_any_distance() -> None:
    t = scenario(7, hands={0: "rag_time.9H bang.2D", 3: "beer.6H"})
    t.do("0 play rag_time.9H target=3 what=hand cost=bang.2D")
    assert t.hand(0) == ["beer.6H"]
    assert t.told(1, "stolen") == [{"event": "stolen", "seat": 0, "victim": 3, "why": "rag_time"}]


def test_rag_time_takes_back_an_own_card_but_no_hand_card() -> None:
    t = scenario(4, hands={0: "rag_time.9H bang.2D beer.6H"}, front={0: "volcanic.10S"})
    t.refuses("0 play rag_time.9H target=0 what=hand cost=bang.2D", "not-among-these")
    t.do("0 play rag_time.9H target=0 what=volcanic.10S cost=bang.2D")
    assert t.hand(0) == ["beer.6H", "volcanic.10S"]


def test_brawl_costs_everybody_else_a_card() -> None:
    t = scenario(
        5,
        hands={0: "brawl.JS beer.6H", 1: "bang.2D", 3: "bang.3D"},
        front={2: "mustang.8H barrel.QS", 3: "jail.JS scope.AS"},
    )
    t.do("0 play brawl.JS cost=beer.6H")
    # the first has only a hand card, the last has nothing: nobody has to choose
    assert t.hand(1) == []
    t.refuses("0 make_discard hand", "not-among-these")
    t.do("0 make_discard barrel.QS", "0 make_discard hand")
    assert t.front(2) == ["mustang.8H"]
    assert t.hand(3) == []
    assert t.discard == ["brawl.JS", "beer.6H", "bang.2D", "barrel.QS", "bang.3D"]
    assert t.asked == (0, "act")


def test_brawl_without_a_second_card_is_refused() -> None:
    t = scenario(4, hands={0: "brawl.JS", 1: "beer"}, front={0: "mustang.8H"})
    t.refuses("0 play brawl.JS cost=mustang.8H", "no-second-card")


# ---- green: laying and waiting ----

AIMED = ["can_can", "conestoga", "derringer", "knife", "pepperbox", "buffalo_rifle"]
GREEN = [*AIMED, "bible", "iron_plate", "sombrero", "ten_gallon_hat", "canteen", "howitzer", "pony_express"]


@pytest.mark.parametrize("name", GREEN)
def test_a_green_card_is_laid_without_a_target_and_waits(name: str) -> None:
    t = scenario(4, hands={0: name, 1: "beer"}, life={0: 2})
    [card] = t.hand(0)
    t.do(f"0 play {card}")
    assert t.front(0) == [card]
    assert t.life == [2, 4, 4, 4]
    t.refuses(f"0 use {card}", "not-ready")


@pytest.mark.parametrize("option", ["owner_next_turn", "end_of_turn"])
def test_bang_056_sombrero_is_ready_from_the_owners_next_turn_on(option: str) -> None:
    t = scenario(4, hands={0: "sombrero.7C", 1: "bang.2D"}, options={"green_ready": option})
    t.do("0 play sombrero.7C", "0 end", "1 play bang.2D target=0")
    if option == "end_of_turn":
        t.do("0 miss sombrero.7C")
        assert t.life[0] == 5
    else:  # nothing he could answer with
        assert t.life[0] == 4
        assert t.asked == (1, "act")


def test_bang_056_sombrero_helps_in_turns_of_others_once_it_is_ready() -> None:
    t = scenario(4, hands={1: "bang.2D bang.3D"}, front={0: "sombrero.7C"}, ready="sombrero", turn=1)
    t.do("1 play bang.2D target=0", "0 miss sombrero.7C")
    assert t.life[0] == 5
    assert t.front(0) == []


def test_sombrero_in_hand_is_no_answer() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "sombrero.7C"})
    t.do("0 play bang.2D target=1")
    t.refuses("1 miss sombrero.7C", "green-in-hand")


def test_a_green_card_is_ready_even_if_the_turn_is_lost_in_jail() -> None:
    t = scenario(4, hands={2: "bang.2D"}, front={1: "sombrero.7C jail"}, deck="5S", turn=1, step="start")
    assert t.asked == (2, "act")
    t.do("2 play bang.2D target=1", "1 miss sombrero.7C")
    assert t.life[1] == 4


def test_bang_057_bible_that_was_taken_has_to_wait_again() -> None:
    t = scenario(4, hands={0: "panic.JH"}, front={1: "bible.10H"}, ready="bible")
    t.do("0 play panic.JH target=1 what=bible.10H", "0 play bible.10H")
    assert t.table.ready == ()
    t.do("0 end")
    assert t.front(0) == ["bible.10H"]


def test_bible_misses_and_draws() -> None:
    t = scenario(4, hands={0: "bang.2D"}, front={1: "bible.10H"}, ready="bible", deck="beer.6H")
    t.do("0 play bang.2D target=1", "1 miss bible.10H")
    assert t.life[1] == 4
    assert t.hand(1) == ["beer.6H"]


def test_bible_in_hand_is_a_mere_missed_for_elena() -> None:
    t = scenario(4, characters={1: "elena_fuente"}, hands={0: "bang.2D", 1: "bible.10H"})
    t.do("0 play bang.2D target=1", "1 miss bible.10H")
    assert t.life[1] == 3
    assert t.hand(1) == []


def test_bang_058_iron_plate_beside_a_sombrero_and_a_second_iron_plate_instead_of_the_first() -> None:
    t = scenario(4, hands={0: "sombrero.7C iron_plate.AD iron_plate.QS"})
    t.do("0 play sombrero.7C", "0 play iron_plate.AD", "0 play iron_plate.QS")
    assert t.front(0) == ["iron_plate.QS", "sombrero.7C"]
    assert t.discard == ["iron_plate.AD"]


def test_iron_plate_and_ten_gallon_hat_together_against_slab() -> None:
    t = scenario(
        4,
        characters={0: "slab_the_killer"},
        hands={0: "bang.2D"},
        front={1: "iron_plate.AD ten_gallon_hat.JD"},
        ready="iron_plate ten_gallon_hat",
    )
    t.do("0 play bang.2D target=1", "1 miss iron_plate.AD", "1 miss ten_gallon_hat.JD")
    assert t.life[1] == 4
    assert t.front(1) == []


def test_ten_gallon_hat_does_not_help_in_the_turn_of_belle_star() -> None:
    t = scenario(
        4,
        characters={0: "belle_star"},
        hands={0: "bang.2D", 1: "beer"},
        front={1: "ten_gallon_hat.JD"},
        ready="ten_gallon_hat",
    )
    t.do("0 play bang.2D target=1")
    t.refuses("1 miss ten_gallon_hat.JD", "switched-off")


def test_ten_gallon_hat_is_no_action() -> None:
    t = scenario(4, front={0: "ten_gallon_hat.JD"}, ready="ten_gallon_hat")
    t.refuses("0 use ten_gallon_hat.JD", "missed-only-answers")


# ---- green: in one's own turn ----


def test_canteen_heals() -> None:
    t = scenario(4, front={0: "canteen.7H"}, ready="canteen", life={0: 2})
    t.do("0 use canteen.7H")
    assert t.life[0] == 3
    assert t.discard == ["canteen.7H"]


def test_canteen_is_not_doubled_by_tequila_joe() -> None:
    t = scenario(4, characters={0: "tequila_joe"}, front={0: "canteen.7H"}, ready="canteen", life={0: 1})
    t.do("0 use canteen.7H")
    assert t.life[0] == 2


def test_can_can_discards_a_card_of_anybody() -> None:
    t = scenario(7, hands={3: "beer.6H"}, front={0: "can_can.JC", 3: "mustang.8H"}, ready="can_can")
    t.do("0 use can_can.JC target=3 what=mustang.8H")
    assert t.front(3) == []
    assert t.discard == ["can_can.JC", "mustang.8H"]


def test_can_can_does_not_hit_itself() -> None:
    t = scenario(4, front={0: "can_can.JC jail.JS"}, ready="can_can")
    t.refuses("0 use can_can.JC target=0 what=can_can.JC", "not-among-these")
    t.do("0 use can_can.JC target=0 what=jail.JS")
    assert t.front(0) == []


def test_conestoga_takes_a_card_of_anybody() -> None:
    t = scenario(7, hands={3: "beer.6H"}, front={0: "conestoga.9D"}, ready="conestoga")
    t.do("0 use conestoga.9D target=3 what=hand")
    assert t.hand(0) == ["beer.6H"]


def test_conestoga_of_diamonds_does_nothing_to_apache_kid() -> None:
    t = scenario(4, characters={1: "apache_kid"}, hands={1: "beer.6H"}, front={0: "conestoga.9D"}, ready="conestoga")
    t.do("0 use conestoga.9D target=1 what=hand")
    assert t.hand(1) == ["beer.6H"]
    assert t.discard == ["conestoga.9D"]


def test_derringer_draws_before_the_target_answers() -> None:
    t = scenario(4, hands={1: "missed.10C"}, front={0: "derringer.7S"}, ready="derringer", deck="beer.6H")
    t.do("0 use derringer.7S target=1")
    assert t.asked == (1, "dodge_shot")
    assert t.hand(0) == ["beer.6H"]
    t.do("1 miss missed.10C")
    assert t.life[1] == 4


def test_derringer_reaches_distance_one_whatever_the_weapon() -> None:
    t = scenario(6, front={0: "derringer.7S winchester"}, ready="derringer")
    t.refuses("0 use derringer.7S target=2", "too-far")


def test_knife_hits_at_distance_one() -> None:
    t = scenario(6, hands={0: "bang.2D"}, front={0: "knife.8H winchester"}, ready="knife")
    t.refuses("0 use knife.8H target=2", "too-far")
    t.do("0 use knife.8H target=1", "0 play bang.2D target=1")
    assert t.life[1] == 2


def test_knife_is_no_card_played_from_hand() -> None:
    t = scenario(4, front={0: "knife.8H"}, ready="knife")
    t.do("0 use knife.8H target=1")
    assert t.table.played == 0


def test_pepperbox_reaches_as_far_as_the_weapon() -> None:
    t = scenario(6, front={0: "pepperbox.AH schofield"}, ready="pepperbox")
    t.refuses("0 use pepperbox.AH target=3", "too-far")
    t.do("0 use pepperbox.AH target=2")
    assert t.life[2] == 3


def test_pepperbox_reaches_one_with_the_colt() -> None:
    t = scenario(6, front={0: "pepperbox.AH", 1: "mustang"}, ready="pepperbox")
    t.refuses("0 use pepperbox.AH target=1", "too-far")


def test_buffalo_rifle_hits_at_any_distance() -> None:
    t = scenario(7, front={0: "buffalo_rifle.QC", 3: "mustang hideout"}, ready="buffalo_rifle")
    t.refuses("0 use buffalo_rifle.QC target=0", "not-yourself")
    t.do("0 use buffalo_rifle.QC target=3")
    assert t.life[3] == 3


def test_buffalo_rifle_brings_the_reward() -> None:
    t = scenario(4, front={0: "buffalo_rifle.QC"}, ready="buffalo_rifle", life={2: 1}, deck="beer.6H beer.7H beer.8H")
    t.do("0 use buffalo_rifle.QC target=2")
    assert t.hand(0) == ["beer.6H", "beer.7H", "beer.8H"]


def test_howitzer_shoots_at_everybody_else() -> None:
    t = scenario(4, hands={2: "missed.10C"}, front={0: "howitzer.9S"}, ready="howitzer")
    t.do("0 use howitzer.9S", "2 miss missed.10C")
    assert t.life == [5, 3, 4, 3]


def test_howitzer_loot_comes_when_it_is_finished() -> None:
    t = scenario(
        4,
        characters={2: "vulture_sam"},
        hands={1: "missed.10C"},
        front={0: "howitzer.9S"},
        ready="howitzer",
        life={1: 1, 2: 4},
    )
    t.do("0 use howitzer.9S", "1 take_hit", "1 give_up")
    assert t.life[2] == 3  # Sam could not use the Missed! he was about to get
    assert t.hand(2) == ["missed.10C"]


def test_pony_express_draws_three() -> None:
    t = scenario(4, front={0: "pony_express.QD"}, ready="pony_express", deck="beer.6H beer.7H beer.8H")
    t.do("0 use pony_express.QD")
    assert t.hand(0) == ["beer.6H", "beer.7H", "beer.8H"]


def test_pony_express_turns_up_no_event() -> None:
    t = scenario(4, front={0: "pony_express.QD"}, ready="pony_express", options={"wild_west_show_deck": True})
    t.do("0 use pony_express.QD")
    assert t.table.show == ""


SHOTS = ["punch", "knife", "springfield", "buffalo_rifle", "howitzer", "pepperbox", "derringer"]


@pytest.mark.parametrize("name", SHOTS)
def test_bang_108_a_barrel_works_against_every_shot(name: str) -> None:
    brown = name in ("punch", "springfield")
    t = scenario(
        4,
        hands={0: f"{name} beer.6H"} if brown else {},
        front={1: "barrel.QS"} | ({} if brown else {0: name}),
        ready="" if brown else name,
        deck="beer.7H 4H" if name == "derringer" else "4H",
    )
    card = next(card for card in (*t.hand(0), *t.front(0)) if card.startswith(name))
    target = "" if name == "howitzer" else " target=1"
    cost = " cost=beer.6H" if name == "springfield" else ""
    t.do(f"0 {'play' if brown else 'use'} {card}{target}{cost}", "1 barrel barrel.QS")
    assert t.life[1] == 4
    assert t.told(NOBODY, "shot_missed")[0]["why"] == name
