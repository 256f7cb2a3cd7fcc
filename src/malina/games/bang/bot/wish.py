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
        table["renegade"] = renegade_last(weights, mine, count(sight, chances, *LAW))
    elif mine in LAW:
        table["renegade"] = renegade_last(weights, "sheriff", count(sight, chances, "outlaw") / 2)
    return {p: sum([chance * table[role] for role, chance in chances[p].items()]) for p in sight.rest}


def three(sight: Sight, mine: str, weights: Weights) -> dict[Person, float]:
    """Everybody is after one and hunted by the other."""
    prey = TARGET[mine]
    return {p: weights.three.prey if sight.role[p] == prey else weights.three.hunter for p in sight.rest}


def keep_the_balance(sight: Sight, chances: Chances, weights: Weights) -> dict[str, float]:
    """The Renegade needs the Sheriff to the last, and neither side to win before: the enemy is whoever is stronger."""
    if len(sight.ring) == 2:
        return {"sheriff": weights.balance.high}
    lead = (might(sight, chances, weights, "outlaw") - might(sight, chances, weights, *LAW)) * weights.balance.tilt
    table = weights.wish["renegade"]
    low, high = weights.balance.low, weights.balance.high
    found = {
        "outlaw": min(high, max(low, table["outlaw"] + lead)),
        "deputy": min(high, max(low, table["deputy"] - lead)),
    }
    if sight.mode == "six":  # the Sheriff's death ends nothing: he is one of the law
        found["sheriff"] = found["deputy"]
    return found


def might(sight: Sight, chances: Chances, weights: Weights, *roles: str) -> float:
    """How many healthy fighters with these roles there are, ourselves apart."""
    strong = {p: (sight.life[p] + sight.hands[p] / 2) / weights.balance.fighter for p in sight.rest}
    return fsum([chances[p].get(role, 0.0) * strong[p] for p in sight.rest for role in roles])


def renegade_last(weights: Weights, mine: str, foes: float) -> float:
    """A Renegade is an ally while there are other foes, and the last enemy after them."""
    share = min(1.0, foes)
    return share * weights.wish[mine]["renegade"] + (1.0 - share) * weights.balance.last


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
    if sight.mode == "fight" or sight.show == "wild_west_show":
        return float(not left)
    if sight.mode == "six":  # even the Sheriff's death decides nothing
        return float(not left) if mine == "renegade" else last_foe(chances, person, left, foes_of(mine))
    if sight.role[person] == "sheriff":
        return 1.0 if mine == "outlaw" or (mine == "renegade" and not left) else -1.0
    return last_foe(chances, person, left, BAD) if mine in LAW else 0.0


def foes_of(mine: str) -> tuple[str, ...]:
    """Roles that have to go before the camp of this one has won, where the Sheriff's death does not decide."""
    return BAD if mine in LAW else (*LAW, "renegade")


def last_foe(chances: Chances, person: Person, left: list[Person], foes: tuple[str, ...]) -> float:
    """The chance that this one is a foe, and nobody else is."""
    others = fsum([chances[p].get(role, 0.0) for p in left for role in foes])
    return max(0.0, 1.0 - others) * fsum([chances[person].get(role, 0.0) for role in foes])


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
