"""What one viewer sees of a game, kept while he looks, so that a move costs only what it changes."""

from __future__ import annotations

from typing import Any

from ..kernel.game import Game
from ..kernel.record import Match
from ..kernel.view import Difference
from .wire import Put


class Eyes:
    """The view and the outlook after `match`, and how they came from those after `before`."""

    def __init__(self, game: Game, seat: int | None, match: Match) -> None:
        self.game, self.seat, self.match = game, seat, match
        self.view = match.table.view(seat)
        self.outlook = game.outlook(self.view, match.table.data)
        self.before: Match | None = None
        self.changes: list[Put] = []
        self.outlook_changed = False

    def look(self, match: Match, news: Difference) -> None:
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
        if any(change.path[0] == "places" for change in self.changes):
            self.outlook = self.game.outlook(self.view, match.table.data)
        self.outlook_changed = self.outlook != old

    def part(self, known: Match | None) -> dict[str, Any]:
        """For somebody who knows the table after `known`; whoever knows another one is told everything."""
        if known is None or known is not self.before:
            return {"view": self.view, "outlook": self.outlook}
        if self.outlook_changed:
            return {"changes": self.changes, "outlook": self.outlook}
        return {"changes": self.changes}
