"""What a seat thinks of the table: beliefs, wishes, and what a wound, a life or a shot is worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from ..faces import Card, Kind
from ..rules.query import missed_needed
from ..table import Person
from .belief import Evidence
from .sight import Sight
from .weights import Weights
from .wish import decided_by_killing, friend, hated, wishes


class Mind:
    def __init__(self, sight: Sight, weights: Weights, evidence: Evidence) -> None:
        self.sight = sight
        self.weights = weights
        self._hits: dict[tuple[Person, int], float] = {}
        self._hurt: dict[tuple[Person, int, bool], float] = {}
        self.chances = evidence.belief(sight)
        if mine := self.chances[sight.me]:
            sight.role[sight.me] = max(mine, key=lambda role: mine[role])  # a ghost may not have seen his own

    @cached_property
    def wish(self) -> dict[Person, float]:
        """For everybody in play, ourselves included."""
        return {self.sight.me: -1.0, **wishes(self.sight, self.chances, self.weights)}

    # ---- ourselves ----

    def life_worth(self, points: int = 1) -> float:
        """What we lose with our next lives."""
        mine, life = self.weights.stakes.mine, self.sight.life[self.sight.me]
        return sum([mine[min(max(life - i, 0), len(mine) - 1)] for i in range(points)])

    @property
    def dies_of_a_hit(self) -> bool:
        """And no Beer would save us."""
        sight = self.sight
        beers = sight.beer_works and any(card.name == "beer" for card in sight.hand)
        return sight.life[sight.me] <= 1 and not beers

    def heal_worth(self, points: int = 1) -> float:
        """What we gain with lives, up to the maximum."""
        sight, mine = self.sight, self.weights.stakes.mine
        life, most = sight.life[sight.me], sight.most[sight.me]
        return sum([mine[min(life + 1 + i, len(mine) - 1)] for i in range(min(points, most - life))])

    @cached_property
    def danger(self) -> float:
        """How many may shoot at us before our next turn, those out of reach counting less."""
        sight = self.sight
        return sum([self._threat(p) for p in sight.others])

    def _threat(self, person: Person) -> float:
        sight = self.sight
        near = sight.distances[person][1] <= sight.reach(person)
        return hated(sight, self.chances, person, self.weights) * (1.0 if near else self.weights.stakes.far)

    # ---- the others ----

    def friend(self, person: Person) -> float:
        """The chance that he is on our side."""
        return friend(self.sight, self.chances, person)

    def spares(self, person: Person) -> bool:
        """Is he too likely a friend to be attacked, whatever it brings?"""
        return person != self.sight.me and self.friend(person) > self.weights.play.sure

    def hurt(self, person: Person, points: int = 1, *, ours: bool = True) -> float:
        """What it is worth that he loses life; `ours`: we are responsible if he is eliminated."""
        if (person, points, ours) not in self._hurt:
            self._hurt[person, points, ours] = self._wound(person, points, ours=ours)
        return self._hurt[person, points, ours]

    def _wound(self, person: Person, points: int, *, ours: bool) -> float:
        life, scale = self.sight.life[person], self.weights.stakes.theirs
        lost = range(life, max(life - points, 0), -1)
        worth = self.wish[person] * sum([scale[min(before, len(scale) - 1)] for before in lost])
        if points >= life:
            worth += self._kill(person, ours=ours)
        return worth

    def _kill(self, person: Person, *, ours: bool) -> float:
        """What an elimination brings besides."""
        sight, stakes, chances = self.sight, self.weights.stakes, self.chances[person]
        worth = decided_by_killing(sight, self.chances, person) * stakes.win
        if not ours or sight.box.mode == "two":
            return worth
        worth += stakes.reward * (chances.get("outlaw", 0.0) if sight.mode != "three" else 1.0)
        if sight.role[sight.me] == "sheriff":
            everything = len(sight.hand) + len(sight.front[sight.me])
            worth -= everything * chances.get("deputy", 0.0)
        return worth

    def help(self, person: Person) -> float:
        """What it is worth that he regains a life."""
        sight, scale = self.sight, self.weights.stakes.theirs
        if sight.life[person] >= sight.most[person]:
            return 0.0
        return -self.wish[person] * scale[min(sight.life[person] + 1, len(scale) - 1)]

    # ---- whether it hits ----

    def hits(self, person: Person, needed: int = 1) -> float:
        """The chance that he cannot answer a shot with as many Missed! as needed."""
        if (person, needed) not in self._hits:
            self._hits[person, needed] = self._hit(person, needed)
        return self._hits[person, needed]

    def _hit(self, person: Person, needed: int) -> float:
        sight, odds = self.sight, self.weights.odds
        sure = sight.ready_misses(person)
        if sure >= needed:
            return 0.0
        serves, shown = sight.serves(person, "missed"), sight.shown(person)
        sure += sum([serves(card.of) for card in shown])
        unseen = [self._chance(serves)] * (sight.hands[person] - len(shown))
        return fewer(unseen + [odds.barrel] * sight.barrels(person), needed - sure) if sure < needed else 0.0

    def _chance(self, serves: Callable[[Kind], bool]) -> float:
        """That a card which we do not know serves."""
        odds, kinds = self.weights.odds, self.sight.box.kinds
        if serves(kinds["stagecoach"]):  # then any does
            return 1.0
        return odds.missed * serves(kinds["missed"]) + odds.bang * serves(kinds["bang"])

    def lacks_bang(self, person: Person, needed: int = 1) -> float:
        """The chance that he has fewer BANG! than needed."""
        sight = self.sight
        serves, shown = sight.serves(person, "bang"), sight.shown(person)
        sure = sum([serves(card.of) for card in shown])
        unseen = [self._chance(serves)] * (sight.hands[person] - len(shown))
        return fewer(unseen, needed - sure) if sure < needed else 0.0

    def shot(self, person: Person, card: Card | None, needed: int = 1, *, as_bang: bool = False) -> float:
        """What a shot at him is worth; Slab the Killer's BANG! needs two Missed!."""
        if card is not None and self.sight.immune(person, card):
            return 0.0
        if as_bang:
            needed = missed_needed(self.sight.g, self.sight.me, "bang")
        hits = self.hits(person, needed)
        return hits * self.hurt(person) + (1 - hits) * self.forced(person, needed)

    def forced(self, person: Person, needed: int = 1) -> float:
        """What it is worth that he has to give his Missed!, unless a barrel helps him."""
        odds, play, sight = self.weights.odds, self.weights.play, self.sight
        given = min(needed, sight.hands[person]) * (1 - odds.barrel) ** sight.barrels(person)
        return given * play.forced * self.wish[person]


def fewer(tries: list[float], needed: int) -> float:
    """The chance that fewer of these succeed than needed."""
    odds = [1.0] + [0.0] * (needed - 1)
    for chance in tries:
        for i in range(needed - 1, -1, -1):
            odds[i] = odds[i] * (1 - chance) + (odds[i - 1] * chance if i else 0.0)
    return sum(odds)
