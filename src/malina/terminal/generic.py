"""Generic renderer of any game's view: the public fields, then every place with its pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..text import Texts

DOWN = "▒"
KERNEL = frozenset(
    {
        *("game", "seats", "viewer", "options", "asked", "clock", "places", "decisions", "sealed", "over", "result"),
        *("memory", "known", "counts"),
    }
)


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
        known = {one["piece"]: one["face"] for one in view.get("known", ())}
        for path, pieces in _places(view["places"]):
            if pieces:
                drawn = " ".join(self._piece(piece, known.get(piece["piece"])) for piece in pieces)
                places.add_row(Text(" ".join(path), "bold"), Text(drawn))
        return Group(fields, Text(), places, *self._notes(view))

    def hint(self, view: Mapping[str, Any], move: Mapping[str, Any]) -> Text:
        return Text()

    def sheet(self, view: Mapping[str, Any]) -> RenderableType:
        return Group(*(Text(line) for line in self.texts.result_lines(view["result"], self.names)))

    def _value(self, name: str, value: Any) -> str:
        if isinstance(value, Mapping) and "type" not in value:
            return ", ".join(f"{part}: {self._value(part, v)}" for part, v in value.items())
        if isinstance(value, list) and value and isinstance(value[0], Mapping):
            return "; ".join(self._value(name, v) for v in value)
        if isinstance(value, list) and len(value) == len(self.names):
            return ", ".join(f"{who}: {self.texts.value(name, v)}" for who, v in zip(self.names, value, strict=True))
        return self.texts.value(name, value, self.names)

    def _piece(self, piece: Mapping[str, Any], known: str | None) -> str:
        face = piece.get("face", known)
        if face is None:
            return f"{DOWN}?"
        name = self.texts.value("piece", face)
        return name if piece.get("public") else f"{DOWN}{name}"

    def _notes(self, view: Mapping[str, Any]) -> Iterator[Text]:
        """The viewer's memory aid: faces they know of pieces that lie face down, and what they saw in places."""
        if view["viewer"] is None:
            return
        yield Text(self.texts.say("play-known", mark=DOWN), "dim")
        for note in view.get("memory", ()):
            if note["seen"]:
                faces = [self.texts.value("piece", face) for face in note["seen"]]
                place = " ".join(map(str, note["place"]))
                yield Text(self.texts.say("play-noted", place=place, faces=faces, missing=note["missing"]), "dim")


def _places(tree: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], list[Any]]]:
    for word, node in tree.items():
        if isinstance(node, list):
            yield (*path, word), node
        else:
            yield from _places(node, (*path, word))
