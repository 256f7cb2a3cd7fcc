"""Game: the definition that a game registers: id, seats, options, its table (state), how to deal, and optional hooks.
What happens after the deal is in its rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import msgspec

from .catalogue import CardFile
from .dice import Dice, FastDice
from .dump import load
from .first import FirstGame, read_first
from .layout import with_slots
from .refusal import BadOptions
from .secrecy import MaySee
from .table import Clock, Offer, Options, Place, Table
from .versions import Version, old_cards, read_versions
from .watch import Watch

Outlook = Callable[[dict[str, Any], Any], dict[str, Any]]  # of a view and the game's data


class Data(Protocol):
    """Constants that a game derives from its options: cards, layout, prices. Immutable, so all copies of a table share
    them.

    A game whose cards come from a file keeps it as `file`: stored games go on with that one, whatever ships later."""

    @property
    def faces(self) -> Sequence[Any]:
        """Every face there is."""
        ...

    @property
    def places(self) -> Sequence[Place]:
        """The name of every place; its number is its index in `Table.at`."""
        ...


@dataclass(frozen=True)
class Credits:
    """Whose work the game is. NOTICE says the same."""

    title: str = ""  # of the original, as its publisher writes it
    designers: Sequence[str] = ()
    artists: Sequence[str] = ()
    publisher: str = ""
    edition: Mapping[str, str] = field(default_factory=dict)  # the publisher in Russia, by language


@dataclass(frozen=True)
class BotInfo:
    """Metadata for bots, the arena and the research environments; no rule needs it."""

    past: int = 4  # moves of history that a table keeps: bots weigh guesses by them, if their policy has no likelihood
    side: Callable[[Any, int], str] = lambda g, seat: ""  # team of a seat, by the deal; "": it wins alone
    ending: Callable[[Any], str] = lambda g: ""  # what decided a finished game, in a word
    # who may bargain with this seat about what it is asked: a bot leaves people the time for it
    bargains: Callable[[Any, int], Sequence[int]] = lambda g, seat: ()
    # who would say which quick phrase to an event, as a spectator is told it: so it gives no secret away
    says: Callable[[Mapping[str, Any]], tuple[int, str] | None] = lambda event: None
    words: Callable[[Any], Sequence[str]] = lambda data: ()  # in moves and public fields, besides seats, places, faces
    backs: Mapping[str, str] = field(default_factory=dict)  # by a place's first word: the back of all that lies there


@dataclass(frozen=True)
class Replay:
    """What the replay of a finished game shows in its scrubber and charts."""

    notable: frozenset[str] = frozenset()  # events that are marked
    turn: str = ""  # the event that begins a turn; without one a turn begins where somebody else acts
    standing: Callable[[Any], list[int]] = lambda g: []  # each seat's points, had the game ended now


@dataclass(frozen=True)
class Talk:
    """Where chat and rules meet."""

    move: str = ""  # the verb that makes free text a move, wherever the table offers it
    out: Callable[[Any, int], bool] = lambda g, seat: False  # is this seat out of the game, and heard only by others?


@dataclass(frozen=True, eq=False)
class Game:
    """The definition of a game; `id` is also the name of its folder."""

    # every game says this
    id: str
    version: str  # of the rules: a record is replayed by the version that made it
    seats: range
    options_type: type[Options]
    table: type[Table]
    commands: Any  # the shapes of all its moves, for msgspec
    # reads the cards for these options and seats, of a given CardFile if there is one, or raises BadOptions, BadCards
    prepare: Callable[..., Data]
    set_up: Callable[[Any], None]  # lays out a new table and says what comes first
    # rules that not every game has
    # standing offers: what may be done besides answering, at every question, by public knowledge
    offers: Callable[[Any], Sequence[Offer]] | None = None
    clock: Callable[[Any], Clock | None] = lambda g: None  # the time limit of the question at hand; None: unlimited
    first_due: Callable[[Any], int] = lambda g: 0  # which of the effects in `due` comes first
    not_asked: Callable[[Any, int], str] = lambda g, seat: "not-your-turn"
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # options often chosen together, by name
    preset_seats: Mapping[str, range] = field(default_factory=dict)  # for whom; without an entry: for everybody
    # who knows what
    hidden: Mapping[str, MaySee] = field(default_factory=dict)  # by a place's first word, or a back: who may see it
    pools: Collection[str] = ()  # places, by their first word: who put what in is a secret, so they are mixed first
    remembers: Callable[[Any], bool] = lambda g: True  # do views carry the memory aid?
    possible: Callable[[Any], bool] = lambda g: True  # is this determinization consistent with public knowledge?
    # what is worth what, from a view alone: functions that each make a part of it, and the parts of a view that this
    # is made of, `places.front`; none: all, `viewer` too
    outlooks: Mapping[Outlook, Collection[str]] = field(default_factory=dict)
    # what is wrong with a table, if anything
    invariants: Callable[[Any], list[str]] = lambda g: []
    # what others than the rules need
    names: Mapping[str, str] = field(default_factory=dict)  # by language
    credits: Credits = Credits()
    minutes: int = 0  # that a game takes, as the box says
    usual_seats: int = 3  # how many mostly sit down to it
    bots: BotInfo = BotInfo()
    replay: Replay = Replay()
    talk: Talk = Talk()
    # is this seat eliminated for good? None: everybody plays to the end
    gone: Callable[[Any, int], bool] | None = None
    # stored games
    home: Path | None = None  # its folder, where its card file and its versions lie
    mended: Callable[[dict[str, Any]], dict[str, Any]] = lambda data: data  # migrates a dump of older rules

    def outlook(self, view: dict[str, Any], data: Any) -> dict[str, Any] | None:
        """What is worth what in this view; None if the game has nothing to say on that."""
        made = [make(view, data) for make in self.outlooks]
        return {name: part for parts in made for name, part in parts.items()} if made else None

    def __deepcopy__(self, memo: Any) -> Game:
        """A definition is immutable, so deep copies share it."""
        return self

    def name(self, lang: str) -> str:
        """The game's name in this language, else its original title."""
        return self.names.get(lang) or self.credits.title or self.id

    @property
    def options(self) -> dict[str, Any]:
        """JSON schema of the options, with defaults."""
        return msgspec.json.schema(self.options_type)

    @cached_property
    def versions(self) -> Mapping[str, Version]:
        """The versions of the rules that there have been."""
        return read_versions(self.home) if self.home else {}

    @cached_property
    def first(self) -> FirstGame | None:
        """The guided first game, if it has one."""
        return read_first(self.home) if self.home else None

    @property
    def rules(self) -> str:
        """A digest of these rules: by it a stored table that other rules have played is recognised."""
        known = self.versions.get(self.version)
        return f"{self.version} {known.digest if known else ''}"

    def release(self, version: str) -> str:
        """The last release that plays this version of the rules, if we know of one."""
        return self.versions[version].release if version in self.versions else ""

    def shipped(self) -> CardFile | None:
        """The card file that ships, if the game has one."""
        path = self.home / "cards.toml" if self.home else None
        return CardFile(path.name, path.read_text(encoding="utf-8")) if path and path.is_file() else None

    def old_cards(self, digest: str) -> CardFile | None:
        """The card file with this digest, if it no longer ships but is kept for old games."""
        return old_cards(self.home, digest) if self.home and digest else None

    def data(self, options: Options, seats: int, file: CardFile | None = None) -> Data:
        """The cards and the layout, of this card file or of the one that ships."""
        return self.prepare(options, seats) if file is None else self.prepare(options, seats, file)

    def data_seen(self, view: Mapping[str, Any]) -> Any:
        """The cards and the layout of the table that this view shows. A stored game may have older cards."""
        options = msgspec.convert(view["options"], self.options_type)
        return self.data(options, view["seats"], self.old_cards(view.get("cards", "")))

    def read_options(
        self, options: Mapping[str, Any] | Options | None, seats: int, file: CardFile | None = None
    ) -> Options:
        if type(seats) is not int or seats not in self.seats:
            raise BadOptions("bad-seats", low=self.seats[0], high=self.seats[-1])
        if type(options) is self.options_type:
            return options
        try:
            read = msgspec.convert(msgspec.to_builtins(options or {}), self.options_type)
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as error:
            raise BadOptions("bad-option", problem=str(error)) from error
        self.data(read, seats, file)
        return read

    def deal(
        self,
        seats: int,
        seed: int | str = 0,
        options: Mapping[str, Any] | Options | None = None,
        *,
        dice: Dice | None = None,
        log: bool = True,
        watch: Watch | None = None,
        file: CardFile | None = None,
    ) -> Table:
        """A new table. The same seats, seed and options give the same table everywhere."""
        read = self.read_options(options, seats, file)
        g = self.new_table(seats, read, dice or FastDice(f"deal {seed}"), file)
        g.log = [] if log else None
        g.watch = watch
        self.set_up(g)
        g.run(0)
        return g

    def cards(
        self,
        options: Mapping[str, Any] | Options | None = None,
        seats: int | None = None,
        file: CardFile | None = None,
    ) -> dict[str, Any]:
        """What is printed on the cards, by id: public knowledge, whatever the seat."""
        seats = self.seats[-1] if seats is None else seats
        return {face.id: face for face in self.data(self.read_options(options, seats, file), seats, file).faces}

    def new_table(self, seats: int, options: Options, dice: Dice, file: CardFile | None = None) -> Table:
        """An empty table."""
        data = self.data(options, seats, file)
        at: list[tuple[int, ...]] = [()] * len(data.places)
        past = () if self.bots.past else None
        g: Table = with_slots(self.table)(
            game=self, seats=seats, options=options, data=data, dice=dice, at=at, past=past
        )
        return g

    def load(self, data: dict[str, Any], *, kept: bool = False) -> Table:
        """Deserialize a dumped table. With `kept` it may come from another version of the game: fields unknown to this
        version are dropped, and missing ones are as on a new table."""
        return load(self, data, kept)
