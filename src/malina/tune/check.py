"""Validation: a last match of the new weights against the present ones, on deals that were not tuned on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..arena import intervals
from ..arena.plan import Task
from ..arena.play import Finished
from ..arena.sides import side_differences
from ..arena.summary import deal_differences, win_rate
from ..share import Share, Steps
from .match import NEW, PRESENT, chunks, play


def last_match(
    matches: Sequence[Task], games: int, weights: Mapping[str, Any], share: Share, steps: Steps
) -> dict[str, Any]:
    """Number of games and difference of win rates (new minus present), in all and for each number of seats."""
    # the index of a match takes the place of a candidate's
    given = [(matches.index(task), weights, task, numbers) for task, numbers in chunks(matches, games)]
    played: list[list[Finished]] = [[] for _ in matches]
    for match, part in share(play, given):
        played[match] += part
        steps.add(len(part))
    for found in played:
        found.sort(key=lambda game: game.number)
    differences = [_differences(task, found) for task, found in zip(matches, played, strict=True)]
    everything = [game for found in played for game in found]
    return {
        "games": len(everything),
        "win_rates": {name: win_rate(everything, name) for name in (NEW, PRESENT)},
        "difference": intervals.difference([one for found in differences for one in found]),
        "by_seats": [
            {"seats": task.seats, "by_side": task.by_side, "difference": intervals.difference(found)}
            for task, found in zip(matches, differences, strict=True)
        ],
    }


def _differences(task: Task, games: Sequence[Finished]) -> list[float]:
    return side_differences(games) if task.by_side else deal_differences(task, games, NEW, PRESENT)[0]
