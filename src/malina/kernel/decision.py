"""Decisions as data: who is asked what, and which moves are legal.

A decision is a list of sentences with blanks: a verb, and for each blank its possible fillings. `recruit` has one
blank (a hideout), `place` has a job, a facing and perhaps an action. A move is one sentence with all its blanks
filled: `{"cmd": "place", "job": 6, "face": "up"}`. The page draws the sentence, a screen reader reads it, a bot
samples it, and the table accepts exactly the moves it contains; nobody has to list them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import comb, prod
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

    @property
    def size(self) -> int:
        return sum(comb(len(self.items), k) for k in range(self.low, self.high + 1))

    def __len__(self) -> int:
        return self.size

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


# A sentence as rules write it: the verb, then the fillings of each blank. The names of the blanks are those of the
# arguments of the function that answers it; None is a blank that this sentence does not have. A plain tuple, because
# rules make one for every decision of every play-out.
Sentence = tuple[Any, ...]
Sentences = Sequence[Sentence]


def pick(sentences: Sentences, random: Callable[[], float]) -> Sentence:
    """One of the sentences, each as likely as it has moves."""
    counts = [prod([len(fillings) for fillings in sentence[1:] if fillings is not None]) for sentence in sentences]
    i = int(random() * sum(counts))
    number = 0
    while i >= counts[number]:
        i -= counts[number]
        number += 1
    return sentences[number]


class Say:
    """One sentence with its blanks by name, as everybody outside the rules gets it."""

    __slots__ = ("blanks", "cmd", "count")

    def __init__(self, cmd: str, **blanks: Fillings) -> None:
        self.cmd = cmd
        self.blanks = blanks
        self.count = prod(map(_size, blanks.values()))

    def __getitem__(self, i: int) -> Move:
        if not 0 <= i < self.count:
            raise IndexError("no such move")
        move: Move = {"cmd": self.cmd}
        for name, fillings in self.blanks.items():
            i, k = divmod(i, _size(fillings))
            move[name] = fillings[k]
        return move

    def __contains__(self, move: Any) -> bool:
        blanks = self.blanks
        if type(move) is not dict or move.get("cmd") != self.cmd or move.keys() - {"cmd"} != blanks.keys():
            return False
        return all(_holds(fillings, move[name]) for name, fillings in blanks.items())

    def to_json(self) -> dict[str, Any]:
        return {"cmd": self.cmd, "blanks": {name: _fillings_json(f) for name, f in self.blanks.items()}}


class Moves(Sequence[Move]):
    """All legal moves of a decision, without listing them until somebody iterates."""

    __slots__ = ("says",)

    def __init__(self, *says: Say) -> None:
        self.says = tuple(say for say in says if say.count)

    @property
    def size(self) -> int:
        return sum(say.count for say in self.says)

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return bool(self.says)

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        if i < 0:
            i += self.size
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
        move: Move = self[below(self.size)]
        return move

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


def _size(fillings: Fillings) -> int:
    """`len` knows no numbers from 2**63 on."""
    return fillings.size if isinstance(fillings, Some) else len(fillings)


def _holds(fillings: Fillings, value: Any) -> bool:
    if isinstance(fillings, range):
        return type(value) is int and value in fillings
    if isinstance(fillings, Some):
        return value in fillings
    return any(_same(value, fillings[i]) for i in range(len(fillings)))


def _same(a: Any, b: Any) -> bool:
    """Equal and of the same types all the way down: 6.0 and True are not 6 and 1."""
    if type(a) is not type(b):
        return False
    if type(a) is dict:
        return bool(a.keys() == b.keys()) and all(_same(a[key], b[key]) for key in a)
    if type(a) is list:
        return len(a) == len(b) and all(map(_same, a, b))
    return bool(a == b)


def _fillings_json(fillings: Fillings) -> Any:
    if isinstance(fillings, Some):
        return fillings.to_json()
    if isinstance(fillings, range) and fillings.step == 1:
        return {"low": fillings[0], "high": fillings[-1]}
    return [fillings[i] for i in range(len(fillings))]
