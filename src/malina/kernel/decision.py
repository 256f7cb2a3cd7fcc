"""Decisions as data: who is asked what, and which moves are legal.

The legal moves are a product space, not a list: sentences with blanks, that is, a verb with the possible values
(fillings) of each parameter (blank). `recruit` has one blank (a hideout), `place` has a job, a facing and perhaps an
action. A move is one sentence with all its blanks filled: `{"cmd": "place", "job": 6, "face": "up"}`. The page draws
the sentence, a screen reader reads it, a bot samples it, and the table accepts exactly the moves it contains; nobody
has to list them all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .moves import FINE as FINE
from .moves import Move as Move
from .moves import Moves as Moves
from .moves import Say as Say
from .moves import Sentence as Sentence
from .moves import Sentences as Sentences
from .moves import below_by as below_by
from .moves import counts as counts
from .moves import fill as fill
from .moves import filled as filled
from .moves import pick as pick
from .moves import read as read
from .moves import read_moves as read_moves


class Said(msgspec.Struct, frozen=True):
    """A message to be translated: its id and its arguments."""

    id: str
    args: Mapping[str, Any] = {}

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "args": dict(self.args)}


class Note(msgspec.Struct, frozen=True):
    """A hint on what an answer costs or brings, as far as the seat may know. It belongs to all moves with this verb
    whose blanks are filled as in `where`: `Note("play", Said("wasted"), {"card": "beer.6H"})`."""

    cmd: str
    said: Said
    where: Mapping[str, Any] = {}

    def to_json(self) -> dict[str, Any]:
        return {"cmd": self.cmd, "where": dict(self.where), **self.said.to_json()}


class About(msgspec.Struct, frozen=True):
    """The explanation of a decision, for people: why the seat is asked (message `cause-<id>`), the arguments of the
    prompt (`decision-<kind>`), and what the answers come to (`note-<id>`)."""

    cause: Said | None = None
    args: Mapping[str, Any] = {}
    notes: Sequence[Note] = ()

    def of(self, moves: Moves) -> About:
        """Without notes on verbs that none of these moves has, so that rules need not check twice what is legal."""
        if not self.notes:
            return self
        verbs = {say.cmd for say in moves.says}
        return msgspec.structs.replace(self, notes=[note for note in self.notes if note.cmd in verbs])

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
