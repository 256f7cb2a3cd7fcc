"""Chapter 6: a round, step by step."""

from __future__ import annotations

from ....kernel.rules import rule
from ..modules.chest import divide_chest
from ..modules.deputies import turn_over
from ..modules.laws.row import choose_laws
from ..modules.orders import refill_orders
from ..table import NOBODY, SheriffTable
from .declare import declarations
from .inspect import inspection
from .load import load_bags
from .market import market
from .scoring import score
from .supply import draw, goods_held


@rule
def start_round(g: SheriffTable) -> None:
    g.round += 1
    take_office(g)
    clear(g)
    g.tell("round_began", round=g.round, rounds=g.data.rounds, judges=g.in_office)
    if g.data.laws:
        g.then(choose_laws)
    g.then(market)
    g.then(load_bags)
    g.then(declarations)
    g.then(inspection)
    if g.data.deputies:
        g.then(divide_chest)
    g.then(end_round)


def take_office(g: SheriffTable) -> None:
    """The token goes to the left; with six the next two deputies are turned over."""
    if g.data.deputies:
        g.in_office = turn_over(g)
    elif g.round > 1:
        g.in_office = (g.after(g.in_office[0])[0],)
    g.merchants = tuple([seat for seat in g.after(g.in_office[0]) if seat not in g.in_office])


def clear(g: SheriffTable) -> None:
    """Nothing has been done in this round."""
    g.first = NOBODY
    g.bags, g.declared = [""] * g.seats, [""] * g.seats
    g.number, g.claims = [0] * g.seats, [0] * g.seats
    g.solo, g.informed = [NOBODY] * g.seats, [NOBODY] * g.seats
    g.stances = [("undecided", "undecided")] * g.seats
    g.bound = [()] * g.seats
    g.lost = [False] * g.seats
    g.deals = []


@rule
def end_round(g: SheriffTable) -> None:
    """After the last round all is counted; else everybody draws up to the hand size and orders are refilled."""
    if g.round == g.data.rounds:
        score(g)
        return
    g.step = "refill"
    first = g.merchants[0]
    for seat in [first, *g.after(first)[:-1]]:
        draw(g, seat, g.options.hand_size - goods_held(g, seat), "refill")
    if g.data.orders:
        refill_orders(g)
    g.then(start_round)
