"""Freeing, jailing and placing henchmen."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.decision import Sentences
from ....kernel.rules import rule
from ..effect import DO, effect
from ..language import FreeHenchman, JailOpponentHenchman, PlaceFreedHenchman, PlaceOwnHenchman
from ..rules.jail import free, send_to_jail
from ..rules.purse import gain_money, gain_reputation
from ..rules.suspicion import before_jail, could_place, place
from ..table import NOBODY, ScoundrelsTable, Use


def in_jail(g: ScoundrelsTable, use: Use, op: FreeHenchman) -> Sentences:
    owners = [use.seat] if op.owner == "own" else range(g.seats)
    return (("pick_henchman", [seat for seat in owners if g.jail[seat]]),)


@effect(FreeHenchman, choices=in_jail)
def free_henchman(g: ScoundrelsTable, use: Use, op: FreeHenchman, owner: int) -> None:
    free(g, owner)
    g.uses[-1] = replace(use, freed=owner)
    if owner != use.seat and op.if_opponents_gain_reputation:
        gain_reputation(g, use.seat, op.if_opponents_gain_reputation)


def for_the_freed(g: ScoundrelsTable, use: Use, op: PlaceFreedHenchman) -> Sentences:
    """Cards of one's opponents, of this or an earlier turn, that its owner could doubt."""
    if use.freed == NOBODY:
        return ()
    return [
        ("pick_card", (seat,), [slot for slot in g.face_down(seat) if could_place(g, use.freed, seat, slot)])
        for seat in g.after(use.seat)
    ]


@effect(PlaceFreedHenchman, choices=for_the_freed)
def place_freed(g: ScoundrelsTable, use: Use, op: PlaceFreedHenchman, victim: int, slot: str) -> None:
    place(g, use.freed, victim, slot)


def on_the_scouted(g: ScoundrelsTable, use: Use, op: PlaceOwnHenchman) -> Sentences:
    could = use.victim != NOBODY and g.supply[use.seat] and could_place(g, use.seat, use.victim, use.slot)
    return DO if could else ()


@effect(PlaceOwnHenchman, choices=on_the_scouted)
def place_own(g: ScoundrelsTable, use: Use, op: PlaceOwnHenchman) -> None:
    place(g, use.seat, use.victim, use.slot)


def with_henchmen(g: ScoundrelsTable, use: Use, op: JailOpponentHenchman) -> Sentences:
    found = [seat for seat in g.after(use.seat) if g.supply[seat]]
    if op.who == "one_opponent":
        return (("pick_opponent", found),)
    return DO if found else ()


@effect(JailOpponentHenchman, choices=with_henchmen)
def jail_henchman(g: ScoundrelsTable, use: Use, op: JailOpponentHenchman, victim: int | None = None) -> None:
    """Its owner may place one first."""
    for seat in g.after(use.seat) if victim is None else [victim]:
        g.then(before_jail, seat)
        g.then(jail_now, seat, op.gain_money_each)


@rule
def jail_now(g: ScoundrelsTable, seat: int, money: int) -> None:
    """If there is still one."""
    if g.supply[seat]:
        send_to_jail(g, seat)
        gain_money(g, g.uses[-1], money)
