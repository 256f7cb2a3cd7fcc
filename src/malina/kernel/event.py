"""What happened, with its audience: what each viewer is told is settled at birth and never looked up again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .knowledge import EVERYONE

if TYPE_CHECKING:
    from .table import Table


class Faces:
    """The faces of these pieces, as an argument of an event: told to those who see all of them at that moment, or
    only to the viewers in the bit set `to`. One piece gives its id, several give a sorted list: order tells nothing."""

    __slots__ = ("pieces", "to")

    def __init__(self, pieces: int | Iterable[int], to: int | None = None) -> None:
        self.pieces = pieces
        self.to = to


@dataclass(frozen=True, slots=True)
class Event:
    """`args` everybody is told; each secret is (bit set of viewers, name, value)."""

    name: str
    args: dict[str, Any]
    secrets: tuple[tuple[int, str, Any], ...] = ()

    @staticmethod
    def born(g: Table, name: str, args: dict[str, Any]) -> Event:
        public: dict[str, Any] = {}
        secrets: list[tuple[int, str, Any]] = []
        for key, value in args.items():
            if not isinstance(value, Faces):
                public[key] = value
                continue
            one = isinstance(value.pieces, int)
            pieces: list[int] = [value.pieces] if isinstance(value.pieces, int) else list(value.pieces)
            audience = EVERYONE
            for piece in pieces:
                audience &= g.seen[piece]
            if value.to is not None:
                audience = value.to
            ids = sorted(g.face[piece].id for piece in pieces)
            shown = ids[0] if one else ids
            if audience == EVERYONE:
                public[key] = shown
            else:
                secrets.append((audience, key, shown))
        return Event(name, public, tuple(secrets))

    def for_viewer(self, viewer: int) -> Event:
        """The same event with nothing in it that this viewer was not told."""
        if not self.secrets:
            return self
        told = {key: value for audience, key, value in self.secrets if audience >> viewer & 1}
        return Event(self.name, {**self.args, **told})

    def told_to(self, viewer: int, n: int) -> dict[str, Any]:
        return {"n": n, "event": self.name, **self.for_viewer(viewer).args}

    def in_full(self, n: int) -> dict[str, Any]:
        """As an all-seeing reader gets it after the game."""
        return {"n": n, "event": self.name, **self.args, **{key: value for _, key, value in self.secrets}}
