"""The nastiest interaction of cards whose normal use is tested in test_jobs.py and test_traits.py."""

from __future__ import annotations

import pytest

from malina.games.scoundrels.rules.query import points_of

from .scenario import LONG, Scenario, scenario

DEPOT = "light_coil breeze_box wireless_switch power_brick picture_box"
ESTATE = "counting_slate whisper_beads instant_photographer miracle_medicine handheld_gadget"
LABORATORY = "buzzing_brush everlasting_ribbon mechanical_bird robotic_arm thinking_mirror"
ALL_MARKS = (
    "0:2@light_coil 0:3@breeze_box 0:4@wireless_switch 0:5@power_brick 0:4@picture_box 0:6@counting_slate "
    "0:7@whisper_beads"
)


def use(sheet: str, *moves: str, **given: object) -> Scenario:
    t = scenario(**{"sheets": {0: sheet}, **given})  # type: ignore[arg-type]
    return t.do("0 play A slot=6", "0 use tired", *moves)


def usable(sheet: str, slot: str = "6", **given: object) -> list[str]:
    return scenario(**{"sheets": {0: sheet}, **given}).do(f"0 play A slot={slot}").can(0, "use")  # type: ignore[arg-type]


def test_printer_prints_what_cannot_be() -> None:
    t = use(
        "top_mid=tired.printer top_right=deceitful.banker",
        "0 remark light_coil old=3 number=7",
        marks="0:3@light_coil",
    )
    assert t.can(0, "use") == ["deceitful"]
    assert t.sees(0, "light_coil")


@pytest.mark.parametrize(("money", "found"), [(2, ["hungry"]), (3, [])])
def test_drifter_with_bonus_money_is_not_poor(money: int, found: list[str]) -> None:
    assert usable("top_mid=hungry.drifter", "3", money={0: money}) == found


def test_mercenary_is_paid_for_those_who_are_really_jailed() -> None:
    t = use("top_mid=tired.mercenary", "1 doubt", "2 pass", supply={1: 1, 2: 2})
    assert t.table.jail == [1, 1, 2]
    assert t.money[0] == 4 + 1 + 1


def test_tax_collector_takes_what_is_there() -> None:
    assert use("top_mid=tired.tax_collector", money={1: 0, 2: 1}).money == [6, 0, 0]


def test_cartographer_without_a_laboratory() -> None:
    t = use("top_mid=tired.cartographer", empty=LABORATORY)
    assert (t.money[0], t.asked) == (5, (0, "hire_or_office"))


def test_scientist_wakes_the_curious_when_all_is_done() -> None:
    t = use("top_mid=tired.scientist top_right=curious.banker", "0 pick_safe mechanical_bird", "0 mark 4")
    assert (t.money[0], t.can(0, "use")) == (6, ["curious"])


def test_test_subject_with_nothing_to_swap() -> None:
    t = use("top_mid=tired.test_subject", "0 pick_unused depot", "0 mark 5")
    assert t.asked == (0, "hire_or_office")
    assert t.sees(0, "cold_cabinet")


def test_gunslinger_at_both_ends_of_the_track() -> None:
    t = use("top_mid=tired.gunslinger", reputation={0: 6, 1: 6})
    if t.asked == (0, "choose"):
        t.do("0 pick_opponent 1")
    assert t.reputation == [6, 5, 0]
    assert use("top_mid=tired.gunslinger", reputation={0: 1}).reputation == [2, 0, 0]


def test_safecracker_without_the_money() -> None:
    t = use("top_mid=tired.safecracker", "0 pick_safe light_coil", "0 mark 2", money={0: 1})
    assert (t.asked, t.stolen(0)) == ((0, "hire_or_office"), [])


def test_hypnotist_with_nobody_who_can_suffer() -> None:
    assert usable("top_mid=tired.hypnotist", money={1: 0, 2: 2}, reputation={1: -2, 2: -2}) == []


