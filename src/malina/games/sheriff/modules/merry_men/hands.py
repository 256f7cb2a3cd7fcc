"""Merry men and hands: Much, Gilbert Whitehand, Hob of the Hill, the Sheriff's Cook. Who holds any card is asked,
whatever it is."""

from __future__ import annotations

from .....kernel.decision import About, Sentences
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question, rule
from .....kernel.table import FaceId, Seat
from ...moments import on, robber_through
from ...rules.goods import goods_in, has, listed, show_out, slip_out, smuggled, some_goods
from ...rules.supply import discard, draw
from ...table import Judges, SheriffTable
from .man import about, man_of


def in_hand(g: SheriffTable, seat: int, ids: tuple[str, ...]) -> list[str]:
    return [good for good, _ in goods_in(g, g.data.hand[seat]) if good in ids]


# ---- Much, the Miller's Son ----


@on(robber_through, "hand_legal_to_stand")
def much_the_millers_son(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    if g.at[g.data.hand[seat]]:
        g.ask(seat, unpack)


@question
def unpack(g: SheriffTable, seat: int) -> Sentences:
    return ("unpack", in_hand(g, seat, g.data.legal)), ("skip",)


@unpack.answer("unpack")
def unpack_good(g: SheriffTable, seat: int, good: FaceId) -> None:
    shown = show_out(g, seat, [(good, 1)], g.data.hand[seat], g.data.stand[seat])
    g.tell("put_up", {"good": shown[0]}, seat=seat)


@unpack.answer("skip")
def unpack_nothing(g: SheriffTable, seat: int) -> None:
    pass


@unpack.default
def unpack_nothing_in_time(g: SheriffTable, seat: int) -> None:
    pass


@unpack.refuse("unpack")
def why_not_unpack(g: SheriffTable, seat: int, good: str) -> IllegalMove:
    return IllegalMove("only-legal") if good not in g.data.legal else IllegalMove("not-in-hand")


@unpack.tells
def about_unpacking(g: SheriffTable, seat: int) -> About:
    return about(g, seat)


# ---- Gilbert Whitehand ----


@on(robber_through, "hand_contraband_to_stand")
def gilbert_whitehand(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    if g.at[g.data.hand[seat]]:
        g.ask(seat, hide_card)


@question
def hide_card(g: SheriffTable, seat: int) -> Sentences:
    return ("hide", in_hand(g, seat, g.data.contraband)), ("skip",)


@hide_card.answer("hide")
def hide(g: SheriffTable, seat: int, good: FaceId) -> None:
    hidden = slip_out(g, seat, [(good, 1)], g.data.hand[seat], g.data.aside[seat])
    smuggled(g, seat, hidden, g.data.aside[seat])
    g.tell("hidden_away", {"good": hidden[0]}, 1 << seat, seat=seat)


@hide_card.answer("skip")
def hide_nothing(g: SheriffTable, seat: int) -> None:
    pass


@hide_card.default
def hide_nothing_in_time(g: SheriffTable, seat: int) -> None:
    pass


@hide_card.refuse("hide")
def why_not_hide(g: SheriffTable, seat: int, good: str) -> IllegalMove:
    return IllegalMove("only-contraband") if good not in g.data.contraband else IllegalMove("not-in-hand")


@hide_card.tells
def about_hiding(g: SheriffTable, seat: int) -> About:
    return about(g, seat)


# ---- Hob of the Hill ----


@on(robber_through, "redraw_hand")
def hob_of_the_hill(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    if g.at[g.data.hand[seat]]:
        g.ask(seat, redraw_hand)


@question
def redraw_hand(g: SheriffTable, seat: int) -> Sentences:
    return (("redraw", some_goods(g, g.data.hand[seat], 0, man_of(g, seat).cards)),)


@redraw_hand.answer("redraw")
def redraw(g: SheriffTable, seat: int, goods: list[tuple[FaceId, int]]) -> None:
    aside = g.data.aside[seat]
    shown = show_out(g, seat, goods, g.data.hand[seat], aside)
    g.tell("redrawn", seat=seat, goods=listed(g, shown))
    g.then(discard, seat, aside)
    g.then(draw_again, seat, len(shown))


@redraw_hand.default
def redraw_nothing(g: SheriffTable, seat: int) -> None:
    pass


@redraw_hand.refuse("redraw")
def why_not_redraw(g: SheriffTable, seat: int, goods: list[tuple[str, int]]) -> IllegalMove | None:
    if any(good in g.data.robbers for good, _ in goods):
        return IllegalMove("no-good")
    return None if has(g, g.data.hand[seat], goods) else IllegalMove("not-in-hand")


@redraw_hand.tells
def about_redrawing(g: SheriffTable, seat: int) -> About:
    return about(g, seat)


@rule
def draw_again(g: SheriffTable, seat: int, count: int) -> None:
    draw(g, seat, count)


# ---- the Sheriff's Cook ----


@on(robber_through, "authority_random_discard")
def sheriffs_cook(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    if len(judges) > 1:
        g.ask(seat, serve_whom, judges)
    else:
        serve(g, seat, judges, judges[0])


@question
def serve_whom(g: SheriffTable, seat: int, judges: Judges) -> Sentences:
    return (("serve", judges),)


@serve_whom.answer("serve")
def serve(g: SheriffTable, seat: int, judges: Judges, player: Seat) -> None:
    """Random goods of the hand. Whoever is in office has no bag, so all know how many goods he holds."""
    hand, aside = g.data.hand[player], g.data.aside[player]
    left = [piece for piece in g.at[hand] if g.face[piece].kind != "merry_man"]
    taken = [left.pop(g.throw(len(left))) for _ in range(min(man_of(g, seat).cards, len(left)))]
    shown = show_out(g, player, goods_of(g, taken), hand, aside)
    g.tell("served", seat=seat, victim=player, goods=listed(g, shown))
    g.then(discard, player, aside)
    g.then(draw_again, player, len(shown))


def goods_of(g: SheriffTable, pieces: list[int]) -> list[tuple[str, int]]:
    return list(g.tally(pieces).items())


@serve_whom.default
def serve_first(g: SheriffTable, seat: int, judges: Judges) -> None:
    serve(g, seat, judges, judges[0])


@serve_whom.refuse("serve")
def why_not_serve(g: SheriffTable, seat: int, judges: Judges, player: int) -> IllegalMove:
    return IllegalMove("not-who-let-pass")


@serve_whom.tells
def about_serving(g: SheriffTable, seat: int, judges: Judges) -> About:
    return about(g, seat)
