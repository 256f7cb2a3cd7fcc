"""Chapter 7.3: everybody bargains about every closed bag, all the time. These are standing offers beside the question
that waits for the authority; what comes of one is done before the next is heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from ....kernel.blanks import Each, Text
from ....kernel.decision import About, Note, Said, Sentence, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question
from ....kernel.table import Seat
from ..moments import bribe_parts, laws
from ..table import Deal, Judges, SheriffTable
from .deals import (
    EVERYTHING,
    PROMISE,
    answerable,
    in_order,
    name_of,
    next_id,
    objections,
    openings_left,
    outcomes,
    pairs,
    parties,
    passes_left,
    payable,
    propose,
    put,
    to_of,
    unstrikable,
)
from .goods import each, goods_in
from .judging import next_in_line
from .strike import strike

Clauses = list[tuple[Seat, Literal["pass", "inspect"]]]
Claims = list[tuple[str, int]]  # words about goods, true or not
NOTHING = each(())


# ---- what may be proposed ----


def terms(g: SheriffTable, proposer: int, payer: int, to: Judges) -> Iterator[Sentence]:
    """All that a deal between these can say: clauses, more of them, gold, goods of the stand, claims about stack and
    bag, a promise, and which deal it answers."""
    parts = bribe_parts(g, laws(g), EVERYTHING)
    goods = "goods" in parts
    gold = range(g.gold[payer] + 1) if "gold" in parts else range(1)
    stand = each(tuple([(good, range(1, n + 1)) for good, n in goods_in(g, g.data.stand[payer])])) if goods else NOTHING
    stack = claims(g, g.data.contraband, g.data.stack[payer]) if goods else NOTHING
    answers = [0, *[deal.id for deal in g.deals if answerable(g, proposer, payer, deal.id)]]
    said = {bag: outcomes(g, to, bag) for bag in g.closed}
    if goods and "pass" in said.get(payer, ()) and passes_left(g):
        own, others = {payer: ("pass",)}, {bag: may for bag, may in said.items() if bag != payer}
        bag = claims(g, tuple(g.data.goods), g.data.bag[payer])
        yield clauses(g, own, 1), clauses(g, others, 0, passed=1), gold, stand, stack, bag, Text(PROMISE), answers
    mine = {bag: may for bag, may in said.items() if g.judges(bag) == to}
    others = {bag: may for bag, may in said.items() if bag not in mine}
    most = openings_left(g)
    scarce = others and most < len(said)
    for more in range(most + 1) if scarce else (0,):
        first = clauses(g, mine, 1, opened=more)
        second = clauses(g, others, 0, opened=most - more if scarce else 0)
        yield first, second, gold, stand, stack, NOTHING, Text(PROMISE), answers


def clauses(g: SheriffTable, said: dict[int, Any], low: int, *, passed: int = 0, opened: int = 0) -> Each:
    """An outcome for some of these bags, no more of either than laws allow besides those that are said elsewhere."""
    most = {"pass": passes_left(g) - passed, "inspect": openings_left(g) - opened}
    caps = tuple([(outcome, max(many, 0)) for outcome, many in most.items() if many < len(said)])
    return each(tuple([(bag, may) for bag, may in said.items() if may]), low, caps)


def claims(g: SheriffTable, goods: tuple[str, ...], place: int) -> Each:
    """Whether they are there nobody asks; but there cannot be more than there are cards."""
    most = len(g.at[place])
    return each(tuple([(good, range(1, most + 1)) for good in goods]), total=(0, most)) if most else NOTHING


@question
def make_offer(g: SheriffTable, seat: int) -> Sentences:
    return [("offer", (name_of(g, to),), *blanks) for to in parties(g) for blanks in terms(g, seat, seat, to)]


@make_offer.answer("offer")
def offer(
    g: SheriffTable,
    seat: int,
    to: Seat,
    clauses: Clauses,
    others: Clauses,
    gold: int,
    from_stand: Claims,
    from_stack: Claims,
    from_bag: Claims,
    promise: str,
    answers: int,
) -> None:
    propose(g, made(g, seat, seat, to, clauses, others, gold, from_stand, from_stack, from_bag, promise, answers))


@make_offer.refuse("offer")
def why_not_offer(g: SheriffTable, seat: int, **terms: Any) -> IllegalMove | None:
    return next(objections(g, made(g, seat, seat, **terms)), None)


@question
def make_demand(g: SheriffTable, seat: int) -> Sentences:
    mine = [to for to in parties(g) if seat in to]
    return [
        ("demand", (payer,), (name_of(g, to),), *blanks)
        for payer in g.merchants
        for to in mine
        for blanks in terms(g, seat, payer, to)
    ]


@make_demand.answer("demand")
def demand(
    g: SheriffTable,
    seat: int,
    payer: Seat,
    to: Seat,
    clauses: Clauses,
    others: Clauses,
    gold: int,
    from_stand: Claims,
    from_stack: Claims,
    from_bag: Claims,
    promise: str,
    answers: int,
) -> None:
    propose(g, made(g, seat, payer, to, clauses, others, gold, from_stand, from_stack, from_bag, promise, answers))


@make_demand.refuse("demand")
def why_not_demand(g: SheriffTable, seat: int, payer: int, **terms: Any) -> IllegalMove | None:
    deal = made(g, seat, payer, **terms)
    return IllegalMove("no-such-party") if seat not in deal.to else next(objections(g, deal), None)


def made(
    g: SheriffTable,
    proposer: int,
    payer: int,
    to: int,
    clauses: Clauses,
    others: Clauses,
    gold: int,
    from_stand: Claims,
    from_stack: Claims,
    from_bag: Claims,
    promise: str,
    answers: int,
) -> Deal:
    return Deal(
        id=next_id(g),
        seq=0,
        proposer=proposer,
        payer=payer,
        to=to_of(g, to),
        clauses=in_order(g, [*clauses, *others]),
        gold=gold,
        from_stand=pairs(from_stand),
        from_stack=pairs(from_stack),
        from_bag=pairs(from_bag),
        promise=promise,
        answers=answers,
    )


# ---- what becomes of it ----


@question
def answer_deals(g: SheriffTable, seat: int) -> Sentences:
    asked = [deal for deal in g.deals if deal.pending and seat in deal.needed]
    fresh = [deal for deal in asked if seat not in deal.agreed]
    return (
        *[("accept", (deal.id,), (deal.seq,)) for deal in fresh if unstrikable(g, deal) is None],
        ("decline", [deal.id for deal in asked]),
        ("withdraw", [deal.id for deal in g.deals if deal.pending and deal.proposer == seat]),
        ("revoke", [deal.id for deal in asked if seat in deal.agreed]),
    )


@answer_deals.answer("accept")
def accept(g: SheriffTable, seat: int, deal: int, seq: int) -> None:
    """Deal! If the payer has become poor nothing happens."""
    found = g.deal(deal)
    assert found is not None
    if not payable(g, found):
        put(g, found, status="void")
        g.tell("cannot_pay", seat=found.payer, deal=found.id)
        return
    agreed = (*found.agreed, seat)
    if set(agreed) >= set(found.needed):
        strike(g, put(g, found, status="accepted", agreed=agreed))
        g.then(next_in_line)
    else:
        put(g, found, status="half", agreed=agreed)
        g.tell("half_agreed", seat=seat, deal=found.id, payer=found.payer)


@answer_deals.answer("decline")
def decline(g: SheriffTable, seat: int, deal: int) -> None:
    found = g.deal(deal)
    assert found is not None
    put(g, found, status="declined")
    g.tell("deal_declined", seat=seat, deal=deal, proposer=found.proposer)


@answer_deals.answer("withdraw")
def withdraw(g: SheriffTable, seat: int, deal: int) -> None:
    found = g.deal(deal)
    assert found is not None
    put(g, found, status="withdrawn")
    g.tell("deal_withdrawn", seat=seat, deal=deal)


@answer_deals.answer("revoke")
def revoke(g: SheriffTable, seat: int, deal: int) -> None:
    """A deputy thinks better of it before the other has agreed."""
    found = g.deal(deal)
    assert found is not None
    agreed = tuple([other for other in found.agreed if other != seat])
    put(g, found, agreed=agreed, status="half" if agreed else "open")
    g.tell("deal_revoked", seat=seat, deal=deal)


@answer_deals.refuse("accept")
def why_not_accept(g: SheriffTable, seat: int, deal: int, seq: int) -> IllegalMove | None:
    found = g.deal(deal)
    if found is None or not found.pending:
        return IllegalMove("deal-closed")
    if seat not in found.needed or seat in found.agreed:
        return IllegalMove("not-yours-to-answer")
    return IllegalMove("deal-changed") if seq != found.seq else unstrikable(g, found)


@answer_deals.refuse("decline")
def why_not_decline(g: SheriffTable, seat: int, deal: int) -> IllegalMove:
    return closed_or(g, deal) or IllegalMove("not-yours-to-answer")


@answer_deals.refuse("withdraw")
def why_not_withdraw(g: SheriffTable, seat: int, deal: int) -> IllegalMove:
    return closed_or(g, deal) or IllegalMove("not-your-deal")


@answer_deals.refuse("revoke")
def why_not_revoke(g: SheriffTable, seat: int, deal: int) -> IllegalMove:
    return closed_or(g, deal) or IllegalMove("not-agreed")


def closed_or(g: SheriffTable, id: int) -> IllegalMove | None:
    found = g.deal(id)
    return None if found and found.pending else IllegalMove("deal-closed")


@answer_deals.tells
def about_deals(g: SheriffTable, seat: int) -> About:
    """What the coins of whoever answers come to, or those in the chest."""
    notes = []
    for deal in g.deals:
        if deal.pending and seat in deal.needed and seat not in deal.agreed and (deal.gold or seat == deal.payer):
            paid = -deal.gold if seat == deal.payer else deal.gold
            said = Said("gold", {"before": g.gold[seat], "after": g.gold[seat] + paid})
            if seat != deal.payer and len(deal.to) > 1:
                said = Said("chest", {"before": g.chest, "after": g.chest + paid})
            notes.append(Note("accept", said, {"deal": deal.id}))
    return About(notes=notes)
