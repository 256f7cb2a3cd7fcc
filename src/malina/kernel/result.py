"""The result of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .view import plain


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winners, the points of each seat, and where every point came from."""

    winners: tuple[int, ...]  # nobody, if all have lost
    points: tuple[int, ...]
    breakdown: dict[str, Any]
    others: dict[str, int] = field(default_factory=dict)  # points of those who have no seat: the guards

    def to_json(self) -> dict[str, Any]:
        found = {"winners": list(self.winners), "points": list(self.points), "breakdown": plain(self.breakdown)}
        return {**found, "others": self.others} if self.others else found
