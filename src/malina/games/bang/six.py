"""Chapter 12.5: six players with a hidden composition."""

from __future__ import annotations

from .table import BangTable


def deal_six(g: BangTable) -> None:
    raise NotImplementedError
