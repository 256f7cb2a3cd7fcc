"""What safes may be worth: what is left of a location's values, by the marks of those who lie or do not."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from ..rules.query import limit
from ..table import Mark
from .sight import Sight
from .weights import Vault as VaultWeights

Chances = dict[int, float]  # by value


def lies(numbers: tuple[int, ...], value: int, number: int) -> float:
    """How likely a liar is to say this number of a safe: rather a high one."""
    return number / (sum(numbers) - value)


class Vault:
    def __init__(self, sight: Sight, weights: VaultWeights) -> None:
        self.sight, self.weights = sight, weights
        self.g, self.me = sight.g, sight.me
        self._worth: dict[int, float] = {}

    @cached_property
    def values(self) -> dict[int, int]:
        """Of the safes that we know."""
        g, box = self.g, self.sight.box
        places = (*(p for cells in box.safe.values() for p in cells), *box.unused.values(), *box.stolen)
        found = {}
        for place in places:
            for piece in g.at[place]:
                if (face := self.sight.face(piece)) is not None:
                    found[piece] = face.value
        return found

    @cached_property
    def left(self) -> dict[str, Chances]:
        """By location: of the safes there that we do not know."""
        found = {}
        for name, location in self.sight.box.locations.items():
            rest = Counter(location.values)
            rest.subtract([value for piece, value in self.values.items() if self.g.location(piece) == name])
            whole = max(1, rest.total())
            found[name] = {value: count / whole for value, count in rest.items() if count > 0}
        return found

    @cached_property
    def honesty(self) -> dict[int, float]:
        """By opponent: the chance that a mark is true, by those that we have seen through."""
        weights = self.weights
        found = {}
        for seat in self.sight.others:
            seen = [m.number == self.values[m.safe] for m in self.g.marks if m.owner == seat and m.safe in self.values]
            found[seat] = (weights.trust * weights.lies + sum(seen)) / (weights.lies + len(seen))
        return found

    @cached_property
    def marks(self) -> dict[int, list[Mark]]:
        """By safe."""
        found: dict[int, list[Mark]] = {}
        for mark in self.g.marks:
            found.setdefault(mark.safe, []).append(mark)
        return found

    def chances(self, safe: int) -> Chances:
        if safe in self.values:
            return {self.values[safe]: 1.0}
        prior = self.left[self.g.location(safe)]
        marks = [(self.honesty[m.owner], m.number) for m in self.marks.get(safe, ()) if m.owner != self.me]
        if not marks:
            return prior
        found = {}
        for value, chance in prior.items():
            for true, number in marks:
                chance *= true if number == value else (1 - true) * lies(self.sight.box.numbers, value, number)
            found[value] = chance
        whole = sum(found.values())
        return {value: chance / whole for value, chance in found.items()}

    def worth(self, safe: int) -> float:
        """What it is expected to bring to whoever holds it: its value, and the true marks on it."""
        if safe not in self._worth:
            numbers = [mark.number for mark in self.marks.get(safe, ())]
            if not numbers and safe not in self.values:
                return self.usual[self.g.location(safe)]
            chances = self.chances(safe).items()
            self._worth[safe] = sum([chance * (value + numbers.count(value)) for value, chance in chances])
        return self._worth[safe]

    @cached_property
    def usual(self) -> dict[str, float]:
        """By location: the mean of what we do not know."""
        return {name: sum([v * chance for v, chance in left.items()]) for name, left in self.left.items()}

    # ---- stealing ----

    @cached_property
    def mine(self) -> list[float]:
        """What our own are worth, the least first."""
        return sorted(self.worth(safe) for safe in self.g.at[self.sight.box.stolen[self.me]])

    @cached_property
    def most(self) -> int:
        """How many we may hold in the end."""
        return max(self.limit, self.sight.box.days)

    @cached_property
    def limit(self) -> int:
        return limit(self.g)

    def gain(self, worth: float) -> float:
        """What a safe that is worth so much brings if we steal it now."""
        weights = self.weights
        if len(self.mine) >= self.limit:
            return max(0.0, worth - self.mine[0])
        later = min(1.0, weights.chance * self.sight.turns_left(self.me))
        return worth - weights.later * later * (len(self.mine) + 1) / self.most

    def best(self, where: str = "any") -> float:
        """What the best theft would bring, at this location."""
        if where == "unused":
            places = [place for place in self.sight.box.unused.values() if self.g.at[place]]
            worths = [self.unused(place) for place in places]
        else:
            worths = [self.worth(safe) for safe in self.g.at_locations(where)]
        return self.gain(max(worths)) if worths else 0.0

    def unused(self, place: int) -> float:
        """One of the unused safes of a colour, by lot."""
        safes = self.g.at[place]
        return sum(self.worth(safe) for safe in safes) / len(safes)

    # ---- scouting ----

    def look(self, safe: int) -> float:
        """What a look into it is worth: as much as we do not know of it."""
        if safe in self.values:
            return 0.0
        if safe in self.marks:
            return self.curiosity(self.chances(safe))
        return self.untouched[self.g.location(safe)]

    @cached_property
    def untouched(self) -> dict[str, float]:
        """By location: a look into a safe that nobody has marked."""
        return {name: self.curiosity(left) for name, left in self.left.items()}

    def curiosity(self, chances: Chances) -> float:
        mean = sum([chance * value for value, chance in chances.items()])
        spread = sum([chance * abs(value - mean) for value, chance in chances.items()])
        time = min(1.0, self.sight.turns_left(self.me) / 3)
        return self.weights.scout * time * (0.2 + 0.4 * spread + 0.15 * max(0.0, mean - 2.5))

    def mark(self, safe: int, number: int) -> float:
        """What this number on it is worth to us."""
        weights = self.weights
        held = safe in self.g.at[self.sight.box.stolen[self.me]]
        chances = self.chances(safe)
        true = chances.get(number, 0.0)
        if held:
            return true
        mean = sum(chance * value for value, chance in chances.items())
        usual = self.usual[self.g.location(safe)] or mean
        wanted = self.wanted(safe)
        worth = true * wanted * weights.protect
        if mean >= usual:
            worth -= weights.secret * max(0.0, number - usual)
        else:
            worth += weights.decoy * (number - mean)
        left = self.g.marks_left(self.me)[self.sight.box.token[number]]
        return worth - weights.tokens * (left == 1)

    def wanted(self, safe: int) -> float:
        """How surely we shall steal it ourselves."""
        better = sum(self.worth(other) > self.worth(safe) for other in self.g.at_locations())
        gain = self.gain(self.worth(safe))
        return 0.0 if gain <= 0 else min(1.0, self.sight.turns_left(self.me) / 4) / (1 + better)
