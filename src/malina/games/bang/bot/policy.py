"""The policy of BANG!: what a seat sees becomes a sight, the sight a mind, and the mind ranks the moves."""

from __future__ import annotations

from functools import partial
from typing import Any

from ....kernel.decision import Decision, Move, Said
from ....kernel.policy import Policy, Ranking, View
from ....kernel.table import Result
from ..table import BangTable
from .answers import ANSWERS, any_answer
from .belief import Evidence
from .cards import Hand
from .mind import Mind
from .reasons import reasons
from .sight import Sight, at_table, in_view
from .weights import FILE, Weights
from .worth import worth

MANNERS = FILE.manners
HORIZON = 12  # decisions: what comes later is more noise than news
FITTED = ("worth", "evidence")  # weights that say what is true: fitted to games, not found by playing them


def won(result: Result) -> list[float]:
    """Whoever wins with others wins all the same."""
    return [float(seat in result.winners) for seat in range(len(result.points))]


class BangPolicy:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.evidence = Evidence(weights.evidence)
        self.policy = Policy(
            self.rank,
            takes_offers=True,
            reward=won,
            worth=partial(worth, weights=weights),
            horizon=HORIZON,
            spread=0.08,
            likelihood=self.likelihood,
            rank_on=self.rank_on,
            believes=self.believes,
            truth=lambda g, group, person: g.role(int(person)),
            reasons=self.reasons,
        )
        self._seen: tuple[View, Sight] | None = None  # the last view whose guesses were weighed

    def rank(self, view: View, decision: Decision) -> Ranking:
        if decision.moves.size == 1 and decision.required:
            return [(decision.moves[0], 0.0)]
        return self.ranking(in_view(view), decision)

    def rank_on(self, g: BangTable, seat: int, decision: Decision) -> Ranking:
        if decision.moves.size == 1 and decision.required:
            return [(decision.moves[0], 0.0)]
        return self.ranking(at_table(g, seat), decision)

    def likelihood(self, view: View, guess: BangTable) -> float:
        if self._seen is None or self._seen[0] is not view:
            self._seen = view, in_view(view)
        roles = tuple([guess.role(person) for person in guess.everybody])
        return self.evidence.likelihood(self._seen[1], roles)

    def believes(self, g: BangTable, seat: int) -> dict[str, Any]:
        """The chances of every role for everybody whose role the seat does not know."""
        sight = at_table(g, seat)
        chances = enumerate(self.evidence.belief(sight)) if sight.box.roles else ()
        return {"roles": {str(person): of for person, of in chances if not sight.role[person]}}

    def reasons(self, g: BangTable, decision: Decision, move: Move) -> list[Said]:
        sight = at_table(g, decision.seat)
        values = [value for other, value in self.ranking(sight, decision) if other == move]
        if not values:
            return []
        return reasons(Mind(sight, self.weights, self.evidence), decision.kind, move, values[0])

    def ranking(self, sight: Sight, decision: Decision) -> Ranking:
        mind = Mind(sight, self.weights, self.evidence)
        return ANSWERS.get(decision.kind, any_answer)(mind, Hand(mind), decision)


policy = FILE.policies(lambda weights: BangPolicy(weights).policy)
