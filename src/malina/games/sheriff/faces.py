"""The cards, read from a card file and checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from ...kernel.catalogue import CardFile, Catalogue, shipped_with

Small = Annotated[int, Meta(ge=0, le=99)]
Many = Annotated[int, Meta(ge=0, le=300)]
Hook = Literal[
    "declare_tax", "ban_good", "sheriff_stock", "bag_max", "bag_min", "bribe_no_gold", "bribe_gold_only", "inspect_min",
    "inspect_max", "fine_multiplier", "compensation_multiplier", "confiscate_keep", "toll", "fixed_order",
    "show_hand_card", "market_max", "market_extra", "informers",
]  # fmt: skip
Effect = Literal[
    "steal_and_share", "take_stand_legal", "deck_to_stand", "collect_from_merchants", "refund_bribe", "gift_both",
    "hand_legal_to_stand", "peek_bag", "hand_contraband_to_stand", "discard_to_stand", "force_discard_legal",
    "toll_per_contraband", "deck_pick_to_hand", "gold_per_type", "swap_stand_legal", "peek_contraband", "redraw_hand",
    "authority_random_discard",
]  # fmt: skip
Pair = tuple[str, int]  # a good, and how many of it


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all cards have: an id, and where its numbers come from."""

    id: str
    names: dict[str, str] = {}  # by language, where the texts have none
    texts: dict[str, str] = {}  # what it says, by language, instead of what the texts have
    source: str = ""
    source_note: str = ""


