"""Chapter 6.3: phase 3, the hand is cut down to the limit."""

from __future__ import annotations

from ....kernel.blanks import Some
from ....kernel.decision import About, Sentences
from ....kernel.moments import Source
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question
from ....kernel.table import FaceId
from ..moments import listeners, modes, must_keep, takes_excess
from ..table import BangTable, Person
from . import causes
from .pile import discard
from .prices import hand_changes, told
from .query import around, hand_limit


def excess(g: BangTable, person: Person) -> int:
    """How many cards he has too many."""
    limit, _ = hand_limit(g, person)
    return max(len(g.hand(person)) - limit, 0)


@question
def throw_away(g: BangTable, seat: int, person: Person) -> Sentences:
    """Sid Ketchum may have got rid of some meanwhile, so it is counted again."""
    hand = g.ids(g.hand(person))
    count = excess(g, person)
    kept = must_keep(g, modes(g), [], person)
    may_go = [card for card in hand if card not in kept]
    if len(may_go) < count:  # nothing else is left to throw away
        may_go = hand
    return (("throw_away", Some(may_go, count, count)),)


@throw_away.tells
def about_excess(g: BangTable, seat: int, person: Person) -> About:
    hand, count = len(g.hand(person)), excess(g, person)
    limit, character = hand_limit(g, person)
    cause = causes.said("limit", hand=hand, limit=limit, character=character)
    notes = hand_changes(g, "throw_away", person, -count)
    for id, taker in takers(g, person):
        notes.append(told("throw_away", "goes_to", victim=g.label(taker), why=id))
    return About(cause, {"count": count, "of": hand}, notes)


def takers(g: BangTable, person: Person) -> list[Source]:
    """Whoever takes what he throws away: the nearest, or nobody."""
    return listeners(g, takes_excess, around(g, person)[1:])[:1]


@throw_away.answer("throw_away")
def thrown_away(g: BangTable, seat: int, person: Person, cards: list[FaceId]) -> None:
    if taker := takers(g, person):
        takes_excess(g, taker, person, cards)
    else:
        pieces = [g.named(g.hand(person), card) for card in cards]
        discard(g, person, *pieces)
        faces = None if g.mined else {"cards": pieces}
        g.tell("threw_away", faces, seat=person, count=len(pieces))


@throw_away.refuse("throw_away")
def why_not_throw(g: BangTable, seat: int, person: Person, cards: list[str]) -> IllegalMove | None:
    if len(cards) != excess(g, person):
        return IllegalMove("throw-away-count", count=excess(g, person))
    hand = g.ids(g.hand(person))
    return IllegalMove("ruthless-law") if all(card in hand for card in cards) else IllegalMove("not-in-hand")
