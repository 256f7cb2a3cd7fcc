"""What must hold at every table, whatever has been played."""

from __future__ import annotations

from ...kernel.knowledge import EVERYONE, fits
from .rules.safes import may_look
from .table import ScoundrelsTable


def broken(g: ScoundrelsTable) -> list[str]:
    wrong = []
    pieces = sorted(piece for place in g.at for piece in place)
    if pieces != list(range(len(g.face))):
        wrong.append("a card is lost or lies in two places")
    if len({face.id for face in g.face}) != len(g.face):
        wrong.append("a card is there twice")
    cells = [place for sheet in g.data.cell for place in sheet.values()]
    for place in (*cells, *g.data.saloon):
        if g.at[place] and sorted(type(g.face[piece]).__name__ for piece in g.at[place]) != ["Job", "Trait"]:
            wrong.append("half a scoundrel")
    for seat in range(g.seats):
        on_cards = sum(found.owner == seat for found in g.suspicions)
        if g.supply[seat] + g.jail[seat] + g.destroyed[seat] + on_cards != g.data.setup.henchmen:
            wrong.append("a henchman is lost")
        if min(g.supply[seat], g.jail[seat], g.money[seat], *g.marks_left(seat)) < 0:
            wrong.append("somebody has less than nothing")
        if not g.data.setup.reputation_least <= g.reputation[seat] <= g.data.setup.reputation_most:
            wrong.append("reputation is off the track")
    for found in g.suspicions:
        if not g.at[g.data.slot[found.victim][found.slot]]:
            wrong.append("a henchman doubts an empty slot")
    for safe in g.at_locations():
        if g.seen[safe] != EVERYONE and {s for s in range(g.seats) if g.seen[safe] >> s & 1} != may_look(g, safe):
            wrong.append("somebody looks into a safe who may not, or may and does not")
    if any(not fits(g, viewer) for viewer in range(g.seats + 1)):
        wrong.append("somebody has concluded what is not true")
    return wrong
