"""Parser of typed moves: `recruit E`, `hire the fence`, `place 6 up`, or the JSON of a move.

It is driven by the schema of the game's commands and knows no game. A typed move need not be legal: the table then
explains why it is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import inspect

from ..kernel.game import Game
from ..text import Texts

LATIN = str.maketrans("АБВГДЕИКМНОРСТФХЦ", "ABBGDEIKMHOPCTFXC")


class Typist:
    """The parser for one game: its commands and the names of its faces."""

    def __init__(self, game: Game, texts: Texts, faces: Iterable[Any]) -> None:
        union = inspect.type_info(game.commands)
        types = union.types if isinstance(union, inspect.UnionType) else (union,)
        self.shapes = {str(kind.tag): kind for kind in types if isinstance(kind, inspect.StructType)}
        self.words = {word: cmd for cmd in self.shapes for word in (cmd, *texts.say(f"word-{cmd}").lower().split())}
        self.texts = texts
        self.faces = {name: face.id for face in faces for name in (face.id, texts.value("piece", face.id).lower())}

    def move(self, line: str, asked: Sequence[str]) -> dict[str, Any] | None:
        """Parse a line as a move; None if it is none. `asked` are the verbs of the open decision, which may be left out
        before a letter, a number or a face."""
        if line.startswith("{"):
            return _json(line)
        first, *rest = line.split()
        if cmd := self.words.get(first.lower()):
            return self._sentence(cmd, rest)
        if len(first) > 1 and not first.isdecimal() and line.lower() not in self.faces:
            return None
        for cmd in asked:
            move = self._sentence(cmd, [first, *rest])
            if move and (not first.isdecimal() or any(type(value) is int for value in move.values())):
                return move
        return None

    def blank(self, line: str, move: Mapping[str, Any], blank: str | None) -> dict[str, Any] | None:
        """The move with this line as the value of the blank. The menu does not offer it, so the table will say why it
        is refused."""
        field = next((f for f in self.shapes[move["cmd"]].fields if f.encode_name == blank), None)
        if field is None or " " in line or _struct(field.type):
            return None
        value = self._value(line, field.type, field.encode_name)
        return {**move, field.encode_name: value} if type(value) is type(move.get(field.encode_name)) else None

    def _sentence(self, cmd: str, words: list[str]) -> dict[str, Any] | None:
        filled = self._fields(words, self.shapes[cmd])
        return None if filled is None else {"cmd": cmd, **filled}

    def _fields(self, words: list[str], shape: inspect.StructType) -> dict[str, Any] | None:
        """Assign words to the required fields in order; `name=value` goes to the field of that name."""
        filled: dict[str, Any] = {}
        fields = {field.encode_name: field for field in shape.fields}
        if len(fields) == 1:
            words = [" ".join(words)] if words else []
        for name, field in fields.items():
            inner = _struct(field.type)
            if inner is not None and words:
                part = self._fields(words, inner)
                words = []
                if part is None:
                    return None
                filled[name] = part
            elif field.required and words and "=" not in words[0]:
                filled[name] = self._value(words[0], field.type, name)
                words = words[1:]
        for word in words:
            name, found, text = word.partition("=")
            if not found or name not in fields:
                return None
            filled[name] = self._value(text, fields[name].type, name)
        missing = [name for name, field in fields.items() if field.required and name not in filled]
        return None if missing else filled

    def _value(self, text: str, kind: inspect.Type, name: str) -> Any:
        kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
        if any(isinstance(k, inspect.IntType) for k in kinds) and text.lstrip("-").isdecimal():
            return int(text)
        for id in self.texts.bundle.ids():
            if id.startswith(f"{name}-") and id.endswith("-words") and text.lower() in self.texts.say(id).split():
                return id.removeprefix(f"{name}-").removesuffix("-words")
        return self.faces.get(text.lower(), letter(text))


def letter(text: str) -> str:
    """Normalize a single letter to the Latin capital, whatever keyboard layout it was typed on."""
    return text.upper().translate(LATIN) if len(text) == 1 else text


def _json(line: str) -> dict[str, Any] | None:
    try:
        move = json.loads(line)
    except ValueError:
        return None
    return move if isinstance(move, dict) else None


def _struct(kind: inspect.Type) -> inspect.StructType | None:
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return next((k for k in kinds if isinstance(k, inspect.StructType)), None)
