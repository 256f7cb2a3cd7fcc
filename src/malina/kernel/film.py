"""Replays ("films"): the states of a game as a list of deltas, plain data.

Of every step a film can give each viewer's view without the rules and the cards that played the game, and a dump that
later rules can load: places, faces, rules and questions are stored by name.

Keys of a delta: a field of the kernel (`decided`), an element of a list (`seen.17`, and `seen#` for its length), the
pieces in a place (`at.hand/0`), a field of the game (`public.life`), and values that only the rules of that time could
derive (`film.standing`).
"""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import compress, count
from operator import is_not
from typing import Any, NamedTuple, cast

import msgspec

from .catalogue import CardFile
from .decision import Decision, Move
from .dump import NOT_DUMPED, SOMETIMES, encoded, frozen, load_log
from .event import Event
from .game import Game
from .knowledge import Count, viewer_of
from .record import Deal, Match, Record
from .refusal import BadRecord, IllegalMove, Refusal
from .rules import QUESTIONS
from .table import Place, Result, Table
from .versions import own_file
from .view import asked, clock, notes, places

Step = dict[str, Any]
Made = tuple[int | None, Move | None]  # who moved, and how
NOT_FILMED = NOT_DUMPED | SOMETIMES | {"options"}  # the record has the options
LISTS = ("face", "seen", "looks", "log")  # compared and stored element by element
KERNEL = frozenset(Table.field_names())


# ---- making it ----


def step_of(before: Table | None, after: Table, made: Made | None) -> Step:
    """The delta of a table to the one before it; None: everything, it has just been dealt."""
    step: Step = {}
    for name in type(after).field_names():
        new = getattr(after, name)
        old = None if before is None else getattr(before, name)
        if name in NOT_FILMED or new is old or (before is not None and new == old):
            continue
        if name == "at":
            for i in _other(old or (), new):
                step[f"at.{key(after.data.places[i])}"] = list(new[i])
        elif name in LISTS:
            new, old = new or (), old or ()
            changed = _other(old, new)
            values = encoded(after, name, [new[i] for i in changed])
            if name == "looks":
                values = [(who, key(after.data.places[place]) if place >= 0 else place) for who, place in values]
            step.update(zip((f"{name}.{i}" for i in changed), values, strict=True))
            if len(old) != len(new):
                step[f"{name}#"] = len(new)
        else:
            step[name if name in KERNEL else f"public.{name}"] = encoded(after, name, new)
    step["film.made"] = made
    step["film.standing"] = after.game.replay.standing(after)
    for name, worked_out in SHOWN.items():
        now = worked_out(after)
        if before is None or worked_out(before) != now:
            step[f"film.{name}"] = now
    return step


def sealed(g: Table) -> list[tuple[int, str, Move | None]]:
    return [(seat, QUESTIONS[name].kind, move) for seat, name, _, move in g.sealed]


# Parts of a view that only the rules can derive, so they are stored
SHOWN: dict[str, Callable[[Table], Any]] = {
    "asked": asked,
    "clock": clock,
    "sealed": sealed,
    "remembers": lambda g: g.game.remembers(g),
}


def _other(old: Sequence[Any], new: Sequence[Any]) -> list[int]:
    """The indices of the elements that changed or were added. Most are the same objects, so identity is asked first."""
    common = compress(count(), map(is_not, old, new))
    return [*(i for i in common if old[i] != new[i]), *range(len(old), len(new))]


def key(place: Place) -> str:
    return "/".join(map(str, place))


class Reel(msgspec.Struct):
    """A chunk of a film: some consecutive steps, stored compressed."""

    first: int  # the number of its first step
    places: list[list[str | int]]
    steps: list[msgspec.Raw]

    def packed(self) -> bytes:
        return zlib.compress(msgspec.json.encode(self))

    @staticmethod
    def unpacked(data: bytes, length: int) -> Reel:
        """Decompress a chunk; `length` steps came before it, and none may be missing between."""
        try:
            reel = msgspec.json.decode(zlib.decompress(data), type=Reel)
        except (zlib.error, msgspec.MsgspecError, ValueError) as error:
            raise BadRecord("bad-film", problem=str(error)) from error
        if reel.first > length:
            raise BadRecord("bad-film", problem=f"step {length} is missing")
        return reel


