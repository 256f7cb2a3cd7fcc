"""What a client says on the socket of a table."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .scalars import CommandId, Contribution, Level, Manner, Number, Phrase, SeatNumber
from .settings import Pace, SomeSettings


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


class Hint(Command, frozen=True, tag="hint"):
    """What would a shark do in my place? Only where one person plays, and the table's settings have `hints`."""


class Chat(Command, frozen=True, tag="chat"):
    """Words of one's own, or a phrase that everybody reads in their own language."""

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
    """The host's: put a bot on an empty seat, or another one on its own. A manner is one of the game's."""

    seat: SeatNumber
    level: Level = "regular"
    manner: Manner = ""


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
    settings: SomeSettings | None = None


class Start(Command, frozen=True, tag="start"):
    """The host's: deal. Bots take the empty seats."""


class ChangePace(Command, frozen=True, tag="pace"):
    """The host's: bots play at another pace from now on."""

    pace: Pace


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: the same people at a new table, one seat on."""


class Ping(Command, frozen=True, tag="ping"):
    pass


AnyCommand = (
    Move | Undo | Consider | Hint | Chat | Deputise | Return | Sit | Stand | SeatBot | Clear | Swap | Change | Start
    | ChangePace | Rematch | Ping
)  # fmt: skip
