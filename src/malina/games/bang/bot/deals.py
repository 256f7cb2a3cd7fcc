"""Every way in which the hidden roles may lie, and how likely it is by the deal alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

Roles = tuple[str, ...]
Ways = tuple[tuple[Roles, float], ...]
Pick = Callable[[Sequence[float]], Sequence[float]]  # takes entries out of a table
NUMBER = {"sheriff": 0, "deputy": 1, "outlaw": 2, "renegade": 3}
KINDS = len(NUMBER)


class Deals:
    """All ways for these hidden persons. Tables are looked up for all of them at once: by the number of one's role, or
    of two roles together."""

    def __init__(self, ways: Ways) -> None:
        self.ways = [roles for roles, _ in ways]
        self.weights = [weight for _, weight in ways]
        numbers = [[NUMBER[role] for role in roles] for roles in self.ways]
        hidden = range(len(numbers[0]))
        self.one = [pick([way[i] for way in numbers]) for i in hidden]
        self.two = {(i, j): pick([way[i] * KINDS + way[j] for way in numbers]) for j in hidden for i in range(j)}
        self._parts: dict[tuple[str, ...], Part] = {}

    def part(self, seen: Roles) -> Part:
        """The ways that are left to somebody who has seen these of the hidden roles."""
        if seen not in self._parts:
            self._parts[seen] = Part(self.ways, seen)
        return self._parts[seen]


class Part:
    """Some of the ways; their number is their place among all."""

    def __init__(self, ways: list[Roles], seen: Roles) -> None:
        fits = [all(role in ("", of) for role, of in zip(seen, way, strict=True)) for way in ways]
        self.number = {way: n for n, way in enumerate(ways) if fits[n]}
        self.every = pick(list(self.number.values()))
        self.where = [self._by_role(i) for i in range(len(seen))]

    def _by_role(self, i: int) -> dict[str, Pick]:
        found: dict[str, list[int]] = {}
        for way, n in self.number.items():
            found.setdefault(way[i], []).append(n)
        return {role: pick(numbers) for role, numbers in found.items()}


def pick(entries: list[int]) -> Pick:
    # with a single entry itemgetter would give no tuple
    found: Any = itemgetter(*entries) if len(entries) > 1 else lambda table: (table[entries[0]],)
    return found  # type: ignore[no-any-return]


@lru_cache(maxsize=512)
def deals(mode: str, roles: Roles, known: Roles) -> Deals:
    """The hidden roles in every order that fits what is known, each with its weight."""
    if mode == "six":
        return Deals(six_deals(known))
    left = Counter(roles) - Counter(role for role in known if role)
    return Deals(tuple([(order, 1.0) for order in orders(left, known.count(""))]))


def orders(left: Counter[str], length: int) -> Iterator[Roles]:
    if not length:
        yield ()
        return
    for role in sorted(left):
        if left[role]:
            rest = left.copy()
            rest[role] -= 1
            for order in orders(rest, length - 1):
                yield role, *order


def six_deals(known: Roles) -> Ways:
    """12.5: one of two Deputies, an Outlaw and the Renegade opposite the Sheriff, another out of the game."""
    sheriff = known.index("sheriff")
    opposite = (sheriff + 3) % 6
    beside = [person for person in range(6) if person not in (sheriff, opposite)]
    four = ("deputy", "deputy", "outlaw", "renegade")
    weights: Counter[Roles] = Counter()
    for i, across in enumerate(four):
        for j in range(4):
            if i == j:
                continue
            left = Counter([role for k, role in enumerate(four) if k not in (i, j)] + ["outlaw", "outlaw"])
            # every order of four cards is as likely; equal cards make it so much more likely
            alike = 1
            for n in left.values():
                alike *= (1, 1, 2, 6, 24)[n]
            for order in orders(left, 4):
                of = {sheriff: "sheriff", opposite: across, **dict(zip(beside, order, strict=True))}
                if all(not role or of[person] == role for person, role in enumerate(known)):
                    weights[tuple(of[person] for person, role in enumerate(known) if not role)] += alike
    return tuple((dealt, float(weight)) for dealt, weight in sorted(weights.items()))
