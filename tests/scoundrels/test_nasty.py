"""The nastiest interaction of cards whose normal use is tested in test_jobs.py and test_traits.py."""

from __future__ import annotations

import pytest

from .scenario import LONG, Scenario, scenario

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
