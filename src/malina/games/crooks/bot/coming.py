"""The crooks that a seat of Crooks does not know: who may lie face down, who may still come, and how many to whom."""

from __future__ import annotations

from .contest import Crowd, crowd
from .sight import UNKNOWN, Sight
from .weights import Weights


def hidden(sight: Sight, weights: Weights) -> Crowd | None:
    """Who may lie face down on the table, if anybody does."""
    if not any(circles[UNKNOWN] for circles in sight.circles):
        return None
    strayed = [((crook,), chance) for crook, chance in sight.strayed]
    return crowd(sight.deck, [(sight.unseen, 1.0), *strayed], weights.keenness, kingpins=False)


def coming(sight: Sight, weights: Weights) -> Crowd:
    """Who may still come out of the hideouts."""
    piles, unseen = sight.piles.values(), sight.unseen
    groups = [(pile.among, pile.size / len(pile.among)) for pile in piles if pile.size and pile.among is not unseen]
    if unknown := sum([pile.size for pile in piles if pile.among is unseen]):
        groups.append((unseen, unknown / len(unseen)))
    return crowd(sight.deck, groups, weights.keenness, kingpins=True)


def crooks_to_buy(sight: Sight) -> list[float]:
    """By seat: as many as there are for it in the hideouts, or as it has room for."""
    crooks = sum([pile.size for pile in sight.piles.values()])
    seats = sight.passed.count(False)
    room = [min(crooks / seats, len(free)) for free in sight.free]
    if sight.opened is not None:  # the crook we are about to place does not count
        room[sight.me] = min((crooks - (sight.hand is None)) / seats, len(sight.free[sight.me]) - 1)
    return [max(0.0, crooks) for crooks in room]


def crooks_to_come(sight: Sight, to_buy: list[float], price: float) -> list[float]:
    """By seat: how many it will still hire; for ourselves, after the one we are about to."""
    to_come = [
        0.0 if passed else min(money / price, most)
        for passed, money, most in zip(sight.passed, sight.money, to_buy)  # noqa: B905
    ]
    if sight.opened is None:
        to_come[sight.me] = max(0.0, to_come[sight.me] - 1)
    return to_come
