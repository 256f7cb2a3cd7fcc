"""The end of the day (9): bluffs are exposed, cards go under the decks, hands are refilled, somebody begins anew."""

from __future__ import annotations

from ....kernel.decision import Sentences
from ....kernel.pieces import conceal, draw, reveal, show, under
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import Seat
from ..box import SLOTS
from ..table import NOBODY, ScoundrelsTable
from .jail import send_to_jail
from .purse import gain_reputation, lose_reputation
from .scoring import score
from .triggers import offer_waiting, window
from .turn import new_period, take_turn


@rule
def begin_day(g: ScoundrelsTable, first: int) -> None:
    """Four rounds make a day."""
    g.day += 1
    g.first = first
    g.played = [0] * g.seats
    g.exposed = [0] * g.seats
    g.tell("day", day=g.day, first=first)
    for round in range(1, g.data.setup.rounds + 1):
        for seat in g.in_order:
            g.then(take_turn, seat, round)
    g.then(end_of_day)


@rule
def end_of_day(g: ScoundrelsTable) -> None:
    """It is nobody's turn."""
    new_period(g)
    g.turn = NOBODY
    g.step = "exposing"
    g.tell("day_ends", day=g.day)
    for seat in g.in_order:
        for slot in SLOTS:
            if any((found.victim, found.slot) == (seat, slot) for found in g.suspicions):
                g.then(expose, seat, slot)
    g.then(evening)


@rule
def expose(g: ScoundrelsTable, seat: int, slot: str) -> None:
    """True: the henchmen go to jail. A bluff: whoever doubted gains, then the bluffer loses, once."""
    [piece] = g.at[g.data.slot[seat][slot]]
    reveal(g, (piece,))
    bluff = g.poker(piece).rank != slot
    doubters = [found.owner for found in g.suspicions if (found.victim, found.slot) == (seat, slot)]
    g.suspicions = [found for found in g.suspicions if (found.victim, found.slot) != (seat, slot)]
    g.tell("exposed", {"card": piece}, seat=seat, slot=slot, bluff=bluff, doubters=doubters)
    for owner in doubters:
        g.supply[owner] += 1
        if bluff:
            g.exposed[owner] += 1
            gain_reputation(g, owner)
        else:
            send_to_jail(g, owner)
    if bluff:
        lose_reputation(g, seat)
    g.then(offer_waiting)


@rule
def evening(g: ScoundrelsTable) -> None:
    """Abilities of the end of the day; after the last one the game is over."""
    g.step = "day"
    g.then(window)
    g.then(score if g.last_day else night)


@rule
def night(g: ScoundrelsTable) -> None:
    for seat in range(g.seats):
        put_under(g, seat)
        own = g.data.hand[seat]
        drawn = draw(g, g.data.deck[seat], own, max(0, g.data.setup.hand - len(g.at[own])))
        show(g, seat, drawn)
        g.tell("drew", {"cards": tuple(drawn)}, 1 << seat, seat=seat, count=len(drawn))
    g.step = "morning"
    g.then(window)
    g.then(new_day)


def put_under(g: ScoundrelsTable, seat: int) -> None:
    """The cards of the day are shuffled and go under the deck, never into it."""
    places = [*g.data.slot[seat].values(), g.data.open[seat]]
    conceal(g, [piece for place in places for piece in g.at[place]])
    for place in places:
        under(g, g.at[place], place, g.data.deck[seat])


@rule
def new_day(g: ScoundrelsTable) -> None:
    """Whoever alone has the most reputation says who begins."""
    best = [seat for seat in range(g.seats) if g.reputation[seat] == max(g.reputation)]
    if len(best) == 1:
        g.ask(best[0], who_begins)
    else:
        g.then(begin_day, g.first)


@question
def who_begins(g: ScoundrelsTable, seat: int) -> Sentences:
    return (("begin", range(g.seats)),)


@who_begins.answer("begin")
def let_begin(g: ScoundrelsTable, seat: int, player: Seat) -> None:
    g.tell("appointed", seat=seat, player=player)
    g.then(begin_day, player)


@who_begins.refuse("begin")
def why_not_begin(g: ScoundrelsTable, seat: int, player: int) -> IllegalMove | None:
    return None
