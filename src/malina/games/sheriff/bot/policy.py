"""The policy of Sheriff: what a seat sees becomes a sight, the sight a mind, and the mind ranks the moves."""

from __future__ import annotations

from functools import partial
from typing import Any

from ....kernel.decision import Decision, Move, Said
from ....kernel.policy import Policy, Ranking, View
from ..table import SheriffTable
from .answers import ANSWERS, rank_any
from .belief import Belief
from .estimate import worth
from .imagine import imagine
from .mind import Mind
from .reasons import reasons as words
from .sight import Sight
from .weights import FILE, Weights

MANNERS = FILE.manners
FITTED = ("worth",)  # weights that no move depends on: fitted to games, not found by them


def _policy(weights: Weights) -> Policy:
    return Policy(
        rank=partial(rank, weights=weights),
        takes_offers=True,
        scale=2.0,
        worth=partial(worth, weights=weights),
        foreseen=frozenset({"inspect"}),  # what comes of it is seen at once; bargaining takes too long to play out
        horizon=1,
        imagine=partial(imagine, weights=weights),
        rank_on=partial(rank_on, weights=weights),
        believes=partial(believes, weights=weights),
        truth=truth,
        reasons=partial(reasons, weights=weights),
    )


def believes(g: SheriffTable, seat: int, weights: Weights) -> dict[str, Any]:
    """How likely each closed bag of others is to be what was declared."""
    belief = Belief(Sight.of_table(g, seat), weights)
    lies = {bag: belief.lie(bag) for bag in g.closed if bag != seat and g.declared[bag]}
    return {"bags": {str(bag): {"lie": round(lie, 4), "true": round(1 - lie, 4)} for bag, lie in lies.items()}}


def truth(g: SheriffTable, group: str, bag: str) -> str:
    said = g.declared[int(bag)]
    return "true" if all(id == said for id in g.ids(g.at[g.data.bag[int(bag)]])) else "lie"


def rank(view: View, decision: Decision, weights: Weights) -> Ranking:
    if decision.moves.size == 1 and decision.required:
        return [(decision.moves[0], 0.0)]
    return ANSWERS.get(decision.kind, rank_any)(Mind(Sight.of_view(view), weights), decision)


def rank_on(g: SheriffTable, seat: int, decision: Decision, weights: Weights) -> Ranking:
    """The same from a table of the bot's own, of which no more is read than the seat sees."""
    if decision.moves.size == 1 and decision.required:
        return [(decision.moves[0], 0.0)]
    return ANSWERS.get(decision.kind, rank_any)(Mind(Sight.of_table(g, seat), weights), decision)


def reasons(g: SheriffTable, decision: Decision, move: Move, weights: Weights) -> list[Said]:
    """Why this move, or why not. Its value is what the heuristic thinks of it."""
    values = [value for other, value in rank_on(g, decision.seat, decision, weights) if other == move]
    return words(Mind(Sight.of_table(g, decision.seat), weights), move, values[0]) if values else []


policy = FILE.policies(_policy)
