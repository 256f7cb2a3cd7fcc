"""Chapter 10: the sixteen characters of the base game."""

from __future__ import annotations

import pytest

from malina.games.bang.rules.query import distance

from .scenario import NOBODY, scenario

# ---- wounds ----


def test_bang_105_bart_cassidy_draws_nothing_when_he_is_eliminated() -> None:
    t = scenario(4, characters={1: "bart_cassidy"}, hands={0: "bang.2D", 1: "mustang"}, life={1: 1})
    t.do("0 play bang.2D target=1", "1 take_hit", "1 give_up")
    assert not t.table.in_play(1)
    assert t.hand(1) == []


def test_bang_105_bart_cassidy_saved_by_a_beer_draws() -> None:
    t = scenario(4, characters={1: "bart_cassidy"}, hands={0: "bang.2D", 1: "beer.6H"}, life={1: 1}, deck="missed.10C")
    t.do("0 play bang.2D target=1", "1 take_hit", "1 drink beer.6H")
    assert t.life[1] == 1
    assert t.hand(1) == ["missed.10C"]


def test_bart_cassidy_draws_for_every_life_a_dynamite_costs() -> None:
    t = scenario(4, characters={1: "bart_cassidy"}, front={1: "dynamite"}, deck="5S", turn=1, step="start")
    assert t.life[1] == 1
    assert len(t.hand(1)) == 3 + 2  # and phase 1


def test_bang_035_el_gringo_takes_a_card_of_the_shooter() -> None:
    t = scenario(4, characters={1: "el_gringo"}, hands={0: "bang.2D beer.6H"})
    t.do("0 play bang.2D target=1")
    assert t.hand(1) == ["beer.6H"]
    assert t.told(2, "stolen") == [{"event": "stolen", "seat": 1, "victim": 0, "why": "el_gringo"}]


def test_bang_035_el_gringo_gets_nothing_for_dynamite() -> None:
    t = scenario(
        4, characters={1: "el_gringo"}, hands={0: "beer"}, front={1: "dynamite"}, deck="2S", turn=1, step="start"
    )
    assert t.told(NOBODY, "exploded")
    assert t.hand(0) == ["beer.6H"]


def test_el_gringo_gets_nothing_from_his_own_duel() -> None:
    t = scenario(4, characters={0: "el_gringo"}, hands={0: "duel.QD", 1: "bang.2D beer.6H"})
    t.do("0 play duel.QD target=1", "1 discard bang.2D")
    assert t.life[0] == 3
    assert t.hand(1) == ["beer.6H"]


def test_el_gringo_takes_only_when_the_gatling_is_over() -> None:
    t = scenario(4, characters={1: "el_gringo"}, hands={0: "gatling.10H missed.10C", 2: "beer"})
    t.do("0 play gatling.10H")
    assert t.asked == (2, "dodge_shot")
    assert t.hand(1) == []
    t.do("2 take_hit")
    assert t.hand(1) == ["missed.10C"]


# ---- phase 1 ----


@pytest.mark.parametrize(("second", "cards"), [("indians.KD", 3), ("missed.10C", 2)])
def test_bang_034_black_jack_shows_the_second_card(second: str, cards: int) -> None:
    t = scenario(4, characters={0: "black_jack"}, deck=f"beer.6H {second} beer.7H", step="draw_phase")
    assert len(t.hand(0)) == cards
    assert t.told(1, "showed") == [{"event": "showed", "seat": 0, "why": "black_jack", "card": second}]
    assert t.sees(1, "hand", 0).count("?") == cards - 1


def test_black_jack_shows_nothing_if_he_draws_one_card() -> None:
    t = scenario(4, characters={0: "black_jack"}, deck="beer.6H beer.7H", step="draw_phase", event="thirst")
    assert t.hand(0) == ["beer.6H"]
    assert t.told(1, "showed") == []


def test_bang_029_jesse_jones_takes_the_first_card_from_a_hand() -> None:
    t = scenario(4, characters={0: "jesse_jones"}, hands={2: "missed.10C"}, deck="beer.6H", step="draw_phase")
    t.refuses("0 from_hand 1", "nothing-there")
    t.do("0 from_hand 2")
    assert t.hand(0) == ["beer.6H", "missed.10C"]
    assert t.hand(2) == []


