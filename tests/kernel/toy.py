"""Toy: a small and nasty game, and a second example of how a game is written on the kernel. It is nothing like Crooks.

A round: roles are dealt anew; everybody draws up to three cards; the top card of the deck is auctioned; all load their
bags at once; everybody takes a turn (one card, or pass) while the others may offer them money to be left alone; who won
the auction looks into one bag; bags are worth a coin a card. Who loses the last life is out and comes back next round.

With the option `more`: before the turns all stake coins on others in secret, against the clock; a bribe comes with a
promise and, if it is high, ends the turn; bags can be weighed; in turn order everybody may boast with cards at the end
of a round; whoever is robbed is paid when it is over; who is out lays their cards down in an order of their choice; and
nobody wins if the house has more than anybody.

What it shows of the kernel, in the order of the file: places by number, a pile that is reshuffled, cards that leave a
hand unseen, hidden roles dealt anew, bids, several seats deciding at once, simultaneous (sealed) answers, time limits,
counting constraints, reaction windows, standing offers, questions that are withdrawn, effects that other effects switch
off, nested reactions, deferred effects, pieces that may not be looked at any more, a seat that leaves and returns, an
end that nobody wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Union

import msgspec

from malina.kernel.blanks import Each, Order, Some, Text
from malina.kernel.decision import Sentences
from malina.kernel.flow import settle
from malina.kernel.game import Game
from malina.kernel.pieces import (
    add_pieces,
    count,
    deal,
    look,
    look_away,
    mix,
    move,
    move_all,
    refill,
    reveal,
    show,
    slip,
    unsee,
)
from malina.kernel.refusal import IllegalMove
from malina.kernel.rules import question, rule
from malina.kernel.secrecy import owner, unless_open
from malina.kernel.table import Clock, FaceId, Offer, Options, Piece, Place, Result, Seat, Table

HAND, LIVES, MONEY = 3, 2, 4
CARDS = {"bang": 5, "miss": 3, "duel": 3, "steal": 3, "mask": 2, "rain": 1}
WORN = ("mask", "rain")
ROLES = ("boss", "rat", "rat", "cop")
LOUD = frozenset({"bang", "duel"})  # what is heard when a bag is weighed
HIGH = 3  # coins that end a turn
PASS = ("pass",)


class Card(msgspec.Struct, frozen=True):
    id: str
    back: str = "card"


class ToyOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    notes: bool = True
    more: bool = False
    seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 20  # to stake; 0: no clock


@dataclass(frozen=True)
class Data:
    """The cards, and the numbers of the places."""

    cards: tuple[Card, ...]
    roles: tuple[Card, ...]
    faces: tuple[Card, ...]
    places: tuple[Place, ...]
    deck: int
    discard: int
    lot: int
    hand: range  # seat -> place
    bag: range
    worn: range
    role: range


@lru_cache
def prepare(options: ToyOptions, seats: int) -> Data:
    cards = tuple(Card(id) for id, count in CARDS.items() for _ in range(count))
    roles = tuple(Card(id, "role") for id in ROLES[:seats])
    of_seats = [(kind, seat) for kind in ("hand", "bag", "worn", "role") for seat in range(seats)]
    ranges = [range(first, first + seats) for first in range(3, 3 + 4 * seats, seats)]
    return Data(cards, roles, cards + roles, (("deck",), ("discard",), ("lot",), *of_seats), 0, 1, 2, *ranges)


class Promise(msgspec.Struct, frozen=True):
    by: int
    to: int
    words: str


class ToyTable(Table):
    options: ToyOptions
    data: Data
    lives: list[int] = []
    money: list[int] = []
    friend: list[bool | None] = []  # whose offer the seat on turn took, refused, or never got
    current: int = 0
    round: int = 0
    bid: int = 0
    bidder: int | None = None
    staked: list[int] = []  # coins on each seat
    promises: list[Promise] = []
    bank: int = 0

    @property
    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.lives[seat]]

    def ids(self, place: int) -> list[str]:
        return [self.face[piece].id for piece in self.at[place]]


def set_up(g: ToyTable) -> None:
    g.lives, g.money, g.friend = [LIVES] * g.seats, [MONEY] * g.seats, [None] * g.seats
    g.staked = [0] * g.seats
    deal(g, add_pieces(g, g.data.cards, g.data.deck))
    deal(g, [piece for seat, role in enumerate(g.data.roles) for piece in add_pieces(g, [role], g.data.role[seat])])
    g.then(start_round)


# ---- how cards move ----


def top_card(g: ToyTable) -> int | None:
    """The top of the deck, which is made of the discard pile when it has run out."""
    deck = g.data.deck
    if refill(g, deck, g.data.discard):
        g.tell("reshuffled", count=len(g.at[deck]))
    return g.at[deck][-1] if g.at[deck] else None


def put(g: ToyTable, seat: int, card: str, target: int) -> None:
    """Put a card from the hand down for all to see. The hand is shuffled first, so that the handle tells nobody which
    of two equal cards it is, nor where in the hand it was."""
    hand = g.data.hand[seat]
    mix(g, g.at[hand])
    show(g, seat, g.at[hand])
    piece = next(piece for piece in g.at[hand] if g.face[piece].id == card)
    reveal(g, (piece,))
    move(g, piece, hand, target)
    g.tell("put", {"card": piece}, seat=seat, piece=piece)


def pack(g: ToyTable, seat: int, pieces: Iterable[int]) -> None:
    """Cards go from the hand into the bag unseen: nobody can track a card they know by its handle."""
    hand, bag = g.data.hand[seat], g.data.bag[seat]
    slip(g, tuple(pieces), hand, bag)
    show(g, seat, g.at[hand] + g.at[bag])


@rule
def draw(g: ToyTable, seat: int) -> None:
    while len(g.at[g.data.hand[seat]]) < HAND and (piece := top_card(g)) is not None:
        move(g, piece, g.data.deck, g.data.hand[seat])
        show(g, seat, (piece,))
        g.tell("drew", {"card": piece}, seat=seat, piece=piece)


# ---- the round ----


@rule
def start_round(g: ToyTable) -> None:
    g.round += 1
    for seat in range(g.seats):
        g.lives[seat] = g.lives[seat] or 1
        g.then(draw, seat)
    g.then(deal_roles)
    g.then(auction)
    g.then(load_bags)
    if g.options.more:
        g.then(stake)
    for seat in range(g.seats):
        g.then(take_turn, seat)
    g.then(inspect_bag)
    if g.options.more:
        g.then(boasting)
    g.then(empty_bags)
    g.then(start_round if g.round < g.options.rounds else score)


@rule
def deal_roles(g: ToyTable) -> None:
    mix(g, [piece for place in g.data.role for piece in g.at[place]])
    for seat, place in enumerate(g.data.role):
        show(g, seat, g.at[place])
    g.tell("roles_dealt")


@rule
def auction(g: ToyTable) -> None:
    g.bid, g.bidder = 0, None
    if (piece := top_card(g)) is not None:
        reveal(g, (piece,))
        move(g, piece, g.data.deck, g.data.lot)
        g.tell("auctioned", {"card": piece}, piece=piece)
        for seat in g.playing:
            g.ask(seat, bid)
        g.then(sell)


@question
def bid(g: ToyTable, seat: int) -> Sentences:
    return ("bid", range(g.bid + 1, g.money[seat] + 1)), PASS


@bid.answer("bid")
def bid_coins(g: ToyTable, seat: int, coins: int) -> None:
    g.bid, g.bidder = coins, seat


@bid.refuse("bid")
def why_not_bid(g: ToyTable, seat: int, coins: int) -> IllegalMove:
    return IllegalMove("bid-too-low" if coins <= g.bid else "not-enough-money", money=g.money[seat])


@rule
def sell(g: ToyTable) -> None:
    move_all(g, g.data.lot, g.data.discard if g.bidder is None else g.data.hand[g.bidder])
    if g.bidder is not None:
        g.money[g.bidder] -= g.bid
        g.tell("sold", seat=g.bidder, coins=g.bid)


@rule
def load_bags(g: ToyTable) -> None:
    g.ask_all(*[(seat, load, (), True) for seat in g.playing])


@question
def load(g: ToyTable, seat: int) -> Sentences:
    return (("load", Some(g.at[g.data.hand[seat]], 0, 2)),)


@load.answer("load")
def load_bag(g: ToyTable, seat: int, cards: list[int]) -> None:
    pack(g, seat, cards)
    g.tell("loaded", seat=seat, count=len(cards))


# ---- stakes: sealed, against the clock ----


@rule
def stake(g: ToyTable) -> None:
    g.staked = [0] * g.seats
    g.ask_sealed(*[(seat, stakes, ()) for seat in g.playing])


@question
def stakes(g: ToyTable, seat: int) -> Sentences:
    """Some coins on some of the others: one coin each, and two on one of them at most."""
    coins = range(1, min(2, g.money[seat]) + 1)
    others = {other: coins for other in range(g.seats) if other != seat}
    return (("stake", Each(others, caps={2: 1}, total=(0, g.money[seat]))),)


@stakes.answer("stake")
def put_stakes(g: ToyTable, seat: int, on: list[list[int]]) -> None:
    for other, coins in on:
        g.money[seat] -= coins
        g.staked[other] += coins
    g.tell("staked", seat=seat, coins=sum(coins for _, coins in on))


@stakes.default
def too_late(g: ToyTable, seat: int) -> None:
    """Timeout: the house keeps a coin of whoever has not decided."""
    fine = min(1, g.money[seat])
    g.money[seat] -= fine
    g.bank += fine
    g.tell("too_late", seat=seat)


def clock(g: ToyTable) -> Clock | None:
    return Clock(f"stakes {g.round}", g.options.seconds) if g.options.seconds else None


@rule
def inspect_bag(g: ToyTable) -> None:
    if g.bidder is not None and g.lives[g.bidder]:
        g.ask(g.bidder, inspect)


@question
def inspect(g: ToyTable, seat: int) -> Sentences:
    bags = [owner for owner in g.playing if owner != seat and g.at[g.data.bag[owner]]]
    return ("inspect", bags), *([("weigh", bags)] if g.options.more else ()), PASS


@inspect.answer("inspect")
def look_into_bag(g: ToyTable, seat: int, owner: int) -> None:
    bag = g.data.bag[owner]
    look(g, seat, bag)
    g.tell("inspected", {"cards": g.at[bag]}, seat=seat, owner=owner)
    look_away(g, seat, bag)


@inspect.answer("weigh")
def weigh_bag(g: ToyTable, seat: int, owner: int) -> None:
    """All hear how many loud cards are in it, and nobody which."""
    bag = g.data.bag[owner]
    loud = sum(card in LOUD for card in g.ids(bag))
    count(g, g.at[bag], LOUD, loud)
    g.tell("weighed", seat=seat, owner=owner, loud=loud)


# ---- boasting: in turn order, until all have declined in a row ----


@rule
def boasting(g: ToyTable) -> None:
    g.window(g.playing, boast)


@question
def boast(g: ToyTable, seat: int) -> Sentences:
    return ("boast", g.ids(g.data.hand[seat])), PASS


@boast.asked_of
def has_cards(g: ToyTable, seat: int) -> bool:
    return bool(g.at[g.data.hand[seat]])


@boast.answer("boast")
def show_off(g: ToyTable, seat: int, card: str) -> None:
    put(g, seat, card, g.data.discard)
    g.money[seat] += 1


@rule
def empty_bags(g: ToyTable) -> None:
    """A coin for each card. The cards are discarded face down: only who has seen them knows what is in the pile now."""
    for seat, bag in enumerate(g.data.bag):
        g.money[seat] += len(g.at[bag])
        move_all(g, bag, g.data.discard)


@rule
def score(g: ToyTable) -> None:
    reveal(g, [piece for place in g.data.role for piece in g.at[place]])
    roles = [g.ids(place)[0] for place in g.data.role]
    points = [g.money[seat] + g.lives[seat] + 2 * (roles[seat] == "boss") for seat in range(g.seats)]
    most = max(points)
    winners = tuple(seat for seat in range(g.seats) if points[seat] == most and most >= g.bank)
    others = {"house": g.bank} if g.options.more else {}
    g.finish(Result(winners, tuple(points), {"roles": roles, "money": list(g.money)}, others))
    g.tell("scored", points=points)


# ---- a turn, and what others may offer meanwhile ----


@rule
def take_turn(g: ToyTable, seat: int) -> None:
    if g.lives[seat]:
        g.current = seat
        g.friend = [None] * g.seats
        g.ask(seat, turn)
        g.then(settle)


def has_effect(g: ToyTable, seat: int, effect: str) -> bool:
    """Effects are switched off here and nowhere else: while it rains, masks do nothing."""
    raining = any("rain" in g.ids(place) for place in g.data.worn)
    return effect in g.ids(g.data.worn[seat]) and not raining


@question
def turn(g: ToyTable, seat: int) -> Sentences:
    foes = [foe for foe in g.playing if foe != seat and not g.friend[foe]]
    robbed = [foe for foe in foes if g.at[g.data.hand[foe]] and not has_effect(g, foe, "mask")]
    targets = {"bang": foes, "duel": foes, "steal": robbed, "mask": (seat,), "rain": (seat,)}
    hand = g.ids(g.data.hand[seat])
    return *[("play", (card,), targets[card]) for card in targets if card in hand], PASS


@turn.answer("play")
def play_card(g: ToyTable, seat: int, card: str, at: int) -> None:
    put(g, seat, card, g.data.worn[seat] if card in WORN else g.data.discard)
    if card not in WORN:
        g.then(theft if card == "steal" else attack, seat, at, card)


@turn.refuse("play")
def why_not_play(g: ToyTable, seat: int, card: str, at: int) -> IllegalMove | None:
    if card not in g.ids(g.data.hand[seat]):
        return IllegalMove("no-such-card")
    return IllegalMove("no-such-foe") if at not in g.playing else None


def offers(g: ToyTable) -> Sequence[Offer]:
    """While somebody is on turn the others may offer them something."""
    if all(question is not turn for _, question, _, _ in g.frames[-1][1]):
        return ()
    return [(other, bribe, ()) for other in g.playing if other != g.current]


@question
def bribe(g: ToyTable, seat: int) -> Sentences:
    """One offer a turn."""
    coins = range(1, g.money[seat] + 1 if g.friend[seat] is None else 0)
    return (("bribe", coins, Text(40) if g.options.more else None),)


@bribe.answer("bribe")
def offer_bribe(g: ToyTable, seat: int, coins: int, words: str | None) -> None:
    if words:
        g.promises.append(Promise(seat, g.current, words))
    g.tell("offered", seat=seat, coins=coins)
    g.ask(g.current, take_bribe, seat, coins)


@question
def take_bribe(g: ToyTable, seat: int, payer: int, coins: int) -> Sentences:
    return (("answer", (True, False)),)


@take_bribe.answer("answer")
def answer_bribe(g: ToyTable, seat: int, payer: int, coins: int, deal: bool) -> None:
    g.friend[payer] = deal
    if deal:
        g.money[payer] -= coins
        g.money[seat] += coins
        if g.options.more and coins >= HIGH:
            g.withdraw(seat)
            g.tell("turn_bought", seat=payer, victim=seat)


# ---- shots and duels: one can answer a shot by a duel, with answers of its own, and then the shot is still there ----


@rule
def attack(g: ToyTable, by: int, at: int, card: str) -> None:
    """Whoever has cards is asked, even if none of them helps: who is asked must not tell what they hold."""
    if g.lives[by] and g.lives[at]:
        if g.at[g.data.hand[at]]:
            g.ask(at, defend, by, card)
        else:
            lose_life(g, at)


@question
def defend(g: ToyTable, seat: int, by: int, attack: str) -> Sentences:
    helps = ("duel", "miss") if attack == "bang" else ("bang",)
    return ("use", [card for card in helps if card in g.ids(g.data.hand[seat])]), PASS


@defend.answer("use")
def use(g: ToyTable, seat: int, by: int, against: str, card: str) -> None:
    put(g, seat, card, g.data.discard)
    if card != "miss":
        g.then(attack, seat, by, "duel")
    if card == "duel":
        g.then(attack, by, seat, "bang")


@defend.answer("pass")
def give_in(g: ToyTable, seat: int, by: int, against: str) -> None:
    lose_life(g, seat)


@rule
def theft(g: ToyTable, thief: int, victim: int, card: str) -> None:
    """A random card: the victim's hand is mixed, then the last one is as good as any. Only the two see it."""
    hand = g.data.hand[victim]
    mix(g, g.at[hand])
    show(g, victim, g.at[hand])
    piece = g.at[hand][-1]
    move(g, piece, hand, g.data.hand[thief])
    show(g, thief, (piece,))
    g.tell("stolen", {"card": piece}, by=thief, seat=victim, piece=piece)
    if g.options.more:
        unsee(g, victim, (piece,))
        g.later(pay_victim, victim)


