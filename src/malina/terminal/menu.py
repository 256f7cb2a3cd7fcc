"""A decision as a menu: a short one is a list of whole moves, a long one is answered blank after blank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb, prod
from typing import Any

from ..text import Texts

FLAT = 11  # at most so many whole moves are listed at once
Says = list[dict[str, Any]]


@dataclass(frozen=True)
class Choice:
    """`key` picks it, and so does any word of `words` that no other choice has. `move` may still have blanks."""

    key: str
    label: str
    move: dict[str, Any]
    words: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Menu:
    """What is left to decide: the sentences that fit what is filled in already."""

    says: Says
    texts: Texts
    names: Sequence[str]
    filled: dict[str, Any] = field(default_factory=dict)

    @property
    def blank(self) -> str | None:
        """The blank asked for now; None: whole moves are listed. A first blank of numbers is asked in any case: what is
        typed for it is always the number itself, never a place in a list."""
        first = next((name for name in self._blanks() if name != "cmd" or len(self._values(name)) > 1), None)
        if first is not None and self._numbers(first):
            return first
        if self.moves() <= FLAT:
            return None
        for name in self._blanks():
            if len(self._values(name)) > 1 or self._wide(name):
                return name
        return None

    def moves(self) -> int:
        """How many moves fit what is filled in."""
        return sum(_count(say, self.filled) for say in self.says)

    def choices(self) -> list[Choice]:
        name = self.blank
        if name is None:
            return self._flat()
        if self._wide(name):
            return []
        values = sorted(self._values(name)) if self._numbers(name) else self._values(name)
        return [self._choice(i, name, value) for i, value in enumerate(values, 1)]

    def range(self) -> Mapping[str, Any] | None:
        """For a blank that is answered with a number, or with several things, and not from a list."""
        name = self.blank
        return self.says[0]["blanks"][name] if name and self._wide(name) else None

    def fill(self, move: Mapping[str, Any]) -> Menu:
        """With these blanks filled; None: left out."""
        says = [say for say in self.says if all(_fits(say, name, value) for name, value in move.items())]
        return Menu(says, self.texts, self.names, dict(move))

    def example(self) -> dict[str, Any]:
        """Some move that fits what is filled in."""
        return next(move for say in self.says for move in _moves(say, self.filled, at_most=1))

    def _flat(self) -> list[Choice]:
        moves = [move for say in self.says for move in _moves(say, self.filled)]
        return [
            Choice(str(i), self.texts.move(move, self.names), move, self._words(move))
            for i, move in enumerate(moves, 1)
        ]

    def _words(self, move: Mapping[str, Any]) -> frozenset[str]:
        values = [value for name, value in move.items() if name not in self.filled and name != "cmd"]
        words = {str(value).lower() for value in values if not isinstance(value, (dict, list))}
        if len(move) == 1:
            words |= {move["cmd"], *self.texts.say(f"word-{move['cmd']}").lower().split()}
        return frozenset(words)

    def _choice(self, i: int, name: str, value: Any) -> Choice:
        key = str(value) if self._numbers(name) else str(i)
        label = self._verb(value) if name == "cmd" else self.texts.value(name, value, self.names)
        words = frozenset() if isinstance(value, (dict, list)) else frozenset({str(value).lower(), label.lower()})
        return Choice(key, label, {**self.filled, name: value}, words)

    def _verb(self, cmd: str) -> str:
        """What to do, by the first of the words one may type for it."""
        return self.texts.say(f"word-{cmd}").split()[0].capitalize() if self.texts.has(f"word-{cmd}") else cmd

    def _blanks(self) -> list[str]:
        names = dict.fromkeys(name for say in self.says for name in ("cmd", *say["blanks"]))
        return [name for name in names if name not in self.filled]

    def _values(self, name: str) -> list[Any]:
        """What may be filled in, each once; None stands for a sentence without this blank."""
        values: list[Any] = []
        for say in self.says:
            for value in _fillings(say, name):
                if value not in values:
                    values.append(value)
        return values

    def _numbers(self, name: str) -> bool:
        values = self._values(name)
        return name not in self.texts.seats and bool(values) and all(type(value) is int for value in values)

    def _wide(self, name: str) -> bool:
        return len(self.says) == 1 and isinstance(self.says[0]["blanks"].get(name), dict)


def _fillings(say: Mapping[str, Any], name: str) -> list[Any]:
    if name == "cmd":
        return [say["cmd"]]
    blank = say["blanks"].get(name, [None])
    if isinstance(blank, list):
        return blank
    if "some" in blank:
        return []
    return list(range(blank["low"], blank["high"] + 1))


def _fits(say: Mapping[str, Any], name: str, value: Any) -> bool:
    blank = say["blanks"].get(name)
    if isinstance(blank, dict) and "some" in blank:
        return isinstance(value, list)
    return value in _fillings(say, name)


def _count(say: Mapping[str, Any], filled: Mapping[str, Any]) -> int:
    return prod(_size(blank) for name, blank in say["blanks"].items() if name not in filled)


def _size(blank: Any) -> int:
    if isinstance(blank, list):
        return len(blank)
    if "some" in blank:
        return sum(comb(len(blank["some"]), k) for k in range(blank["low"], blank["high"] + 1))
    return int(blank["high"]) - int(blank["low"]) + 1


def _moves(say: Mapping[str, Any], filled: Mapping[str, Any], at_most: int | None = None) -> list[dict[str, Any]]:
    """The moves of a sentence with these blanks filled; `at_most` so many ways to fill each other blank."""
    moves: list[dict[str, Any]] = [{"cmd": say["cmd"]}]
    for name, blank in say["blanks"].items():
        if name in filled:
            values = [filled[name]]
        elif isinstance(blank, dict) and "some" in blank:
            values = _some(blank["some"], blank["low"], blank["high"] if at_most is None else blank["low"])
        else:
            values = _fillings(say, name)
        values = values[:at_most]
        moves = [{**move, name: value} for move in moves for value in values]
    return moves


def _some(items: list[Any], low: int, high: int) -> list[Any]:
    return [list(chosen) for size in range(low, high + 1) for chosen in combinations(items, size)]
