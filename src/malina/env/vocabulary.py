"""The vocabulary (action space): the tokens of moves ("words"), a fixed list for a game, a number of seats and options.

Verbs and blanks come from the schema of the game's moves, values from the table: seats, places and faces; a game adds
those that neither of them tells (`Game.bots.words`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from ..kernel.game import Data, Game

WAIT, STOP, LOWER, HIGHER, FALSE, TRUE, LEAVE = range(7)  # words every game has
SIGNS = ("-", ".", "<", ">", "False", "True", "(nothing)")


class Vocabulary:
    """`names[number]` is a token as text; `verbs`, `blanks` and `values` map to the numbers of tokens."""

    def __init__(self, game: Game, seats: int, data: Data) -> None:
        shapes = list(_shapes(inspect.type_info(game.commands)))
        verbs = [str(shape.tag) for shape in shapes if shape.tag is not None]
        blanks = [field.encode_name for shape in shapes for field in shape.fields]
        places = [word for place in data.places for word in place]
        values = [*game.bots.words(data), *range(seats), *places, *(face.id for face in data.faces)]
        self.verbs = _numbered(verbs, len(SIGNS))
        self.blanks = _numbered(blanks, len(SIGNS) + len(self.verbs))
        self.values = _numbered(values, len(SIGNS) + len(self.verbs) + len(self.blanks))
        self.names: tuple[str, ...] = (
            *SIGNS,
            *self.verbs,
            *(f"{blank}=" for blank in self.blanks),
            *map(repr, self.values),
        )

    def __len__(self) -> int:
        return len(self.names)

    def __getitem__(self, number: int) -> str:
        return self.names[number]

    def read(self, said: list[int]) -> str:
        """Tokens as text, to be read by people."""
        return " ".join(self.names[number] for number in said)


def _numbered(things: Any, first: int) -> dict[Any, int]:
    return {thing: number for number, thing in enumerate(dict.fromkeys(things), first)}


def _shapes(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """All structs in a type, outer ones first."""
    if isinstance(kind, inspect.UnionType):
        for part in kind.types:
            yield from _shapes(part)
    elif isinstance(kind, inspect.StructType):
        yield kind
        for field in kind.fields:
            yield from _shapes(field.type)
    elif isinstance(kind, inspect.ListType):
        yield from _shapes(kind.item_type)
