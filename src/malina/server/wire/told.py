"""What a client is told on the socket of a table."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from .scalars import Phase, SeatKind
from .settings import Settings


class SeatView(Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it."""

    kind: SeatKind
    name: str = ""
    mask: str = ""
    level: str = ""  # of a bot
    manner: str = ""  # of a bot that has one
    host: bool = False
    acting: bool = False  # as host, who has been gone for a while
    online: bool = False
    deputy: bool = False  # a bot plays for them
    waited_for: bool = False
    left: float | None = None  # seconds on their clock
    ticking: bool = False
    grace: float | None = None  # seconds until a bot takes over


class HouseClock(Struct, frozen=True):
    """The house's time for what is asked now: it decides for all who have not when none is left."""

    name: str  # the game's own
    left: float  # seconds


class RoomView(Struct, frozen=True, kw_only=True):
    """Everything about a table but the game itself. Settings and options are left out while they stay the same: the
    options may hold a whole card file."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatView]
    house: HouseClock | None = None
    settings: Settings | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    commitment: str  # SHA-256 of the secret of the dice
    spectators: int
    me: int | None  # my seat
    host: bool  # am I the host, or do I act for them?
    can_undo: bool
    talk: str = ""  # the move that words of one's own are, wherever the table offers it
    out: bool = False  # am I out of the game? Then those who play do not hear me
    all_open: bool = False  # do I see all cards? I am out for good then, and decide nothing any more
    again: bool = False  # a rematch: dealt as soon as everybody has sat down here with a contribution
    next: str | None = None  # the table of the rematch
    problem: Refused | None = None  # why it cannot be started


class ChatLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    n: int
    seat: int
    text: str = ""
    phrase: str = ""
    aside: bool = False  # of somebody who is out: until the end only those who are out hear it


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


class WeighedMove(Struct, frozen=True):
    """A move that a shark has thought about. Each of the reasons is a message `advice-<id>` of the game."""

    move: dict[str, Any]
    chance: float | None  # to win, 0 to 1; null if it has not looked ahead
    reasons: list[dict[str, Any]] = []


class Hinted(Told, frozen=True, tag="hinted"):
    """A move of the decision that was to be made when it was asked for, and what was weighed: that move first."""

    id: str
    move: dict[str, Any]
    weighed: list[WeighedMove] = []


class Pong(Told, frozen=True, tag="pong"):
    id: str


class Bye(Told, frozen=True, tag="bye"):
    """The last message of a connection. `taken`: another window has the seat. `slow`: come back and resume."""

    reason: Literal["taken", "slow", "closing", "gone", "flood"]


AnyTold = State | Ack | Refused | Considered | Hinted | Pong | Bye
