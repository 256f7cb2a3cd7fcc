"""Where cards have a say. Chapter 7: what a special action adds to a placement; each is registered by its id:

@on(action, "pickpocket")
class Pickpocket(Action): ...
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Struct, UnsetType

from ...kernel.decision import Note, Sentence
from ...kernel.moments import Parts, on
from ...kernel.refusal import IllegalMove
from .table import CrooksTable

__all__ = ["on"]

Jobs = tuple[int, ...]
UP = ("up",)


class GivenAction(Struct, forbid_unknown_fields=True):
    """The action of a move, with what only some actions need."""

    type: str
    to: int | UnsetType = UNSET
    victim: int | UnsetType = UNSET
    job: int | UnsetType = UNSET
    hideout: str | UnsetType = UNSET


Given = Annotated[dict[str, Any], GivenAction]  # as it stands in the move that is carried out


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


NO_ACTION = Action()
action: Parts[Action] = Parts("action")  # of crooks who have this id as `action` in cards.toml
