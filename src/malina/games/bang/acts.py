"""What moments hand over, and what characters and events can do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ...kernel.decision import Note, Sentence
from .table import NOBODY, BangTable, Label, Person


class Played(msgspec.Struct, frozen=True):
    """A card, or a green card in front of somebody, takes effect as one of this name."""

    by: Person
    name: str  # what it is played as
    card: str  # the one that was played
    target: Person = NOBODY
    what: str = ""  # what is taken or discarded: "hand", or a card in front of the target


class Way(msgspec.Struct, frozen=True):
    """A way to draw in phase 1, and what is told about it."""

    whose: str
    sentence: Sentence
    notes: Callable[[BangTable, Person], list[Note]]


class Ability:
    """Something that may be done in phase 2 besides playing cards: of a character, or while an event is active."""

    aims_like = "duel"  # whoever a card of this name can be played at
    deed = ""  # what others remember of it, see deeds.py
    once = True  # a turn, if it says that it was used

    def ways(self, g: BangTable, person: Person) -> list[tuple[Any, ...]]:
        """Its blanks, for each sentence: cards, target, what."""
        return []

    def do(self, g: BangTable, person: Person, cards: list[str], target: Person, what: Any) -> None:
        raise NotImplementedError

    def notes(self, g: BangTable, person: Person, targets: Sequence[Label], where: dict[str, Any]) -> list[Note]:
        """What it costs and brings, for whichever of these targets."""
        return []

    def why_not(self, g: BangTable, person: Person) -> str:
        """Why there is no way at all."""
        return "ability-impossible"
