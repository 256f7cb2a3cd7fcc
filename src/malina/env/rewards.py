"""Rewards of the seats when a game is over. They add up to zero, unless somebody without a seat played too."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.table import Result


def win(result: Result) -> list[float]:
    """1 for winning alone. Several winners share it, and the others pay for it in equal parts. Whoever plays alone wins
    or loses 1."""
    seats = len(result.points)
    if seats == 1:
        return [1.0 if result.winners else -1.0]
    share = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    return [(own * seats - sum(share)) / (seats - 1) for own in share]


def points(result: Result) -> list[float]:
    """One's points less the mean of all, of those without a seat too."""
    everybody = [*result.points, *result.others.values()]
    mean = sum(everybody) / len(everybody)
    return [own - mean for own in result.points]


REWARDS: dict[str, Callable[[Result], list[float]]] = {"win": win, "points": points}
