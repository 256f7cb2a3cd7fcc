"""The words of moves and public fields that are no seats, places or cards, what lies where, and who may see it."""

from __future__ import annotations

from typing import get_args

from ...kernel.secrecy import nobody, owner, unless_open
from ...kernel.table import Place
from .box import Box
from .language import Choice
from .rules.safes import may_look
from .table import ScoundrelsTable, Step

BACKS = {"strategy": "strategy"}


def holders(g: ScoundrelsTable, place: Place, piece: int) -> set[int]:
    return may_look(g, piece)


HIDDEN = {
    **dict.fromkeys(("hand", "shown"), unless_open(owner)),
    "slot": unless_open(owner),
    **dict.fromkeys(("deck", "trait_deck", "job_deck", "purple_deck"), nobody),
    **dict.fromkeys(("safe", "unused"), holders),
    "stolen": unless_open(holders),
    "box": unless_open(nobody),
}
KINDS = (
    "scoundrel",
    "strategy",
    "leader",
    "office",
    "hire",
    "cell",
    "saloon",
    "pile",
    "open",
    "gone",
    "bottom_of_discard",
)
PAUSES = ("waiting",)


def words(box: Box) -> tuple[str, ...]:
    leaders = [leader.id for leader in box.leaders]
    return (*get_args(Step), *PAUSES, *KINDS, *get_args(Choice), *box.office, *leaders)
