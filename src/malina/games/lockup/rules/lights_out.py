"""Chapter 6: Lights Out. The locations are checked one after the other."""

from __future__ import annotations

from ....kernel.pieces import move_all, reveal
from ....kernel.rules import rule
from ..moments import lights_out_ends, modes, turned_up
from ..table import LockupTable
from .rewards import reward_place, send_home
from .strength import has_lookout, ranked, strength_at
from .tomes import open_window


@rule
def lights_out(g: LockupTable) -> None:
    g.step = "lights_out"
    g.current = -1
    g.tell("lights_out", round=g.round)
    for number in range(len(g.data.room)):
        g.then(check, number)
    g.then(morning)


@rule
def check(g: LockupTable, number: int) -> None:
    g.location = g.data.locations[number].id
    g.brawl = [0] * g.data.parties
    open_window(g, g.seats_in_order, "start")
    g.then(open_tokens, number)


@rule
def open_tokens(g: LockupTable, number: int) -> None:
    """Only here face-down tokens are turned up."""
    for party in g.present(number):
        if closed := [piece for piece in g.tokens_at(number, party) if g.closed(piece)]:
            reveal(g, closed)
            g.tell("opened", {"tokens": tuple(closed)}, seat=g.name(party), location=g.location)
            for piece in closed:
                turned_up(g, modes(g), piece, number)
    present = g.present(number)
    if present:
        open_window(g, [party for party in present if not g.guards(party)], "compare")
        g.then(compare, number)
    else:
        g.tell("nobody_there", location=g.location, suspicion=g.suspicion_at[number])


@rule
def compare(g: LockupTable, number: int) -> None:
    """Ranks are strict, and stay as they are whatever the rewards change."""
    order = ranked(g, number)
    ranks = [[g.name(party), strength_at(g, number, party)] for party in order]
    tokens = tuple([piece for party in order for piece in g.tokens_at(number, party)])
    g.tell("ranked", {"tokens": tokens}, ranks=ranks, location=g.location)
    hand_out_suspicion(g, number, order)
    for place, party in enumerate(order, 1):
        g.then(reward_place, number, party, place, len(order))
    g.then(clear, number)


def hand_out_suspicion(g: LockupTable, number: int, order: list[int]) -> None:
    """All cubes there go to the best one who has no lookout there."""
    count = g.suspicion_at[number]
    if not count:
        return
    for party in order:
        if not has_lookout(g, number, party):
            g.suspicion_at[number] = 0
            g.suspicion[party] += count
            g.tell("suspected", seat=g.name(party), count=count, location=g.location)
            return
    g.tell("suspicion_stays", count=count, location=g.location)


@rule
def clear(g: LockupTable, number: int) -> None:
    """Who has received nothing goes to the Library; from there everybody goes home."""
    library = g.data.library
    for party in g.present(number):
        if number == library:
            send_home(g, number, party)
            continue
        move_all(g, g.data.room[number][party], g.data.room[library][party])
        g.tell("to_library", seat=g.name(party), location=g.location)


@rule
def morning(g: LockupTable) -> None:
    g.location = ""
    lights_out_ends(g, modes(g))
