"""The words of moves and public fields that are no seats, places or cards, and what lies where."""

from __future__ import annotations

from .cards import Box
from .fistful import COLOURS
from .high_noon import SUITS
from .six import ANSWERS

BACKS = {
    **dict.fromkeys(("role", "role_out"), "role"),
    **dict.fromkeys(("others", "offer", "who", "drawn", "bullet", "choice"), "character"),
    **dict.fromkeys(("event_pile", "event", "event_past"), "event"),
    **dict.fromkeys(("show_pile", "show_now", "show_past"), "show"),
    **dict.fromkeys(("deck", "discard", "table", "mine", "hand", "front", "loot"), "card"),
}


def words(box: Box) -> tuple[str, ...]:
    """Names of cards are said by Calamity Janet, Uncle Will and Dorothy Rage. `BangTable` has the last two."""
    names = dict.fromkeys(card.name for card in box.cards)
    return (*names, *SUITS, *COLOURS, *ANSWERS, "fight", "phase_1")
