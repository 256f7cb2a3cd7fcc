"""The legal moves of a seat, numbered if they are few. There may be millions, so they are generated lazily."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..kernel.decision import Decision, Move, read_moves
from ..kernel.refusal import Refusal

FEW = 200  # a decision with more moves gets no numbers


class NumberedMove(NamedTuple):
    """A move by its number, and the decision it belongs to as the server told it."""

    number: int
    move: Move
    asked: Mapping[str, Any]


@dataclass(frozen=True)
class Shown:
    """The decisions shown last. `n` is the number of the table's state then: the server refuses answers to a question
    that is gone (optimistic locking)."""

    n: int
    decisions: tuple[Decision, ...]  # those that the table waits for come first
    asked: tuple[Mapping[str, Any], ...] = ()  # the same as the server sent them, with causes and notes

    @property
    def few(self) -> list[Decision]:
        return [decision for decision in self.decisions if decision.moves.size <= FEW]

    @property
    def count(self) -> int:
        """How many moves have numbers."""
        return sum(decision.moves.size for decision in self.few)

    def numbered(self, first: int, most: int) -> Iterator[NumberedMove]:
        """A page of the numbered moves, from number `first` on; numbers begin at 1."""
        for number in range(first, min(first + most, self.count + 1)):
            yield self._at(number)

    def pick(self, move: Any) -> Move:
        """Parse what the assistant sent: the number of a move, or the move itself, as an object or as JSON text."""
        if isinstance(move, str):
            try:
                move = json.loads(move)
            except (ValueError, RecursionError):
                raise Refusal("mcp-bad-move") from None
        if type(move) is int:
            if not 1 <= move <= self.count:
                raise Refusal("mcp-no-number", count=self.count)
            return self._at(move).move
        if not isinstance(move, dict):
            raise Refusal("mcp-bad-move")
        return move

    def _at(self, number: int) -> NumberedMove:
        i = number - 1
        for decision, asked in zip(self.decisions, self.asked, strict=True):
            if decision not in self.few:
                continue
            if i < decision.moves.size:
                return NumberedMove(number, decision.moves[i], asked)
            i -= decision.moves.size
        raise IndexError(number)


def offers(n: int, decisions: Sequence[Mapping[str, Any]]) -> Shown:
    asked = tuple(sorted(decisions, key=lambda decision: not decision["required"]))
    read = [Decision(each["seat"], each["kind"], read_moves(each["says"]), each["required"]) for each in asked]
    return Shown(n, tuple(read), asked)
