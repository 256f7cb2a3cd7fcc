"""Control flow that all games share: simultaneous (sealed) answers, reaction windows in turn order, deferred effects,
timeouts.

Like all rules these are pushed as frames with plain arguments; they name questions, as a dump does.
"""

from __future__ import annotations

from typing import Any

from .rules import QUESTIONS, TIME, rule

DECLINE = "pass"  # the answer of whoever makes no use of a window
Asked = tuple[int, str, tuple[Any, ...]]  # seat, question, its arguments


@rule
def unseal(g: Any, *asked: Asked) -> None:
    """All simultaneous answers are there: carry them out, one after the other. From here on there is no undo."""
    g.final += 1
    for seat, name, args in asked:
        g.then(carry_out, seat, name, args)


@rule
def carry_out(g: Any, seat: int, name: str, args: tuple[Any, ...]) -> None:
    """Carry out the sealed answer of one seat, with all that follows from it."""
    for i, (whose, question, given, move) in enumerate(g.sealed):
        if (whose, question, given) == (seat, name, args):
            del g.sealed[i]
            if move is not None:
                QUESTIONS[name].carry_out(g, seat, args, move)
            return


@rule
def ask_in_turn(g: Any, seats: tuple[int, ...], declined: int, name: str, args: tuple[Any, ...]) -> None:
    """A reaction window: ask the first of these seats that could use it by public knowledge, then the next, until all
    have declined in a row. After a use everybody is asked again (`Table._answer` resets `declined`)."""
    question = QUESTIONS[name]
    while declined < len(seats):
        seat, seats, declined = seats[0], (*seats[1:], seats[0]), declined + 1
        if question.could(g, seat, *args):
            g.ask(seat, question, *args)
            g.then(ask_in_turn, seats, declined, name, args)
            return


@rule
def settle(g: Any) -> None:
    """An effect is finished: carry out the deferred ones (`Table.due`), and those that join them meanwhile."""
    if g.due:
        effect, args = g.due.pop(g.game.first_due(g) if len(g.due) > 1 else 0)
        g.then(effect, *args)
        g.then(settle)


@rule
def let_time_pass(g: Any, seat: int, name: str, args: tuple[Any, ...]) -> None:
    """Timeout of one seat: carry out the default answer of the question."""
    QUESTIONS[name].carry_out(g, seat, args, {"cmd": TIME})
