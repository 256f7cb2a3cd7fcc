"""Who sits where."""

from __future__ import annotations

from collections import Counter

import pytest

from malina.arena import arena
from malina.arena.plan import Task, seating
from malina.kernel.refusal import BadOptions

ALONE = [str(seat) for seat in range(8)]
BANG = ["law", "outlaws", "law", "renegade", "outlaws", "outlaws", "law"]


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("abc", 3), ("ab", 3), ("ab", 7), ("abcd", 2), ("abcde", 4)])
def test_on_every_deal_each_bot_has_each_seat_once(bots: str, seats: int) -> None:
    task = Task("toy", seats, tuple(bots), "x")
    for deal in range(6):
        games = [seating(task, deal * len(bots) + turn, ALONE[:seats]) for turn in range(len(bots))]
        assert [task.where(deal * len(bots) + turn) for turn in range(len(bots))] == [
            (deal, t) for t in range(len(bots))
        ]
        taken = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
        assert taken == {(bot, seat): 1 for bot in bots for seat in range(seats)}
        for game in games:
            counts = [game.bots.count(bot) for bot in bots]
            assert max(counts) - min(counts) <= 1


def test_neighbours_change_from_deal_to_deal() -> None:
    task = Task("toy", 4, ("a", "b"), "x")
    assert {"".join(seating(task, 2 * deal, ALONE[:4]).bots) for deal in range(60)} == {
        "aabb", "abab", "abba", "baab", "baba", "bbaa",
    }  # fmt: skip


def test_more_bots_than_seats_all_meet() -> None:
    task = Task("toy", 2, ("a", "b", "c", "d"), "x")
    met = {frozenset(seating(task, number, ALONE[:2]).bots) for number in range(200)}
    assert len(met) == 6


def test_by_side_one_bot_has_a_side_and_then_the_other() -> None:
    task = Task("bang", 7, ("a", "b"), by_side=True)
    sides = []
    for deal in range(3):
        first, second = (seating(task, 2 * deal + turn, BANG) for turn in range(2))
        assert first.side == second.side
        assert "".join(first.bots) == "".join("a" if side == first.side else "b" for side in BANG)
        assert "".join(second.bots) == "".join("b" if side == first.side else "a" for side in BANG)
        sides.append(first.side)
    assert sides == ["law", "outlaws", "renegade"]


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], ["random", "greedy", "random"]])
def test_by_side_takes_two_bots(bots: list[str]) -> None:
    with pytest.raises(BadOptions, match="two-bots-by-side"):
        arena("bang", bots, 2, seats=4, by_side=True)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOptions, match="no-games"):
        arena("crooks", ["random"], 0)
    with pytest.raises(BadOptions, match="no-such-bot"):
        arena("crooks", ["random", "rabbit"], 2)
    with pytest.raises(BadOptions, match="bad-seats"):
        arena("crooks", ["random"], 2, seats=9)
