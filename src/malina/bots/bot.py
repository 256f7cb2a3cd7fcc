"""What a bot is, and how bots play a table to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice
from ..kernel.refusal import IllegalMove
from ..kernel.table import Table

View = dict[str, Any]  # what Table.view(seat, memory=True) gives


class Bot(Protocol):
    """A bot is handed a view, one decision and dice. None of them leads back to the table."""

    def choose(self, view: View, decision: Decision, dice: Dice) -> Move: ...


def step(table: Table, bots: Sequence[Bot], dice: Dice) -> None:
    """Let the bot of a waiting seat make its move."""
    seat = min(table.waiting_for)
    decision = next(d for d in table.decisions(seat) if d.required)
    move = bots[seat].choose(table.view(seat, memory=True), decision, dice)
    try:
        table.act(seat, move)
    except IllegalMove as error:
        error.add_note(f"the bot of seat {seat} was asked '{decision.kind}' and answered {move!r}")
        raise


def play(table: Table, bots: Sequence[Bot], dice: Dice) -> Table:
    """Play to the end, one bot a seat."""
    while not table.over:
        step(table, bots, dice)
    return table
