"""Laws about declarations: the four taxes, the four bans, On Open Wares."""

from __future__ import annotations

from .....kernel.decision import About, Sentences
from .....kernel.pieces import bar
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question
from .....kernel.table import FaceId
from ...moments import banned, by_law, declaration_made, law, on, penalty_of
from ...rules.goods import goods_in, into_hand, show_out
from ...rules.purse import pay
from ...table import SheriffTable


@on(declaration_made, "declare_tax")
def tax(g: SheriffTable, piece: int, seat: int) -> None:
    """For every card declared, true or not."""
    if g.declared[seat] == law(g, piece).good:
        paid = pay(g, seat, g.in_office, law(g, piece).gold * g.number[seat])
        g.tell("taxed", {"law": piece}, seat=seat, gold=paid)


@on(banned, "ban_good")
def ban(g: SheriffTable, piece: int, goods: frozenset[str]) -> frozenset[str]:
    return goods | {law(g, piece).good}


@on(penalty_of, "ban_good")
def banned_penalty(g: SheriffTable, piece: int, penalty: int, face: str) -> int:
    return law(g, piece).penalty if face == law(g, piece).good else penalty


@on(declaration_made, "show_hand_card")
def open_wares(g: SheriffTable, piece: int, seat: int) -> None:
    """Whoever may have a good left is asked: one card that may be a merry man does not tell."""
    if g.at[g.data.hand[seat]]:
        g.ask(seat, show_card)


@question
def show_card(g: SheriffTable, seat: int) -> Sentences:
    there = goods_in(g, g.data.hand[seat])
    return (("show", [good for good, _ in there]),) if there else (("nothing_to_show",),)


@show_card.tells
def about_show_card(g: SheriffTable, seat: int) -> About:
    return About(by_law("law_open_hand"))


@show_card.answer("show")
def show_good(g: SheriffTable, seat: int, good: FaceId) -> None:
    """He takes it back: all know that he has it, nobody which card it is."""
    [piece] = show_out(g, seat, [(good, 1)], g.data.hand[seat], g.data.shown)
    g.tell("showed", {"good": piece}, seat=seat)
    into_hand(g, seat, piece, g.data.shown)


@show_card.answer("nothing_to_show")
def show_nothing(g: SheriffTable, seat: int) -> None:
    """Only a merry man is left: so everybody knows it."""
    bar(g, g.at[g.data.hand[seat]], g.data.not_robbers)
    g.tell("showed_nothing", seat=seat)


@show_card.default
def show_first(g: SheriffTable, seat: int) -> None:
    there = goods_in(g, g.data.hand[seat])
    if there:
        show_good(g, seat, there[0][0])
    else:
        show_nothing(g, seat)


@show_card.refuse("show")
def why_not_show(g: SheriffTable, seat: int, good: str) -> IllegalMove:
    return IllegalMove("not-in-hand")


@show_card.refuse("nothing_to_show")
def why_not_nothing(g: SheriffTable, seat: int) -> IllegalMove:
    return IllegalMove("has-goods")
