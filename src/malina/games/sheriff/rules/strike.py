"""Chapter 7.4: Deal! What is paid, what is found of what was claimed, and what follows for the bags."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.pieces import bar, count, show
from ..faces import Pair
from ..table import Deal, Promise, SheriffTable
from .deals import tidy, told
from .goods import arrive, cards, listed, peek, pieces_of, said, slip_out
from .passing import let_pass
from .purse import pay


def strike(g: SheriffTable, deal: Deal) -> None:
    """It is paid at once; bags that must be opened are bound, bags that may pass do so, one after the other."""
    g.tell("struck", seat=deal.payer, **told(deal))
    pay(g, deal.payer, deal.to, deal.gold)
    stand = g.data.stand[deal.payer]
    arrive(g, deal.to, pieces_of(g, stand, deal.from_stand), stand)
    if deal.from_stack:
        honour(g, deal, deal.from_stack, g.data.stack[deal.payer], "stack")
    for bag in deal.bags("inspect"):
        g.bound[bag] = tuple(dict.fromkeys((*g.bound[bag], *deal.to)))
    for bag in deal.bags("pass"):
        if bag == deal.payer and deal.from_bag:
            honour(g, deal, deal.from_bag, g.data.bag[bag], "bag")
        let_pass(g, bag, deal.to, deal.id)
    if deal.promise:
        to = deal.to if deal.proposer == deal.payer else (deal.payer,)
        g.promised.append(Promise(round=g.round, seat=deal.proposer, to=to, text=deal.promise))
    tidy(g)


def honour(g: SheriffTable, deal: Deal, claimed: Sequence[Pair], source: int, where: str) -> None:
    """As many of each as are there change hands. Where there are fewer, all know that none is left, and whoever was to
    get them is shown the rest as a proof, alone."""
    held = g.held(source)
    found = [(good, min(held[good], many)) for good, many in claimed if held[good]]
    short = [good for good, many in claimed if held[good] < many]
    moved = slip_out(g, deal.payer, found, source, g.data.shown)
    for good, many in found:
        count(g, moved, (good,), many)
    for seat in deal.to:
        show(g, seat, moved)
    g.tell("honoured", seat=deal.payer, to=deal.to, goods=listed(g, moved), claimed=said(claimed), where=where)
    arrive(g, deal.to, moved, g.data.shown)
    if short:
        bar(g, g.at[source], frozenset(short))
        for seat in deal.to:
            peek(g, seat, source, deal.payer, where, "proof")
    assert cards(found) == len(moved)
