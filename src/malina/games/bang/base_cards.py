"""The cards of the base game that do something of their own, one function each."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Sentences
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask
from .damage import beer_strength, heal, rest, wake
from .pile import discard, draw, steal, tell, to_hand, turn_up
from .play import effect
from .shots import demand_bang, duel, immune, shot, unchain
from .table import BangTable
from .targets import taken
from .works import beer_works, has, in_turn, others


@effect("bang")
def bang(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    """Slab the Killer's cards need two Missed!."""
    g.then(shot, person, target, "bang", suit_played, 2 if has(g, person, "slab_the_killer") else 1)


@effect("beer")
def beer(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    """Without effect when only two are left."""
    if beer_works(g):
        heal(g, person, beer_strength(g, person), "beer")


@effect("saloon")
def saloon(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    for drinker in in_turn(g, person):
        if not immune(g, drinker, person, suit_played):
            heal(g, drinker, 1, "saloon")


@effect("stagecoach")
def stagecoach(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    draw(g, person, 2, "stagecoach")


@effect("wells_fargo")
def wells_fargo(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    draw(g, person, 3, "wells_fargo")


@effect("gatling")
def gatling(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    for other in others(g, person):
        g.then(shot, person, other, "gatling", suit_played, 1)


@effect("indians")
def indians(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    for other in others(g, person):
        g.then(demand_bang, person, other, "indians", suit_played)


@effect("duel")
def challenge(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    g.chain.append(("duel", person, target, 1, 0))
    g.then(wake, target)
    g.then(duel, person, target, target)
    g.then(unchain)
    g.then(rest, g.owner[target], g.active[g.owner[target]])


@effect("panic")
def panic(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    steal(g, person, target, taken(g, target, what), "panic")


@effect("cat_balou")
def cat_balou(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    made_to_discard(g, person, target, what, "cat_balou")


def made_to_discard(g: BangTable, person: int, target: int, what: str, why: str) -> None:
    lost = taken(g, target, what)
    discard(g, target, lost)
    tell(g, "made_to_discard", {"card": lost}, seat=person, victim=target, why=why)


# ---- General Store ----


@effect("general_store")
def general_store(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    """As many cards as there are players; everybody takes one, starting with whoever played it."""
    customers = [p for p in store_order(g, person) if not immune(g, p, person, suit_played)]
    shown = turn_up(g, len(customers))
    tell(g, "store_opened", {"cards": shown}, seat=person)
    for customer in customers[: len(shown)]:
        g.then(shop, customer)


def store_order(g: BangTable, person: int) -> list[int]:
    """With two players they pick in turn until each has as many as he has characters."""
    order = in_turn(g, person)
    if g.mode != "two":
        return order
    mine = [p for p in order if g.owner[p] == g.owner[person]]
    theirs = [p for p in order if g.owner[p] != g.owner[person]]
    mixed = [p for pair in zip(mine, theirs, strict=False) for p in pair]
    return [*mixed, *mine[len(theirs) :], *theirs[len(mine) :]]


@rule
def shop(g: BangTable, person: int) -> None:
    goods = g.at[g.data.table]
    if len(goods) == 1:
        buy(g, person, goods[0])
    elif goods:
        ask(g, person, pick)


@question
def pick(g: BangTable, seat: int, person: int) -> Sentences:
    return (("pick", g.ids(g.at[g.data.table])),)


@pick.answer("pick")
def picked(g: BangTable, seat: int, person: int, card: str) -> None:
    buy(g, person, g.named(g.at[g.data.table], card))


@pick.refuse("pick")
def why_not_pick(g: BangTable, seat: int, person: int, card: str) -> IllegalMove | None:
    return IllegalMove("not-in-store")


def buy(g: BangTable, person: int, piece: int) -> None:
    to_hand(g, person, (piece,), g.data.table)
    tell(g, "picked", {"card": piece}, seat=person)
