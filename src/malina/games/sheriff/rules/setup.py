"""Chapter 5: laying out the table."""

from __future__ import annotations

from ....kernel.pieces import add_pieces, deal, draw, reveal
from ..modules.deputies import shuffle_deputies
from ..modules.laws.row import shuffle_laws
from ..modules.merry_men.forest import plant_forest
from ..modules.orders import lay_orders
from ..table import SheriffTable
from .round import start_round
from .supply import draw as draw_goods
from .supply import goods_only


def set_up(g: SheriffTable) -> None:
    box = g.data
    g.gold = [box.setup.gold] * g.seats
    g.merry, g.lost = [False] * g.seats, [False] * g.seats
    new = add_pieces(g, [face for face in box.faces if face.id in box.goods], box.deck)
    deal(g, new)
    goods_only(g, new)
    draw(g, box.deck, box.removed, g.options.hidden_removal)
    for seat in range(g.seats):
        draw_goods(g, seat, g.options.hand_size, "start")
    if not box.express:
        for pile in box.pile:
            reveal(g, draw(g, box.deck, pile, box.setup.pile))
    if box.deputies:
        shuffle_deputies(g)
    else:
        first = g.options.first_sheriff
        g.in_office = (g.throw(g.seats) if first == "random" else first,)
    if box.market_cards:
        lay_black_market(g)
    if box.laws:
        shuffle_laws(g)
    if box.orders:
        lay_orders(g)
    if box.merry_men:
        plant_forest(g)
    g.then(start_round)


def lay_black_market(g: SheriffTable) -> None:
    """Open pairs, the dearer card on top."""
    for good, place in g.data.black_market.items():
        reveal(g, add_pieces(g, [card for card in g.data.market_cards if card.good == good], place))
