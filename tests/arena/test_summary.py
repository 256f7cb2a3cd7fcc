"""Sums over games."""

from __future__ import annotations

import pytest

from malina.arena.intervals import difference, mean, share
from malina.arena.plan import Task
from malina.arena.ratings import ranks, ratings
from malina.arena.summary import summary

from .games import game

AB = Task("crooks", 2, ("a", "b"))


def test_rates_points_and_differences() -> None:
    """Two deals and a half: a wins three games of five and shares one."""
    games = [
        game(0, "ab", (0,), (9, 3), length=10),
        game(1, "ba", (1,), (2, 6), length=20),
        game(2, "ba", (0,), (8, 7), length=30, ending="money"),
        game(3, "ab", (0, 1), (5, 5), length=40, ending="shared"),
        game(4, "ab", (0,), (4, 1), length=11),
    ]
    found = summary(AB, games, 1.0)
    assert (found["games"], found["deals"], found["seats"]) == (5, 2, 2)
    assert found["win_rates"]["a"] == share(3.5, 5)
    assert found["win_rates"]["b"]["rate"] == 0.3
    assert found["points"]["a"]["mean"] == pytest.approx((9 + 6 + 7 + 5 + 4) / 5)
    [pair] = found["differences"]
    assert pair["bots"] == ["a", "b"]
    assert pair["win_rate"] == difference([1, -0.5])
    assert pair["points"] == mean([5, -0.5])
    assert found["seat_win_rates"][0]["rate"] == 0.7
    assert found["points_by_seat"] == {"a": [6.0, 6.5], "b": [5.0, 3.0]}
    assert (found["lengths"]["min"], found["lengths"]["max"], found["lengths"]["mean"]) == (10, 40, 22.2)
    assert sum(b["count"] for b in found["lengths"]["bins"]) == 5
    assert found["endings"][0] == {"ending": "alone", "games": 3, "rate": 0.6, "won_by": {"a": 3.0, "b": 0.0}}
    assert found["leads"] == [
        {"points": 1, "count": 1},
        {"points": 3, "count": 1},
        {"points": 4, "count": 1},
        {"points": 6, "count": 1},
    ]
    assert found["ms_per_move"] == {"a": 2.0, "b": 2.0}
    assert found["slowest_ms"] == {"a": 3.0, "b": 3.0}
    assert "sides" not in found


def test_a_bot_named_twice_is_listed_once() -> None:
    found = summary(Task("crooks", 3, ("a", "b", "b")), [game(n, "abb", (0,)) for n in range(3)], 1.0)
    assert list(found["win_rates"]) == ["a", "b"]
    assert (found["win_rates"]["a"]["rate"], found["win_rates"]["b"]["games"]) == (1.0, 6)


def test_nobody_may_win() -> None:
    found = summary(AB, [game(0, "ab", ()), game(1, "ba", ())], 1.0)
    assert found["win_rates"]["a"]["rate"] == found["differences"][0]["win_rate"]["mean"] == 0
    assert found["leads"] == []


def test_one_game_has_no_intervals() -> None:
    found = summary(AB, [game(0, "ab", (0,))], 1.0)
    assert found["points"]["a"] == {"mean": 1.0, "low": None, "high": None}
    assert found["differences"][0]["win_rate"] == {"mean": None, "low": None, "high": None}


def test_sides_that_bots_man() -> None:
    """The law wins with a and not with b; the outlaws win with both; of the last deal only half was played."""
    sides = ("law", "law", "outlaws", "outlaws")
    games = [
        game(0, "aabb", (0, 1), sides=sides, side="law"),
        game(1, "bbaa", (2, 3), sides=sides, side="law"),
        game(2, "bbaa", (2, 3), sides=sides, side="outlaws"),
        game(3, "aabb", (2,), sides=sides, side="outlaws"),
        game(4, "aabb", (2,), sides=sides, side="law"),
    ]
    found = summary(Task("bang", 4, ("a", "b"), by_side=True), games, 1.0)
    law, outlaws = found["sides"]
    assert (law["side"], outlaws["side"]) == ("law", "outlaws")
    assert (law["win_rates"]["a"]["rate"], law["win_rates"]["b"]["rate"]) == (0.5, 0.0)
    assert (law["difference"]["mean"], outlaws["difference"]["mean"]) == (1.0, 0.0)
    assert found["side_win_rates"] == {"a": share(2, 3), "b": share(1, 2)}
    assert found["side_difference"] == difference([1, 0])
    assert "differences" not in found


def test_sides_of_a_game_whoever_sits_there() -> None:
    """Whoever wins with others has won."""
    sides = ("law", "law", "outlaws")
    games = [game(0, "aba", (0, 1), sides=sides), game(1, "bab", (2,), sides=sides)]
    law, outlaws = summary(Task("bang", 3, ("a", "b")), games, 1.0)["sides"]
    assert law["win_rates"] == {"a": share(1, 2), "b": share(1, 2)}
    assert outlaws["win_rates"]["b"] == share(1, 1)


def test_a_difference_of_few_deals_is_not_certain() -> None:
    assert difference([1.0] * 5)["low"] < 0.5 < difference([1.0] * 100)["low"] < 1
    assert difference([0.2] * 50 + [-0.2] * 50)["mean"] == 0
    assert difference([]) == mean([])


def test_a_mean() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found["mean"] == 2.5
    assert found["high"] - found["mean"] == pytest.approx(1.96 * 1.2910 / 2, abs=1e-3)


def test_ranks() -> None:
    """All winners are first, however many points; the others by points."""
    assert ranks(game(0, "abcd", (3,), (9, 9, 2, 9))) == [2, 2, 4, 1]
    assert ranks(game(0, "abcd", (0, 2))) == [1, 3, 1, 3]


def test_ratings_follow_victories() -> None:
    games = [game(n, "aab", (0, 1) if n % 4 else (2,)) for n in range(40)]
    found = ratings(games, "ab")
    assert found["a"]["mu"] > 25 > found["b"]["mu"]
    more = ratings(games * 5, "ab")
    assert more["a"]["sigma"] < found["a"]["sigma"]
    assert found["a"]["ordinal"] == pytest.approx(found["a"]["mu"] - 3 * found["a"]["sigma"], abs=0.01)
