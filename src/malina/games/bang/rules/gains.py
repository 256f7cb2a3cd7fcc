"""Chapters 9.3, 9.5 and 15: what others gain by a wound, an elimination or a draw!, once the effect is finished."""

from __future__ import annotations

from .. import moments
from ..moments import NOBODY, listeners, luck_card_lies, modes, mourned, wound_paid
from ..table import BangTable
from .owing import gain
from .pile import discard, draw, tell
from .query import around
from .victory import judge


@gain("verdict")
def verdict(g: BangTable, person: int, by: int) -> None:
    """Option `after_card`: who has won is seen when the effect is finished."""
    g.then(judge, person, by)


@gain("wound")
def wound_pays(g: BangTable, person: int, character: str, points: int, by: int) -> None:
    """To whoever was wounded and is still in play."""
    if g.in_play(person):
        wound_paid(g, ((character, person),), points, by)


@gain("mourning")
def mourn(g: BangTable, person: int) -> None:
    """Somebody was eliminated, or a ghost has gone."""
    mourned(g, listeners(g, mourned, around(g, g.turn)), person)


@gain("reward")
def reward(g: BangTable, person: int, by: int) -> None:
    """Three cards for whoever is responsible, or what a mode has for him."""
    if by in (NOBODY, person) or not g.in_play(by):
        return
    if not moments.reward(g, modes(g), person, by):
        draw(g, by, 3, "reward")


@gain("penalty")
def penalty(g: BangTable, person: int, by: int) -> None:
    """A Sheriff responsible for a Deputy loses everything."""
    if by != NOBODY and g.in_play(by) and g.role(by) == "sheriff" and g.role(person) == "deputy":
        tell(g, "penalty", seat=by)
        discard(g, by, *g.hand(by), *g.in_front(by))


@gain("pain")
def john_pain(g: BangTable, person: int, piece: int) -> None:
    """The card of a draw!, if it is still on the discard pile; if there are two who want it, for the nearer one."""
    if piece in g.at[g.data.discard]:
        luck_card_lies(g, listeners(g, luck_card_lies, around(g, person)), piece)
