"""Chapter 9: at the end of the inspection the two deputies divide their chest."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.decision import About, Note, Said, Sentences
from ....kernel.pieces import count, move, reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import Offer
from ..rules.goods import arrive, each, goods_in, has, is_legal, listed, pieces_of, said, worth
from ..table import SheriffTable, Split

Goods = list[tuple[str, int]]


@rule
def divide_chest(g: SheriffTable) -> None:
    """Either of them may propose a split of everything; without an agreement the usual one holds."""
    g.step = "chest"
    if g.chest or g.at[g.data.chest]:
        g.ask_all(*[(seat, agree_on_split, (), True) for seat in g.in_office])
        g.then(usual_split)


@question
def agree_on_split(g: SheriffTable, seat: int) -> Sentences:
    proposed = [split.seq for split in g.split if split.seat != seat]
    return ("agree", proposed), ("usual",)


@agree_on_split.answer("agree")
def agree(g: SheriffTable, seat: int, seq: int) -> None:
    [split] = g.split
    other = next(deputy for deputy in g.in_office if deputy != split.seat)
    g.withdraw()
    mine = pieces_of(g, g.data.chest, split.goods)
    share_out(g, split.seat, split.gold, mine)
    share_out(g, other, g.chest, g.at[g.data.chest])


@agree_on_split.answer("usual")
def usual(g: SheriffTable, seat: int) -> None:
    """He does not insist on anything else."""
    g.tell("usual_will_do", seat=seat)


@agree_on_split.default
def usual_in_time(g: SheriffTable, seat: int) -> None:
    pass


@agree_on_split.refuse("agree")
def why_not_agree(g: SheriffTable, seat: int, seq: int) -> IllegalMove:
    return IllegalMove("split-changed") if g.split and g.split[0].seat != seat else IllegalMove("no-split")


def split_offers(g: SheriffTable) -> list[Offer]:
    """While one of them is still asked, both may propose."""
    if g.frames[-1][1][0][1] is not agree_on_split:
        return []
    return [(seat, propose_split, ()) for seat in g.in_office]


@question
def propose_split(g: SheriffTable, seat: int) -> Sentences:
    goods = each(tuple([(good, range(1, many + 1)) for good, many in goods_in(g, g.data.chest)]))
    return (("split", range(g.chest + 1), goods),)


@propose_split.answer("split")
def split(g: SheriffTable, seat: int, gold: int, goods: Goods) -> None:
    """What he wants for himself; it takes the place of what was proposed before."""
    g.final += 1
    g.feed += 1
    mine = tuple([(good, many) for good, many in goods])
    g.split = [Split(seq=g.feed, seat=seat, gold=gold, goods=mine)]
    g.tell("split_proposed", seat=seat, gold=gold, rest=g.chest - gold, goods=said(mine))
    g.withdraw()
    g.ask_all(*[(deputy, agree_on_split, (), True) for deputy in g.in_office])


@propose_split.refuse("split")
def why_not_split(g: SheriffTable, seat: int, gold: int, goods: Goods) -> IllegalMove | None:
    return None if 0 <= gold <= g.chest and has(g, g.data.chest, goods) else IllegalMove("not-in-chest")


@agree_on_split.tells
def about_split(g: SheriffTable, seat: int) -> About:
    """What each answer is worth to him."""
    notes = []
    for split in g.split:
        if split.seat != seat:
            rest = [piece for piece in g.at[g.data.chest] if piece not in pieces_of(g, g.data.chest, split.goods)]
            value = g.chest - split.gold + worth(g, listed(g, rest))
            notes.append(Note("agree", Said("worth_to_you", {"gold": value})))
    mine = usual_shares(g)[seat]
    notes.append(Note("usual", Said("worth_to_you", {"gold": g.chest // 2 + worth(g, listed(g, mine))})))
    return About(args={"gold": g.chest, "goods": said(goods_in(g, g.data.chest))}, notes=notes)


# ---- the usual split ----


@rule
def usual_split(g: SheriffTable) -> None:
    """Half of the coins each; the cards are picked alternately, the dearest first. What is odd is lost."""
    if g.chest or g.at[g.data.chest]:
        shares = usual_shares(g)
        half = g.chest // 2
        for seat in g.in_office:
            share_out(g, seat, half, shares[seat])
        lost = g.at[g.data.chest]
        if g.chest or lost:
            reveal(g, lost)
            g.tell("odd_lost", gold=g.chest, goods=listed(g, lost))
        g.chest = 0
        for piece in lost:
            move(g, piece, g.data.chest, g.data.pile[0])
    g.split = []


def usual_shares(g: SheriffTable) -> dict[int, list[int]]:
    """Whoever has fewer coins begins, of equals the one drawn first; the cheapest of an odd number is nobody's."""
    value = {piece: g.face[piece].value for piece in g.at[g.data.chest]}
    order = list(g.data.goods)
    ranked = sorted(value, key=lambda piece: (-value[piece], order.index(g.face[piece].id)))
    even = ranked[: len(ranked) // 2 * 2]
    poorer = min(g.in_office, key=lambda seat: g.gold[seat])
    other = next(seat for seat in g.in_office if seat != poorer)
    return {poorer: even[::2], other: even[1::2]}


def share_out(g: SheriffTable, seat: int, gold: int, pieces: Sequence[int]) -> None:
    """All know what it is, also where it lies face down then."""
    goods = listed(g, pieces)
    hidden = [piece for piece in pieces if not is_legal(g, piece)]
    for good, many in listed(g, hidden):
        count(g, hidden, (good,), many)
    g.chest -= gold
    g.gold[seat] += gold
    arrive(g, (seat,), pieces, g.data.chest)
    g.tell("shared_out", seat=seat, gold=gold, goods=goods)
