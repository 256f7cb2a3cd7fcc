"""Chapter 6.4: all merchants load their bags at the same time."""

from __future__ import annotations

from collections import Counter

from ....kernel.decision import About, Sentences
from ....kernel.pieces import show, slip
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId
from ..faces import Pair
from ..moments import bag_least, bag_most, bags_closed, banned_now, laws
from ..table import SheriffTable
from .goods import cards, goods_in, has, pieces_of, some_cards


def limits(g: SheriffTable, seat: int) -> tuple[int, int]:
    """The least and the most cards of a bag. Whoever holds fewer than that loads all he has."""
    held = len(g.at[g.data.hand[seat]])
    most = bag_most(g, laws(g), g.data.setup.bag_max)
    return min(bag_least(g, laws(g), g.data.setup.bag_min), most, held), min(most, held)


@rule
def load_bags(g: SheriffTable) -> None:
    g.step = "load"
    g.ask_all(*[(seat, load, (), True) for seat in g.merchants if g.at[g.data.hand[seat]]])
    g.then(all_closed)


@question
def load(g: SheriffTable, seat: int) -> Sentences:
    return (("load", some_cards(g, g.data.hand[seat], *limits(g, seat))),)


@load.answer("load")
def close_bag(g: SheriffTable, seat: int, goods: list[tuple[FaceId, int]]) -> None:
    """Which cards they are, and whether a merry man is among them, nobody else can tell."""
    hand, bag = g.data.hand[seat], g.data.bag[seat]
    slip(g, pieces_of(g, hand, goods), hand, bag)
    show(g, seat, g.at[hand] + g.at[bag])
    g.bags[seat] = "closed"
    g.number[seat] = len(g.at[bag])
    g.tell("closed", {"goods": g.at[bag]}, 1 << seat, seat=seat, count=len(g.at[bag]))


@load.default
def load_by_itself(g: SheriffTable, seat: int) -> None:
    if goods := safest(g, seat):
        close_bag(g, seat, goods)


@load.refuse("load")
def why_not_load(g: SheriffTable, seat: int, goods: list[tuple[str, int]]) -> IllegalMove | None:
    if not has(g, g.data.hand[seat], goods):
        return IllegalMove("not-in-hand")
    low, high = limits(g, seat)
    return None if low <= cards(goods) <= high else IllegalMove("bag-size", low=low, high=high)


@load.tells
def about_load(g: SheriffTable, seat: int) -> About:
    low, high = limits(g, seat)
    return About(args={"low": low, "high": high})


@rule
def all_closed(g: SheriffTable) -> None:
    bags_closed(g, laws(g))


def safest(g: SheriffTable, seat: int) -> list[Pair]:
    """For whoever lets his time pass: the largest set of one good that may be declared, the dearest of equal ones; else
    the cheapest card. Up to a law's minimum the cheapest others come along; a merry man never does."""
    low, high = limits(g, seat)
    there = dict(goods_in(g, g.data.hand[seat]))
    found: Counter[str] = Counter()
    if honest := [good for good in declarable(g) if good in there]:
        good = max(honest, key=lambda good: (min(there[good], high), g.data.goods[good].value))
        found[good] = min(there[good], high)
    by_value = sorted(there, key=lambda good: g.data.goods[good].value)
    while found.total() < low and (left := [good for good in by_value if found[good] < there[good]]):
        found[left[0]] += 1
    return g.data.sorted_goods(found)


def declarable(g: SheriffTable) -> list[str]:
    """The legal goods of the game without those that are banned."""
    no = banned_now(g)
    return [good for good in g.data.legal if good not in no] or list(g.data.legal)
