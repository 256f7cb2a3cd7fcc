"""Actions: tokenization of moves, so that the action space is small. A move is a verb, then each blank's name and
value, then a full stop; the action mask is the tokens that can follow.

`place job= 6 face= 'up' .` spells {"cmd": "place", "job": 6, "face": "up"}. A list is its items and a full stop, in any
order where the order means nothing. Pairs are a key, its value, the next key; a dictionary has a name before each of
its parts. A number without a token of its own is chosen by binary search among the possible ones. Where only one token
can follow it is added automatically: agents act only where there is a choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..kernel.blanks import Each, Fillings, Order, Some, Text
from ..kernel.decision import Decision, Move, Say
from ..kernel.policy import NOTHING
from .vocabulary import FALSE, HIGHER, LEAVE, LOWER, STOP, TRUE, Vocabulary
from .ways import KEYS, VALUES, Done, Way, Word, listed


class Spelling:
    """An unfinished move: `said` are its tokens so far, `next` maps each legal next token to the parser states (ways)
    that accept it, `move` is set once it is complete. Declining a standing offer is one token, and no move."""

    def __init__(self, words: Vocabulary, decision: Decision) -> None:
        self.words = words
        self.says = decision.moves.says
        self.said: list[int] = []
        self.move: Move | None = None
        self._numbers: dict[tuple[str, str, str], dict[int, Word]] = {}
        self.next = self._following([Way(self, say) for say in self.says])
        if not decision.required:
            self.next[LEAVE] = []
        if len(self.next) == 1:
            start = self.next
            self.say(next(iter(start)))
            if self.move is not None:  # a single legal move: the agent still has to make it, by its verb
                self.said, self.move, self.next = [], None, start

    def say(self, word: int) -> None:
        """Add a token of `next`, then all that follow without a choice."""
        while True:
            self.said.append(word)
            ways = [way.after(word) for way in self.next[word]]
            self.next = self._following(ways)
            if not self.next:
                self.move = ways[0].move if ways and isinstance(ways[0], Done) else NOTHING
            if len(self.next) != 1:
                return
            [word] = self.next

    def toward(self, move: Move) -> int:
        """The next token on the way to a legal move, or to NOTHING. Free text in it is ignored."""
        if move == NOTHING and LEAVE in self.next:
            return LEAVE
        for word, ways in self.next.items():
            if any(move in way.say and way.after(word).fits(move) for way in ways):
                return word
        raise LookupError(move)

    @property
    def bounds(self) -> tuple[int, int]:
        """The bounds of a binary search for a number in progress; otherwise zeros."""
        ways = [way for word in (LOWER, HIGHER) for way in self.next.get(word, ())]
        numbers = [value for way in ways for value in way.possible() if type(value) is int]
        return (min(numbers), max(numbers)) if numbers else (0, 0)

    # ---- what the ways ask ----

    def verb(self, say: Say) -> int:
        return self.words.verbs[say.cmd]

    def blank(self, name: str) -> int:
        return self.words.blanks[name]

    def spelled(self, say: Say, name: str, values: Iterable[Any], part: str) -> list[Word]:
        """The tokens of each of these values of a blank."""
        known = self.words.values
        try:
            return [(known[v],) if type(v) is str else self._spelled(v, say, name, part) for v in values]
        except KeyError as error:
            raise LookupError(f"no word for {error} in the blank {name!r} of {say.cmd!r}") from None

    def _following(self, ways: list[Way]) -> dict[int, list[Way]]:
        following: dict[int, list[Way]] = {}
        for way in ways:
            for word in way.next():
                following.setdefault(word, []).append(way)
        return following

    def _spelled(self, value: Any, say: Say, name: str, part: str) -> Word:
        if type(value) is dict:
            inner = [(self.blank(key), *self._spelled(value[key], say, name, part)) for key in value]
            return (*(word for words in inner for word in words), STOP)
        if type(value) is list:
            return (*(word for one in value for word in self._spelled(one, say, name, part)), STOP)
        if type(value) is int:
            numbers = self._numbers.get((say.cmd, name, part))
            if numbers is None:
                numbers = self._numbers[say.cmd, name, part] = self._numbered(say.cmd, name, part)
            return numbers[value]
        if type(value) is bool:
            return (TRUE if value else FALSE,)
        return (self.words.values[value],)

    def _numbered(self, cmd: str, name: str, part: str) -> dict[int, Word]:
        """The tokens of a blank's numbers: their own, or, if one has none, binary search for all."""
        blanks = [say.blanks[name] for say in self.says if say.cmd == cmd and name in say.blanks]
        numbers = sorted({number for blank in blanks for value in things(blank, part) for number in numbers_in(value)})
        known = self.words.values
        if all(number in known for number in numbers):
            return {number: (known[number],) for number in numbers}
        return dict(zip(numbers, halves(len(numbers)), strict=True))


def things(fillings: Fillings, part: str) -> Iterator[Any]:
    """The atomic values in a blank; of pairs the keys or the values."""
    if isinstance(fillings, Each):
        if part == KEYS:
            yield from fillings.keys
        elif part == VALUES:
            for values in fillings.values:
                yield from listed(values)
    elif isinstance(fillings, (Some, Order)):
        yield from fillings.items
    elif not isinstance(fillings, Text):
        yield from listed(fillings)


def numbers_in(value: Any) -> list[int]:
    if type(value) is dict:
        value = list(value.values())
    if type(value) is list:
        return [number for part in value for number in numbers_in(part)]
    return [value] if type(value) is int else []


def halves(count: int) -> list[Word]:
    """The binary search path to each of so many numbers: `LOWER` or `HIGHER` half; the last step is `LOWER`."""
    if count == 1:
        return [(LOWER,)]
    middle = -(-count // 2)
    return [(LOWER, *way) for way in halves(middle)] + [(HIGHER, *way) for way in halves(count - middle)]


def spelled(words: Vocabulary, decision: Decision, move: Move) -> list[int]:
    """Tokenize: the tokens that an agent has to choose to make a legal move, or to decline an offer."""
    spelling = Spelling(words, decision)
    chosen = []
    while spelling.move is None:
        chosen.append(spelling.toward(move))
        spelling.say(chosen[-1])
    return chosen
