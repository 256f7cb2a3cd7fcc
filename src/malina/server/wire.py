"""The protocol between page and server, as types: what a client says, what it is told. See docs/protocol.md.

The JSON schema, the page's TypeScript types and the validation of whatever arrives are all made from these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=40)]
Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0)]

MASKS = (
    "fox", "raccoon", "wolf", "bear", "hare", "badger", "owl", "boar", "cat", "lynx", "frog", "deer", "raven", "hyena",
)  # fmt: skip
Mask = Literal[
    "fox", "raccoon", "wolf", "bear", "hare", "badger", "owl", "boar", "cat", "lynx", "frog", "deer", "raven", "hyena"
]
PHRASES = ("hello", "hurry", "thinking", "nice", "bluff", "ouch", "lucky", "thanks", "again", "bye")
Phrase = Literal["hello", "hurry", "thinking", "nice", "bluff", "ouch", "lucky", "thanks", "again", "bye"]
Level = Literal["novice", "regular", "shark"]
Character = Literal["", "honest", "greedy", "reckless", "suspicious"]
BotName = Annotated[str, Meta(pattern="^(novice|regular|shark)(/(honest|greedy|reckless|suspicious))?$")]
Phase = Literal["gathering", "playing", "over"]
Kind = Literal["empty", "human", "program", "bot"]


# ---- a table's settings ----


class NoClock(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Take your time."""


