"""Henchmen and the jail (4.5)."""

from __future__ import annotations

from ..moments import happened
from ..table import ScoundrelsTable


def free(g: ScoundrelsTable, owner: int) -> None:
    g.jail[owner] -= 1
    g.supply[owner] += 1
    g.tell("freed", owner=owner)
    happened(g, owner, "after_own_henchman_freed")


def send_to_jail(g: ScoundrelsTable, owner: int) -> None:
    """From the supply."""
    g.supply[owner] -= 1
    g.jail[owner] += 1
    g.tell("jailed", owner=owner)
