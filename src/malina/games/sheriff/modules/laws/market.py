"""Laws about the market: On the Scarce Market, On the Fair."""

from __future__ import annotations

from .....kernel.decision import About, Sentences
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question
from .....kernel.table import FaceId
from ...moments import by_law, exchange_most, exchanged, law, on
from ...rules.goods import goods_in, show_out
from ...rules.supply import discard, draw
from ...table import SheriffTable


@on(exchange_most, "market_max")
def scarce_market(g: SheriffTable, piece: int, most: int) -> int:
    return min(most, law(g, piece).cards)


@on(exchanged, "market_extra")
def fair_day(g: SheriffTable, piece: int, seat: int) -> None:
    """One card more, and then one less; none, if none could be drawn."""
    for _ in draw(g, seat, law(g, piece).cards, law(g, piece).id):
        g.ask(seat, fair_discard)


@question
def fair_discard(g: SheriffTable, seat: int) -> Sentences:
    return (("discard", [good for good, _ in goods_in(g, g.data.hand[seat])]),)


@fair_discard.tells
def about_fair_discard(g: SheriffTable, seat: int) -> About:
    return About(by_law("law_fair_day"))


@fair_discard.answer("discard")
def discard_at_fair(g: SheriffTable, seat: int, good: FaceId) -> None:
    """With two piles onto one of his choice, else to what was set aside."""
    shown = show_out(g, seat, [(good, 1)], g.data.hand[seat], g.data.aside[seat])
    g.tell("fair_discarded", {"good": shown[0]}, seat=seat)
    if not g.data.express:
        g.then(discard, seat, g.data.aside[seat])


@fair_discard.default
def discard_cheapest(g: SheriffTable, seat: int) -> None:
    there = [good for good, _ in goods_in(g, g.data.hand[seat])]
    discard_at_fair(g, seat, there[0])


@fair_discard.refuse("discard")
def why_not_discard(g: SheriffTable, seat: int, good: str) -> IllegalMove:
    return IllegalMove("not-in-hand")
