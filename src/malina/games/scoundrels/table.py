"""What lies on the table besides the pieces: all of it public."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress, count, repeat
from operator import contains
from typing import Any

from ...kernel.table import Piece, Seat, Table
from .box import SLOTS, Box
from .faces import Job, PokerCard, Safe, Strategy, Trait
from .options import ScoundrelsOptions
from .values import NOBODY as NOBODY
from .values import Mark as Mark
from .values import Step as Step
from .values import Suspicion as Suspicion
from .values import Use as Use
from .values import Waiting as Waiting


class ScoundrelsTable(Table[ScoundrelsOptions, Box, Any, int]):
    leaders: list[str] = []  # by seat
    money: list[int] = []
    reputation: list[int] = []
    supply: list[int] = []  # henchmen, by seat
    jail: list[int] = []
    destroyed: list[int] = []
    suspicions: list[Suspicion] = []
    marks: list[Mark] = []
    played: list[int] = []  # poker cards played this day, by seat
    exposed: list[int] = []  # bluffs that a seat's henchmen have exposed this day
    day: int = 0
    round: int = 0
    first: Seat = NOBODY  # who has begun this day
    turn: Seat = NOBODY  # nobody's at the end of a day
    step: Step = "setup"
    slot: str = ""  # where this turn's card was laid; "open": the 0 beside the sheet
    leader_used: bool = False
    stamped: tuple[Piece, ...] = ()  # traits, jobs and strategy cards used in this period
    uses: list[Use] = []  # abilities in progress, the innermost last
    waiting: list[Waiting] = []
    passed: tuple[Seat, ...] = ()  # who want nothing more of this window of the end of the day
    scout: Seat = NOBODY  # who is looking into a safe right now
    scouted: Piece = NOBODY

    # ---- seats ----

    def after(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    @property
    def in_order(self) -> list[int]:
        """All seats, in the order of this day's turns."""
        return [self.first, *self.after(self.first)]

    @property
    def last_mover(self) -> int:
        return (self.first - 1) % self.seats

    @property
    def last_day(self) -> bool:
        return self.day == self.data.days

    # ---- cards ----

    def trait(self, place: int) -> int:
        """The trait of the scoundrel in a cell, of a sheet or of the saloon."""
        return next(piece for piece in self.at[place] if type(self.face[piece]) is Trait)

    def job(self, place: int) -> int:
        return next(piece for piece in self.at[place] if type(self.face[piece]) is Job)

    def traits_in(self, places: Iterator[int] | tuple[int, ...]) -> list[int]:
        return [self.trait(place) for place in places if self.at[place]]

    def own(self, seat: int) -> list[int]:
        """The scoundrels on a sheet, by their traits."""
        return self.traits_in(tuple(self.data.cell[seat].values()))

    def in_saloon(self) -> list[int]:
        """From left to right."""
        return self.traits_in(self.data.saloon)

    def top_of_pile(self) -> list[int]:
        """The trait of the scoundrel on top of the discard pile, if there is one."""
        return [piece for piece in self.at[self.data.pile][-2:] if type(self.face[piece]) is Trait]

    def free_cells(self, seat: int) -> list[str]:
        return [cell for cell, place in self.data.cell[seat].items() if not self.at[place]]

    def place_of(self, piece: int) -> int:
        return next(compress(count(), map(contains, self.at, repeat(piece))))

    def area(self, piece: int) -> str:
        return str(self.data.places[self.place_of(piece)][0])

    def job_of(self, trait: int) -> int:
        """The other half of a scoundrel, wherever it lies."""
        pieces = self.at[self.place_of(trait)]
        if len(pieces) == 2:
            return pieces[0] + pieces[1] - trait
        at = pieces.index(trait)
        return pieces[at ^ 1]

    def named(self, id: str, among: list[int]) -> int:
        """The piece with this face."""
        return next(piece for piece in among if self.face[piece].id == id)

    def ids(self, pieces: list[int]) -> list[str]:
        return [self.face[piece].id for piece in pieces]

    def poker(self, piece: int) -> PokerCard:
        card: PokerCard = self.face[piece]
        return card

    def trait_card(self, piece: int) -> Trait:
        card: Trait = self.face[piece]
        return card

    def job_card(self, piece: int) -> Job:
        card: Job = self.face[piece]
        return card

    def strategy(self, seat: int) -> tuple[int, Strategy] | None:
        """A player's strategy card: its piece, what is printed on it."""
        at = self.at[self.data.strategy[seat]]
        return (at[0], self.face[at[0]]) if len(at) == 1 else None

    # ---- poker cards ----

    def empty_slots(self, seat: int) -> list[str]:
        return [slot for slot in SLOTS if not self.at[self.data.slot[seat][slot]]]

    def face_down(self, seat: int) -> list[str]:
        """The slots in which this seat's cards lie."""
        return [slot for slot in SLOTS if self.at[self.data.slot[seat][slot]]]

    # ---- safes ----

    def safe(self, piece: int) -> Safe:
        card: Safe = self.face[piece]
        return card

    def location(self, safe: int) -> str:
        """Printed on its back."""
        return str(self.face[safe].back)

    def at_locations(self, where: str = "any") -> list[int]:
        """The safes at one location, or at all of them."""
        places = self.data.safe
        return [
            piece for name, cells in places.items() if where in ("any", name) for c in cells for piece in self.at[c]
        ]

    def marks_left(self, seat: int) -> list[int]:
        """Of each kind of token."""
        left = [kind.count for kind in self.data.marks]
        for mark in self.marks:
            if mark.owner == seat:
                left[self.data.token[mark.number]] -= 1
        return left
