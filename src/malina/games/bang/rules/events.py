"""Chapters 11.1 and 11.2: the piles of events and how they are turned up."""

from __future__ import annotations

from ....kernel.pieces import add_pieces, mix, move, move_all, reveal
from ....kernel.table import PieceId
from ..faces import EventCard
from ..moments import covered, modes, no_more_events
from ..moments import revealed as event_revealed
from ..table import NOBODY, BangTable, Person
from .query import seat_again


def lay_piles(g: BangTable) -> None:
    """High Noon and A Fistful of Cards face up, so that the next one is seen; Wild West Show face down."""
    box = g.data
    pieces = gathered(g, box.events, box.event_pile, box.event, box.event_past)
    if g.options.event_deck_end == "finale" and pieces:
        finales = [p for p in pieces if g.face[p].finale]
        others = [p for p in pieces if p not in finales]
        last = finales[g.throw(len(finales))]
        mix(g, others)
        for piece in finales:
            reveal(g, (piece,))
        out = [*(p for p in finales if p != last), *(others[12:] if len(finales) > 1 else ())]
        for piece in out:
            move(g, piece, box.event_pile, box.event_past)
        g.at[box.event_pile] = (last, *(p for p in g.at[box.event_pile] if p != last))
    else:
        mix(g, pieces)
    show_next(g)
    pieces = gathered(g, box.show, box.show_pile, box.show_now, box.show_past)
    finales = [p for p in pieces if g.face[p].finale]
    others = [p for p in pieces if p not in finales]
    reveal(g, finales)
    mix(g, others)
    g.at[box.show_pile] = (*finales, *others)


def gathered(g: BangTable, faces: tuple[EventCard, ...], pile: int, *others: int) -> tuple[PieceId, ...]:
    """All cards of a pile, wherever they have got to; the first time they come out of the box."""
    for place in others:
        move_all(g, place, pile)
    if not g.at[pile]:
        add_pieces(g, faces, pile)
    return g.at[pile]


def show_next(g: BangTable) -> None:
    if g.at[g.data.event_pile]:
        reveal(g, (g.at[g.data.event_pile][-1],))


def next_event(g: BangTable) -> None:
    """The top card becomes active; an empty pile is shuffled anew, unless it ended with the finale."""
    if not g.data.events or no_more_events(g, modes(g)):
        return
    if not g.at[g.data.event_pile]:
        if g.options.event_deck_end == "finale":
            return
        for place in (g.data.event, g.data.event_past):
            g.at[g.data.event_pile] += g.at[place]
            g.at[place] = ()
        mix(g, g.at[g.data.event_pile])
    for piece in g.at[g.data.event]:
        move(g, piece, g.data.event, g.data.event_past)
    piece = g.at[g.data.event_pile][-1]
    reveal(g, (piece,))
    move(g, piece, g.data.event_pile, g.data.event)
    end_event(g)
    g.event = g.face[piece].id
    show_next(g)
    g.tell("event", {"card": piece})
    revealed(g, g.event, g.turn)


def end_event(g: BangTable) -> None:
    """What the old event left behind."""
    g.event = ""
    g.clockwise = True
    g.handcuffed = NOBODY
    g.suit = ""
    g.event_done = False


def revealed(g: BangTable, event: str, person: Person) -> None:
    """What the card does at once; `person` has turned it up."""
    event_revealed(g, ((event, NOBODY),), person)


def next_show(g: BangTable, person: Person) -> None:
    """Wild West Show: a Stagecoach or Wells Fargo turns up the next card; the last one stays."""
    if not g.at[g.data.show_pile] or no_more_events(g, modes(g)):
        return
    for piece in g.at[g.data.show_now]:
        move(g, piece, g.data.show_now, g.data.show_past)
    piece = g.at[g.data.show_pile][-1]
    reveal(g, (piece,))
    move(g, piece, g.data.show_pile, g.data.show_now)
    end_show(g)
    g.show = g.face[piece].id
    g.tell("event", {"card": piece})
    revealed(g, g.show, person)


def end_show(g: BangTable) -> None:
    covered(g, ((g.show, NOBODY),))
    g.show = ""


def come_back(g: BangTable, person: Person, life: int) -> None:
    """An eliminated player is in play again, for good. A Sheriff (among three, a Deputy) turns up the events again."""
    g.out[person] = False
    g.life[person] = min(life, g.most[person])
    seat_again(g)
    if g.role(person) == g.data.leader:
        g.anchor = person
    g.tell("came_back", seat=person, life=g.life[person])
