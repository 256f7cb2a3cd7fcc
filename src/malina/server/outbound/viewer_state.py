"""The last view sent to each viewer of a table, so that a move is sent as a delta."""

from __future__ import annotations

from typing import Any

from ...kernel.film import Played, outlook
from ...kernel.view import Difference
from ..wire import Put


class ViewerState:
    """The view and the outlook after `match`, and how they came from those after `before`."""

    def __init__(self, seat: int | None, match: Played) -> None:
        self.seat, self.match = seat, match
        self.view = match.table.view(seat)
        self.outlook = outlook(match, self.view)
        self.before: Played | None = None
        self.changes: list[Put] = []
        self.outlook_changed = False

    def look(self, match: Played, news: Difference) -> None:
        """See the table as it is now; `news` is what lies between it and the one seen last."""
        self.before, self.match = self.match, match
        self.changes = [Put(*change) for change in news.seen_by(self.seat)]
        for change in self.changes:
            *way, last = change.path
            node = self.view
            for word in way:
                node = node[word]
            node[last] = change.value
        old = self.outlook
        if self.changes:  # money and marks are worth something too, not cards alone
            self.outlook = outlook(match, self.view)
        self.outlook_changed = self.outlook != old

    def part(self, known: Played | None) -> dict[str, Any]:
        """For a client that knows the table after `known`; one that knows another is told everything."""
        if known is None or known is not self.before:
            return {"view": self.view, "outlook": self.outlook}
        if self.outlook_changed:
            return {"changes": self.changes, "outlook": self.outlook}
        return {"changes": self.changes}
