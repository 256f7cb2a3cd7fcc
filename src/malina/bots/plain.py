"""The default policy, of a game that says nothing about playing it: all moves look alike; a search plays to the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel.decision import Decision
from ..kernel.policy import Policy, Ranking, View
from ..kernel.refusal import BadOptions

MANNERS = ()
FITTED = ()
MOST = 40  # moves that are considered, from all over the list


def rank(view: View, decision: Decision) -> Ranking:
    size = decision.moves.size
    number = min(size, MOST)
    return [(decision.moves[i * size // number], 0.0) for i in range(number)]


def policy(manner: str = "", weights: Mapping[str, Any] | None = None) -> Policy:
    if weights is not None:
        raise BadOptions("no-weights")
    return Policy(rank)
