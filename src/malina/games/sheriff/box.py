"""What is taken out of the box for some options and seats, and the layout of the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...kernel.catalogue import CardFile
from ...kernel.refusal import BadOptions
from ...kernel.table import Place
from .faces import (
    DEPUTIES,
    Deputy,
    Good,
    Law,
    MarketCard,
    MerryMan,
    Pair,
    Setup,
    SpecialOrder,
    copies,
    laws_for,
    orders_for,
    read,
    shipped,
)
from .options import SheriffOptions

ALONE = (
    "deck", "removed", "gone", "seized", "shown", "robber", "chest", "order_deck", "orders_open", "law_deck",
    "law_choice", "law_row", "law_past", "forest", "deputy_deck", "in_office", "deputy_past",
)  # fmt: skip
BY_SEAT = ("hand", "bag", "aside", "stand", "stack", "under", "filled", "bought", "choice")


@dataclass(frozen=True, eq=False)
class Box:
    """What is taken out of the box for these options and seats, and the numbers of the places."""

    file: CardFile
    faces: tuple[Any, ...]
    goods: dict[str, Good]  # by id, those in the game
    legal: tuple[str, ...]  # ids, in the order of the file
    contraband: tuple[str, ...]  # with royal goods
    merry_men: tuple[MerryMan, ...]
    laws: tuple[Law, ...]
    orders: tuple[SpecialOrder, ...]
    market_cards: tuple[MarketCard, ...]
    deputy_cards: tuple[Deputy, ...]
    setup: Setup
    rounds: int
    express: bool
    deputies: bool
    illegal: frozenset[str]  # what cannot be declared: contraband and merry men
    not_contraband: frozenset[str]  # what never lies in a stack
    robbers: frozenset[str]  # the ids of merry men
    not_robbers: frozenset[str]  # those of all goods
    places: tuple[Place, ...]
    deck: int
    pile: tuple[int, int]
    removed: int  # unseen
    gone: int  # sets that were sold on the black market
    seized: int  # confiscated goods on their way to a pile
    shown: int  # goods turned up by an effect, or out of a bag
    robber: int  # the merry man who shows himself
    chest: int
    hand: tuple[int, ...]  # by seat
    bag: tuple[int, ...]
    aside: tuple[int, ...]  # set aside at the market
    stand: tuple[int, ...]
    stack: tuple[int, ...]  # face down
    under: tuple[int, ...]  # goods of special orders
    filled: tuple[int, ...]  # special orders
    bought: tuple[int, ...]  # cards of the black market
    choice: tuple[int, ...]  # merry men to choose from
    black_market: dict[str, int]  # by good
    order_deck: int
    orders_open: int
    law_deck: int
    law_choice: int
    law_row: int  # the first law is the first
    law_past: int
    forest: int
    deputy_deck: int
    in_office: int  # the cards of this round's deputies
    deputy_past: int

    def sorted_goods(self, found: Mapping[str, int]) -> list[Pair]:
        """Goods by number, in the order of the file."""
        return [(id, found[id]) for id in self.goods if found.get(id)]


@lru_cache(maxsize=256)
def prepare(options: SheriffOptions, seats: int, file: CardFile | None = None) -> Box:
    """Of the host's card file, of the one that a stored game was dealt from, or of the one that ships."""
    if isinstance(options.first_sheriff, int) and options.first_sheriff >= seats:
        raise BadOptions("first-no-seat", seat=options.first_sheriff + 1, seats=seats)
    file = options.cards or file or shipped()
    cards = read(file)
    kinds = ("legal", "contraband", "royal") if options.royal_goods else ("legal", "contraband")
    goods = {good.id: good for good in cards.goods if good.kind in kinds and copies(good, seats)}
    merry_men = tuple(cards.merry_men) if options.merry_men else ()
    laws = tuple(laws_for(cards.laws, seats)) if options.laws else ()
    orders = tuple(order for order in orders_for(cards, seats) for _ in range(order.count))
    market = tuple(sorted(cards.market, key=lambda card: card.value))
    deputies = tuple(cards.deputies) if seats == DEPUTIES else ()
    orders = orders if options.special_orders else ()
    market = market if options.black_market else ()
    legal = tuple(id for id, good in goods.items() if good.kind == "legal")
    contraband = tuple(id for id, good in goods.items() if good.kind != "legal")
    robbers = frozenset(man.id for man in merry_men)
    entry = cards.players[seats]
    return Box(
        file=file,
        faces=(
            *(good for good in goods.values() for _ in range(copies(good, seats))),
            *merry_men,
            *laws,
            *orders,
            *market,
            *deputies,
        ),
        goods=goods,
        legal=legal,
        contraband=contraband,
        merry_men=merry_men,
        laws=laws,
        orders=orders,
        market_cards=market,
        deputy_cards=deputies,
        setup=cards.setup,
        rounds=entry.rounds if options.length == "full" else entry.rounds // entry.in_office,
        express=options.market == "express" or seats == DEPUTIES,
        deputies=seats == DEPUTIES,
        illegal=robbers.union(contraband),
        not_contraband=robbers.union(legal),
        robbers=robbers,
        not_robbers=frozenset(goods),
        **layout(seats, tuple(dict.fromkeys(card.good for card in market))),
    )


def layout(seats: int, pairs: tuple[str, ...]) -> dict[str, Any]:
    """The places and their numbers; `pairs` are the goods of the black market."""
    places: list[Place] = [
        *((name,) for name in ALONE),
        ("pile", 0),
        ("pile", 1),
        *(("black_market", good) for good in pairs),
        *((name, seat) for name in BY_SEAT for seat in range(seats)),
    ]
    number = {place: i for i, place in enumerate(places)}
    return {
        "places": tuple(places),
        **{name: number[name,] for name in ALONE},
        "pile": (number["pile", 0], number["pile", 1]),
        "black_market": {good: number["black_market", good] for good in pairs},
        **{name: tuple(number[name, seat] for seat in range(seats)) for name in BY_SEAT},
    }
