"""What cards are worth to the greedy bot: in hand, and in front of somebody."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from ..faces import Card, Kind
from ..rules.query import COLT, hand_limit
from ..table import Person
from .mind import Mind
from .weights import Front


class Hand:
    """Our hand: what remains of it at the end of the turn is what it is worth."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._costs: dict[tuple[str | None, ...], float] = {}
        self.limit, _ = hand_limit(mind.sight.g, mind.sight.me)

    @cached_property
    def worth(self) -> dict[str | None, float]:
        """By card; a further one of the same name is worth less than the first."""
        found: dict[str | None, float] = {}
        seen: dict[str, int] = {}
        for card in self.mind.sight.hand:
            again = seen.get(card.name, 0)
            seen[card.name] = again + 1
            found[card.id] = keep_worth(self.mind, card) * self.mind.weights.keep.again**again
        return found

    @cached_property
    def values(self) -> list[float]:
        return sorted(self.worth.values(), reverse=True)

    @cached_property
    def first_thrown_away(self) -> float:
        """The best of what cannot be kept, which comes in the place of a card that goes."""
        return self.values[self.limit] if len(self.values) > self.limit else 0.0

    def cost(self, *ids: str | None) -> float:
        """What we lose if these cards leave the hand: nothing, if they would be thrown away anyway."""
        if ids not in self._costs:
            self._costs[ids] = self._cost([id for id in ids if id in self.worth])
        return self._costs[ids]

    def _cost(self, gone: list[str | None]) -> float:
        if not gone:
            return 0.0
        if len(gone) == 1:
            return max(0.0, self.worth[gone[0]] - self.first_thrown_away)
        left = sorted([value for id, value in self.worth.items() if id not in gone], reverse=True)
        return sum(self.values[: self.limit]) - sum(left[: self.limit])

    def cheapest(self, ids: Iterable[str]) -> list[str]:
        """These cards, the cheapest first."""
        return sorted(ids, key=self.value)

    def value(self, id: str) -> float:
        if id in self.worth:
            return self.worth[id]
        card = self.mind.sight.cards.get(id)
        return keep_worth(self.mind, card) if card else 0.0


def keep_worth(mind: Mind, card: Card) -> float:
    """What this card is worth in our hand."""
    sight, keep = mind.sight, mind.weights.keep
    worth = own_worth(mind, card)
    defence = keep.card["missed"] + keep.per_danger * mind.danger
    if sight.has(sight.me, "elena_fuente"):
        return max(worth, defence * keep.again)
    if card.name in ("bang", "missed") and sight.has(sight.me, "calamity_janet"):
        return max(worth, defence, keep.card["bang"])
    return worth


def own_worth(mind: Mind, card: Card) -> float:
    """By what the card itself says."""
    sight, keep = mind.sight, mind.weights.keep
    if card.of.color != "brown" and card.of.category != "penalty":
        if card.of.category != "weapon" and sight.lies(sight.me, card.name):
            return keep.useless
        return max(keep.useless, keep.laid * gain_in_front(mind, card))
    worth = keep.card.get(card.name, keep.other)
    if "missed" in card.of.symbols:
        if not sight.serves(sight.me, "missed")(card.of):
            return keep.useless
        return worth + keep.per_danger * mind.danger
    if card.name == "beer" and not sight.beer_works:
        return keep.useless
    return worth


# ---- in front of somebody ----


def gain_in_front(mind: Mind, card: Card) -> float:
    """What laying this card in front of ourselves brings."""
    me = mind.sight.me
    if card.of.category == "weapon":
        old = next((c for c in mind.sight.front[me] if c.of.category == "weapon"), None)
        return armed(mind, card) - armed(mind, old)
    if mind.sight.lies(me, card.name):
        return 0.0
    return front_worth(mind, me, card)


def front_worth(mind: Mind, person: Person, card: Card) -> float:
    """What this card in front of him is worth to him."""
    if card.of.category == "weapon" and person == mind.sight.me:
        return armed(mind, card) - armed(mind, None)
    return lying_worth(mind.weights.front, card.of)


def lying_worth(front: Front, kind: Kind) -> float:
    """What such a card is worth to whoever it lies in front of."""
    if kind.category == "weapon":
        return front.volcanic + front.range if kind.id == "volcanic" else kind.range * front.theirs
    return front.card.get(kind.id, front.green)


def armed(mind: Mind, weapon: Card | None) -> float:
    """What a weapon is worth in our hands: who of those we want out can be reached with it."""
    sight, front = mind.sight, mind.weights.front
    far = weapon.of.range if weapon else COLT
    near = [max(0.0, mind.wish[person]) for person, (way, _) in sight.distances.items() if way <= far]
    wanted = sorted(near, reverse=True)
    worth = far * front.range + sum([w * r for w, r in zip(wanted, front.reach, strict=False)])
    if weapon and weapon.name == "volcanic" and not sight.has(sight.me, "willy_the_kid"):
        bangs = sum([card.name == "bang" for card in sight.hand])
        best = max(wanted, default=0.0)
        worth += best * (front.volcanic + front.loaded * max(0, bangs - 1))
    return worth
