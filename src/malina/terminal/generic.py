"""Draws any view of any game, plainly: the public fields, then every place with what lies there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..text import Texts

KERNEL = frozenset({"game", "seats", "viewer", "options", "asked", "places", "decisions", "over", "result", "memory"})


class Generic:
    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def board(self, view: Mapping[str, Any]) -> RenderableType:
        fields = Table.grid(padding=(0, 2))
        for name, value in view.items():
            if name not in KERNEL:
                fields.add_row(Text(name, "bold"), Text(self._value(name, value)))
        places = Table.grid(padding=(0, 2))
        for path, pieces in _places(view["places"]):
            if pieces:
                places.add_row(Text(" ".join(path), "bold"), Text(" ".join(self._piece(piece) for piece in pieces)))
        return Group(fields, Text(), places)

    def hint(self, view: Mapping[str, Any], move: Mapping[str, Any]) -> Text:
        return Text()

    def sheet(self, view: Mapping[str, Any]) -> RenderableType:
        return Group(*(Text(line) for line in self.texts.result_lines(view["result"], self.names)))

    def _value(self, name: str, value: Any) -> str:
        if isinstance(value, list) and len(value) == len(self.names):
            return ", ".join(f"{who}: {self.texts.value(name, v)}" for who, v in zip(self.names, value, strict=True))
        return self.texts.value(name, value, self.names)

    def _piece(self, piece: Mapping[str, Any]) -> str:
        if "face" not in piece:
            return "▒?"
        face = self.texts.value("piece", piece["face"])
        return face if piece.get("public") else f"▒{face}"


def _places(tree: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], list[Any]]]:
    for word, node in tree.items():
        if isinstance(node, list):
            yield (*path, word), node
        else:
            yield from _places(node, (*path, word))
