"""A series is played for money: what everybody has, and where it came from."""

from __future__ import annotations

from .table import BangTable


def pay(g: BangTable, seat: int, amount: int, part: str) -> None:
    """To this seat, or from it if the amount is negative; `part` is the line of its books."""
    g.money[seat] += amount
    g.books[seat] = {**g.books[seat], part: g.books[seat].get(part, 0) + amount}
