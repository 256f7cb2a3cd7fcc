"""Chapter 3: the jobs, the masterminds, the hideouts with their piles, the money and the first player."""

from __future__ import annotations

from ...kernel.pieces import add_pieces, mix
from .cards import COLORS
from .recruiting import start_turn
from .table import BOX, UNUSED, CrooksTable


def set_up(g: CrooksTable) -> None:
    lay_out(g)
    pieces = add_pieces(g, g.data.faces, UNUSED)
    mix(g, pieces)
    dealt = 0
    for letter, place in g.data.hideouts:
        g.at[place] = pieces[dealt : dealt + g.data.stacks[letter]]
        dealt += g.data.stacks[letter]
    g.at[UNUSED] = pieces[dealt:]
    first = g.options.first
    g.first = g.current = g.throw(g.seats) if first == "random" else first
    g.tell("game_started", first=g.first, colors=list(g.colors), money=g.data.money.start, stacks=dict(g.data.stacks))
    g.then(start_turn)


def lay_out(g: CrooksTable) -> None:
    """The empty table, before the crooks are dealt."""
    for _, place in g.data.hideouts:
        g.at[place] = ()
    for seat in range(g.seats):
        g.at["hand", seat] = ()
    for row in g.data.rows:
        for _, slot in row:
            g.at[slot] = ()
    g.at[BOX] = ()
    g.at[UNUSED] = ()
    g.colors = list(g.options.colors or COLORS[: g.seats])
    g.money = [g.data.money.start] * g.seats
    g.passed = [False] * g.seats
