"""Chapter 12: special orders, filled from a bag that has just passed."""

from __future__ import annotations

from ....kernel.decision import About, Note, Said, Sentences
from ....kernel.pieces import add_pieces, deal, draw, move, reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId
from ..faces import SpecialOrder
from ..rules.goods import has, listed, show_out
from ..table import SheriffTable


def lay_orders(g: SheriffTable) -> None:
    deal(g, add_pieces(g, g.data.orders, g.data.order_deck))
    refill_orders(g)


def refill_orders(g: SheriffTable) -> None:
    """At the end of a round; the deck may run out."""
    missing = g.data.setup.orders - len(g.at[g.data.orders_open])
    if turned := draw(g, g.data.order_deck, g.data.orders_open, missing):
        reveal(g, turned)
        g.tell("orders_turned", {"orders": turned})


@rule
def fill_orders(g: SheriffTable, bag: int) -> None:
    """Two cards and an open order are enough to be asked, whether he can fill it or not."""
    g.through = 0
    g.then(more_orders, bag)


@rule
def more_orders(g: SheriffTable, bag: int) -> None:
    if len(g.at[g.data.bag[bag]]) > 1 and g.at[g.data.orders_open]:
        g.ask(bag, fill_order)


def open_orders(g: SheriffTable) -> dict[str, SpecialOrder]:
    return {g.face[piece].id: g.face[piece] for piece in g.at[g.data.orders_open]}


def wanted(order: SpecialOrder) -> list[tuple[str, int]]:
    return [(order.legal, 1), (order.contraband, 1)]


@question
def fill_order(g: SheriffTable, seat: int) -> Sentences:
    bag = g.data.bag[seat]
    return ("fill", [id for id, order in open_orders(g).items() if has(g, bag, wanted(order))]), ("skip",)


@fill_order.answer("fill")
def fill(g: SheriffTable, seat: int, order: FaceId) -> None:
    """He shows the two cards; they go under the stand with the order."""
    piece = next(piece for piece in g.at[g.data.orders_open] if g.face[piece].id == order)
    shown = show_out(g, seat, wanted(g.face[piece]), g.data.bag[seat], g.data.under[seat])
    move(g, piece, g.data.orders_open, g.data.filled[seat])
    g.through += 1
    g.tell("order_filled", {"order": piece}, seat=seat, goods=listed(g, shown), gold=g.face[piece].value)
    g.then(more_orders, seat)


@fill_order.answer("skip")
def fill_none(g: SheriffTable, seat: int) -> None:
    pass


@fill_order.default
def fill_none_in_time(g: SheriffTable, seat: int) -> None:
    pass


@fill_order.refuse("fill")
def why_not_fill(g: SheriffTable, seat: int, order: str) -> IllegalMove:
    return IllegalMove("no-such-order") if order not in open_orders(g) else IllegalMove("order-not-in-bag")


@fill_order.tells
def about_order(g: SheriffTable, seat: int) -> About:
    orders = open_orders(g).values()
    return About(notes=[Note("fill", Said("points", {"points": order.value}), {"order": order.id}) for order in orders])
