"""Suspicion (5.2): a standing offer to all opponents, the last chance a sealed question."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.decision import About, Said, Sentences
from ....kernel.rules import question, rule
from ....kernel.table import Offer
from ..moments import happened
from ..table import NOBODY, ScoundrelsTable, Suspicion
from .triggers import offer_waiting


def could_place(g: ScoundrelsTable, owner: int, victim: int, slot: str) -> bool:
    """May a henchman of this owner lie on that card?"""
    return (
        owner != victim
        and g.turn != NOBODY
        and slot in g.data.slot[victim]
        and bool(g.at[g.data.slot[victim][slot]])
        and Suspicion(owner, victim, slot) not in g.suspicions
    )


def can_doubt(g: ScoundrelsTable, seat: int) -> bool:
    """The card of this turn."""
    return g.turn != NOBODY and g.supply[seat] > 0 and could_place(g, seat, g.turn, g.slot)


def place(g: ScoundrelsTable, owner: int, victim: int, slot: str) -> None:
    """A henchman leaves the supply for a card."""
    g.supply[owner] -= 1
    g.suspicions.append(Suspicion(owner, victim, slot))
    g.tell("doubted", seat=owner, victim=victim, slot=slot)
    happened(g, victim, "after_opponent_henchman_on_my_card")
    if victim == g.turn:
        happened(g, owner, "after_you_place_henchman")


# ---- at any pause ----


def offers(g: ScoundrelsTable) -> Sequence[Offer]:
    """From the moment the card lies there, whenever no ability is half resolved."""
    if g.uses or g.turn == NOBODY or g.step == "last_chance" or g.slot not in g.data.slot[g.turn]:
        return ()
    return [(seat, suspect, ()) for seat in g.after(g.turn) if can_doubt(g, seat)]


@question
def suspect(g: ScoundrelsTable, seat: int) -> Sentences:
    return (("doubt",),)


@suspect.answer("doubt")
def doubt_now(g: ScoundrelsTable, seat: int) -> None:
    place(g, seat, g.turn, g.slot)
    g.then(offer_waiting)


# ---- the last chance ----


@rule
def last_chance(g: ScoundrelsTable) -> None:
    """All who could are asked at once; a pass is final."""
    g.step = "last_chance"
    if asked := [seat for seat in g.after(g.turn) if can_doubt(g, seat)]:
        g.ask_sealed(*[(seat, last_doubt, ()) for seat in asked])
        g.then(offer_waiting)


@question
def last_doubt(g: ScoundrelsTable, seat: int) -> Sentences:
    return ("doubt",), ("pass",)


@last_doubt.answer("doubt")
def doubt_at_last(g: ScoundrelsTable, seat: int) -> None:
    place(g, seat, g.turn, g.slot)


# ---- before a henchman is jailed ----


@rule
def before_jail(g: ScoundrelsTable, seat: int) -> None:
    """Whoever is about to lose a henchman may still place one on the current player's card."""
    if can_doubt(g, seat):
        g.ask(seat, before_it_is_jailed)


@question
def before_it_is_jailed(g: ScoundrelsTable, seat: int) -> Sentences:
    return ("doubt",), ("pass",)


@before_it_is_jailed.answer("doubt")
def doubt_first(g: ScoundrelsTable, seat: int) -> None:
    place(g, seat, g.turn, g.slot)


@last_doubt.answer("pass")
@before_it_is_jailed.answer("pass")
def believe(g: ScoundrelsTable, seat: int) -> None:
    """Nothing happens."""


@suspect.tells
@last_doubt.tells
@before_it_is_jailed.tells
def what_is_doubted(g: ScoundrelsTable, seat: int) -> About:
    return About(Said("card", {"victim": g.turn, "slot": g.slot}), {"left": g.supply[seat]})
