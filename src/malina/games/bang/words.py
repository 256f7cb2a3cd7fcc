"""The words of moves and public fields that are no seats, places or cards, what lies where, and who may see it."""

from __future__ import annotations

from ...kernel.secrecy import nobody, owner, players, unless_open
from .box import Box
from .events.fistful import COLOURS
from .events.high_noon import SUITS
from .modes.six import ANSWERS

BACKS = {
    **dict.fromkeys(("role", "role_out"), "role"),
    **dict.fromkeys(("others", "offer", "who", "drawn", "bullet", "choice"), "character"),
    **dict.fromkeys(("event_pile", "event", "event_past"), "event"),
    **dict.fromkeys(("show_pile", "show_now", "show_past"), "show"),
    **dict.fromkeys(("deck", "discard", "table", "mine", "hand", "front", "loot"), "card"),
}
# Roles and characters are turned up sooner or later. Of hands and the deck, players may know cards that they have held
# or seen before; spectators have not.
HIDDEN = {
    **dict.fromkeys(("role", "bullet", "choice"), unless_open(owner)),
    **dict.fromkeys(("role_out", "others", "event_pile", "show_pile"), unless_open(nobody)),
    **dict.fromkeys(("hand", "deck", "mine", "loot"), unless_open(players)),
    "who": unless_open(lambda g, place, piece: (g.owner[place[1]],)),
}


def words(box: Box) -> tuple[str, ...]:
    """Names of cards are said by Calamity Janet, Uncle Will and Dorothy Rage. `BangTable` has the last two."""
    names = dict.fromkeys(card.name for card in box.cards)
    return (*names, *SUITS, *COLOURS, *ANSWERS, "fight", "phase_1")
