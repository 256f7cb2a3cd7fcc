"""The state of a game as plain data: places, pieces, who knows which face, stack of frames. API: docs/library.md.

Every field is a value that never changes (number, text, tuple, card) or a flat list or dictionary of such values, so
that copying, dumping, loading and comparing are derived from the declared fields, here, once for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec

from typing_extensions import TypeVar

from . import dump as _dump
from .blanks import PLAIN
from .compiled import mypyc_attr
from .decision import NOTHING_MORE, Decision, Move, Moves, Sentences, fill, pick, read
from .dice import Dice, FastDice, TrueDice
from .event import Event
from .flow import DECLINE, ask_in_turn, let_time_pass, unseal
from .guess import guess
from .knowledge import Count, viewer_of
from .layout import defaults_of, layout
from .options import Options as Options
from .past import Past, kept
from .refusal import why_not
from .result import Result as Result
from .rules import TIME, Question, Rule
from .types import FACE as FACE
from .types import PIECE as PIECE
from .types import SEAT as SEAT
from .types import Face as Face
from .types import FaceId as FaceId
from .types import Piece as Piece
from .types import PieceId as PieceId
from .types import Place as Place
from .types import Seat as Seat
from .view import Difference, places, view, without_news
from .watch import Watch

if TYPE_CHECKING:
    from typing import Self

    from .game import Game

P = ParamSpec("P")
# The types of a game's own options, card data, faces and pieces
TOptions = TypeVar("TOptions", default=Any)
TData = TypeVar("TData", default=Any)
TFace = TypeVar("TFace", default=Any)
TPiece = TypeVar("TPiece", default=Any)
Frame = tuple[Rule | None, tuple[Any, ...]]  # a continuation: rule and arguments; rule None: the arguments are asks
Ask = tuple[int, Question, tuple[Any, ...], bool]  # seat, question, its arguments, required
Offer = tuple[int, Question, tuple[Any, ...]]  # an ask that is not required
Sealed = tuple[int, str, tuple[Any, ...], Move | None]  # seat, question, its arguments, answer; None: guess found none
HOUSE = -1  # pseudo-seat of the moves that nobody decides: timeouts
TIME_UP: Move = {"cmd": TIME}


@dataclass(frozen=True, slots=True)
class Clock:
    """A time limit in the rules. All questions under one name share its seconds: a name that comes again goes on where
    it stopped. The kernel measures no time: its host does, and makes the timeout as a move of HOUSE."""

    name: str
    seconds: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Generic[TOptions, TData, TFace, TPiece]):
    """A game adds its own public fields in a subclass; whatever is hidden is a piece."""

    game: Game
    seats: int
    options: TOptions
    data: TData  # what the game made of its options: cards, layout; shared by all copies
    dice: Dice
    face: list[TFace] = []  # piece -> Face
    seen: list[int] = []  # piece -> who sees its face, who remembers it: see knowledge.py
    barred: dict[int, frozenset[str]] = {}  # piece -> faces all know it cannot have
    counts: list[Count] = []  # how many of some pieces have certain faces, and who knows
    looks: list[tuple[int, int]] = []  # label - 1 -> viewer and place looked into
    at: list[tuple[TPiece, ...]] = []  # place -> its pieces, bottom to top
    frames: list[Frame] = []
    sealed: list[Sealed] = []  # simultaneous answers, hidden until all have been given
    due: list[Frame] = []  # effects that wait for the end of the one in progress
    decided: int = 0  # moves made so far
    final: int = 0  # how many things happened that no undo takes back: dice thrown, faces shown
    log: list[Event] | None = None  # the event log; None: not kept (search)
    result: Result | None = None
    past: tuple[Past, ...] | None = None  # history: before the last moves, the latest last; None: not kept (search)
    watch: Watch | None = None  # observer of everything shown and shuffled, as it happens; no part of the state
    _legal: dict[int, Sentences] | None = None  # cache: legal moves of the open asks

    def __init__(self, **given: Any) -> None:
        """Fields that are not given begin with their defaults, or are unset if they have none."""
        for name, value in {**defaults_of(type(self)), **given}.items():
            setattr(self, name, value)

    # ---- what rules say ----

    def then(self, rule: Callable[Concatenate[Any, P], None], *args: P.args, **_: P.kwargs) -> None:
        """Push a continuation: call this rule next. Several are called in the order in which they are written."""
        self.frames.append((rule, args))

    def ask(self, seat: int, question: Question, *args: Any) -> None:
        """Ask a seat and wait for its answer, then go on with the frames that were pushed after this one."""
        self.frames.append((None, ((seat, question, args, True),)))

    def ask_all(self, *asks: Ask) -> None:
        """Ask several and wait until all required answers are there, in any order; the rest are offers till then."""
        if any(ask[3] for ask in asks):
            self.frames.append((None, asks))

    def ask_sealed(self, *asks: Offer) -> None:
        """Simultaneous decisions: no answer is seen until the last one is given, then all are carried out in the order
        given here."""
        self.frames.append((None, tuple([(seat, question, args, True) for seat, question, args in asks])))
        self.frames.append((unseal, tuple([(seat, question.name, args) for seat, question, args in asks])))

    def window(self, seats: Sequence[int], question: Question, *args: Any) -> None:
        """A reaction window: ask these in turn, again and again, until all have declined ("pass") in a row. Only seats
        that could use it by public knowledge are asked (`question.asked_of`)."""
        self.frames.append((ask_in_turn, (tuple(seats), 0, question.name, args)))

    def later(self, rule: Rule, *args: Any) -> None:
        """Defer this until the effect in progress is finished, that is, until its rules come to `then(settle)`."""
        self.due.append((rule, args))

    def withdraw(self, seat: int | None = None) -> None:
        """Cancel what is being asked, of this seat or of everybody: nobody has to answer it any more."""
        for i in range(len(self.frames) - 1, -1, -1):
            rule, asks = self.frames[i]
            if rule is None:
                left = () if seat is None else tuple([ask for ask in asks if ask[0] != seat])
                self.frames[i] = None, left if any(ask[3] for ask in left) else ()
                return

    def ask_instead(self, *asks: Ask) -> None:
        """Replace what is being asked, of whomever, by these asks."""
        for i in range(len(self.frames) - 1, -1, -1):
            if self.frames[i][0] is None:
                self.frames[i] = None, asks if any(ask[3] for ask in asks) else ()
                return

    def throw(self, n: int) -> int:
        self.final += 1
        return self.dice.below(n)

    def tell(self, event: str, faces: dict[str, Any] | None = None, only: int | None = None, /, **args: Any) -> None:
        """Log an event. `faces` are pieces whose faces are told to those who see them now, or to `only` these."""
        if self.log is not None:
            self.log.append(Event.born(self, event, faces or {}, only, args))

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
        """Everything asked now, of anybody: what is waited for, then what may be done meanwhile."""
        asks: tuple[Ask, ...] = self.frames[-1][1] if self.frames else ()
        offers = self.game.offers
        if offers is None or not asks or not (standing := offers(self)) or any(ask[1].alone for ask in asks):
            return asks
        return *asks, *[(seat, question, args, False) for seat, question, args in standing]

    @property
    def waiting_for(self) -> frozenset[int]:
        """The seats without whose answer nothing goes on; offers may ask for it."""
        asks = self.frames[-1][1] if self.frames else ()
        return frozenset([seat for seat, _, _, required in asks if required])

    def decisions(self, seat: int | None, *, about: bool = True) -> list[Decision]:
        """The open decisions of this seat with their legal moves; offers without any are left out. `about=False` leaves
        out what explains them to people, and is faster."""
        viewer_of(self.seats, seat)
        found = []
        for whose, question, args, required in self.asks:
            # not from the cache: callers may change what they get, and `act` must not judge moves by that
            if whose == seat and (moves := question.says(self, whose, args)):
                told = question.about(self, whose, *args).of(moves) if about else NOTHING_MORE
                found.append(Decision(whose, question.kind, moves, required, told))
        return found

    def next_decision(self) -> Decision:
        """The required decision of the first waiting seat. It shares its legal moves with the cache that `act` judges
        by, so only the owner of this table may have it."""
        asks = self.asks
        i = 0 if len(asks) == 1 else min([(ask[0], i) for i, ask in enumerate(asks) if ask[3]])[1]
        seat, question, _, _ = asks[i]
        return Decision(seat, question.kind, self._moves(i, asks[i]), required=True)

    def act(self, seat: Any, move: Any) -> None:
        """Make a legal move of a seat, or raise IllegalMove, whatever was given, and change nothing."""
        for i, ask in enumerate(self.asks if type(seat) is int else ()):
            if ask[0] == seat and (values := read(self._sentences(i, ask), ask[1].names, move)) is not None:
                self.past = None if self.past is None else kept(self, self.past, seat)
                self._answer(ask, i, move["cmd"], values)
                return
        if seat == HOUSE and move == TIME_UP and self.clock is not None:
            self._time_up()
            return
        raise why_not(self, seat, move)

    @property
    def clock(self) -> Clock | None:
        """The time limit of what is asked now, if there is one and the rules say what happens on a timeout."""
        if not self.frames or not any(required and TIME in q.answers for _, q, _, required in self.frames[-1][1]):
            return None
        return self.game.clock(self)

    def random_move(self, rng: Any) -> tuple[int, Move]:
        """Some waiting seat and one of its legal moves; `rng` is Dice or a `random.Random`. Now and then it is a
        timeout, or somebody takes a standing offer."""
        below = rng.below if hasattr(rng, "below") else rng.randrange
        asks = self.asks
        if self.clock is not None and not below(TIME_RUNS_OUT):
            return HOUSE, TIME_UP
        i = self._some_ask(asks, below)
        return asks[i][0], self._moves(i, asks[i]).sample(below)

    def act_randomly(self, random: Callable[[], float]) -> None:
        """Make a random move: `random_move` and `act` in one, for play-outs by the million.

        `random` is the method of a `random.Random`: a play-out needs speed, no record and no history."""
        if self.past:
            self.past = ()
        asks = self.frames[-1][1] if self.game.offers is None else self.asks
        i = 0 if len(asks) == 1 else self._some_ask(asks, lambda n: int(random() * n))
        seat, question, args, _ = asks[i]
        if TIME in question.answers and self.game.clock(self) is not None and random() * TIME_RUNS_OUT < 1:
            self._time_up()
            return
        sentences = question.moves(self, seat, *args)
        sentence = sentences[0] if len(sentences) == 1 else pick(sentences, random)
        values = []
        for f in sentence[1:]:
            values.append(f[int(random() * len(f))] if type(f) in PLAIN else fill(f, random))
        self._answer(asks[i], i, sentence[0], values)

    def run(self, base: int) -> None:
        """Run the stack of frames until somebody is asked. What one rule pushed lies above `base` and runs in order."""
        frames = self.frames
        while (many := len(frames)) > 0:
            if many == base + 2:  # mostly, if there is more than one
                frames[-2:] = frames[-1], frames[-2]
            elif many > base + 2:
                frames[base:] = frames[base:][::-1]
            rule, args = frames[-1]
            if rule is None and args:
                return
            base = many - 1
            del frames[base]
            if rule is not None:  # else it is what is left of a question that was withdrawn
                rule(self, *args)

    def _some_ask(self, asks: tuple[Ask, ...], below: Callable[[int], int]) -> int:
        """The index of some required ask, or, now and then, of a standing offer that can be taken."""
        if len(asks) == 1:
            return 0
        required = [i for i, ask in enumerate(asks) if ask[3]]
        if not required:
            raise LookupError("nobody is asked")
        if len(required) < len(asks) and not below(OFFERS_TAKEN):
            offers = [i for i, ask in enumerate(asks) if not ask[3] and self._moves(i, ask)]
            if offers:
                return offers[below(len(offers))]
        return required[below(len(required))]

    def _answer(self, ask: Ask, i: int, cmd: str, values: list[Any]) -> None:
        seat, question, args, required = ask
        frames = self.frames
        self.decided += 1
        self._legal = None
        if required and cmd not in question.staying:
            asks = frames.pop()[1]
            below = frames[-1][0] if frames else None
            if len(asks) > 1:
                asks = asks[:i] + asks[i + 1 :]
                if any(left[3] for left in asks):
                    frames.append((None, asks))
            if below is unseal:
                named = zip(question.names[cmd], values, strict=True)
                move = {"cmd": cmd, **{name: value for name, value in named if value is not None}}
                self.sealed.append((seat, question.name, args, move))
                if frames[-1][0] is unseal:
                    self.run(len(frames))
                return
            if below is ask_in_turn and cmd != DECLINE:
                seats, _, *rest = frames[-1][1]
                frames[-1] = ask_in_turn, (seats, 0, *rest)
        base = len(frames)
        question.answers[cmd](self, seat, *args, *values)
        if len(frames) != base + 1 or frames[base][0] is not None:  # mostly a rule just asks the next question
            self.run(base)

    def _time_up(self) -> None:
        """A timeout: the default of its question is carried out for each seat that has not answered, in order."""
        frames = self.frames
        self.decided += 1
        self._legal = None
        asks = frames.pop()[1]
        late = [ask for ask in asks if ask[3] and TIME in ask[1].answers]
        left = tuple([ask for ask in asks if ask not in late])
        sealed = bool(frames) and frames[-1][0] is unseal
        if any(ask[3] for ask in left):
            frames.append((None, left))
        base = len(frames)
        for seat, question, args, _ in late:
            if sealed:
                self.sealed.append((seat, question.name, args, TIME_UP))
            else:
                self.then(let_time_pass, seat, question.name, args)
        self.run(base)

    def _seals(self, seat: int, move: Move) -> bool:
        """Is this a legal answer of a simultaneous decision, so that it would stay sealed?"""
        if len(self.frames) < 2 or self.frames[-2][0] is not unseal:
            return False
        return any(ask[0] == seat and ask[3] and move in self._moves(i, ask) for i, ask in enumerate(self.asks))

    def _moves(self, i: int, ask: Ask) -> Moves:
        """The legal moves of this ask, the i-th of all that stand."""
        return Moves.of(self._sentences(i, ask), ask[1].names)

    def _sentences(self, i: int, ask: Ask) -> Sentences:
        legal = self._legal = self._legal or {}
        if i not in legal:
            seat, question, args, _ = ask
            legal[i] = question.moves(self, seat, *args)
        return legal[i]

    # ---- what a viewer gets ----

    def view(self, seat: int | None, *, memory: bool | None = None, about: bool = True) -> dict[str, Any]:
        """The observation of this seat: all that it may see, as JSON; None is a spectator. `about`: see `decisions`."""
        return view(self, seat, memory, about)

    def changes(self, since: Self, seat: int | None) -> list[tuple[list[str], Any]]:
        """The delta of this seat's view of this table to that of an earlier one: paths, and the new values there."""
        return Difference(since, self).seen_by(seat)

    def open_view(self) -> dict[str, Any]:
        """A view of the full state, for the time after the game: a spectator's, with all faces."""
        return {**self.view(None, memory=False), "places": places(self, None), "memory": []}

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The event log as this viewer was told it, from number `since` on."""
        viewer = viewer_of(self.seats, seat)
        log = self.log or []
        return [log[n].told_to(viewer, n) for n in range(max(since, 0), len(log))]

    def guess(self, seat: int | None, seed: int = 0) -> Self:
        """Determinization: a table drawn from this seat's information set, one that could be the true table."""
        return guess(self, seat, seed)

    def ahead(self, seat: Any, move: Any) -> dict[str, Any]:
        """Preview: the seat's view after this move, as far as it can tell. It is made on a guess; faces that it would
        show stay unknown. A sealed answer changes nothing before all have answered. An illegal move is refused as by
        `act`."""
        if self._seals(seat, move):
            return self.view(seat)
        guess = self.guess(seat)
        guess.act(seat, move)
        return without_news(guess.view(seat), self.view(seat))

    # ---- the table as data ----

    def __repr__(self) -> str:
        if self.result is not None:
            won = ", ".join(map(str, self.result.winners)) or "nobody"
            now = f"won by {won}, points {self.result.points}"
        else:
            now = "; ".join(f"seat {ask[0]} decides {ask[1].kind}" for ask in self.asks if ask[3]) or "not dealt"
        return f"<{self.game.id}: {self.seats} seats, {self.decided} moves, {now}>"

    def copy(self) -> Self:
        kind = type(self)
        twin = kind.__new__(kind)
        known = layout(kind)
        for name, value in zip(known.names, known.values(self)):  # noqa: B905
            setattr(twin, name, value.copy() if type(value) in COPIED else value)
        twin.watch = twin._legal = None
        return twin

    def dump(self) -> dict[str, Any]:
        return _dump.dump(self)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return not self.differing(other)

    def differing(self, other: Self) -> list[str]:
        """The fields in which another table of this game is not the same."""
        names = [name for name in type(self).field_names() if name not in NOT_COMPARED]
        return [name for name in names if getattr(self, name) != getattr(other, name)]

    @classmethod
    def field_names(cls) -> tuple[str, ...]:
        return layout(cls).names


TIME_RUNS_OUT = 32  # in random games: once in so many decisions that have a clock
OFFERS_TAKEN = 8  # likewise: once in so many decisions while offers stand
COPIED = frozenset({list, dict, FastDice, TrueDice})
NOT_COMPARED = frozenset({"data", "watch", "_legal"})
