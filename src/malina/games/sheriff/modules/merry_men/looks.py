"""Merry men who look where others may not: Will Stutely, Eric of Lincoln."""

from __future__ import annotations

from .....kernel.decision import About, Sentences
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question
from .....kernel.table import Seat
from ...moments import on, robber_through
from ...rules.goods import peek
from ...table import Judges, SheriffTable
from .man import about, man_of, others

# ---- Will Stutely ----


@on(robber_through, "peek_bag")
def will_stutely(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    if g.closed:
        g.ask(seat, look_into_bag)


@question
def look_into_bag(g: SheriffTable, seat: int) -> Sentences:
    return (("look_into", g.closed),)


@look_into_bag.answer("look_into")
def look_into(g: SheriffTable, seat: int, bag: Seat) -> None:
    peek(g, seat, g.data.bag[bag], bag, "bag", man_of(g, seat).id)


@look_into_bag.default
def look_into_first(g: SheriffTable, seat: int) -> None:
    look_into(g, seat, g.closed[0])


@look_into_bag.refuse("look_into")
def why_not_look_into(g: SheriffTable, seat: int, bag: int) -> IllegalMove:
    return IllegalMove("bag-settled") if bag in g.merchants else IllegalMove("no-merchant")


@look_into_bag.tells
def about_bag(g: SheriffTable, seat: int) -> About:
    return about(g, seat)


# ---- Eric of Lincoln ----


def with_stacks(g: SheriffTable, seat: int) -> list[int]:
    return [other for other in others(g, seat) if g.at[g.data.stack[other]]]


@on(robber_through, "peek_contraband")
def eric_of_lincoln(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    if with_stacks(g, seat):
        g.ask(seat, look_at_stack)


@question
def look_at_stack(g: SheriffTable, seat: int) -> Sentences:
    return (("look_at", with_stacks(g, seat)),)


@look_at_stack.answer("look_at")
def look_at(g: SheriffTable, seat: int, player: Seat) -> None:
    peek(g, seat, g.data.stack[player], player, "stack", man_of(g, seat).id)


@look_at_stack.default
def look_at_first(g: SheriffTable, seat: int) -> None:
    look_at(g, seat, with_stacks(g, seat)[0])


@look_at_stack.refuse("look_at")
def why_not_look_at(g: SheriffTable, seat: int, player: int) -> IllegalMove:
    return IllegalMove("not-yourself") if player == seat else IllegalMove("empty-stack")


@look_at_stack.tells
def about_stack(g: SheriffTable, seat: int) -> About:
    return about(g, seat)
