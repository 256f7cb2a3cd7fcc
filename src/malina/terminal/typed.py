"""Moves that a person types out, possible or not: `recruit E`, `place 6 up`, or the JSON of a move.

The shapes of a game's commands say which word belongs to which field, so this knows no game. A typed move need not be
legal: whoever asks for the impossible is told by the table why not.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import inspect

from ..kernel.game import Game
from ..text import Texts


def typed_move(line: str, game: Game, texts: Texts, asked: Sequence[str]) -> dict[str, Any] | None:
    """The move that this line means, or None if it is no move. `asked` are the commands of the open decision: their
    name may be left out."""
    if line.startswith("{"):
        return _json(line)
    shapes = shapes_of(game)
    first, *rest = line.split()
    cmd = _command(first, shapes, texts)
    if cmd:
        return _move(cmd, rest, shapes[cmd])
    for cmd in asked:
        if move := _move(cmd, [first, *rest], shapes[cmd]):
            return move
    return None


def shapes_of(game: Game) -> dict[str, inspect.StructType]:
    """The fields of each command."""
    union = inspect.type_info(game.commands)
    types = union.types if isinstance(union, inspect.UnionType) else (union,)
    return {str(kind.tag): kind for kind in types if isinstance(kind, inspect.StructType)}


def _json(line: str) -> dict[str, Any] | None:
    try:
        move = json.loads(line)
    except ValueError:
        return None
    return move if isinstance(move, dict) else None


def _command(word: str, shapes: Mapping[str, Any], texts: Texts) -> str | None:
    word = word.lower()
    for cmd in shapes:
        if word == cmd or word in texts.say(f"word-{cmd}").lower().split():
            return cmd
    return None


def _move(cmd: str, words: Sequence[str], shape: inspect.StructType) -> dict[str, Any] | None:
    filled = _fields(list(words), shape)
    return None if filled is None else {"cmd": cmd, **filled}


def _fields(words: list[str], shape: inspect.StructType) -> dict[str, Any] | None:
    """Word after word into the required fields; `name=value` goes to the field of that name."""
    filled: dict[str, Any] = {}
    fields = {field.encode_name: field for field in shape.fields}
    for name, field in fields.items():
        inner = _struct(field.type)
        if inner is not None and words:
            part = _fields(words, inner)
            words = []
            if part is None:
                return None
            filled[name] = part
        elif field.required and words and "=" not in words[0]:
            filled[name] = _value(words.pop(0), field.type)
    for word in words:
        name, found, text = word.partition("=")
        if not found or name not in fields:
            return None
        filled[name] = _value(text, fields[name].type)
    missing = [name for name, field in fields.items() if field.required and name not in filled]
    return None if missing else filled


def _struct(kind: inspect.Type) -> inspect.StructType | None:
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return next((k for k in kinds if isinstance(k, inspect.StructType)), None)


def _value(text: str, kind: inspect.Type) -> Any:
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    if any(isinstance(k, inspect.IntType) for k in kinds) and text.lstrip("-").isdecimal():
        return int(text)
    return letter(text)


def letter(text: str) -> str:
    """A single letter means the Latin capital, whatever keyboard it was typed on."""
    return text.upper().translate(LATIN) if len(text) == 1 else text


LATIN = str.maketrans("АБВГДЕИКМНОРСТФХЦ", "ABBGDEIKMHOPCTFXC")
