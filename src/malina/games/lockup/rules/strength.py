"""Chapter 6, step 1: strength and ranks."""

from __future__ import annotations

from collections.abc import Iterable

from ..table import LockupTable


def strength_of(g: LockupTable, party: int, pieces: Iterable[int]) -> int:
    """Printed numbers; an enforcer has as many as his crew has power now, a lookout none."""
    faces = [g.face[piece] for piece in pieces]
    return sum(g.power[party] if face.rule == "power" else face.strength for face in faces)


def strength_at(g: LockupTable, number: int, party: int) -> int:
    return strength_of(g, party, g.tokens_at(number, party)) + g.brawl[party]


def ranked(g: LockupTable, number: int) -> list[int]:
    """The parties in a location, the strongest first; of equals the one earlier in turn order."""
    return sorted(g.present(number), key=lambda party: -strength_at(g, number, party))


def has_lookout(g: LockupTable, number: int, party: int) -> bool:
    return any(g.face[piece].rule == "zero" for piece in g.tokens_at(number, party))
