"""Whom a seat wants out of the game, and how much: 1 as much as possible, below 0 he is needed."""

from __future__ import annotations

from math import fsum

from ..box import TARGET
from ..table import Person
from .belief import Chances
from .sight import Sight
from .weights import Weights

LAW = ("sheriff", "deputy")
BAD = ("outlaw", "renegade")


def wishes(sight: Sight, chances: Chances, weights: Weights) -> dict[Person, float]:
    """For everybody in play."""
    if sight.box.mode == "two":
        return {p: -1.0 if sight.owner[p] == sight.seat else 1.0 for p in sight.ring}
    if sight.mode == "fight" or sight.show == "wild_west_show":
        return dict.fromkeys(sight.rest, 1.0)
    mine = sight.role[sight.me]
    if sight.mode == "three":
        return three(sight, mine, weights)
    table = dict(weights.wish[mine])
    if mine == "renegade":
        table.update(keep_the_balance(sight, chances, weights))
    elif mine == "outlaw" and sight.mode == "six":
        table["deputy"] = table["sheriff"]  # the law has to die to the last
    elif mine in LAW:
        table["renegade"] = renegade_last(sight, chances, weights)
    return {p: sum([chance * table[role] for role, chance in chances[p].items()]) for p in sight.rest}


def three(sight: Sight, mine: str, weights: Weights) -> dict[Person, float]:
    """Everybody is after one and hunted by the other."""
    prey = TARGET[mine]
    return {p: weights.three.prey if sight.role[p] == prey else weights.three.hunter for p in sight.rest}


def keep_the_balance(sight: Sight, chances: Chances, weights: Weights) -> dict[str, float]:
    """The Renegade needs the Sheriff to the last, and neither side to win before: the enemy is whoever is stronger."""
    if len(sight.ring) == 2 or sight.mode == "six":  # there the Sheriff's death ends nothing
        return {"sheriff": weights.balance.high}
    lead = (might(sight, chances, weights, "outlaw") - might(sight, chances, weights, *LAW)) * weights.balance.tilt
    table = weights.wish["renegade"]
    low, high = weights.balance.low, weights.balance.high
    return {
        "outlaw": min(high, max(low, table["outlaw"] + lead)),
        "deputy": min(high, max(low, table["deputy"] - lead)),
    }


def might(sight: Sight, chances: Chances, weights: Weights, *roles: str) -> float:
    """How many healthy fighters with these roles there are, ourselves apart."""
    strong = {p: (sight.life[p] + sight.hands[p] / 2) / weights.balance.fighter for p in sight.rest}
    return fsum([chances[p].get(role, 0.0) * strong[p] for p in sight.rest for role in roles])


def renegade_last(sight: Sight, chances: Chances, weights: Weights) -> float:
    """A Renegade is an ally of the law while there are Outlaws, and the last enemy after them."""
    share: float = min(1.0, count(sight, chances, "outlaw") / 2)
    return share * weights.wish["sheriff"]["renegade"] + (1.0 - share) * weights.balance.last


def count(sight: Sight, chances: Chances, *roles: str) -> float:
    """How many in play are expected to have one of these roles, without ourselves."""
    return fsum([chances[p].get(role, 0.0) for p in sight.rest for role in roles])


def decided_by_killing(sight: Sight, chances: Chances, person: Person) -> float:
    """The chance that we win at once if this one is eliminated; -1: we lose."""
    mine = sight.role[sight.me]
    left = [p for p in sight.rest if p != person]
    if sight.box.mode == "two":
        return float(sight.owner[person] != sight.seat and not [p for p in left if sight.owner[p] != sight.seat])
    if sight.mode == "three":
        return float(sight.role[person] == TARGET[mine])
    if sight.mode != "standard" or sight.show == "wild_west_show":
        return float(not left)
    if sight.role[person] == "sheriff":
        return 1.0 if mine == "outlaw" or (mine == "renegade" and not left) else -1.0
    if mine in LAW:
        bad = fsum([chances[p].get(role, 0.0) for p in left for role in BAD])
        return max(0.0, 1.0 - bad) * fsum([chances[person].get(role, 0.0) for role in BAD])
    return 0.0


def friend(sight: Sight, chances: Chances, person: Person) -> float:
    """The chance that we need this one."""
    if sight.box.mode == "two":
        return float(sight.owner[person] == sight.seat)
    if sight.mode in ("three", "fight") or sight.show == "wild_west_show":
        return 0.0
    mine, his = sight.role[sight.me], chances[person]
    if mine == "renegade":
        return float(sight.mode != "six" and sight.role[person] == "sheriff" and len(sight.ring) > 2)
    return sum([his.get(role, 0.0) for role in (LAW if mine in LAW else ("outlaw",))])


def hated(sight: Sight, chances: Chances, person: Person, weights: Weights) -> float:
    """How much this one may want us out, by what his role may be."""
    if sight.box.mode == "two" or sight.mode in ("three", "fight") or sight.show == "wild_west_show":
        return 1.0
    mine = sight.role[sight.me]
    return sum([chance * max(0.0, weights.wish[role].get(mine, 0.0)) for role, chance in chances[person].items()])
