"""The last view sent to each viewer of a table, so that a move is sent as a delta."""

from __future__ import annotations

from typing import Any

from ...kernel.film import Played, outlook
from ...kernel.record import Match
from ...kernel.view import Difference, within
from ..wire import Put
from .eyes import ALL, Eyes


class Change:
    """The transition from one state of a game to the next: what is computed once for all viewers."""

    def __init__(self, before: Match, after: Match) -> None:
        self.before, self.after = before, after
        self.difference = Difference(before.table, after.table)
        self.shared = [Put(path, value) for path, value in self.difference.parts]
        self._parts = [name.split(".") for name in after.game.outlook_of]
        self._words = {part[0] for part in self._parts}
        self._outlooks: list[tuple[list[Any], Any]] = []  # of which parts of a view, and what came of them

    def concerns_outlook(self, changes: list[Put]) -> bool:
        if not self._parts:
            return bool(changes)
        paths = [change.path for change in changes if change.path[0] in self._words]
        return any(path[: len(part)] == part for path in paths for part in self._parts)

    def outlook(self, view: dict[str, Any]) -> Any:
        """Viewers who see the same of what it is made of share it."""
        if not self._parts:
            return outlook(self.after, view)
        parts = [within(view, part) for part in self._parts]
        for known, shared in self._outlooks:
            if known == parts:
                return shared
        made = outlook(self.after, view)
        self._outlooks.append((parts, made))
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
        for put in change.shared:
            self.view[put.path[0]] = put.value
        difference = change.difference
        own = difference.all_open() if self.eyes == ALL else difference.seen_otherwise(self.eyes, self.view)
        for path, value in own:
            within(self.view, path[:-1])[path[-1]] = value
            self.changes.append(Put(path, value))
        old = self.outlook
        if change.concerns_outlook(self.changes):
            self.outlook = change.outlook(self.view)
        self.outlook_changed = self.outlook is not old and self.outlook != old

    def part(self, known: Played | None) -> dict[str, Any]:
        """The delta for a client that has the state after `known`; a client with any other state gets everything."""
        if known is None or known is not self.before:
            return {"view": self.view, "outlook": self.outlook}
        if self.outlook_changed:
            return {"changes": self.changes, "outlook": self.outlook}
        return {"changes": self.changes}
