"""The legal moves of a decision: sentences with blanks, never listed until somebody asks. What it is about:
decision.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from sys import maxsize
from typing import Any

from .blanks import PLAIN, Below, Blank, Fillings, fillings_json, holds, read_fillings, size

Move = dict[str, Any]


# A sentence as rules write it: the verb, then the fillings of each blank. The names of the blanks are those of the
# arguments of the function that answers it; None is a blank that this sentence does not have. A plain tuple, because
# rules make one for every decision of every play-out.
Sentence = tuple[Any, ...]
Sentences = Sequence[Sentence]


def counts(sentences: Sentences) -> list[int]:
    """How many moves each of them has."""
    found = []
    for sentence in sentences:
        many = 1
        for fillings in sentence[1:]:
            if type(fillings) in PLAIN:
                many *= len(fillings)
            elif fillings is not None:
                many *= size(fillings)
        found.append(many)
    return found


def pick(sentences: Sentences, random: Callable[[], float]) -> Sentence:
    """One of the sentences, each as likely as it has moves."""
    ways = counts(sentences)
    whole = sum(ways)
    i = int(random() * whole) if whole < FINE else below_by(random)(whole)
    number = 0
    while i >= ways[number]:
        i -= ways[number]
        number += 1
    return sentences[number]


def fill(fillings: Fillings | None, random: Callable[[], float]) -> Any:
    """One of the fillings, all equally likely."""
    if fillings is None:
        return None
    if type(fillings) in PLAIN or not isinstance(fillings, Blank):
        return fillings[int(random() * len(fillings))]
    return fillings.sample(below_by(random))


def below_by(random: Callable[[], float]) -> Below:
    """Random integers below any limit, made of floats with 53 random bits."""

    def below(n: int) -> int:
        if n < FINE:
            return int(random() * n)
        found = 0
        for _ in range(n.bit_length() // FINE_BITS + 2):
            found = found << FINE_BITS | int(random() * FINE)
        return found % n

    return below


FINE_BITS = 50
FINE = 1 << FINE_BITS


class Say:
    """One sentence: a verb (`cmd`) and the possible values of its blanks by name, as everybody outside the rules gets
    it."""

    __slots__ = ("blanks", "cmd", "count")

    def __init__(self, cmd: str, **blanks: Fillings) -> None:
        self.cmd = cmd
        self.blanks = blanks
        count = 1
        for fillings in blanks.values():
            count *= len(fillings) if type(fillings) in PLAIN else size(fillings)
        self.count = count

    def __getitem__(self, i: int) -> Move:
        if not 0 <= i < self.count:
            raise IndexError("no such move")
        return filled(self.cmd, self.blanks.items(), i)

    def __contains__(self, move: Any) -> bool:
        return read(((self.cmd, *self.blanks.values()),), {self.cmd: tuple(self.blanks)}, move) is not None

    def to_json(self) -> dict[str, Any]:
        return {"cmd": self.cmd, "blanks": {name: fillings_json(f) for name, f in self.blanks.items()}}


def filled(cmd: str, blanks: Iterable[tuple[str, Fillings | None]], i: int) -> Move:
    """The i-th move of a sentence."""
    move: Move = {"cmd": cmd}
    for name, fillings in blanks:
        if fillings is not None:
            i, k = divmod(i, len(fillings) if type(fillings) in PLAIN else size(fillings))
            move[name] = fillings[k]
    return move


def read(sentences: Sentences, names: Mapping[str, Iterable[str]], move: Any) -> list[Any] | None:
    """The values of the blanks (None: the sentence does not have it), if this is one of the moves; else None."""
    if type(move) is not dict:
        return None
    cmd = move.get("cmd")
    for sentence in sentences:
        if sentence[0] == cmd:
            values: list[Any] = []
            given = 1
            for name, fillings in zip(names[sentence[0]], sentence[1:]):  # noqa: B905
                if fillings is None:
                    values.append(None)
                elif holds(fillings, value := move.get(name, MISSING)):
                    values.append(value)
                    given += 1
                else:
                    break
            else:
                if given == len(move):
                    return values
    return None


MISSING = object()


class Moves(Sequence[Move]):
    """All legal moves of a decision, without listing them until somebody iterates: the sentences of the rules, and the
    names of their blanks by verb. What else there is to know of them is worked out when somebody asks."""

    __slots__ = ("_counts", "_says", "names", "sentences")

    def __init__(self, *says: Say) -> None:
        names: dict[str, dict[str, None]] = {}
        for say in says:
            names.setdefault(say.cmd, {}).update(dict.fromkeys(say.blanks))
        self.names: Mapping[str, Iterable[str]] = names
        self.sentences: Sentences = [(say.cmd, *map(say.blanks.get, names[say.cmd])) for say in says]
        self._counts: list[int] | None = None
        self._says: tuple[Say, ...] | None = None

    @classmethod
    def of(cls, sentences: Sentences, names: Mapping[str, Iterable[str]]) -> Moves:
        moves = cls.__new__(cls)
        moves.sentences, moves.names, moves._counts, moves._says = sentences, names, None, None
        return moves

    @property
    def says(self) -> tuple[Say, ...]:
        """The sentences that have moves."""
        if self._says is None:
            says = []
            for (cmd, *fills), many in zip(self.sentences, self.counts, strict=True):
                if many:
                    blanks = zip(self.names[cmd], fills)  # noqa: B905
                    says.append(Say(cmd, **{name: fillings for name, fillings in blanks if fillings is not None}))
            self._says = tuple(says)
        return self._says

    @property
    def counts(self) -> list[int]:
        """How many moves each sentence has."""
        if self._counts is None:
            self._counts = counts(self.sentences)
        return self._counts

    @property
    def size(self) -> int:
        return sum(self.counts)

    def __len__(self) -> int:
        """Python's sequences have fewer than 2**63 things; `size` knows how many there are."""
        return min(self.size, maxsize)

    def __bool__(self) -> bool:
        return any(self.counts)

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        return self._at(i + self.size if i < 0 else i)

    def __iter__(self) -> Iterator[Move]:
        return (say[i] for say in self.says for i in range(say.count))

    def __contains__(self, move: Any) -> bool:
        return read(self.sentences, self.names, move) is not None

    def sample(self, below: Below) -> Move:
        """A move, all equally likely; `below` is `Dice.below`, `random.Random().randrange` or the like."""
        return self._at(below(self.size))

    def to_json(self) -> list[dict[str, Any]]:
        return [say.to_json() for say in self.says]

    def _at(self, i: int) -> Move:
        if i >= 0:
            for sentence, many in zip(self.sentences, self.counts, strict=True):
                if i < many:
                    return filled(sentence[0], zip(self.names[sentence[0]], sentence[1:]), i)  # noqa: B905
                i -= many
        raise IndexError("no such move")


def read_moves(says: Sequence[Mapping[str, Any]]) -> Moves:
    """Deserialize legal moves from what `Moves.to_json` wrote."""
    return Moves(*[Say(say["cmd"], **{name: read_fillings(f) for name, f in say["blanks"].items()}) for say in says])
