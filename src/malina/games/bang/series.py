"""Chapter 13: several games for money, and the variants that need it."""

from __future__ import annotations

from .table import BangTable


def game_over(g: BangTable, winners: tuple[int, ...], how: str) -> None:
    raise NotImplementedError


def hire(g: BangTable) -> None:
    raise NotImplementedError
