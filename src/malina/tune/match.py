"""Games of new weights against the present ones: the same deals for all who are compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from ..arena.plan import Task
from ..arena.play import Finished, play_one
from ..arena.sides import manned_by
from ..bots import AnyBot
from ..bots.greedy import Greedy
from ..bots.heuristic import heuristic
from ..games import game as find_game
from ..kernel.game import Game

NEW, PRESENT = "new", "present"
PIECE = 10  # games a process plays between two reports
Part = tuple[Task, range]  # some games of a match
Given = tuple[int, Mapping[str, Any], Task, range]  # whose games they are, and with which weights


def tasks(game: Game, seats: Sequence[int], seed: str, options: Mapping[str, Any]) -> list[Task]:
    """Where seats win together, all of a side have the same weights: alone, one seat changes little."""
    found = []
    for number in seats:
        table = game.deal(number, 0, options, log=False)
        by_side = any(game.bots.side(table, seat) for seat in range(number))
        found.append(Task(game.id, number, (NEW, PRESENT), f"{seed}/{number}", options, by_side))
    return found


def chunks(matches: Sequence[Task], games: int, generation: int = 0) -> list[Part]:
    """About so many games, as many at each table, and whole deals: new ones in every generation."""
    each = 2 * max(1, round(games / 2 / len(matches)))
    first = generation * each
    return [
        (task, range(start, min(start + PIECE, first + each)))
        for task in matches
        for start in range(first, first + each, PIECE)
    ]


def play(given: Given) -> tuple[int, list[Finished]]:
    candidate, weights, task, numbers = given
    game = find_game(task.game)
    options = game.read_options(task.options, task.seats)
    module = heuristic(game)
    bots: dict[str, AnyBot] = {NEW: Greedy(module.policy(weights=weights)), PRESENT: Greedy(module.policy())}
    return candidate, [play_one(task, number, options, lambda name, game: bots[name]) for number in numbers]


def score(given: Given) -> tuple[int, list[float]]:
    """The leads of the candidate's games. Weights with which the heuristic cannot reckon at all have lost them."""
    try:
        candidate, games = play(given)
    except ArithmeticError:
        candidate, _, _, numbers = given
        return candidate, [-1.0] * len(numbers)
    return candidate, [lead(game) for game in games]


def lead(game: Finished) -> float:
    """Of the new weights, -1 to 1: half by victories, half by points, which say more of each single game. By side only
    the side counts that has weights of its own."""
    if game.side:
        mine = [seat for seat, side in enumerate(game.sides) if side == game.side]
        sign = 1 if manned_by(game) == NEW else -1
    else:
        mine = [seat for seat, bot in enumerate(game.bots) if bot == NEW]
        sign = 1
    theirs = [seat for seat in range(len(game.bots)) if seat not in mine]
    won = sum(map(game.share, mine)) - sum(map(game.share, theirs))
    points = [fmean(game.points[seat] for seat in seats) for seats in (mine, theirs)]
    total = sum(map(abs, points))
    return sign * (won + ((points[0] - points[1]) / total if total else 0.0)) / 2
