"""Chapter 7: what a special action adds to a placement. The actions themselves are in cards/actions.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ....kernel.decision import Note, Sentence
from ....kernel.refusal import IllegalMove
from ..table import CrooksTable

Jobs = tuple[int, ...]
Given = dict[str, Any]
UP = ("up",)


class Action:
    """What an action adds to a placement. `given` is the move's `action`, for instance {"type": "switch", "to": 3}."""

    def ways(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Sentence]:
        """The legal placements with this action; `free` and `own` are the seat's empty and filled jobs."""
        return []

    def notes(self, g: CrooksTable, seat: int, free: Jobs, own: Jobs) -> list[Note]:
        """What it costs and brings, of what is known."""
        return []

    def before(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        """What happens before the crook lies on the table."""

    def after(self, g: CrooksTable, seat: int, job: int, given: Given) -> None:
        """What happens after it."""

    def why_not(self, g: CrooksTable, seat: int, job: int, given: Any) -> IllegalMove | None:
        """Why this placement with this action is refused."""
        return None


A = TypeVar("A", bound=Action)
NO_ACTION = Action()
ACTIONS: dict[str, Action] = {}


def action(id: str) -> Callable[[type[A]], type[A]]:
    """The action of crooks who have this id as `action` in cards.toml."""

    def put(kind: type[A]) -> type[A]:
        ACTIONS[id] = kind()
        return kind

    return put
