"""Numbers, texts and words of the protocol, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta


def whole(pattern: str) -> str:
    """A pattern for the whole text, in Python and ECMAScript alike: Python's `$` alone takes a newline after it too."""
    return rf"^(?:{pattern})(?!\n)$"


CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=40)]
Contribution = Annotated[str, Meta(pattern=whole("[0-9a-f]{0,64}"))]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0)]

Mask = Literal[
    "fox", "raccoon", "wolf", "bear", "hare", "badger", "owl", "boar", "cat", "lynx", "frog", "deer", "raven", "hyena"
]
MASKS: tuple[str, ...] = get_args(Mask)
Phrase = Literal["hello", "hurry", "thinking", "nice", "bluff", "ouch", "lucky", "thanks", "again", "bye"]
Level = Literal["novice", "regular", "shark"]
Manner = Literal["", "honest", "greedy", "reckless", "suspicious"]
LEVELS: tuple[str, ...] = get_args(Level)
BOT_NAME = f"({'|'.join(LEVELS)})(/({'|'.join(get_args(Manner)[1:])}))?"
BotName = Annotated[str, Meta(pattern=whole(BOT_NAME))]
Phase = Literal["gathering", "playing", "over"]
SeatKind = Literal["empty", "human", "program", "bot"]
