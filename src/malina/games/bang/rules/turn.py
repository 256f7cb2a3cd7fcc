"""Chapter 6: the turn, T0 to T12."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.rules import rule
from .. import moments
from ..moments import cards, events, modes, owned
from ..table import NOBODY, BangTable, Person
from .ask import ask
from .draw import phase_1
from .events import next_event
from .excess import excess, throw_away
from .play import phase_2
from .query import own_persons
from .settle import settle


@rule
def next_player(g: BangTable) -> None:
    """T0: the next seat whose turn it can be."""
    circle = g.circle if g.clockwise else g.circle[::-1]
    i = circle.index(g.turn)
    for person in (*circle[i + 1 :], *circle, *circle):  # once round everybody may be skipped
        if not moments.takes_turn(g, modes(g), True, person):
            continue
        if g.out[person] and not moments.returns(g, events(g), False, person):
            continue
        if moments.skips_turn(g, modes(g), person):
            continue
        if not moments.instead_of_turn(g, modes(g), person):
            take_turn(g, person)
        return


def take_turn(g: BangTable, person: Person, extra: bool = False) -> None:
    g.turn, g.extra, g.skipped = person, extra, False
    g.turn_no += 1
    if not extra:
        for mine in own_persons(g, person):
            g.turns[mine] += 1
    g.bangs = g.played = 0
    g.used, g.shot_with, g.jailed, g.suit, g.forced, g.mined = (), (), (), "", "", False
    if g.options.green_ready == "owner_next_turn":
        for mine in own_persons(g, person):
            make_ready(g, mine)
    g.tell("turn", seat=person)
    g.then(do_step, RETURN if extra else 0, g.out[person])


@rule
def do_step(g: BangTable, step: int, back: bool = False) -> None:
    """The steps one after another; each that does something is an effect of its own. A lost turn goes to its end.
    `back`: whose turn it is was eliminated when it began, and comes back at its start."""
    frames = len(g.frames)
    while step < len(STEPS):
        person = g.turn
        if person not in g.ring and not (back and step <= RETURN):
            break
        if g.skipped and step < END:
            step = END
        STEPS[step](g, person)
        step += 1
        if len(g.frames) > frames or g.due:
            g.then(settle)
            g.then(do_step, step, back)
            return
    g.then(over, g.turn)


def change_event(g: BangTable, person: Person) -> None:
    """T1: the anchor turns up the next event, from his second turn on."""
    if g.owner[person] == g.owner[g.anchor] and g.turns[person] > 1:
        next_event(g)


def start_of_turn(g: BangTable, person: Person) -> None:
    """T2: first Wild West Show, then the other event; each is an effect of its own."""
    for event in (g.show, g.event):
        if event in moments.turn_starts.hooks:
            g.then(start_event, event, person)
            g.then(settle)


@rule
def start_event(g: BangTable, event: str, person: Person) -> None:
    if g.in_play(person) or event in moments.returns.hooks:
        moments.turn_starts(g, ((event, NOBODY),), person)


def check_dynamite(g: BangTable, person: Person) -> None:
    """T3"""
    for mine in own_persons(g, person):
        moments.dynamite_ticks(g, cards(g, mine))


def check_jail(g: BangTable, person: Person) -> None:
    """T4"""
    for mine in own_persons(g, person):
        moments.jail_opens(g, cards(g, mine))


def phase_0(g: BangTable, person: Person) -> None:
    """T5, before anything else in it."""
    moments.phase_0(g, modes(g), person)


def before_phase_1(g: BangTable, person: Person) -> None:
    """T5"""
    moments.before_phase_1(g, owned(g.abilities[person], person))


def draw_phase(g: BangTable, person: Person) -> None:
    """T6"""
    phase_1(g, person)


def after_phase_1(g: BangTable, person: Person) -> None:
    """T7"""
    moments.after_phase_1(g, events(g), person)


def action_phase(g: BangTable, person: Person) -> None:
    """T8"""
    g.then(phase_2, person)


def end_of_phase_2(g: BangTable, person: Person) -> None:
    """T9: what the Law of the West forced has been played by now, or cannot be."""
    g.forced = ""
    moments.end_phase_2(g, events(g), person)


def after_phase_2(g: BangTable, person: Person) -> None:
    """T9, when everything else is done."""
    moments.after_phase_2(g, events(g), person)


def phase_3(g: BangTable, person: Person) -> None:
    """T10: the hand is cut down to the limit."""
    if excess(g, person):
        ask(g, person, throw_away)


def close(g: BangTable, person: Person) -> None:
    """T11"""
    moments.turn_closes(g, modes(g), person)


def end_of_turn(g: BangTable, person: Person) -> None:
    """T12"""
    moments.turn_ends(g, events(g), person)


@rule
def over(g: BangTable, person: Person) -> None:
    """What lasted for this turn is over, and the next player comes."""
    g.mined, g.suit, g.forced = False, "", ""
    if g.options.green_ready == "end_of_turn":
        for p in g.ring:
            make_ready(g, p)
    g.then(settle)
    if g.in_play(person) and moments.plays_again(g, events(g)):
        g.then(another_turn, person)
    else:
        g.then(next_player)


def make_ready(g: BangTable, person: Person) -> None:
    """7.3: all green cards in front of him can be used from now on."""
    new = [p for p in g.in_front(person) if g.kind(p).color == "green" and p not in g.ready]
    if new:
        g.ready += tuple(new)


@rule
def another_turn(g: BangTable, person: Person) -> None:
    """An extra turn, in which the event stays as it is."""
    take_turn(g, person, extra=True)


STEPS: tuple[Callable[[BangTable, Person], None], ...] = (
    change_event,
    start_of_turn,
    check_dynamite,
    check_jail,
    phase_0,
    before_phase_1,
    draw_phase,
    after_phase_1,
    action_phase,
    end_of_phase_2,
    after_phase_2,
    phase_3,
    close,
    end_of_turn,
)
RETURN = STEPS.index(start_of_turn)  # until then somebody who is eliminated may come back
END = STEPS.index(end_of_turn)