def test_jesse_jones_is_not_asked_if_nobody_has_a_card() -> None:
    t = scenario(4, characters={0: "jesse_jones"}, deck="beer.6H beer.7H", step="draw_phase")
    assert t.asked == (0, "act")
    assert t.hand(0) == ["beer.6H", "beer.7H"]


def test_jesse_jones_leaves_suzy_empty_until_phase_1_is_over() -> None:
    t = scenario(
        4,
        characters={0: "jesse_jones", 1: "suzy_lafayette"},
        hands={1: "missed.10C"},
        deck="beer.6H beer.7H",
        step="draw_phase",
    )
    t.do("0 from_hand 1")
    assert t.hand(0) == ["beer.6H", "missed.10C"]
    assert t.hand(1) == ["beer.7H"]


def test_bang_039_kit_carlson_keeps_two_of_three() -> None:
    t = scenario(4, characters={0: "kit_carlson"}, deck="beer.6H beer.7H beer.8H", step="draw_phase")
    t.do("0 look", "0 keep_cards beer.6H,beer.8H")
    assert t.hand(0) == ["beer.6H", "beer.8H"]
    assert t.deck[0] == "beer.7H"
    assert t.sees(0, "deck")[-1] == "beer.7H"
    assert t.sees(1, "deck")[-1] == "?"


def test_bang_115_kit_carlson_draws_three_normally_with_train_arrival() -> None:
    t = scenario(
        4, characters={0: "kit_carlson"}, deck="beer.6H beer.7H beer.8H", step="draw_phase", event="train_arrival"
    )
    assert t.asked == (0, "act")
    assert t.hand(0) == ["beer.6H", "beer.7H", "beer.8H"]


def test_kit_carlson_with_thirst_keeps_one_and_the_others_lie_as_they_lay() -> None:
    t = scenario(4, characters={0: "kit_carlson"}, deck="beer.6H beer.7H beer.8H", step="draw_phase", event="thirst")
    t.do("0 look", "0 keep_cards beer.7H")
    assert t.deck[:2] == ["beer.6H", "beer.8H"]


def test_bang_031_pedro_ramirez_takes_the_top_of_the_pile() -> None:
    t = scenario(4, characters={0: "pedro_ramirez"}, discard="bang.2D bang.3D", deck="beer.6H", step="draw_phase")
    t.do("0 from_pile")
    assert t.hand(0) == ["bang.3D", "beer.6H"]
    assert t.sees(1, "hand", 0).count("bang.3D") == 1
    assert t.sees(NOBODY, "hand", 0).count("bang.3D") == 0


def test_pedro_ramirez_draws_from_the_deck_if_the_pile_is_empty() -> None:
    t = scenario(4, characters={0: "pedro_ramirez"}, deck="beer.6H beer.7H", step="draw_phase")
    assert t.asked == (0, "act")
    assert t.hand(0) == ["beer.6H", "beer.7H"]


# ---- draw! ----


def test_bang_033_lucky_duke_chooses_the_better_card() -> None:
    t = scenario(
        4, characters={1: "lucky_duke"}, hands={0: "bang.2D"}, front={1: "barrel.QS"}, deck="stagecoach.9S jail.4H"
    )
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS", "1 keep jail.4H")
    assert t.life[1] == 4
    assert t.discard == ["bang.2D", "stagecoach.9S", "jail.4H"]


def test_lucky_duke_is_lucky_in_jail_too() -> None:
    t = scenario(4, characters={1: "lucky_duke"}, front={1: "jail.JS"}, deck="9S 4H", turn=1, step="start")
    t.do("1 keep jail.4H")
    assert t.asked == (1, "act")


def test_bang_036_jourdonnais_with_a_barrel_has_two_tries() -> None:
    t = scenario(
        4, characters={1: "jourdonnais"}, hands={0: "bang.2D"}, front={1: "barrel.QS"}, deck="stagecoach.9S jail.4H"
    )
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS")
    t.refuses("1 barrel barrel.QS", "barrel-tried")
    t.do("1 barrel jourdonnais")
    assert t.life[1] == 4


def test_jourdonnais_keeps_his_barrel_when_belle_star_shoots() -> None:
    t = scenario(
        4,
        characters={0: "belle_star", 1: "jourdonnais"},
        hands={0: "bang.2D"},
        front={1: "barrel.QS"},
        deck="jail.4H",
    )
    t.do("0 play bang.2D target=1")
    t.refuses("1 barrel barrel.QS", "no-barrel")
    t.do("1 barrel jourdonnais")
    assert t.life[1] == 4


