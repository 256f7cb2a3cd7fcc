"""What lies on the table besides the pieces: all of it public."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from ...kernel.table import Seat, Table
from .box import Box
from .faces import Pair
from .options import SheriffOptions

NOBODY = -1
Outcome = Literal["pass", "inspect"]
Stance = Literal["pass", "inspect", "undecided"]
Judges = tuple[Seat, ...]  # who decides on a bag: the sheriff, both deputies, or one of them alone


class Clause(msgspec.Struct, frozen=True):
    bag: Seat
    outcome: Outcome


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """An offer, or a demand: who pays what for which bags. Goods of the stack and of the bag are claims, which nobody
    checks before the deal is struck; a promise binds nobody."""

    id: int
    seq: int  # of the feed, when it last changed
    proposer: Seat
    payer: Seat
    to: Judges  # who are paid
    clauses: tuple[Clause, ...]
    gold: int = 0
    from_stand: tuple[Pair, ...] = ()
    from_stack: tuple[Pair, ...] = ()
    from_bag: tuple[Pair, ...] = ()
    promise: str = ""
    answers: int = 0  # the deal to which it is a counter-offer; 0: none
    agreed: tuple[Seat, ...] = ()  # who have accepted it
    status: Literal["open", "half", "accepted", "declined", "withdrawn", "void"] = "open"

    @property
    def pending(self) -> bool:
        return self.status in ("open", "half")

    @property
    def needed(self) -> tuple[Seat, ...]:
        """Everybody who has to accept it."""
        if self.proposer == self.payer:
            return self.to
        return (self.payer, *[seat for seat in self.to if seat != self.proposer])

    def bags(self, outcome: Outcome) -> list[int]:
        return [clause.bag for clause in self.clauses if clause.outcome == outcome]


class Passage(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a bag, as everybody saw it."""

    round: int
    seat: Seat
    good: str  # that was declared
    number: int
    outcome: Literal["passed", "opened"]
    truthful: bool | None  # nobody knows, if it passed and something lies face down
    contraband: int  # cards that got through face down, or were found
    bribe: int = 0  # coins of the deal that let it pass


class Promise(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has promised in a deal that was struck: it binds nobody, but all may remember it."""

    round: int
    seat: Seat
    to: tuple[Seat, ...]
    text: str


class Split(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal how to divide the chest: what the proposer gets; the rest is the other deputy's."""

    seq: int
    seat: Seat
    gold: int
    goods: tuple[Pair, ...]


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