def test_mechanic_does_not_shake_down() -> None:
    t = use("top_mid=tired.mechanic", "0 pick_ability 3", strategies={0: "shakedown"})
    assert (t.money[0], t.asked) == (7, (0, "hire_or_office"))


def test_collector_counts_at_most_three_and_not_none() -> None:
    t = use("top_mid=tired.collector", stolen={0: "light_coil breeze_box power_brick"}, day=3, options=LONG)
    assert t.money[0] == 10
    assert usable("top_mid=tired.collector") == []


def test_forger_moves_a_mark_if_none_is_left() -> None:
    t = use("top_mid=tired.forger", marks=ALL_MARKS, stolen={0: "miracle_medicine"})
    if t.asked == (0, "choose"):
        t.do("0 pick_safe miracle_medicine")
    t.do("0 move_mark source=picture_box token=4 number=4")
    assert t.marks_on("miracle_medicine") == [(0, 4)]
    assert (t.money[0], t.sees(0, "picture_box")) == (6, False)


def test_executioner_with_an_empty_jail() -> None:
    nobody = dict.fromkeys(range(3), 0)
    assert usable("top_mid=tired.executioner", jail=nobody, supply=dict.fromkeys(range(3), 3)) == []


def test_watchful_eye_does_not_blink_in_ones_own_turn() -> None:
    """Only the card of the player whose turn it is counts."""
    t = scenario(strategies={2: "watchful_eye"}, turn=2, sheets={2: "top_mid=tired.marshal"}, slots={0: "3=4"})
    t.do("2 play A slot=6", "2 use tired", "2 pick_card victim=0 slot=3", "2 do_it")
    assert (t.money[2], t.asked) == (4, (2, "hire_or_office"))


def test_jailbreak_wakes_the_loyal() -> None:
    t = scenario(strategies={2: "jailbreak"}, turn=2, sheets={2: "top_mid=loyal.banker"})
    t.do("2 use jailbreak")
    if t.asked == (2, "choose"):
        t.do("2 pick_henchman 2")
    assert (t.money[2], t.can(2, "use")) == (3, ["loyal"])


def test_interest_on_money_that_has_just_come() -> None:
    t = scenario(4, strategies={3: "interest"}, turn=3, sheets={3: "top_mid=elderly.banker"}, money={3: 2})
    assert t.can(3, "use") == ["elderly"]
    assert t.do("3 use elderly").can(3, "use") == ["interest"]


@pytest.mark.parametrize(("money", "day", "open"), [(9, 2, True), (8, 2, False), (12, 1, False)])
def test_deep_pockets_make_a_bribe_cheaper_and_nothing_else(money: int, day: int, open: bool) -> None:
    t = scenario(4, strategies={3: "deep_pockets"}, turn=3, day=day, money={3: money})
    assert ("bribe" in t.do("3 play A slot=6", "3 office").can(3, "visit")) is open


def test_radioactive_through_a_horse_works_once_and_goes() -> None:
    t = scenario(sheets={0: "top_mid=tired.horse top_right=radioactive.banker"})
    t.do("0 done", "0 play A slot=6", "0 use tired", "0 pick_scoundrel radioactive")
    assert (t.money[0], t.pile) == (8, ["radioactive.banker"])


# ---- jobs ----


def test_prospector_in_an_opponents_turn_pays_its_owner() -> None:
    t = scenario(sheets={2: "top_mid=loyal.prospector"})
    t.do("0 play A slot=6", "0 office", "0 visit bail_one", "0 pick_henchman 2", "2 use loyal")
    assert (t.money[0], t.money[2]) == (4 - 2, 4 + 3)


def test_farmer_does_not_wake_the_greedy_one_it_is() -> None:
    t = use("top_mid=tired.banker top_right=greedy.farmer", "0 use greedy")
    assert (t.money[0], t.asked) == (4 + 4 + 2, (0, "hire_or_office"))


def test_tycoon_in_the_saloon_pays_the_guest_and_stays() -> None:
    t = use("top_mid=tired.innkeeper", "0 pick_scoundrel young", saloon="young.tycoon")
    assert (t.money[0], "young.tycoon" in t.saloon) == (10, True)


