"""What a bot is, and how bots play a table to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice
from ..kernel.policy import View
from ..kernel.refusal import IllegalMove
from ..kernel.table import Table


class Bot(Protocol):
    """A bot is handed a view, one decision and dice. None of them leads back to the table."""

    def choose(self, view: View, decision: Decision, dice: Dice) -> Move: ...


@runtime_checkable
class Seer(Protocol):
    """A bot that looks ahead is handed a guess instead of a view: a table on which nothing is true but what its seat
    knows."""

    def look_ahead(self, guess: Table, decision: Decision, dice: Dice) -> Move: ...


AnyBot = Bot | Seer


def answer(bot: AnyBot, table: Table, decision: Decision, dice: Dice) -> Move:
    """What this bot decides; what it gets to see is all that leaves the table."""
    if isinstance(bot, Seer):
        return bot.look_ahead(fair_guess(table, decision.seat, dice), decision, dice)
    return bot.choose(table.view(decision.seat, memory=True), decision, dice)


def fair_guess(table: Table, seat: int, dice: Dice) -> Table:
    """Where a seat begins to think: it has no log, and its dice are not the table's."""
    twin = table.copy()
    twin.log = None
    return twin.guess(seat, dice.below(1 << 32))


def asked(table: Table) -> Decision:
    """What the first waiting seat has to decide, to be handed to a bot: whatever it does to the moves in it, `act`
    judges by others."""
    seat = min(table.waiting_for)
    return next(decision for decision in table.decisions(seat) if decision.required)


def step(table: Table, bots: Sequence[AnyBot], dice: Dice) -> None:
    """Let the bot of a waiting seat make its move."""
    decision = asked(table)
    seat = decision.seat
    move = answer(bots[seat], table, decision, dice)
    try:
        table.act(seat, move)
    except IllegalMove as error:
        error.add_note(f"the bot of seat {seat} was asked '{decision.kind}' and answered {move!r}")
        raise


def play(table: Table, bots: Sequence[AnyBot], dice: Dice) -> Table:
    """Play to the end, one bot a seat."""
    while not table.over:
        step(table, bots, dice)
    return table
