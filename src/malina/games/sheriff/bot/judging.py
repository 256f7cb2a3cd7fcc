"""Bargaining and deciding in office: what is demanded, which offers will do, which bags are opened."""

from __future__ import annotations

from ....kernel.decision import Decision
from ....kernel.policy import NOTHING, Ranking
from ..table import Clause, Deal
from .deals import Deals
from .mind import Mind
from .offers import rank_answers_of_payer

USUAL = 4  # cards of a bag
NEVER = -50.0  # a deputy has said what he thinks of a bag: he stays with it


# ---- demands ----


def rank_demands(mind: Mind, decision: Decision) -> Ranking:
    deals = Deals(mind)
    ranking: Ranking = [(NOTHING, 0.0)]
    for bag in deals.sight.closed():
        for move, value in demands(deals, bag):
            if move in decision.moves:
                ranking.append((move, value))
    return ranking


def demands(deals: Deals, bag: int) -> Ranking:
    """Of two deputies the one drawn first speaks for both."""
    mind, by = deals.mind, deals.weights.demand
    judges = deals.sight.judges(bag)
    if judges[0] != deals.sight.me or deals.public.bound[bag]:
        return []
    made = deals.about(bag, deals.sight.me)
    offers = deals.about(bag, bag, pending=True)
    if len(made) >= by.steps or any(deal.pending for deal in made):
        return []
    if any(deals.to_judge(deal) > 0 for deal in offers):
        return []  # it will be accepted
    opening = mind.opening(bag)
    rate = 1 / len(judges) + mind.rivals[bag]
    least = max(opening / rate, deals.weights.bribe.floor, by.toll)
    if opening < by.margin and not offers and not by.toll:
        return []
    amount = max(least, least + (by.first * at_stake(deals, bag) - least) * (1 - len(made) / by.steps))
    if made and amount >= made[-1].gold:
        return []
    price = deals.price(bag, amount)
    if price is None:
        return []
    answers = offers[-1].id if offers else 0
    move = deals.wording("demand", bag, judges, [Clause(bag, "pass")], price, answers)
    return [(move, 0.1 + mind.belief.lie(bag))]


def at_stake(deals: Deals, bag: int) -> float:
    """What its merchant would lose if he lies: the less is in the bag, and the likelier it is true, the less."""
    mind, by = deals.mind, deals.weights
    wrong = max(1.0, mind.belief.wrong(bag) * deals.public.number[bag] / USUAL)
    return wrong * (by.lie.fine + by.lie.goods) * min(1.0, by.demand.doubt * mind.belief.lie(bag))


# ---- answers to deals ----


def rank_answers(mind: Mind, decision: Decision) -> Ranking:
    deals = Deals(mind)
    me = deals.sight.me
    asked = [d for d in deals.public.deals if d.pending and me in d.needed and me not in d.agreed]
    ranking = rank_answers_of_judge(deals, [d for d in asked if me in d.to])
    ranking += rank_answers_of_payer(deals, [d for d in asked if me not in d.to])
    return [(NOTHING, 0.0), *[(move, value) for move, value in ranking if move in decision.moves]]


def rank_answers_of_judge(deals: Deals, asked: list[Deal]) -> Ranking:
    """The best of what is offered; what will not do is declined, or answered by a demand."""
    ranking: Ranking = []
    for deal in asked:
        gain = deals.to_judge(deal)
        ranking.append(({"cmd": "accept", "deal": deal.id, "seq": deal.seq}, gain))
        countered = any(demands(deals, bag) for bag in deal.bags("pass") if bag == deal.payer)
        ranking.append(({"cmd": "decline", "deal": deal.id}, -0.1 if countered else 0.1 if gain <= 0 else -gain))
    return ranking


# ---- bags ----


def rank_inspect(mind: Mind, decision: Decision) -> Ranking:
    """Each bag as it seems best, the clearest ones first."""
    if not decision.required:  # a deputy who has said all: he might change his mind
        return [(NOTHING, 0.0)]
    public, me = mind.sight.public, mind.sight.me
    ranking: Ranking = []
    for move in decision.moves:
        if move["cmd"] == "end":
            return [(move, 0.0)]
        opening = mind.opening(move["bag"]) + mind.caprice(move["bag"])
        if move["cmd"] == "stance":
            mine = public.stances[move["bag"]][public.in_office.index(me)]
            if mine != "undecided" or move["stance"] == "undecided":
                ranking.append((move, NEVER))
                continue
        opens = move["cmd"] == "open" or move.get("stance") == "inspect"
        ranking.append((move, opening / 2 if opens else -opening / 2))
    return ranking


def rank_denounce(mind: Mind, decision: Decision) -> Ranking:
    """Who is not believed is denounced, if it pays."""
    law = mind.sight.law("informers")
    assert law is not None
    ranking: Ranking = [(NOTHING, 0.0)]
    for move in decision.moves:
        lie = mind.belief.lie(move["bag"])
        opened = 0.7 if mind.worth_opening(move["bag"], 1.0) > 0 else 0.15
        ranking.append((move, opened * (lie * law.reward - (1 - lie) * law.forfeit) - 0.2))
    return ranking
