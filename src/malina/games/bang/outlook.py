"""Who is how far from whom, and who can shoot at whom: for all to see, so it follows from any view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ...kernel.layout import types_of
from ...kernel.view import public_fields
from .box import Box
from .moments import working
from .options import BangOptions
from .rules.query import distance, reach
from .table import BangTable, everybody

TYPES = types_of(BangTable, public_fields(BangTable))
# Those that the outlook follows from
FIELDS = ("abilities", "active", "character", "event", "ghost", "out", "owner", "ring", "show", "turn")


def table_of(view: Mapping[str, Any], box: Box, fields: Iterable[str] = TYPES) -> BangTable:
    """As much of a table as everybody sees, for the rules to look at: these public fields, and the cards in front of
    people."""
    options = msgspec.convert(view["options"], BangOptions)
    public = {name: msgspec.convert(view[name], TYPES[name]) for name in fields}
    g = BangTable(data=box, seats=view["seats"], options=options, **public)
    lying = view["places"]["front"]
    g.at = [()] * len(box.places)
    for person in everybody(box):
        g.at[box.front[person]] = tuple([card["piece"] for card in lying[str(person)]])
    names = {card["piece"]: card["face"] for cards in lying.values() for card in cards}
    g.face = [box.card.get(names.get(piece, "")) for piece in range(max(names, default=-1) + 1)]
    return g


def outlook(view: Mapping[str, Any], box: Box) -> dict[str, Any]:
    """By person: distances to all others, the reach of his weapon, whom he could shoot; and the cards that lie idle.
    Nobody sees or is seen from outside the ring."""
    g = table_of(view, box, FIELDS)
    persons, ring = everybody(box), frozenset(g.ring)
    if not all(view["character"]):  # still being dealt
        return {"distance": [], "reach": [], "shoots": [], "idle": []}
    far = [[distance(g, a, b) if {a, b} <= ring and a != b else None for b in persons] for a in persons]
    reaches = [reach(g, person) for person in persons]
    return {
        "distance": far,
        "reach": reaches,
        "shoots": [[b for b, way in enumerate(far[a]) if way is not None and way <= reaches[a]] for a in persons],
        "idle": [piece for p in persons for piece in g.in_front(p) if piece not in working(g, p)],
    }


def standing(g: BangTable) -> list[int]:
    """The life points of each seat; in a series its money."""
    if g.options.tournament_scoring:
        return list(g.money)
    return [sum(max(g.life[p], 0) for p, owner in enumerate(g.owner) if owner == seat) for seat in range(g.seats)]
