"""Matches of candidate weights against the present ones, on the same deals for all candidates (common random
numbers)."""

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
PIECE = 10  # games in a chunk of work
Part = tuple[Task, range]  # some games of a match
Given = tuple[int, Mapping[str, Any], Task, range]  # index of the candidate, its weights, match, games


def tasks(game: Game, seats: Sequence[int], seed: str, options: Mapping[str, Any]) -> list[Task]:
    """A match for each number of seats. In games with teams (sides), all seats of a side get the same weights, because
    one seat alone changes little."""
    found = []
    for number in seats:
        table = game.deal(number, 0, options, log=False)
        by_side = any(game.bots.side(table, seat) for seat in range(number))
        found.append(Task(game.id, number, (NEW, PRESENT), f"{seed}/{number}", options, by_side))
    return found


def chunks(matches: Sequence[Task], games: int, generation: int = 0) -> list[Part]:
    """Chunks of about so many games, equally many at each table, two on each deal; each generation has new deals."""
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
    """The scores of the candidate's games. Weights that make the heuristic fail (overflow) lose all of them."""
    try:
        candidate, games = play(given)
    except ArithmeticError:
        candidate, _, _, numbers = given
        return candidate, [-1.0] * len(numbers)
    return candidate, [lead(game) for game in games]


def lead(game: Finished) -> float:
    """The score of a game for the new weights, -1 to 1: half by victory, half by points, which have less variance. By
    side, only the side that the game tests counts."""
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
