"""A decision as a menu: a list of complete moves if there are few, else a wizard that asks blank by blank."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..kernel.blanks import Blank, Fillings, Text, holds
from ..kernel.decision import Moves, Say
from ..text.labels import Labels

FLAT = 11  # at most so many whole moves are listed at once


@dataclass(frozen=True)
class Choice:
    """An entry of a menu. `key` picks it, and so does any word of `words` that no other choice has. `move` may be
    partial."""

    key: str
    label: str
    move: dict[str, Any]
    words: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Menu:
    """One step of the wizard: the moves that fit the blanks filled so far."""

    moves: Moves
    labels: Labels
    filled: dict[str, Any] = field(default_factory=dict)

    @property
    def blank(self) -> str | None:
        """The blank to ask for; None: complete moves are listed. If the first blank is a number it is always asked for,
        so that a typed number means the number itself, never a position in a list. Free text comes last."""
        open = list(self._open())
        first = next((name for name in open if name != "cmd" or len(self._verbs()) > 1), None)
        if first is not None and self._numbers(first):
            return first
        if self.moves.size <= FLAT:
            return next((name for name in open if self._is_text(name)), None) if self.moves.size == 1 else None
        return next((name for name in open if self.wide(name) or len(self._values(name)) > 1), None)

    @property
    def done(self) -> bool:
        """Is there nothing left to choose?"""
        return self.blank is None and (self.moves.size == 1 or not list(self._open()))

    def choices(self) -> list[Choice]:
        name = self.blank
        if name is None:
            return self._flat()
        if self.wide(name):
            return []
        values = sorted(self._values(name)) if self._numbers(name) else self._values(name)
        return [self._choice(i, name, value) for i, value in enumerate(values, 1)]

    def wide(self, name: str) -> list[Fillings]:
        """The domains of a blank, one per sentence that has it, if they are too large for a list and have to be
        typed."""
        found = self._fillings(name)
        large = sum(len(f) for f in found if isinstance(f, range)) > FLAT
        return found if large or any(isinstance(f, Blank) for f in found) else []

    def optional(self, name: str) -> bool:
        """Is there a sentence without this blank?"""
        return any(name not in say.blanks for say in self.moves.says)

    def fill(self, move: Mapping[str, Any]) -> Menu:
        """The next step, with these blanks filled; the value None: the blank is left out."""
        return Menu(Moves(*[say for old in self.moves.says for say in narrowed(old, move)]), self.labels, dict(move))

    def whole(self, move: Mapping[str, Any]) -> Menu:
        """The step with all blanks of this move filled, and others left out; free text is still asked for."""
        return self.fill({**{name: None for name in self._open() if not self._is_text(name)}, **move})

    def example(self) -> dict[str, Any]:
        """Some move that fits the blanks filled so far."""
        move: dict[str, Any] = self.moves[0]
        return move

    def _flat(self) -> list[Choice]:
        """The list of complete moves, without free text, which is asked for afterwards."""
        found = []
        for i, move in enumerate(self.moves, 1):
            bare = {name: value for name, value in move.items() if name in self.filled or not self._is_text(name)}
            found.append(Choice(str(i), self.labels.move(move), bare, self._words(bare)))
        return found

    def _words(self, move: Mapping[str, Any]) -> frozenset[str]:
        values = [value for name, value in move.items() if name not in self.filled and name != "cmd"]
        words = {str(value).lower() for value in values if not isinstance(value, (dict, list))}
        if len(move) == 1:
            words |= {move["cmd"], *self.labels.texts.say(f"word-{move['cmd']}").lower().split()}
        return frozenset(words)

    def _choice(self, i: int, name: str, value: Any) -> Choice:
        key = str(value) if self._numbers(name) else str(i)
        label = self._verb(value) if name == "cmd" else self.labels.value(name, value)
        words = frozenset() if isinstance(value, (dict, list)) else frozenset({str(value).lower(), label.lower()})
        return Choice(key, label, {**self.filled, name: value}, words)

    def _verb(self, cmd: str) -> str:
        """The label of a verb: the first of the words that can be typed for it."""
        texts = self.labels.texts
        return texts.say(f"word-{cmd}").split()[0].capitalize() if texts.has(f"word-{cmd}") else cmd

    def _verbs(self) -> list[str]:
        return list(dict.fromkeys(say.cmd for say in self.moves.says))

    def _open(self) -> Iterator[str]:
        """The names of the open blanks, the verb (`cmd`) first."""
        names = dict.fromkeys(name for say in self.moves.says for name in ("cmd", *say.blanks))
        return (name for name in names if name not in self.filled)

    def _fillings(self, name: str) -> list[Fillings]:
        return [say.blanks[name] for say in self.moves.says if name in say.blanks]

    def _is_text(self, name: str) -> bool:
        return any(isinstance(fillings, Text) for fillings in self._fillings(name))

    def _values(self, name: str) -> list[Any]:
        """The possible values of a blank, each once; None stands for a sentence without this blank."""
        if name == "cmd":
            return self._verbs()
        values: list[Any] = [None] if self.optional(name) else []
        for fillings in self._fillings(name):
            values += [fillings[i] for i in range(len(fillings)) if fillings[i] not in values]
        return values

    def _numbers(self, name: str) -> bool:
        """Is this blank answered with a number?"""
        if name == "cmd" or self.optional(name):
            return False
        found = self._fillings(name)
        if any(isinstance(fillings, Blank) for fillings in found):
            return False
        ends = [(f[0], f[-1]) if isinstance(f, range) else [f[i] for i in range(len(f))] for f in found]
        return all(self.labels.counts(name, numbers) for numbers in ends)


def narrowed(say: Say, filled: Mapping[str, Any]) -> Iterator[Say]:
    """The sentence restricted to these values of its blanks; nothing if they are not legal."""
    if filled.get("cmd") not in (None, say.cmd):
        return
    given = {name: value for name, value in filled.items() if name != "cmd"}
    left_out = {name for name, value in given.items() if value is None}
    values = {name: value for name, value in given.items() if value is not None}
    if left_out & say.blanks.keys() or not all(n in say.blanks and holds(say.blanks[n], v) for n, v in values.items()):
        return
    yield Say(say.cmd, **{name: (values[name],) if name in values else f for name, f in say.blanks.items()})
