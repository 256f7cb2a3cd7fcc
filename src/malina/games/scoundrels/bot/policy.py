"""The policy of 3,000 Scoundrels: what a seat sees becomes a sight, the sight a mind, and the mind ranks the moves."""

from __future__ import annotations

from functools import partial

from ....kernel.decision import Decision, Move, Said
from ....kernel.policy import Policy, Ranking, View
from ..table import ScoundrelsTable
from .answers import ANSWERS, rank
from .belief import believes, likelihood, truth
from .reasons import reasons
from .sight import Sight, at_table, in_view
from .stakes import Mind
from .weights import FILE, Weights
from .worth import worth

MANNERS = FILE.manners
HORIZON = 10  # decisions, about the rest of a turn: more guesses tell more than longer ones
FRESH = 2  # guesses for each try: counting the ranks out makes them dear
# Whether a card is a bluff is reckoned exactly; guesses would only sample it.
DOUBTS = frozenset({"last_doubt", "before_it_is_jailed"})
FITTED = ("worth",)  # weights that no move depends on: fitted to games, not found by them


class ScoundrelsPolicy:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.policy = Policy(
            self.rank,
            scale=0.5,
            worth=partial(worth, weights=weights),
            horizon=HORIZON,
            fresh=FRESH,
            foreseen=frozenset(ANSWERS) - DOUBTS,
            likelihood=lambda view, guess: likelihood(guess, view["viewer"], weights),
            rank_on=self.rank_on,
            believes=partial(believes, weights=weights),
            truth=truth,
            reasons=self.reasons,
        )

    def rank(self, view: View, decision: Decision) -> Ranking:
        return self.ranking(in_view(view), decision)

    def rank_on(self, g: ScoundrelsTable, seat: int, decision: Decision) -> Ranking:
        return self.ranking(at_table(g, seat), decision)

    def reasons(self, g: ScoundrelsTable, decision: Decision, move: Move) -> list[Said]:
        """Why this move, or why not. Its value is what the heuristic thinks of it."""
        sight = at_table(g, decision.seat)
        values = [value for other, value in self.ranking(sight, decision) if other == move]
        return reasons(Mind(sight, self.weights), move, values[0]) if values else []

    def ranking(self, sight: Sight, decision: Decision) -> Ranking:
        if decision.moves.size == 1:
            return [(decision.moves[0], 0.0)]
        return rank(Mind(sight, self.weights), decision)


policy = FILE.policies(lambda weights: ScoundrelsPolicy(weights).policy)
