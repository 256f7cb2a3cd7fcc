"""The protocol between page and server, as types: what a client says, what it is told. See docs/protocol.md.

The JSON schema, the page's TypeScript types and the validation of whatever arrives are all made from these.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .commands import (
    AnyCommand,
    Change,
    ChangePace,
    Chat,
    Clear,
    Command,
    Consider,
    Deputise,
    Move,
    Ping,
    Rematch,
    Return,
    SeatBot,
    Sit,
    Stand,
    Start,
    Swap,
    Undo,
)
from .rest import (
    Beliefs,
    Brief,
    Code,
    Created,
    GameCredits,
    GameView,
    Lobby,
    Mark,
    Me,
    MeChange,
    NewProgram,
    NewTable,
    Overview,
    Program,
    Step,
    Verdict,
)
from .scalars import (
    BOT_NAME,
    LEVELS,
    MASKS,
    BotName,
    CommandId,
    Contribution,
    Level,
    Manner,
    Mask,
    Name,
    Number,
    Phase,
    Phrase,
    SeatKind,
    SeatNumber,
    Title,
)
from .settings import GameClock, MoveClock, NoClock, Pace, Settings
from .told import (
    Ack,
    AnyTold,
    Bye,
    ChatLine,
    Considered,
    HouseClock,
    Pong,
    Put,
    Refused,
    RoomView,
    SeatView,
    State,
    Told,
)

__all__ = [
    "BOT_NAME",
    "LEVELS",
    "MASKS",
    "Ack",
    "AnyCommand",
    "AnyTold",
    "Beliefs",
    "BotName",
    "Brief",
    "Bye",
    "Change",
    "ChangePace",
    "Chat",
    "ChatLine",
    "Clear",
    "Code",
    "Command",
    "CommandId",
    "Consider",
    "Considered",
    "Contribution",
    "Created",
    "Deputise",
    "GameClock",
    "GameCredits",
    "GameView",
    "HouseClock",
    "Level",
    "Lobby",
    "Manner",
    "Mark",
    "Mask",
    "Me",
    "MeChange",
    "Move",
    "MoveClock",
    "Name",
    "NewProgram",
    "NewTable",
    "NoClock",
    "Number",
    "Overview",
    "Pace",
    "Phase",
    "Phrase",
    "Ping",
    "Pong",
    "Program",
    "Put",
    "Refused",
    "Rematch",
    "Return",
    "RoomView",
    "SeatBot",
    "SeatKind",
    "SeatNumber",
    "SeatView",
    "Settings",
    "Sit",
    "Stand",
    "Start",
    "State",
    "Step",
    "Swap",
    "Title",
    "Told",
    "Undo",
    "Verdict",
    "schema",
]


def schema() -> dict[str, Any]:
    """JSON schema of everything said on the socket and by REST."""
    people = [Me, MeChange, Code, GameView, NewTable, NewProgram, Program, Created, Brief, Lobby]
    finished = [Overview, Step, Beliefs, Verdict]
    types = [AnyCommand, AnyTold, *people, *finished]
    _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Malina", "$defs": parts}
