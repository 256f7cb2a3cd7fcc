"""Chapters 7.5 and 7.6: the inspection, what all may do beside the question that waits, and clock zero."""

from __future__ import annotations

from ....kernel.rules import rule
from ....kernel.table import Offer
from ..modules.black_market import market_window
from ..modules.laws.informers import inform
from ..moments import gate_opens, laws, may_inform, openings_least
from ..table import NOBODY, Judges, SheriffTable
from .bargain import answer_deals, make_demand, make_offer
from .deals import may_settle
from .judging import inspect, judge_bags
from .opening import open_bag
from .passing import let_pass


@rule
def inspection(g: SheriffTable) -> None:
    g.step = "inspection"
    gate_opens(g, laws(g))
    for seat in g.merchants:
        g.then(market_window, seat)
    g.then(judge_bags)


# ---- beside it ----


def offers(g: SheriffTable) -> list[Offer]:
    """While the authority decides, all may bargain about the closed bags, answer deals, and perhaps inform. Who has had
    a part in a deal is told why it cannot be answered any more."""
    if not g.closed or g.frames[-1][1][0][1] is not inspect:
        return []
    found: list[Offer] = []
    telling = may_inform(g, laws(g), False)
    for seat in range(g.seats):
        found.append((seat, make_demand if seat in g.in_office else make_offer, ()))
        if any(seat in (deal.proposer, *deal.needed) for deal in g.deals):
            found.append((seat, answer_deals, ()))
        if telling and seat in g.merchants and g.informed[seat] == NOBODY:
            found.append((seat, inform, ()))
    return found


def bargains(g: SheriffTable, seat: int) -> list[int]:
    """Those whose bags this seat may open: they may still pay for them."""
    return list(g.closed) if g.step == "inspection" and seat in g.in_office else []


# ---- clock zero ----


@inspect.default
def time_is_up(g: SheriffTable, seat: int) -> None:
    """Bags that must be opened are opened, then what a law still demands; all others pass for nothing."""
    must = [bag for bag in g.closed if g.bound[bag]]
    others = [bag for bag in g.closed if bag not in must]
    wanted = openings_least(g, laws(g), 0) - sum(state == "opened" for state in g.bags)
    while others and len(must) < wanted:
        fullest = max(others, key=lambda bag: len(g.at[g.data.bag[bag]]))
        must.append(fullest)
        others.remove(fullest)
    order = [*must, *others] if len(may_settle(g)) == len(g.closed) else g.closed
    for bag in order:
        g.then(decide, bag, bag in must)


@rule
def decide(g: SheriffTable, bag: int, must: bool) -> None:
    """By whoever is bound, or by those it belongs to."""
    if must:
        open_bag(g, bag, by_whom(g, bag))
    else:
        let_pass(g, bag, g.judges(bag))


def by_whom(g: SheriffTable, bag: int) -> Judges:
    return g.bound[bag] if len(g.bound[bag]) == 1 else g.judges(bag)
