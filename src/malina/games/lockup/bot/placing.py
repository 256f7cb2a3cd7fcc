"""Roll Call: where to place which tokens, and how.

All tokens in the cell are spread over the rooms that are still open so that most comes of them; a move is worth what it
brings and what the others can then still bring. Nothing is gained by haste where others are still to come."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ....kernel.decision import Decision, Move
from ....kernel.policy import Ranking
from .belief import strength
from .outlook import Outlook
from .rooms import LIBRARY, Rooms

UP, DOWN = "up", "down"
ALL = 9
AVERAGE = 3.0  # how strong a token face down looks


@lru_cache
def parts(mask: int, most: int) -> tuple[int, ...]:
    """All parts of a set of so many tokens at most, without the empty one."""
    found = []
    part = mask
    while part:
        if part.bit_count() <= most:
            found.append(part)
        part = (part - 1) & mask
    return tuple(found)


@lru_cache
def steps(size: int, most: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By set of tokens: what is left without a part, and the part."""
    return tuple([tuple([(mask ^ part, part) for part in parts(mask, most)]) for mask in range(1 << size)])


class Placing:
    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.sight, self.weights = outlook, outlook.sight, outlook.weights
        self.rooms = Rooms(outlook)
        sight = self.sight
        self.tokens = sorted(sight.cell, key=lambda face: sight.box.rank[face.id])
        self.full = (1 << len(self.tokens)) - 1
        self.power = sight.power[sight.me]
        strengths = [strength(face, self.power) for face in self.tokens]
        self.strengths = [sum([s for i, s in enumerate(strengths) if mask >> i & 1]) for mask in range(self.full + 1)]
        eyes = sum([1 << i for i, face in enumerate(self.tokens) if face.rule == "zero"])
        self.looking = [bool(mask & eyes) for mask in range(self.full + 1)]
        ids = [location.id for location in sight.box.locations]
        self.open = [n for n in range(LIBRARY) if ids[n] not in sight.visited[sight.me]]
        # where there are rooms enough for all of them tokens go alone, or now and then in pairs
        self.together = 2 if len(self.tokens) <= len(self.open) else 3
        self.values = [self.by_set(number) for number in self.open]

    def by_set(self, number: int) -> list[float]:
        """What we may expect of a room with each set of tokens."""
        values, cost, first = self.rooms.expected(number, set(self.strengths))
        found = [
            values[s] if eye or not cost else values[s] - cost * first[s]
            for s, eye in zip(self.strengths, self.looking, strict=True)
        ]
        found[0] = 0.0
        return found

    def of(self, mask: int) -> list[Any]:
        return [face for i, face in enumerate(self.tokens) if mask >> i & 1]

    def spread(self, order: list[list[float]]) -> list[list[float]]:
        """By number of rooms, in this order, and set of tokens: the most these can bring there."""
        ways = steps(len(self.tokens), self.together - 1)
        best = [0.0] * (self.full + 1)
        found = [best]
        for values in order:
            best = [
                max([best[mask], *[best[rest] + values[part] for rest, part in ways[mask]]])
                for mask in range(self.full + 1)
            ]
            found.append(best)
        return found

    def ranking(self) -> list[tuple[int, int, float]]:
        """Room, tokens, and what that comes to with all that is done afterwards."""
        before, after = self.spread(self.values), self.spread(self.values[::-1])
        found = []
        for n, number in enumerate(self.open):
            one, other = before[n], after[len(self.open) - 1 - n]
            values = self.values[n]
            hurry = self.weights.haste * self.to_come(number) * max(self.rooms.stake(number), 0.0)
            for part in parts(self.full, self.together):
                left = self.full ^ part
                rest = max([one[left], other[left], *[one[some] + other[left ^ some] for some in parts(left, ALL)]])
                found.append((number, part, values[part] + rest - hurry))
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
