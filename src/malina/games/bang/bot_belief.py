"""Who is who: the exact chances of all hidden roles, from the deal and from what everybody has seen.

Every way to give the hidden roles to the hidden seats is weighed by how likely the deeds seen so far are, done by
people with these roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import exp

from .bot_sight import Sight
from .bot_weights import Weights

Deed = tuple[str, int]  # as in deeds.py: what who did to whom, and how often
Chances = tuple[dict[str, float], ...]  # person -> role -> chance
MOST = 5  # deeds of one kind at one target tell no more than so many


def belief(sight: Sight, weights: Weights, *, evidence: bool = True) -> Chances:
    """`evidence` False: by the deal alone, whatever has been done."""
    roles = tuple(role.id for role in sight.box.roles)
    deeds = tuple(sight.view["deeds"].items()) if evidence else ()
    return chances(sight.box.mode, roles, tuple(sight.role), deeds, Evidence(weights))


class Evidence:
    """The weights of deeds, equal if they are those of the same file."""

    def __init__(self, weights: Weights) -> None:
        self.tables = weights.evidence
        self.key = id(weights.evidence)

    def __hash__(self) -> int:
        return self.key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Evidence) and self.tables is other.tables


@lru_cache(maxsize=2048)
def chances(
    mode: str, roles: tuple[str, ...], known: tuple[str, ...], deeds: tuple[Deed, ...], evidence: Evidence
) -> Chances:
    hidden = [person for person, role in enumerate(known) if not role]
    if not hidden or not roles:
        return tuple({role: 1.0} if role else {} for role in known)
    single, pairs = told(known, deeds, evidence)
    found: list[dict[str, float]] = [{} if not role else {role: 1.0} for role in known]
    ways = [(dealt, weight) for dealt, weight in deals(mode, roles, known)]
    scores = []
    for dealt, _ in ways:
        score = 0.0
        for person, role in zip(hidden, dealt, strict=True):
            score += single[person].get(role, 0.0)
        of = dict(zip(hidden, dealt, strict=True))
        for who, whom, table in pairs:
            score += table.get((of[who], of[whom]), 0.0)
        scores.append(score)
    top = max(scores)
    total = 0.0
    for (dealt, weight), score in zip(ways, scores, strict=True):
        chance = weight * exp(score - top)
        total += chance
        for person, role in zip(hidden, dealt, strict=True):
            found[person][role] = found[person].get(role, 0.0) + chance
    for person in hidden:
        found[person] = {role: chance / total for role, chance in found[person].items()}
    return tuple(found)


Single = list[dict[str, float]]
Pairs = list[tuple[int, int, dict[tuple[str, str], float]]]


def told(known: tuple[str, ...], deeds: tuple[Deed, ...], evidence: Evidence) -> tuple[Single, Pairs]:
    """What the deeds say about one hidden role, where the other is known, and about two of them together."""
    single: Single = [{} for _ in known]
    pairs: dict[tuple[int, int], dict[tuple[str, str], float]] = {}
    for key, times in deeds:
        deed, who, whom = read(key)
        table = evidence.tables.get(deed, {})
        often = min(times, MOST)
        if known[who] and known[whom]:
            continue
        if known[who]:
            for role, weight in table.get(known[who], {}).items():
                single[whom][role] = single[whom].get(role, 0.0) + often * weight
        elif known[whom]:
            for role, by_target in table.items():
                single[who][role] = single[who].get(role, 0.0) + often * by_target.get(known[whom], 0.0)
        else:
            pair = pairs.setdefault((who, whom), {})
            for role, by_target in table.items():
                for target, weight in by_target.items():
                    pair[role, target] = pair.get((role, target), 0.0) + often * weight
    return single, [(who, whom, pair) for (who, whom), pair in pairs.items()]


@lru_cache(maxsize=512)
def read(key: str) -> tuple[str, int, int]:
    deed, who, whom = key.split()
    return deed, int(who), int(whom)


# ---- the deal ----


@lru_cache(maxsize=512)
def deals(mode: str, roles: tuple[str, ...], known: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], float], ...]:
    """The hidden roles in every order that fits what is known, each with its weight."""
    if mode == "six" and (found := six_deals(known)):  # roles dealt anew by an event may fit no first deal
        return found
    left = Counter(roles) - Counter(role for role in known if role)
    hidden = known.count("")
    return tuple([(dealt, 1.0) for dealt in orders(left, hidden)])


def orders(left: Counter[str], length: int) -> Iterator[tuple[str, ...]]:
    if not length:
        yield ()
        return
    for role in sorted(left):
        if left[role]:
            rest = left.copy()
            rest[role] -= 1
            for order in orders(rest, length - 1):
                yield role, *order


def six_deals(known: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], float], ...]:
    """12.5: one of two Deputies, an Outlaw and the Renegade opposite the Sheriff, another out of the game."""
    sheriff = known.index("sheriff")
    opposite = (sheriff + 3) % 6
    beside = [person for person in range(6) if person not in (sheriff, opposite)]
    four = ("deputy", "deputy", "outlaw", "renegade")
    weights: Counter[tuple[str, ...]] = Counter()
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
