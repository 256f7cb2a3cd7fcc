"""What lies on the table besides the pieces: all of it public."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ...kernel.table import Seat, Table
from .box import Box
from .options import SheriffOptions
from .values import NOBODY as NOBODY
from .values import Clause as Clause
from .values import Deal as Deal
from .values import Judges as Judges
from .values import Outcome as Outcome
from .values import Passage as Passage
from .values import Promise as Promise
from .values import Split as Split
from .values import Stance as Stance


class SheriffTable(Table[SheriffOptions, Box, Any, int]):
    """Lists are by seat."""

    round: int = 0
    step: str = ""
    in_office: tuple[Seat, ...] = ()  # the sheriff, or two deputies as they were drawn
    merchants: tuple[Seat, ...] = ()  # in the order in which they declare
    first: Seat = NOBODY  # who begins at the market
    gold: list[int] = []
    chest: int = 0  # coins in it
    votes: list[tuple[int, ...]] = []  # of the deputies: a merchant, or handles of laws
    again: bool = False  # the second ballot

    # this round's bags
    bags: list[str] = []  # "", closed, passed, opened
    number: list[int] = []  # cards in it when it was closed
    declared: list[str] = []
    solo: list[Seat] = []  # the deputy who alone decides on this bag
    stances: list[tuple[Stance, ...]] = []  # of the deputies
    bound: list[tuple[Seat, ...]] = []  # who must open it, by a deal
    through: int = 0  # contraband cards of the bag that is passing
    informed: list[Seat] = []  # whom he has denounced

    deals: list[Deal] = []  # of this round
    feed: int = 0
    split: list[Split] = []  # the last proposal

    claims: list[int] = []  # on the black market, this round
    merry: list[bool] = []  # has a merry man, in hand or bag
    lost: list[bool] = []  # has lost him this round
    history: list[Passage] = []
    promised: list[Promise] = []

    def ids(self, pieces: Iterable[int]) -> list[str]:
        return [self.face[piece].id for piece in pieces]

    def tally(self, pieces: Iterable[int]) -> Counter[str]:
        """How many of what there are among these."""
        return Counter(self.ids(pieces))

    def held(self, place: int) -> Counter[str]:
        return Counter(self.ids(self.at[place]))

    def after(self, seat: int) -> list[int]:
        """All seats clockwise, from this one's left on; it is the last itself."""
        return [(seat + n) % self.seats for n in range(1, self.seats + 1)]

    @property
    def closed(self) -> list[int]:
        """The bags that nobody has decided on, in the order of their declarations."""
        return [seat for seat in self.merchants if self.bags[seat] == "closed"]

    def judges(self, bag: int) -> Judges:
        """Who decides on this bag now."""
        return self.in_office if self.solo[bag] == NOBODY else (self.solo[bag],)

    def deal(self, id: int) -> Deal | None:
        return next((deal for deal in self.deals if deal.id == id), None)
