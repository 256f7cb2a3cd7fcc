"""The last view sent to each viewer of a table, so that a move is sent as a delta."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ...kernel.film import Played, outlook
from ...kernel.game import Outlook
from ...kernel.record import Match
from ...kernel.view import Difference, within
from ..wire import Put
from .eyes import ALL, Eyes


class Change:
    """The transition from one state of a game to the next: what is computed once for all viewers."""

    def __init__(self, before: Match, after: Match) -> None:
        self.before, self.after = before, after
        self.difference = Difference(before.table, after.table)
        self.public = {path[0]: value for path, value in self.difference.parts}
        self.shared = [Put(path, value) for path, value in self.difference.parts]
        self._outlooks = [OutlookChange(after, make, parts) for make, parts in after.game.outlooks.items()]

    def outlook(self, old: Any, view: dict[str, Any], changes: list[Put]) -> Any:
        """The outlook of this view; `old` itself, if these changes have changed nothing in it."""
        now = old
        for each in self._outlooks:
            if each.concerned_by(changes):
                now = {**now, **each.of(view)}
        return old if now == old else now


class OutlookChange:
    """One of the functions that make an outlook, and what it makes now. Viewers who see the same share it."""

    def __init__(self, after: Match, make: Outlook, parts: Collection[str]) -> None:
        self._make, self._data = make, after.table.data
        self._parts = [name.split(".") for name in parts]
        self._made: list[tuple[list[Any], dict[str, Any]]] = []  # of which parts of a view, and what came of them

    def concerned_by(self, changes: list[Put]) -> bool:
        if not self._parts:
            return bool(changes)
        return any(change.path[: len(part)] == part for change in changes for part in self._parts)

    def of(self, view: dict[str, Any]) -> dict[str, Any]:
        if not self._parts:
            return self._make(view, self._data)
        parts = [within(view, part) for part in self._parts]
        for known, shared in self._made:
            if known == parts:
                return shared
        made = self._make(view, self._data)
        self._made.append((parts, made))
        return made


class ViewerState:
    """The view and the outlook after `match`, and how they came from those after `before`."""

    def __init__(self, eyes: Eyes, match: Played) -> None:
        self.eyes, self.match = eyes, match
        self.view = match.table.open_view() if eyes == ALL else match.table.view(eyes)
        self.outlook = outlook(match, self.view)
        self.before: Played | None = None
        self.changes: list[Put] = []
        self.outlook_changed = False

    def look(self, change: Change) -> None:
        """Update to the current table."""
        self.before, self.match = self.match, change.after
        self.changes = change.shared.copy()
        self.view.update(change.public)
        difference = change.difference
        own = difference.all_open() if self.eyes == ALL else difference.seen_otherwise(self.eyes, self.view)
        for path, value in own:
            within(self.view, path[:-1])[path[-1]] = value
            self.changes.append(Put(path, value))
        old = self.outlook
        self.outlook = change.outlook(old, self.view, self.changes)
        self.outlook_changed = self.outlook is not old

    def part(self, known: Played | None) -> dict[str, Any]:
        """The delta for a client that has the state after `known`; a client with any other state gets everything."""
        if known is None or known is not self.before:
            return {"view": self.view, "outlook": self.outlook}
        if self.outlook_changed:
            return {"changes": self.changes, "outlook": self.outlook}
        return {"changes": self.changes}