def test_cyborg_takes_its_icons_along() -> None:
    t = scenario(sheets={0: "top_mid=tired.abomination top_right=young.cyborg"}).do("0 play A slot=6")
    assert points_of(t.table, 0)["tech"] == 1 + 2
    t.do("0 use tired", "0 discard young")
    assert points_of(t.table, 0)["tech"] == 1


def test_gambler_with_a_low_card_on_top_shuffles_it_back() -> None:
    t = use("top_mid=tired.gambler", decks={0: "3"}, hands={0: "A 2 4 5"})
    assert (t.money[0], t.hand(0)) == (4 + 2, ["2", "4", "5"])
    assert all("face" not in card for card in t.table.view(1)["places"]["deck"]["0"])


def test_priest_with_an_empty_jail() -> None:
    nobody = dict.fromkeys(range(3), 0)
    assert usable("top_mid=tired.priest", jail=nobody, supply=dict.fromkeys(range(3), 3)) == []


def test_tracker_with_no_safe_left() -> None:
    everything = f"{DEPOT} {ESTATE} {LABORATORY}"
    assert usable("top_mid=tired.tracker", empty=everything) == []


def test_bartender_does_not_count_who_is_gone() -> None:
    t = scenario(sheets={0: "top_mid=tired.bartender top_right=gloomy.calf"})
    t.do("0 play A slot=6", "0 use gloomy", "0 use tired")
    assert t.money[0] == 4 + 5 + 1


def test_coachman_wakes_the_greedy_and_the_curious() -> None:
    sheet = "top_mid=tired.coachman top_right=greedy.banker bottom_left=curious.farmer"
    t = use(sheet, "0 pick_safe light_coil", "0 mark 2")
    assert sorted(t.can(0, "use")) == ["curious", "greedy"]


def test_cook_for_the_last_dollar() -> None:
    t = use("top_mid=tired.cook top_right=talkative.farmer", money={0: 1})
    assert (t.money[0], t.reputation[0], t.can(0, "use")) == (0, 1, ["talkative"])
    assert usable("top_mid=tired.cook", money={0: 0}) == []


def test_con_artist_with_nothing_left_to_lose() -> None:
    assert usable("top_mid=tired.con_artist", reputation={0: -2}) == []


def test_bank_robber_pays_even_if_the_new_safe_is_abandoned() -> None:
    t = use("top_mid=tired.bank_robber", "0 pick_safe robotic_arm", "0 abandon robotic_arm", stolen={0: "light_coil"})
    assert (t.money[0], t.stolen(0)) == (1, ["light_coil"])


def test_pickpocket_robs_the_same_purse_twice() -> None:
    t = scenario(sheets={0: "top_mid=stunning.pickpocket"}, money={1: 4, 2: 4})
    t.do("0 play A slot=6", "0 use stunning", "0 pick_opponent 1", "0 again", "0 pick_opponent 1")
    assert t.money == [8, 0, 4]


def test_smuggler_without_a_depot() -> None:
    assert usable("top_mid=tired.smuggler", empty=DEPOT) == []


def test_spy_who_lies_twice_wakes_the_deceitful_once() -> None:
    sheet = "top_mid=tired.spy top_right=deceitful.banker"
    t = use(sheet, "0 pick_safe light_coil", "0 mark 7", "0 pick_safe breeze_box", "0 mark 7")
    assert t.can(0, "use") == ["deceitful"]
    assert t.do("0 use deceitful").asked == (0, "hire_or_office")


def test_judge_is_awake_as_soon_as_the_priest_has_freed_ones_own() -> None:
    sheet = "top_mid=tired.judge top_right=gloomy.priest"
    assert usable(sheet) == ["gloomy"]
    t = scenario(sheets={0: sheet}).do("0 play A slot=6", "0 use gloomy", "0 pick_henchman 0")
    assert t.can(0, "use") == ["tired"]


