"""The parameters (blanks) of moves by their types: which of them name faces, and fuzzing: random values that an
attacker could send.

`FaceId`, `Seat` and `Piece` say what a text or a number stands for. A plain text is no face, even if it equals the id
of one: declaring "cheese" does not name a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import chain, count, repeat
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import UnsetType
from msgspec.structs import fields

from ..kernel.decision import Move
from ..kernel.dice import FastDice
from ..kernel.table import FACE, PIECE, SEAT, Table

TRIES = 6  # fuzzed moves of a seat that is asked; others get one and the same refusal
MOST_NAMES = 4  # faces of a move that are renamed independently, as combinations double with each; the rest follow suit
NUMBERS = range(-1, 12)


class Slot(NamedTuple):
    """A type that a blank may have: FACE, SEAT, PIECE or a Python type; `parts` are its type arguments, or the fields
    of a struct."""

    form: Any
    parts: tuple[Any, ...] = ()


class Field(NamedTuple):
    name: str
    hint: Any
    required: bool


@cache
def shapes_of(commands: Any) -> dict[str, tuple[Field, ...]]:
    """The blanks (fields) of each verb of a game."""
    kinds = get_args(commands) if get_origin(commands) in (Union, UnionType) else (commands,)
    return {kind.__struct_config__.tag: blanks_of(kind) for kind in kinds}


def blanks_of(kind: Any) -> tuple[Field, ...]:
    """The blanks of a struct or of a dictionary with fixed keys."""
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        return tuple(Field(name, hint, name in kind.__required_keys__) for name, hint in hints.items())
    return tuple(Field(field.encode_name, field.type, field.required) for field in fields(kind))


@cache
def kinds_of(hint: Any) -> tuple[Slot, ...]:
    """The alternatives of a type annotation, without the None of an optional blank."""
    origin: Any = get_origin(hint)
    parts = get_args(hint)
    if origin is Annotated:
        notes = [Slot(note) for note in parts[1:] if note in (FACE, SEAT, PIECE)]
        return tuple(notes[:1]) or kinds_of(parts[0])
    if origin in (Union, UnionType):
        return tuple(chain.from_iterable(map(kinds_of, parts)))
    if hint in (UnsetType, NoneType):
        return ()
    if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        return (Slot(msgspec.Struct, blanks_of(hint)),)
    if origin is tuple and parts[-1] is ...:
        return (Slot(list, parts[:1]),)
    return (Slot(origin or hint, parts),)


# ---- a move, where two faces have changed places ----


def renamed(move: Move, commands: Any, names: Mapping[str, str]) -> Iterator[Move]:
    """The counterparts of a move on the twin, where these faces are exchanged: whoever named the one may hold the other
    there. Each face in the move is renamed or not, in all combinations; a sorted list may have to be sorted again."""
    blanks = shapes_of(commands).get(move["cmd"], ())  # a timeout has no shape

    def with_faces(name: Callable[[str], str], in_order: bool = False) -> Move:
        new = {b.name: put(b.hint, move[b.name], name, in_order) for b in blanks if b.name in move}
        return {"cmd": move["cmd"], **new}

    def there(choice: int) -> Callable[[str], str]:
        numbers = count()
        return lambda face: names[face] if face in names and choice >> min(next(numbers), MOST_NAMES - 1) & 1 else face

    named: list[str] = []
    with_faces(lambda face: named.append(face) or face)  # type: ignore[func-returns-value]
    exchanged = sum(face in names for face in named)
    for choice in reversed(range(1 << min(exchanged, MOST_NAMES))):
        yield with_faces(there(choice))
        if choice and len(named) > 1:
            yield with_faces(there(choice), in_order=True)


def put(hint: Any, value: Any, name: Callable[[str], str], in_order: bool = False) -> Any:
    """The value with every face in it renamed."""
    for form, parts in kinds_of(hint):
        if form is FACE and type(value) is str:
            return name(value)
        if form in (list, tuple) and type(value) is list:
            hints = parts if form is tuple else repeat(parts[0])
            new = [put(part, v, name, in_order) for part, v in zip(hints, value)]  # noqa: B905
            again = in_order and form is list and new != value and value == sorted(value, key=repr)
            return sorted(new, key=repr) if again else new
        if form is dict and type(value) is dict:
            return {put(parts[0], key, name): put(parts[1], v, name, in_order) for key, v in value.items()}
        if form is msgspec.Struct and type(value) is dict:
            types = {blank.name: blank.hint for blank in parts}
            return {key: put(types[key], v, name, in_order) if key in types else v for key, v in value.items()}
    return value


# ---- moves that nobody offered ----


def strange_moves(g: Table, dice: FastDice, tries: int = TRIES, seat: int | None = None) -> list[Move]:
    """Fuzzing: moves of the right shape with random values, and legal ones with one value replaced. For a seat mostly
    with the verbs it is asked for, because all others are refused alike."""
    shapes = shapes_of(g.game.commands)
    decisions = [] if seat is None else g.decisions(seat, about=False)
    asked = sorted(
        {cmd for whose, question, _, _ in g.asks if whose == seat for cmd in question.answers if cmd in shapes}
    )
    if seat is not None and not asked:
        tries = 1
    stranger = Stranger(g, dice)
    found = []
    for number in range(tries):
        if number % 3 == 1 and decisions:
            found.append(stranger.changed(decisions[dice.below(len(decisions))].moves.sample(dice.below)))
        else:
            verbs = asked if asked and number else list(shapes)
            found.append(stranger.move(verbs[dice.below(len(verbs))]))
    return found


def well_formed(g: Table, move: Move) -> bool:
    """Has it the shape of a move, so that the refusal comes from the rules and not from the parser?"""
    try:
        msgspec.convert(move, g.game.commands)
    except msgspec.ValidationError:
        return False
    return True


class Stranger:
    """Fills blanks with random values of the right type."""

    def __init__(self, g: Table, dice: FastDice) -> None:
        self.g = g
        self.below = dice.below

    def move(self, cmd: str) -> Move:
        return {"cmd": cmd, **self.struct(shapes_of(self.g.game.commands)[cmd])}

    def changed(self, move: Move) -> Move:
        """The move with one blank filled anew."""
        blanks = shapes_of(self.g.game.commands)[move["cmd"]]
        if not blanks:
            return move
        blank = blanks[self.below(len(blanks))]
        return {**move, blank.name: self.fill(blank.hint)}

    def struct(self, blanks: tuple[Field, ...]) -> dict[str, Any]:
        return {blank.name: self.fill(blank.hint) for blank in blanks if blank.required or self.below(2)}

    def word(self) -> str:
        """A random text that means something here: a word of the game, the name of a place or of a card."""
        g = self.g
        place = g.data.places[self.below(len(g.data.places))]
        words = [*g.game.bots.words(g.data)]
        return (str(place[-1]), self.face(), words[self.below(len(words))] if words else str(place[0]))[self.below(3)]

    def face(self) -> str:
        faces = self.g.data.faces
        face: str = faces[self.below(len(faces))].id
        return face

    def fill(self, hint: Any) -> Any:
        kinds = kinds_of(hint)
        form, parts = kinds[self.below(len(kinds))]
        return FILLED.get(form, FILLED[str])(self, parts)


FILLED: dict[Any, Callable[[Stranger, tuple[Any, ...]], Any]] = {
    FACE: lambda self, _: self.face(),
    SEAT: lambda self, _: self.below(self.g.seats + 1),
    PIECE: lambda self, _: self.below(len(self.g.face) + 1),
    bool: lambda self, _: bool(self.below(2)),
    int: lambda self, _: NUMBERS[self.below(len(NUMBERS))],
    str: lambda self, _: self.word(),
    Literal: lambda self, parts: parts[self.below(len(parts))],
    tuple: lambda self, parts: [self.fill(part) for part in parts],
    list: lambda self, parts: [self.fill(parts[0]) for _ in range(self.below(4))],
    dict: lambda self, parts: {self.fill(parts[0]): self.fill(parts[1]) for _ in range(self.below(4))},
    msgspec.Struct: lambda self, parts: self.struct(parts),
}
