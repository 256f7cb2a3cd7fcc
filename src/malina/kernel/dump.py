"""Serialization of a table as JSON without loss: frames and questions by name, faces by id, fields by their types."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from .catalogue import CardFile
from .dice import load_dice
from .event import Event
from .knowledge import Count
from .layout import types_of
from .past import Past
from .refusal import BadRecord, Refusal
from .result import Result
from .rules import QUESTIONS, RULES, rule_name
from .versions import own_file
from .view import plain

if TYPE_CHECKING:
    from .game import Game
    from .table import Frame, Place, Table

NOT_DUMPED = frozenset({"game", "seats", "data", "watch", "_legal"})  # in the head already, or derived from the rest
SOMETIMES = frozenset({"past"})  # left out where it is None
Code = tuple[Callable[[Any], Any], Callable[["Table", Any], Any]]


def dump(g: Table) -> dict[str, Any]:
    data: dict[str, Any] = {"game": g.game.id, "version": g.game.version, "seats": g.seats}
    if file := own_file(g):
        data["file"] = msgspec.to_builtins(file)
    data["places"] = [list(place) for place in g.data.places]
    for name in type(g).field_names():
        value = getattr(g, name)
        if name not in NOT_DUMPED and not (name in SOMETIMES and value is None):
            data[name] = encoded(g, name, value)
    return data


def encoded(g: Table, name: str, value: Any) -> Any:
    """A field of a table as JSON."""
    if name in CODES:
        return CODES[name][0](value)
    try:
        return msgspec.to_builtins(value, str_keys=True)
    except TypeError as error:
        raise TypeError(f"the field {name!r} of {type(g).__name__} cannot be dumped: {error}") from error


def load(game: Game, data: dict[str, Any], kept: bool = False) -> Table:
    try:
        return _load(game, data, kept)
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError, msgspec.MsgspecError, Refusal) as error:
        raise BadRecord("bad-dump", problem=str(error)) from error


def _load(game: Game, data: dict[str, Any], kept: bool = False) -> Table:
    if data["game"] != game.id or (data["version"] != game.version and not kept):
        raise ValueError(f"made by {data['game']} {data['version']}, not by {game.id} {game.version}")
    data = game.mended(data) if kept else data
    file = msgspec.convert(data.get("file"), CardFile | None)
    given = data["options"]
    if kept:
        given = {name: value for name, value in given.items() if name in game.options_type.__struct_fields__}
    options = game.read_options(given, data["seats"], file)
    g = game.new_table(data["seats"], options, load_dice(data["dice"]), file)
    places = [tuple(place) for place in data["places"]]
    if places != list(g.data.places):
        if not kept:
            raise ValueError("the places are others")
        data = {**data, **_placed(g, places, data["at"], data["looks"])}
    hints = own_types(game.table)
    for name in game.table.field_names():
        if name in NOT_DUMPED or (kept and name not in data):
            continue
        if name in CODES:
            setattr(g, name, CODES[name][1](g, data.get(name) if name in SOMETIMES else data[name]))
        else:
            setattr(g, name, msgspec.convert(data[name], hints[name], str_keys=True))
    pieces = {piece for place in g.at for piece in place}
    if len(g.at) != len(g.data.places) or len(g.seen) != len(g.face) or not pieces <= set(range(len(g.face))):
        raise ValueError("the pieces do not fit the places")
    if not kept and (wrong := game.invariants(g)):
        raise ValueError("; ".join(wrong))
    return g


def _placed(g: Table, places: list[Place], at: list[Any], looks: list[Any]) -> dict[str, Any]:
    """Migrate `at` and `looks` to the numbers that the places have today. A look into a place that is gone becomes a
    look into none."""
    number = {place: i for i, place in enumerate(g.data.places)}
    there: list[Any] = [()] * len(number)
    for place, pieces in zip(places, at, strict=True):
        if place in number:
            there[number[place]] = pieces
        elif pieces:
            raise ValueError(f"there is no place {place}")
    return {"at": there, "looks": [(who, number.get(places[i], -1) if i >= 0 else i) for who, i in looks]}


def own_types(table: type[Table]) -> dict[str, Any]:
    """The types of a table's fields that need no codec (`CODES`)."""
    if table not in _OWN_TYPES:
        _OWN_TYPES[table] = types_of(table, frozenset(table.field_names()) - NOT_DUMPED - CODES.keys())
    return _OWN_TYPES[table]


