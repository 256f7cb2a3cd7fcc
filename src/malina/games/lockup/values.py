"""What the public fields hold besides numbers and names."""

from __future__ import annotations

import msgspec

from ...kernel.table import Piece, Seat

NOBODY = -1
Pair = tuple[str, int]  # a resource, and how many cubes of it


class Cubes(msgspec.Struct, frozen=True, kw_only=True):
    """The supply."""

    scrap: int = 0
    potion: int = 0
    iron: int = 0
    gold: int = 0
    power: int = 0
    suspicion: int = 0


class Peek(msgspec.Struct, frozen=True):
    """Who has looked at which token that lies face down."""

    seat: Seat
    piece: Piece
