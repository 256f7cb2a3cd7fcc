"""The deck, the discard pile, and how cards come to hands and leave them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ....kernel.decision import About, Sentences
from ....kernel.knowledge import EVERYONE
from ....kernel.pieces import mix, move, move_all, refill, reveal, show, turn_down
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from ..faces import Card
from ..moments import characters, events, hands_open, hoped_for, luck_cards, luck_decided, who
from ..table import NO_PIECE, NOBODY, BangTable, Person
from . import causes
from .ask import ask
from .owing import forgive, owe
from .prices import life_lost, told
from .query import DYNAMITE, own_turn, suit

# ---- from the deck ----


def fill_deck(g: BangTable) -> bool:
    """Is there a card to draw? If the deck is empty, the discard pile becomes the deck."""
    if refill(g, g.data.deck, g.data.discard):
        # nobody can say any more where a certain card of the pile is
        forgive(g, "luck")
        g.shot_with = ()
        g.tell("reshuffled", count=len(g.at[g.data.deck]))
    return bool(g.at[g.data.deck])


def to_hand(g: BangTable, person: Person, pieces: Iterable[PieceId], source: int) -> None:
    """Of cards that lay in the open the players know where they are; spectators do not keep them (R-44)."""
    seat = g.owner[person]
    for piece in pieces:
        move(g, piece, source, g.data.hand[seat])
        show(g, seat, (piece,))
        if g.show in hands_open.hooks and hands_open(g, events(g)):
            reveal(g, (piece,))
        elif g.seen[piece] == EVERYONE:
            turn_down(g, (piece,))


def shown_to_all(g: BangTable, pieces: Sequence[PieceId]) -> None:
    """They were shown and are back in the hand."""
    if not hands_open(g, events(g)):
        turn_down(g, pieces)


def draw(g: BangTable, person: Person, count: int, why: str = "") -> list[PieceId]:
    """Cards from the deck to his hand; fewer if there are no more."""
    drawn = []
    for _ in range(count):
        if not fill_deck(g):
            break
        piece = g.at[g.data.deck][-1]
        to_hand(g, person, (piece,), g.data.deck)
        drawn.append(piece)
    if drawn:
        g.tell("drew", {"cards": drawn}, 1 << g.owner[person], seat=person, count=len(drawn), why=why)
    return drawn


def turn_up(g: BangTable, count: int) -> list[PieceId]:
    """Cards from the deck, face up on the table."""
    found = []
    for _ in range(count):
        if not fill_deck(g):
            break
        piece = g.at[g.data.deck][-1]
        move(g, piece, g.data.deck, g.data.table)
        reveal(g, (piece,))
        found.append(piece)
    return found


# ---- to the discard pile ----


def place_of(g: BangTable, person: Person, piece: PieceId) -> int:
    """Where a card of his lies: hand or in front."""
    hand = g.data.hand[g.owner[person]]
    return hand if piece in g.at[hand] else g.data.front[person]


def discard(g: BangTable, person: Person, *pieces: PieceId) -> None:
    """Cards of his go to the discard pile; in the Abandoned Mine the active player's go on the deck later."""
    for piece in pieces:
        source = place_of(g, person, piece)
        unready(g, piece)
        if g.mined and own_turn(g, person):
            if source == g.data.front[person]:
                reveal(g, (piece,))
            move(g, piece, source, g.data.mine)
        else:
            reveal(g, (piece,))
            move(g, piece, source, g.data.discard)


def answer_with(g: BangTable, person: Person, piece: PieceId) -> None:
    """A card that answers something or pays for a repetition: all see it, also on its way into the Abandoned Mine."""
    reveal(g, (piece,))
    discard(g, person, piece)


def unready(g: BangTable, piece: PieceId) -> None:
    if piece in g.ready:
        g.ready = tuple([p for p in g.ready if p != piece])


def empty_mine(g: BangTable) -> None:
    """What was laid down in the Abandoned Mine goes face down on the deck."""
    move_all(g, g.data.mine, g.data.deck)


# ---- from a player ----


def mix_hand(g: BangTable, person: Person, cards: tuple[PieceId, ...]) -> None:
    """Hand cards change places, so that the handle of one that leaves says nothing."""
    mix(g, cards)
    show(g, g.owner[person], cards)
    if g.show in hands_open.hooks and hands_open(g, events(g)):
        reveal(g, cards)


