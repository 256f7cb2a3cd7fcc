"""Encoding of the public fields of a table as numbers, derived from their declared types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import copysign, log1p
from types import NoneType, UnionType
from typing import Annotated, Any, Protocol, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from ..kernel.layout import types_of
from ..kernel.table import PIECE, SEAT, Table
from ..kernel.view import public_fields

NEWEST = 4  # numbers kept of the newest entry of a list of tuples


@dataclass(frozen=True)
class Sizes:
    """The dimensions that field sizes follow from: number of persons, columns of texts and of faces (one-hot)."""

    persons: int
    texts: dict[str, int]
    faces: dict[str, int]


class Floats(Protocol):
    """The array written to, initially zero."""

    def __getitem__(self, at: int, /) -> float: ...
    def __setitem__(self, at: int, value: float, /) -> None: ...


Write = Callable[[Floats, int, Any, Table, int], None]  # array, offset, the value, table, seat


class Logs(dict[int | None, float]):
    """A cache of numbers on a logarithmic scale (signed log1p), which keeps order and sign; None is -1."""

    def __missing__(self, value: int | None) -> float:
        given = -1 if value is None else value
        self[value] = found = copysign(log1p(abs(given)), given)
        return found


LOGS = Logs()


@dataclass(frozen=True)
class Field:
    """A public field, its number of columns and how it is written."""

    name: str
    size: int
    write: Write


def fields_of(kind: type[Table], sizes: Sizes) -> tuple[list[Field], list[str]]:
    """The public fields that become numbers, and the names of those that do not."""
    found: list[Field] = []
    left_out: list[str] = []
    for name, hint in types_of(kind, public_fields(kind)).items():
        if how := _single(hint, sizes) or _several(hint, sizes):
            found.append(Field(name, *how))
        else:
            left_out.append(name)
    return found, left_out


def _single(hint: Any, sizes: Sizes) -> tuple[int, Write] | None:
    kind, notes = _apart(hint)
    if SEAT in notes:
        return sizes.persons, _seat
    if kind in (int, bool):
        return 1, _number
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind, sizes)
    return (len(sizes.texts), _text(sizes.texts)) if kind is str else None


def _several(hint: Any, sizes: Sizes) -> tuple[int, Write] | None:
    whole, keys = _apart(hint)
    if get_origin(whole) is dict and keys:
        return len(keys[0]) * sizes.persons**2, _deeds(keys[0], sizes.persons)
    if get_origin(whole) not in (list, tuple):
        return None
    kind, notes = _apart(get_args(whole)[0])
    if SEAT in notes:
        return sizes.persons, _seats
    if PIECE in notes:
        return len(sizes.faces), _pieces(sizes.faces)
    if kind in (int, bool):
        return sizes.persons, _numbers(sizes.persons)
    if kind is str and get_origin(whole) is tuple:
        return len(sizes.texts), _texts(sizes.texts)
    if isinstance(kind, type) and issubclass(kind, Struct):
        size, write = _struct(kind, sizes)
        return 1 + size, _latest(write)
    if get_origin(kind) is tuple and get_args(kind)[0] is Any:
        return len(sizes.texts) + NEWEST, _newest(sizes.texts)
    return None


def _apart(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """Unwrap a type: the bare type and its `Annotated` metadata, without `| None` and NewType."""
    if get_origin(hint) in (Union, UnionType):
        hint = next(part for part in get_args(hint) if part is not NoneType)
    kind, notes = (get_args(hint)[0], get_args(hint)[1:]) if get_origin(hint) is Annotated else (hint, ())
    return getattr(kind, "__supertype__", kind), notes


def _number(to: Floats, at: int, value: Any, g: Table, seat: int) -> None:
    to[at] = LOGS[value]


def _numbers(most: int) -> Write:
    def write(to: Floats, at: int, value: Any, g: Table, seat: int) -> None:
        for i, one in enumerate(value[:most], at):
            to[i] = LOGS[one]

    return write


def _seat(to: Floats, at: int, value: Any, g: Table, seat: int) -> None:
    if value is not None and value >= 0:
        to[at + value] = 1.0


def _seats(to: Floats, at: int, value: Any, g: Table, seat: int) -> None:
    for one in value:
        to[at + one] = 1.0


def _text(texts: dict[str, int]) -> Write:
    def write(to: Floats, at: int, value: Any, g: Table, seat: int) -> None:
        if value in texts:
            to[at + texts[value]] = 1.0

    return write


def _texts(texts: dict[str, int]) -> Write:
    def write(to: Floats, at: int, value: Any, g: Table, seat: int) -> None:
        for word in value:
            if word in texts:
                to[at + texts[word]] = 1.0

    return write


def _pieces(faces: dict[str, int]) -> Write:
    """Pieces by the faces that the seat sees; others are left out."""

    def write(to: Floats, at: int, value: Any, g: Table, seat: int) -> None:
        for piece in value:
            if g.seen[piece] >> seat & 1:
                to[at + faces[g.face[piece].id]] = 1.0

    return write


def _newest(texts: dict[str, int]) -> Write:
    """The last entry of a list of tuples: its texts one-hot, then its first numbers."""

    def write(to: Floats, at: int, value: Any, g: Table, seat: int) -> None:
        i = at + len(texts)
        for part in value[-1] if value else ():
            if type(part) is str and part in texts:
                to[at + texts[part]] = 1.0
            elif type(part) is int and i < at + len(texts) + NEWEST:
                to[i] = LOGS[part]
                i += 1

    return write


def _struct(kind: type[Struct], sizes: Sizes) -> tuple[int, Write]:
    """The fields of a struct one after the other, as far as they can be encoded."""
    hints = get_type_hints(kind, include_extras=True)
    parts: list[tuple[str, int, Write]] = []
    size = 0
    for name in kind.__struct_fields__:
        if how := _single(hints[name], sizes) or _several(hints[name], sizes):
            parts.append((name, size, how[1]))
            size += how[0]

    def write(to: Floats, at: int, value: Any, g: Table, seat: int) -> None:
        if value is not None:
            for name, start, put in parts:
                put(to, at + start, getattr(value, name), g, seat)

    return size, write


def _latest(write_one: Write) -> Write:
    """A list: its length, then its last element."""

    def write(to: Floats, at: int, value: Any, g: Table, seat: int) -> None:
        to[at] = LOGS[len(value)]
        if value:
            write_one(to, at + 1, value[-1], g, seat)

    return write


def _deeds(words: Sequence[str], persons: int) -> Write:
    """A dictionary with keys of one of these words and two persons: `attack 2 0`."""
    column = {
        f"{word} {by} {whom}": (i * persons + by) * persons + whom
        for i, word in enumerate(words)
        for by in range(persons)
        for whom in range(persons)
    }

    def write(to: Floats, at: int, value: Any, g: Table, seat: int) -> None:
        for key, times in value.items():
            to[at + column[key]] = LOGS[times]

    return write
