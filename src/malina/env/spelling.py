"""A move, word by word: a verb, then each blank's name and what stands in it, then a full stop.

`place job= 6 face= 'up' .` spells {"cmd": "place", "job": 6, "face": "up"}. A list is its things, in any order, and a
full stop; so is a dictionary, with a name before each. A number that has no word of its own is found by halving those
that are possible. What can go on in one way only goes on by itself: whoever spells chooses only where there is a
choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.decision import Fillings, Move, Moves, Say, Some
from .vocabulary import FALSE, HIGHER, LOWER, STOP, TRUE, Vocabulary
from .ways import Choices, Done, Filling, Way, Word


class Spelling:
    """A move in the making: `said` so far, `next` leads from the words that can follow to the ways that go there;
    `move` is there once it is complete."""

    def __init__(self, words: Vocabulary, moves: Sequence[Moves]) -> None:
        self.words = words
        self.says = [say for part in moves for say in part.says]
        self.said: list[int] = []
        self.move: Move | None = None
        self._numbers: dict[tuple[str, str], dict[int, Word]] = {}
        self.next = self._following([Way(self, say) for say in self.says])
        if len(self.next) == 1:
            start = self.next
            self.say(next(iter(start)))
            if self.move is not None:  # even the only move there is has to be made
                self.said, self.move, self.next = [], None, start

    def say(self, word: int) -> None:
        """One word that is in `next`, and whatever can only follow."""
        while True:
            self.said.append(word)
            ways = [way.after(word) for way in self.next[word]]
            self.next = self._following(ways)
            if not self.next:
                assert isinstance(ways[0], Done)
                self.move = ways[0].move
            if len(self.next) != 1:
                return
            [word] = self.next

    def toward(self, move: Move) -> int:
        """The next word on the way to a legal move."""
        for word, ways in self.next.items():
            if any(move in way.say and way.after(word).fits(move) for way in ways):
                return word
        raise LookupError(move)

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the greatest number still possible while one is found by halving; otherwise zeros."""
        ways = [way for word in (LOWER, HIGHER) for way in self.next.get(word, ()) if isinstance(way, Filling)]
        numbers = [value for way in ways for _, value in way.open if type(value) is int]
        return (min(numbers), max(numbers)) if numbers else (0, 0)

    # ---- what the ways ask ----

    def verb(self, say: Say) -> int:
        return self.words.verbs[say.cmd]

    def blank(self, name: str) -> int:
        return self.words.blanks[name]

    def choices(self, say: Say, name: str) -> Choices:
        """The values of a blank and their words; of `Some` things the numbers."""
        fillings = say.blanks[name]
        values = listed(fillings)
        known = self.words.values
        spelled: list[Word]
        try:
            spelled = [(known[value],) if type(value) is str else self._spelled(value, say, name) for value in values]
        except KeyError as error:
            raise LookupError(f"no word for {error} in the blank {name!r} of {say.cmd!r}") from None
        return list(zip(spelled, range(len(values)) if isinstance(fillings, Some) else values, strict=True))

    def _following(self, ways: list[Way]) -> dict[int, list[Way]]:
        following: dict[int, list[Way]] = {}
        for way in ways:
            for word in way.next():
                following.setdefault(word, []).append(way)
        return following

    def _spelled(self, value: Any, say: Say, name: str) -> Word:
        if type(value) is dict:
            parts = [(self.blank(part), *self._spelled(value[part], say, name)) for part in value]
            return (*(word for part in parts for word in part), STOP)
        if type(value) is list:
            return (*(word for part in value for word in self._spelled(part, say, name)), STOP)
        if type(value) is int:
            numbers = self._numbers.get((say.cmd, name))
            if numbers is None:
                numbers = self._numbers[say.cmd, name] = self._numbered(say.cmd, name)
            return numbers[value]
        if type(value) is bool:
            return (TRUE if value else FALSE,)
        return (self.words.values[value],)

    def _numbered(self, cmd: str, name: str) -> dict[int, Word]:
        """The words of a blank's numbers: their own, or, if one has none, the way to them by halving."""
        blanks = [say.blanks[name] for say in self.says if say.cmd == cmd and name in say.blanks]
        numbers = sorted({number for blank in blanks for value in listed(blank) for number in numbers_in(value)})
        known = self.words.values
        if all(number in known for number in numbers):
            return {number: (known[number],) for number in numbers}
        return dict(zip(numbers, halves(len(numbers)), strict=True))


def listed(fillings: Fillings) -> Sequence[Any]:
    if isinstance(fillings, Some):
        return fillings.items
    return fillings if isinstance(fillings, (tuple, list)) else [fillings[i] for i in range(len(fillings))]


def numbers_in(value: Any) -> list[int]:
    if type(value) is dict:
        value = list(value.values())
    if type(value) is list:
        return [number for part in value for number in numbers_in(part)]
    return [value] if type(value) is int else []


def halves(count: int) -> list[Word]:
    """The way to each of so many numbers: the lower or the higher half, again and again; the last step is `LOWER`."""
    if count == 1:
        return [(LOWER,)]
    middle = -(-count // 2)
    return [(LOWER, *way) for way in halves(middle)] + [(HIGHER, *way) for way in halves(count - middle)]


def spelled(words: Vocabulary, moves: Sequence[Moves], move: Move) -> list[int]:
    """The words somebody has to choose to make a legal move."""
    spelling = Spelling(words, moves)
    chosen = []
    while spelling.move is None:
        chosen.append(spelling.toward(move))
        spelling.say(chosen[-1])
    return chosen
