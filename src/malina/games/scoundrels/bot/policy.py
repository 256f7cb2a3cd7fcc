"""The policy of 3,000 Scoundrels: what a seat sees becomes a sight, the sight a mind, and the mind ranks the moves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

from ....kernel.decision import Decision
from ....kernel.policy import Policy, Ranking, View
from ..table import ScoundrelsTable
from .answers import rank
from .belief import believes, likelihood, truth
from .sight import Sight, at_table, in_view
from .stakes import Mind
from .weights import Weights, read, shipped
from .worth import worth

MANNERS: tuple[str, ...] = tuple(shipped()["manner"])
HORIZON = 10  # decisions, about the rest of a turn: more guesses tell more than longer ones
FITTED = ("worth",)  # weights that no move depends on: fitted to games, not found by them


def policy(manner: str = "", weights: Mapping[str, Any] | None = None) -> Policy:
    """`weights` are those of a weights.toml; whatever it leaves out is as it ships."""
    return _shipped(manner) if weights is None else ScoundrelsPolicy(read(weights, manner)).policy


@lru_cache
def _shipped(manner: str) -> Policy:
    return ScoundrelsPolicy(read({}, manner)).policy


class ScoundrelsPolicy:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.policy = Policy(
            self.rank,
            scale=0.5,
            worth=partial(worth, weights=weights),
            horizon=HORIZON,
            likelihood=lambda view, guess: likelihood(guess, view["viewer"], weights),
            rank_on=self.rank_on,
            believes=partial(believes, weights=weights),
            truth=truth,
        )

    def rank(self, view: View, decision: Decision) -> Ranking:
        return self.ranking(in_view(view), decision)

    def rank_on(self, g: ScoundrelsTable, seat: int, decision: Decision) -> Ranking:
        return self.ranking(at_table(g, seat), decision)

    def ranking(self, sight: Sight, decision: Decision) -> Ranking:
        if decision.moves.size == 1:
            return [(decision.moves[0], 0.0)]
        return rank(Mind(sight, self.weights), decision)
