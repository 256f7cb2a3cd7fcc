"""What lies on the table of Crooks besides the pieces: all of it public."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...kernel.table import Place, Table
from .cards import Crook, CrooksOptions, Deck

BOX: Place = ("box",)
UNUSED: Place = ("unused",)


@dataclass(slots=True, eq=False, kw_only=True)
class CrooksTable(Table):
    """Places: (hideout, letter), (hand, seat), (slot, seat, job), (box,) and (unused,)."""

    options: CrooksOptions
    data: Deck
    face: list[Crook] = field(default_factory=list)
    colors: list[str] = field(default_factory=list)
    money: list[int] = field(default_factory=list)
    passed: list[bool] = field(default_factory=list)
    first: int = 0
    current: int = 0
    turn_no: int = 0
    opened: str | None = None  # the hideout being searched

    def free_jobs(self, seat: int) -> tuple[int, ...]:
        """Jobs where this seat has no crook."""
        at = self.at
        return tuple([job for job, slot in self.data.rows[seat] if not at[slot]])

    def has_free_job(self, seat: int) -> bool:
        at = self.at
        for _, slot in self.data.rows[seat]:
            if not at[slot]:
                return True
        return False

    def own_jobs(self, seat: int) -> tuple[int, ...]:
        """Jobs where this seat has a crook."""
        at = self.at
        return tuple([job for job, slot in self.data.rows[seat] if at[slot]])
