"""Chapter 6.3: the market, with two discard piles or express."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.pieces import reveal, show
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, Seat
from ..moments import exchange_most, exchanged, laws
from ..table import SheriffTable
from . import ballot
from .goods import cards, has, into_hand, listed, slip_out, some_goods
from .supply import can_draw, discard, draw, goods_held, goods_only, sweep

Picked = list[tuple[FaceId, int]]


def most(g: SheriffTable) -> int:
    """How many cards a merchant may exchange."""
    return exchange_most(g, laws(g), g.data.setup.exchange)


@rule
def market(g: SheriffTable) -> None:
    g.step = "market"
    if g.data.express:
        ballot.poll(g, name_first)
        g.then(first_named)
    else:
        g.first = g.merchants[0]
        for seat in g.merchants:
            g.then(visit, seat)


# ---- express ----


@question
def name_first(g: SheriffTable, seat: int) -> Sentences:
    """Any merchant begins; two deputies have to name the same."""
    return (("name", g.merchants),)


@name_first.answer("name")
def name(g: SheriffTable, seat: int, merchant: Seat) -> None:
    ballot.vote(g, seat, (merchant,))
    if len(g.in_office) > 1:
        g.tell("named", seat=seat, first=merchant)


@name_first.default
def name_nobody(g: SheriffTable, seat: int) -> None:
    """Whoever does not vote leaves it to the other."""


@name_first.tells
def about_naming(g: SheriffTable, seat: int) -> About:
    return ballot.about(g)


@name_first.refuse("name")
def why_not_name(g: SheriffTable, seat: int, merchant: int) -> IllegalMove:
    return IllegalMove("no-merchant")


@rule
def first_named(g: SheriffTable) -> None:
    """Without a vote it is the first one clockwise."""
    named = ballot.outcome(g)
    g.first = named[0] if named else next(seat for seat in g.after(g.in_office[0]) if seat in g.merchants)
    g.tell("first_player", first=g.first)
    order = [g.first, *[seat for seat in g.after(g.first) if seat in g.merchants and seat != g.first]]
    if g.data.deputies:
        g.merchants = tuple(order)
    for seat in order:
        g.then(visit, seat)
    g.then(swept)


@question
def exchange(g: SheriffTable, seat: int) -> Sentences:
    """Cards are laid down for all to see, and as many drawn."""
    return (("exchange", some_goods(g, g.data.hand[seat], 0, most(g))),)


@exchange.answer("exchange")
def exchange_goods(g: SheriffTable, seat: int, goods: Picked) -> None:
    laid = slip_out(g, seat, goods, g.data.hand[seat], g.data.aside[seat])
    reveal(g, laid)
    g.tell("exchanged", seat=seat, goods=listed(g, laid))
    draw(g, seat, len(laid))


@exchange.default
def exchange_nothing(g: SheriffTable, seat: int) -> None:
    exchange_goods(g, seat, [])


@exchange.refuse("exchange")
def why_not_exchange(g: SheriffTable, seat: int, goods: Picked) -> IllegalMove | None:
    return unpickable(g, seat, goods)


def unpickable(g: SheriffTable, seat: int, goods: Picked) -> IllegalMove | None:
    if any(good in g.data.robbers for good, _ in goods):
        return IllegalMove("no-good")
    if not has(g, g.data.hand[seat], goods):
        return IllegalMove("not-in-hand")
    return IllegalMove("exchange-most", count=most(g)) if cards(goods) > most(g) else None


@exchange.tells
def about_exchange(g: SheriffTable, seat: int) -> About:
    return About(args={"count": most(g)})


@rule
def swept(g: SheriffTable) -> None:
    sweep(g)


# ---- a merchant's turn, and with two piles what he does in it ----


@rule
def visit(g: SheriffTable, seat: int) -> None:
    if g.data.express:
        g.ask(seat, exchange)
    else:
        g.ask(seat, set_aside)
        g.then(restocked, seat)
        g.then(discard, seat, g.data.aside[seat])
    g.then(market_left, seat)


@rule
def market_left(g: SheriffTable, seat: int) -> None:
    exchanged(g, laws(g), seat)


@question
def set_aside(g: SheriffTable, seat: int) -> Sentences:
    """Face down: only how many is known."""
    return (("set_aside", some_goods(g, g.data.hand[seat], 0, most(g))),)


@set_aside.answer("set_aside")
def set_goods_aside(g: SheriffTable, seat: int, goods: Picked) -> None:
    put = slip_out(g, seat, goods, g.data.hand[seat], g.data.aside[seat])
    goods_only(g, put)
    show(g, seat, put)
    g.tell("set_aside", {"goods": tuple(put)}, 1 << seat, seat=seat, count=len(put))


@set_aside.default
def set_nothing_aside(g: SheriffTable, seat: int) -> None:
    set_goods_aside(g, seat, [])


@set_aside.refuse("set_aside")
def why_not_set_aside(g: SheriffTable, seat: int, goods: Picked) -> IllegalMove | None:
    return unpickable(g, seat, goods)


@set_aside.tells
def about_set_aside(g: SheriffTable, seat: int) -> About:
    return About(args={"count": most(g)})


@rule
def restocked(g: SheriffTable, seat: int) -> None:
    """He draws until he is back at the hand size."""
    if goods_held(g, seat) < g.options.hand_size and can_draw(g):
        g.ask(seat, restock)


@question
def restock(g: SheriffTable, seat: int) -> Sentences:
    """The top card of a pile, for all to see; or all the rest from the deck."""
    return ("take", [number for number, pile in enumerate(g.data.pile) if g.at[pile]]), ("draw",)


@restock.answer("take")
def take(g: SheriffTable, seat: int, pile: int) -> None:
    piece = g.at[g.data.pile[pile]][-1]
    g.tell("took", {"good": piece}, seat=seat, pile=pile)
    into_hand(g, seat, piece, g.data.pile[pile])
    g.then(restocked, seat)


@restock.answer("draw")
def draw_the_rest(g: SheriffTable, seat: int) -> None:
    """After the first card from the deck the piles are closed to him."""
    draw(g, seat, g.options.hand_size - goods_held(g, seat))


@restock.default
def draw_by_itself(g: SheriffTable, seat: int) -> None:
    draw_the_rest(g, seat)


@restock.refuse("take")
def why_not_take(g: SheriffTable, seat: int, pile: int) -> IllegalMove:
    return IllegalMove("no-such-pile") if pile not in (0, 1) else IllegalMove("pile-empty")


@restock.tells
def about_restock(g: SheriffTable, seat: int) -> About:
    return About(args={"count": g.options.hand_size - goods_held(g, seat)})
