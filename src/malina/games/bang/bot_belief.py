"""Who is who: the exact chances of all hidden roles, from the deal and from what everybody has seen.

Every way to give the hidden roles to the hidden persons is weighed by how likely the deeds seen so far are, done by
people with these roles. That is worked out once for everybody: what a seat knows besides leaves fewer ways, and its own
deeds tell it nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from .bot_deals import KINDS, NUMBER, Part, Roles, deals
from .bot_sight import Sight
from .bot_weights import Weights
from .cards import Box

Deeds = tuple[tuple[str, int], ...]  # as in deeds.py: what who did to whom, and how often
Chances = tuple[dict[str, float], ...]  # person -> role -> chance
MOST = 5  # deeds of one kind at one target tell no more than so many


def belief(sight: Sight, weights: Weights) -> Chances:
    """What this seat believes."""
    return of_all(sight, weights).chances(tuple(sight.role), sight.me)


def likelihood(sight: Sight, weights: Weights, roles: Roles) -> float:
    """How likely it is, for all this seat has seen, that these are the roles; 1: as likely as others on the average."""
    return of_all(sight, weights).chance(tuple(sight.role), sight.me, roles)


def of_all(sight: Sight, weights: Weights) -> Belief:
    deeds = tuple(sight.deeds.items())
    return believed(sight.box, sight.dealt_anew, tuple(sight.open), deeds, Evidence(weights))


class Belief:
    """What everybody believes who has no role himself: all ways in which the roles may lie, and their weights."""

    def __init__(self, box: Box, dealt_anew: bool, known: Roles, deeds: Deeds, evidence: Evidence) -> None:
        roles = tuple([role.id for role in box.roles])
        self.known = known if roles else ()
        self.hidden = [person for person, role in enumerate(self.known) if not role]
        self.dealt = deals("" if dealt_anew else box.mode, roles, self.known)
        self.done = between(deeds)
        self.evidence = evidence
        self.weights = weighed(self.dealt.weights, self._told())
        self._chances: dict[tuple[Roles, int], Chances] = {}

    def chance(self, seen: Roles, me: int, roles: Roles) -> float:
        """That the roles are these, times the number of ways that are left to somebody who has seen some of them."""
        part, weights = self._left(seen, me)
        number = part.number.get(tuple([roles[person] for person in self.hidden]))
        return weights[number] * len(part.number) / sum(part.every(weights)) if number is not None else 0.0

    def chances(self, seen: Roles, me: int) -> Chances:
        """By person and role."""
        if (seen, me) not in self._chances:
            part, weights = self._left(seen, me)
            total = sum(part.every(weights))
            found: list[dict[str, float]] = [{role: 1.0} if role else {} for role in seen]
            for i, person in enumerate(self.hidden):
                if not seen[person]:
                    found[person] = {role: sum(where(weights)) / total for role, where in part.where[i].items()}
            self._chances[seen, me] = tuple(found)
        return self._chances[seen, me]

    def _left(self, seen: Roles, me: int) -> tuple[Part, list[float]]:
        """The ways that are left to somebody, and the weights of all ways for him."""
        part = self.dealt.part(tuple([seen[person] for person in self.hidden]))
        told = self._told_by(me, seen[me]) if seen[me] else []
        return part, weighed(self.weights, told, -1)

    def _told(self) -> list[Sequence[float]]:
        """What each pair's deeds say about every way."""
        number = {person: i for i, person in enumerate(self.hidden)}
        known, dealt = self.known, self.dealt
        found: list[Sequence[float]] = []
        for a, b in dict.fromkeys([(min(pair), max(pair)) for pair in self.done]) if self.hidden else ():
            table = tells(self.evidence, self.done.get((a, b), ()), self.done.get((b, a), ()))
            if not known[a] and not known[b]:
                found.append(dealt.two[number[a], number[b]](table))
            elif not known[a]:
                found.append(dealt.one[number[a]](table[NUMBER[known[b]] :: KINDS]))
            elif not known[b]:
                found.append(dealt.one[number[b]](row(table, known[a])))
        return found

    def _told_by(self, me: int, role: str) -> list[Sequence[float]]:
        """What the deeds of one who has this role would say about the others."""
        return [
            self.dealt.one[i](row(tells(self.evidence, self.done[me, person], ()), role))
            for i, person in enumerate(self.hidden)
            if (me, person) in self.done
        ]


believed = lru_cache(maxsize=1024)(Belief)


def weighed(weights: list[float], told: list[Sequence[float]], sign: int = 1) -> list[float]:
    """The weights of all ways times what is told of each, or with sign -1 without it; the scale is of no account."""
    if not told:
        return weights
    scores = [sign * sum(column) for column in zip(*told, strict=True)]
    top = max(scores)
    return [weight * exp(score - top) for weight, score in zip(weights, scores, strict=True)]


# ---- what deeds tell ----

Done = tuple[tuple[str, int], ...]  # what one has done to another: deed, how often
Table = tuple[float, ...]  # by the number of his role and that of the other


def row(table: Table, role: str) -> Table:
    """For one who has this role."""
    first = NUMBER[role] * KINDS
    return table[first : first + KINDS]


def between(deeds: Deeds) -> dict[tuple[int, int], Done]:
    found: dict[tuple[int, int], Done] = {}
    for key, times in deeds:
        deed, who, whom = read(key)
        found[who, whom] = (*found.get((who, whom), ()), (deed, times))
    return found


@lru_cache(maxsize=512)
def read(key: str) -> tuple[str, int, int]:
    deed, who, whom = key.split()
    return deed, int(who), int(whom)


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
