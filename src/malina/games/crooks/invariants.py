"""What must hold at every table of Crooks, whatever has been played."""

from __future__ import annotations

from .table import CrooksTable


def broken(g: CrooksTable) -> list[str]:
    """The invariants of chapter 4 that do not hold: none, if the rules are right."""
    wrong = []
    if sorted(piece for pieces in g.at for piece in pieces) != list(range(len(g.data.faces))):
        wrong.append("a crook is lost or lies in two places")
    if sorted(face.id for face in g.face) != sorted(face.id for face in g.data.faces):
        wrong.append("a crook has become another")
    if min(g.money) < 0:
        wrong.append("somebody owes money")
    for row in g.data.slot:
        for slot in row.values():
            if any(g.face[piece].action != "accomplice" for piece in g.at[slot][1:]):
                wrong.append("a crook that is no accomplice lies on another")
    placing = {ask[0] for ask in g.asks if ask[1].kind == "place"}
    for seat in range(g.seats):
        if len(g.at[g.data.hand[seat]]) != (seat in placing):
            wrong.append("a crook in hand outside of placing")
    if g.over != all(g.passed):
        wrong.append("over before all have passed, or not over after")
    return wrong
