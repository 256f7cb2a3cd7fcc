"""One game in progress, as plain data: places, pieces, knowledge, frames. See docs/library.md for its public side.

Every field is a value that never changes (number, text, tuple, card) or a flat list or dictionary of such values, so
that copying, dumping, loading and comparing are derived from the declared fields, here, once for all games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import msgspec

from . import dump as _dump
from .decision import Decision, Move, Moves, pick
from .dice import Dice, FastDice, TrueDice
from .event import Event
from .guess import guess
from .knowledge import viewer_of
from .past import Past, kept
from .refusal import IllegalMove
from .rules import Question, Rule
from .view import Difference, places, plain, view, without_news

if TYPE_CHECKING:
    from typing import Self

    from .game import Game

Place = tuple[str | int, ...]
# What a number in a public field stands for, where that matters to those who read fields by their types
SEAT, PIECE = "seat", "piece"
Seat = Annotated[int, SEAT]  # or a person, where a seat plays several; negative: nobody
Piece = Annotated[int, PIECE]
Frame = tuple[Rule | None, tuple[Any, ...]]  # rule None: the arguments are what is being asked
Ask = tuple[int, Question, tuple[Any, ...], bool]  # seat, question, its arguments, required


class Face(Protocol):
    """What a piece turns out to be. Faces with the same back cannot be told apart from behind."""

    @property
    def id(self) -> str: ...
    @property
    def back(self) -> str: ...


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of a game's options; every field has a default."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winners, the points of each seat, and where every point came from."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    breakdown: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "points": list(self.points), "breakdown": plain(self.breakdown)}


@dataclass(slots=True, eq=False, kw_only=True)
class Table:
    """A game adds its own public fields in a subclass; whatever is hidden is a piece."""

    game: Game
    seats: int
    options: Any
    data: Any  # what the game made of its options: cards, layout; shared by all copies
    dice: Dice
    face: list[Any] = field(default_factory=list)  # piece -> Face
    seen: list[int] = field(default_factory=list)  # piece -> who sees its face, who remembers it: see knowledge.py
    barred: dict[int, frozenset[str]] = field(default_factory=dict)  # piece -> faces all know it cannot have
    looks: list[tuple[int, int]] = field(default_factory=list)  # label - 1 -> viewer and place looked into
    at: list[tuple[int, ...]] = field(default_factory=list)  # place -> its pieces, bottom to top
    frames: list[Frame] = field(default_factory=list)
    decided: int = 0  # moves made so far
    final: int = 0  # things that cannot be taken back: dice thrown, faces shown
    log: list[Event] | None = None  # None: nobody listens (search)
    result: Result | None = None
    past: tuple[Past, ...] | None = None  # before the last moves, the latest last; None: nobody asks (search)
    _legal: dict[int, Moves] | None = None  # legal moves of the open asks, worked out on demand

    # ---- what rules say ----

    def then(self, rule: Rule, *args: Any) -> None:
        """Do this next. Several calls are carried out in the order in which they are written."""
        self.frames.append((rule, args))

    def ask(self, seat: int, question: Question, *args: Any) -> None:
        """Wait for this seat's answer, then go on with what was said after."""
        self.frames.append((None, ((seat, question, args, True),)))

    def ask_all(self, *asks: Ask) -> None:
        """Wait until every required ask is answered, in any order. Optional ones are standing offers till then."""
        if any(ask[3] for ask in asks):
            self.frames.append((None, asks))

    def throw(self, n: int) -> int:
        self.final += 1
        return self.dice.below(n)

    def tell(self, name: str, faces: dict[str, Any] | None = None, only: int | None = None, /, **args: Any) -> None:
        """Something happened. `faces` are pieces whose faces are told to those who see them now, or to `only` these."""
        if self.log is not None:
            self.log.append(Event.born(self, name, faces or {}, only, args))

    def finish(self, result: Result) -> None:
        self.result = result
        self.frames.clear()
        self.final += 1

    # ---- what players do ----

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Everything asked now, of anybody."""
        return self.frames[-1][1] if self.frames else ()

    @property
    def waiting_for(self) -> frozenset[int]:
        return frozenset(seat for seat, _, _, required in self.asks if required)

    def decisions(self, seat: int | None) -> list[Decision]:
        """What this seat may decide now; a standing offer with nothing to offer is left out."""
        viewer_of(self.seats, seat)
        found = []
        for whose, question, args, required in self.asks:
            # worked out anew for everybody who asks: what is handed out is not what moves are judged by
            if whose == seat and (moves := question.says(self, whose, args)):
                found.append(Decision(whose, question.kind, moves, required))
        return found

    def next_decision(self) -> Decision:
        """What the first waiting seat has to decide, for whoever owns this table: `act` judges by the same moves, so
        they are worked out once."""
        i = min((ask[0], i) for i, ask in enumerate(self.asks) if ask[3])[1]
        seat, question, _, _ = self.asks[i]
        return Decision(seat, question.kind, self._moves(i), required=True)

    def act(self, seat: int, move: Move) -> None:
        """Make a legal move, or raise IllegalMove and change nothing."""
        for i, ask in enumerate(self.asks if type(seat) is int else ()):
            if ask[0] == seat and move in self._moves(i):
                _, question, args, _ = ask
                self._answer(i, move["cmd"], [move.get(name) for name in question.blanks(move["cmd"], args)])
                return
        raise why_not(self, seat, move)

    def random_move(self, rng: Any) -> tuple[int, Move]:
        """Some waiting seat and one of its legal moves; `rng` is Dice or a `random.Random`."""
        below = rng.below if hasattr(rng, "below") else rng.randrange
        i = self._waiting(below)
        return self.asks[i][0], self._moves(i).sample(below)

    def act_randomly(self, random: Callable[[], float]) -> None:
        """Make a random move of some waiting seat: `random_move` and `act` in one, for play-outs by the million.

        `random` is the method of a `random.Random`: a play-out needs speed and no record."""
        asks = self.frames[-1][1]
        i = 0 if len(asks) == 1 else self._waiting(lambda n: int(random() * n))
        seat, question, args, _ = asks[i]
        sentences = question.moves(self, seat, *args)
        sentence = sentences[0] if len(sentences) == 1 else pick(sentences, random)
        values = [None if f is None else f[int(random() * len(f))] for f in sentence[1:]]
        self._answer(i, sentence[0], values)

    def run(self, base: int) -> None:
        """Carry out frames until somebody is asked. What one rule adds lies above `base`, first said first done."""
        frames = self.frames
        while frames:
            if len(frames) > base + 1:
                frames[base:] = frames[base:][::-1]
            rule, args = frames[-1]
            if rule is None:
                return
            frames.pop()
            base = len(frames)
            rule(self, *args)

    def _waiting(self, below: Callable[[int], int]) -> int:
        """The number of some required ask."""
        asks = self.asks
        if len(asks) == 1:
            return 0
        required = [i for i, ask in enumerate(asks) if ask[3]]
        if not required:
            raise LookupError("nobody is asked")
        return required[below(len(required))]

    def _answer(self, i: int, cmd: str, values: list[Any]) -> None:
        if self.past is not None:
            self.past = kept(self, self.past, self.asks[i][0])
        frames = self.frames
        asks = frames.pop()[1]
        seat, question, args, required = asks[i]
        if len(asks) > 1:
            if required:
                asks = asks[:i] + asks[i + 1 :]
            if any(ask[3] for ask in asks):
                frames.append((None, asks))
        self.decided += 1
        self._legal = None
        base = len(frames)
        question.answers[cmd](self, seat, *args, *values)
        if len(frames) != base + 1 or frames[base][0] is not None:  # mostly a rule just asks the next question
            self.run(base)

    def _moves(self, i: int) -> Moves:
        if self._legal is None:
            self._legal = {}
        moves = self._legal.get(i)
        if moves is None:
            seat, question, args, _ = self.asks[i]
            moves = self._legal[i] = question.says(self, seat, args)
        return moves

    # ---- what a viewer gets ----

    def view(self, seat: int | None, *, memory: bool | None = None) -> dict[str, Any]:
        """All that this seat may see, JSON-able; None is a spectator."""
        return view(self, seat, memory)

    def changes(self, since: Self, seat: int | None) -> list[tuple[list[str], Any]]:
        """How this seat's view differs from its view of an earlier table of this game: paths, and what stands there."""
        return Difference(since, self).seen_by(seat)

    def open_view(self) -> dict[str, Any]:
        """Everything, for the time after the game: a spectator's view with all faces."""
        return {**self.view(None, memory=False), "places": places(self, None), "memory": []}

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What this viewer has been told, from the event numbered `since` on."""
        viewer = viewer_of(self.seats, seat)
        log = self.log or []
        return [log[n].told_to(viewer, n) for n in range(max(since, 0), len(log))]

    def guess(self, seat: int | None, seed: int = 0) -> Self:
        """A table that could be the true one for all this seat knows."""
        return guess(self, seat, seed)

    def ahead(self, seat: int, move: Move) -> dict[str, Any]:
        """The seat's view if it made this move, as far as it can tell: made on a guess, and whatever it would learn by
        the move is still unknown. An illegal move is refused as `act` refuses it."""
        guess = self.guess(seat)
        guess.act(seat, move)
        return without_news(guess.view(seat), self.view(seat))

    # ---- the table as data ----

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for name in type(self).field_names():
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) in COPIED else value)
        twin._legal = None
        return twin

    def dump(self) -> dict[str, Any]:
        return _dump.dump(self)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(
            getattr(self, n) == getattr(other, n) for n in type(self).field_names() if n not in ("data", "_legal")
        )

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def field_names(cls) -> tuple[str, ...]:
        names = _FIELD_NAMES.get(cls)
        if names is None:
            names = _FIELD_NAMES[cls] = tuple(f.name for f in fields(cls))
        return names


_FIELD_NAMES: dict[type[Table], tuple[str, ...]] = {}
COPIED = frozenset({list, dict, FastDice, TrueDice})


def why_not(g: Table, seat: int, move: Any) -> IllegalMove:
    """The first reason in a fixed order: malformed, game over, no such seat, not asked, other question, the rules."""
    try:
        command = msgspec.convert(move if type(move) is dict else None, g.game.commands)
        cmd = move["cmd"]
    except (msgspec.ValidationError, KeyError, TypeError, ValueError, RecursionError):
        return IllegalMove("bad-command")
    if g.over:
        return IllegalMove("game-over")
    if type(seat) is not int or not 0 <= seat < g.seats:
        return IllegalMove("no-such-seat")
    asked = [(question, args) for whose, question, args, _ in g.asks if whose == seat]
    if not asked:
        return IllegalMove(g.game.not_asked(g, seat))
    for question, args in asked:
        if explain := question.reasons.get(cmd):
            return explain(g, seat, *args, **msgspec.structs.asdict(command)) or IllegalMove("bad-command")
    return IllegalMove("wrong-phase")
