"""The moves a seat may make, numbered as they were shown. There may be millions: none is made before it is wanted."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.decision import Decision, Fillings, Move, Moves, Say, Some
from ..kernel.refusal import Refusal


@dataclass(frozen=True)
class Offers:
    """`n` is the number of the state they were shown in: the server refuses an answer to a question that is gone."""

    n: int
    decisions: tuple[Decision, ...]  # those that the table waits for come first

    @property
    def count(self) -> int:
        return sum(decision.moves.size for decision in self.decisions)

    def numbered(self, first: int, most: int) -> Iterator[tuple[int, Move]]:
        """From number `first` on, counted from 1."""
        for number in range(first, min(first + most, self.count + 1)):
            yield number, self._at(number)

    def pick(self, move: Any) -> Move:
        """A move by its number, or the move itself, as an object or as text."""
        if isinstance(move, str):
            try:
                move = json.loads(move)
            except (ValueError, RecursionError):
                raise Refusal("mcp-bad-move") from None
        if type(move) is int:
            if not 1 <= move <= self.count:
                raise Refusal("mcp-no-number", count=self.count)
            return self._at(move)
        if not isinstance(move, dict):
            raise Refusal("mcp-bad-move")
        return move

    def _at(self, number: int) -> Move:
        i = number - 1
        for decision in self.decisions:
            if i < decision.moves.size:
                move: Move = decision.moves[i]
                return move
            i -= decision.moves.size
        raise IndexError(number)


def offers(n: int, decisions: Sequence[Mapping[str, Any]]) -> Offers:
    read = (
        Decision(each["seat"], each["kind"], Moves(*map(_say, each["says"])), each["required"]) for each in decisions
    )
    return Offers(n, tuple(sorted(read, key=lambda decision: not decision.required)))


def _say(say: Mapping[str, Any]) -> Say:
    return Say(say["cmd"], **{name: _fillings(values) for name, values in say["blanks"].items()})


def _fillings(values: Any) -> Fillings:
    if isinstance(values, list):
        return tuple(values)
    if "some" in values:
        return Some(values["some"], values["low"], values["high"])
    return range(values["low"], values["high"] + 1)
