"""The end of an effect: what was owed is carried out, then what went into the mine is on the deck."""

from __future__ import annotations

from ....kernel.flow import settle as carry_out_what_waits
from ....kernel.rules import rule
from .. import moments
from ..moments import listeners
from ..table import BangTable
from .pile import empty_mine
from .query import around


@rule
def settle(g: BangTable) -> None:
    """Nothing follows it any more."""
    if g.due:
        g.then(carry_out_what_waits)
        g.then(settled)
    else:
        settled(g)


@rule
def settle_first(g: BangTable) -> None:
    """Something may follow the card that was played: until then it does not lie on the deck (R-42)."""
    if g.due:
        g.then(carry_out_what_waits)
        g.then(paid)
    else:
        paid(g)


@rule
def paid(g: BangTable) -> None:
    """All that was owed is paid."""
    if listeners(g, moments.settled, g.ring):
        moments.settled(g, listeners(g, moments.settled, around(g, g.turn)))


@rule
def settled(g: BangTable) -> None:
    paid(g)
    if g.at[g.data.mine]:
        empty_mine(g)
