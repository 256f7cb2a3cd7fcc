"""The saloon and the discard pile (4.9, 5.3): scoundrels on their way."""

from __future__ import annotations

from ....kernel.pieces import move, move_all, reveal, under
from ..moments import job_deck, modules
from ..table import ScoundrelsTable


def refill(g: ScoundrelsTable) -> None:
    """The others close up to the right, and a new scoundrel enters at the left, if there are cards for one."""
    cells = g.data.saloon
    free = len(cells) - 1
    for cell in reversed(cells):
        if g.at[cell]:
            if cell != cells[free]:
                move_all(g, cell, cells[free])
            free -= 1
    jobs = job_deck(g, modules(g), g.data.job_deck)
    if free >= 0 and g.at[g.data.trait_deck] and g.at[jobs]:
        for deck in (g.data.trait_deck, jobs):
            piece = g.at[deck][-1]
            move(g, piece, deck, cells[free])
            reveal(g, (piece,))
        g.tell("arrived", {"trait": g.trait(cells[free]), "job": g.job(cells[free])})


def discard(g: ScoundrelsTable, trait: int) -> None:
    """To the top of the discard pile; the saloon is refilled at once."""
    place = g.place_of(trait)
    if place == g.data.pile:
        return
    g.tell("discarded", {"trait": trait, "job": g.job_of(trait)})
    move_all(g, place, g.data.pile)
    if place in g.data.saloon:
        refill(g)


def sink(g: ScoundrelsTable, trait: int) -> None:
    """From anywhere in the pile to its bottom."""
    under(g, (trait, g.job_of(trait)), g.data.pile, g.data.pile)


def carry(g: ScoundrelsTable, trait: int, target: int) -> None:
    """Both halves of a scoundrel go into a cell."""
    place, job = g.place_of(trait), g.job_of(trait)
    move(g, trait, place, target)
    move(g, job, place, target)
