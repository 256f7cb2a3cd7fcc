"""Decisions as data: who is asked what, and which moves are legal.

A decision is a list of sentences with blanks: a verb, and for each blank its possible fillings. `recruit` has one
blank (a hideout), `place` has a job, a facing and perhaps an action. A move is one sentence with all its blanks
filled: `{"cmd": "place", "job": 6, "face": "up"}`. The page draws the sentence, a screen reader reads it, a bot
samples it, and the table accepts exactly the moves it contains; nobody has to list them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import comb
from typing import Any, Protocol

Move = dict[str, Any]


class Fillings(Protocol):
    """What may stand in a blank: a finite sequence. Tuples and ranges are; `Some` is one too."""

    def __len__(self) -> int: ...
    def __getitem__(self, i: int, /) -> Any: ...
    def __contains__(self, value: Any, /) -> bool: ...


class Some:
    """Some of these things, at least `low` and at most `high` of them: a filling is a list in the order given here."""

    __slots__ = ("high", "items", "low")

    def __init__(self, items: Sequence[Any], low: int, high: int) -> None:
        self.items = tuple(items)
        self.low = max(low, 0)
        self.high = min(high, len(self.items))

    def __len__(self) -> int:
        return sum(comb(len(self.items), k) for k in range(self.low, self.high + 1))

    def __getitem__(self, i: int) -> list[Any]:
        """The i-th choice: smaller ones first, then in the order of the items."""
        if i < 0:
            raise IndexError(i)
        size = self.low
        while size <= self.high and i >= comb(len(self.items), size):
            i -= comb(len(self.items), size)
            size += 1
        if size > self.high:
            raise IndexError(i)
        chosen: list[Any] = []
        for place, item in enumerate(self.items):
            without = comb(len(self.items) - place - 1, size - len(chosen) - 1) if size > len(chosen) else 0
            if i < without:
                chosen.append(item)
            else:
                i -= without
        return chosen

    def __contains__(self, value: Any) -> bool:
        if not isinstance(value, list) or not self.low <= len(value) <= self.high:
            return False
        rest = iter(self.items)
        return all(any(_same(thing, item) for item in rest) for thing in value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Some) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def to_json(self) -> dict[str, Any]:
        return {"some": list(self.items), "low": self.low, "high": self.high}


class Say:
    """One sentence: a verb with blanks. `count` is the number of moves it stands for."""

    __slots__ = ("blanks", "cmd", "count")

    def __init__(self, cmd: str, **blanks: Fillings) -> None:
        self.cmd = cmd
        self.blanks = blanks
        count = 1
        for fillings in blanks.values():
            count *= len(fillings)
        self.count = count

    def fill(self, i: int) -> list[Any]:
        """The fillings of the i-th move, in the order of the blanks."""
        values = []
        for fillings in self.blanks.values():
            size = len(fillings)
            values.append(fillings[i % size])
            i //= size
        return values

    def read(self, move: Any) -> list[Any] | None:
        """The fillings of a move, or None if it is not one of this sentence's."""
        blanks = self.blanks
        if type(move) is not dict or move.get("cmd") != self.cmd or len(move) != len(blanks) + 1:
            return None
        values = []
        for name, fillings in blanks.items():
            # `in` finds 6.0 and True equal to 6 and 1, so the type is compared too.
            if name not in move or (value := move[name]) not in fillings or not _typed_like(value, fillings[0]):
                return None
            values.append(value)
        return values

    def __getitem__(self, i: int) -> Move:
        return {"cmd": self.cmd, **dict(zip(self.blanks, self.fill(i), strict=True))}

    def __contains__(self, move: Any) -> bool:
        return self.read(move) is not None

    def to_json(self) -> dict[str, Any]:
        return {"cmd": self.cmd, "blanks": {name: _fillings_json(f) for name, f in self.blanks.items()}}


Says = Sequence[Say]


def pick(says: Says, below: Callable[[int], int]) -> tuple[Say, int]:
    """One of the moves these sentences stand for, all equally likely: a sentence and the number of its move."""
    count = 0
    for say in says:
        count += say.count
    if not count:
        raise LookupError("no legal move")
    i = below(count)
    for say in says:
        if i < say.count:
            break
        i -= say.count
    return say, i


class Moves(Sequence[Move]):
    """All legal moves of a decision, without listing them until somebody iterates."""

    __slots__ = ("says",)

    def __init__(self, *says: Say) -> None:
        self.says = tuple(say for say in says if say.count)

    def __len__(self) -> int:
        return sum(say.count for say in self.says)

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        if i < 0:
            i += len(self)
        for say in self.says:
            if 0 <= i < say.count:
                return say[i]
            i -= say.count
        raise IndexError("no such move")

    def __iter__(self) -> Iterator[Move]:
        return (say[i] for say in self.says for i in range(say.count))

    def __contains__(self, move: Any) -> bool:
        return any(move in say for say in self.says)

    def sample(self, below: Callable[[int], int]) -> Move:
        """A move, all equally likely; `below` is `Dice.below`, `random.Random().randrange` or the like."""
        say, i = pick(self.says, below)
        return say[i]

    def to_json(self) -> list[dict[str, Any]]:
        return [say.to_json() for say in self.says]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat may decide now. `kind` names the question; optional decisions do not hold the game up."""

    seat: int
    kind: str
    moves: Moves
    required: bool

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "kind": self.kind, "required": self.required, "says": self.moves.to_json()}


def _typed_like(value: Any, example: Any) -> bool:
    if type(value) is not type(example):
        return False
    if type(value) is dict:
        # Equal dictionaries of another shape cannot be told from their example; only 1, 1.0 and True can be mistaken.
        return all(type(v) in (str, int, list) for v in value.values())
    return True


def _same(a: Any, b: Any) -> bool:
    return type(a) is type(b) and bool(a == b)


def _fillings_json(fillings: Fillings) -> Any:
    if isinstance(fillings, Some):
        return fillings.to_json()
    if isinstance(fillings, range):
        return {"low": fillings[0], "high": fillings[-1]}
    return [fillings[i] for i in range(len(fillings))]