# ---- looking at it ----


def last_step(reels: Iterable[bytes]) -> Step:
    """The last step of a film, checked to be complete; the other steps are counted and not decoded."""
    length, last = 0, msgspec.Raw(b"{}")
    for data in reels:
        reel = Reel.unpacked(data, length)
        if reel.first + len(reel.steps) > length:
            length, last = reel.first + len(reel.steps), reel.steps[-1]
    return msgspec.json.decode(last, type=Step)


class Film:
    """All steps; number 0 is the deal. Kept as an index: for every key the steps in which its value changed, and the
    new values."""

    def __init__(self, reels: Iterable[bytes]) -> None:
        self.places: dict[str, Place] = {}
        self.length = 0
        self._news: dict[str, tuple[list[int], list[Any]]] = {}
        for data in reels:
            self._add(data)
        if not self.length:
            raise BadRecord("bad-film", problem="nothing is on it")

    def _add(self, data: bytes) -> None:
        reel = Reel.unpacked(data, self.length)
        try:
            self.places.update((key(cast(Place, frozen(place))), cast(Place, frozen(place))) for place in reel.places)
            for raw in reel.steps[self.length - reel.first :]:  # chunks may overlap
                for name, value in msgspec.json.decode(raw, type=Step).items():
                    numbers, values = self._news.setdefault(name, ([], []))
                    numbers.append(self.length)
                    values.append(value)
                self.length += 1
        except (msgspec.MsgspecError, ValueError) as error:
            raise BadRecord("bad-film", problem=str(error)) from error

    def value(self, name: str, step: int) -> Any:
        """The value of this key after so many moves; None if it had none."""
        numbers, values = self._news.get(name, ((), ()))
        i = bisect_right(numbers, step)
        return values[i - 1] if i else None

    def values(self, name: str, step: int) -> list[Any]:
        """The list that was stored element by element under this name."""
        return [self.value(f"{name}.{i}", step) for i in range(self.value(f"{name}#", step) or 0)]

    def group(self, name: str, step: int) -> dict[str, Any]:
        """All values whose keys have this prefix."""
        return {n[len(name) :]: self.value(n, step) for n in self._news if n.startswith(name)}

    def event(self, number: int, step: int) -> Event:
        """The event with this number, as it was told by then."""
        return (load_log([self.value(f"log.{number}", step)]) or [])[0]

    def made(self, step: int) -> Made:
        """Seat and move that led to this step; None for the deal."""
        seat, move = self.value("film.made", step) or (None, None)
        return seat, move

    def moves(self) -> list[tuple[int, Move]]:
        return [(seat, move) for seat, move in map(self.made, range(1, self.length)) if seat is not None and move]

    def at(self, step: int) -> list[list[int]]:
        return [self.value(f"at.{name}", step) or [] for name in self.places]

    def looks(self, step: int) -> list[tuple[int, int]]:
        number = {name: i for i, name in enumerate(self.places)}
        return [(who, number.get(place, place)) for who, place in self.values("looks", step)]

    def dump(self, deal: Deal, step: int, file: CardFile | None = None) -> dict[str, Any]:
        """The dump of the table at this step, as `kernel.dump` would have made it."""
        return {
            **{name: self.value(name, step) for name in self._news if name in KERNEL},
            **self.group("public.", step),
            **{name: self.values(name, step) for name in LISTS},
            "looks": self.looks(step),
            "at": self.at(step),
            "places": list(self.places.values()),
            "game": deal.game,
            "version": deal.version,
            "seats": deal.seats,
            "options": deal.options,
            "file": file and msgspec.to_builtins(file),
        }


class Named(NamedTuple):
    """Stands in for a face: a view needs its id only."""

    id: str


class Places(NamedTuple):
    places: tuple[Place, ...]


