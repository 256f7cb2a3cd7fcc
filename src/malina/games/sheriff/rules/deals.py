"""Chapters 7.1 to 7.3: what a deal may contain, and what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ....kernel.refusal import IllegalMove
from ..faces import Pair
from ..moments import bribe_parts, in_line, laws, openings_least, openings_most
from ..table import NOBODY, Clause, Deal, Judges, Outcome, SheriffTable
from .goods import cards, has, said

PROMISE = 280  # letters
KEPT = 60  # deals of a round that all can read again
EVERYTHING = frozenset({"gold", "goods"})  # of which bribes may consist
BOTH = NOBODY  # how moves call the two deputies together


# ---- what laws and commitments allow ----


def may_settle(g: SheriffTable) -> tuple[int, ...]:
    """The closed bags that can be decided on now."""
    return in_line(g, laws(g), tuple(g.closed))


def to_open(g: SheriffTable) -> set[int]:
    """Bags that were opened, or must be."""
    return {bag for bag in g.merchants if g.bags[bag] == "opened" or (g.bags[bag] == "closed" and g.bound[bag])}


def openings_left(g: SheriffTable) -> int:
    """How many more bags may be opened than have been, or must be."""
    return openings_most(g, laws(g), g.seats) - len(to_open(g))


def passes_left(g: SheriffTable) -> int:
    """How many of the closed bags may still pass: enough must be left to open."""
    opened = sum(state == "opened" for state in g.bags)
    least = openings_least(g, laws(g), 0)
    whole = sum(bool(state) for state in g.bags)
    return len(g.closed) + opened - min(least, whole)


def not_passing(g: SheriffTable, bag: int) -> IllegalMove | None:
    """Why this bag cannot pass now."""
    if g.bags[bag] != "closed":
        return IllegalMove("bag-settled")
    if g.bound[bag]:
        return IllegalMove("committed")
    if passes_left(g) < 1:
        return IllegalMove("must-open-one")
    return None if bag in may_settle(g) else IllegalMove("not-first-in-line")


def not_opening(g: SheriffTable, bag: int) -> IllegalMove | None:
    """Why this bag cannot be opened now."""
    if g.bags[bag] != "closed":
        return IllegalMove("bag-settled")
    if bag not in to_open(g) and openings_left(g) < 1:
        return IllegalMove("enough-opened")
    return None if bag in may_settle(g) else IllegalMove("not-first-in-line")


# ---- who bargains with whom ----


def parties(g: SheriffTable) -> list[Judges]:
    """With whom deals can be struck now: the sheriff; both deputies; or one of them, who has a bag of his own."""
    if not g.closed:
        return []
    if not g.data.deputies:
        return [g.in_office]
    alone = [(seat,) for seat in g.in_office if any(g.solo[bag] == seat for bag in g.closed)]
    joint = [g.in_office] if any(g.solo[bag] == NOBODY for bag in g.closed) else []
    return [*joint, *alone]


def outcomes(g: SheriffTable, to: Judges, bag: int) -> tuple[Outcome, ...]:
    """What a deal with these can say about a closed bag. Nobody is bound twice, or against his word."""
    mine = g.judges(bag) == to
    if not mine and g.solo[bag] != NOBODY:
        return ()
    inspect: tuple[Outcome, ...] = () if set(to) <= set(g.bound[bag]) or (not mine and len(to) > 1) else ("inspect",)
    return ("pass", *inspect) if mine and not g.bound[bag] else inspect


def to_of(g: SheriffTable, to: int) -> Judges:
    """Whom a move means."""
    return g.in_office if to == BOTH else (to,)


def name_of(g: SheriffTable, to: Judges) -> int:
    return BOTH if len(to) > 1 else to[0]


# ---- a deal as a whole ----


def objections(g: SheriffTable, deal: Deal) -> Iterator[IllegalMove]:
    """What is wrong with its terms, by what everybody knows: claims about hidden goods are not checked."""
    if deal.to not in parties(g):
        yield IllegalMove("no-such-party")
    elif deal.payer not in g.merchants:
        yield IllegalMove("no-merchant")
    yield from clause_objections(g, deal)
    yield from price_objections(g, deal)
    if len(deal.promise) > PROMISE:
        yield IllegalMove("promise-too-long", most=PROMISE)
    if deal.answers and not answerable(g, deal.proposer, deal.payer, deal.answers):
        yield IllegalMove("no-such-deal")


def clause_objections(g: SheriffTable, deal: Deal) -> Iterator[IllegalMove]:
    if not deal.clauses:
        yield IllegalMove("no-clause")
    for clause in deal.clauses:
        if clause.bag not in g.closed:
            yield IllegalMove("bag-settled")
        elif clause.outcome not in outcomes(g, deal.to, clause.bag):
            yield IllegalMove("committed") if g.bound[clause.bag] else IllegalMove("not-their-bag")
    if len(deal.to) == 1 and g.data.deputies and not any(g.solo[clause.bag] == deal.to[0] for clause in deal.clauses):
        yield IllegalMove("not-their-bag")
    if len(deal.bags("pass")) > passes_left(g):
        yield IllegalMove("must-open-one")
    if len(set(deal.bags("inspect")) - to_open(g)) > openings_left(g):
        yield IllegalMove("enough-opened")


def price_objections(g: SheriffTable, deal: Deal) -> Iterator[IllegalMove]:
    parts = bribe_parts(g, laws(g), EVERYTHING)
    if deal.gold and "gold" not in parts:
        yield IllegalMove("no-gold-bribes")
    if (deal.from_stand or deal.from_stack or deal.from_bag) and "goods" not in parts:
        yield IllegalMove("gold-only-bribes")
    if deal.gold > g.gold[deal.payer]:
        yield IllegalMove("too-little-gold", gold=g.gold[deal.payer])
    if not has(g, g.data.stand[deal.payer], deal.from_stand):
        yield IllegalMove("not-on-stand")
    for claimed, place in ((deal.from_stack, g.data.stack[deal.payer]), (deal.from_bag, g.data.bag[deal.payer])):
        if cards(claimed) > len(g.at[place]):
            yield IllegalMove("claims-too-many", count=len(g.at[place]))
    if deal.from_bag and Clause(deal.payer, "pass") not in deal.clauses:
        yield IllegalMove("own-bag-must-pass")


def answerable(g: SheriffTable, proposer: int, payer: int, id: int) -> bool:
    """Is it an open deal of the same payer that somebody on the other side has proposed?"""
    deal = g.deal(id)
    return bool(deal and deal.pending and deal.payer == payer and (deal.proposer == payer) != (proposer == payer))


def payable(g: SheriffTable, deal: Deal) -> bool:
    return deal.gold <= g.gold[deal.payer] and has(g, g.data.stand[deal.payer], deal.from_stand)


def unstrikable(g: SheriffTable, deal: Deal) -> IllegalMove | None:
    """Why a deal cannot be struck as things stand; a payer who has become poor is not a reason."""
    wrong = next(clause_objections(g, deal), None)
    line = list(may_settle(g))
    if wrong is None:
        for bag in deal.bags("pass"):
            if bag not in line:
                return IllegalMove("not-first-in-line")
            line = [*line, *[other for other in g.closed if other not in line and other != bag][:1]]
    return wrong


def in_order(g: SheriffTable, clauses: Sequence[Sequence[Any]]) -> tuple[Clause, ...]:
    """As the bags were declared."""
    found = [Clause(bag, outcome) for bag, outcome in clauses]
    return tuple(sorted(found, key=lambda clause: (*g.merchants, clause.bag).index(clause.bag)))


def pairs(goods: Sequence[Sequence[Any]]) -> tuple[Pair, ...]:
    return tuple([(good, many) for good, many in goods])


# ---- what becomes of deals ----


def put(g: SheriffTable, deal: Deal, **changes: Any) -> Deal:
    """A deal as it is from now on."""
    g.feed += 1
    g.final += 1  # what is said is said
    new = msgspec.structs.replace(deal, seq=g.feed, **changes)
    g.deals = [new if other.id == deal.id else other for other in g.deals]
    return new


def propose(g: SheriffTable, deal: Deal) -> None:
    """It takes the place of what the same player has proposed about these bags, and answers what it answers."""
    for other in g.deals:
        if other.pending and other.proposer == deal.proposer and shares_bag(other, deal):
            put(g, other, status="withdrawn")
    if deal.answers and (answered := g.deal(deal.answers)):
        put(g, answered, status="declined")
    g.feed += 1
    g.final += 1
    settled = [other for other in g.deals if not other.pending]
    forgotten = settled[: max(len(settled) - KEPT, 0)]
    g.deals = [other for other in g.deals if other not in forgotten]
    g.deals.append(msgspec.structs.replace(deal, seq=g.feed))
    g.tell(
        "offered" if deal.proposer == deal.payer else "demanded",
        seat=deal.proposer,
        **told(deal),
    )


def next_id(g: SheriffTable) -> int:
    return max([deal.id for deal in g.deals], default=0) + 1


def shares_bag(one: Deal, other: Deal) -> bool:
    bags = {clause.bag for clause in one.clauses}
    return any(clause.bag in bags for clause in other.clauses)


def told(deal: Deal) -> dict[str, Any]:
    """A deal, as events tell it."""
    return {
        "deal": deal.id,
        "payer": deal.payer,
        "to": deal.to,
        "spared": deal.bags("pass"),
        "searched": deal.bags("inspect"),
        "gold": deal.gold,
        "from_stand": said(deal.from_stand),
        "from_stack": said(deal.from_stack),
        "from_bag": said(deal.from_bag),
        "promise": deal.promise,
    }


def tidy(g: SheriffTable) -> None:
    """Deals about bags that are settled, or that would let a bag pass which must be opened, have lost their reason; so
    has one with both deputies about a bag that one of them decides on alone."""
    for deal in g.deals:
        if deal.pending and any(clause.outcome not in still(g, deal, clause) for clause in deal.clauses):
            put(g, deal, status="void")
            g.tell("void", deal=deal.id, payer=deal.payer)


def still(g: SheriffTable, deal: Deal, clause: Clause) -> tuple[Outcome, ...]:
    """What the deal could still say about this bag; that it must be opened anyway does no harm."""
    if g.bags[clause.bag] != "closed" or (g.solo[clause.bag] != NOBODY and g.judges(clause.bag) != deal.to):
        return ()
    return ("inspect",) if g.bound[clause.bag] else ("pass", "inspect")
