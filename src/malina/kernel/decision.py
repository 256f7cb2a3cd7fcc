"""Decisions as data: who is asked what, and which moves are legal.

The legal moves are a product space, not a list: sentences with blanks, that is, a verb with the possible values
(fillings) of each parameter (blank). `recruit` has one blank (a hideout), `place` has a job, a facing and perhaps an
action. A move is one sentence with all its blanks filled: `{"cmd": "place", "job": 6, "face": "up"}`. The page draws
the sentence, a screen reader reads it, a bot samples it, and the table accepts exactly the moves it contains; nobody
has to list them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from sys import maxsize
from typing import Any

import msgspec

from .blanks import PLAIN, Below, Blank, Fillings, fillings_json, holds, read_fillings, size

Move = dict[str, Any]


# A sentence as rules write it: the verb, then the fillings of each blank. The names of the blanks are those of the
# arguments of the function that answers it; None is a blank that this sentence does not have. A plain tuple, because
# rules make one for every decision of every play-out.
Sentence = tuple[Any, ...]
Sentences = Sequence[Sentence]


def pick(sentences: Sentences, random: Callable[[], float]) -> Sentence:
    """One of the sentences, each as likely as it has moves."""
    counts = []
    whole = 0
    for sentence in sentences:
        many = 1
        for fillings in sentence[1:]:
            if type(fillings) in PLAIN:
                many *= len(fillings)
            elif fillings is not None:
                many *= size(fillings)
        counts.append(many)
        whole += many
    i = int(random() * whole) if whole < FINE else below_by(random)(whole)
    number = 0
    while i >= counts[number]:
        i -= counts[number]
        number += 1
    return sentences[number]


def fill(fillings: Fillings, random: Callable[[], float]) -> Any:
    """One of the fillings, all equally likely."""
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
        move: Move = {"cmd": self.cmd}
        for name, fillings in self.blanks.items():
            i, k = divmod(i, size(fillings))
            move[name] = fillings[k]
        return move

    def __contains__(self, move: Any) -> bool:
        blanks = self.blanks
        if type(move) is not dict or move.get("cmd") != self.cmd or len(move) != len(blanks) + 1:
            return False
        for name, fillings in blanks.items():  # noqa: SIM110  # asked for every move that is made
            if name not in move or not holds(fillings, move[name]):
                return False
        return True

    def to_json(self) -> dict[str, Any]:
        return {"cmd": self.cmd, "blanks": {name: fillings_json(f) for name, f in self.blanks.items()}}


class Moves(Sequence[Move]):
    """All legal moves of a decision, without listing them until somebody iterates."""

    __slots__ = ("says",)

    def __init__(self, *says: Say) -> None:
        self.says = tuple([say for say in says if say.count])

    @property
    def size(self) -> int:
        return sum(say.count for say in self.says)

    def __len__(self) -> int:
        """Python's sequences have fewer than 2**63 things; `size` knows how many there are."""
        return min(self.size, maxsize)

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

    def sample(self, below: Below) -> Move:
        """A move, all equally likely; `below` is `Dice.below`, `random.Random().randrange` or the like."""
        i = below(self.size)
        for say in self.says:
            if i < say.count:
                return say[i]
            i -= say.count
        raise IndexError("no such move")

    def to_json(self) -> list[dict[str, Any]]:
        return [say.to_json() for say in self.says]


def read_moves(says: Sequence[Mapping[str, Any]]) -> Moves:
    """Deserialize legal moves from what `Moves.to_json` wrote."""
    return Moves(*[Say(say["cmd"], **{name: read_fillings(f) for name, f in say["blanks"].items()}) for say in says])


@dataclass(frozen=True, slots=True)
class Said:
    """A message to be translated: its id and its arguments."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "args": dict(self.args)}


@dataclass(frozen=True, slots=True)
class Note:
    """A hint on what an answer costs or brings, as far as the seat may know. It belongs to all moves with this verb
    whose blanks are filled as in `where`: `Note("play", Said("wasted"), {"card": "beer.6H"})`."""

    cmd: str
    said: Said
    where: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {"cmd": self.cmd, "where": dict(self.where), **self.said.to_json()}


@dataclass(frozen=True, slots=True)
class About:
    """The explanation of a decision, for people: why the seat is asked (message `cause-<id>`), the arguments of the
    prompt (`decision-<kind>`), and what the answers come to (`note-<id>`)."""

    cause: Said | None = None
    args: Mapping[str, Any] = field(default_factory=dict)
    notes: Sequence[Note] = ()

    def of(self, moves: Moves) -> About:
        """Without notes on verbs that none of these moves has, so that rules need not check twice what is legal."""
        verbs = {say.cmd for say in moves.says}
        return replace(self, notes=[note for note in self.notes if note.cmd in verbs]) if self.notes else self

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if self.cause:
            found["cause"] = self.cause.to_json()
        if self.args:
            found["args"] = dict(self.args)
        if self.notes:
            found["notes"] = [note.to_json() for note in self.notes]
        return found


NOTHING_MORE = About()


class Decision(msgspec.Struct, frozen=True):
    """An open question to a seat with its legal moves. `kind` names the question; the game does not wait for optional
    ones (standing offers). Bots and play-outs get it without `about`, which is worked out for people only."""

    seat: int
    kind: str
    moves: Moves
    required: bool
    about: About = NOTHING_MORE

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "required": self.required,
            "says": self.moves.to_json(),
            **self.about.to_json(),
        }