# ---- distances and shots ----


def test_bang_118_paul_regret_and_rose_doolan_see_each_other_at_two() -> None:
    t = scenario(6, characters={0: "rose_doolan", 2: "paul_regret"})
    assert distance(t.table, 0, 2) == 2
    assert distance(t.table, 2, 0) == 2


def test_bang_118_rose_doolan_sees_paul_regret_behind_hideout_and_mustang() -> None:
    t = scenario(6, characters={0: "rose_doolan", 2: "paul_regret"}, front={2: "hideout mustang"})
    assert distance(t.table, 0, 2) == 4


def test_paul_regret_and_rose_doolan_are_like_others_with_a_hangover() -> None:
    t = scenario(6, characters={0: "rose_doolan", 2: "paul_regret"}, event="hangover")
    assert distance(t.table, 0, 2) == 2
    assert distance(t.table, 0, 1) == 1
    assert distance(t.table, 1, 2) == 1


def test_bang_037_slab_the_killer_needs_two_missed() -> None:
    t = scenario(4, characters={0: "slab_the_killer"}, hands={0: "bang.2D", 1: "missed.10C missed.JC"})
    t.do("0 play bang.2D target=1", "1 miss missed.10C", "1 miss missed.JC")
    assert t.life[1] == 4


def test_bang_037_slab_the_killer_against_a_barrel() -> None:
    t = scenario(
        4,
        characters={0: "slab_the_killer"},
        hands={0: "bang.2D", 1: "missed.10C"},
        front={1: "barrel.QS"},
        deck="jail.4H",
    )
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS")
    assert t.asked == (1, "dodge_shot")
    t.do("1 miss missed.10C")
    assert t.life[1] == 4


def test_bang_037_one_barrel_alone_does_not_stop_slab_the_killer() -> None:
    t = scenario(4, characters={0: "slab_the_killer"}, hands={0: "bang.2D"}, front={1: "barrel.QS"}, deck="jail.4H")
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS")
    assert t.life[1] == 3


def test_bang_037_the_gatling_of_slab_the_killer_is_like_any_other() -> None:
    t = scenario(4, characters={0: "slab_the_killer"}, hands={0: "gatling.10H", 1: "missed.10C"})
    t.do("0 play gatling.10H", "1 miss missed.10C")
    assert t.life[1] == 4


def test_bang_120_willy_the_kid_fires_three_times_with_the_colt() -> None:
    t = scenario(4, characters={0: "willy_the_kid"}, hands={0: "bang.2D bang.3D bang.4D"})
    t.do("0 play bang.2D target=1", "0 play bang.3D target=1", "0 play bang.4D target=3")
    assert t.life == [5, 2, 4, 3]


def test_willy_the_kid_with_a_hangover_fires_once() -> None:
    t = scenario(4, characters={0: "willy_the_kid"}, hands={0: "bang.2D bang.3D"}, event="hangover")
    t.do("0 play bang.2D target=1")
    t.refuses("0 play bang.3D target=1", "bang-limit")


def test_bang_119_calamity_janet_shoots_with_a_missed() -> None:
    t = scenario(4, characters={0: "calamity_janet"}, hands={0: "missed.10C bang.2D dodge.7D"})
    t.refuses("0 play dodge.7D like=bang target=1", "no-such-use")
    t.do("0 play missed.10C like=bang target=1")
    assert t.life[1] == 3
    t.refuses("0 play bang.2D target=1", "bang-limit")


def test_bang_119_calamity_janet_answers_with_a_bang() -> None:
    t = scenario(4, characters={1: "calamity_janet"}, hands={0: "bang.2D", 1: "bang.3D"})
    t.do("0 play bang.2D target=1", "1 miss bang.3D")
    assert t.life[1] == 4


def test_calamity_janet_discards_a_missed_in_a_duel_and_against_indians() -> None:
    t = scenario(4, characters={1: "calamity_janet"}, hands={0: "duel.QD indians.KD", 1: "missed.10C missed.JC"})
    t.do("0 play duel.QD target=1", "1 discard missed.10C", "0 give_in", "0 play indians.KD", "1 discard missed.JC")
    assert t.life == [4, 4, 3, 3]


# ---- cards and life ----


