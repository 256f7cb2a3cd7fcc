"""Refusals, the errors that users cause: a message id with arguments, so that all read them in their own language."""

from __future__ import annotations

import copyreg
from typing import Any


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