_OWN_TYPES: dict[type[Table], dict[str, Any]] = {}


def frozen(value: Any) -> Any:
    """Restore tuples, which JSON has as lists."""
    return tuple(frozen(v) for v in value) if isinstance(value, list) else value


def _faces(g: Table, ids: list[str]) -> list[Any]:
    by_id = {face.id: face for face in g.data.faces}
    return [by_id[i] for i in ids]


def _frame(frame: Frame) -> list[Any]:
    rule, args = frame
    if rule is None:
        return ["ask", *([seat, q.name, list(rest), required] for seat, q, rest, required in args)]
    return [rule_name(rule), *args]


def _load_frame(data: list[Any]) -> Frame:
    name, *args = data
    if name == "ask":
        asks = msgspec.convert(args, list[tuple[int, str, list[Any], bool]])
        return None, tuple((seat, QUESTIONS[q], frozen(rest), required) for seat, q, rest, required in asks)
    return RULES[name], tuple(frozen(arg) for arg in args)


def load_log(data: list[Any] | None) -> list[Event] | None:
    told = msgspec.convert(data, list[tuple[str, dict[str, Any], tuple[tuple[int, str, Any], ...]]] | None)
    return None if told is None else [Event(*event) for event in told]


def _load_result(data: dict[str, Any] | None) -> Any:
    return data and msgspec.convert(data, Result)


def _load_past(g: Table, data: list[tuple[int, dict[str, Any]]] | None) -> tuple[Past, ...] | None:
    """Tables of the history belong to the same deal, so they get the card file of `g`, whatever ships today."""
    if data is None:
        return None
    same = {"file": msgspec.to_builtins(getattr(g.data, "file", None)), "past": None}
    return tuple(Past(seat, _load(g.game, {**before, **same}, kept=True)) for seat, before in data)


CODES: dict[str, Code] = {
    "options": (msgspec.to_builtins, lambda g, _: g.options),
    "dice": (lambda dice: dice.dump(), lambda g, _: g.dice),
    "face": (lambda faces: [face.id for face in faces], _faces),
    "barred": (
        lambda barred: [[piece, sorted(faces)] for piece, faces in sorted(barred.items())],
        lambda g, data: dict(msgspec.convert(data, list[tuple[int, frozenset[str]]])),
    ),
    "counts": (
        lambda counts: [[c.viewers, sorted(c.pieces), sorted(c.faces), c.low, c.high] for c in counts],
        lambda g, data: msgspec.convert(data, list[Count]),
    ),
    "sealed": (
        lambda sealed: [[seat, name, list(args), move] for seat, name, args, move in sealed],
        lambda g, data: [(seat, name, frozen(args), move) for seat, name, args, move in data],
    ),
    "due": (
        lambda frames: [_frame(frame) for frame in frames],
        lambda g, data: [_load_frame(frame) for frame in data],
    ),
    "looks": (msgspec.to_builtins, lambda g, data: msgspec.convert(data, list[tuple[int, int]])),
    # integers of hundreds of bits, which many JSON parsers cannot read: as hexadecimal text
    "seen": (lambda seen: [f"{known:x}" for known in seen], lambda g, data: [int(known, 16) for known in data]),
    "at": (msgspec.to_builtins, lambda g, data: msgspec.convert(data, list[tuple[int, ...]])),
    "frames": (
        lambda frames: [_frame(frame) for frame in frames],
        lambda g, data: [_load_frame(frame) for frame in data],
    ),
    "log": (
        lambda log: None if log is None else [[e.name, plain(e.args), plain(e.secrets)] for e in log],
        lambda g, data: load_log(data),
    ),
    "past": (lambda past: None if past is None else [[seat, dump(before)] for seat, before in past], _load_past),
    "result": (lambda result: result and result.to_json(), lambda g, data: _load_result(data)),
}