def random_card(g: BangTable, person: Person) -> PieceId:
    """A card of his hand that nobody has chosen."""
    hand = g.hand(person)
    mix_hand(g, person, hand)
    return hand[g.throw(len(hand))]


def give(g: BangTable, giver: Person, taker: Person, card: str, why: str, among: tuple[PieceId, ...] = ()) -> PieceId:
    """A hand card, chosen among these or all, changes hands; only the two of them know which. Returns its handle."""
    among = among or g.hand(giver)
    mix_hand(g, giver, among)
    piece = g.named(among, card)
    to_hand(g, taker, (piece,), g.data.hand[g.owner[giver]])
    both = 1 << g.owner[giver] | 1 << g.owner[taker]
    g.tell("gave", {"card": piece}, both, seat=giver, victim=taker, why=why)
    return piece


def steal(g: BangTable, thief: Person, victim: Person, piece: PieceId, why: str) -> None:
    """A card changes hands. Thief and victim know it; the others only if it lay in the open."""
    source = place_of(g, victim, piece)
    unready(g, piece)
    if source == g.data.front[victim]:
        g.tell("taken", {"card": piece}, seat=thief, victim=victim, why=why)
        to_hand(g, thief, (piece,), source)
    else:
        to_hand(g, thief, (piece,), source)
        both = 1 << g.owner[thief] | 1 << g.owner[victim]
        g.tell("stolen", {"card": piece}, both, seat=thief, victim=victim, why=why)


def whose_card(g: BangTable, piece: PieceId) -> Person:
    """In front of whom it lies, or -1."""
    return next((p for p in g.everybody if piece in g.in_front(p)), NOBODY)


# ---- draw! ----


def hearts(g: BangTable, me: Person, lucky: bool, card: Card | None) -> bool:
    """What most hope for."""
    return card is not None and suit(g, card) == "H"


def hope(g: BangTable, person: Person, what: str, card: Card | None) -> bool:
    """Is this the card one hopes for?"""
    return hoped_for(g, ((what, person),), False, card)


@rule
def luck(g: BangTable, person: Person, what: str, args: tuple[Any, ...] = ()) -> None:
    """draw!: the top card decides; whoever turns up more chooses."""
    found = turn_up(g, luck_cards(g, characters(g, person), 1))
    if len(found) > 1:
        g.tell("lucky_cards", {"cards": found}, seat=person, what=what)
        ask(g, person, which_card, what, args)
    else:
        decide(g, person, what, found[0] if found else NO_PIECE, args)


@question
def which_card(g: BangTable, seat: int, person: Person, what: str, args: tuple[Any, ...]) -> Sentences:
    """Which of them counts."""
    return (("keep", g.ids(g.at[g.data.table])),)


@which_card.tells
def about_luck(g: BangTable, seat: int, person: Person, what: str, args: tuple[Any, ...]) -> About:
    notes = []
    for card in map(g.card, g.at[g.data.table]):
        lucky = hope(g, person, what, card)
        notes.append(told("keep", "lucky" if lucky else "unlucky", {"card": card.id}, what=what))
        if what == "dynamite" and not lucky:
            notes += life_lost(g, "keep", person, DYNAMITE, card=card.id)
    cause = causes.said("luck", what=what, character=who(luck_cards, characters(g, person)))
    return About(cause, {"of": len(g.at[g.data.table])}, notes)


@which_card.answer("keep")
def keep(g: BangTable, seat: int, person: Person, what: str, args: tuple[Any, ...], card: FaceId) -> None:
    decide(g, person, what, g.named(g.at[g.data.table], card), args)


@which_card.refuse("keep")
def why_not_keep(
    g: BangTable, seat: int, person: Person, what: str, args: tuple[Any, ...], card: str
) -> IllegalMove | None:
    return IllegalMove("not-among-these")


def decide(g: BangTable, person: Person, what: str, piece: PieceId, args: tuple[Any, ...]) -> None:
    """The unused card is discarded first, then the one that counts; somebody may want it afterwards."""
    for other in g.at[g.data.table]:
        if other != piece:
            move(g, other, g.data.table, g.data.discard)
    if piece >= 0:
        move(g, piece, g.data.table, g.data.discard)
        g.tell("luck", {"card": piece}, seat=person, what=what)
        owe(g, "luck", person, piece)
    lucky = hope(g, person, what, g.card(piece) if piece >= 0 else None)
    luck_decided(g, ((what, person),), lucky, *args)
