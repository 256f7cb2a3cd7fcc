"""The deck, the discard pile, and how cards come to hands and leave them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...kernel.decision import Sentences
from ...kernel.pieces import mix, move, reveal, show
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask
from .table import BangTable
from .works import has, own_turn

OUTCOMES: dict[str, Callable[..., None]] = {}


def tell(g: BangTable, name: str, faces: dict[str, Any] | None = None, only: int | None = None, /, **args: Any) -> None:
    """An event; arguments that are persons are told as they are called at this table."""
    if g.log is not None:
        for key in ("seat", "victim", "by"):
            if key in args:
                args[key] = g.label(args[key]) if args[key] >= 0 else None
        g.tell(name, faces, only, **args)


# ---- from the deck ----


def fill_deck(g: BangTable) -> bool:
    """Is there a card to draw? If the deck is empty, the discard pile becomes the deck."""
    if not g.at[g.data.deck]:
        g.at[g.data.deck], g.at[g.data.discard] = g.at[g.data.discard], ()
        g.shot_with = ()
        if g.at[g.data.deck]:
            mix(g, g.at[g.data.deck])
            # nobody can say any more where a certain card of the pile is
            g.owed = [owed for owed in g.owed if owed[0] != "pain"]
            g.shot_with = ()
            g.tell("reshuffled", count=len(g.at[g.data.deck]))
    return bool(g.at[g.data.deck])


def to_hand(g: BangTable, person: int, pieces: Iterable[int], source: int) -> None:
    seat = g.owner[person]
    for piece in pieces:
        move(g, piece, source, g.data.hand[seat])
        show(g, seat, (piece,))
        if g.show == "sacagaway":
            reveal(g, (piece,))


def draw(g: BangTable, person: int, count: int, why: str = "") -> list[int]:
    """Cards from the deck to his hand; fewer if there are no more."""
    drawn = []
    for _ in range(count):
        if not fill_deck(g):
            break
        piece = g.at[g.data.deck][-1]
        to_hand(g, person, (piece,), g.data.deck)
        drawn.append(piece)
    if drawn:
        tell(g, "drew", {"cards": drawn}, 1 << g.owner[person], seat=person, count=len(drawn), why=why)
    return drawn


def turn_up(g: BangTable, count: int) -> list[int]:
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


def place_of(g: BangTable, person: int, piece: int) -> int:
    """Where a card of his lies: hand or in front."""
    hand = g.data.hand[g.owner[person]]
    return hand if piece in g.at[hand] else g.data.front[person]


def discard(g: BangTable, person: int, *pieces: int) -> None:
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


def answer_with(g: BangTable, person: int, piece: int) -> None:
    """A card that answers something or pays for a repetition: all see it, also on its way into the Abandoned Mine."""
    reveal(g, (piece,))
    discard(g, person, piece)


def unready(g: BangTable, piece: int) -> None:
    if piece in g.ready:
        g.ready = tuple([p for p in g.ready if p != piece])


def empty_mine(g: BangTable) -> None:
    """What was laid down in the Abandoned Mine goes face down on the deck."""
    g.at[g.data.deck] += g.at[g.data.mine]
    g.at[g.data.mine] = ()


# ---- from a player ----


def mix_hand(g: BangTable, person: int, cards: tuple[int, ...]) -> None:
    """Hand cards change places, so that the handle of one that leaves says nothing."""
    mix(g, cards)
    show(g, g.owner[person], cards)
    if g.show == "sacagaway":
        reveal(g, cards)


def random_card(g: BangTable, person: int) -> int:
    """A card of his hand that nobody has chosen."""
    hand = g.hand(person)
    mix_hand(g, person, hand)
    return hand[g.throw(len(hand))]


def give(g: BangTable, giver: int, taker: int, card: str, why: str, among: tuple[int, ...] = ()) -> int:
    """A hand card, chosen among these or all, changes hands; only the two of them know which. Returns its handle."""
    among = among or g.hand(giver)
    mix_hand(g, giver, among)
    piece = g.named(among, card)
    to_hand(g, taker, (piece,), g.data.hand[g.owner[giver]])
    both = 1 << g.owner[giver] | 1 << g.owner[taker]
    tell(g, "gave", {"card": piece}, both, seat=giver, victim=taker, why=why)
    return piece


def steal(g: BangTable, thief: int, victim: int, piece: int, why: str) -> None:
    """A card changes hands. Thief and victim know it; the others only if it lay in the open."""
    source = place_of(g, victim, piece)
    unready(g, piece)
    to_hand(g, thief, (piece,), source)
    both = 1 << g.owner[thief] | 1 << g.owner[victim]
    open_ = source == g.data.front[victim]
    if open_:
        tell(g, "taken", {"card": piece}, seat=thief, victim=victim, why=why)
    else:
        tell(g, "stolen", {"card": piece}, both, seat=thief, victim=victim, why=why)


def whose_card(g: BangTable, piece: int) -> int:
    """In front of whom it lies, or -1."""
    return next((p for p in range(g.data.persons) if piece in g.in_front(p)), -1)


# ---- draw! ----


def outcome(what: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """`(g, person, card or None, *args)`: what the card turned up for `what` means."""

    def put(function: Callable[..., None]) -> Callable[..., None]:
        OUTCOMES[what] = function
        return function

    return put


@rule
def luck(g: BangTable, person: int, what: str, args: tuple[Any, ...] = ()) -> None:
    """draw!: the top card decides; Lucky Duke turns up two and chooses."""
    found = turn_up(g, 2 if has(g, person, "lucky_duke") else 1)
    if len(found) > 1:
        tell(g, "lucky_cards", {"cards": found}, seat=person, what=what)
        ask(g, person, which_card, what, args)
    else:
        decide(g, person, what, found[0] if found else -1, args)


@question
def which_card(g: BangTable, seat: int, person: int, what: str, args: tuple[Any, ...]) -> Sentences:
    """Which of the two counts."""
    return (("keep", g.ids(g.at[g.data.table])),)


@which_card.answer("keep")
def keep(g: BangTable, seat: int, person: int, what: str, args: tuple[Any, ...], card: str) -> None:
    decide(g, person, what, g.named(g.at[g.data.table], card), args)


@which_card.refuse("keep")
def why_not_keep(
    g: BangTable, seat: int, person: int, what: str, args: tuple[Any, ...], card: str
) -> IllegalMove | None:
    return IllegalMove("not-among-these")


def decide(g: BangTable, person: int, what: str, piece: int, args: tuple[Any, ...]) -> None:
    """The unused card is discarded first, then the one that counts; John Pain may want it afterwards."""
    for other in g.at[g.data.table]:
        if other != piece:
            move(g, other, g.data.table, g.data.discard)
    if piece >= 0:
        move(g, piece, g.data.table, g.data.discard)
        tell(g, "luck", {"card": piece}, seat=person, what=what)
        g.owed.append(("pain", person, piece))
    OUTCOMES[what](g, person, g.card(piece) if piece >= 0 else None, *args)
