"""Strategy cards: everybody secretly picks one of the leader's two."""

from __future__ import annotations

from ....kernel.decision import Sentences
from ....kernel.pieces import add_pieces, move, reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question
from ....kernel.table import FaceId
from ..moments import game_begins, on
from ..table import ScoundrelsTable


@on(game_begins, "strategy_cards")
def choose_strategies(g: ScoundrelsTable, me: int) -> None:
    """All choose at the same time; the choices are turned up together."""
    for seat in range(g.seats):
        cards = [card for card in g.data.strategies if card.leader == g.leaders[seat]]
        reveal(g, add_pieces(g, cards, g.data.strategy[seat]))
    reveal(g, add_pieces(g, [card for card in g.data.strategies if card.leader not in g.leaders], g.data.box))
    g.ask_sealed(*[(seat, choose_strategy, ()) for seat in range(g.seats)])


@question
def choose_strategy(g: ScoundrelsTable, seat: int) -> Sentences:
    return (("choose_strategy", g.ids(list(g.at[g.data.strategy[seat]]))),)


@choose_strategy.answer("choose_strategy")
def lay_strategy(g: ScoundrelsTable, seat: int, strategy: FaceId) -> None:
    place = g.data.strategy[seat]
    for piece in g.at[place]:
        if g.face[piece].id != strategy:
            move(g, piece, place, g.data.box)
    g.tell("strategy", {"strategy": g.at[place][0]}, seat=seat)


@choose_strategy.refuse("choose_strategy")
def why_not_strategy(g: ScoundrelsTable, seat: int, strategy: str) -> IllegalMove:
    return IllegalMove("not-your-strategy")
