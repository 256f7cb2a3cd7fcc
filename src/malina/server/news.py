"""Notifications between nodes. A message only says that something has changed, never how: that is in the database. So a
message may be lost; then the next poll finds the change, and each node counts rate limits by itself."""

from __future__ import annotations

import msgspec


class Said(msgspec.Struct, omit_defaults=True):
    node: str
    died: set[str] = set()  # nodes whose tables are to be had
    people: set[str] = set()  # who have changed
    tables: set[str] = set()  # that the lobby shows otherwise
    took: dict[str, dict[str, float]] = {}  # rate limit -> whose -> how much was used up


class News:
    """No notifications: for a single server, or without Redis."""

    def died(self, node: str) -> None: ...

    def person(self, id: str) -> None: ...

    def table(self, id: str) -> None: ...

    def took(self, limit: str, whose: str, tokens: float) -> None: ...
