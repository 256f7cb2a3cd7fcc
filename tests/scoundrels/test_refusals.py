"""Every refusal: what is wrong is said, and nothing has changed."""

from __future__ import annotations

import pytest

from .scenario import Scenario, dealt, scenario

ALL_SEVEN = (
    "0:2@light_coil 0:2@breeze_box 0:4@power_brick 0:4@picture_box 0:4@counting_slate 0:6@whisper_beads 0:6@robotic_arm"
)


def planned(*moves: str, **given: object) -> Scenario:
    return scenario(**given).do("0 play A slot=6", *moves)  # type: ignore[arg-type]


def scouting(**given: object) -> Scenario:
    t = scenario(**given)  # type: ignore[arg-type]
    return t.do("0 play A slot=A", "0 leader", "0 pick_safe thinking_mirror")


CASES = {
    "not-in-hand": (lambda: scenario(), "0 play 6 slot=6"),
    "slot-taken": (lambda: scenario(slots={0: "6=6"}, hands={0: "A 2 3"}), "0 play A slot=6"),
    "nobody-honest": (lambda: scenario(), "0 play_open"),
    "not-your-turn": (lambda: scenario(), "1 play A slot=6"),
    "wrong-phase": (lambda: scenario(), "0 office"),
    "not-enough-money": (lambda: planned(money={0: 0}), "0 hire stubborn"),
    "not-in-the-saloon": (lambda: planned(), "0 hire stunning"),
    "office-closed": (lambda: planned("0 office", money={0: 1}), "0 visit bail_one"),
    "not-on-your-sheet": (lambda: scenario().do("0 play A slot=3"), "0 use tired"),
    "wrong-timing": (lambda: scenario(sheets={0: "top_mid=tired.farmer"}).do("0 play A slot=3"), "0 use tired"),
    "cannot-be-used": (
        lambda: scenario(sheets={0: "top_mid=hungry.bank_robber"}, money={0: 1}).do("0 play A slot=3"),
        "0 use hungry",
    ),
    "already-used": (
        lambda: scenario(sheets={0: "top_mid=young.farmer"}).do("0 play A slot=3", "0 use young"),
        "0 use young",
    ),
    "not-possible-here": (
        lambda: planned("0 use tired", sheets={0: "top_mid=tired.smuggler"}),
        "0 pick_safe robotic_arm",
    ),
    "not-this-scoundrel": (
        lambda: planned("0 use tired", sheets={0: "top_mid=tired.abomination top_right=young.farmer"}),
        "0 discard tired",
    ),
    "cell-taken": (
        lambda: planned("0 hire young", sheets={0: "top_mid=stubborn.spy"}, money={0: 9}),
        "0 put top_mid",
    ),
    "needs-a-cell": (lambda: planned("0 hire young", money={0: 9}), "0 keep"),
    "one-cell-each": (
        lambda: planned("0 hire young", sheets={0: "top_mid=stubborn.spy"}, money={0: 9}),
        "0 arrange cells=stubborn:top_mid,young:top_mid",
    ),
    "no-such-mark": (lambda: scouting(marks="0:2@light_coil 0:3@breeze_box"), "0 mark 2"),
    "must-mark": (lambda: scouting(), "0 no_mark"),
    "marks-left": (lambda: scouting(marks="0:2@light_coil"), "0 move_mark light_coil token=2 number=3"),
    "not-your-mark": (lambda: scouting(marks=ALL_SEVEN), "0 move_mark light_coil token=4 number=5"),
    "mark-out-of-reach": (
        lambda: scouting(marks=ALL_SEVEN, stolen={1: "robotic_arm"}),
        "0 move_mark robotic_arm token=6 number=7",
    ),
    "not-your-safe": (
        lambda: scenario(stolen={0: "light_coil", 1: "power_brick"}).do(
            "0 play A slot=5", "0 leader", "0 pick_safe robotic_arm"
        ),
        "0 abandon power_brick",
    ),
    "not-your-strategy": (lambda: dealt(2, strategy_cards=True), "0 choose_strategy nobody"),
}  # fmt: skip


@pytest.mark.parametrize("reason", CASES)
def test_refusal(reason: str) -> None:
    made, command = CASES[reason]
    made().refuses(command, reason)


def test_the_last_mover_can_only_name_who_has_something() -> None:
    t = scenario(
        sheets={0: "top_mid=talkative.farmer", 1: "top_mid=fearless.spy"},
        slots={1: "5=2"},
        doubts="0>1.5",
        supply={0: 1},
        step="evening",
    )
    assert t.asked == (2, "who_is_first")
    t.refuses("2 first 2", "nothing-to-use")
    assert t.do("2 first 1", "1 done").asked == (0, "use_ability")


def test_suspicion_is_refused_with_a_reason_where_it_is_asked() -> None:
    t = scenario(sheets={0: "top_mid=tired.deputy"}).do("0 play A slot=6", "0 use tired", "0 pick_opponent 1")
    t.refuses("2 doubt", "not-your-turn")
    t.do("1 doubt")
    t.refuses("1 doubt", "not-your-turn")
