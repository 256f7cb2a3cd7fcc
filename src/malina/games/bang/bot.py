"""The greedy bot of BANG!: it does what is worth most to its role, by what everybody has seen.

What the seat sees is put in order in bot_sight.py; who may be who is worked out in bot_belief.py, who is wanted out in
bot_wish.py, what that makes of wounds and lives in bot_mind.py, what cards are worth in bot_cards.py, what playing them
is worth in bot_play.py, and the answers to all other questions are in bot_answers.py. The weights are in bot.toml.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

from ...kernel.decision import Decision
from ...kernel.policy import Policy, Ranking, View
from ...kernel.table import Result
from .bot_answers import ANSWERS, any_answer
from .bot_belief import Evidence
from .bot_cards import Hand
from .bot_mind import Mind
from .bot_sight import Sight, at_table, in_view
from .bot_weights import Weights, read, shipped
from .bot_worth import worth
from .table import BangTable

CHARACTERS: tuple[str, ...] = tuple(shipped()["manner"])
FITTED = ("worth", "witness")  # weights that no move depends on: fitted to games, not found by them


def policy(character: str = "", weights: Mapping[str, Any] | None = None) -> Policy:
    """`weights` are those of a bot.toml; whatever it leaves out is as it ships."""
    return _shipped(character) if weights is None else BangPolicy(read(weights, character)).policy


@lru_cache
def _shipped(character: str) -> Policy:
    return BangPolicy(read({}, character)).policy


def won(result: Result) -> list[float]:
    """Whoever wins with others wins all the same."""
    return [float(seat in result.winners) for seat in range(len(result.points))]


class BangPolicy:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.evidence = Evidence(weights.evidence)
        self.witness = Evidence(weights.witness)
        self.policy = Policy(
            self.rank,
            reward=won,
            worth=partial(worth, weights=weights),
            likelihood=self.likelihood,
            rank_on=self.rank_on,
            believes=self.believes,
        )
        self._seen: tuple[View, Sight] | None = None  # the last view whose guesses were weighed

    def rank(self, view: View, decision: Decision) -> Ranking:
        if decision.moves.size == 1:
            return [(decision.moves[0], 0.0)]
        return self.ranking(in_view(view), decision)

    def rank_on(self, g: BangTable, seat: int, decision: Decision) -> Ranking:
        if decision.moves.size == 1:
            return [(decision.moves[0], 0.0)]
        return self.ranking(at_table(g, seat), decision)

    def likelihood(self, view: View, guess: BangTable) -> float:
        if self._seen is None or self._seen[0] is not view:
            self._seen = view, in_view(view)
        roles = tuple([guess.role(person) for person in range(guess.data.persons)])
        return self.witness.likelihood(self._seen[1], roles)

    def believes(self, g: BangTable, seat: int) -> dict[str, Any]:
        """The chances of every role for everybody whose role the seat does not know."""
        sight = at_table(g, seat)
        chances = enumerate(self.witness.belief(sight)) if sight.box.roles else ()
        return {"roles": {str(person): of for person, of in chances if not sight.role[person]}}

    def ranking(self, sight: Sight, decision: Decision) -> Ranking:
        mind = Mind(sight, self.weights, self.evidence)
        return ANSWERS.get(decision.kind, any_answer)(mind, Hand(mind), decision)
