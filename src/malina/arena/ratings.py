"""Ratings by openskill: everybody at a table against everybody else."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import Any

from .play import Finished


def ratings(games: Iterable[Finished], bots: Iterable[str]) -> dict[str, dict[str, float]]:
    """All winners are first, the others follow by points. In the order of the games: each changes what the next one
    starts from."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # a bot gets neither better nor worse from game to game
    rated: dict[str, Any] = {name: model.rating() for name in bots}
    for game in games:
        if len(game.bots) < 2:  # whoever plays alone is compared with nobody
            continue
        teams = model.rate([[rated[name]] for name in game.bots], ranks=ranks(game))
        seats: dict[str, list[Any]] = {}
        for name, [rating] in zip(game.bots, teams, strict=True):
            seats.setdefault(name, []).append(rating)
        # a bot with several seats becomes what they make of it on the average
        for name, found in seats.items():
            rated[name] = model.rating(fmean(r.mu for r in found), fmean(r.sigma for r in found))
    return {
        name: {"mu": round(r.mu, 3), "sigma": round(r.sigma, 3), "ordinal": round(r.ordinal(), 3)}
        for name, r in rated.items()
    }


def ranks(game: Finished) -> list[float]:
    """1 for all winners, for others one more than there are who did better; equal points are equal."""
    standing = [
        (seat in game.winners, 0 if seat in game.winners else points) for seat, points in enumerate(game.points)
    ]
    return [1.0 + sum(other > mine for other in standing) for mine in standing]
