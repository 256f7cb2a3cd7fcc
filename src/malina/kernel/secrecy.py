"""Access control of hidden information, as a game declares it in `Game.hidden`: who may see the faces in a place (by
the first word of its name), or of pieces with a certain back. The rules do not use it: the leak test checks them by it.

It catches leaks that no single rule makes: if a card that somebody knows moves into a bag without being shuffled, they
still know it there, though nobody may know what is in bags.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any

from .knowledge import EVERYONE, ONE_LABEL, SIGHT, label_at

if TYPE_CHECKING:
    from .table import Place, Table

# (table, name of the place, piece) -> the viewers that may see it; a spectator has the number after the last seat
MaySee = Callable[[Any, "Place", int], Collection[int]]


def nobody(g: Any, place: Place, piece: int) -> tuple[int, ...]:
    return ()


def owner(g: Any, place: Place, piece: int) -> tuple[int, ...]:
    """The owner of the place: the seat that is the second word of its name."""
    return (int(place[1]),)


def players(g: Any, place: Place, piece: int) -> range:
    """All seats, but no spectator."""
    return range(g.seats)


def unless_open(may_see: MaySee) -> MaySee:
    """Everybody, where the card lies face up; else as `may_see` says. Not for places that get cards face down: a card
    that all still know by its handle, because it was not shuffled, counts as face up."""

    def seen_by(g: Any, place: Place, piece: int) -> Collection[int]:
        return range(g.seats + 1) if g.seen[piece] == EVERYONE else may_see(g, place, piece)

    return seen_by


def intruders(g: Table, place: int, piece: int) -> Iterator[int]:
    """Viewers that see this face though `Game.hidden` forbids it. A look into the place (`look`) is allowed."""
    name = g.data.places[place]
    known = g.seen[piece]
    claims = [g.game.hidden[key] for key in (name[0], g.face[piece].back) if key in g.game.hidden]
    if known & SIGHT and claims:
        allowed = set(range(g.seats + 1)).intersection(*[may_see(g, name, piece) for may_see in claims])
        for viewer in range(g.seats + 1):
            if known >> viewer & 1 and viewer not in allowed and not looks_into(g, viewer, place, known):
                yield viewer


def looks_into(g: Table, viewer: int, place: int, known: int) -> bool:
    label = 0 if known == EVERYONE else known >> label_at(viewer) & ONE_LABEL
    return bool(label) and g.looks[label - 1] == (viewer, place)
