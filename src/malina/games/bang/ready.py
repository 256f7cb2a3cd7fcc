"""7.3: green cards become ready."""

from __future__ import annotations

from .table import BangTable


def make_ready(g: BangTable, person: int) -> None:
    """All green cards in front of him can be used from now on."""
    new = [p for p in g.in_front(person) if g.kind(p).color == "green" and p not in g.ready]
    if new:
        g.ready += tuple(new)
