"""What a place in each location is worth to us, and what we may expect there with any strength."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from ..faces import RESOURCES, Reward
from .cubes import plus
from .outlook import Outlook
from .rivals import Rival, Rivals
from .sight import Purse

LIBRARY = 7
KNOWN: dict[object, dict[int, list[float]]] = {}
MANY = 5_000
EXPECTED = {"sewers": (0, 1), "infirmary": (1, 1), "smithy": (2, 1)}  # a room's cubes, at least


class Rooms:
    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.sight = sight = outlook.sight
        self.weights = outlook.weights
        self.rivals = Rivals(sight, outlook.weights)
        self.here = [self.rivals.at(number) for number in range(LIBRARY)]
        self.others = outlook.weights.others[len(sight.crews)]
        self.loser = self.outlook.tome * 0.8  # in the Library
        self.purse = self._expected_purse()
        self._places = self._remembered()
        self._suspicion: dict[int, float] = {}

    def _remembered(self) -> dict[int, list[float]]:
        """What places are worth does not change in Roll Call, whoever places what: a search asks again and again."""
        sight, outlook = self.sight, self.outlook
        if sight.step != "roll_call":
            return {}
        key = (
            id(self.weights), id(sight.box), sight.me, sight.round, self.purse, outlook.visit, sight.marker,
            tuple(sight.purses), tuple(sight.power), tuple(sight.suspicion), sight.superiority, sight.advance,
            tuple([item.id for item in sight.display]), tuple([goon.id for _, goon in sight.board]),
            tuple(map(len, sight.items)), tuple(map(len, sight.gangs)), tuple(sight.tome_count),
            tuple([item.id for item in (*sight.items[sight.me], *sight.reserved[sight.me].known)]),
            tuple([goon.id for goon in sight.gangs[sight.me]]), tuple(map(tuple, sight.loot)), sight.stars[sight.me],
        )  # fmt: skip
        if key not in KNOWN:
            if len(KNOWN) > MANY:
                KNOWN.clear()
            KNOWN[key] = {}
        return KNOWN[key]

    def _expected_purse(self) -> Purse:
        """Ours when the Chow Hall and the Cell Block are checked: with what our tokens on the board will bring."""
        purse = self.outlook.purse
        if self.sight.step != "roll_call":
            return purse
        free = min(len(self.sight.cell), 2)
        for number, location in enumerate(self.sight.box.locations):
            if location.id in EXPECTED:
                kind, count = EXPECTED[location.id]
                if self.sight.rooms[number][self.sight.me].pieces:
                    purse = plus(purse, kind, count)
                elif free and location.id not in self.sight.visited[self.sight.me]:
                    free -= 1
                    purse = plus(purse, kind, count)
        return purse

    # ---- places ----

    def reward(self, number: int, place: int, present: int) -> Reward | None:
        """The line in force, as in chapter 7."""
        lines = self.sight.box.rewards[self.sight.box.locations[number].id]
        if str(place) in lines:
            return lines[str(place)]
        if "last" in lines and place == present > 1:
            return lines["last"]
        return lines.get("rest")

    def places(self, number: int) -> list[float]:
        """By place, from 0; the last entry is that of being last, where this brings something of its own."""
        found = self._places.get(number)
        if found is None:
            parties = self.sight.parties
            found = [self.value(number, self.reward(number, place, 99), place) for place in range(1, parties + 1)]
            lines = self.sight.box.rewards[self.sight.box.locations[number].id]
            found.append(self.value(number, lines["last"], 0) if "last" in lines else 0.0)
            self._places[number] = found
        return found

    def value(self, number: int, reward: Reward | None, place: int) -> float:
        outlook = self.outlook
        if reward is None:
            return self.loser
        loot = sum([outlook.weights.cube[kind] for kind in self.sight.loot[number]]) if place == 1 else 0.0
        if reward.cells:
            return max(self.crafting() - 0.4 * (place - 1), 0.3) + loot
        if reward.one:
            return max(self.recruiting(reward), 0.2) + loot
        if reward.swap:
            return self.swapping() + loot
        if reward.choice:
            return max([outlook.gain(kind, 1) for kind in RESOURCES]) + loot
        total = loot
        for kind in RESOURCES:
            if count := getattr(reward, kind):
                total += outlook.gain(kind, count)
        if reward.power:
            total += reward.power * outlook.power
        if reward.marker and self.sight.marker != self.sight.me:
            total += outlook.weights.marker + (self.sight.later == 0) * 2
        if reward.marker and self.sight.marker == self.sight.me:
            total += (outlook.weights.marker + (self.sight.later == 0) * 2) * 0.9  # which another would get
        return total + reward.tomes * outlook.tome + reward.choose_tome * outlook.pick

    def crafting(self) -> float:
        """What a visit to the Cell Block brings."""
        return self.outlook.cubes.best_craft(self.purse, self.weights.hope) if self.outlook.visit else 0.0

    def recruiting(self, reward: Reward) -> float:
        outlook, purse = self.outlook, self.purse
        worths = sorted([outlook.goon(goon) for _, goon in self.sight.board], reverse=True)
        wealth = sum(purse)
        if not worths or wealth < reward.one:
            return 0.0
        cube = min([price for price, there in zip(outlook.cubes.price, purse, strict=True) if there], default=1.0)
        best = worths[0] - cube * reward.one
        if reward.two and wealth >= reward.two and len(worths) > 1:
            best = max(best, worths[0] + worths[1] - 1.4 * reward.two)
        return best

    def swapping(self) -> float:
        return self.weights.exchange if sum(self.purse) else 0.0

    # ---- what we may expect ----

    def suspicion(self, number: int) -> float:
        """What the cubes there would cost us."""
        found = self._suspicion.get(number)
        if found is None:
            count = self.sight.suspicion_at[number]
            found = self._suspicion[number] = self.outlook.suspicion(count) if count else 0.0
        return found

    def stake(self, number: int) -> float:
        """What it is worth to be first rather than second."""
        places = self.places(number)
        return places[0] - places[1]

    def expected(self, number: int, strengths: Iterable[int]) -> tuple[dict[int, float], float, dict[int, float]]:
        """What we may expect there with each of these strengths, what the suspicion there would cost us, and the
        chances that we should get it."""
        places, rivals = self.places(number), self.here[number]
        beats = [(rival, rival.beats(), self.others * self.their_stake(number, rival)) for rival in rivals]
        alone = prod([rival.away for rival in rivals])
        last = places[-1] - self.loser if places[-1] else 0.0
        found: dict[int, float] = {}
        first: dict[int, float] = {}
        for strength in strengths:
            beating = [1.0]  # the chances that so many are stronger
            lower = 1.0  # that nobody is there who is weaker
            value = 0.0
            for rival, tail, stake in beats:
                here = 1 - rival.away
                chance = here * tail[strength] if here and strength < len(tail) else 0.0
                if here:
                    lower *= 1 - here + chance
                    value += (here - chance) * stake
                if chance:
                    beating = [
                        a * (1 - chance) + b * chance for a, b in zip([*beating, 0.0], [0.0, *beating], strict=True)
                    ]
            for n, chance in enumerate(beating):
                value += chance * places[n]
            if last and lower > alone:
                value += (lower - alone) * last
            found[strength] = value
            first[strength] = beating[0] + 0.15 * (1 - beating[0])
        return found, self.suspicion(number), first

    def leading(self, number: int, strength: int) -> float:
        """The chance that nobody there is ahead of this strength."""
        tails = [(rival.here, rival.beats()) for rival in self.here[number]]
        return prod([1 - here * tail[strength] for here, tail in tails if strength < len(tail)])

    def their_stake(self, number: int, rival: Rival) -> float:
        """What an opponent loses who is behind us."""
        if rival.party >= len(self.sight.crews):
            return self.weights.guard_stake[self.sight.box.locations[number].id]
        return max(self.stake(number), 0.0) * 0.7
