"""Observations: what a seat sees, as an array. docs/research.md explains it, `Encoding.layout` names the slices."""

from __future__ import annotations

from typing import cast

import numpy as np
import numpy.typing as npt

from ..kernel.knowledge import ALONE, EVERYONE, remembered
from ..kernel.rules import QUESTIONS
from ..kernel.table import Place, Table
from ..kernel.view import public_fields
from .fields import LOGS, Floats, Sizes, fields_of
from .spelling import Spelling
from .vocabulary import Vocabulary

COUNTS = 4  # of a place: its pieces, those the seat sees, those everybody sees, those it remembers that have left
REMEMBERED = 0.5  # a face the seat last saw in a place and does not see now
Array = npt.NDArray[np.float32]


class Encoding:
    """The encoder for one game, number of seats and options; `table` is any such table that was just dealt."""

    def __init__(self, words: Vocabulary, table: Table) -> None:
        game, seats, data = table.game, table.seats, table.data
        self.size = 0
        self.layout: dict[str, slice] = {}
        self.viewer = self._block("viewer", seats)
        self.asked = self._block("asked", seats)
        self.offered = self._block("offered", seats)
        self.kinds = _columns(sorted({q.kind for name, q in QUESTIONS.items() if name.startswith(f"{game.id}.")}))
        self.question = self._block("question", len(self.kinds))
        self.others = self._block("questions to others", len(self.kinds))
        self.said = self._block("said", len(words))
        self.bounds = self._block("bounds", 2)

        lists = [value for name in public_fields(type(table)) if type(value := getattr(table, name)) is list]
        texts = [value for value in words.values if type(value) is str]
        faces = list(dict.fromkeys(face.id for face in data.faces))
        sizes = Sizes(max([seats, *map(len, lists)]), _columns(texts), _columns(faces))
        fields, self.left_out = fields_of(type(table), sizes)
        self.fields = [(field.name, self._block(f"field {field.name}", field.size), field.write) for field in fields]
        backs = [game.bots.backs.get(str(place[0])) for place in data.places]
        by_back = {back: list(dict.fromkeys(f.id for f in data.faces if back in (None, f.back))) for back in set(backs)}
        self.places = [self._place(place, by_back[back]) for place, back in zip(data.places, backs, strict=True)]

    def _block(self, name: str, size: int) -> int:
        start, self.size = self.size, self.size + size
        self.layout[name] = slice(start, self.size)
        return start

    def _place(self, place: Place, faces: list[str]) -> tuple[int, dict[str, int]]:
        """The offset of a place, and the column of each face that can lie there."""
        start = self._block(" ".join(map(str, ("place", *place))), COUNTS + len(faces))
        return start, {face: i for i, face in enumerate(faces, start + COUNTS)}

    def with_words(self, array: Array, spelling: Spelling) -> Array:
        """The observation with the tokens of the unfinished move added."""
        array = array.copy()
        for ago, word in zip(range(len(spelling.said), 0, -1), spelling.said, strict=True):
            array[self.said + word] = 1 / ago
        array[self.bounds : self.bounds + 2] = [LOGS[bound] for bound in spelling.bounds]
        return array

    def encode(self, g: Table, seat: int) -> Array:
        """The observation of this seat, without an unfinished move."""
        array = np.zeros(self.size, np.float32)
        # single numbers are written three times as fast as into the array itself
        to = cast("Floats", array.data)
        to[self.viewer + seat] = 1.0
        for whom, question, _, required in g.asks:
            to[(self.asked if required else self.offered) + whom] = 1.0
            if question.kind in self.kinds:
                to[(self.question if whom == seat else self.others) + self.kinds[question.kind]] = 1.0
        for name, at, write in self.fields:
            write(to, at, getattr(g, name), g, seat)
        self._write_places(to, g, seat)
        if g.looks and g.game.remembers(g):
            self._write_memory(to, g, seat)
        return array

    def _write_places(self, to: Floats, g: Table, seat: int) -> None:
        face, seen = g.face, g.seen
        for pieces, (at, column) in zip(g.at, self.places, strict=True):
            if pieces:
                to[at] = LOGS[len(pieces)]
                if shown := [piece for piece in pieces if seen[piece] >> seat & 1]:
                    to[at + 1] = LOGS[len(shown)]
                    to[at + 2] = LOGS[[seen[piece] for piece in shown].count(EVERYONE)]
                    for piece in shown:
                        to[column[face[piece].id]] += 1.0

    def _write_memory(self, to: Floats, g: Table, seat: int) -> None:
        """The memory aid: faces from the seat's last look into each place, and pieces it may not look at any more."""
        latest = {place: label for label, (owner, place) in enumerate(g.looks, 1) if owner == seat and place >= 0}
        alone = {label for label, look in enumerate(g.looks, 1) if look == (seat, ALONE)}
        pieces = remembered(g.seen, seat) if latest or alone else {}
        for place, label in latest.items():
            at, column = self.places[place]
            known = pieces.get(label, ())
            to[at + 3] = LOGS[len(set(known) - set(g.at[place]))]
            for piece in known:
                if not g.seen[piece] >> seat & 1:
                    to[column[g.face[piece].id]] += REMEMBERED
        if known_alone := {piece for label in alone for piece in pieces.get(label, ())}:
            for lying, (_, column) in zip(g.at, self.places, strict=True):
                for piece in known_alone.intersection(lying):
                    to[column[g.face[piece].id]] += REMEMBERED


def _columns(things: list[str]) -> dict[str, int]:
    return {thing: i for i, thing in enumerate(things)}
