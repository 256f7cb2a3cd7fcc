"""What lies on the table of Crooks besides the pieces: all of it public."""

from __future__ import annotations

from itertools import compress
from operator import not_

from ...kernel.table import Seat, Table
from .box import Deck
from .faces import Crook
from .options import CrooksOptions


class CrooksTable(Table[CrooksOptions, Deck, Crook, int]):
    """The places are in `data`: data.hideout[letter], data.hand[seat], data.slot[seat][job], data.box, data.unused."""

    colors: list[str] = []
    money: list[int] = []
    passed: list[bool] = []
    first: Seat = 0
    current: Seat = 0
    turn_no: int = 0
    opened: str | None = None  # the hideout being searched

    def crooks_at(self, seat: int, job: int) -> tuple[int, ...]:
        """The crooks of a seat on a job, bottom to top."""
        return self.at[self.data.slot[seat][job]]

    def free_jobs(self, seat: int) -> tuple[int, ...]:
        """Jobs where this seat has no crook."""
        return tuple(compress(self.data.jobs, map(not_, self.at[self.data.row[seat]])))

    def own_jobs(self, seat: int) -> tuple[int, ...]:
        """Jobs where this seat has a crook."""
        return tuple(compress(self.data.jobs, self.at[self.data.row[seat]]))

    def row_is_full(self, seat: int) -> bool:
        return all(self.at[self.data.row[seat]])
