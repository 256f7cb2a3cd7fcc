"""What a seat of 3,000 Scoundrels sees: a table on which no face is read but those it knows.

A view becomes such a table: its public fields, its pieces in their places, the faces it tells. Whoever owns a table, in
a search, needs no view; both ways lead to the same sight.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from ....kernel.dice import FastDice
from ....kernel.knowledge import ALONE, ONE_LABEL, Count, counts_of, label_at
from ....kernel.layout import types_of
from ....kernel.view import public_fields
from .. import GAME
from ..box import Box
from ..faces import Job, Trait
from ..options import ScoundrelsOptions
from ..table import NOBODY, ScoundrelsTable

TYPES = types_of(ScoundrelsTable, public_fields(ScoundrelsTable))
DICE = FastDice("sight")
BEFORE_PLAN = ("start", "plan", "setup")  # steps of a turn
BEFORE_HIRING = (*BEFORE_PLAN, "abilities", "hire")


@dataclass(frozen=True)
class Unseen:
    """The face of a piece of which only the back is known."""

    back: str
    id: str = ""


class Sight:
    """`g` may be a true table: faces are read by `face`, and whatever everybody sees, straight from it."""

    def __init__(self, g: ScoundrelsTable, me: int) -> None:
        self.g, self.me, self.box = g, me, g.data
        self.bit, self.shift = 1 << me, label_at(me)
        self._turns: dict[tuple[int, bool], int] = {}

    def face(self, piece: int) -> Any:
        """None: we do not know it."""
        known = self.g.seen[piece]
        if known & self.bit or ((label := known >> self.shift & ONE_LABEL) and self.certain(label)):
            return self.g.face[piece]
        return None

    def certain(self, label: int) -> bool:
        """Was the look by which we remember this piece one at a single card?"""
        if self.g.looks[label - 1][1] == ALONE:
            return True
        of_it = [known for known in self.g.seen if known > 0 and known >> self.shift & ONE_LABEL == label]
        return len(of_it) == 1 and self.g.looks[label - 1][1] >= 0

    # ---- the calendar ----

    def turns_left(self, seat: int) -> int:
        """How often this seat will still lay a card."""
        return self._left(seat, hiring=False)

    def hires_left(self, seat: int) -> int:
        """How often it will still hire, or go to the office."""
        return self._left(seat, hiring=True)

    def turns_today(self, seat: int) -> int:
        return self.turns_left(seat) - self.days_after * self.box.setup.rounds

    def _left(self, seat: int, *, hiring: bool) -> int:
        if (seat, hiring) not in self._turns:
            self._turns[seat, hiring] = self._count(seat, BEFORE_HIRING if hiring else BEFORE_PLAN)
        return self._turns[seat, hiring]

    def _count(self, seat: int, before: tuple[str, ...]) -> int:
        g = self.g
        rounds = self.box.setup.rounds
        if not g.day:
            return self.box.days * rounds
        left = self.days_after * rounds
        if g.turn == NOBODY:
            return left
        order = g.in_order
        here, at = order.index(seat), order.index(g.turn)
        return left + rounds - g.round + (here > at or (here == at and g.step in before))

    @cached_property
    def days_after(self) -> int:
        """Days that have not begun."""
        return self.box.days - self.g.day

    # ---- scoundrels ----

    def crew(self, seat: int) -> list[tuple[Trait, Job]]:
        return self.pairs(self.g.own(seat))

    def pairs(self, traits: list[int]) -> list[tuple[Trait, Job]]:
        g = self.g
        return [(g.face[trait], g.face[g.job_of(trait)]) for trait in traits]

    @cached_property
    def others(self) -> list[int]:
        return self.g.after(self.me)

    # ---- poker cards ----

    @cached_property
    def counts(self) -> list[Count]:
        return counts_of(self.g, self.me) if self.g.counts else []

    @cached_property
    def hand(self) -> list[str]:
        """Our own ranks."""
        return [self.g.face[piece].rank for piece in self.g.at[self.box.hand[self.me]]]


def at_table(g: ScoundrelsTable, seat: int) -> Sight:
    """For whoever has no time for a view."""
    return Sight(g, seat)


def in_view(view: Mapping[str, Any]) -> Sight:
    """By what Table.view tells this seat."""
    box: Box = GAME.data_seen(view)
    me, seats = view["viewer"], view["seats"]
    fields = {name: msgspec.convert(view[name], kind) for name, kind in TYPES.items()}
    by_id = faces_of(box)
    at, faces, seen = [], {}, {}
    for place in box.places:
        node = view["places"]
        for word in place:
            node = node[str(word)]
        at.append(tuple([card["piece"] for card in node]))
        for card in node:
            if "face" in card:
                faces[card["piece"]] = by_id[card["face"]]
                seen[card["piece"]] = -1 if card["public"] else 1 << me
    for known in view["known"]:
        faces[known["piece"]] = by_id[known["face"]]
        seen[known["piece"]] = 1 << me
    for note in view["memory"]:
        if len(note["pieces"]) == 1:
            faces[note["pieces"][0]] = by_id[note["seen"][0]]
            seen[note["pieces"][0]] = 1 << me
    pieces = range(sum(map(len, at)))
    backs = backs_of(box, at)
    counts = [
        Count(1 << me, frozenset(c["pieces"]), frozenset(c["faces"]), c["low"], c["high"]) for c in view["counts"]
    ]
    g = ScoundrelsTable(
        game=GAME,
        seats=seats,
        options=msgspec.convert(view["options"], ScoundrelsOptions),
        data=box,
        dice=DICE,
        at=at,
        face=[faces.get(piece) or Unseen(backs.get(piece, "")) for piece in pieces],
        seen=[seen.get(piece, 0) for piece in pieces],
        counts=counts,
        **fields,
    )
    return Sight(g, me)


@lru_cache(maxsize=32)
def faces_of(box: Box) -> dict[str, Any]:
    return {face.id: face for face in box.faces}


def backs_of(box: Box, at: list[tuple[int, ...]]) -> dict[int, str]:
    """Which safe is of which colour: they were laid out location by location."""
    places = (*(place for cells in box.safe.values() for place in cells), *box.unused.values(), *box.stolen)
    safes = sorted(piece for place in places for piece in at[place])
    colours = [name for name in box.safe for safe in box.safes if safe.location == name]
    return dict(zip(safes, colours, strict=True))
