"""Means and shares with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from ..simulate import wilson

Z = 1.96


def share(won: float, of: int) -> dict[str, Any]:
    """A share of victories."""
    low, high = wilson(won, of)
    return {"games": of, "rate": round(won / of, 4) if of else 0.0, "low": round(low, 4), "high": round(high, 4)}


def mean(values: Sequence[float]) -> dict[str, Any]:
    """By the normal distribution; one value alone has no interval."""
    if not values:
        return {"mean": None, "low": None, "high": None}
    middle = fmean(values)
    if len(values) < 2:
        return {"mean": round(middle, 4), "low": None, "high": None}
    spread = Z * stdev(values) / sqrt(len(values))
    return {"mean": round(middle, 4), "low": round(middle - spread, 4), "high": round(middle + spread, 4)}


def difference(values: Sequence[float]) -> dict[str, Any]:
    """Of two shares of victories, measured together once for each value. One deal that each side has won is thought
    into the interval (Agresti and Min, 2005), or a few deals with the same outcome would look like certainty."""
    if not values:
        return {"mean": None, "low": None, "high": None}
    thought = [*values, 1.0, -1.0]
    middle, spread = fmean(thought), Z * stdev(thought) / sqrt(len(thought))
    low, high = max(-1.0, middle - spread), min(1.0, middle + spread)
    return {"mean": round(fmean(values), 4), "low": round(low, 4), "high": round(high, 4)}
