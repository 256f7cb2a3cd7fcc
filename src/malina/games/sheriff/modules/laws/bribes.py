"""Laws about deals: On the Gold Ban, On Honest Coin."""

from __future__ import annotations

from ...moments import bribe_parts, on
from ...table import SheriffTable


@on(bribe_parts, "bribe_no_gold")
def no_gold(g: SheriffTable, piece: int, parts: frozenset[str]) -> frozenset[str]:
    return parts - {"gold"}


@on(bribe_parts, "bribe_gold_only")
def gold_only(g: SheriffTable, piece: int, parts: frozenset[str]) -> frozenset[str]:
    return parts - {"goods"}
