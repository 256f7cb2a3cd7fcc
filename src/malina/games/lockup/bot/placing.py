"""Roll Call: where to place which tokens, and how.

All tokens in the cell are spread over the rooms that are still open so that most comes of them; a move is worth what it
brings and what the others can then still bring. Nothing is gained by haste where others are still to come."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ....kernel.decision import Decision, Move
from ....kernel.policy import Ranking
from .outlook import Outlook
from .rivals import strength
from .rooms import LIBRARY, Rooms

UP, DOWN = "up", "down"
TOGETHER = 3  # tokens that go to one room, at most
AVERAGE = 3.0  # how strong a token face down looks


@lru_cache
def subsets(mask: int) -> tuple[int, ...]:
    """All parts of a set of at most three tokens, without the empty one."""
    found = []
    part = mask
    while part:
        if part.bit_count() <= TOGETHER:
            found.append(part)
        part = (part - 1) & mask
    return tuple(found)


class Placing:
    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.sight, self.weights = outlook, outlook.sight, outlook.weights
        self.rooms = Rooms(outlook)
        sight = self.sight
        self.tokens = sorted(sight.cell, key=lambda face: sight.box.rank[face.id])
        self.full = (1 << len(self.tokens)) - 1
        self.power = sight.power[sight.me]
        ids = [location.id for location in sight.box.locations]
        self.open = [n for n in range(LIBRARY) if ids[n] not in sight.visited[sight.me]]
        self.values = {number: self.by_subset(number) for number in self.open}

    def by_subset(self, number: int) -> dict[int, float]:
        """What we may expect of a room with each set of tokens."""
        found: dict[int, float] = {0: 0.0}
        known: dict[tuple[int, bool], float] = {}
        for mask in subsets(self.full):
            there = self.of(mask)
            key = sum([strength(face, self.power) for face in there]), any(face.rule == "zero" for face in there)
            if key not in known:
                known[key] = self.rooms.expected(number, *key)
            found[mask] = known[key]
        return found

    def of(self, mask: int) -> list[Any]:
        return [face for i, face in enumerate(self.tokens) if mask >> i & 1]

    def best_without(self, left_out: int) -> list[float]:
        """By set of tokens: the most they can bring in all open rooms but this one."""
        best = [0.0] * (self.full + 1)
        for number in self.open:
            if number != left_out:
                values = self.values[number]
                best = [
                    max([best[mask], *[best[mask ^ part] + values[part] for part in subsets(mask)]])
                    for mask in range(self.full + 1)
                ]
        return best

    def ranking(self) -> list[tuple[int, int, float]]:
        """Room, tokens, and what that comes to with all that is done afterwards."""
        found = []
        for number in self.open:
            rest = self.best_without(number)
            values = self.values[number]
            hurry = self.weights.haste * self.to_come(number) * max(self.rooms.stake(number), 0.0)
            for part in subsets(self.full):
                found.append((number, part, values[part] + rest[self.full ^ part] - hurry))
        return found

    def to_come(self, number: int) -> float:
        """How many may still come whom we could wait for."""
        return sum([rival.here for rival in self.rooms.here[number] if 0 < rival.away < 1])

    # ---- face up or face down ----

    def faces(self, number: int, part: int, most: int) -> tuple[list[list[str]], float]:
        """How the tokens are placed, and what is gained by it."""
        chosen = []
        gained = 0.0
        stakes = self.to_come(number) * (0.5 + max(self.rooms.stake(number), 0.0))
        for face in self.of(part):
            weak = AVERAGE - strength(face, self.power)
            gain = stakes * (self.weights.secret + self.weights.bluff * weak / AVERAGE)
            gain -= self.weights.thrift + self.weights.openness
            down = gain > 0 and most > 0
            if down:
                most -= 1
                gained += gain
            chosen.append([face.id, DOWN if down else UP])
        return chosen, gained


CONSIDERED = 12


def rank_places(outlook: Outlook, decision: Decision) -> Ranking:
    """The moves that place tokens."""
    say = next((say for say in decision.moves.says if say.cmd == "place"), None)
    if say is None:
        return []
    placing = Placing(outlook)
    most = say.blanks["tokens"].caps.get(DOWN, 0)  # type: ignore[attr-defined]
    ids = [location.id for location in outlook.sight.box.locations]
    ranked = sorted(placing.ranking(), key=lambda row: -row[2])[:CONSIDERED]
    ranking: Ranking = []
    for number, part, value in ranked:
        tokens, gained = placing.faces(number, part, most)
        move: Move = {"cmd": "place", "location": ids[number], "tokens": tokens}
        ranking.append((move, value + gained))
    return ranking
