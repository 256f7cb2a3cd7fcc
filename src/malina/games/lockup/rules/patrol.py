"""Chapter 8: Patrol. Storage, items, goons, suspicion."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.pieces import draw, move, reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ..faces import Goon
from ..table import LockupTable
from .cubes import Paid, count_of, give_back, lay_resource, lay_suspicion, listed, some_cubes
from .raid import raid
from .tomes import open_window

MOST_RAIDS = 2  # in one Patrol: after the second all cubes are back


@rule
def patrol(g: LockupTable) -> None:
    g.step = "patrol"
    g.tell("patrol", round=g.round)
    open_window(g, g.seats_in_order, "patrol")
    g.then(limit_storage)
    g.then(restock)
    g.then(slide_goons)
    g.then(new_suspicion, 0)
    g.then(bandits)


# ---- P1 ----


def excess(g: LockupTable, seat: int) -> int:
    return max(g.wealth(seat) - g.storage[seat], 0)


@rule
def limit_storage(g: LockupTable) -> None:
    over = [seat for seat in g.seats_in_order if excess(g, seat)]
    if over:
        g.ask_sealed(*[(seat, return_cubes, ()) for seat in over])


@question
def return_cubes(g: LockupTable, seat: int) -> Sentences:
    return (("give_back", some_cubes(g.purse(seat), excess(g, seat))),)


@return_cubes.answer("give_back")
def return_these(g: LockupTable, seat: int, cubes: Paid) -> None:
    give_back(g, seat, cubes)
    g.tell("returned", seat=seat, cubes=listed(cubes))


@return_cubes.refuse("give_back")
def why_not_return(g: LockupTable, seat: int, cubes: Paid) -> IllegalMove:
    mine = g.purse(seat)
    if any(mine.get(kind, 0) < count for kind, count in cubes):
        return IllegalMove("not-your-cubes")
    return IllegalMove("return-so-many", count=excess(g, seat), there=count_of(cubes))


@return_cubes.tells
def about_return(g: LockupTable, seat: int) -> About:
    return About(args={"count": excess(g, seat), "limit": g.storage[seat]})


# ---- P2, P3 ----


@rule
def restock(g: LockupTable) -> None:
    """Empty slots are filled, the lowest first; nothing slides."""
    for slot in g.data.slot:
        if not g.at[slot]:
            for piece in draw(g, g.data.item_deck, slot):
                reveal(g, (piece,))
                g.tell("new_item", {"item": piece})


@rule
def slide_goons(g: LockupTable) -> None:
    """Who is in the last space leaves; the others go as far as they can; new ones come behind them."""
    spaces = list(g.data.goon_space.values())
    for piece in g.at[spaces[-1]]:
        move(g, piece, spaces[-1], g.data.goon_discard)
        g.tell("goon_left", {"goon": piece})
    staying = [(piece, space) for space in reversed(spaces) for piece in g.at[space]]
    for (piece, space), target in zip(staying, reversed(spaces), strict=False):
        if space != target:
            move(g, piece, space, target)
    fill_spaces(g)


def fill_spaces(g: LockupTable) -> None:
    """New goons come from the deck, the highest empty space first."""
    for number, space in reversed(g.data.goon_space.items()):
        if not g.at[space]:
            for piece in draw(g, g.data.goon_deck, space, 1, g.data.goon_discard):
                reveal(g, (piece,))
                g.tell("new_goon", {"goon": piece}, location=g.data.locations[number].id)


def goons_by_location(g: LockupTable) -> list[tuple[int, Goon]]:
    return [(number, g.face[piece]) for number, space in g.data.goon_space.items() for piece in g.at[space]]


# ---- P4 ----


@rule
def new_suspicion(g: LockupTable, raids: int) -> None:
    """If there are too few cubes for all symbols there is a raid first."""
    there = goons_by_location(g)
    need = sum(goon.suspicion for _, goon in there)
    if g.supply.suspicion < need and raids < MOST_RAIDS:
        g.tell("short", need=need, there=g.supply.suspicion)
        g.then(raid)
        g.then(new_suspicion, raids + 1)
        return
    put_suspicion(g)


def put_suspicion(g: LockupTable) -> None:
    """A cube for each symbol, on top of those that lie there."""
    for number, goon in goons_by_location(g):
        lay_suspicion(g, number, goon.suspicion)
    g.tell("suspicion_laid", left=g.supply.suspicion)


@rule
def bandits(g: LockupTable) -> None:
    """Once in a Patrol."""
    for number, goon in goons_by_location(g):
        if goon.resource and lay_resource(g, number, goon.resource):
            g.tell("bandit", cube=goon.resource, location=g.data.locations[number].id)
