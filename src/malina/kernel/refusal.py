"""Refusals, the errors that users cause: a message id with arguments, so that all read them in their own language."""

from __future__ import annotations

import copyreg
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from .table import Table


class Refusal(Exception):
    """Base of all errors a person can cause. `reason` is a message id, `args_` fills the message's blanks."""

    def __init__(self, reason: str, **args_: Any) -> None:
        super().__init__(reason, args_)
        self.reason = reason
        self.args_ = args_

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.args_.items())
        return f"{self.reason} ({details})" if details else self.reason

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle support, because worker processes raise refusals too: by default an exception is unpickled by calling
        its class with `args`, which would lose the keyword arguments."""
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]

    def to_json(self) -> dict[str, Any]:
        return {"reason": self.reason, "args": self.args_}


class IllegalMove(Refusal):
    """A move that is not possible now; the table is as it was."""


class BadOptions(Refusal):
    """A table cannot be made with these options or this number of seats."""


class BadBot(Refusal):
    """A user's own bot that fails: says which bot, at which question, and how."""


class BadCards(Refusal):
    """A card file that cannot be used: says which file, which card and which field."""


class BadRecord(Refusal):
    """A record that is not one, or whose moves do not fit its game."""


def why_not(g: Table, seat: int, move: Any) -> IllegalMove:
    """The first reason in a fixed order: malformed, game over, no such seat, not asked, other question, the rules."""
    try:
        command = msgspec.convert(move if type(move) is dict else None, g.game.commands)
        cmd = move["cmd"]
    except (msgspec.ValidationError, KeyError, TypeError, ValueError, RecursionError):
        return IllegalMove("bad-command")
    if g.over:
        return IllegalMove("game-over")
    if type(seat) is not int or not 0 <= seat < g.seats:
        return IllegalMove("no-such-seat")
    asked = [(question, args) for whose, question, args, _ in g.asks if whose == seat]
    if not asked:
        return IllegalMove(g.game.not_asked(g, seat))
    for question, args in asked:
        if explain := question.reasons.get(cmd):
            return explain(g, seat, *args, **msgspec.structs.asdict(command)) or IllegalMove("bad-command")
    return IllegalMove("wrong-phase")
