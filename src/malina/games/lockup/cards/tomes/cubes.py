"""Tomes that bring, change or give away cubes."""

from __future__ import annotations

from .....kernel.decision import About, Sentences
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question
from ...faces import Tome
from ...moments import on, read, useful
from ...rules.cubes import drop_suspicion, gain, stock
from ...rules.dealings import LEDGER, NOTES, give_suspicion, trade
from ...rules.gains import gain_power
from ...rules.items import display, reserve_free
from ...rules.tomes import by_tome
from ...table import LockupTable


def amount(g: LockupTable, id: str) -> int:
    """The number on a tome."""
    tome: Tome = next(tome for tome in g.data.tomes if tome.id == id)
    return tome.amount


@on(useful, "ragpickers_almanac")
def scrap_left(g: LockupTable, seat: int, yes: bool) -> bool:
    return g.supply.scrap > 0


@on(read, "ragpickers_almanac")
def ragpickers_almanac(g: LockupTable, seat: int) -> None:
    taken = gain(g, seat, "scrap", amount(g, "ragpickers_almanac"))
    g.tell("gained", seat=seat, cubes=[["scrap", taken]])


@on(useful, "way_of_muscle")
def power_left(g: LockupTable, seat: int, yes: bool) -> bool:
    return g.supply.power > 0


@on(read, "way_of_muscle")
def way_of_muscle(g: LockupTable, seat: int) -> None:
    gain_power(g, seat, amount(g, "way_of_muscle"))


@on(useful, "alchemists_notes")
def something_to_exchange(g: LockupTable, seat: int, yes: bool) -> bool:
    return g.wealth(seat) > 0 and any(stock(g).values())


@on(read, "alchemists_notes")
def alchemists_notes(g: LockupTable, seat: int) -> None:
    most = min(amount(g, NOTES), g.wealth(seat), sum(stock(g).values()))
    g.ask(seat, trade, NOTES, most)


@on(useful, "black_ledger")
def something_for_gold(g: LockupTable, seat: int, yes: bool) -> bool:
    return g.wealth(seat) > 0 and g.supply.gold > 0


@on(read, "black_ledger")
def black_ledger(g: LockupTable, seat: int) -> None:
    g.ask(seat, trade, LEDGER, 1)


@on(useful, "art_of_slander", "treatise_on_alibis")
def is_suspected(g: LockupTable, seat: int, yes: bool) -> bool:
    return g.suspicion[seat] > 0


@on(read, "art_of_slander")
def art_of_slander(g: LockupTable, seat: int) -> None:
    give_suspicion(g, seat)


@on(read, "treatise_on_alibis")
def treatise_on_alibis(g: LockupTable, seat: int) -> None:
    if g.suspicion[seat] > 1:
        g.ask(seat, alibi)
    else:
        clear_suspicion(g, seat, 1)


@question
def alibi(g: LockupTable, seat: int) -> Sentences:
    return (("clear", range(1, min(amount(g, "treatise_on_alibis"), g.suspicion[seat]) + 1)),)


@alibi.tells
def about_alibi(g: LockupTable, seat: int) -> About:
    return by_tome("treatise_on_alibis")


@alibi.answer("clear")
def clear_suspicion(g: LockupTable, seat: int, count: int) -> None:
    drop_suspicion(g, seat, count)
    g.tell("cleared", seat=seat, count=count)


@alibi.refuse("clear")
def why_not_clear(g: LockupTable, seat: int, count: int) -> IllegalMove:
    return IllegalMove("not-so-much-suspicion", most=min(amount(g, "treatise_on_alibis"), g.suspicion[seat]))


@on(useful, "code_of_thieves")
def something_on_display(g: LockupTable, seat: int, yes: bool) -> bool:
    return bool(display(g))


@on(read, "code_of_thieves")
def code_of_thieves(g: LockupTable, seat: int) -> None:
    g.ask(seat, reserve_free)


@reserve_free.tells
def about_reserving(g: LockupTable, seat: int) -> About:
    return by_tome("code_of_thieves")