class Still:
    """One step of a replay, with the reading half of `Table`: views, events, result. No moves can be made on it."""

    def __init__(self, film: Film, deal: Deal, step: int) -> None:
        self.game, self.seats, self.options = deal.game, deal.seats, deal.options
        self.data = Places(tuple(film.places.values()))
        self.at = [tuple(pieces) for pieces in film.at(step)]
        self.face = [Named(id) for id in film.values("face", step)]
        self.seen = [int(known, 16) for known in film.values("seen", step)]
        self.looks = film.looks(step)
        self.counts = msgspec.convert(film.value("counts", step) or [], list[Count])
        self.log: list[Event] = load_log(film.values("log", step)) or []
        self.public = film.group("public.", step)
        self.decided: int = film.value("decided", step)
        self.asked: list[dict[str, Any]] = film.value("film.asked", step)
        self.clock: dict[str, Any] | None = film.value("film.clock", step)
        self.sealed: list[tuple[int, str, Move | None]] = film.value("film.sealed", step) or []
        self.remembers: bool = film.value("film.remembers", step)
        self.result: Result | None = msgspec.convert(film.value("result", step), Result | None)

    @property
    def over(self) -> bool:
        return self.result is not None

    def view(self, seat: int | None, *, memory: bool | None = None) -> dict[str, Any]:
        """The view of this seat, as `Table.view` gave it then, but without decisions."""
        viewer = viewer_of(self.seats, seat)
        g = cast(Table, self)
        seen = {
            "game": self.game,
            "seats": self.seats,
            "viewer": seat,
            "options": self.options,
            "decided": self.decided,
            "asked": self.asked,
            "clock": self.clock,
            **self.public,
            "places": places(g, viewer),
            "sealed": [{"kind": kind, "move": move} for whose, kind, move in self.sealed if whose == seat],
            "decisions": [],
            "over": self.over,
            "result": self.result and self.result.to_json(),
        }
        if self.remembers if memory is None else memory:
            seen.update(notes(g, viewer))
        return seen

    def open_view(self) -> dict[str, Any]:
        return {**self.view(None, memory=False), "places": places(cast(Table, self), None), "memory": []}

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        viewer = viewer_of(self.seats, seat)
        return [self.log[n].told_to(viewer, n) for n in range(max(since, 0), len(self.log))]

    def decisions(self, seat: int | None, *, about: bool = True) -> list[Decision]:
        return []

    def ahead(self, seat: int, move: Move) -> dict[str, Any]:
        raise IllegalMove("game-over")


class Ended:
    """An archived finished game: its record and its film. It can be read without the rules that played it."""

    over = True
    waiting_for: frozenset[int] = frozenset()

    def __init__(self, game: Game, record: Record, reels: Sequence[bytes], file: CardFile | None = None) -> None:
        """`record` comes without moves: they are on the film."""
        self.game, self.file, self.head = game, file, record
        self._reels = reels

    @cached_property
    def film(self) -> Film:
        return Film(self._reels)

    def check_film(self) -> None:
        """Raise BadRecord unless the film is complete up to the end of the game."""
        if last_step(self._reels).get("result") is None:
            raise BadRecord("bad-film", problem="its end is missing")

    @cached_property
    def record(self) -> Record:
        return msgspec.structs.replace(self.head, moves=self.film.moves())

    @cached_property
    def table(self) -> Still:
        return self.still(self.film.length - 1)

    def still(self, step: int) -> Still:
        return Still(self.film, self.head, step)

    @property
    def result(self) -> Result | None:
        return msgspec.convert(self.head.result, Result | None)

    def can_undo(self, seat: int) -> bool:
        return False


Played = Match | Ended


def file_of(played: Played | None) -> CardFile | None:
    """The card file that a game was dealt from, if it is not the one that its options have today."""
    return played.file if isinstance(played, Ended) else own_file(played.table) if played else None


def outlook(played: Played, view: dict[str, Any]) -> Any:
    """The game's estimate of what is worth what in this view (`Game.outlook`); None for a finished game that was played
    by other rules than today's."""
    game = played.game
    if isinstance(played, Match):
        return game.outlook(view, played.table.data)
    record = played.head
    if record.version != game.version or record.upgrades:
        return None
    try:
        options = game.read_options(record.options, record.seats, played.file)
        return game.outlook(view, game.data(options, record.seats, played.file))
    except (LookupError, Refusal):
        return None
