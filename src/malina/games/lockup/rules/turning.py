"""A card that lies face down in a location is turned up."""

from __future__ import annotations

from ....kernel.pieces import reveal
from ..moments import modes, turned_up
from ..table import LockupTable


def turn_up(g: LockupTable, piece: int, number: int, party: int) -> None:
    reveal(g, (piece,))
    g.tell("opened", {"tokens": (piece,)}, seat=g.name(party), location=g.data.locations[number].id)
    turned_up(g, modes(g), piece, number)
