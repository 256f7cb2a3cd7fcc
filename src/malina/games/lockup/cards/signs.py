"""One block for each sign. If it is impossible it is lost; only the exchange can be left alone."""

from __future__ import annotations

from ..moments import effect, on
from ..rules.cubes import drop_suspicion, gain, stock
from ..rules.dealings import EXCHANGE, give_suspicion, trade
from ..rules.gains import choose_tome, draw_tomes, gain_power
from ..table import LockupTable


def one_cube(g: LockupTable, party: int, resource: str) -> None:
    taken = gain(g, party, resource)
    if taken:
        g.tell("gained", seat=g.name(party), cubes=[[resource, taken]])


@on(effect, "gain_scrap")
def scrap(g: LockupTable, party: int) -> None:
    one_cube(g, party, "scrap")


@on(effect, "gain_potion")
def potion(g: LockupTable, party: int) -> None:
    one_cube(g, party, "potion")


@on(effect, "gain_iron")
def iron(g: LockupTable, party: int) -> None:
    one_cube(g, party, "iron")


@on(effect, "gain_gold")
def gold(g: LockupTable, party: int) -> None:
    one_cube(g, party, "gold")


@on(effect, "discard_suspicion")
def discard(g: LockupTable, party: int) -> None:
    if g.suspicion[party]:
        drop_suspicion(g, party, 1)
        g.tell("cleared", seat=g.name(party), count=1)


@on(effect, "give_suspicion")
def give(g: LockupTable, party: int) -> None:
    give_suspicion(g, party)


@on(effect, "gain_power")
def power(g: LockupTable, party: int) -> None:
    gain_power(g, party)


@on(effect, "draw_tome")
def tome(g: LockupTable, party: int) -> None:
    draw_tomes(g, party)


@on(effect, "storage_plus_1")
def storage(g: LockupTable, party: int) -> None:
    g.storage[party] += 1
    g.tell("more_storage", seat=party, limit=g.storage[party])


@on(effect, "exchange_resource")
def exchange(g: LockupTable, party: int) -> None:
    """Somebody is asked if there is anything to exchange."""
    mine, there = g.purse(party), stock(g)
    if any(mine[kind] and there[other] for kind in mine for other in there if kind != other):
        g.ask(party, trade, EXCHANGE, 1)


@on(effect, "choose_tome")
def choose(g: LockupTable, party: int) -> None:
    g.then(choose_tome, party)