@rule
def pay_victim(g: ToyTable, victim: int) -> None:
    g.money[victim] += 1
    g.tell("paid", seat=victim)


def lose_life(g: ToyTable, seat: int) -> None:
    """Who has none left lays everything open; their seat is skipped until the next round."""
    g.lives[seat] -= 1
    g.tell("hit", seat=seat, lives=g.lives[seat])
    if not g.lives[seat]:
        reveal(g, g.at[g.data.role[seat]])
        g.tell("out", {"role": g.at[g.data.role[seat]][0]}, seat=seat)
        for place in (g.data.hand[seat], g.data.worn[seat], g.data.bag[seat]):
            reveal(g, g.at[place])
            if place == g.data.hand[seat] and g.options.more and len(g.at[place]) > 1:
                g.ask(seat, lay_down)
            else:
                move_all(g, place, g.data.discard)


@question
def lay_down(g: ToyTable, seat: int) -> Sentences:
    return (("lay", Order(g.at[g.data.hand[seat]])),)


@lay_down.answer("lay")
def lay(g: ToyTable, seat: int, cards: list[int]) -> None:
    for piece in cards:
        move(g, piece, g.data.hand[seat], g.data.discard)


@bid.answer("pass")
@turn.answer("pass")
@boast.answer("pass")
@inspect.answer("pass")
def do_nothing(g: ToyTable, seat: int) -> None:
    g.tell("passed", seat=seat)


