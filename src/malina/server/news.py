"""What nodes tell each other at once, if they can.

A message only says that something is worth a look, never what is so: that is in the database. So any message may be
lost. Then the next pulse finds what has changed, and every node counts its rate limits by itself."""

from __future__ import annotations

import msgspec


class Said(msgspec.Struct, omit_defaults=True):
    node: str
    died: set[str] = set()  # nodes whose tables are to be had
    people: set[str] = set()  # who have changed
    tables: set[str] = set()  # that the lobby shows otherwise
    took: dict[str, dict[str, float]] = {}  # rate limit -> whose -> how much was used up


class News:
    """Nobody hears it: there is but one node, or nothing to tell others by."""

    def died(self, node: str) -> None: ...

    def person(self, id: str) -> None: ...

    def table(self, id: str) -> None: ...

    def took(self, limit: str, whose: str, tokens: float) -> None: ...
