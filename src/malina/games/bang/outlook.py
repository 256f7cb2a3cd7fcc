"""Who is how far from whom, and who can shoot at whom: for all to see, so it follows from any view."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, cast

import msgspec

from ...kernel.table import PieceId
from .box import BangOptions, Box, Card, Kind
from .moments import working
from .rules.query import distance, reach
from .table import BangTable, Person, everybody


class Seen:
    """A view, asked as `works` asks a table: its public fields, and the cards in front of everybody."""

    def __init__(self, view: Mapping[str, Any], box: Box) -> None:
        self._view, self.data = view, box
        lying = view["places"]["front"]
        self.at = {box.front[p]: tuple([c["piece"] for c in lying[str(p)]]) for p in everybody(box)}
        self.abilities = [tuple(ids) for ids in view["abilities"]]
        self.face = {c["piece"]: box.card[c["face"]] for cards in lying.values() for c in cards}

    def __getattr__(self, field: str) -> Any:
        return self._view[field]

    @cached_property
    def options(self) -> BangOptions:
        return msgspec.convert(self._view["options"], BangOptions)

    def in_front(self, person: Person) -> tuple[PieceId, ...]:
        return self.at[self.data.front[person]]

    def card(self, piece: PieceId) -> Card:
        return self.face[piece]

    def kind(self, piece: PieceId) -> Kind:
        return self.face[piece].of


def outlook(view: Mapping[str, Any], box: Box) -> dict[str, Any]:
    """By person: distances to all others, the reach of his weapon, whom he could shoot; and the cards that lie idle.
    Nobody sees or is seen from outside the ring."""
    g = cast(BangTable, Seen(view, box))
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
