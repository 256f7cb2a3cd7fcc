"""What is asked and answered by plain HTTP: people, lobby, finished games."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .scalars import BotName, Contribution, Mask, Name, Phase, SeatNumber
from .settings import Settings
from .told import Refused, SeatView


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


class GameCredits(Struct, frozen=True, kw_only=True):
    """Whose work a game is."""

    title: str  # of the original
    designers: list[str]
    artists: list[str]
    publisher: str
    edition: dict[str, str]  # the publisher in Russia, by language


class GameView(Struct, frozen=True, kw_only=True):
    id: str
    version: str
    names: dict[str, str]
    credits: GameCredits
    low: int
    high: int
    usual_seats: int  # how many mostly sit down to it
    minutes: int  # that it takes; 0: nobody says
    options: dict[str, Any]  # JSON schema
    presets: dict[str, dict[str, Any]]  # options often chosen together, by name
    preset_seats: dict[str, list[int]]  # the numbers of seats a preset is for; without an entry: all
    levels: list[str]  # of bots, from the weakest on
    manners: list[str]  # that a bot may have in this game
    beliefs: bool  # do bots make anything of what is hidden, that one could read after the end?
    first: bool  # is there a guided first game?
    outs: bool  # can somebody be out for good before the end?


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    bots: dict[str, BotName] = {}  # seat number -> level, or level/manner
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
    commitment: str  # SHA-256 of the secret of the dice: whoever lays the table and deals at once has seen it before


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
    unreadable: Refused | None = None  # why nobody can open it here; then there is nothing to tell but what it is
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
    thinkers: list[int]  # the seats of bots whose beliefs may be read
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


class Leaning(Struct, frozen=True, kw_only=True):
    """A move that a bot could have made. Each of the reasons is a message `advice-<id>` of the game."""

    move: dict[str, Any]
    odds: float  # how likely its heuristic was to take it
    reasons: list[dict[str, Any]]


class Beliefs(Struct, frozen=True, kw_only=True):
    """What a bot made of the hidden things after `step` moves: how likely each of them is what, and what it was.

    Groups of things are the game's: {"roles": {"3": {"outlaw": 0.7, "renegade": 0.3}}}."""

    step: int
    seat: int
    chances: dict[str, dict[str, dict[str, float]]]
    truth: dict[str, dict[str, str]]
    why: dict[str, dict[str, list[int]]] = {}  # the moves that most made it believe what it takes for likeliest
    weighed: list[Leaning] = []  # if the next move is its own: those it thought most of, and the one it made
    made: int | None = None  # which of them that is


class Verdict(Struct, frozen=True, kw_only=True):
    """Is the deal what was promised? Every check with its answer; null: only other rules than today's can tell, and
    `problem` says which."""

    fair: bool
    secret_fits: bool
    moves_legal: bool | None
    result_same: bool | None
    version: str  # of the rules that dealt the game
    commitment: str
    secret: str
    problem: Refused | None = None
