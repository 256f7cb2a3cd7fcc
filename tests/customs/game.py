"""Customs: goods are smuggled past an inspector. A small game with everything that makes secrets hard to keep.

A round: all draw up to four goods; the inspector looks at the two top goods of the deck and may shuffle them; at the
same time and unseen, everybody else loads a bag and declares what is in it, in words that are also the names of goods.
Then the inspector decides on one bag after the other: they let it pass, open it, search it alone and take something,
have it weighed before all, or sniff at it for themselves; meanwhile its owner may offer them a deal. What passes is
worth money at the end. Everybody is inspector once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypedDict

import msgspec

from malina.kernel.blanks import Some
from malina.kernel.decision import Sentences
from malina.kernel.game import BotInfo, Game
from malina.kernel.pieces import (
    add_pieces,
    bar,
    count,
    deal,
    draw,
    look,
    look_away,
    mix,
    move,
    move_all,
    reveal,
    show,
    slip,
    unsee,
)  # fmt: skip
from malina.kernel.refusal import IllegalMove
from malina.kernel.rules import commands_of, question, rule
from malina.kernel.secrecy import owner
from malina.kernel.table import FaceId, Offer, Options, Place, Result, Seat, Table

HAND, MOST, MONEY, FINE = 4, 3, 9, 2
LEGAL = ("apples", "bread", "cheese")
CONTRABAND = ("guns", "silk")
GOODS = {"apples": 6, "bread": 5, "cheese": 4, "guns": 4, "silk": 3}
WORTH = {"apples": 1, "bread": 2, "cheese": 3, "guns": 6, "silk": 5}


class Good(msgspec.Struct, frozen=True):
    id: str
    back: str = "crate"


@dataclass(frozen=True)
class Data:
    faces: tuple[Good, ...]
    places: tuple[Place, ...]
    deck: int
    discard: int
    hand: range  # seat -> place
    bag: range
    stall: range
    cellar: range


@lru_cache
def prepare(options: Options, seats: int) -> Data:
    faces = tuple(Good(id) for id, many in GOODS.items() for _ in range(many))
    of_seats = [(kind, seat) for kind in ("hand", "bag", "stall", "cellar") for seat in range(seats)]
    ranges = [range(first, first + seats) for first in range(2, 2 + 4 * seats, seats)]
    return Data(faces, (("deck",), ("discard",), *of_seats), 0, 1, *ranges)


class CustomsTable(Table):
    data: Data
    money: list[int] = []
    declared: list[str] = []  # what each seat says is in its bag
    offered: list[bool] = []  # has this seat made its offer?
    weighed: bool = False
    sniffed: bool = False
    inspector: Seat = -1
    merchant: Seat = -1

    def ids(self, place: int) -> list[str]:
        return sorted(self.face[piece].id for piece in self.at[place])


def set_up(g: CustomsTable) -> None:
    g.money = [MONEY] * g.seats
    g.declared = [""] * g.seats
    deal(g, add_pieces(g, g.data.faces, g.data.deck))
    g.then(next_round)


@rule
def next_round(g: CustomsTable) -> None:
    g.inspector += 1
    if g.inspector == g.seats:
        score(g)
        return
    g.offered = [False] * g.seats
    merchants = [seat for seat in range(g.seats) if seat != g.inspector]
    for seat in range(g.seats):
        hand = g.data.hand[seat]
        drawn = draw(g, g.data.deck, hand, HAND - len(g.at[hand]), g.data.discard)
        show(g, seat, drawn)
        g.tell("drew", {"goods": drawn}, 1 << seat, seat=seat, count=len(drawn))
    if len(g.at[g.data.deck]) > 1:
        show(g, g.inspector, g.at[g.data.deck][-2:])
        g.ask(g.inspector, peek)
    g.ask_sealed(*[(seat, load, ()) for seat in merchants])
    for seat in merchants:
        g.then(inspect_bag, seat)
    g.then(next_round)


# ---- the top of the deck: a private look, a mix of two ----


@question
def peek(g: CustomsTable, seat: int) -> Sentences:
    return ("shuffle_two",), ("leave_them",)


@peek.answer("shuffle_two")
def shuffle_two(g: CustomsTable, seat: int) -> None:
    mix(g, g.at[g.data.deck][-2:])
    g.tell("two_shuffled", seat=seat)


@peek.answer("leave_them")
def leave_them(g: CustomsTable, seat: int) -> None:
    """The inspector may not look at them any more, and knows them all the same."""
    unsee(g, seat, g.at[g.data.deck][-2:])


# ---- loading: goods that nobody sees, and a word that everybody hears ----


@question
def load(g: CustomsTable, seat: int) -> Sentences:
    return (("load", Some(g.ids(g.data.hand[seat]), 0, MOST), LEGAL),)


@load.answer("load")
def load_bag(g: CustomsTable, seat: int, goods: list[FaceId], as_what: str) -> None:
    hand, bag = g.data.hand[seat], g.data.bag[seat]
    slip(g, pieces_of(g, hand, goods), hand, bag)
    show(g, seat, g.at[hand] + g.at[bag])
    g.declared[seat] = as_what
    g.tell("loaded", seat=seat, count=len(goods), as_what=as_what)


@load.refuse("load")
def why_not_load(g: CustomsTable, seat: int, goods: list[str], as_what: str) -> IllegalMove | None:
    if as_what not in LEGAL:
        return IllegalMove("cannot-be-declared")
    return None if has(g, seat, goods) else IllegalMove("not-in-hand")


def pieces_of(g: CustomsTable, place: int, ids: Sequence[str]) -> list[int]:
    """Pieces with these faces."""
    wanted = list(ids)
    return [piece for piece in g.at[place] if g.face[piece].id in wanted and not wanted.remove(g.face[piece].id)]  # type: ignore[func-returns-value]


def has(g: CustomsTable, seat: int, ids: Sequence[str]) -> bool:
    return len(pieces_of(g, g.data.hand[seat], ids)) == len(ids)


# ---- one bag after the other ----


@rule
def inspect_bag(g: CustomsTable, merchant: int) -> None:
    g.merchant, g.weighed, g.sniffed = merchant, False, False
    if g.at[g.data.bag[merchant]]:
        g.ask(g.inspector, inspect)


@question
def inspect(g: CustomsTable, seat: int) -> Sentences:
    weigh = () if g.weighed else (("weigh",),)
    sniff = () if g.sniffed else (("sniff",),)
    return ("wave",), ("open",), ("search",), *weigh, *sniff


@inspect.answer("wave")
def wave(g: CustomsTable, seat: int) -> None:
    """Legal goods go to the stall for all to see. Everybody can tell what the others are not."""
    bag, stall, cellar = (places[g.merchant] for places in (g.data.bag, g.data.stall, g.data.cellar))
    legal = [piece for piece in g.at[bag] if g.face[piece].id in LEGAL]
    reveal(g, legal)
    for piece in legal:
        move(g, piece, bag, stall)
    g.tell("waved", {"legal": tuple(legal)}, seat=g.merchant, left=len(g.at[bag]))
    bar(g, g.at[bag], frozenset(LEGAL))
    move_all(g, bag, cellar)


@inspect.answer("open")
def open_bag(g: CustomsTable, seat: int) -> None:
    """Everybody sees all of it; what was not declared is discarded, and may be shuffled before the move is over."""
    bag = g.data.bag[g.merchant]
    reveal(g, g.at[bag])
    g.tell("opened", {"goods": g.at[bag]}, seat=g.merchant)
    honest = all(id == g.declared[g.merchant] for id in g.ids(bag))
    pay(g, seat if honest else g.merchant, g.merchant if honest else seat, FINE)
    for piece in g.at[bag]:
        declared = g.face[piece].id == g.declared[g.merchant]
        move(g, piece, bag, g.data.stall[g.merchant] if declared else g.data.discard)


@inspect.answer("search")
def search(g: CustomsTable, seat: int) -> None:
    look(g, seat, g.data.bag[g.merchant])
    g.tell("searched", {"goods": g.at[g.data.bag[g.merchant]]}, 1 << seat, seat=seat, merchant=g.merchant)
    g.ask(seat, confiscate)


@question
def confiscate(g: CustomsTable, seat: int) -> Sentences:
    return (("take", g.ids(g.data.bag[g.merchant])), ("take_nothing",))


@confiscate.answer("take")
def take(g: CustomsTable, seat: int, good: FaceId) -> None:
    """Only the two of them know what it was."""
    bag = g.data.bag[g.merchant]
    [taken] = slip(g, pieces_of(g, bag, [good]), bag, g.data.hand[seat])
    show(g, g.merchant, (*g.at[bag], taken))
    show(g, seat, (taken,))
    g.tell("taken", {"good": taken}, seat=seat, merchant=g.merchant)
    move_all(g, bag, g.data.cellar[g.merchant])


@confiscate.answer("take_nothing")
def take_nothing(g: CustomsTable, seat: int) -> None:
    look_away(g, seat, g.data.bag[g.merchant])
    move_all(g, g.data.bag[g.merchant], g.data.cellar[g.merchant])


@inspect.answer("weigh")
def weigh(g: CustomsTable, seat: int) -> None:
    """All hear how much of it is contraband."""
    g.weighed = True
    bag = g.data.bag[g.merchant]
    heavy = sum(id in CONTRABAND for id in g.ids(bag))
    count(g, g.at[bag], CONTRABAND, heavy)
    g.tell("weighed", merchant=g.merchant, heavy=heavy)
    g.ask(seat, inspect)


@inspect.answer("sniff")
def sniff(g: CustomsTable, seat: int) -> None:
    """The inspector alone knows how many of the owner's hand are guns."""
    g.sniffed = True
    hand = g.data.hand[g.merchant]
    count(g, g.at[hand], ["guns"], g.ids(hand).count("guns"), viewers=1 << seat)
    g.tell("sniffed", seat=seat, merchant=g.merchant)
    g.ask(seat, inspect)


