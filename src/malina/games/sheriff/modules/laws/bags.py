"""Laws about loading: On Light Bags, On Full Bags, On the Sheriff's Private Stock."""

from __future__ import annotations

from .....kernel.decision import About, Sentences
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question
from .....kernel.table import FaceId
from ...moments import bag_least, bag_most, bags_closed, by_law, law, on
from ...rules.goods import goods_in, listed, show_out
from ...rules.load import declarable
from ...table import SheriffTable


@on(bag_most, "bag_max")
def light_bags(g: SheriffTable, piece: int, most: int) -> int:
    return min(most, law(g, piece).cards)


@on(bag_least, "bag_min")
def full_bags(g: SheriffTable, piece: int, least: int) -> int:
    return max(least, law(g, piece).cards)


@on(bags_closed, "sheriff_stock")
def private_stock(g: SheriffTable, piece: int) -> None:
    """Whoever is in office may bring in something of his own, before all eyes."""
    g.step = "stock"
    for seat in g.in_office:
        if g.at[g.data.hand[seat]]:
            g.ask(seat, stock_up, law(g, piece).cards)


@question
def stock_up(g: SheriffTable, seat: int, most: int) -> Sentences:
    there = dict(goods_in(g, g.data.hand[seat]))
    allowed = [good for good in declarable(g) if good in there]
    return *[("stock", (good,), range(1, min(most, there[good]) + 1)) for good in allowed], ("skip",)


@stock_up.answer("stock")
def stock(g: SheriffTable, seat: int, most: int, good: FaceId, number: int) -> None:
    shown = show_out(g, seat, [(good, number)], g.data.hand[seat], g.data.stand[seat])
    g.tell("stocked", seat=seat, goods=listed(g, shown))


@stock_up.answer("skip")
def stock_nothing(g: SheriffTable, seat: int, most: int) -> None:
    pass


@stock_up.default
def stock_nothing_in_time(g: SheriffTable, seat: int, most: int) -> None:
    pass


@stock_up.refuse("stock")
def why_not_stock(g: SheriffTable, seat: int, most: int, good: str, number: int) -> IllegalMove:
    if good not in g.data.legal:
        return IllegalMove("only-legal")
    if good not in declarable(g):
        return IllegalMove("banned", good=good)
    return IllegalMove("stock-most", count=most) if number > most or number < 1 else IllegalMove("not-in-hand")


@stock_up.tells
def about_stock(g: SheriffTable, seat: int, most: int) -> About:
    return About(by_law("law_sheriffs_stock"), {"count": most})
