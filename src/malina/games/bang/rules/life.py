"""Chapter 9.1: regaining life, who is awake while he answers, and what a card used from hand brings."""

from __future__ import annotations

from ....kernel.rules import rule
from ..moments import card_used, characters, hit, wounded
from ..table import BangTable, Person
from .query import own_turn


def heal(g: BangTable, person: Person, points: int, why: str) -> int:
    """Regain life, never above the maximum."""
    points = min(points, g.most[person] - g.life[person])
    if points > 0:
        g.life[person] += points
        g.tell("healed", seat=person, points=points, life=g.life[person], why=why)
    return max(points, 0)


def survived(g: BangTable, person: Person, by: Person, points: int) -> None:
    """A wound that did not kill him: what some gain by it comes when the effect is finished."""
    wounded(g, hit(g, person), points, by)


@rule
def wake(g: BangTable, person: Person) -> None:
    """With two players, a passive character who has to answer is the active one meanwhile."""
    g.active[g.owner[person]] = person


@rule
def rest(g: BangTable, seat: int, person: Person) -> None:
    """The former state returns."""
    if not g.out[person]:
        g.active[seat] = person


def out_of_hand(g: BangTable, person: Person) -> None:
    """A card was played from hand as an answer; in his own turn it counts as played."""
    if own_turn(g, person):
        g.played += 1
    used_from_hand(g, person)


def used_from_hand(g: BangTable, person: Person) -> None:
    card_used(g, characters(g, person))
