"""Chapter 11: items are crafted or reserved, in the Cell Block or by a tome."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decision import Sentence, Sentences
from ....kernel.pieces import move
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question
from ....kernel.table import FaceId
from ..faces import RESOURCES, Item
from ..table import LockupTable
from .cubes import Paid, give_back, listed, pairs, some_cubes
from .gains import own_item
from .tomes import holds, spend

ANY = "any"
SECRETS, CUTTHROAT = "blacksmiths_secrets", "cutthroat_crafting"
Cost = dict[str, int]  # by symbol
Discount = tuple[Cost, str | None, list[int] | None, str | None]


def display(g: LockupTable) -> list[int]:
    """The open items, slot by slot."""
    return [piece for slot in g.data.slot for piece in g.at[slot]]


def where(g: LockupTable, seat: int, item: str) -> tuple[int, int] | None:
    """The piece and the place of an item that this seat could craft: of the display, or his own."""
    for place in (*g.data.slot, g.data.reserved[seat]):
        for piece in g.at[place]:
            if g.face[piece].id == item:
                return piece, place
    return None


def without(cost: Cost, symbol: str) -> Cost:
    return {kind: count - (kind == symbol) for kind, count in cost.items() if count > (kind == symbol)}


def stolen_symbol(cost: Cost, resource: str) -> str:
    """Which symbol a cube of somebody else's pays: its own if there is one."""
    return resource if resource in cost else ANY


def affordable(cost: Cost, mine: Cost) -> bool:
    """Every printed kind exactly, and a cube of any kind for each wild symbol."""
    printed = all(mine.get(kind, 0) >= count for kind, count in cost.items() if kind != ANY)
    return printed and sum(mine.values()) >= sum(cost.values())


def rest(cost: Cost, mine: Cost) -> Cost:
    """What is left of these cubes for the wild symbols."""
    return {kind: mine[kind] - cost.get(kind, 0) for kind in mine}


def discounts(g: LockupTable, seat: int, printed: Cost) -> Iterator[Discount]:
    """What is left to be paid: as it is printed, and with tomes that are played with the payment. A symbol that is
    ignored, whose cube is stolen, and which."""
    ignored: list[tuple[Cost, str | None]] = [(printed, None)]
    if holds(g, seat, SECRETS) and sum(printed.values()) > 1:
        ignored += [(without(printed, symbol), symbol) for symbol in printed]
    for cost, symbol in ignored:
        yield cost, symbol, None, None
        if holds(g, seat, CUTTHROAT):
            for kind in RESOURCES:
                owners = [other for other in g.others(seat) if getattr(g, kind)[other]]
                if owners and stolen_symbol(cost, kind) in cost:
                    yield without(cost, stolen_symbol(cost, kind)), symbol, owners, kind


def crafts(g: LockupTable, seat: int) -> list[Sentence]:
    mine = g.purse(seat)
    found: list[Sentence] = []
    for id in g.ids([*display(g), *g.at[g.data.reserved[seat]]]):
        for cost, symbol, owners, kind in discounts(g, seat, printed_cost(g, seat, id)):
            if affordable(cost, mine):
                wild = some_cubes(rest(cost, mine), cost[ANY]) if ANY in cost else None
                one = None if symbol is None else (symbol,)
                found.append(("craft", (id,), wild, one, owners, None if kind is None else (kind,)))
    return found


def printed_cost(g: LockupTable, seat: int, item: str) -> Cost:
    found = where(g, seat, item)
    assert found is not None
    card: Item = g.face[found[0]]
    return card.price


def craft_item(
    g: LockupTable, seat: int, id: str, wild: Paid, ignored: str | None, victim: int | None, stolen: str | None
) -> None:
    """Pay, put it down, score it, use it."""
    found = where(g, seat, id)
    assert found is not None
    cost = printed_cost(g, seat, id)
    if ignored is not None:
        spend(g, seat, SECRETS)
        cost = without(cost, ignored)
    if victim is not None and stolen is not None:
        spend(g, seat, CUTTHROAT)
        cost = without(cost, stolen_symbol(cost, stolen))
        give_back(g, victim, [(stolen, 1)])
        g.tell("robbed", seat=seat, victim=victim, cube=stolen)
    paid = {kind: cost.get(kind, 0) for kind in RESOURCES}
    for kind, count in wild:
        paid[kind] += count
    give_back(g, seat, pairs(paid))
    if cubes := pairs(paid):
        g.tell("paid", seat=seat, cubes=listed(cubes))
    own_item(g, seat, *found)


def why_not_craft(g: LockupTable, seat: int, item: str) -> IllegalMove | None:
    if where(g, seat, item) is None:
        return IllegalMove("no-such-item")
    return IllegalMove("cannot-pay")


# ---- reserve ----


def reserves(g: LockupTable, seat: int) -> list[Sentence]:
    price = g.data.cards.constants.reserve_cost
    if g.wealth(seat) < price:
        return []
    return [("reserve", g.ids(display(g)), some_cubes(g.purse(seat), price))]


def reserve_item(g: LockupTable, seat: int, id: str, cubes: Paid) -> None:
    """Everybody has seen which it was."""
    give_back(g, seat, cubes)
    slot = next(slot for slot in g.data.slot if any(g.face[piece].id == id for piece in g.at[slot]))
    piece = g.at[slot][0]
    move(g, piece, slot, g.data.reserved[seat])
    g.tell("reserved", {"item": piece}, seat=seat, cubes=listed(cubes))


def why_not_reserve(g: LockupTable, seat: int, item: str) -> IllegalMove | None:
    if item not in g.ids(display(g)):
        return IllegalMove("no-such-item")
    return IllegalMove("cannot-pay")


@question
def reserve_free(g: LockupTable, seat: int) -> Sentences:
    """A tome brings an item of the display."""
    return (("reserve", g.ids(display(g)), None),)


@reserve_free.answer("reserve")
def reserve_for_nothing(g: LockupTable, seat: int, item: FaceId, cubes: Paid | None = None) -> None:
    reserve_item(g, seat, item, [])


@reserve_free.refuse("reserve")
def why_not_reserve_free(g: LockupTable, seat: int, item: str, cubes: object) -> IllegalMove | None:
    return None if item in g.ids(display(g)) else IllegalMove("no-such-item")