def test_outlaw_one_dollar_short() -> None:
    assert usable("top_mid=tired.outlaw", money={0: 1}) == []
    assert usable("top_mid=tired.outlaw", money={0: 2}) == ["tired"]


def test_abomination_eats_whoever_has_done_his_part() -> None:
    t = scenario(sheets={0: "top_mid=tired.abomination top_right=gloomy.banker"})
    t.do("0 play A slot=6", "0 use gloomy", "0 use tired", "0 discard gloomy")
    assert (t.money[0], t.reputation[0], t.pile) == (4 + 4 + 3, 1, ["gloomy.banker"])


def test_marshal_without_a_henchman_may_look_all_the_same() -> None:
    t = use(
        "top_mid=tired.marshal",
        "0 pick_card victim=1 slot=3",
        slots={1: "3=4"},
        supply={0: 0},
        jail={0: 3},
        round=2,
    )
    assert (t.asked, t.table.suspicions) == ((0, "hire_or_office"), [])
    assert t.told(0, "spied")[0]["card"] == "poker.4C"


def test_mayor_wakes_the_talkative_and_the_greedy() -> None:
    t = use("top_mid=tired.mayor top_right=talkative.farmer bottom_left=greedy.banker")
    assert sorted(t.can(0, "use")) == ["greedy", "talkative"]


# ---- traits ----


def test_tired_through_a_horse_is_used_for_this_turn() -> None:
    t = scenario(sheets={0: "top_mid=gloomy.horse top_right=tired.banker bottom_left=lonely.farmer"})
    t.do("0 play A slot=6", "0 use gloomy", "0 pick_scoundrel tired")
    t.refuses("0 use tired", "already-used")


def test_sleepy_sleeps_all_day() -> None:
    t = scenario(sheets={0: "top_mid=sleepy.farmer top_right=tired.banker"}).do("0 play A slot=6")
    assert t.can(0, "use") == ["tired"]
    assert t.do("0 use tired").office().asked == (1, "last_doubt")


def test_narcissistic_may_have_been_hired_just_now() -> None:
    t = scenario(saloon="narcissistic.farmer", money={0: 9})
    t.do("0 play A slot=6", "0 hire narcissistic", "0 put top_mid")
    assert t.can(0, "use") == ["narcissistic"]


def test_futuristic_after_a_bribe() -> None:
    t = scenario(sheets={0: "top_mid=futuristic.farmer"}, day=2, money={0: 12})
    t.do("0 play A slot=6", "0 office", "0 visit bribe", "0 pick_safe light_coil")
    assert t.can(0, "use") == ["futuristic"]


# ---- strategy cards ----


def test_shakedown_of_empty_purses() -> None:
    t = scenario(strategies={0: "shakedown"}, money={1: 0, 2: 0}).do("0 play A slot=4", "0 leader")
    assert (t.money, t.asked) == ([8, 0, 0], (0, "hire_or_office"))


def test_iron_fist_is_not_paid_for_those_it_wronged() -> None:
    t = scenario(
        2, strategies={0: "iron_fist"}, slots={1: "5=5 6=3"}, doubts="0>1.5 0>1.6", supply={0: 0}, step="evening"
    )
    assert t.do("0 use iron_fist").money[0] == 4 + 2


def test_transform_allies_with_nobody_to_change_with() -> None:
    t = scenario(
        2, strategies={1: "transform_allies"}, turn=1, sheets={1: "top_mid=tired.farmer"}, saloon="", no_more=True
    )
    assert t.asked == (1, "plan")


def test_field_test_once_in_a_turn_of_two_hires() -> None:
    t = scenario(
        2,
        strategies={1: "field_test"},
        turn=1,
        sheets={1: "top_mid=tired.courier"},
        saloon="young.farmer gloomy.banker",
        money={1: 15},
    )
    t.do("1 play A slot=6", "1 use tired", "1 pick_scoundrel young", "1 put bottom_left", "1 use field_test")
    t.do("1 pick_safe light_coil", "1 mark 2")
    t.done().do("1 hire gloomy", "1 put bottom_mid")
    assert t.asked == (0, "last_doubt")
