"""Parser states of an unfinished move ("ways"): for each sentence of a decision, which of its blanks are filled."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Protocol

from ..kernel.blanks import Each, Fillings, Order, Some, Text
from ..kernel.decision import Move, Say
from .vocabulary import STOP

Word = tuple[int, ...]
Choices = list[tuple[Word, Any]]  # the remaining tokens of a value, and the value
WHOLE, KEYS, VALUES = "", "keys", "values"  # of pairs, keys and values have numbers of their own


class Speller(Protocol):
    """Maps verbs, names of blanks and values to tokens."""

    def verb(self, say: Say) -> int: ...
    def blank(self, name: str) -> int: ...
    def spelled(self, say: Say, name: str, values: Iterable[Any], part: str) -> list[Word]: ...


class Way:
    """A state: one sentence and the values of its first blanks. `next` are the legal tokens, `after` is the transition
    by one of them."""

    __slots__ = ("filled", "say", "speller")

    def __init__(self, speller: Speller, say: Say, filled: tuple[Any, ...] = ()) -> None:
        self.speller = speller
        self.say = say
        self.filled = filled

    def next(self) -> Collection[int]:
        """The first token is the verb."""
        return (self.speller.verb(self.say),)

    def after(self, word: int) -> Way:
        return Between(self.speller, self.say)

    def possible(self) -> Sequence[Any]:
        """The values of which one is being spelled."""
        return ()

    def fits(self, move: Move) -> bool:
        """Is this a prefix of that move of the same sentence?"""
        filled = zip(self.say.blanks.items(), self.filled, strict=False)
        return all(isinstance(f, Text) or wanted(f, move[name]) == value for (name, f), value in filled)

    @property
    def name(self) -> str:
        """The name of the next blank to fill."""
        return list(self.say.blanks)[len(self.filled)]

    @property
    def fillings(self) -> Any:
        return self.say.blanks[self.name]

    def choices(self, values: Sequence[Any], part: str = WHOLE) -> Choices:
        return list(zip(self.speller.spelled(self.say, self.name, values, part), values, strict=True))

    def go_on(self, value: Any) -> Way:
        return Between(self.speller, self.say, (*self.filled, value))


class Between(Way):
    """Between blanks: the name of the next one follows, or STOP."""

    __slots__ = ()

    def next(self) -> Collection[int]:
        return (self.speller.blank(self.name) if len(self.filled) < len(self.say.blanks) else STOP,)

    def after(self, word: int) -> Way:
        if len(self.filled) == len(self.say.blanks):
            return Done(self.speller, self.say, self.filled)
        return KINDS.get(type(self.fillings), Filling)(self.speller, self.say, self.filled)


class Done(Way):
    """The final state."""

    __slots__ = ()

    def next(self) -> Collection[int]:
        return ()

    @property
    def move(self) -> Move:
        return {"cmd": self.say.cmd, **dict(zip(self.say.blanks, self.filled, strict=True))}


class Saying(Way):
    """Free text: environments offer none, so it stays empty."""

    __slots__ = ()

    def next(self) -> Collection[int]:
        return (STOP,)

    def after(self, word: int) -> Way:
        return self.go_on("")


class Filling(Way):
    """One of several values, spelled in part."""

    __slots__ = ("open",)

    def __init__(self, speller: Speller, say: Say, filled: tuple[Any, ...], open: Choices | None = None) -> None:
        super().__init__(speller, say, filled)
        self.open = self.choices(listed(self.fillings)) if open is None else open

    def next(self) -> Collection[int]:
        return first(self.open)

    def after(self, word: int) -> Way:
        rest = said(self.open, word)
        if rest[0][0]:
            return Filling(self.speller, self.say, self.filled, rest)
        return self.go_on(rest[0][1])

    def possible(self) -> Sequence[Any]:
        return [value for _, value in self.open]

    def fits(self, move: Move) -> bool:
        return super().fits(move) and any(value == move[self.name] for _, value in self.open)


class Picking(Way):
    """A subset, in any order; `taken` are the indices of its items. `open` is the item being spelled."""

    __slots__ = ("open", "taken")

    def __init__(
        self,
        speller: Speller,
        say: Say,
        filled: tuple[Any, ...],
        taken: tuple[int, ...] = (),
        open: Choices | None = None,
    ) -> None:
        super().__init__(speller, say, filled)
        self.taken = taken
        self.open = open

    @property
    def limits(self) -> tuple[int, int]:
        return self.fillings.low, self.fillings.high

    def left(self) -> Choices:
        if self.open is not None:
            return self.open
        words = self.speller.spelled(self.say, self.name, self.fillings.items, WHOLE)
        left = [(word, number) for number, word in enumerate(words) if number not in self.taken]
        return left[:1] if self.needs(len(left)) else left

    def needs(self, left: int) -> bool:
        """Must all that is left be taken? Then their order does not matter."""
        return len(self.taken) + left == self.limits[0]

    def next(self) -> Collection[int]:
        low, high = self.limits
        if self.open is None and len(self.taken) >= high:
            return (STOP,)
        more = first(self.left())
        return more if self.open is not None or len(self.taken) < low else [*more, STOP]

    def after(self, word: int) -> Way:
        if self.open is None and word == STOP:
            return self.go_on([self.fillings.items[number] for number in self.in_order()])
        rest = said(self.left(), word)
        if rest[0][0]:
            return type(self)(self.speller, self.say, self.filled, self.taken, rest)
        return type(self)(self.speller, self.say, self.filled, (*self.taken, rest[0][1]))

    def in_order(self) -> Sequence[int]:
        return sorted(self.taken)

    def possible(self) -> Sequence[Any]:
        return [self.fillings.items[number] for _, number in self.left()]

    def fits(self, move: Move) -> bool:
        if not super().fits(move):
            return False
        items = self.fillings.items
        missing = list(move[self.name])
        for number in self.taken:
            if items[number] not in missing:
                return False
            missing.remove(items[number])
        return self.open is None or any(items[number] in missing for _, number in self.open)


class Ordering(Picking):
    """A permutation, in the order in which its items are spelled."""

    __slots__ = ()

    @property
    def limits(self) -> tuple[int, int]:
        return len(self.fillings.items), len(self.fillings.items)

    def needs(self, left: int) -> bool:
        return False

    def in_order(self) -> Sequence[int]:
        return self.taken

    def fits(self, move: Move) -> bool:
        items = self.fillings.items
        if not Way.fits(self, move) or move[self.name][: len(self.taken)] != [items[number] for number in self.taken]:
            return False
        return self.open is None or any(items[number] == move[self.name][len(self.taken)] for _, number in self.open)


class Pairing(Way):
    """A partial map: some keys, each with its value, in the order of the keys. Only tokens that can be completed are
    legal. `key` waits for its value; `begun`: a part of the next item has been spelled."""

    __slots__ = ("begun", "key", "open", "pairs")

    def __init__(
        self,
        speller: Speller,
        say: Say,
        filled: tuple[Any, ...],
        pairs: tuple[list[Any], ...] = (),
        key: Any = None,
        open: Choices | None = None,
    ) -> None:
        super().__init__(speller, say, filled)
        self.pairs = pairs
        self.key = key
        self.begun = open is not None
        if open is None:
            following = self.fillings.following(pairs)
            open = self.choices(list(following), KEYS) if key is None else self.choices(following[key], VALUES)
        self.open = open

    def next(self) -> Collection[int]:
        whole = not self.begun and self.key is None and list(self.pairs) in self.fillings
        return [*first(self.open), STOP] if whole else first(self.open)

    def after(self, word: int) -> Way:
        if word == STOP and not self.begun and self.key is None:
            return self.go_on(list(self.pairs))
        rest = said(self.open, word)
        if rest[0][0]:
            return Pairing(self.speller, self.say, self.filled, self.pairs, self.key, rest)
        if self.key is None:
            return Pairing(self.speller, self.say, self.filled, self.pairs, rest[0][1])
        return Pairing(self.speller, self.say, self.filled, (*self.pairs, [self.key, rest[0][1]]))

    def possible(self) -> Sequence[Any]:
        return [value for _, value in self.open]

    def fits(self, move: Move) -> bool:
        pairs, number = wanted(self.fillings, move[self.name]), len(self.pairs)
        if not super().fits(move) or pairs[:number] != list(self.pairs):
            return False
        if number == len(pairs):
            return self.key is None and not self.begun
        key, value = pairs[number]
        return key in self.possible() if self.key is None else self.key == key and value in self.possible()


KINDS: dict[type, Callable[..., Way]] = {Some: Picking, Order: Ordering, Each: Pairing, Text: Saying}


def listed(fillings: Fillings) -> Sequence[Any]:
    """The values of a blank, as a sequence."""
    return fillings if isinstance(fillings, (tuple, list, range)) else [fillings[i] for i in range(len(fillings))]


def wanted(fillings: Fillings, value: Any) -> Any:
    """The value of a blank in a move, in the form that is made here."""
    return [list(pair) for pair in value] if isinstance(fillings, Each) else value


def first(choices: Choices) -> Collection[int]:
    """The distinct first tokens of these values, in order."""
    return dict.fromkeys([word[0] for word, _ in choices])


def said(choices: Choices, word: int) -> Choices:
    """The values that begin with this token, with their remaining tokens."""
    return [(rest[1:], value) for rest, value in choices if rest[0] == word]