def broken(g: ToyTable) -> list[str]:
    wrong = []
    if sorted(piece for place in g.at for piece in place) != list(range(len(g.data.faces))):
        wrong.append("a piece is lost or lies in two places")
    if sorted(face.id for face in g.face) != sorted(face.id for face in g.data.faces):
        wrong.append("a face is lost")
    return wrong


BLANKS: dict[str, dict[str, Any]] = {
    "pass": {}, "bid": {"coins": int}, "load": {"cards": list[Piece]}, "inspect": {"owner": Seat},
    "weigh": {"owner": Seat}, "answer": {"deal": bool}, "play": {"card": FaceId, "at": Seat}, "use": {"card": FaceId},
    "boast": {"card": FaceId}, "stake": {"on": list[tuple[Seat, int]]}, "lay": {"cards": list[Piece]},
}  # fmt: skip
COMMANDS = [
    msgspec.defstruct(cmd, list(blanks.items()), tag_field="cmd", tag=cmd, forbid_unknown_fields=True)
    for cmd, blanks in BLANKS.items()
]
COMMANDS.append(
    msgspec.defstruct(
        "bribe",
        [("coins", int), ("words", str | msgspec.UnsetType, msgspec.UNSET)],
        tag_field="cmd",
        tag="bribe",
        forbid_unknown_fields=True,
    )
)
GAME = Game(
    id="toy",
    version="1",
    seats=range(2, 5),
    options_type=ToyOptions,
    table=ToyTable,
    commands=Union[tuple(COMMANDS)],  # noqa: UP007
    prepare=prepare,
    set_up=set_up,
    not_asked=lambda g, seat: "not-your-turn" if g.lives[seat] else "out-of-the-game",
    offers=offers,
    clock=clock,
    remembers=lambda g: g.options.notes,
    invariants=broken,
    hidden={"bag": owner, "role": unless_open(owner)},
)
