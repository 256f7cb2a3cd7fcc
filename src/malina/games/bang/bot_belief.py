"""Who is who: the exact chances of all hidden roles, from the deal and from what everybody has seen.

Every way to give the hidden roles to the hidden persons is weighed by how likely the deeds seen so far are, done by
people with these roles. That is worked out once for everybody: what a seat knows besides only leaves fewer ways."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from .bot_deals import KINDS, NUMBER, Deals, Roles, deals
from .bot_sight import Sight
from .bot_weights import Weights
from .cards import Box

Deeds = tuple[tuple[str, int], ...]  # as in deeds.py: what who did to whom, and how often
Chances = tuple[dict[str, float], ...]  # person -> role -> chance
MOST = 5  # deeds of one kind at one target tell no more than so many


def belief(sight: Sight, weights: Weights) -> Chances:
    """What this seat believes."""
    return of_all(sight, weights).chances(tuple(sight.role))


def likelihood(sight: Sight, weights: Weights, roles: Roles) -> float:
    """How likely it is, for all this seat has seen, that these are the roles; 1: as likely as others on the average."""
    believed = of_all(sight, weights)
    ways = believed.left(tuple(sight.role))
    return ways.get(tuple([roles[person] for person in believed.hidden]), 0.0) * len(ways)


def of_all(sight: Sight, weights: Weights) -> Belief:
    deeds = tuple(sight.deeds.items())
    return believed(sight.box, sight.dealt_anew, tuple(sight.open), deeds, Evidence(weights))


class Belief:
    """What everybody believes who has no role himself: all ways in which the roles may lie, and their chances."""

    def __init__(self, box: Box, dealt_anew: bool, known: Roles, deeds: Deeds, evidence: Evidence) -> None:
        self.hidden = [person for person, role in enumerate(known) if not role] if box.roles else []
        self.ways: dict[Roles, float] = {(): 1.0}
        if self.hidden:
            dealt = deals("" if dealt_anew else box.mode, tuple([role.id for role in box.roles]), known)
            self.ways = weighed(dealt, columns(dealt, known, deeds, evidence))
        self._left: dict[Roles, dict[Roles, float]] = {}
        self._chances: dict[Roles, Chances] = {}

    def left(self, seen: Roles) -> dict[Roles, float]:
        """The ways that are left to somebody who has seen these roles, with their chances."""
        if seen not in self._left:
            more = [(i, seen[person]) for i, person in enumerate(self.hidden) if seen[person]]
            fitting = [way for way in self.ways.items() if all(way[0][i] == role for i, role in more)]
            total = sum([weight for _, weight in fitting])
            self._left[seen] = {dealt: weight / total for dealt, weight in fitting}
        return self._left[seen]

    def chances(self, seen: Roles) -> Chances:
        """The same by person and role."""
        if seen not in self._chances:
            found: list[dict[str, float]] = [{role: 1.0} if role else {} for role in seen]
            ways = self.left(seen).items()
            for i, person in enumerate(self.hidden):
                if not seen[person]:
                    of = found[person]
                    for dealt, chance in ways:
                        of[dealt[i]] = of.get(dealt[i], 0.0) + chance
            self._chances[seen] = tuple(found)
        return self._chances[seen]


believed = lru_cache(maxsize=1024)(Belief)


def weighed(dealt: Deals, found: list[Sequence[float]]) -> dict[Roles, float]:
    """The ways with their weights; the most likely one has the weight it has by the deal."""
    scores: list[float] = [sum(column) for column in zip(*found, strict=True)] or [0.0] * len(dealt.ways)
    top = max(scores)
    chances = [weight * exp(score - top) for weight, score in zip(dealt.weights, scores, strict=True)]
    return dict(zip(dealt.ways, chances, strict=True))


# ---- what deeds tell ----

Done = tuple[tuple[str, int], ...]  # what one has done to another: deed, how often
Table = tuple[float, ...]  # by the number of his role and that of the other


class Evidence:
    """The weights of deeds, equal if they are those of the same file."""

    def __init__(self, weights: Weights) -> None:
        self.tables = weights.evidence
        self.key = id(weights.evidence)

    def __hash__(self) -> int:
        return self.key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Evidence) and self.tables is other.tables


@lru_cache(maxsize=4096)
def tells(evidence: Evidence, done: Done, in_return: Done) -> Table:
    """What it says about the roles of two what one has done to the other, and the other to him."""

    def weight(deed: str, role: str, target: str) -> float:
        return evidence.tables.get(deed, {}).get(role, {}).get(target, 0.0)

    return tuple(
        [
            sum([min(times, MOST) * weight(deed, a, b) for deed, times in done])
            + sum([min(times, MOST) * weight(deed, b, a) for deed, times in in_return])
            for a in NUMBER
            for b in NUMBER
        ]
    )


def columns(dealt: Deals, known: Roles, deeds: Deeds, evidence: Evidence) -> list[Sequence[float]]:
    """What each pair's deeds say about every way. `known` are the roles in the open."""
    between: dict[tuple[int, int], Done] = {}
    for key, times in deeds:
        deed, who, whom = read(key)
        between[who, whom] = (*between.get((who, whom), ()), (deed, times))
    number = {person: i for i, person in enumerate([person for person, role in enumerate(known) if not role])}
    found: list[Sequence[float]] = []
    for a, b in {(min(pair), max(pair)) for pair in between}:
        table = tells(evidence, between.get((a, b), ()), between.get((b, a), ()))
        if not known[a] and not known[b]:
            found.append(dealt.two[number[a], number[b]](table))
        elif not known[a]:
            found.append(dealt.one[number[a]](table[NUMBER[known[b]] :: KINDS]))
        elif not known[b]:
            first = NUMBER[known[a]] * KINDS
            found.append(dealt.one[number[b]](table[first : first + KINDS]))
    return found


@lru_cache(maxsize=512)
def read(key: str) -> tuple[str, int, int]:
    deed, who, whom = key.split()
    return deed, int(who), int(whom)
