"""What an answer costs or brings, as far as whoever is asked may know: the notes of decisions."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Note, Said
from ..table import CrooksTable


def money(g: CrooksTable, cmd: str, seat: int, change: int, /, **where: Any) -> Note:
    there = g.money[seat]
    return Note(cmd, Said("money", {"from": there, "to": there + change}), where)


def told(cmd: str, id: str, where: dict[str, Any], /, **args: Any) -> Note:
    return Note(cmd, Said(id, args), where)
