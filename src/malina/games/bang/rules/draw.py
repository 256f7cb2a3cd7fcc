"""Chapter 6.1: phase 1, how many cards are drawn and from where."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.pieces import reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import PieceId
from ..moments import (
    Way,
    characters,
    draw_count,
    draw_ways,
    draws_from_pile,
    events,
    extra_draws,
    given_away,
    has_drawn,
    instead_of_phase_1,
    second_drawn,
    shows_second,
    sources,
    who,
)
from ..table import BangTable, Person
from . import causes
from .ask import ask
from .pile import draw, shown_to_all, to_hand
from .prices import hand_changes


def phase_1(g: BangTable, person: Person) -> None:
    """An event may replace the whole phase; otherwise cards are drawn one by one."""
    g.used += ("phase_1",)
    if not instead_of_phase_1(g, events(g), person):
        draw_cards(g, person)
    g.then(phase_1_over)


@rule
def phase_1_over(g: BangTable) -> None:
    g.used = tuple([name for name in g.used if name != "phase_1"])


def how_many(g: BangTable, person: Person) -> int:
    """Without what comes on top, however he draws."""
    return draw_count(g, sources(g, person), 3 if g.ghost[person] else 2)


def in_all(g: BangTable, person: Person) -> int:
    return how_many(g, person) + extra(g)


def extra(g: BangTable) -> int:
    return extra_draws(g, events(g), 0)


def net_draw(g: BangTable, person: Person) -> int:
    """By how many cards the phase fills the hand."""
    return in_all(g, person) - given_away(g, characters(g, person), 0)


def draw_cards(g: BangTable, person: Person) -> None:
    """Whoever may draw in another way is asked; the others just draw."""
    if ways(g, person):
        ask(g, person, draw_how)
    else:
        g.then(draw_from_deck, person, in_all(g, person), 0)


def ways(g: BangTable, person: Person) -> list[Way]:
    """What may be done instead of drawing from the deck."""
    found = draw_ways(g, characters(g, person), [])
    return [way for way in found if len(way.sentence) == 1 or way.sentence[1]]


def mining(g: BangTable) -> bool:
    """Does the next card come from the discard pile?"""
    return draws_from_pile(g, events(g))


@question
def draw_how(g: BangTable, seat: int, person: Person) -> Sentences:
    """Draw as usual, or as the character may; whoever may look has to, if he does nothing else."""
    others = [way.sentence for way in ways(g, person)]
    return others if ("look",) in others else (("draw",), *others)


@draw_how.tells
def about_drawing(g: BangTable, seat: int, person: Person) -> About:
    others = ways(g, person)
    notes = hand_changes(g, "draw", person, net_draw(g, person))
    for way in others:
        notes += way.notes(g, person)
    return About(causes.ability(others[0].whose), {"count": in_all(g, person)}, notes)


@draw_how.answer("draw")
def draw_normally(g: BangTable, seat: int, person: Person) -> None:
    g.then(draw_from_deck, person, in_all(g, person), 0)


@draw_how.refuse("draw")
def why_not_draw(g: BangTable, seat: int, person: Person) -> IllegalMove | None:
    return IllegalMove("must-look")


@rule
def draw_from_deck(g: BangTable, person: Person, count: int, done: int) -> None:
    """`done` are drawn already. Together, unless it matters what the second one is or where each comes from."""
    drawn: tuple[PieceId, ...] = ()
    while done < count:
        stop = 2 if done < 2 and second_matters(g, person) else count
        cards = next_cards(g, person, min(stop, count) - done)
        if not cards:
            break
        drawn += tuple(cards)
        done += len(cards)
        if done == 2:
            second_card(g, person, cards[-1])
    has_drawn(g, characters(g, person), drawn)


def next_cards(g: BangTable, person: Person, count: int, why: str = "") -> list[PieceId]:
    """From the deck, or one from the discard pile if an event says so."""
    if mining(g):
        piece = g.at[g.data.discard][-1]
        g.mined = True
        g.tell("took_from_pile", {"card": piece}, seat=person, why=who(draws_from_pile, events(g)))
        to_hand(g, person, (piece,), g.data.discard)
        return [piece]
    return draw(g, person, count, why)


def second_matters(g: BangTable, person: Person) -> bool:
    return shows_second(g, sources(g, person))


def second_card(g: BangTable, person: Person, piece: PieceId) -> None:
    """All see it, if it matters what it is."""
    if second_matters(g, person):
        said = (*events(g), *characters(g, person))
        reveal(g, (piece,))
        g.tell("showed", {"card": piece}, seat=person, why=who(shows_second, said))
        shown_to_all(g, (piece,))
        second_drawn(g, said, person, piece)
