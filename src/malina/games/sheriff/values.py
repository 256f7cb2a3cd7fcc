"""What the public fields hold besides numbers and names."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...kernel.table import Seat
from .faces import Pair

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
