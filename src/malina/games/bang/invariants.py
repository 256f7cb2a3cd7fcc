"""What must hold at every table of BANG!, whatever has been played."""

from __future__ import annotations

from collections import Counter

from .table import BangTable


def broken(g: BangTable) -> list[str]:
    """What does not hold: nothing, if the rules are right."""
    wrong = []
    pieces = sorted(piece for place in g.at for piece in place)
    if pieces != list(range(len(g.face))):
        wrong.append("a card is lost or lies in two places")
    if Counter(face.id for face in g.face) != Counter(face.id for face in g.data.faces):
        wrong.append("a card has become another")
    for person in g.everybody:
        lying = [g.kind(piece) for piece in g.in_front(person)]
        if max(Counter(kind.id for kind in lying).values(), default=0) > 1:
            wrong.append("two cards of the same name in front of somebody")
        if sum(kind.category == "weapon" for kind in lying) > 1:
            wrong.append("two weapons in front of somebody")
        if any(kind.color == "brown" for kind in lying):
            wrong.append("a brown card in front of somebody")
        if g.life and g.life[person] > g.most[person]:
            wrong.append("more life than the maximum")
    if any(piece not in {p for q in g.everybody for p in g.in_front(q)} for piece in g.ready):
        wrong.append("a ready card that lies in front of nobody")
    for seat, active in enumerate(g.active):
        if active not in g.ring and any(g.owner[person] == seat for person in g.ring):
            wrong.append("somebody plays an eliminated character and has another one")
        if sum(g.books[seat].values()) != g.money[seat]:
            wrong.append("money that came from nowhere")
    return wrong
