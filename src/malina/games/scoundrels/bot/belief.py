"""What a seat makes of what it cannot see, for the search and for whoever reads the replay."""

from __future__ import annotations

from typing import Any

from ..box import SLOTS
from ..table import ScoundrelsTable
from .hands import Hands, chance
from .sight import Sight
from .vault import Vault, lies
from .weights import Weights


def likelihood(guess: ScoundrelsTable, seat: int, weights: Weights) -> float:
    """How likely it is that the others have laid these very cards, and marked these very safes."""
    g = guess
    rates, trust = weights.doubts.bluffs, weights.vault.trust
    usual = sum(rates) / len(rates)
    found = 1.0
    for other in g.after(seat):
        for slot, place in g.data.slot[other].items():
            for piece in g.at[place]:
                if g.face[piece].rank != slot:
                    found *= usual
    for mark in g.marks:
        if mark.owner != seat:
            value = g.face[mark.safe].value
            found *= trust if value == mark.number else (1 - trust) * lies(g.data.numbers, value, mark.number)
    return found


def believes(g: ScoundrelsTable, seat: int, weights: Weights) -> dict[str, Any]:
    """The chances of every hidden card in a slot, and of every safe that the seat does not know."""
    sight = Sight(g, seat)
    hands, vault = Hands(sight, weights.doubts), Vault(sight, weights.vault)
    cards: dict[str, dict[str, float]] = {}
    for other in sight.others:
        situation = hands.situation(other)
        hidden = {group.slot for group in situation[1]}
        for slot in SLOTS:
            for piece in g.at[g.data.slot[other][slot]]:
                if slot in hidden and sight.face(piece) is None:
                    cards[str(piece)] = {rank: round(chance(situation, slot, rank), 4) for rank in situation[0]}
    safes = {}
    for piece in (*g.at_locations(), *(piece for place in g.data.stolen for piece in g.at[place])):
        if piece not in vault.values:
            safes[str(piece)] = {str(value): round(of, 4) for value, of in vault.chances(piece).items()}
    return {"cards": cards, "safes": safes}


def truth(g: ScoundrelsTable, group: str, thing: str) -> str:
    face = g.face[int(thing)]
    return str(face.rank if group == "cards" else face.value)
