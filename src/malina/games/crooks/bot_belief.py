"""Who may lie face down: what a seat of Crooks believes of the crooks it cannot see.

Whoever pays to hide a crook has a reason: a minus that deceives those who may still come, or a strength that holds a
great job. An action can only be used face up.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Any, NamedTuple

from .bot_sight import Sight
from .bot_weights import Weights
from .cards import Crook
from .table import CrooksTable

ROUNDS = 20  # till the chances of all pieces fit together
MOST = 30.0  # no weight is greater than e to this, nor smaller than one by it
TOP = 8  # so many crooks are named for a piece
LEAST = 0.01  # and none that is less likely


class Suspects(NamedTuple):
    """Crooks of whom some lie face down, and the others, so many, elsewhere."""

    crooks: list[Crook]
    elsewhere: int


def believes(view: dict[str, Any], weights: Weights) -> dict[str, Any]:
    """For every crook face down that the seat does not know, who it may be by which chance, the likeliest first."""
    pieces = dict(face_down(view))
    chances = fitted(pieces, suspects(Sight.of_view(view), len(pieces)), weights)
    return {"pieces": {str(piece): likeliest(of) for piece, of in chances.items()}}


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


def suspects(sight: Sight, pieces: int) -> list[Suspects]:
    """Who may be one of so many pieces face down. Those who have left a pile we had looked into must be; whoever else
    it is, we have never seen him. A Kingpin never lies face down."""
    groups = []
    for pile in sight.piles.values():
        if len(pile.among) > pile.size and pile.among is not sight.unseen:
            crooks = without_kingpins(pile.among)
            groups.append(Suspects(crooks, pile.size - (len(pile.among) - len(crooks))))
            pieces -= len(pile.among) - pile.size
    unseen = without_kingpins(sight.unseen)
    return [*groups, Suspects(unseen, max(0, len(unseen) - pieces))] if pieces > 0 else groups


def without_kingpins(crooks: list[Crook]) -> list[Crook]:
    return [crook for crook in crooks if crook.action != "kingpin"]


def fitted(pieces: dict[int, int | None], groups: list[Suspects], weights: Weights) -> dict[int, dict[str, float]]:
    """Every piece is somebody, so many of a group lie elsewhere, and everybody is in one place: scaled by turns until
    all of it is so."""
    crooks = [crook for group in groups for crook in group.crooks]
    chances = {
        piece: {crook.id: weight_of_hiding(crook, job, weights) for crook in crooks} for piece, job in pieces.items()
    }
    rows = [(of, 1) for of in chances.values()]
    rows += [(dict.fromkeys([crook.id for crook in group.crooks], 1.0), group.elsewhere) for group in groups]
    for _ in range(ROUNDS):
        for crook in crooks:
            whole = sum(row.get(crook.id, 0.0) for row, _ in rows)
            for row, _ in rows:
                if crook.id in row:
                    row[crook.id] /= whole
        for row, number in rows:
            whole = sum(row.values())
            for id in row:
                row[id] *= number / whole if whole else 0.0
    return chances


def weight_of_hiding(crook: Crook, job: int | None, weights: Weights) -> float:
    return 1.0 if job is None else exp(max(-MOST, min(MOST, reason_to_hide(crook, job, weights))))


def likeliest(chances: dict[str, float]) -> dict[str, float]:
    top = sorted(chances.items(), key=lambda item: (-item[1], item[0]))[:TOP]
    return {crook: round(chance, 4) for crook, chance in top if chance >= LEAST}
