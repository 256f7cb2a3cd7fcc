"""Likelihood of the last moves of the others, if a guess were true, for games whose policy does not say it: as likely
as the heuristic would have made them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from ..kernel.decision import Move
from ..kernel.past import Past
from ..kernel.policy import Policy, View
from ..kernel.table import Table

LEAST = 0.05  # nobody plays by the heuristic alone: what it would never do is still so likely


def of_last_moves(policy: Policy, seat: int) -> Callable[[View, Table], float]:
    def likelihood(view: View, guess: Table) -> float:
        chance = 1.0
        # the present table comes after the last move
        for before, after in pairwise((*(guess.past or ()), Past(seat, guess))):
            if before.seat != seat:
                chance *= LEAST + (1 - LEAST) * odds_of(policy, before, after.table, seat)
        return chance

    return likelihood


def odds_of(policy: Policy, before: Past, after: Table, viewer: int) -> float:
    """How likely this seat made a move after which the viewer sees what they see now; several moves may look the
    same."""
    saw = after.view(viewer, memory=True, about=False)
    odds = 0.0
    for decision in before.table.decisions(before.seat, about=False):
        if not decision.required and not policy.takes_offers:
            continue
        ranking = policy.opinion(before.table, decision)
        odds += sum(
            [
                likely
                for (move, _), likely in zip(ranking, policy.odds(ranking), strict=True)
                if move and likely > LEAST and moved(before, move).view(viewer, memory=True, about=False) == saw
            ]
        )
    return min(odds, 1.0)


def moved(before: Past, move: Move) -> Table:
    table: Table = before.table.copy()
    table.act(before.seat, move)
    return table
