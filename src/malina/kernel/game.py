"""A game: its name, its seats, its options, its table and how the cards are dealt. Everything else is its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from .dice import Dice, FastDice
from .dump import load
from .refusal import BadOptions
from .table import Options, Place, Table


class Data(Protocol):
    """What a game makes of its options: cards, layout, prices. Never changes, so all copies of a table share it."""

    @property
    def faces(self) -> Sequence[Any]:
        """Every face there is."""
        ...

    @property
    def places(self) -> Sequence[Place]:
        """The name of every place; its number is its index in `Table.at`."""
        ...


@dataclass(frozen=True, eq=False)
class Game:
    """What the kernel has to know of a game; `id` is also the name of its folder."""

    id: str
    version: str  # of the rules: a record is replayed by the version that made it
    seats: range
    options_type: type[Options]
    table: type[Table]
    commands: Any  # the shapes of all its moves, for msgspec
    prepare: Callable[[Any, int], Data]  # reads the cards for these options and seats, or raises BadOptions, BadCards
    set_up: Callable[[Any], None]  # lays out a new table and says what comes first
    not_asked: Callable[[Any, int], str] = lambda g, seat: "not-your-turn"
    remembers: Callable[[Any], bool] = lambda g: True  # do views carry the memory aid?
    possible: Callable[[Any], bool] = lambda g: True  # could hidden faces lie so, for all that everybody knows?
    invariants: Callable[[Any], list[str]] = lambda g: []  # what is wrong with a table, if anything
    outlook: Callable[[dict[str, Any], Any], Any] = lambda view, data: None  # what is worth what, from a view alone
    standing: Callable[[Any], list[int]] = lambda g: []  # each seat's points, had the game ended now
    side: Callable[[Any, int], str] = lambda g, seat: ""  # with whom a seat wins, by the deal; "": with nobody
    ending: Callable[[Any], str] = lambda g: ""  # what decided a finished game, in a word
    past: int = 4  # so many moves a table keeps in mind: bots weigh guesses by them, if their policy has no likelihood
    notable: frozenset[str] = frozenset()  # events that a replay marks
    turn: str = ""  # the event that begins a turn; without one a turn begins where somebody else acts
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # options often chosen together, by name
    words: Callable[[Any], Sequence[str]] = lambda data: ()  # in moves and public fields, besides seats, places, faces
    backs: Mapping[str, str] = field(default_factory=dict)  # by a place's first word: the back of all that lies there
    talk: str = ""  # the move that words of one's own are, wherever the table offers it
    out: Callable[[Any, int], bool] = lambda g, seat: False  # is this seat out of the game?
    names: Mapping[str, str] = field(default_factory=dict)  # by language

    def __deepcopy__(self, memo: Any) -> Game:
        """A game never changes: copies of what is played by it share it."""
        return self

    def name(self, lang: str) -> str:
        """The game's name in this language; its id where it has none."""
        return self.names.get(lang, self.id)

    @property
    def options(self) -> dict[str, Any]:
        """JSON schema of the options, with defaults."""
        return msgspec.json.schema(self.options_type)

    def read_options(self, options: Mapping[str, Any] | Options | None, seats: int) -> Options:
        if type(seats) is not int or seats not in self.seats:
            raise BadOptions("bad-seats", low=self.seats[0], high=self.seats[-1])
        if type(options) is self.options_type:
            return options
        try:
            read = msgspec.convert(msgspec.to_builtins(options or {}), self.options_type)
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as error:
            raise BadOptions("bad-option", problem=str(error)) from error
        self.prepare(read, seats)
        return read

    def deal(
        self,
        seats: int,
        seed: int | str = 0,
        options: Mapping[str, Any] | Options | None = None,
        *,
        dice: Dice | None = None,
        log: bool = True,
    ) -> Table:
        """A new table. The same seats, seed and options give the same table everywhere."""
        read = self.read_options(options, seats)
        g = self.new_table(seats, read, dice or FastDice(f"deal {seed}"))
        g.log = [] if log else None
        self.set_up(g)
        g.run(0)
        return g

    def cards(self, options: Mapping[str, Any] | Options | None = None, seats: int | None = None) -> dict[str, Any]:
        """What is printed on the cards, by id: public knowledge, whatever the seat."""
        seats = self.seats[-1] if seats is None else seats
        return {face.id: face for face in self.prepare(self.read_options(options, seats), seats).faces}

    def new_table(self, seats: int, options: Options, dice: Dice) -> Table:
        """An empty table."""
        data = self.prepare(options, seats)
        at: list[tuple[int, ...]] = [()] * len(data.places)
        past = () if self.past else None
        return self.table(game=self, seats=seats, options=options, data=data, dice=dice, at=at, past=past)

    def load(self, data: dict[str, Any]) -> Table:
        """The table that was dumped."""
        return load(self, data)
