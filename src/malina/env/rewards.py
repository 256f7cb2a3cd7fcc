"""Rewards of the seats when a game is over: zero-sum, unless a side without a seat has points too, or one seat plays
alone."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.table import Result


def win(result: Result) -> list[float]:
    """Zero-sum: 1 for winning alone, shared by several winners; the others pay in equal parts. A single seat gets 1 or
    -1."""
    seats = len(result.points)
    if seats == 1:
        return [1.0 if result.winners else -1.0]
    share = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    return [(own * seats - sum(share)) / (seats - 1) for own in share]


def points(result: Result) -> list[float]:
    """Points minus the mean of all, those without a seat included."""
    everybody = [*result.points, *result.others.values()]
    mean = sum(everybody) / len(everybody)
    return [own - mean for own in result.points]


REWARDS: dict[str, Callable[[Result], list[float]]] = {"win": win, "points": points}
