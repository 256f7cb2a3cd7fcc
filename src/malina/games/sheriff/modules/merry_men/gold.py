"""Merry men after gold: Robin Hood, Will Scarlet, Maid Marian, Alan-a-Dale, Reynold Greenleaf, Sir Richard."""

from __future__ import annotations

from .....kernel.decision import About, Sentences
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question
from .....kernel.table import Seat
from ...moments import on, robber_through
from ...rules.goods import each, goods_in
from ...rules.purse import pay
from ...table import Judges, SheriffTable
from .man import about, man_of, others, rob

# ---- Robin Hood ----


@on(robber_through, "steal_and_share")
def robin_hood(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    """He keeps a part and hands out the rest; of less than he wanted he keeps half, rounded up."""
    man = man_of(g, seat)
    stolen = rob(g, seat, judges, man.steal)
    kept = man.keep if stolen == man.steal else (stolen + 1) // 2
    if stolen > kept:
        g.ask(seat, hand_out, stolen - kept)


@question
def hand_out(g: SheriffTable, seat: int, gold: int) -> Sentences:
    shares = tuple([(other, range(1, gold + 1)) for other in others(g, seat)])
    return (("give_gold", each(shares, total=(gold, gold))),)


@hand_out.answer("give_gold")
def give_gold(g: SheriffTable, seat: int, gold: int, gifts: list[tuple[Seat, int]]) -> None:
    for other, coins in gifts:
        pay(g, seat, (other,), coins)
        g.tell("gift", seat=seat, victim=other, gold=coins)


@hand_out.default
def give_to_the_left(g: SheriffTable, seat: int, gold: int) -> None:
    give_gold(g, seat, gold, [(g.after(seat)[0], gold)])


@hand_out.refuse("give_gold")
def why_not_give(g: SheriffTable, seat: int, gold: int, gifts: list[tuple[int, int]]) -> IllegalMove | None:
    if any(other == seat for other, _ in gifts):
        return IllegalMove("not-yourself")
    return IllegalMove("hand-out-all", gold=gold) if sum(coins for _, coins in gifts) != gold else None


@hand_out.tells
def about_hand_out(g: SheriffTable, seat: int, gold: int) -> About:
    return about(g, seat, gold=gold)


# ---- Will Scarlet ----


@on(robber_through, "collect_from_merchants")
def will_scarlet(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    man = man_of(g, seat)
    for other in g.merchants:
        if other != seat:
            g.tell("robbed", seat=seat, victim=other, gold=pay(g, other, (seat,), man.gold), why=man.id)


# ---- Maid Marian ----


@on(robber_through, "refund_bribe")
def maid_marian(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    """Gold of the deal that let this bag through, whoever paid it, comes back from those who got it."""
    struck, man = g.deal(deal), man_of(g, seat)
    if struck is None or not struck.gold:
        return
    back = min(struck.gold, man.max_gold)
    if len(struck.to) > 1:
        back = min(back, g.chest)
        g.chest -= back
    else:
        back = min(back, g.gold[struck.to[0]])
        g.gold[struck.to[0]] -= back
    g.gold[seat] += back
    g.tell("refunded", seat=seat, to=struck.to, gold=back)


# ---- Alan-a-Dale ----


@on(robber_through, "gift_both")
def alan_a_dale(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    g.ask(seat, favour_whom)


@question
def favour_whom(g: SheriffTable, seat: int) -> Sentences:
    return (("favour", others(g, seat)),)


@favour_whom.answer("favour")
def favour(g: SheriffTable, seat: int, player: Seat) -> None:
    gold = man_of(g, seat).gold
    g.gold[seat] += gold
    g.gold[player] += gold
    g.tell("favoured", seat=seat, victim=player, gold=gold)


@favour_whom.default
def favour_the_left(g: SheriffTable, seat: int) -> None:
    favour(g, seat, g.after(seat)[0])


@favour_whom.refuse("favour")
def why_not_favour(g: SheriffTable, seat: int, player: int) -> IllegalMove | None:
    return IllegalMove("not-yourself") if player == seat else None


@favour_whom.tells
def about_favour(g: SheriffTable, seat: int) -> About:
    return about(g, seat, gold=man_of(g, seat).gold)


# ---- Reynold Greenleaf ----


@on(robber_through, "toll_per_contraband")
def reynold_greenleaf(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    man = man_of(g, seat)
    if g.through:
        rob(g, seat, judges, min(man.gold * g.through, man.max_gold))


# ---- Sir Richard at the Lea ----


@on(robber_through, "gold_per_type")
def sir_richard(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    man = man_of(g, seat)
    gold = min(man.gold * len(goods_in(g, g.data.stand[seat])), man.max_gold)
    g.gold[seat] += gold
    g.tell("earned", seat=seat, gold=gold, why=man.id)
