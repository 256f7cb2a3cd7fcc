"""What all merry men's effects need: who it is, whom he robs, and how his questions begin."""

from __future__ import annotations

from typing import Any

from .....kernel.decision import About, Note, Said
from ...faces import MerryMan
from ...rules.purse import pay, shares
from ...table import Judges, SheriffTable


def man_of(g: SheriffTable, seat: int) -> MerryMan:
    """The one who has just come through in this seat's bag."""
    found: MerryMan = g.face[g.at[g.data.robber][0]]
    return found


def others(g: SheriffTable, seat: int) -> list[int]:
    return [other for other in range(g.seats) if other != seat]


def rob(g: SheriffTable, seat: int, judges: Judges, amount: int) -> int:
    """Those who let him pass pay equal parts, as far as their coins reach; how much it was."""
    taken = 0
    for victim, part in shares(g, judges, amount).items():
        coins = pay(g, victim, (seat,), part)
        taken += coins
        g.tell("robbed", seat=seat, victim=victim, gold=coins, why=man_of(g, seat).id)
    return taken


def about(g: SheriffTable, seat: int, *notes: Note, **args: Any) -> About:
    """The merry man asks."""
    return About(Said("robber", {"man": man_of(g, seat).id}), args, notes)