class MoveClock(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """So many seconds for every decision."""

    seconds: Annotated[int, Meta(ge=5, le=7 * 86400)]


class GameClock(Struct, frozen=True, tag="game", forbid_unknown_fields=True):
    """So many seconds for all decisions of a seat together."""

    seconds: Annotated[int, Meta(ge=30, le=30 * 86400)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is run; what is played on it is in the game's own options."""

    title: Title = ""
    clock: NoClock | MoveClock | GameClock = NoClock()
    grace: Annotated[int, Meta(ge=5, le=86400)] = 120  # seconds until a bot plays for somebody who is gone
    pace: Literal["human", "quick", "instant"] = "human"  # of the bots
    listed: bool = False  # in the lobby, or by link only
    spectators: bool = True  # may they watch what everybody sees?
    talk: bool = True
    beliefs: bool = True  # may all see after the end what the bots believed?


# ---- what a client says ----


class Command(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """`id` is the client's own: a command that arrives twice is carried out once and answered twice."""

    id: CommandId


class Move(Command, frozen=True, tag="move"):
    """Make a move. `at` is the number of the last message seen: an answer to a question that is gone is refused."""

    at: Number
    move: dict[str, Any]


class Undo(Command, frozen=True, tag="undo"):
    at: Number


class Consider(Command, frozen=True, tag="consider"):
    """Would this move be legal, and what would it change? Changes nothing, tells nobody."""

    move: dict[str, Any]


class Say(Command, frozen=True, tag="say"):
    """Words of one's own, or a phrase that everybody reads in his language."""

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Phrase | None = None


class Deputise(Command, frozen=True, tag="deputise"):
    """Let the fair bot play for me."""


class Return(Command, frozen=True, tag="return"):
    """Take my seat back from the bot."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat (none: any), or another one than now. The contribution goes into the dice."""

    seat: SeatNumber | None = None
    contribution: Contribution = ""


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat before the start."""


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host's: put a bot on an empty seat, or another one on its own. A character is one of the game's."""

    seat: SeatNumber
    level: Level = "regular"
    character: Character = ""


class Clear(Command, frozen=True, tag="clear"):
    """The host's: remove a bot or a person before the start."""

    seat: SeatNumber


class Swap(Command, frozen=True, tag="swap"):
    """The host's: two seats change places before the start."""

    a: SeatNumber
    b: SeatNumber


class Change(Command, frozen=True, tag="change"):
    """The host's: another table before the start. What is left out stays."""

    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] | None = None
    settings: Settings | None = None


class Start(Command, frozen=True, tag="start"):
    """The host's: deal. Bots take the empty seats."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: the same people at a new table, one seat on."""


class Ping(Command, frozen=True, tag="ping"):
    pass


AnyCommand = (
    Move | Undo | Consider | Say | Deputise | Return | Sit | Stand | SeatBot | Clear | Swap | Change | Start
    | Rematch | Ping
)  # fmt: skip


# ---- what a client is told ----


class SeatView(Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it."""

    kind: Kind
    name: str = ""
    mask: str = ""
    level: str = ""  # of a bot
    character: str = ""  # of a bot that has one
    host: bool = False
    online: bool = False
    deputy: bool = False  # a bot plays for him
    waited_for: bool = False
    left: float | None = None  # seconds on his clock
    ticking: bool = False
    grace: float | None = None  # seconds until a bot takes over


class RoomView(Struct, frozen=True, kw_only=True):
    """Everything about a table but the game itself. Settings and options are left out while they stay the same: the
    options may hold a whole card file."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatView]
    settings: Settings | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    commitment: str  # SHA-256 of the secret of the dice
    spectators: int
    me: int | None  # my seat
    host: bool  # am I the host?
    can_undo: bool
    talk: str = ""  # the move that words of one's own are, wherever the table offers it
    out: bool = False  # am I out of the game? Then those who play do not hear me
    again: bool = False  # a rematch: dealt as soon as everybody has sat down here with a contribution
    next: str | None = None  # the table of the rematch
    problem: Refused | None = None  # why it cannot be started


class ChatLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    n: int
    seat: int
    text: str = ""
    phrase: str = ""
    aside: bool = False  # of somebody who is out: those who play do not hear it


class Put(Struct, frozen=True):
    """What stands now at a path of a view: {"path": ["money"], "value": [15, 18]}."""

    path: list[str]
    value: Any


class Told(Struct, frozen=True, tag_field="type", kw_only=True, omit_defaults=True):
    """Base of everything a client is told."""


class State(Told, frozen=True, tag="state"):
    """The table after entry `n`. A part that is left out is as it was in the message before.

    `events` replace what the client has from event number `since` on: an undo takes events back. `lines` likewise."""

    n: int
    room: RoomView | UnsetType = UNSET
    view: Any = UNSET  # what Table.view gives, or null before the start
    changes: list[Put] | UnsetType = UNSET  # or only what is new in it
    outlook: Any = UNSET  # what is worth what so far, by this viewer's knowledge; made by the game
    since: int | UnsetType = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET
    lines_since: int | UnsetType = UNSET
    lines: list[ChatLine] | UnsetType = UNSET


class Ack(Told, frozen=True, tag="ack"):
    """The command was carried out and is on disk. `n` is the number of its entry."""

    id: str
    n: int


class Refused(Told, frozen=True, tag="refused"):
    """Nothing was changed. `reason` is the message `refuse-<reason>`."""

    reason: str
    args: dict[str, Any] = {}
    id: str = ""


class Considered(Told, frozen=True, tag="considered"):
    id: str
    refused: Refused | None = None
    outlook: Any = None


class Pong(Told, frozen=True, tag="pong"):
    id: str


class Bye(Told, frozen=True, tag="bye"):
    """The last message of a connection. `taken`: another window has the seat. `slow`: come back and resume."""

    reason: Literal["taken", "slow", "closing", "gone", "flood"]


AnyTold = State | Ack | Refused | Considered | Pong | Bye


# ---- the REST side ----


class Me(Struct, frozen=True, kw_only=True):
    name: str = ""  # "" is somebody who has not said yet
    mask: str = ""
    permanent: bool = False  # has a recovery code


class MeChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name
    mask: Mask


class Code(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A recovery code, or the token of a private link to one's own seat."""

    code: Annotated[str, Meta(min_length=1, max_length=400)]


class GameView(Struct, frozen=True, kw_only=True):
    id: str
    version: str
    names: dict[str, str]
    low: int
    high: int
    options: dict[str, Any]  # JSON schema
    presets: dict[str, dict[str, Any]]  # options often chosen together, by name
    levels: list[str]  # of bots, from the weakest on
    characters: list[str]  # that a bot may have in this game


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    bots: dict[str, BotName] = {}  # seat number -> level, or level/character
    contribution: Contribution = ""


class NewProgram(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A program sits down (none: on any free seat)."""

    name: Name
    mask: Mask | None = None  # none: one that nobody wears
    seat: SeatNumber | None = None


class Program(Struct, frozen=True, kw_only=True):
    """The seat of a program. Whoever says `Authorization: Bearer <token>` holds it, as long as it is the program's."""

    table: str
    seat: int
    token: str


class Created(Struct, frozen=True, kw_only=True):
    id: str


class Brief(Struct, frozen=True, kw_only=True):
    """A table in the lobby, and on the page of its invitation."""

    id: str
    game: str
    title: str
    phase: Phase
    seats: list[SeatView]
    settings: Settings
    options: dict[str, Any]
    created: float
    updated: float
    me: int | None
    waits_for_me: bool
    winners: list[int] = []
    points: list[int] = []


class Lobby(Struct, frozen=True, kw_only=True):
    open: list[Brief]
    mine: list[Brief]
    finished: list[Brief]


class Mark(Struct, frozen=True, kw_only=True):
    """A notable moment of a finished game."""

    step: int
    event: dict[str, Any]


class Overview(Struct, frozen=True, kw_only=True):
    """A finished game from above. `standing[step]` are the points of each seat had it ended there, all open."""

    id: str
    game: str
    seats: list[SeatView]
    options: dict[str, Any]
    settings: Settings
    steps: int
    me: int | None
    result: dict[str, Any]
    standing: list[list[int]]
    turns: list[int]  # the first step of each turn; of each actor's moves in a row, if the game has no turns
    told: list[int]  # told[step]: how many events had been told by then
    marks: list[Mark]
    commitment: str
    secret: str
    contributions: list[str]


class Step(Struct, frozen=True, kw_only=True):
    """A finished game after `step` moves, in the eyes of a seat, a spectator or with all open."""

    step: int
    view: dict[str, Any]
    outlook: Any
    events: list[dict[str, Any]]  # all, up to here
    move: dict[str, Any] | None  # the one that led here
    seat: int | None  # and whose it was


class Beliefs(Struct, frozen=True, kw_only=True):
    """What a bot made of the hidden things after `step` moves: how likely each of them is what, and what it was.

    Groups of things are the game's: {"roles": {"3": {"outlaw": 0.7, "renegade": 0.3}}}."""

    step: int
    seat: int
    chances: dict[str, dict[str, dict[str, float]]]
    truth: dict[str, dict[str, str]]


class Verdict(Struct, frozen=True, kw_only=True):
    """Is the deal what was promised? Every check with its answer."""

    fair: bool
    secret_fits: bool
    moves_legal: bool
    result_same: bool
    commitment: str
    secret: str
    problem: Refused | None = None


def schema() -> dict[str, Any]:
    """JSON schema of everything said on the socket and by REST."""
    types = [
        AnyCommand,
        AnyTold,
        Me,
        MeChange,
        Code,
        GameView,
        NewTable,
        NewProgram,
        Program,
        Created,
        Brief,
        Lobby,
        Overview,
        Step,
        Beliefs,
        Verdict,
    ]
    _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Malina", "$defs": parts}
