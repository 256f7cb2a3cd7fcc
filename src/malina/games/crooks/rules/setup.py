"""Chapter 3: the jobs, the masterminds, the hideouts with their piles, the money and the first player."""

from __future__ import annotations

from ....kernel.pieces import add_pieces, deal
from ..faces import COLORS
from ..table import CrooksTable
from .recruiting import start_turn


def set_up(g: CrooksTable) -> None:
    deck = g.data
    seat_players(g)
    pieces = add_pieces(g, deck.faces, deck.unused)
    deal(g, pieces)
    dealt = 0
    for letter, size in zip(deck.setup.hideouts, deck.setup.stacks, strict=True):
        g.at[deck.hideout[letter]] = pieces[dealt : dealt + size]
        dealt += size
    g.at[deck.unused] = pieces[dealt:]
    first = g.options.first
    g.first = g.current = g.throw(g.seats) if first == "random" else first
    g.tell("game_started", first=g.first, colors=list(g.colors), money=deck.money.start, stacks=list(deck.setup.stacks))
    g.then(start_turn)


def seat_players(g: CrooksTable) -> None:
    """A mastermind of another colour and the same money for everybody."""
    g.colors = list(g.options.colors or COLORS[: g.seats])
    g.money = [g.data.money.start] * g.seats
    g.passed = [False] * g.seats
