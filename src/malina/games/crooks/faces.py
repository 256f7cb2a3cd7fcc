"""What is printed on the cards, and the numbers that a card file brings."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

COLORS = ("red", "yellow", "green", "blue")
ActionId = Literal["", "pickpocket", "accomplice", "switch", "assassin", "kingpin", "spy"]
Small = Annotated[int, Meta(ge=0, le=99)]


class Crook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`rating` wins jobs, `modifier` changes what a job is worth, circles of `gangs` are counted at the end."""

    id: str
    rating: Small
    modifier: Annotated[int, Meta(ge=-99, le=99)] = 0
    gangs: tuple[str, ...] = ()
    action: ActionId = ""
    count: Annotated[int, Meta(ge=1, le=9)] = 1
    names: dict[str, str] = {}  # by language, where the texts have none
    source: str = ""
    source_note: str = ""
    back: ClassVar[str] = "crook"

    def __str__(self) -> str:
        return f"{self.rating}({self.modifier:+d})" if self.modifier else str(self.rating)


class Job(msgspec.Struct, frozen=True):
    value: Small


class Gang(msgspec.Struct, frozen=True):
    id: str


class Setup(msgspec.Struct, frozen=True):
    players: int
    hideouts: tuple[str, ...]
    stacks: tuple[Annotated[int, Meta(ge=1, le=20)], ...]
    gang_bonus: Small
    id: str = "rulebook"


class Money(msgspec.Struct, frozen=True):
    start: Annotated[int, Meta(ge=0, le=999)]
    recruit_per_card: Annotated[int, Meta(ge=1, le=99)]
    face_down_fee: Small
    pickpocket_gain: Small
