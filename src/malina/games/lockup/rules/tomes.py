"""Chapter 13: tomes, and the windows in which they are played.

A: one's own turn in Roll Call. B: a location is about to be checked. C: its tokens are open. D: one's own reward.
E: Patrol begins. F: a raid begins. Who is asked follows from who holds a tome, whatever it is."""

from __future__ import annotations

from ....kernel.decision import About, Note, Said, Sentences
from ....kernel.pieces import mix, move, reveal, show
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question
from ....kernel.table import FaceId
from ..moments import read, useful
from ..table import LockupTable

ANY = "anytime"
BOTH = "roll_call_turn_or_location_start"
WITH_A_PAYMENT = ("on_craft", "on_recruit")  # these are named in the move that pays
WINDOWS = {
    "turn": ("roll_call_turn", BOTH, ANY),  # A
    "start": (BOTH, ANY),  # B
    "compare": ("location_compare",),  # C
    "reward": (ANY,),  # D
    "patrol": (ANY,),  # E
    "raid": (ANY,),  # F
}


def playable(g: LockupTable, seat: int, window: str) -> list[str]:
    """The tomes in this hand that may be played in this window and would do something."""
    timings = WINDOWS[window]
    there = {tome.id: tome for tome in g.cards(g.data.hand[seat]) if tome.timing in timings}
    return sorted([id for id in there if useful(g, [(id, seat)], True)], key=g.data.rank.__getitem__)


def holds(g: LockupTable, seat: int, tome: str) -> bool:
    return any(card.id == tome for card in g.cards(g.data.hand[seat]))


def spend(g: LockupTable, seat: int, tome: str) -> None:
    """A tome from the hand is played and laid open."""
    hand = g.data.hand[seat]
    mix(g, g.at[hand])  # where in the hand it was is nobody's business
    show(g, seat, g.at[hand])
    piece = g.find(hand, tome)
    reveal(g, (piece,))
    move(g, piece, hand, g.data.tome_discard)
    g.tell("played", {"tome": piece}, seat=seat)


def play(g: LockupTable, seat: int, tome: str) -> None:
    spend(g, seat, tome)
    read(g, [(tome, seat)])


def why_not_play(g: LockupTable, seat: int, window: str, tome: str) -> IllegalMove:
    if not holds(g, seat, tome):
        return IllegalMove("no-such-tome")
    card = g.face[g.find(g.data.hand[seat], tome)]
    if card.timing in WITH_A_PAYMENT:
        return IllegalMove("with-a-payment")
    return IllegalMove("no-effect" if card.timing in WINDOWS[window] else "wrong-time")


def a_star_less(g: LockupTable) -> Note:
    """What playing any tome costs."""
    return Note("play", Said("star_less", {"stars": g.data.cards.constants.tome_in_hand_stars}))


def by_tome(tome: str) -> About:
    """A question that comes of this tome."""
    return About(Said("tome", {"tome": tome}))


def open_window(g: LockupTable, seats: list[int], window: str) -> None:
    """Those of these who hold tomes are asked in turn, until all of them decline."""
    g.window(seats, book, window)


@question
def book(g: LockupTable, seat: int, window: str) -> Sentences:
    return ("play", playable(g, seat, window)), ("pass",)


@book.asked_of
def has_tomes(g: LockupTable, seat: int, window: str) -> bool:
    return bool(g.at[g.data.hand[seat]])


@book.answer("play")
def play_in_window(g: LockupTable, seat: int, window: str, tome: FaceId) -> None:
    play(g, seat, tome)


@book.answer("pass")
def close_book(g: LockupTable, seat: int, window: str) -> None:
    """Nobody is told: who declines may hold anything."""


@book.refuse("play")
def why_not_in_window(g: LockupTable, seat: int, window: str, tome: str) -> IllegalMove:
    return why_not_play(g, seat, window, tome)


@book.tells
def about_book(g: LockupTable, seat: int, window: str) -> About:
    return About(args={"window": window, "location": g.location}, notes=[a_star_less(g)])
