"""Money, reputation, and choices that are forced on opponents."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import About, Said, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ..effect import DO, effect
from ..language import (
    EachOpponentChooses,
    GainMoney,
    GainMoneyIf,
    GainMoneyPer,
    GainReputation,
    OneOpponentChooses,
    OpponentLosesReputation,
    ReduceBribe,
    StealMoney,
)
from ..rules.jail import send_to_jail
from ..rules.purse import can_gain, can_lose, gain_money, gain_reputation, lose_reputation, take_money
from ..rules.query import COUNTS, gained_if, op_of
from ..rules.suspicion import before_jail
from ..rules.told import used_now
from ..table import ScoundrelsTable, Use


def opponents(found: list[int]) -> Sentences:
    return (("pick_opponent", found),)


@effect(GainMoney)
def gain(g: ScoundrelsTable, use: Use, op: GainMoney) -> None:
    gain_money(g, use, op.n)


@effect(GainMoneyIf, when=lambda g, use, op: gained_if(g, use, op) > 0)
def gain_if(g: ScoundrelsTable, use: Use, op: GainMoneyIf) -> None:
    gain_money(g, use, gained_if(g, use, op))


@effect(GainMoneyPer, when=lambda g, use, op: COUNTS[op.per](g, use.seat) > 0)
def gain_per(g: ScoundrelsTable, use: Use, op: GainMoneyPer) -> None:
    gain_money(g, use, min(op.max, op.n * COUNTS[op.per](g, use.seat)))


def with_money(g: ScoundrelsTable, use: Use, op: StealMoney) -> Sentences:
    rich = [seat for seat in g.after(use.seat) if g.money[seat]]
    if op.from_ == "each_opponent":
        return DO if rich else ()
    return opponents(rich)


@effect(StealMoney, choices=with_money)
def steal_money(g: ScoundrelsTable, use: Use, op: StealMoney, victim: int | None = None) -> None:
    for seat in g.after(use.seat) if victim is None else [victim]:
        take_money(g, use, seat, op.n)


@effect(GainReputation, when=lambda g, use, op: can_gain(g, use.seat))
def rise(g: ScoundrelsTable, use: Use, op: GainReputation) -> None:
    gain_reputation(g, use.seat, op.n)


def can_be_slandered(g: ScoundrelsTable, use: Use, op: OpponentLosesReputation) -> Sentences:
    found = [seat for seat in g.after(use.seat) if can_lose(g, seat)]
    if op.who != "one_opponent":
        found = [seat for seat in found if g.reputation[seat] >= g.reputation[use.seat]]
    return opponents(found)


@effect(OpponentLosesReputation, choices=can_be_slandered)
def slander(g: ScoundrelsTable, use: Use, op: OpponentLosesReputation, victim: int) -> None:
    lose_reputation(g, victim, op.n)


# ---- choices of opponents ----

GIVEN = 3
POSSIBLE: dict[str, Callable[[ScoundrelsTable, int], bool]] = {
    "jail_own_available_henchman": lambda g, seat: g.supply[seat] > 0,
    "lose_1_reputation": can_lose,
    "give_you_3_money": lambda g, seat: g.money[seat] >= GIVEN,
}


def possible(g: ScoundrelsTable, seat: int, op: EachOpponentChooses | OneOpponentChooses) -> list[str]:
    return [option for option in op.options if POSSIBLE[option](g, seat)]


@effect(EachOpponentChooses, when=lambda g, use, op: any(possible(g, seat, op) for seat in g.after(use.seat)))
def each_chooses(g: ScoundrelsTable, use: Use, op: EachOpponentChooses) -> None:
    """Clockwise from the left."""
    for seat in g.after(use.seat):
        let_choose(g, seat, op)


def who_can_choose(g: ScoundrelsTable, use: Use, op: OneOpponentChooses) -> Sentences:
    return opponents([seat for seat in g.after(use.seat) if possible(g, seat, op)])


@effect(OneOpponentChooses, choices=who_can_choose)
def one_chooses(g: ScoundrelsTable, use: Use, op: OneOpponentChooses, victim: int) -> None:
    let_choose(g, victim, op)


def let_choose(g: ScoundrelsTable, seat: int, op: EachOpponentChooses | OneOpponentChooses) -> None:
    if "jail_own_available_henchman" in op.options:
        g.then(before_jail, seat)
    g.then(choose_of_two, seat)


@rule
def choose_of_two(g: ScoundrelsTable, seat: int) -> None:
    """Whoever has only one way has no choice."""
    options = forced(g, seat)
    if len(options) > 1:
        g.ask(seat, suffer)
    elif options:
        suffer_it(g, seat, options[0])


def forced(g: ScoundrelsTable, seat: int) -> list[str]:
    op = op_of(g)
    assert isinstance(op, EachOpponentChooses | OneOpponentChooses)
    return possible(g, seat, op)


@question
def suffer(g: ScoundrelsTable, seat: int) -> Sentences:
    return (("suffer", forced(g, seat)),)


@suffer.answer("suffer")
def suffer_it(g: ScoundrelsTable, seat: int, what: str) -> None:
    if what == "jail_own_available_henchman":
        send_to_jail(g, seat)
    elif what == "lose_1_reputation":
        lose_reputation(g, seat)
    else:
        take_money(g, g.uses[-1], seat, GIVEN)


@suffer.refuse("suffer")
def why_not_suffer(g: ScoundrelsTable, seat: int, what: str) -> IllegalMove:
    return IllegalMove("not-possible-here")


@suffer.tells
def why_suffer(g: ScoundrelsTable, seat: int) -> About:
    return About(Said("suffering", {**used_now(g), "by": g.uses[-1].seat}))


@effect(ReduceBribe, when=lambda g, use, op: False)
def nothing_to_do(g: ScoundrelsTable, use: Use, op: ReduceBribe) -> None:
    """It counts when a bribe is paid (rules/abilities.py)."""
