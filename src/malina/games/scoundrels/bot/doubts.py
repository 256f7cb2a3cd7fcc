"""Bluffs and henchmen: what it costs to lay a card where it does not belong, and when to doubt somebody else's card.

Both are mixed by chance, so that nobody can read them. The chance comes of what only the seat itself knows.
"""

from __future__ import annotations

from math import exp, log
from zlib import crc32

from ..table import Suspicion
from .stakes import Mind


def doubting(mind: Mind, doubter: int, victim: int, true: float) -> float:
    """What it is worth to a seat to put a henchman on a card that is true with this chance."""
    caught = mind.reputation(doubter, 1) - mind.reputation(victim, -1) * mind.rival
    jailed = mind.henchman(doubter) if mind.sight.days_after else 0.0
    waits = waiting(mind, doubter)
    return (1 - true - waits) * caught - (true - waits) * jailed


def waiting(mind: Mind, doubter: int) -> float:
    """The chance that the henchman finds a better card today: with fewer of them than cards to come one waits."""
    g, sight, weights = mind.g, mind.sight, mind.weights.doubts
    cards = sum([sight.turns_today(seat) for seat in g.after(doubter)])
    return weights.hold * min(1.0, max(0.0, weights.spare * (1 - g.supply[doubter] / (cards + 1))))


def danger(mind: Mind, slot: str) -> float:
    """What a bluff in this slot will cost us: reputation, by those who may doubt it."""
    g, me, weights = mind.g, mind.me, mind.weights.doubts
    doubters = [seat for seat in mind.sight.others if g.supply[seat] and Suspicion(seat, me, slot) not in g.suspicions]
    if not doubters:
        return weights.shame
    true = mind.hands.if_laid(me, slot)
    trusted, theirs = 1.0, 0.0
    for seat in doubters:
        chance = 1 / (1 + exp(-doubting(mind, seat, me, true) / weights.unsure))
        trusted *= 1 - chance
        theirs += chance * mind.reputation(seat, 1)
    loss = -(1 - trusted) * mind.reputation(me, -1) + theirs * mind.rival
    return weights.nerve * loss + weights.shame


def caprice(mind: Mind, what: str, noise: float) -> float:
    """So much chance is in it: a number around 0 for everything that might be done, made of our own secrets."""
    share = (crc32(what.encode(), mind.secret) + 0.5) / (1 << 32)
    return noise * log(share / (1 - share))
