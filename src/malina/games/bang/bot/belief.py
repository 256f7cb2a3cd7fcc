"""Who is who: the exact chances of all hidden roles, from the deal and from what everybody has seen.

Every way to give the hidden roles to the hidden persons is weighed by how likely the deeds seen so far are, done by
people with these roles. That is worked out once for everybody: what a seat knows besides leaves fewer ways, and its own
deeds tell it nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from math import exp

from ..box import Box
from ..table import Person
from .deals import KINDS, NUMBER, Part, Roles, deals
from .sight import Sight
from .weights import ByRole

Chances = tuple[dict[str, float], ...]  # person -> role -> chance
Done = tuple[tuple[str, float], ...]  # what one has done to another: deed, how much that tells
Table = tuple[float, ...]  # by the number of his role and that of the other
MOST = 5  # deeds of one kind at one target tell no more than so many,
REPEATED = 0.7  # and each of them less than the one before: together their number to this power


class Evidence:
    """What deeds tell, by weights; what has been worked out is kept."""

    def __init__(self, weights: dict[str, ByRole]) -> None:
        self.weights = weights
        self.tells = lru_cache(maxsize=4096)(self._tells)
        self.believed = lru_cache(maxsize=1024)(partial(Belief, self))

    def belief(self, sight: Sight) -> Chances:
        """What this seat believes."""
        return self._of_all(sight).chances(tuple(sight.role), sight.me)

    def likelihood(self, sight: Sight, roles: Roles) -> float:
        """How likely it is, for all this seat has seen, that these are the roles; 1: as likely as others that may be,
        on the average."""
        return self._of_all(sight).chance(tuple(sight.role), sight.me, roles)

    def _of_all(self, sight: Sight) -> Belief:
        deeds = sight.deeds
        return self.believed(sight.box, sight.dealt_anew, tuple(sight.open), tuple(deeds), tuple(deeds.values()))

    def _tells(self, done: Done, in_return: Done) -> Table:
        """What it says about the roles of two what one has done to the other, and the other to him."""

        def weight(deed: str, role: str, target: str) -> float:
            return self.weights.get(deed, {}).get(role, {}).get(target, 0.0)

        return tuple(
            [
                sum([times * weight(deed, a, b) for deed, times in done])
                + sum([times * weight(deed, b, a) for deed, times in in_return])
                for a in NUMBER
                for b in NUMBER
            ]
        )


class Belief:
    """What everybody believes who has no role himself: all ways in which the roles may lie, and their weights."""

    def __init__(
        self,
        evidence: Evidence,
        box: Box,
        dealt_anew: bool,
        known: Roles,
        deeds: tuple[str, ...],
        times: tuple[int, ...],
    ) -> None:
        roles = tuple([role.id for role in box.roles])
        self.evidence = evidence
        self.known = known if roles else ()
        self.hidden = [Person(person) for person, role in enumerate(self.known) if not role]
        self.dealt = deals("" if dealt_anew else box.mode, roles, self.known)
        self.done = between(deeds, times)
        self.weights = weighed(self.dealt.weights, self._told()) if self.hidden else self.dealt.weights
        self._chances: dict[tuple[Roles, int], Chances] = {}

    def chances(self, seen: Roles, me: Person) -> Chances:
        """By person and role, for somebody who has seen these roles."""
        if (seen, me) not in self._chances:
            part, weights = self._left(seen, me)
            total = sum(part.every(weights))
            found: list[dict[str, float]] = [{role: 1.0} if role else {} for role in seen]
            for i, person in enumerate(self.hidden):
                if not seen[person]:
                    found[person] = {role: sum(where(weights)) / total for role, where in part.where[i].items()}
            self._chances[seen, me] = tuple(found)
        return self._chances[seen, me]

    def chance(self, seen: Roles, me: Person, roles: Roles) -> float:
        """That the roles are these, times the number of ways that are left to him."""
        part, weights = self._left(seen, me)
        number = part.number.get(tuple([roles[person] for person in self.hidden]))
        return weights[number] * len(part.number) / sum(part.every(weights)) if number is not None else 0.0

    def _left(self, seen: Roles, me: Person) -> tuple[Part, list[float]]:
        """The ways that are left to somebody, and the weights of all ways for him."""
        part = self.dealt.part(tuple([seen[person] for person in self.hidden]))
        return part, weighed(self.weights, self._told_by(me, seen[me]), -1) if seen[me] else self.weights

    def _told(self) -> list[Sequence[float]]:
        """What each pair's deeds say about every way."""
        number = {person: i for i, person in enumerate(self.hidden)}
        known, dealt, done = self.known, self.dealt, self.done
        found: list[Sequence[float]] = []
        for a, b in dict.fromkeys([(a, b) if a < b else (b, a) for a, b in done]):
            if known[a] and known[b]:
                continue
            table = self.evidence.tells(done.get((a, b), ()), done.get((b, a), ()))
            if not known[a] and not known[b]:
                found.append(dealt.two[number[a], number[b]](table))
            elif not known[a]:
                found.append(dealt.one[number[a]](table[NUMBER[known[b]] :: KINDS]))
            else:
                found.append(dealt.one[number[b]](row(table, known[a])))
        return found

    def _told_by(self, me: Person, role: str) -> list[Sequence[float]]:
        """What the deeds of one who has this role would say about the others."""
        return [
            self.dealt.one[i](row(self.evidence.tells(self.done[me, person], ()), role))
            for i, person in enumerate(self.hidden)
            if (me, person) in self.done
        ]


def weighed(weights: list[float], told: list[Sequence[float]], sign: int = 1) -> list[float]:
    """The weights of all ways times what is told of each, or with sign -1 without it; the scale is of no account."""
    if not told:
        return weights
    scores = [sign * sum(column) for column in zip(*told, strict=True)]
    top = max(scores)
    return [weight * exp(score - top) for weight, score in zip(weights, scores, strict=True)]


def row(table: Table, role: str) -> Table:
    """For one who has this role."""
    first = NUMBER[role] * KINDS
    return table[first : first + KINDS]


def between(deeds: tuple[str, ...], times: tuple[int, ...]) -> dict[tuple[Person, Person], Done]:
    """By who did it and to whom."""
    found: dict[tuple[Person, Person], Done] = {}
    for key, often in zip(deeds, times, strict=True):
        deed, pair = read(key)
        found[pair] = (*found.get(pair, ()), (deed, min(often, MOST) ** REPEATED))
    return found


@lru_cache(maxsize=512)
def read(key: str) -> tuple[str, tuple[Person, Person]]:
    """As it stands in `deeds`: what who did to whom."""
    deed, who, whom = key.split()
    return deed, (Person(int(who)), Person(int(whom)))
