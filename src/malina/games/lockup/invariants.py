"""What must hold at every table, whatever has been played."""

from __future__ import annotations

from ...kernel.knowledge import fits
from .faces import RESOURCES
from .rules.goals import amount, goal_of
from .table import NOBODY, LockupTable


def broken(g: LockupTable) -> list[str]:
    if not g.face:
        return []  # crews are still being chosen
    wrong = []
    if sorted(piece for pieces in g.at for piece in pieces) != list(range(len(g.face))):
        wrong.append("a piece is lost or lies in two places")
    there = [face for face in g.data.faces if getattr(face, "crew", "guards") in (*g.crews, "guards")]
    if sorted(face.id for face in g.face) != sorted(face.id for face in there):
        wrong.append("a card has become another")
    supply = g.data.cards.supply
    for kind in RESOURCES:
        laid = sum(cubes.count(kind) for cubes in g.bandits_at)
        if getattr(g.supply, kind) + sum(getattr(g, kind)) + laid != getattr(supply, kind):
            wrong.append(f"a cube is lost: {kind}")
    if g.supply.power + sum(g.power) != supply.power:
        wrong.append("a cube is lost: power")
    if g.supply.suspicion + sum(g.suspicion) + sum(g.suspicion_at) != supply.suspicion:
        wrong.append("a cube is lost: suspicion")
    numbers = (g.reputation, g.power, g.suspicion, g.scrap, g.potion, g.iron, g.gold, g.down)
    if min(map(min, numbers)) < 0 or min(getattr(g.supply, kind) for kind in (*RESOURCES, "power", "suspicion")) < 0:
        wrong.append("somebody has less than nothing")
    goal = goal_of(g, "superiority")
    if goal is not None:
        most = max(amount(g, party, goal) for party in g.parties)
        if (amount(g, g.superiority, goal) < most) if g.superiority != NOBODY else most >= goal.minimum:
            wrong.append("the superiority card lies with the wrong one")
    if any(not fits(g, viewer) for viewer in range(g.seats + 1)):
        wrong.append("somebody has concluded what is not true")
    return wrong
