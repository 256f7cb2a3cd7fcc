"""Characters with something of their own to do in phase 2 or before phase 1; the others are told where they matter."""

from __future__ import annotations

from typing import Any

from ...kernel.pieces import move, reveal
from .damage import ketchum, ketchums
from .pile import tell
from .play import ABILITIES, Ability, two_of
from .table import BangTable


class SidKetchum(Ability):
    """Two cards for a life."""

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        return [(two_of(g, list(g.hand(person))),)] if person in ketchums(g) else []

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        ketchum(g, person, cards)

    def why_not(self, g: BangTable, person: int) -> str:
        return "full-life" if g.life[person] >= g.most[person] else "two-cards"


ABILITIES["sid_ketchum"] = SidKetchum()


# ---- Greygory Deck ----


def greygory_draws(g: BangTable, person: int) -> None:
    """Two random base characters that nobody has."""
    box = g.data
    for _ in range(2):
        base = [piece for piece in g.at[box.others] if g.face[piece].set == "base"]
        if base:
            piece = base[g.throw(len(base))]
            reveal(g, (piece,))
            move(g, piece, box.others, box.drawn[person])
    names = g.ids(g.at[box.drawn[person]])
    g.abilities[person] = ("greygory_deck", *names)
    tell(g, "greygory", {"characters": list(g.at[box.drawn[person]])}, seat=person)
