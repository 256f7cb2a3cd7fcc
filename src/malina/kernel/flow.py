"""Rules for all games: answers that stay sealed, windows in turn order, effects that wait, time that runs out.

Like all rules they are frames with plain arguments; questions in them are named, as in a dump.
"""

from __future__ import annotations

from typing import Any

from .rules import QUESTIONS, TIME, rule

DECLINE = "pass"  # the answer to a window that is no use of it
Asked = tuple[int, str, tuple[Any, ...]]  # seat, question, its arguments


@rule
def unseal(g: Any, *asked: Asked) -> None:
    """All have answered what was sealed: the answers are carried out, one after the other. None can be taken back."""
    g.final += 1
    for seat, name, args in asked:
        g.then(carry_out, seat, name, args)


@rule
def carry_out(g: Any, seat: int, name: str, args: tuple[Any, ...]) -> None:
    """The answer of one seat, with all that comes of it."""
    for i, (whose, question, given, move) in enumerate(g.sealed):
        if (whose, question, given) == (seat, name, args):
            del g.sealed[i]
            if move is not None:
                QUESTIONS[name].carry_out(g, seat, args, move)
            return


@rule
def ask_in_turn(g: Any, seats: tuple[int, ...], declined: int, name: str, args: tuple[Any, ...]) -> None:
    """Ask the first of these who could make use of it, by what everybody knows; then the next, until all of them have
    declined in a row. Whoever makes use of it has everybody asked again (`Table._answer` sets `declined` back)."""
    question = QUESTIONS[name]
    while declined < len(seats):
        seat, seats, declined = seats[0], (*seats[1:], seats[0]), declined + 1
        if question.could(g, seat, *args):
            g.ask(seat, question, *args)
            g.then(ask_in_turn, seats, declined, name, args)
            return


@rule
def settle(g: Any) -> None:
    """An effect is finished: what has waited for its end is carried out, with whatever joins it meanwhile."""
    if g.due:
        effect, args = g.due.pop(g.game.first_due(g) if len(g.due) > 1 else 0)
        g.then(effect, *args)
        g.then(settle)


@rule
def let_time_pass(g: Any, seat: int, name: str, args: tuple[Any, ...]) -> None:
    """This seat has let its time run out."""
    QUESTIONS[name].carry_out(g, seat, args, {"cmd": TIME})
