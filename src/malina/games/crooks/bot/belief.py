"""Who may lie face down: what a seat of Crooks believes of the crooks it cannot see.

Whoever pays to hide a crook has a reason: a minus that deceives those who may still come, or a strength that holds a
great job. An action can only be used face up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import exp
from typing import Any

from ..faces import Crook
from ..table import CrooksTable
from .weights import Weights

MOST = 30.0  # no weight is greater than e to this, nor smaller than one by it
GUESSES = 300  # by which beliefs are measured
TOP = 8  # so many crooks are named for a piece
LEAST = 0.01  # and none that is less likely


def believes(table: CrooksTable, seat: int, weights: Weights) -> dict[str, Any]:
    """For every crook face down that the seat does not know, who it may be by which chance, the likeliest first: who
    it is on guesses, of which each counts by how likely it is."""
    view = table.view(seat, memory=True, about=False)
    pieces = [piece for piece, _ in face_down(view)]
    weighed: dict[int, dict[str, float]] = {piece: defaultdict(float) for piece in pieces}
    for n in range(GUESSES if pieces else 0):
        guess = table.guess(seat, n)
        weight = likelihood(view, guess, weights)
        for piece in pieces:
            weighed[piece][guess.face[piece].id] += weight
    return {"pieces": {str(piece): likeliest(of) for piece, of in weighed.items()}}


def likelihood(view: dict[str, Any], guess: CrooksTable, weights: Weights) -> float:
    """How likely it is that the others have hidden these very crooks where they lie, compared with any."""
    hidden = 0.0
    for piece, job in face_down(view):
        if job is not None:
            hidden += reason_to_hide(guess.face[piece], job, weights)
    return exp(max(-MOST, min(MOST, hidden)))


def reason_to_hide(crook: Crook, job: int, weights: Weights) -> float:
    """The logarithm of how much more likely this crook is hidden on a job than another; found by looking at those that
    this bot hides."""
    hiding = weights.hiding
    reason = crook.rating * hiding.strength * (job - hiding.great)
    reason += hiding.minus * max(0, -crook.modifier) - hiding.plus * max(0, crook.modifier)
    return reason - hiding.action if crook.action else reason


def face_down(view: dict[str, Any]) -> Iterator[tuple[int, int | None]]:
    """Pieces the seat does not know, with their jobs: in slots, in the box, and in the hand of whoever is placing."""
    places = view["places"]
    for row in places["slot"].values():
        for job, cards in row.items():
            for card in cards:
                if "face" not in card:
                    yield card["piece"], int(job)
    for cards in (places["box"], *places["hand"].values()):
        for card in cards:
            if "face" not in card:
                yield card["piece"], None


def likeliest(weighed: dict[str, float]) -> dict[str, float]:
    whole = sum(weighed.values())
    top = sorted(weighed.items(), key=lambda item: (-item[1], item[0]))[:TOP]
    return {crook: round(weight / whole, 4) for crook, weight in top if weight >= LEAST * whole}
