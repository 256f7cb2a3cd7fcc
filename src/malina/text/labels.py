"""Labels of moves and of values of their blanks, as the reader of a question sees them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from msgspec.structs import fields

from ..kernel.blanks import Each, Fillings, Order, Some, Text
from ..kernel.game import Game
from ..kernel.table import PIECE
from .texts import Texts


class Labels:
    """Labels for one reader of one question. Pieces are named by their faces where the reader sees them."""

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        asked: str = "",
        game: Game | None = None,
        view: Mapping[str, Any] | None = None,
    ) -> None:
        self.texts = texts
        self.names = names
        self.asked = asked
        self.types = blank_types(game.commands) if game else {}
        lying = list(lying_in(view["places"])) if view else []
        self.faces: dict[int, str] = {card["piece"]: card["face"] for card, _ in lying if "face" in card}
        self.where: dict[int, tuple[str, ...]] = {card["piece"]: place for card, place in lying}

    def move(self, move: Mapping[str, Any]) -> str:
        named = {name: self._named(name, value) for name, value in move.items()}
        return self.texts.move(named, self.names, self.asked)

    def value(self, name: str, value: Any) -> str:
        """The label of a blank's value."""
        return self.texts.value(name, self._named(name, value), self.names)

    def item(self, name: str, item: Any) -> str:
        """The label of an item of a list: of `cards` it is a `card`."""
        [named] = self._named(name, [item])
        return self.texts.value(name.removesuffix("s"), named, self.names)

    def pair(self, name: str, key: Any, value: Any) -> tuple[str, str]:
        """The labels of a key and its value: in `goods` a `good`, and one of the `goods`."""
        [[named, given]] = self._named(name, [[key, value]])
        return self.texts.value(name.removesuffix("s"), named, self.names), self.texts.value(name, given, self.names)

    def counts(self, name: str, items: Sequence[Any]) -> bool:
        """Are these plain numbers? Then they are typed as themselves, never as positions in a list."""
        numbers = all(type(item) is int for item in items) and bool(items)
        return numbers and name.removesuffix("s") not in self.texts.seats and name not in self.types

    def _named(self, name: str, value: Any) -> Any:
        """The value with faces for pieces, by the type of the first verb that has pieces in this blank."""
        ways = [self._with_faces(hint, value) for hint in self.types.get(name, ())]
        return next((new for new in ways if new != value), value)

    def _piece(self, piece: int) -> str:
        """Its face; of one face down where it lies, if the game has words for that."""
        place, *keys = self.where.get(piece, ("",))
        id = f"face-down-{place}"
        if piece in self.faces or not self.texts.has(id):
            return self.faces.get(piece, f"#{piece}")
        args: dict[str, Any] = {"seat": None, place: None}
        for key in keys:
            if key.isdigit():
                args["seat"] = int(key) if int(key) < len(self.names) else "beyond"
            else:
                args[place] = key
        return self.texts.read(id, args, self.names)

    def _with_faces(self, hint: Any, value: Any) -> Any:
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._piece(value) if PIECE in parts[1:] and type(value) is int else value
        if origin in (Union, UnionType):
            return next((new for part in parts if (new := self._with_faces(part, value)) != value), value)
        if isinstance(value, (list, tuple)) and origin in (list, tuple):
            hints = parts if origin is tuple and parts[-1] is not ... else parts[:1] * len(value)
            return [self._with_faces(part, one) for part, one in zip(hints, value, strict=True)]
        return value


def blank_types(commands: Any) -> dict[str, list[Any]]:
    """The types of all blanks of a game that contain pieces, by name (several, as verbs may share a name)."""
    kinds = get_args(commands) if get_origin(commands) in (Union, UnionType) else (commands,)
    found: dict[str, list[Any]] = {}
    for blank in (blank for kind in kinds for blank in fields(kind)):
        if has_pieces(blank.type):
            found.setdefault(blank.encode_name, []).append(blank.type)
    return found


def lying_in(node: Any, place: tuple[str, ...] = ()) -> Iterator[tuple[Mapping[str, Any], tuple[str, ...]]]:
    """Every piece of a view's places, with the words of its place's name."""
    if isinstance(node, Mapping):
        for word, inner in node.items():
            yield from lying_in(inner, (*place, word))
    else:
        yield from ((card, place) for card in node)


def has_pieces(hint: Any) -> bool:
    return (get_origin(hint) is Annotated and PIECE in get_args(hint)) or any(map(has_pieces, get_args(hint)))


FEW = 2  # things in an example


def example(fillings: Fillings) -> Any:
    """A value that shows the notation: not empty where possible, and of an order not the given one."""
    if isinstance(fillings, Some):
        return list(fillings.items[: max(fillings.low, min(fillings.high, FEW))])
    if isinstance(fillings, Order):
        return list(fillings.items[::-1])
    if isinstance(fillings, Each):
        pairs: list[list[Any]] = []
        while (len(pairs) < FEW or pairs not in fillings) and (following := fillings.following(pairs)):
            key, values = next(iter(following.items()))
            pairs.append([key, values[0]])
        return pairs
    if isinstance(fillings, Text):
        return "…"
    return fillings[0]
