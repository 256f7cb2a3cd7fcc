"""What lies on the table besides the pieces: all of it public.

A *party* is a crew at the table: a seat, or the guards in the solo game, who have the number after the last seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...kernel.knowledge import EVERYONE
from ...kernel.table import Seat, Table
from .box import Box
from .faces import RESOURCES
from .options import LockupOptions
from .values import NOBODY as NOBODY
from .values import Cubes as Cubes
from .values import Pair as Pair
from .values import Peek as Peek


class LockupTable(Table[LockupOptions, Box, Any, int]):
    """Lists are by party, or by the number of a location."""

    round: int = 0
    step: str = ""
    location: str = ""  # that is being checked
    marker: Seat = NOBODY  # the first player
    current: Seat = NOBODY  # whose turn it is in Roll Call
    crews: list[str] = []
    reputation: list[int] = []
    power: list[int] = []
    suspicion: list[int] = []
    storage: list[int] = []  # limits
    scrap: list[int] = []
    potion: list[int] = []
    iron: list[int] = []
    gold: list[int] = []
    supply: Cubes = Cubes()
    suspicion_at: list[int] = []  # by location
    bandits_at: list[tuple[str, ...]] = []  # likewise: the cubes that bandits have put there
    superiority: Seat = NOBODY  # who has that goal card
    advance: Seat = NOBODY

    # this round
    passed: list[bool] = []
    visited: list[tuple[str, ...]] = []  # where each has placed
    down: list[int] = []  # tokens placed face down
    hiding: bool = False  # tokens placed face down in this turn do not count
    brawl: list[int] = []  # added strength in the location that is being checked
    peeked: list[Peek] = []

    def ids(self, pieces: Iterable[int]) -> list[str]:
        """The faces, in the order of the card file: handles have no meaning."""
        return sorted([self.face[piece].id for piece in pieces], key=self.data.rank.__getitem__)

    def cards(self, place: int) -> list[Any]:
        return [self.face[piece] for piece in self.at[place]]

    def find(self, place: int, id: str) -> int:
        """Some piece there with this face."""
        return next(piece for piece in self.at[place] if self.face[piece].id == id)

    @property
    def parties(self) -> range:
        return range(self.data.parties)

    @property
    def order(self) -> list[int]:
        """All parties in turn order: from the first player clockwise."""
        return [(self.marker + n) % self.data.parties for n in self.parties]

    @property
    def seats_in_order(self) -> list[int]:
        return [party for party in self.order if party < self.seats]

    def others(self, party: int) -> list[int]:
        """The opponents, clockwise."""
        return [(party + n) % self.data.parties for n in range(1, self.data.parties)]

    def guards(self, party: int) -> bool:
        return party >= self.seats

    def name(self, party: int) -> int | str:
        """What a party is called in events."""
        return "guards" if self.guards(party) else party

    def closed(self, piece: int) -> bool:
        """Does it lie face down?"""
        return self.seen[piece] != EVERYONE

    def tokens_at(self, number: int, party: int) -> tuple[int, ...]:
        """The tokens, or guard cards, of a party in a location."""
        return self.at[self.data.room[number][party]]

    def present(self, number: int) -> list[int]:
        """Who has somebody in a location, in turn order."""
        return [party for party in self.order if self.tokens_at(number, party)]

    def purse(self, party: int) -> dict[str, int]:
        """The resource cubes of a party."""
        return {resource: getattr(self, resource)[party] for resource in RESOURCES}

    def wealth(self, party: int) -> int:
        return self.scrap[party] + self.potion[party] + self.iron[party] + self.gold[party]
