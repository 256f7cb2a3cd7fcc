"""Chapter 12.1: two players, each with two characters."""

from __future__ import annotations

from .table import BangTable


def draft(g: BangTable) -> None:
    raise NotImplementedError


def jailed(g: BangTable, person: int) -> None:
    raise NotImplementedError
