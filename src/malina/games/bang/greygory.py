"""Greygory Deck's two characters, which Vera Custer has too while she copies him."""

from __future__ import annotations

from ...kernel.knowledge import EVERYONE
from ...kernel.pieces import bar, mix, move, reveal
from .pile import tell
from .table import BangTable


def greygory_draws(g: BangTable, person: int) -> None:
    """Two random base characters that nobody has; those he had are shuffled in before."""
    give_back(g, person)
    box = g.data
    base = [character.id for character in box.characters if character.set == "base"]
    g.final += 1
    g.dice.shuffle(base)
    free = [piece for id in base if (piece := g.named(g.at[box.others], id)) >= 0]
    for piece in free[:2]:
        reveal(g, (piece,))
        move(g, piece, box.others, box.drawn[person])
    drawn = g.at[box.drawn[person]]
    g.abilities[person] = (g.character[person], *g.ids(drawn))
    tell(g, "greygory", {"characters": list(drawn)}, seat=person)


def give_back(g: BangTable, person: int) -> None:
    """Back to the characters nobody has; everybody can tell that they are no bullet cards."""
    box = g.data
    if old := g.at[box.drawn[person]]:
        bullets = [piece for place in box.bullet for piece in g.at[place] if g.seen[piece] != EVERYONE]
        bar(g, bullets, frozenset(g.ids(old)))
        for piece in old:
            move(g, piece, box.drawn[person], box.others)
        mix(g, g.at[box.others])
    g.abilities[person] = (g.character[person],)
