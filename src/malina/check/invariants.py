"""Invariants of every table, whatever the game."""

from __future__ import annotations

import json

import msgspec

from ..kernel.table import Table


def broken(g: Table) -> list[str]:
    """The invariants that are violated: the game's own, and those of all games."""
    wrong = g.game.invariants(g)
    if not g.over and not g.waiting_for:
        wrong.append("nobody is asked, and the game is not over")
    for seat in g.waiting_for:
        if not g.decisions(seat, about=False):
            wrong.append(f"seat {seat} is asked and has no legal move")
    if g.over and g.asks:
        wrong.append("somebody is asked after the end")
    if not g.game.possible(g):
        wrong.append("the table is not possible, and yet it is there")
    for what, other in (("a copy", g.copy()), ("a loaded dump", through_json(g))):
        if names := g.differing(other):
            wrong.append(f"{what} is another table: {', '.join(names)}")
    try:
        json.dumps(g.view(None))
    except TypeError as error:
        wrong.append(f"a view is no JSON: {error}")
    return wrong


def through_json(g: Table) -> Table:
    return g.game.load(msgspec.json.decode(msgspec.json.encode(g.dump())))
