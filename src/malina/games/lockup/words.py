"""The words of moves and public fields that are no seats, places or cards, what lies where, and who may see it."""

from __future__ import annotations

from ...kernel.secrecy import nobody, owner, unless_open
from ...kernel.table import Place
from .box import Box
from .faces import RESOURCES
from .rules.dealings import EXCHANGE, LEDGER, NOTES
from .rules.items import ANY
from .rules.roll_call import DOWN, UP
from .rules.tomes import WINDOWS
from .table import LockupTable

BACKS = {
    **dict.fromkeys(("item_deck", "slot", "items", "reserved"), "item"),
    **dict.fromkeys(("goon_deck", "goon_discard", "goon_space", "goons"), "goon"),
    **dict.fromkeys(("tome_deck", "tome_discard", "tomes"), "tome"),
    **dict.fromkeys(("goals", "goal_box"), "goal"),
    **dict.fromkeys(("trait_deck", "trait_box", "traits", "trait"), "trait"),
    **dict.fromkeys(("guard_deck", "guards_away"), "guard"),
    **dict.fromkeys(("location_deck", "location_discard"), "location"),
}


def behind_the_screen(g: LockupTable, place: Place, piece: int) -> tuple[int, ...] | range:
    """Tokens that came home after a check were seen by all; in Roll Call nobody knows which they are."""
    if g.step != "roll_call" and not g.closed(piece):
        return range(g.seats + 1)
    return (int(place[1]),)


def in_a_room(g: LockupTable, place: Place, piece: int) -> tuple[int, ...]:
    """A token's owner, and whoever has looked at it; a guard card nobody."""
    party = int(place[1])
    looked = tuple(peek.seat for peek in g.peeked if peek.piece == piece)
    return looked if g.guards(party) else (party, *looked)


HIDDEN = {
    **dict.fromkeys(("item_deck", "goon_deck", "tome_deck", "goal_box", "trait_deck", "trait_box"), nobody),
    **dict.fromkeys(("guard_deck", "location_deck"), nobody),
    **dict.fromkeys(("tomes", "choice", "traits"), owner),
    "cell": behind_the_screen,
    "room": unless_open(in_a_room),
    "reserved": unless_open(owner),
}
STEPS = ("setup", "roll_call", "lights_out", "patrol", "final_raid", "end")


def words(box: Box) -> tuple[str, ...]:
    rooms = (location.id for location in box.locations)
    return (UP, DOWN, ANY, *RESOURCES, *STEPS, *WINDOWS, EXCHANGE, LEDGER, NOTES, *rooms, *box.tokens)
