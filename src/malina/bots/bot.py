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
    """A bot chooses from a view, one decision and dice. None of them gives access to the table.

    A decision that is not required is a standing offer. Only a bot with `takes_offers = True` is asked about those,
    whenever the table has changed; it may answer NOTHING."""

    def choose(self, view: View, decision: Decision, dice: Dice) -> Move: ...


@runtime_checkable
class Seer(Protocol):
    """A bot that looks ahead gets a guess instead of a view: a complete table that agrees with what its seat knows and
    with nothing else."""

    def look_ahead(self, guess: Table, decision: Decision, dice: Dice) -> Move: ...


AnyBot = Bot | Seer
Ask = Callable[[AnyBot, Table, Decision], Move]


MOST_OFFERS = 64  # taken in a row, before somebody has to answer what is asked


def answer(bot: AnyBot, table: Table, decision: Decision, dice: Dice) -> Move:
    """The move of this bot. It is given a view or a guess, never the table."""
    if isinstance(bot, Seer):
        return bot.look_ahead(fair_guess(table, decision.seat, dice), decision, dice)
    return bot.choose(table.view(decision.seat, memory=True, about=False), decision, dice)


def fair_guess(table: Table, seat: int, dice: Dice) -> Table:
    """The root of a search for this seat: a guess without the table's log and with dice of its own."""
    twin = table.copy()
    twin.log = None
    return twin.guess(seat, dice.below(1 << 32))


def asked(table: Table) -> Decision:
    """The decision of the first waiting seat, as a copy for a bot: `act` judges by the original, whatever the bot does
    to this one."""
    seat = min(table.waiting_for)
    return next(decision for decision in table.decisions(seat, about=False) if decision.required)


def takes_offers(bot: AnyBot) -> bool:
    return getattr(bot, "takes_offers", False)


def offered(table: Table) -> Iterator[Decision]:
    """The standing offers, seat by seat. Who has one is public, so asking tells nothing."""
    for seat in sorted({seat for seat, _, _, required in table.asks if not required}):
        yield from (decision for decision in table.decisions(seat, about=False) if not decision.required)


def in_order(table: Table, bots: Mapping[int, AnyBot], offers: bool = True) -> Iterator[Decision]:
    """The decisions of bots in the order in which they are asked until one of them moves: standing offers first, then
    the decision of the first waiting seat if it is a bot's."""
    for decision in offered(table) if offers else ():
        if decision.seat in bots and takes_offers(bots[decision.seat]):
            yield decision
    if min(table.waiting_for) in bots:
        yield asked(table)


class Turns:
    """The loop in which bots play together. Standing offers taken in a row are limited, so that the game goes on."""

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
    """Make a bot's move; an illegal one is reported with the bot's name and the question."""
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
