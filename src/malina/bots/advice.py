"""Advice: the moves that a searching bot weighed, what it expects of each, and the reasons the game's heuristic gives.
It works on a guess, so it contains nothing that the seat does not know."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.decision import Decision, Move, Said
from ..kernel.dice import Dice
from ..kernel.table import Table
from .bot import fair_guess
from .search import Candidate, Search

MOST = 3  # moves that are told


class Weighed(NamedTuple):
    move: Move
    chance: float | None  # to win; None: it has not looked ahead
    reasons: list[Said]


def advice(bot: Search, table: Table, decision: Decision, dice: Dice) -> list[Weighed]:
    """First the move it would make."""
    guess = fair_guess(table, decision.seat, dice)
    first, *others = bot.weighed(guess, decision, dice)[:MOST]
    return [
        Weighed(one.move, chance(one, first), list(bot.policy.reasons(guess, decision, one.move)))
        for one in (first, *others)
    ]


def chance(one: Candidate, first: Candidate) -> float | None:
    """The expected result of a move. One that left the race early was tried on fewer, perhaps luckier guesses, so it is
    told by its distance to the best move on those."""
    common = len(one.rewards)
    if not common:
        return None
    ahead = sum(mine - other for mine, other in zip(first.rewards, one.rewards, strict=False)) / common
    return min(max(sum(first.rewards) / len(first.rewards) - ahead, 0.0), 1.0)
