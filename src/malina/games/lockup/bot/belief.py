"""What may lie face down: what is left of a crew's tokens, and which of those one would rather hide.

Weak tokens are hidden more often than strong ones: they may be taken for more than they are. Guards hide nothing on
purpose: any of their cards may lie anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import exp, prod
from typing import Any

from ....kernel.dice import FastDice, drawn
from ..table import LockupTable
from .sight import Sight
from .weights import Weights

Odds = tuple[float, ...]  # by strength
GUARDS = "guard"
FEW = 4  # guesses of which one is taken


def strength(face: Any, power: int) -> int:
    found: int = power if face.rule == "power" else face.strength
    return found


def reason_to_hide(face: Any, power: int, weights: Weights) -> float:
    """How much more likely this token lies face down than one without strength."""
    return 1.0 if face.back == GUARDS else exp(-weights.boast * strength(face, power))


@lru_cache(maxsize=8192)
def sums(tokens: tuple[tuple[int, float], ...], count: int) -> Odds:
    """How strong so many of these are together; each is there by its weight."""
    if not count:
        return (1.0,)
    found = [0.0] * (sum(sorted([one for one, _ in tokens])[-count:]) + 1)
    whole = 0.0
    for some in combinations(tokens, min(count, len(tokens))):
        weight = prod([weight for _, weight in some])
        found[sum([one for one, _ in some])] += weight
        whole += weight
    return tuple([weight / whole for weight in found])


# ---- what guesses and the page ask ----


def hidden_pieces(sight: Sight) -> Iterator[tuple[int, int]]:
    """Every piece in a location that the seat does not know, and whose it is."""
    for room in sight.rooms:
        for party in sight.opponents:
            lies = room[party]
            if lies.hidden:
                yield from [(piece, party) for piece in lies.unknown]


def likelihood(view: dict[str, Any], guess: LockupTable, weights: Weights) -> float:
    """How likely the others have hidden these very tokens, compared with any."""
    chance = 1.0
    for piece, party in hidden_pieces(Sight.of_view(view)):
        chance *= reason_to_hide(guess.face[piece], guess.power[party], weights)
    return chance


def imagine(table: LockupTable, seat: int, number: int, weights: Weights) -> LockupTable:
    """A guess to look ahead from: one of a few, if others hide something on purpose, by how likely they are."""
    dice = FastDice(f"imagine {number}")
    hidden = [(piece, party) for piece, party in hidden_pieces(Sight.of_table(table, seat)) if party < table.seats]
    guesses = [table.guess(seat, dice.below(1 << 32)) for _ in range(FEW if hidden else 1)]
    if not hidden:
        return guesses[0]
    weighed = [
        prod([reason_to_hide(guess.face[piece], guess.power[party], weights) for piece, party in hidden])
        for guess in guesses
    ]
    return guesses[drawn([weight / sum(weighed) for weight in weighed], dice)]


def believes(table: LockupTable, seat: int, weights: Weights) -> dict[str, Any]:
    """For every token or guard card face down that the seat does not know: what it may be by which chance."""
    sight = Sight.of_table(table, seat)
    pools = {party: sight.unseen(party) for party in sight.opponents}
    found = {}
    for piece, party in hidden_pieces(sight):
        weighed: dict[str, float] = {}
        for face in pools[party]:
            weighed[face.id] = weighed.get(face.id, 0.0) + reason_to_hide(face, sight.power[party], weights)
        whole = sum(weighed.values())
        likeliest = sorted(weighed.items(), key=lambda pair: (-pair[1], pair[0]))
        found[str(piece)] = {id: round(weight / whole, 4) for id, weight in likeliest}
    return {"pieces": found}
