"""A decision as a menu: a short one is a list of whole moves, a long one is answered blank after blank."""

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
    """`key` picks it, and so does any word of `words` that no other choice has. `move` may still have blanks."""

    key: str
    label: str
    move: dict[str, Any]
    words: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Menu:
    """What is left to decide: the moves that fit what is filled in already."""

    moves: Moves
    labels: Labels
    filled: dict[str, Any] = field(default_factory=dict)

    @property
    def blank(self) -> str | None:
        """The blank asked for now; None: whole moves are listed. A first blank of numbers is asked in any case: what is
        typed for it is always the number itself, never a place in a list. Words of one's own come last."""
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
        """The fillings of a blank that is answered by typing them and not from a list: of each sentence that has it."""
        found = self._fillings(name)
        large = sum(len(f) for f in found if isinstance(f, range)) > FLAT
        return found if large or any(isinstance(f, Blank) for f in found) else []

    def optional(self, name: str) -> bool:
        """Is there a sentence without this blank?"""
        return any(name not in say.blanks for say in self.moves.says)

    def fill(self, move: Mapping[str, Any]) -> Menu:
        """With these blanks filled; None: left out."""
        return Menu(Moves(*[say for old in self.moves.says for say in narrowed(old, move)]), self.labels, dict(move))

    def whole(self, move: Mapping[str, Any]) -> Menu:
        """With all blanks of a move filled, and those it lacks left out; but words of one's own are asked for."""
        return self.fill({**{name: None for name in self._open() if not self._is_text(name)}, **move})

    def example(self) -> dict[str, Any]:
        """Some move that fits what is filled in."""
        move: dict[str, Any] = self.moves[0]
        return move

    def _flat(self) -> list[Choice]:
        """Whole moves, but for words of one's own, which come afterwards."""
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
        """What to do, by the first of the words one may type for it."""
        texts = self.labels.texts
        return texts.say(f"word-{cmd}").split()[0].capitalize() if texts.has(f"word-{cmd}") else cmd

    def _verbs(self) -> list[str]:
        return list(dict.fromkeys(say.cmd for say in self.moves.says))

    def _open(self) -> Iterator[str]:
        """What is not filled in yet, the verb first."""
        names = dict.fromkeys(name for say in self.moves.says for name in ("cmd", *say.blanks))
        return (name for name in names if name not in self.filled)

    def _fillings(self, name: str) -> list[Fillings]:
        return [say.blanks[name] for say in self.moves.says if name in say.blanks]

    def _is_text(self, name: str) -> bool:
        return any(isinstance(fillings, Text) for fillings in self._fillings(name))

    def _values(self, name: str) -> list[Any]:
        """What may be filled in, each once; None stands for a sentence without this blank."""
        if name == "cmd":
            return self._verbs()
        values: list[Any] = [None] if self.optional(name) else []
        for fillings in self._fillings(name):
            values += [fillings[i] for i in range(len(fillings)) if fillings[i] not in values]
        return values

    def _numbers(self, name: str) -> bool:
        """Is this answered with a number? A range is told by itself, however large it is."""
        if name == "cmd" or self.optional(name):
            return False
        found = self._fillings(name)
        if any(isinstance(fillings, Blank) for fillings in found):
            return False
        ends = [(f[0], f[-1]) if isinstance(f, range) else [f[i] for i in range(len(f))] for f in found]
        return all(self.labels.counts(name, numbers) for numbers in ends)


def narrowed(say: Say, filled: Mapping[str, Any]) -> Iterator[Say]:
    """The sentence with these blanks filled, if they can be filled so."""
    if filled.get("cmd") not in (None, say.cmd):
        return
    given = {name: value for name, value in filled.items() if name != "cmd"}
    left_out = {name for name, value in given.items() if value is None}
    values = {name: value for name, value in given.items() if value is not None}
    if left_out & say.blanks.keys() or not all(n in say.blanks and holds(say.blanks[n], v) for n, v in values.items()):
        return
    yield Say(say.cmd, **{name: (values[name],) if name in values else f for name, f in say.blanks.items()})
