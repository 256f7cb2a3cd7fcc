"""Start with zero: the opening hand is the 0 and three other cards."""

from __future__ import annotations

from ....kernel.pieces import count, draw, mix, move
from ..moments import hands_dealt, on
from ..table import ScoundrelsTable

ZERO = "0"


@on(hands_dealt, "start_with_zero")
def take_zeros(g: ScoundrelsTable, me: int) -> None:
    """Everybody knows that it is in every hand, but not where."""
    for seat in range(g.seats):
        deck, hand = g.data.deck[seat], g.data.hand[seat]
        zero = next(piece for piece in g.at[deck] if g.poker(piece).rank == ZERO)
        face = g.face[zero].id
        move(g, zero, deck, hand)
        draw(g, deck, hand, g.data.setup.hand - 1)
        mix(g, g.at[hand])
        count(g, g.at[hand], (face,), 1)
