"""How bots do on the sides of a game: how often a side wins with each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import intervals
from .plan import Task
from .play import Finished


def sides(task: Task, games: Sequence[Finished], bots: Sequence[str]) -> dict[str, Any]:
    """By side: each side manned by one bot against the other bot, and the difference on the same deals. Else, if the
    game has sides, how many of its seats there won."""
    names = sorted({side for game in games for side in game.sides})
    if task.by_side:
        return {
            "sides": [
                {
                    "side": name,
                    "win_rates": _manned(games, bots, name),
                    "difference": intervals.difference(side_differences(games, name)),
                }
                for name in names
            ],
            "side_win_rates": _manned(games, bots),
            "side_difference": intervals.difference(side_differences(games)),
        }
    if names == sorted(map(str, range(task.seats))):
        return {}
    return {"sides": [{"side": name, "win_rates": _seated(games, bots, name)} for name in names]}


def side_won(game: Finished, side: str) -> float:
    """The part of the winners that is on this side: nearly always all or none."""
    return sum(game.share(seat) for seat, mine in enumerate(game.sides) if mine == side)


def manned_by(game: Finished) -> str:
    return next(bot for bot, side in zip(game.bots, game.sides, strict=True) if side == game.side)


def side_differences(games: Sequence[Finished], side: str = "") -> list[float]:
    """Of each deal by side: how the side did with the first bot, less how the same side did with the other one."""
    deals = [(games[i], games[i + 1]) for i in range(0, len(games) - 1, 2)]
    chosen = [deal for deal in deals if not side or deal[0].side == side]
    return [side_won(first, first.side) - side_won(second, second.side) for first, second in chosen]


def _manned(games: Sequence[Finished], bots: Sequence[str], side: str = "") -> dict[str, Any]:
    chosen = [game for game in games if not side or game.side == side]
    won = {name: [side_won(game, game.side) for game in chosen if manned_by(game) == name] for name in bots}
    return {name: intervals.share(sum(shares), len(shares)) for name, shares in won.items()}


def _seated(games: Sequence[Finished], bots: Sequence[str], side: str) -> dict[str, Any]:
    """Games without sides: each seat is its own side."""
    won = {
        name: [
            seat in game.winners
            for game in games
            for seat, (bot, mine) in enumerate(zip(game.bots, game.sides, strict=True))
            if (bot, mine) == (name, side)
        ]
        for name in bots
    }
    return {name: intervals.share(sum(wins), len(wins)) for name, wins in won.items()}
