"""Merry men and the goods deck: Friar Tuck, Wat the Tinker."""

from __future__ import annotations

from .....kernel.blanks import Order
from .....kernel.decision import About, Sentences
from .....kernel.pieces import move, reveal, show, under, unsee
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question, rule
from .....kernel.table import FaceId, Piece
from ...moments import on, robber_through
from ...rules.goods import goods_in, is_legal, listed, pieces_of, slip_out
from ...rules.supply import discard, draw_to
from ...table import Judges, SheriffTable
from .man import about, man_of

# ---- Friar Tuck ----


@on(robber_through, "deck_to_stand")
def friar_tuck(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    """Face up; what does not go to the stand is discarded."""
    drawn = draw_to(g, g.data.shown, man_of(g, seat).look)
    reveal(g, drawn)
    g.tell("turned_up", seat=seat, goods=listed(g, drawn))
    if any(is_legal(g, piece) for piece in drawn):
        g.ask(seat, put_up_shown)
    g.then(discard, seat, g.data.shown)


@question
def put_up_shown(g: SheriffTable, seat: int) -> Sentences:
    return (("put_up", legal_shown(g)),)


def legal_shown(g: SheriffTable) -> list[str]:
    return [good for good, _ in goods_in(g, g.data.shown) if good in g.data.legal]


@put_up_shown.answer("put_up")
def put_up(g: SheriffTable, seat: int, good: FaceId) -> None:
    [piece] = pieces_of(g, g.data.shown, [(good, 1)])
    move(g, piece, g.data.shown, g.data.stand[seat])
    g.tell("put_up", {"good": piece}, seat=seat)


@put_up_shown.default
def put_up_dearest(g: SheriffTable, seat: int) -> None:
    put_up(g, seat, max(legal_shown(g), key=lambda good: g.data.goods[good].value))


@put_up_shown.refuse("put_up")
def why_not_put_up(g: SheriffTable, seat: int, good: str) -> IllegalMove:
    return IllegalMove("only-legal") if good not in g.data.legal else IllegalMove("not-among-these")


@put_up_shown.tells
def about_putting_up(g: SheriffTable, seat: int) -> About:
    return about(g, seat)


# ---- Wat the Tinker ----


@on(robber_through, "deck_pick_to_hand")
def wat_the_tinker(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    """He alone sees them."""
    drawn = draw_to(g, g.data.aside[seat], man_of(g, seat).look)
    show(g, seat, drawn)
    g.tell("looked_at_deck", {"goods": tuple(drawn)}, 1 << seat, seat=seat, count=len(drawn))
    if drawn:
        g.ask(seat, pick_card)
        g.then(bury_rest, seat)


@question
def pick_card(g: SheriffTable, seat: int) -> Sentences:
    return (("pick", [good for good, _ in goods_in(g, g.data.aside[seat])]),)


@pick_card.answer("pick")
def pick(g: SheriffTable, seat: int, good: FaceId) -> None:
    got = slip_out(g, seat, [(good, 1)], g.data.aside[seat], g.data.hand[seat])
    show(g, seat, got)
    g.tell("picked", {"good": got[0]}, 1 << seat, seat=seat)


@pick_card.default
def pick_dearest(g: SheriffTable, seat: int) -> None:
    there = goods_in(g, g.data.aside[seat])
    pick(g, seat, max(there, key=lambda pair: g.data.goods[pair[0]].value)[0])


@pick_card.refuse("pick")
def why_not_pick(g: SheriffTable, seat: int, good: str) -> IllegalMove:
    return IllegalMove("not-among-these")


@pick_card.tells
def about_picking(g: SheriffTable, seat: int) -> About:
    return about(g, seat)


@rule
def bury_rest(g: SheriffTable, seat: int) -> None:
    if g.at[g.data.aside[seat]]:
        g.ask(seat, bury_cards)


@question
def bury_cards(g: SheriffTable, seat: int) -> Sentences:
    return (("bury", Order(g.at[g.data.aside[seat]])),)


@bury_cards.answer("bury")
def bury(g: SheriffTable, seat: int, order: list[Piece]) -> None:
    """The first one lies lowest. He keeps in mind where each of them is."""
    aside = g.data.aside[seat]
    g.tell("buried", {"goods": list(order)}, 1 << seat, seat=seat, count=len(order))
    unsee(g, seat, order)
    under(g, order, aside, g.data.deck)


@bury_cards.default
def bury_as_they_lie(g: SheriffTable, seat: int) -> None:
    bury(g, seat, list(g.at[g.data.aside[seat]]))


@bury_cards.refuse("bury")
def why_not_bury(g: SheriffTable, seat: int, order: list[int]) -> IllegalMove:
    return IllegalMove("all-in-order")


@bury_cards.tells
def about_burying(g: SheriffTable, seat: int) -> About:
    return about(g, seat, goods=listed(g, g.at[g.data.aside[seat]]))
