"""Chapter 15: the end, King and Queen, ties, and how long a game is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from malina.games.sheriff import GAME
from malina.games.sheriff.rules.scoring import crown, tally

from .scenario import NAMES, Scenario, gate, table


def counted(t: Scenario) -> dict[str, Any]:
    return {NAMES[row["seat"]]: row for row in tally(t.g).breakdown["players"]}


def test_sheriff_020_king_tie() -> None:
    t = table(3, stands={"misha": "apple*7 chicken*5", "liza": "apple*7 chicken*3", "dima": "apple*3 chicken*3"})
    apples, chickens = crown(t.g, "apple"), crown(t.g, "chicken")
    assert (apples["kings"], apples["each_king"], apples["queens"]) == ([0, 1], 15, [])
    assert (chickens["kings"], chickens["each_king"]) == ([0], 10)
    assert (chickens["queens"], chickens["each_queen"]) == ([1, 2], 2)
    assert [row["crowns"] for row in counted(t).values()] == [25, 17, 2]


def test_sheriff_021_full_score() -> None:
    t = table(
        4,
        stands={
            "misha": "apple*4 cheese*6 bread chicken*4",
            "liza": "apple*6 chicken*5 bread*3",
            "dima": "apple*5 chicken*4 bread*2",
        },
        stacks={"misha": "pepper*2 crossbow"},
        gold={"misha": 42},
    )
    row = counted(t)["misha"]
    assert row["legal"] == 8 + 18 + 3 + 16
    assert row["contraband"] == 12 + 9
    assert row["crowns"] == 15 + 2
    assert row["points"] == 125


def test_sheriff_022_royal_goods() -> None:
    t = table(3, stands={"misha": "cheese*10", "liza": "cheese*11"}, stacks={"misha": "gouda_cheese"}, royal_goods=True)
    cheese = crown(t.g, "cheese")
    assert cheese["counts"][:2] == [12, 11]
    assert (cheese["kings"], cheese["queens"]) == ([0], [1])
    assert counted(t)["misha"]["contraband"] == 6


@pytest.mark.parametrize(
    ("good", "base", "more"),
    [
        ("green_apples", "apple", 2),
        ("golden_apples", "apple", 3),
        ("blue_cheese", "cheese", 3),
        ("rye_bread", "bread", 2),
        ("pumpernickel_bread", "bread", 3),
        ("royal_rooster", "chicken", 2),
    ],
)
def test_royal_goods_count_as_several(good: str, base: str, more: int) -> None:
    t = table(4, stacks={"liza": good}, royal_goods=True)
    assert crown(t.g, base)["counts"] == [0, more, 0, 0]


@pytest.mark.parametrize(("seats", "rounds"), [(3, 9), (4, 8), (5, 10), (6, 9)])
def test_sheriff_023_game_length(seats: int, rounds: int) -> None:
    g: Any = GAME.deal(seats, seed=seats)
    random = Random(seats)
    hands = []
    while not g.over:
        hands = [g.at[hand] for hand in g.data.hand]
        seat, move = g.random_move(random)
        g.act(seat, move)
    assert g.round == rounds
    assert sum(event.name == "round_began" for event in g.log) == rounds
    after = [index for index, event in enumerate(g.log) if event.name == "round_began"][-1]
    assert not any(event.name == "drew" and event.args["why"] == "refill" for event in g.log[after:])
    assert len(hands) == seats


def test_nobody_with_no_cards_is_king_and_a_single_owner_has_no_queen() -> None:
    t = table(4, stands={"liza": "apple"})
    assert crown(t.g, "bread")["kings"] == []
    apples = crown(t.g, "apple")
    assert (apples["kings"], apples["queens"]) == ([1], [])


def finished(**more: Any) -> Scenario:
    """The last round is played to its end, with nothing in it."""
    t = gate(3, bags={"liza": "", "dima": ""}, round=9, **more)
    t.end()
    assert t.g.result is not None
    return t


def test_hands_are_worth_nothing_and_stacks_are_turned_over() -> None:
    t = finished(hands={"liza": "silk*6"}, stacks={"dima": "silk"})
    assert t.g.result is not None
    assert t.g.result.points == (50, 50, 58)
    assert t.sees("liza", "stack", "dima") == ["silk"]
    assert t.told("stack_revealed", None, seat=2, goods=[["silk", 1]])


TIES: list[tuple[dict[str, Any], list[str], str]] = [
    ({"gold": {"liza": 51}}, ["liza"], "points"),
    # an apple is worth 2 and its King 20: both come to 62
    (
        {
            "gold": {"misha": 40, "liza": 40, "dima": 10},
            "stands": {"liza": "apple"},
            "stacks": {"misha": "pepper mead crossbow"},
        },
        ["liza"],
        "legal",
    ),
    (
        {"gold": {"misha": 1, "liza": 50, "dima": 56}, "stacks": {"liza": "pepper*2", "dima": "pepper"}},
        ["liza"],
        "contraband",
    ),
    ({"gold": {"misha": 1}, "stacks": {"liza": "mead*2", "dima": "mead*2"}}, ["liza", "dima"], "shared"),
]


@pytest.mark.parametrize(("more", "winners", "how"), TIES)
def test_ties(more: dict[str, Any], winners: list[str], how: str) -> None:
    t = finished(**more)
    assert t.g.result is not None
    assert [NAMES[seat] for seat in t.g.result.winners] == winners
    assert GAME.bots.ending(t.g) == how
