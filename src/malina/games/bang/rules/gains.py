"""Chapters 9.3, 9.5 and 15: what others gain by a wound, an elimination or a draw!, once the effect is finished."""

from __future__ import annotations

from ....kernel.rules import rule
from ....kernel.table import PieceId
from .. import moments
from ..moments import gained, listeners, luck_card_lies, modes, mourned, on, wound_paid
from ..table import NOBODY, BangTable, Person
from .pile import discard, draw
from .query import around
from .victory import judge


@on(gained, "verdict")
@rule
def verdict(g: BangTable, person: Person, by: Person) -> None:
    """Option `after_card`: who has won is seen when the effect is finished."""
    g.then(judge, person, by)


@on(gained, "wound")
@rule
def wound_pays(g: BangTable, person: Person, character: str, points: int, by: Person) -> None:
    """To whoever was wounded and is still in play."""
    if g.in_play(person):
        wound_paid(g, ((character, person),), points, by)


@on(gained, "mourning")
@rule
def mourn(g: BangTable, person: Person) -> None:
    """Somebody was eliminated, or a ghost has gone."""
    mourned(g, listeners(g, mourned, around(g, g.turn)), person)


@on(gained, "reward")
@rule
def reward(g: BangTable, person: Person, by: Person) -> None:
    """Three cards for whoever is responsible, or what a mode has for him."""
    if by in (NOBODY, person) or not g.in_play(by):
        return
    if not moments.reward(g, modes(g), person, by):
        draw(g, by, 3, "reward")


@on(gained, "penalty")
@rule
def penalty(g: BangTable, person: Person, by: Person) -> None:
    """A Sheriff responsible for a Deputy loses everything."""
    if by != NOBODY and g.in_play(by) and g.role(by) == "sheriff" and g.role(person) == "deputy":
        g.tell("penalty", seat=by)
        discard(g, by, *g.hand(by), *g.in_front(by))


@on(gained, "luck")
@rule
def luck_card_waits(g: BangTable, person: Person, piece: PieceId) -> None:
    """The card of a draw!, if it is still on the discard pile; if there are two who want it, for the nearer one."""
    if piece in g.at[g.data.discard]:
        luck_card_lies(g, listeners(g, luck_card_lies, around(g, person)), piece)
