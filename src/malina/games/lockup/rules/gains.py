"""What a party gets, with everything that comes of it: power, goons, items, tomes (chapters 11, 12 and 14)."""

from __future__ import annotations

from ....kernel.decision import Sentences
from ....kernel.pieces import draw, move, reveal, show, slip_faces, under, unsee
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId
from ..moments import effect, guards_effect
from ..table import LockupTable
from .cubes import gain
from .goals import check_goals

LOOK_AT = 2  # tomes to choose from


def gain_power(g: LockupTable, party: int, count: int = 1) -> int:
    taken = gain(g, party, "power", count)
    if taken:
        g.tell("stronger", seat=g.name(party), count=taken)
        check_goals(g, party)
    return taken


def own_item(g: LockupTable, party: int, piece: int, source: int) -> None:
    """An item is crafted: its stars at once, then its effect."""
    reveal(g, (piece,))
    move(g, piece, source, g.data.crafted[party])
    item = g.face[piece]
    g.reputation[party] += item.value
    g.tell("crafted", {"item": piece}, seat=g.name(party), stars=item.value)
    check_goals(g, party)
    take_effect(g, party, item.special)


def own_goon(g: LockupTable, party: int, piece: int, source: int) -> None:
    """A goon is recruited: his attribute counts from now on, and his effect takes place."""
    reveal(g, (piece,))
    move(g, piece, source, g.data.gang[party])
    g.tell("recruited", {"goon": piece}, seat=g.name(party))
    check_goals(g, party)
    take_effect(g, party, g.face[piece].special)


def take_effect(g: LockupTable, party: int, special: str) -> None:
    """The guards do some things in their own way."""
    if special:
        own_way = g.guards(party) and special in guards_effect.hooks
        (guards_effect if own_way else effect)(g, [(special, party)])


# ---- tomes ----


def tomes_left(g: LockupTable) -> int:
    """Tomes that can be drawn."""
    return len(g.at[g.data.tome_deck]) + len(g.at[g.data.tome_discard])


def draw_tomes(g: LockupTable, seat: int, count: int = 1) -> int:
    """Unseen by others; fewer if there are no more."""
    drawn = draw(g, g.data.tome_deck, g.data.hand[seat], count, g.data.tome_discard)
    show(g, seat, drawn)
    if drawn:
        g.tell("drew_tomes", {"tomes": tuple(drawn)}, 1 << seat, seat=seat, count=len(drawn))
    return len(drawn)


@rule
def choose_tome(g: LockupTable, seat: int) -> None:
    """Two are looked at, one is kept, the other goes under the deck."""
    drawn = draw(g, g.data.tome_deck, g.data.choice[seat], LOOK_AT, g.data.tome_discard)
    show(g, seat, drawn)
    if drawn:
        g.tell("looked_at_tomes", {"tomes": tuple(drawn)}, 1 << seat, seat=seat, count=len(drawn))
        g.ask(seat, keep_tome)


@question
def keep_tome(g: LockupTable, seat: int) -> Sentences:
    return (("keep", list(dict.fromkeys(g.ids(g.at[g.data.choice[seat]])))),)


@keep_tome.answer("keep")
def keep_this_tome(g: LockupTable, seat: int, tome: FaceId) -> None:
    """Which of the two he keeps nobody else can tell."""
    choice, hand = g.data.choice[seat], g.data.hand[seat]
    kept = slip_faces(g, [tome], choice, hand)
    show(g, seat, g.at[choice] + g.at[hand])
    g.tell("kept_tome", {"tome": kept[0]}, 1 << seat, seat=seat)
    bury(g, seat, g.at[choice], g.data.tome_deck)


@keep_tome.refuse("keep")
def why_not_keep(g: LockupTable, seat: int, tome: str) -> IllegalMove:
    return IllegalMove("not-offered")


def bury(g: LockupTable, seat: int, pieces: tuple[int, ...] | list[int], deck: int) -> None:
    """Cards that were looked at go under a deck, the first one lowest. Whoever has seen them knows where they lie."""
    under(g, pieces, g.data.choice[seat], deck)
    unsee(g, seat, pieces)


@rule
def drawn_goon(g: LockupTable, party: int) -> None:
    """The top goon of the deck, for nothing."""
    for piece in draw(g, g.data.goon_deck, g.data.choice[party], 1, g.data.goon_discard):
        own_goon(g, party, piece, g.data.choice[party])
