"""How strong the others are on a job, or may yet be, and what our own strength is worth against that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from ..box import Deck
from ..faces import Crook

Chances = list[float]  # by strength; strength 0: nobody is there


class Rival(NamedTuple):
    """How strong somebody is: the chance that he has no more than each strength, and the chance of each strength to
    beat him, a tie counting half."""

    up_to: Chances
    beaten: Chances


class Crowd(NamedTuple):
    """Crooks of whom one will turn up: how strong he is, and how likely he is of each gang."""

    odds: Chances
    rival: Rival
    shares: dict[str, float]


class Contest(NamedTuple):
    """One job: its points before the floor, and what one of them is worth to us by our strength there."""

    points: int
    wins: Chances  # the chance to win it
    worth: Chances  # that chance less the chance that others do, by their weight
    entered: float  # mean worth of entering with a crook still to come
    comes: float  # the chance that an opponent who is not there yet will come


def crowd(deck: Deck, groups: Iterable[tuple[Sequence[Crook], float]], keenness: float, *, kingpins: bool) -> Crowd:
    """Of groups of crooks with their chances. The stronger one is, the more likely somebody wanted him."""
    odds = [0.0] * (highest(deck) + 1)
    shares = dict.fromkeys(deck.gangs, 0.0)
    total = 0.0
    for crooks, chance in groups:
        total += chance * len(crooks)
        for crook in crooks:
            if kingpins or crook.action != "kingpin":
                odds[crook.rating] += chance
            for gang in crook.gangs:
                shares[gang] += chance
    odds = [p * (rating + keenness) for rating, p in enumerate(odds)]
    whole = sum(odds) or 1.0
    up_to, beaten, below = [], [], 0.0
    for rating, p in enumerate(odds):
        odds[rating] = p = p / whole
        beaten.append(below + p / 2)
        below += p
        up_to.append(below)
    return Crowd(odds, Rival(up_to, beaten), {gang: share / (total or 1.0) for gang, share in shares.items()})


def contest(
    points: int,
    others: float,  # the weight of a point that they win: the strongest of them, half where he is as strong as we are
    coming: Crowd,
    entries: Sequence[float],  # chances of those who are not there to come
    known: Sequence[int],  # strengths of those who are there
    hidden: Sequence[tuple[Rival, int]],  # those of whom somebody is unknown, and the strength of their others
) -> Contest:
    # At most three may come. The chance that all of them stay below is a polynomial in the chance that one does.
    a, b, c, d = 1.0, 0.0, 0.0, 0.0
    for enters in entries:
        away = 1 - enters
        a, b, c, d = a * away, b * away + a * enters, c * away + b * enters, d * away + c * enters
    up_to = [a + p * (b + p * (c + p * d)) for p in coming.rival.up_to]
    wins = [a + p * (b + p * (c + p * d)) for p in coming.rival.beaten]
    for rival, strength in hidden:
        weaker = [0.0] * strength
        up_to = [*map(mul, up_to, weaker + rival.up_to)]
        wins = [*map(mul, wins, weaker + rival.beaten)]
    for strength in known:
        weaker = [0.0] * min(strength, len(wins))
        up_to[:strength] = weaker
        wins[:strength] = weaker
        if strength < len(wins):
            wins[strength] /= 2
    wins[0] = 0.0
    half = others / 2
    worth = [w - others + half * (p + q) for w, p, q in zip(wins, up_to, (up_to[0], *up_to))]  # noqa: B905
    return Contest(points, wins, worth, sum(map(mul, coming.odds, worth)), 1 - a)


@lru_cache
def highest(deck: Deck) -> int:
    """The highest rating of any crook."""
    return max(crook.rating for crook in deck.faces)
