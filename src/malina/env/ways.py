"""The ways a move can still take: for each sentence of a decision, how far it has been filled in."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from ..kernel.decision import Move, Say, Some
from .vocabulary import STOP

Word = tuple[int, ...]
Choices = list[tuple[Word, Any]]  # what is still to be said for a value, and the value


class Speller(Protocol):
    """Knows the words: of a verb, of the names of blanks, and of the values one of them can have."""

    def verb(self, say: Say) -> int: ...
    def blank(self, name: str) -> int: ...
    def choices(self, say: Say, name: str) -> Choices: ...


class Way:
    """One sentence and the values of its first blanks. `next` are the words that can follow, `after` follows one."""

    __slots__ = ("filled", "say", "speller")

    def __init__(self, speller: Speller, say: Say, filled: tuple[Any, ...] = ()) -> None:
        self.speller = speller
        self.say = say
        self.filled = filled

    def next(self) -> Collection[int]:
        """Before anything was said: the verb."""
        return (self.speller.verb(self.say),)

    def after(self, word: int) -> Way:
        return Between(self.speller, self.say)

    def fits(self, move: Move) -> bool:
        """Can this still become that move of the same sentence?"""
        return all(move[name] == value for name, value in zip(self.say.blanks, self.filled, strict=False))

    @property
    def name(self) -> str:
        """The blank at hand."""
        return list(self.say.blanks)[len(self.filled)]

    def go_on(self, value: Any) -> Way:
        return Between(self.speller, self.say, (*self.filled, value))


class Between(Way):
    """The next blank's name comes, or the end."""

    __slots__ = ()

    def next(self) -> Collection[int]:
        return (self.speller.blank(self.name) if len(self.filled) < len(self.say.blanks) else STOP,)

    def after(self, word: int) -> Way:
        if len(self.filled) == len(self.say.blanks):
            return Done(self.speller, self.say, self.filled)
        choices = self.speller.choices(self.say, self.name)
        kind = Picking if isinstance(self.say.blanks[self.name], Some) else Filling
        return kind(self.speller, self.say, self.filled, choices)


class Done(Way):
    """Complete."""

    __slots__ = ()

    def next(self) -> Collection[int]:
        return ()

    @property
    def move(self) -> Move:
        return {"cmd": self.say.cmd, **dict(zip(self.say.blanks, self.filled, strict=True))}


class Filling(Way):
    """One of these values, of which a part has been said."""

    __slots__ = ("open",)

    def __init__(self, speller: Speller, say: Say, filled: tuple[Any, ...], open: Choices) -> None:
        super().__init__(speller, say, filled)
        self.open = open

    def next(self) -> Collection[int]:
        return {word[0] for word, _ in self.open}

    def after(self, word: int) -> Way:
        rest = said(self.open, word)
        if rest[0][0]:
            return Filling(self.speller, self.say, self.filled, rest)
        return self.go_on(rest[0][1])

    def fits(self, move: Move) -> bool:
        return super().fits(move) and any(value == move[self.name] for _, value in self.open)


class Picking(Way):
    """Some of these things, in any order; the values of `choices` are their numbers. `open` is the one being said."""

    __slots__ = ("choices", "open", "taken")

    def __init__(
        self,
        speller: Speller,
        say: Say,
        filled: tuple[Any, ...],
        choices: Choices,
        taken: tuple[int, ...] = (),
        open: Choices | None = None,
    ) -> None:
        super().__init__(speller, say, filled)
        self.choices = choices
        self.taken = taken
        self.open = open

    @property
    def some(self) -> Some:
        some = self.say.blanks[self.name]
        assert isinstance(some, Some)
        return some

    def left(self) -> Choices:
        return [choice for choice in self.choices if choice[1] not in self.taken]

    def next(self) -> Collection[int]:
        if self.open is not None:
            return {word[0] for word, _ in self.open}
        if len(self.taken) >= self.some.high:
            return (STOP,)
        more = {word[0] for word, _ in self.left()}
        return more if len(self.taken) < self.some.low else more | {STOP}

    def after(self, word: int) -> Way:
        if self.open is None and word == STOP:
            items = self.some.items
            return self.go_on([items[number] for number in sorted(self.taken)])
        rest = said(self.left() if self.open is None else self.open, word)
        if rest[0][0]:
            return Picking(self.speller, self.say, self.filled, self.choices, self.taken, rest)
        return Picking(self.speller, self.say, self.filled, self.choices, (*self.taken, rest[0][1]))

    def fits(self, move: Move) -> bool:
        if not super().fits(move):
            return False
        items = self.some.items
        wanted = list(move[self.name])
        for number in self.taken:
            if items[number] not in wanted:
                return False
            wanted.remove(items[number])
        return self.open is None or any(items[number] in wanted for _, number in self.open)


def said(choices: Choices, word: int) -> Choices:
    """What is left of those that begin with this word."""
    return [(rest[1:], value) for rest, value in choices if rest[0] == word]
