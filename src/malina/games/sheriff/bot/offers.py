"""Bargaining as a merchant: what is offered for one's own bag, and for somebody else's to be opened.

When somebody speaks follows from what everybody has seen, and everybody falls silent: nobody makes more offers for a
bag than there are steps in the weights, and one about others in a round.
"""

from __future__ import annotations

from ....kernel.decision import Decision, Move
from ....kernel.policy import NOTHING, Ranking
from ..table import Clause, Deal
from .deals import Deals
from .mind import FAVOUR, Mind


def rank_offers(mind: Mind, decision: Decision) -> Ranking:
    deals = Deals(mind)
    ranking: Ranking = [(NOTHING, 0.0)]
    for move, value in (*own_bag(deals), *their_bags(deals)):
        if move in decision.moves:
            ranking.append((move, value))
    return ranking


# ---- our own bag ----


def own_bag(deals: Deals) -> Ranking:
    me, public = deals.sight.me, deals.public
    if public.bags[me] != "closed" or public.bound[me]:
        return []
    made = deals.about(me, me)
    steps = deals.weights.bribe.steps
    if len(made) >= len(steps) or any(deal.pending for deal in made):
        return []
    demands = [deal for deal in deals.about(me, pending=True) if deal.proposer != me]
    if demands and any(deals.to_payer(deal) > 0 for deal in demands):
        return []  # it will be accepted
    if made and not demands and made[-1].status != "declined":
        return []
    limit = deals.at_stake() / (1 + deals.to_rivals(deals.sight.judges(me)))
    if limit < deals.weights.bribe.floor:
        return bait(deals) if not deals.about(me) else []
    if not deals.about(me) and deals.threat() < deals.weights.bribe.speak:
        return []  # whoever speaks first is suspected
    amount = max(deals.weights.bribe.floor, steps[len(made)] * limit)
    if made and amount <= made[-1].gold:
        return []
    move = own_offer(deals, amount, demands[0].id if demands else 0)
    found: Ranking = [(move, limit - amount + 0.1)] if move else []
    if not made and (rival := to_denounce(deals)) is not None:
        bag, worth = rival
        extra = min(deals.weights.bribe.inform_most, worth * deals.weights.bribe.inform_part)
        both = own_offer(deals, amount + extra, demands[0].id if demands else 0, bag)
        found += [(both, limit - amount + worth - extra + 0.1)] if both else []
    return found


def own_offer(deals: Deals, amount: float, answers: int = 0, rival: int | None = None) -> Move | None:
    """Our bag is to pass, and perhaps a rival's to be opened."""
    me = deals.sight.me
    price, claimed = deals.price(me, amount), claim(deals, amount)
    clauses = [Clause(me, "pass"), *([Clause(rival, "inspect")] if rival is not None else [])]
    to = deals.sight.judges(me)
    # whoever has been refused promises something besides, some always, if there will be a time to keep it
    wanted = bool(deals.about(me)) or deals.weights.promise.eager
    favour = FAVOUR if wanted and len(to) == 1 and deals.sight.rounds_left >= deals.sight.seats else ""
    if price is None:
        return deals.wording("offer", me, to, clauses, (0, []), answers, claimed, favour) if claimed else None
    return deals.wording("offer", me, to, clauses, price, answers, promise=favour)


def claim(deals: Deals, amount: float) -> list[tuple[str, int]]:
    """Goods of our bag for whoever cannot pay otherwise: one that is there, or to the reckless one that might be."""
    goods, bag = deals.sight.box.goods, deals.sight.bag
    there = [id for id in deals.sight.box.contraband if bag[id]]
    named = there or list(deals.sight.box.contraband) if deals.weights.bribe.claims_lies else there
    fitting = [id for id in named if goods[id].value * deals.weights.bribe.trust >= amount / 3]
    return [(min(fitting, key=lambda id: goods[id].value), 1)] if fitting else []


def bait(deals: Deals) -> Ranking:
    """A coin from somebody who has nothing to fear looks like the coin of a liar, who begins with one too: perhaps his
    bag is opened. More would be lost, as it is mostly taken."""
    me, public = deals.sight.me, deals.public
    number, good = public.number[me], public.declared[me]
    if deals.at_stake() >= 0 or deals.mind.gain(number, good, True) < deals.weights.bribe.bait:
        return []
    move = own_offer(deals, deals.weights.bribe.floor)
    return [(move, 0.0)] if move else []  # as good as silence: the dice decide


# ---- bags of others ----


def their_bags(deals: Deals) -> Ranking:
    """Whoever leads and is not believed should be opened: that may be worth some coins, once in a round."""
    me, by = deals.sight.me, deals.weights.bribe
    rival = to_denounce(deals)
    if rival is None:
        return []
    bag, worth = rival
    amount = min(by.inform_most, worth * by.inform_part)
    price = deals.price(me, amount)
    if price is None:
        return []
    return [(deals.wording("offer", me, deals.sight.judges(bag), [Clause(bag, "inspect")], price), worth - amount)]


def to_denounce(deals: Deals) -> tuple[int, float] | None:
    """The bag that we should like to see opened, and what that is worth to us."""
    me, public = deals.sight.me, deals.public
    if any(deal.proposer == me and deal.bags("inspect") for deal in public.deals):
        return None
    worth = {bag: deals.rival_opened(bag) for bag in deals.sight.closed() if bag != me and not public.bound[bag]}
    bag = max(worth, key=lambda bag: worth[bag], default=me)
    return None if bag == me or worth[bag] < deals.weights.bribe.inform else (bag, worth[bag])


# ---- answers ----


def rank_answers_of_payer(deals: Deals, asked: list[Deal]) -> Ranking:
    """Deals that others have proposed to us, who would pay."""
    me = deals.sight.me
    ranking: Ranking = []
    for deal in asked:
        gain = deals.to_payer(deal)
        ranking.append(({"cmd": "accept", "deal": deal.id, "seq": deal.seq}, gain))
        countered = len(deals.about(me, me)) < len(deals.weights.bribe.steps) and own_bag(deals)
        ranking.append(({"cmd": "decline", "deal": deal.id}, -0.1 if countered else 0.1 if gain <= 0 else -gain))
    return ranking