# ---- a deal: coins and a good from the hand, for this bag, and some words ----


When = Literal["now", "later"]


class Price(TypedDict):
    coins: int
    good: FaceId


def offers(g: CustomsTable) -> Sequence[Offer]:
    """While the inspector decides on their bag, a merchant with anything in hand may offer a deal, once."""
    deciding = any(question is inspect for _, question, _, _ in g.frames[-1][1])
    may = deciding and g.at[g.data.hand[g.merchant]] and not g.offered[g.merchant]
    return [(g.merchant, offer, ())] if may else ()


@question
def offer(g: CustomsTable, seat: int) -> Sentences:
    prices = [
        {"coins": coins, "good": id} for coins in range(g.money[seat] + 1) for id in sorted({*g.ids(g.data.hand[seat])})
    ]
    return (("offer", (g.inspector,), prices, LEGAL, (True, False), ("now", "later"), range(3)),)


@offer.answer("offer")
def offer_deal(
    g: CustomsTable,
    seat: int,
    to: Seat,
    price: Price,
    word: str,
    honest: bool,
    when: Literal["now", "later"],
    smiles: int,
) -> None:
    """All hear everything but which good it is."""
    g.offered[seat] = True
    g.tell("offered", seat=seat, to=to, coins=price["coins"], word=word, honest=honest, when=when, smiles=smiles)
    hand = g.data.hand[seat]
    [promised] = slip(g, pieces_of(g, hand, [price["good"]]), hand, hand)
    show(g, seat, g.at[hand])
    g.ask(to, accept, seat, price["coins"], promised)


