"""Events of the log: what happened, and its audience. Who is told which face is fixed when the event is logged, and
never worked out again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .knowledge import EVERYONE, SIGHT
from .view import plain

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True, slots=True)
class Event:
    """An entry of the event log: `args` are public; each secret is (bit set of viewers, name, value)."""

    name: str
    args: dict[str, Any]
    secrets: tuple[tuple[int, str, Any], ...] = ()

    @staticmethod
    def born(g: Table, name: str, faces: dict[str, Any], only: int | None, args: dict[str, Any]) -> Event:
        """`faces` names pieces whose faces are told to those who see all of them now, or to the viewers in `only`.
        One piece gives its id, a list the ids in its order; a tuple is a pile without an order: its ids are sorted."""
        if "n" in args or "event" in args:
            raise ValueError("an event has a number and a name already")
        args = {key: list(value) if type(value) is tuple else value for key, value in args.items()}
        secrets: list[tuple[int, str, Any]] = []
        for key, which in faces.items():
            pieces = [which] if isinstance(which, int) else which
            audience = EVERYONE
            for piece in pieces:
                audience &= g.seen[piece] if g.seen[piece] == EVERYONE else g.seen[piece] & SIGHT
            if only is not None:
                audience &= only
            ids = [g.face[piece].id for piece in pieces]
            if isinstance(which, tuple):
                ids.sort()
            shown = ids[0] if isinstance(which, int) else ids
            if audience == EVERYONE:
                args[key] = shown
            else:
                secrets.append((audience, key, shown))
        return Event(name, args, tuple(secrets))

    def for_viewer(self, viewer: int) -> Event:
        """The same event with nothing in it that this viewer was not told."""
        if not self.secrets:
            return self
        return Event(self.name, {**self.args, **self._secrets_of(viewer)})

    def told_to(self, viewer: int, n: int) -> dict[str, Any]:
        told: dict[str, Any] = plain(self.args)
        return {"n": n, "event": self.name, **told, **plain(self._secrets_of(viewer))}

    def _secrets_of(self, viewer: int) -> dict[str, Any]:
        return {key: value for audience, key, value in self.secrets if audience >> viewer & 1}

    def in_full(self, n: int) -> dict[str, Any]:
        """With all secrets, for replays and logs of finished games."""
        return {"n": n, "event": self.name, **self.args, **{key: value for _, key, value in self.secrets}}
