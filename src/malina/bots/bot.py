"""The interface of bots, and the loop in which they play a table to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol, runtime_checkable

from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice
from ..kernel.policy import View
from ..kernel.refusal import IllegalMove
from ..kernel.table import Table


class Bot(Protocol):
    """A bot is handed a view, one decision and dice. None of them leads back to the table.

    A decision that is not required is a standing offer. Only a bot that says `takes_offers = True` is asked about
    those, whenever the table has changed; it may answer NOTHING."""

    def choose(self, view: View, decision: Decision, dice: Dice) -> Move: ...


@runtime_checkable
class Seer(Protocol):
    """A bot that looks ahead is handed a guess instead of a view: a table on which nothing is true but what its seat
    knows."""

    def look_ahead(self, guess: Table, decision: Decision, dice: Dice) -> Move: ...


AnyBot = Bot | Seer
Ask = Callable[[AnyBot, Table, Decision], Move]


MOST_OFFERS = 64  # taken in a row, before somebody has to answer what is asked


def answer(bot: AnyBot, table: Table, decision: Decision, dice: Dice) -> Move:
    """What this bot decides; what it gets to see is all that leaves the table."""
    if isinstance(bot, Seer):
        return bot.look_ahead(fair_guess(table, decision.seat, dice), decision, dice)
    return bot.choose(table.view(decision.seat, memory=True, about=False), decision, dice)


def fair_guess(table: Table, seat: int, dice: Dice) -> Table:
    """Where a seat begins to think: it has no log, and its dice are not the table's."""
    twin = table.copy()
    twin.log = None
    return twin.guess(seat, dice.below(1 << 32))


def asked(table: Table) -> Decision:
    """What the first waiting seat has to decide, to be handed to a bot: whatever it does to the moves in it, `act`
    judges by others."""
    seat = min(table.waiting_for)
    return next(decision for decision in table.decisions(seat, about=False) if decision.required)


def takes_offers(bot: AnyBot) -> bool:
    return getattr(bot, "takes_offers", False)


def offered(table: Table) -> Iterator[Decision]:
    """The standing offers, seat by seat. Whom they stand for everybody knows, so nothing is told by who is asked."""
    for seat in sorted({seat for seat, _, _, required in table.asks if not required}):
        yield from (decision for decision in table.decisions(seat, about=False) if not decision.required)


def in_order(table: Table, bots: Mapping[int, AnyBot], offers: bool = True) -> Iterator[Decision]:
    """What bots decide now, in this order, until one of them makes a move: first their standing offers, then what the
    first waiting seat has to decide if it is one of theirs."""
    for decision in offered(table) if offers else ():
        if decision.seat in bots and takes_offers(bots[decision.seat]):
            yield decision
    if min(table.waiting_for) in bots:
        yield asked(table)


class Turns:
    """Bots that play on together. Whoever keeps making offers is not listened to for ever: somebody has to answer."""

    def __init__(self) -> None:
        self.in_a_row = 0

    def next(self, table: Table, bots: Mapping[int, AnyBot], ask: Ask) -> tuple[Decision, Move] | None:
        """The next move of a bot; None if a person has to decide first."""
        for decision in in_order(table, bots, self.in_a_row < MOST_OFFERS):
            if move := ask(bots[decision.seat], table, decision):
                self.in_a_row = 0 if decision.required else self.in_a_row + 1
                return decision, move
        return None


def made(table: Table, decision: Decision, move: Move, name: str) -> None:
    """Make a bot's move; one that is illegal is told as its own."""
    try:
        table.act(decision.seat, move)
    except IllegalMove as error:
        error.add_note(f"{name} was asked '{decision.kind}' and answered {move!r}")
        raise


def step(table: Table, bots: Sequence[AnyBot], dice: Dice, turns: Turns | None = None) -> None:
    """One move, one bot a seat."""
    found = (turns or Turns()).next(table, dict(enumerate(bots)), lambda bot, g, asked: answer(bot, g, asked, dice))
    assert found is not None
    made(table, *found, f"the bot of seat {found[0].seat}")


def play(table: Table, bots: Sequence[AnyBot], dice: Dice) -> Table:
    """Play to the end."""
    turns = Turns()
    while not table.over:
        step(table, bots, dice, turns)
    return table