class Good(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Equal cards have equal faces. Royal goods are contraband that counts for King and Queen of a legal good."""

    kind: Literal["legal", "contraband", "royal"]
    count: Many
    count_3: Many
    value: Small
    penalty: Small
    king: Small = 0
    queen: Small = 0
    counts_as: str = ""
    counts_as_number: Small = 0
    back: ClassVar[str] = "card"


class MerryMan(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From behind he looks like a good: nobody can see whether he is in a hand or in a bag."""

    reward: Small
    penalty: Small
    effect: Effect
    steal: Small = 0
    keep: Small = 0
    gold: Small = 0
    max_gold: Small = 99
    cards: Small = 1
    look: Small = 0
    penalty_source: str = ""
    back: ClassVar[str] = "card"
    kind: ClassVar[str] = "merry_man"


class Law(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mark: Literal["", "4+", "5-"] = ""
    hook: Hook
    good: str = ""
    gold: Small = 0
    cards: Small = 0
    bags: Small = 0
    penalty: Small = 0
    factor: Small = 1
    reward: Small = 0
    forfeit: Small = 0
    applies_to: tuple[Literal["legal", "contraband", "royal", "banned", "merry_man"], ...] = ()
    back: ClassVar[str] = "law"


class SpecialOrder(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    legal: str
    contraband: str
    value: Small
    count: Annotated[int, Meta(ge=1, le=9)] = 1
    back: ClassVar[str] = "order"


class MarketCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of the black market. Those for one good lie in a pile, the dearest on top."""

    good: str
    cards: Annotated[int, Meta(ge=1, le=9)]
    value: Small
    back: ClassVar[str] = "black_market"


class Deputy(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    back: ClassVar[str] = "deputy"


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gold: Annotated[int, Meta(ge=0, le=999)]
    bag_min: Annotated[int, Meta(ge=1, le=5)]
    bag_max: Annotated[int, Meta(ge=1, le=5)]
    exchange: Annotated[int, Meta(ge=0, le=6)]
    pile: Small  # cards that lie open in each discard pile at first, and that stay there when the deck is made anew
    orders: Small  # that lie open
    source: str = ""


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a whole box holds."""

    legal: Many
    contraband: Many
    royal: Many
    coins: Many
    black_market: Many
    orders: Many
    laws: Many
    merry_men: Many
    deputies: Many
    source: str = ""


class Coins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For show: the bank never runs out."""

    ones: Many
    fives: Many
    twenties: Many
    fifties: Many
    source: str = ""


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is different for a number of players."""

    players: int
    rounds: Annotated[int, Meta(ge=1, le=30)]
    in_office: Annotated[int, Meta(ge=1, le=10)]
    goods: Many
    royal: Many
    laws: Many
    orders: Many
    source: str = ""


DEPUTIES = 6  # so many players have two deputies instead of a sheriff
MOST = 500  # cards of one file: every look at a table costs as much as there are


@dataclass(frozen=True, eq=False)
class Cards:
    """A card file, read and checked."""

    goods: list[Good]
    merry_men: list[MerryMan]
    laws: list[Law]
    orders: list[SpecialOrder]
    market: list[MarketCard]
    deputies: list[Deputy]
    setup: Setup
    players: dict[int, Players]


shipped = partial(shipped_with, __file__)


@lru_cache(maxsize=16)
def read(file: CardFile) -> Cards:
    catalogue = Catalogue(file)
    cards = Cards(
        goods=catalogue.cards("good", Good),
        merry_men=catalogue.cards("merry_man", MerryMan),
        laws=catalogue.cards("law", Law),
        orders=catalogue.cards("special_order", SpecialOrder),
        market=catalogue.cards("black_market", MarketCard),
        deputies=catalogue.cards("deputy", Deputy),
        setup=catalogue.one("setup", Setup),
        players={entry.players: entry for entry in catalogue.cards("players", Players, key="players")},
    )
    check_goods(catalogue, cards)
    check_components(catalogue, cards)
    return cards


def check_goods(catalogue: Catalogue, cards: Cards) -> None:
    """Every good that is named is one, and every id is there once."""
    kinds = {good.id: good.kind for good in cards.goods}
    named = [
        *((f"good {good.id}", "counts_as", good.counts_as, "legal") for good in cards.goods if good.kind == "royal"),
        *((f"law {law.id}", "good", law.good, "legal") for law in cards.laws if law.good),
        *((f"special_order {order.id}", "legal", order.legal, "legal") for order in cards.orders),
        *((f"special_order {order.id}", "contraband", order.contraband, "contraband") for order in cards.orders),
        *((f"black_market {card.id}", "good", card.good, "contraband") for card in cards.market),
    ]
    for card, field, good, kind in named:
        if kinds.get(good) != kind:
            raise catalogue.error("card-unknown-value", card, field, got=good)
    catalogue.once(card.id for card in (*cards.goods, *cards.merry_men, *cards.laws, *cards.orders, *cards.market))
    if sum(good.count for good in cards.goods) + len(cards.laws) + len(cards.merry_men) > MOST:
        raise catalogue.error("card-unknown-value", "good", "count", got=f"> {MOST}")


def check_components(catalogue: Catalogue, cards: Cards) -> None:
    """The component check: what is there is what the file says there is, for every number of players."""
    box, coins = catalogue.one("components", Components), catalogue.one("coins", Coins)
    of_kind = {kind: [good for good in cards.goods if good.kind == kind] for kind in ("legal", "contraband", "royal")}
    found = {
        **{kind: sum(good.count for good in goods) for kind, goods in of_kind.items()},
        "coins": coins.ones + coins.fives + coins.twenties + coins.fifties,
        "black_market": len(cards.market),
        "orders": sum(order.count for order in cards.orders),
        "laws": len(cards.laws),
        "merry_men": len(cards.merry_men),
        "deputies": len(cards.deputies),
    }
    for field, needed in (("merry_men", 2 * DEPUTIES), ("deputies", DEPUTIES), ("laws", 3), ("legal", 100)):
        if found[field] < needed:
            raise catalogue.error("cards-too-few", "components", field, needed=needed, there=found[field])
    for field, many in found.items():
        if getattr(box, field) != many:
            raise catalogue.error("card-unknown-value", "components", field, got=getattr(box, field))
    for seats in range(3, DEPUTIES + 1):
        if seats not in cards.players:
            raise catalogue.error("card-field-missing", "players", str(seats))
        entry = cards.players[seats]
        plain, royal = (
            sum(copies(good, seats) for good in cards.goods if (good.kind == "royal") == is_royal)
            for is_royal in (False, True)
        )
        there = {
            "goods": plain,
            "royal": royal,
            "laws": len(laws_for(cards.laws, seats)),
            "orders": sum(order.count for order in orders_for(cards, seats)),
            "rounds": entry.in_office * seats // offices(seats),
        }
        for field, many in there.items():
            if getattr(entry, field) != many:
                raise catalogue.error("card-unknown-value", f"players {seats}", field, got=getattr(entry, field))


def offices(seats: int) -> int:
    """How many are in office in a round."""
    return 2 if seats == DEPUTIES else 1


def copies(good: Good, seats: int) -> int:
    return good.count_3 if seats == 3 else good.count


def laws_for(laws: list[Law], seats: int) -> list[Law]:
    """The mark 4+ is for four players and more, 5- for fewer than five."""
    return [law for law in laws if not (law.mark == "4+" and seats < 4) and not (law.mark == "5-" and seats > 4)]


def orders_for(cards: Cards, seats: int) -> list[SpecialOrder]:
    """Those whose goods are in the game."""
    there = {good.id for good in cards.goods if copies(good, seats)}
    return [order for order in cards.orders if {order.legal, order.contraband} <= there]
