"""What must hold at every table, whatever has been played."""

from __future__ import annotations

from ...kernel.knowledge import fits
from .table import SheriffTable


def broken(g: SheriffTable) -> list[str]:
    wrong = []
    if sorted(piece for pieces in g.at for piece in pieces) != list(range(len(g.data.faces))):
        wrong.append("a card is lost or lies in two places")
    if sorted(face.id for face in g.face) != sorted(face.id for face in g.data.faces):
        wrong.append("a card has become another")
    if min(g.gold) < 0 or g.chest < 0:
        wrong.append("somebody has less than nothing")
    for seat in range(g.seats):
        if any(g.face[piece].kind != "legal" for piece in g.at[g.data.stand[seat]]):
            wrong.append("contraband lies on a stand")
        if any(g.face[piece].kind in ("legal", "merry_man") for piece in g.at[g.data.stack[seat]]):
            wrong.append("something else than contraband lies in a stack")
        own = (*g.at[g.data.hand[seat]], *g.at[g.data.bag[seat]])
        if not g.at[g.data.robber] and sum(g.face[piece].kind == "merry_man" for piece in own) != g.merry[seat]:
            wrong.append("a merry man is where nobody says he is, or is not where he is said to be")
    if any(not fits(g, viewer) for viewer in range(g.seats + 1)):
        wrong.append("somebody has concluded what is not true")
    return wrong
