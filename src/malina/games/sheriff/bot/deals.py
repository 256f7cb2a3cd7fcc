"""What a deal is worth to whom, and how one is worded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.decision import Move
from ..moments import bribe_parts, laws
from ..table import NOBODY, Clause, Deal, Judges
from .loading import Loading
from .mind import FAVOUR, Mind

EVERYTHING = frozenset({"gold", "goods"})
BOTH = NOBODY  # how moves call the two deputies together
Price = tuple[int, list[list[Any]]]  # coins, and goods of the stand


class Deals:
    def __init__(self, mind: Mind) -> None:
        self.mind, self.sight, self.weights = mind, mind.sight, mind.weights
        self.public = mind.sight.public
        self.loading = Loading(mind)

    # ---- what there is ----

    def about(self, bag: int, proposer: int | None = None, pending: bool = False) -> list[Deal]:
        """Deals of this round that would let a bag pass for its owner's money, by whoever has proposed them."""
        return [
            deal
            for deal in self.public.deals
            if deal.payer == bag
            and bag in deal.bags("pass")
            and (proposer is None or deal.proposer == proposer)
            and (deal.pending or not pending)
        ]

    # ---- what is paid ----

    def paid(self, deal: Deal) -> float:
        """What somebody gets who is paid; what is only claimed counts less."""
        goods = self.sight.box.goods
        shown = sum([goods[id].value * many for id, many in deal.from_stand])
        claimed = sum([goods[id].value * many for id, many in (*deal.from_stack, *deal.from_bag)])
        favour = self.weights.promise.worth * self.mind.word(deal.payer) if self.is_favour(deal) else 0.0
        return deal.gold + shown + self.weights.bribe.trust * claimed + favour

    def is_favour(self, deal: Deal) -> bool:
        """Does the payer promise to let our bag pass, and is there still time to keep it?"""
        return FAVOUR in deal.promise and deal.proposer == deal.payer and self.sight.rounds_left > 1

    def cost(self, deal: Deal) -> float:
        """What it costs us to pay: of what is not there, nothing."""
        prices, sight = self.mind.prices, self.sight
        lost = deal.gold + sum([prices.of(id, many) for id, many in deal.from_stand])
        lost += sum([prices.of(id, min(many, sight.stack[id])) for id, many in deal.from_stack])
        return lost + sum([prices.of(id, min(many, sight.bag[id])) for id, many in deal.from_bag])

    # ---- what it is worth ----

    def to_judge(self, deal: Deal) -> float:
        """To us who decide, compared with doing what we think best about these bags."""
        share = 1 / len(deal.to)
        gain = self.paid(deal) * (share + self.mind.rivals[deal.payer])
        for clause in deal.clauses:
            opening = self.mind.opening(clause.bag)
            bound = bool(self.public.bound[clause.bag])
            gain += (opening if clause.outcome == "inspect" else 0.0) - (opening if bound else max(opening, 0.0))
        return gain

    def to_payer(self, deal: Deal) -> float:
        """To us who pay, compared with what will happen without it."""
        gain = -self.cost(deal) * (1 + self.to_rivals(deal.to))
        for clause in deal.clauses:
            if clause.bag == self.sight.me:
                gain += self.at_stake() if clause.outcome == "pass" else -self.at_stake()
            else:
                worth = self.rival_opened(clause.bag)
                gain += worth if clause.outcome == "inspect" else -worth
        return gain

    def to_rivals(self, judges: Judges) -> float:
        return sum([self.mind.rivals[judge] for judge in judges]) / len(judges)

    def at_stake(self) -> float:
        """What it is worth to us that our own bag passes for certain: nothing, if we hope that it is opened."""
        if self.public.bags[self.sight.me] != "closed":
            return 0.0
        me, public = self.sight.me, self.public
        bag, good = self.sight.bag, public.declared[me]
        lost = self.loading.passed(bag) - self.loading.opened(bag, good)
        return lost * self.threat()

    def threat(self) -> float:
        """How likely our bag is to be opened without a deal, by what was said so far."""
        me, public = self.sight.me, self.public
        said = self.about(me)
        risk = self.mind.risk(public.number[me], public.declared[me], bool(said))
        if public.bound[me]:
            return 1.0
        [judge, *more] = self.sight.judges(me)
        if not more and self.mind.promised(judge, me):
            risk *= 1 - self.mind.word(judge)
        refused = sum([deal.status == "declined" and deal.proposer == me for deal in said])
        demanded = any(deal.proposer != me for deal in said)
        return min(1.0, risk * (1 + self.weights.risk.declined * (refused > 0)) + 0.25 * demanded)

    def rival_opened(self, bag: int) -> float:
        """What it is worth to us that somebody else's bag is opened."""
        mind, sight = self.mind, self.sight
        lie, rival = mind.belief.lie(bag), mind.rivals[bag]
        judges = self.to_rivals(sight.judges(bag))
        fine = mind.belief.fine(bag)
        paid = sight.compensation(self.public.declared[bag], self.public.number[bag])
        return lie * (rival * (fine + mind.belief.goods(bag)) - judges * fine) - (1 - lie) * paid * (rival - judges)

    # ---- words ----

    def price(self, payer: int, amount: float) -> Price | None:
        """So much in coins, and where laws or an empty purse forbid it in goods of the stand."""
        parts = bribe_parts(self.sight.posted, laws(self.sight.posted), EVERYTHING)
        wanted = max(1, round(amount))
        gold = min(wanted, self.public.gold[payer]) if "gold" in parts else 0
        rest = wanted - gold
        stand: dict[str, int] = {}
        if rest and "goods" in parts:
            goods = self.sight.box.goods
            by_value = sorted(self.sight.stands[payer], key=lambda id: goods[id].value)
            for id in by_value:
                many = min(self.sight.stands[payer][id], -(-rest // goods[id].value)) if rest > 0 else 0
                stand[id] = many
                rest -= many * goods[id].value
        if rest > wanted / 3:
            return None
        return gold, [[id, stand[id]] for id in self.sight.box.goods if stand.get(id)]

    def wording(
        self,
        cmd: str,
        payer: int,
        to: Judges,
        clauses: Sequence[Clause],
        price: Price,
        answers: int = 0,
        bag: Sequence[Sequence[Any]] = (),
        promise: str = "",
    ) -> Move:
        """Bags in the order in which they were declared."""
        in_order = sorted(clauses, key=lambda clause: self.sight.closed().index(clause.bag))
        mine = [[c.bag, c.outcome] for c in in_order if (c.bag == payer if bag else self.sight.judges(c.bag) == to)]
        rest = [[c.bag, c.outcome] for c in in_order if [c.bag, c.outcome] not in mine]
        move: Move = {"cmd": cmd, "to": to[0] if len(to) == 1 else BOTH, "clauses": mine, "others": rest}
        gold, stand = price
        paid = {"gold": gold, "from_stand": stand, "from_stack": [], "from_bag": [list(pair) for pair in bag]}
        who = {"payer": payer} if cmd == "demand" else {}
        return {**move, **who, **paid, "promise": promise, "answers": answers}
