"""Who may see what lies where, as a game declares it in `Game.hidden`: by the first word of a place's name, or by the
back of a piece wherever it lies. The rules never ask; the leak test holds them to it.

A card that somebody knows may come into a bag without having been mixed with the others: then its face is seen there by
those who must not know what is in bags, and no rule has said so. Only such a declaration can tell.
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
    """The seat that is the second word of the place's name."""
    return (int(place[1]),)


def players(g: Any, place: Place, piece: int) -> range:
    """No spectator."""
    return range(g.seats)


def unless_open(may_see: MaySee) -> MaySee:
    """Or everybody, where the card lies face up. What moves there face down must not be declared so: a card that all
    know by its handle, because it was not mixed, lies face up."""

    def seen_by(g: Any, place: Place, piece: int) -> Collection[int]:
        return range(g.seats + 1) if g.seen[piece] == EVERYONE else may_see(g, place, piece)

    return seen_by


def intruders(g: Table, place: int, piece: int) -> Iterator[int]:
    """Who sees a face that they must not see there. Who is just looking into the place has been let in by the rules."""
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
