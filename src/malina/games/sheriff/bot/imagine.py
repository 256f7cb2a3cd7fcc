"""Guesses as a search needs them. Dealt at random, hardly any bag would be what its merchant says: so in every guess
each closed bag is made true, or a lie, as often as it is believed to be one."""

from __future__ import annotations

from ....kernel.dice import FastDice
from ....kernel.knowledge import ONE_LABEL, fits, label_at
from ..table import SheriffTable
from .belief import Belief
from .sight import Sight
from .weights import Weights


def imagine(table: SheriffTable, seat: int, seed: int, weights: Weights) -> SheriffTable:
    """A table that could be the true one for all that the seat knows."""
    guess = table.guess(seat, seed)
    if guess.step != "inspection" and guess.step != "declaration":
        return guess
    dice = FastDice(f"imagine {seed}")
    belief = Belief(Sight.of_table(table, seat), weights)
    for bag in guess.closed:
        if bag != seat and guess.declared[bag] and belief.sight.looked_into(bag) is None:
            repack(guess, seat, bag, wanted(guess, bag, belief, dice), dice)
    return guess


def wanted(g: SheriffTable, bag: int, belief: Belief, dice: FastDice) -> list[str]:
    """What may be in it: what was declared, and if it is a lie contraband besides."""
    number, good = len(g.at[g.data.bag[bag]]), g.declared[bag]
    if not chance(dice, belief.lie(bag)):
        return [good] * number
    wrong = 1
    while wrong < number and chance(dice, 1 - 1 / belief.count(bag)):
        wrong += 1
    return ["" if n < wrong else good for n in range(number)]


def repack(g: SheriffTable, viewer: int, bag: int, faces: list[str], dice: FastDice) -> None:
    """Exchange cards of a bag for others that the viewer cannot see; "" is any contraband. If what is known forbids it,
    it stays as it was."""
    before = list(g.face)
    inside = g.at[g.data.bag[bag]]
    hidden = [p for place in (g.data.hand[bag], g.data.deck, *g.data.hand) for p in g.at[place] if unseen(g, viewer, p)]
    dice.shuffle(hidden)
    contraband = frozenset(g.data.contraband)
    for piece, face in zip(inside, faces, strict=True):
        fine = (lambda id: id in contraband) if not face else (lambda id, face=face: id == face)
        if fine(g.face[piece].id):
            continue
        other = next((p for p in hidden if fine(g.face[p].id) and same_group(g, viewer, p, piece)), None)
        if other is not None:
            g.face[piece], g.face[other] = g.face[other], g.face[piece]
    if not fits(g, viewer):
        g.face[:] = before


def unseen(g: SheriffTable, viewer: int, piece: int) -> bool:
    return not g.seen[piece] >> viewer & 1


def same_group(g: SheriffTable, viewer: int, one: int, other: int) -> bool:
    """Would an exchange of their faces go unnoticed?"""
    shift = label_at(viewer)
    return g.seen[one] >> shift & ONE_LABEL == g.seen[other] >> shift & ONE_LABEL


def chance(dice: FastDice, of: float) -> bool:
    return dice.below(1 << 20) < of * (1 << 20)
