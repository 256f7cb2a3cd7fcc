"""Choices that effects and tomes share: whom to blame, which cubes to exchange (chapter 14)."""

from __future__ import annotations

from ....kernel.blanks import Each
from ....kernel.decision import About, Said, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question
from ....kernel.table import Seat
from ..table import LockupTable
from .cubes import Paid, count_of, gain, give_back, listed, some_cubes, stock

EXCHANGE, NOTES, LEDGER = "exchange", "alchemists_notes", "black_ledger"


def give_suspicion(g: LockupTable, party: int) -> None:
    """One cube to an opponent of choice, if there is a choice."""
    if not g.suspicion[party]:
        return
    others = g.others(party)
    if len(others) == 1 or g.guards(party):
        move_suspicion(g, party, others[0])
    else:
        g.ask(party, blame)


def move_suspicion(g: LockupTable, party: int, victim: int) -> None:
    g.suspicion[party] -= 1
    g.suspicion[victim] += 1
    g.tell("blamed", seat=g.name(party), victim=g.name(victim))


@question
def blame(g: LockupTable, seat: int) -> Sentences:
    return (("blame", g.others(seat)),)


@blame.answer("blame")
def blame_somebody(g: LockupTable, seat: int, victim: Seat) -> None:
    move_suspicion(g, seat, victim)


@blame.refuse("blame")
def why_not_blame(g: LockupTable, seat: int, victim: int) -> IllegalMove:
    return IllegalMove("blame-yourself") if victim == seat else IllegalMove("no-such-player")


# ---- cubes for cubes ----


@question
def trade(g: LockupTable, seat: int, way: str, most: int) -> Sentences:
    """The sign "exchange" demands another kind and can be left alone; a tome that was played has to be used."""
    mine, there = g.purse(seat), stock(g)
    if way == EXCHANGE:
        swaps = [
            ("swap", one(kind), Each({other: (1,) for other in there if other != kind and there[other]}, 1, 1))
            for kind in mine
            if mine[kind]
        ]
        return *swaps, ("keep_cubes",)
    if way == LEDGER:
        return (("swap", some_cubes(mine, 1), one("gold")),)
    return [("swap", some_cubes(mine, n), some_cubes(there, n)) for n in range(1, most + 1)]


def one(resource: str) -> Each:
    return Each({resource: (1,)}, 1, 1)


@trade.answer("swap")
def trade_cubes(g: LockupTable, seat: int, way: str, most: int, cubes: Paid, gains: Paid) -> None:
    swap(g, seat, cubes, gains)


def swap(g: LockupTable, seat: int, cubes: Paid, gains: Paid) -> None:
    give_back(g, seat, cubes)
    for resource, count in gains:
        gain(g, seat, resource, count)
    g.tell("swapped", seat=g.name(seat), cubes=listed(cubes), gains=listed(gains))


@trade.answer("keep_cubes")
def keep_cubes(g: LockupTable, seat: int, way: str, most: int) -> None:
    g.tell("kept_cubes", seat=seat)


@trade.refuse("swap")
def why_not_trade(g: LockupTable, seat: int, way: str, most: int, cubes: Paid, gains: Paid) -> IllegalMove:
    if way == EXCHANGE and {kind for kind, _ in cubes} & {kind for kind, _ in gains}:
        return IllegalMove("same-kind")
    return why_not_swap(g, seat, cubes, gains, count_of(cubes))


def why_not_swap(g: LockupTable, seat: int, cubes: Paid, gains: Paid, price: int) -> IllegalMove:
    mine, there = g.purse(seat), stock(g)
    if any(mine.get(kind, 0) < count for kind, count in cubes) or count_of(cubes) < price:
        return IllegalMove("not-your-cubes")
    if any(there.get(kind, 0) < count for kind, count in gains):
        return IllegalMove("supply-empty")
    return IllegalMove("wrong-number-of-cubes")


@trade.tells
def about_trade(g: LockupTable, seat: int, way: str, most: int) -> About:
    cause = None if way == EXCHANGE else Said("tome", {"tome": way})
    return About(cause, {"way": way})
