"""The moves that may be the best ones: of cards that do for the same purpose only the cheapest is considered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from ....kernel.blanks import Fillings, Some
from ....kernel.decision import Move, Moves, Say
from .cards import Hand


def candidates(moves: Moves, hand: Hand) -> Iterator[Move]:
    for say in moves.says:
        yield from ways(say, hand)


def ways(say: Say, hand: Hand) -> Iterator[Move]:
    """One sentence with its blanks filled."""
    names = "cmd", *say.blanks
    fillings = [sensible(name, blank, hand, say) for name, blank in say.blanks.items()]
    for values in product((say.cmd,), *fillings):
        yield dict(zip(names, values, strict=True))


def sensible(name: str, fillings: Fillings, hand: Hand, say: Say) -> Sequence[Any]:
    if isinstance(fillings, Some):
        return [cheapest_of(fillings, hand)]
    if name == "what" and "bang" in fillings:
        return ["bang"]  # what Dorothy Rage had better name
    every: Sequence[Any] = fillings  # type: ignore[assignment]
    if name == "card" and say.cmd == "play" and len(every) > 1:
        return play_one_of(every, hand)
    if name == "cost" or (name == "card" and say.cmd == "repeat"):
        return hand.cheapest(every)[:1]
    return every


def cheapest_of(some: Some, hand: Hand) -> list[Any]:
    """As few as possible, the cheapest, in the order in which they are offered."""
    ranked = sorted(range(len(some.items)), key=lambda i: hand.value(some.items[i]))
    return [some.items[i] for i in sorted(ranked[: some.low])]


def play_one_of(cards: Sequence[str], hand: Hand) -> list[str]:
    """The cheapest of them, and if Apache Kid is about, one that is no diamond."""
    cheap = hand.cheapest(cards)[:1]
    sight = hand.mind.sight
    if any(sight.immune(p, sight.cards[cheap[0]]) for p in sight.others):
        felt = [id for id in cards if not any(sight.immune(p, sight.cards[id]) for p in sight.others)]
        cheap += hand.cheapest(felt)[:1]
    return cheap
