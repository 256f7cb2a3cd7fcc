"""Chapter 16: drawing goods, the deck made anew, and how cards come to a discard pile."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.blanks import Order
from ....kernel.decision import About, Sentences
from ....kernel.pieces import bar, mix, move, move_all, reveal, show
from ....kernel.pieces import draw as draw_pieces
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import Piece
from ..table import SheriffTable


def can_draw(g: SheriffTable) -> bool:
    return bool(g.at[g.data.deck] or g.at[g.data.pile[0]] or g.at[g.data.pile[1]])


def renew(g: SheriffTable) -> None:
    """An empty deck is made of the discard. With two piles the top cards of each stay, if anything else is left."""
    deck, kept = g.data.deck, 0 if g.data.express else g.data.setup.pile
    if g.at[deck]:
        return
    if all(len(g.at[pile]) <= kept for pile in g.data.pile):
        kept = 0
    for pile in g.data.pile:
        for piece in g.at[pile][: len(g.at[pile]) - kept]:
            move(g, piece, pile, deck)
    if g.at[deck]:
        mix(g, g.at[deck])
        goods_only(g, g.at[deck])
        g.tell("reshuffled", count=len(g.at[deck]))


def goods_only(g: SheriffTable, pieces: Iterable[int]) -> None:
    """Everybody knows that no merry man is among these."""
    if g.data.robbers:
        bar(g, tuple(pieces), g.data.robbers)


def draw_to(g: SheriffTable, target: int, count: int) -> list[int]:
    """Cards from the deck, unseen; fewer if there are no more."""
    drawn: list[int] = []
    for _ in range(count):
        renew(g)
        drawn += draw_pieces(g, g.data.deck, target)
    return drawn


def draw(g: SheriffTable, seat: int, count: int, why: str = "") -> list[int]:
    """Cards from the deck into a hand."""
    drawn = draw_to(g, g.data.hand[seat], count)
    show(g, seat, drawn)
    if count:
        g.tell("drew", {"goods": tuple(drawn)}, 1 << seat, seat=seat, count=len(drawn), why=why)
    return drawn


def goods_held(g: SheriffTable, seat: int) -> int:
    """How many goods cards are in this hand, as everybody knows: at the market and at the end of a round no merry man
    is in a bag."""
    return len(g.at[g.data.hand[seat]]) - g.merry[seat]


# ---- discarding ----


@rule
def discard(g: SheriffTable, seat: int, place: int) -> None:
    """All that lies there goes face up onto a discard pile. Of two, this seat picks one, and the order."""
    if not g.at[place]:
        return
    if g.data.express:
        put_on_pile(g, seat, 0, g.at[place], place)
    else:
        g.ask(seat, lay_out, place)


@question
def lay_out(g: SheriffTable, seat: int, place: int) -> Sentences:
    return (("lay", (0, 1), Order(g.at[place])),)


@lay_out.answer("lay")
def lay(g: SheriffTable, seat: int, place: int, pile: int, order: list[Piece]) -> None:
    """The last one lies on top."""
    put_on_pile(g, seat, pile, order, place)


@lay_out.default
def lay_as_they_lie(g: SheriffTable, seat: int, place: int) -> None:
    put_on_pile(g, seat, 0, g.at[place], place)


@lay_out.refuse("lay")
def why_not_lay(g: SheriffTable, seat: int, place: int, pile: int, order: list[int]) -> IllegalMove:
    return IllegalMove("no-such-pile") if pile not in (0, 1) else IllegalMove("all-in-order")


@lay_out.tells
def about_laying(g: SheriffTable, seat: int, place: int) -> About:
    return About(args={"count": len(g.at[place])})


def put_on_pile(g: SheriffTable, seat: int, pile: int, pieces: Iterable[int], place: int) -> None:
    pieces = list(pieces)
    reveal(g, pieces)
    g.tell("discarded", {"goods": pieces}, seat=seat, pile=pile, one=g.data.express)
    for piece in pieces:
        move(g, piece, place, g.data.pile[pile])


def sweep(g: SheriffTable) -> None:
    """Express market: all that was set aside goes onto the one pile."""
    for aside in g.data.aside:
        move_all(g, aside, g.data.pile[0])