@offer.refuse("offer")
def why_not_offer(
    g: CustomsTable, seat: int, to: int, price: Price, word: str, honest: bool, when: str, smiles: int
) -> IllegalMove | None:
    if to != g.inspector:
        return IllegalMove("not-the-inspector")
    if not 0 <= price["coins"] <= g.money[seat]:
        return IllegalMove("not-enough-money")
    return None if has(g, seat, [price["good"]]) else IllegalMove("not-in-hand")


@question
def accept(g: CustomsTable, seat: int, merchant: int, coins: int, promised: int) -> Sentences:
    return (("answer", (True, False)),)


@accept.answer("answer")
def answer(g: CustomsTable, seat: int, merchant: int, coins: int, promised: int, deal: bool) -> None:
    """The bag passes unseen, and the good changes hands: only the two of them know what it is."""
    g.tell("answered", seat=seat, deal=deal)
    if deal:
        pay(g, merchant, seat, coins)
        move(g, promised, g.data.hand[merchant], g.data.hand[seat])
        show(g, seat, (promised,))
        g.withdraw(seat)
        move_all(g, g.data.bag[merchant], g.data.cellar[merchant])


def pay(g: CustomsTable, payer: int, taker: int, coins: int) -> None:
    coins = min(coins, g.money[payer])
    g.money[payer] -= coins
    g.money[taker] += coins


def score(g: CustomsTable) -> None:
    for cellar in g.data.cellar:
        reveal(g, g.at[cellar])
    kept = zip(g.data.stall, g.data.cellar, strict=True)
    goods = [sum(WORTH[id] for place in places for id in g.ids(place)) for places in kept]
    points = [coins + worth for coins, worth in zip(g.money, goods, strict=True)]
    winners = tuple(seat for seat in range(g.seats) if points[seat] == max(points))
    g.finish(Result(winners, tuple(points), {"goods": goods}))


def broken(g: CustomsTable) -> list[str]:
    return [] if sum(g.money) == MONEY * g.seats else ["money is lost"]


GAME = Game(
    id="customs",
    version="1",
    seats=range(2, 5),
    options_type=Options,
    table=CustomsTable,
    commands=commands_of("customs"),
    prepare=prepare,
    set_up=set_up,
    offers=offers,
    invariants=broken,
    hidden={"bag": owner, "cellar": owner},
    bots=BotInfo(words=lambda data: (*LEGAL, "now", "later")),
)
