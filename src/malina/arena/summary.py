"""The numbers of an arena: one object, whose keys are a contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Any

from . import intervals
from .plan import Task
from .play import Finished
from .ratings import ratings
from .sides import sides

BINS = 12  # bars of the lengths at most


def summary(task: Task, games: Sequence[Finished], seconds: float) -> dict[str, Any]:
    """The numbers of all games, which are taken in the order of their numbers so that the same games always give the
    same result."""
    bots = list(dict.fromkeys(task.bots))
    return {
        "game": task.game,
        "seats": task.seats,
        "games": len(games),
        "deals": len(games) // task.turns,
        "bots": list(task.bots),
        "by_side": task.by_side,
        "seed": task.seed,
        "options": dict(task.options),
        "seconds": round(seconds, 3),
        "win_rates": {name: win_rate(games, name) for name in bots},
        "points": {name: intervals.mean([one for game in games for one in mean_points(game, name)]) for name in bots},
        "ratings": ratings(games, bots),
        **times(games, bots),
        **({} if task.by_side else {"differences": differences(task, games, bots)}),
        **sides(task, games, bots),
        "seat_win_rates": [seat_rate(games, seat) for seat in range(task.seats)],
        "points_by_seat": {name: [seat_points(games, name, s) for s in range(task.seats)] for name in bots},
        "lengths": lengths([game.length for game in games]),
        "endings": endings(games, bots),
        "leads": leads(games),
    }


def win_rate(games: Sequence[Finished], name: str) -> dict[str, Any]:
    """How many of the seats it took won."""
    shares = [game.share(seat) for game in games for seat, bot in enumerate(game.bots) if bot == name]
    return intervals.share(sum(shares), len(shares))


def seat_rate(games: Sequence[Finished], seat: int) -> dict[str, Any]:
    return {"seat": seat, **intervals.share(sum(game.share(seat) for game in games), len(games))}


def mean_points(game: Finished, name: str) -> list[float]:
    """The points of a bot's seats as one number; none if it was not at the table."""
    points = [points for bot, points in zip(game.bots, game.points, strict=True) if bot == name]
    return [fmean(points)] if points else []


def seat_points(games: Sequence[Finished], name: str, seat: int) -> float | None:
    points = [game.points[seat] for game in games if game.bots[seat] == name]
    return round(fmean(points), 4) if points else None


def times(games: Sequence[Finished], bots: Sequence[str]) -> dict[str, Any]:
    """Processor time of a bot's thread, which does not depend on how many games are played at once."""
    thoughts = {name: [game.thought[name] for game in games if name in game.thought] for name in bots}
    moves = {name: sum(thought.moves for thought in found) for name, found in thoughts.items()}
    seconds = {name: sum(thought.seconds for thought in found) for name, found in thoughts.items()}
    return {
        "moves": moves,
        "ms_per_move": {name: round(1000 * seconds[name] / max(1, moves[name]), 4) for name in bots},
        "slowest_ms": {name: round(1000 * max((t.slowest for t in thoughts[name]), default=0), 3) for name in bots},
    }


def differences(task: Task, games: Sequence[Finished], bots: Sequence[str]) -> list[dict[str, Any]]:
    """Each pair of bots on the same deals."""
    found = []
    for one, other in combinations(bots, 2):
        won, points = deal_differences(task, games, one, other)
        found.append({"bots": [one, other], "win_rate": intervals.difference(won), "points": intervals.mean(points)})
    return found


def deal_differences(task: Task, games: Sequence[Finished], one: str, other: str) -> tuple[list[float], list[float]]:
    """Victories and points, of every deal that was played with all bots in all seats."""
    deals = [games[i : i + task.turns] for i in range(0, len(games) - task.turns + 1, task.turns)]
    pairs = [(_per_seat(deal, one), _per_seat(deal, other)) for deal in deals]
    return [a[0] - b[0] for a, b in pairs], [a[1] - b[1] for a, b in pairs]


def _per_seat(deal: Sequence[Finished], name: str) -> tuple[float, float]:
    """Victories and points of a bot in all games of a deal, for each of its seats."""
    seats = [(game, seat) for game in deal for seat, bot in enumerate(game.bots) if bot == name]
    return fmean(game.share(seat) for game, seat in seats), fmean(game.points[seat] for game, seat in seats)


def lengths(found: Sequence[int]) -> dict[str, Any]:
    """In decisions, with bars of equal width."""
    low, high = min(found), max(found)
    width = -(-(high - low + 1) // BINS)
    count = Counter((length - low) // width for length in found)
    bins = [
        {"from": low + i * width, "to": low + (i + 1) * width - 1, "count": count[i]}
        for i in range((high - low) // width + 1)
    ]
    return {"mean": round(fmean(found), 2), "min": low, "max": high, "bins": bins}


def endings(games: Sequence[Finished], bots: Sequence[str]) -> list[dict[str, Any]]:
    """What decided the games, the most frequent first, and how many victories of each kind were whose."""
    count = Counter(game.ending for game in games)
    return [
        {
            "ending": ending,
            "games": number,
            "rate": round(number / len(games), 4),
            "won_by": {name: round(_won(games, ending, name), 4) for name in bots},
        }
        for ending, number in count.most_common()
    ]


def _won(games: Sequence[Finished], ending: str, name: str) -> float:
    return sum(
        game.share(seat) for game in games if game.ending == ending for seat, bot in enumerate(game.bots) if bot == name
    )


def leads(games: Sequence[Finished]) -> list[dict[str, int]]:
    """By how many points the winners were ahead, and how often; none for games of one player."""
    count = Counter(lead for game in games for lead in _lead(game))
    return [{"points": lead, "count": number} for lead, number in sorted(count.items())]


def _lead(game: Finished) -> list[int]:
    first = [points for seat, points in enumerate(game.points) if seat in game.winners]
    rest = [points for seat, points in enumerate(game.points) if seat not in game.winners]
    return [min(first) - max(rest)] if first and rest else []