def test_bang_030_sid_ketchum_heals_in_the_turn_of_somebody_else() -> None:
    t = scenario(4, characters={1: "sid_ketchum"}, hands={1: "bang.2D bang.3D beer.6H"}, life={1: 2})
    t.do("1 discard_two bang.2D,bang.3D")
    assert t.life[1] == 3
    assert t.asked == (0, "act")


def test_bang_030_sid_ketchum_is_refused_at_full_life() -> None:
    t = scenario(4, characters={0: "sid_ketchum", 1: "el_gringo"}, hands={0: "bang.2D bang.3D beer.6H"})
    t.refuses("0 ability sid_ketchum cards=bang.2D,bang.3D", "full-life")
    assert t.table.decisions(1) == []


def test_sid_ketchum_saves_himself_while_dying() -> None:
    t = scenario(4, characters={1: "sid_ketchum"}, hands={0: "bang.2D", 1: "bang.3D bang.4D"}, life={1: 1}, out=(2,))
    t.do("0 play bang.2D target=1", "1 take_hit", "1 discard_two bang.3D,bang.4D")
    assert t.life[1] == 1
    assert t.table.in_play(1)


def test_sid_ketchum_does_not_hurry_what_others_gain() -> None:
    t = scenario(
        5,
        characters={1: "molly_stark", 2: "sid_ketchum"},
        hands={0: "duel.QD bang.2D", 1: "bang.3D", 2: "beer bang"},
        life={2: 1},
    )
    t.do("0 play duel.QD target=1", "1 discard bang.3D", "2 discard_two bang.AS,beer.6H")
    assert t.hand(1) == []  # the Duel is not over
    t.do("0 give_in")
    assert len(t.hand(1)) == 1


def test_sid_ketchum_may_be_rid_of_too_many_cards_before_he_discards_them() -> None:
    t = scenario(4, characters={0: "sid_ketchum"}, hands={0: "bang.2D bang.3D bang.4D bang.5D"}, life={0: 3})
    t.do("0 end")
    assert t.asked == (0, "throw_away")
    t.do("0 discard_two bang.2D,bang.3D", "0 throw_away cards=")
    assert t.hand(0) == ["bang.4D", "bang.5D"]
    assert t.asked == (1, "act")


def test_bang_038_suzy_lafayette_draws_for_her_last_card_every_time() -> None:
    t = scenario(4, characters={0: "suzy_lafayette"}, hands={0: "beer.6H"}, deck="beer.7H mustang.8H")
    t.do("0 play beer.6H")
    assert t.hand(0) == ["beer.7H"]
    t.do("0 play beer.7H")
    assert t.hand(0) == ["mustang.8H"]


def test_suzy_lafayette_draws_after_the_duel_only() -> None:
    t = scenario(4, characters={1: "suzy_lafayette"}, hands={0: "duel.QD bang.2D", 1: "bang.3D"}, deck="bang.4D")
    t.do("0 play duel.QD target=1", "1 discard bang.3D", "0 discard bang.2D")
    assert t.life[1] == 3
    assert t.hand(1) == ["bang.4D"]


def test_bang_028_vulture_sam_takes_everything() -> None:
    t = scenario(
        4,
        characters={3: "vulture_sam"},
        hands={0: "bang.2D", 1: "beer.6H missed.10C"},
        front={1: "barrel.QS"},
        life={1: 1},
        deck="9S",
    )
    t.do("0 play bang.2D target=1", "1 take_hit", "1 give_up")
    assert t.hand(3) == ["barrel.QS", "beer.6H", "missed.10C"]
    assert t.told(0, "looted")[0].get("cards") is None
    assert t.sees(0, "hand", 3).count("?") == 2


def test_bang_112_vulture_sam_as_sheriff_loses_what_he_took_from_a_deputy() -> None:
    t = scenario(
        "sheriff deputy outlaw outlaw renegade",
        characters={0: "vulture_sam"},
        hands={0: "bang.2D bang.3D", 1: "mustang.8H"},
        life={1: 1},
    )
    t.do("0 play bang.2D target=1", "1 take_hit", "1 give_up")
    assert t.hand(0) == []
    assert "mustang.8H" in t.discard


def test_vulture_sam_who_dies_in_the_same_effect_gets_nothing() -> None:
    t = scenario(5, characters={2: "vulture_sam"}, hands={0: "gatling.10H", 1: "mustang.8H"}, life={1: 1, 2: 1})
    t.do("0 play gatling.10H", "1 take_hit", "1 give_up")
    assert t.hand(2) == []
    assert "mustang.8H" in t.discard
