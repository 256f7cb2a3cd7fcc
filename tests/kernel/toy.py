"""Toy: a small and nasty game, and a second example of how a game is written on the kernel. It is nothing like Crooks.

A round: roles are dealt anew; everybody draws up to three cards; the top card of the deck is auctioned; all load their
bags at once; everybody takes a turn (one card, or pass) while the others may offer him money to be left alone; who won
the auction looks into one bag; bags are worth a coin a card. Who loses his last life is out and comes back next round.

What it shows of the kernel, in the order of the file: places by number, a pile that is reshuffled, cards that leave a
hand unseen, hidden roles dealt anew, bids, several seats deciding at once, standing offers, effects that other effects
switch off, reactions inside reactions, a seat that leaves and returns.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Any, Union

import msgspec

from malina.kernel.decision import Sentences, Some
from malina.kernel.game import Game
from malina.kernel.pieces import add_pieces, deal, look, look_away, mix, move, move_all, reveal, show
from malina.kernel.refusal import IllegalMove
from malina.kernel.rules import question, rule
from malina.kernel.table import Options, Place, Result, Table

HAND, LIVES, MONEY = 3, 2, 4
CARDS = {"bang": 5, "miss": 3, "duel": 3, "steal": 3, "mask": 2, "rain": 1}
WORN = ("mask", "rain")
ROLES = ("boss", "rat", "rat", "cop")
PASS = ("pass",)


class Card(msgspec.Struct, frozen=True):
    id: str
    back: str = "card"


class ToyOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    notes: bool = True


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


@dataclass(slots=True, eq=False, kw_only=True)
class ToyTable(Table):
    options: ToyOptions
    data: Data
    lives: list[int] = field(default_factory=list)
    money: list[int] = field(default_factory=list)
    friend: list[bool | None] = field(default_factory=list)  # whose offer the seat on turn took, refused, or never got
    current: int = 0
    round: int = 0
    bid: int = 0
    bidder: int | None = None

    @property
    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.lives[seat]]

    def ids(self, place: int) -> list[str]:
        return [self.face[piece].id for piece in self.at[place]]


def set_up(g: ToyTable) -> None:
    g.lives, g.money, g.friend = [LIVES] * g.seats, [MONEY] * g.seats, [None] * g.seats
    deal(g, add_pieces(g, g.data.cards, g.data.deck))
    deal(g, [piece for seat, role in enumerate(g.data.roles) for piece in add_pieces(g, [role], g.data.role[seat])])
    g.then(start_round)


# ---- how cards move ----


def top_card(g: ToyTable) -> int | None:
    """The top of the deck, which is made of the discard pile when it has run out."""
    deck = g.data.deck
    if not g.at[deck] and g.at[g.data.discard]:
        move_all(g, g.data.discard, deck)
        mix(g, g.at[deck])
        g.tell("reshuffled", count=len(g.at[deck]))
    return g.at[deck][-1] if g.at[deck] else None


def one_of(g: ToyTable, place: int, card: str) -> int:
    """A piece with this face. Of several any: always the first one would tell what the ones before it are not."""
    equal = [piece for piece in g.at[place] if g.face[piece].id == card]
    return equal[g.throw(len(equal))] if len(equal) > 1 else equal[0]


def put(g: ToyTable, seat: int, card: str, target: int) -> None:
    """A card from the hand is put down for all to see."""
    piece = one_of(g, g.data.hand[seat], card)
    reveal(g, (piece,))
    move(g, piece, g.data.hand[seat], target)
    g.tell("put", {"card": piece}, seat=seat, piece=piece)


def slip(g: ToyTable, seat: int, pieces: Iterable[int], source: int, target: int) -> None:
    """Pieces leave a place unseen: both places are mixed, so that nobody can follow a card he knows by its handle."""
    leaving = [g.face[piece].id for piece in pieces]
    if leaving:
        mix(g, g.at[source])
        for card in leaving:
            move(g, one_of(g, source, card), source, target)
        mix(g, g.at[target])
        show(g, seat, g.at[source] + g.at[target])


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
    for seat in range(g.seats):
        g.then(take_turn, seat)
    g.then(inspect_bag)
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
    slip(g, seat, cards, g.data.hand[seat], g.data.bag[seat])
    g.tell("loaded", seat=seat, count=len(cards))


@rule
def inspect_bag(g: ToyTable) -> None:
    if g.bidder is not None and g.lives[g.bidder]:
        g.ask(g.bidder, inspect)


@question
def inspect(g: ToyTable, seat: int) -> Sentences:
    return ("inspect", [owner for owner in g.playing if owner != seat and g.at[g.data.bag[owner]]]), PASS


@inspect.answer("inspect")
def look_into_bag(g: ToyTable, seat: int, owner: int) -> None:
    bag = g.data.bag[owner]
    look(g, seat, bag)
    g.tell("inspected", {"cards": g.at[bag]}, seat=seat, owner=owner)
    look_away(g, seat, bag)


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
    winners = tuple(seat for seat in range(g.seats) if points[seat] == max(points))
    g.finish(Result(winners, tuple(points), {"roles": roles, "money": list(g.money)}))
    g.tell("scored", points=points)


# ---- a turn, and what others may offer meanwhile ----


@rule
def take_turn(g: ToyTable, seat: int) -> None:
    if g.lives[seat]:
        g.current = seat
        g.friend = [None] * g.seats
        g.ask_all((seat, turn, (), True), *[(other, bribe, (), False) for other in g.playing if other != seat])


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


@question
def bribe(g: ToyTable, seat: int) -> Sentences:
    """One offer a turn."""
    return (("bribe", range(1, g.money[seat] + 1 if g.friend[seat] is None else 0)),)


@bribe.answer("bribe")
def offer_bribe(g: ToyTable, seat: int, coins: int) -> None:
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


# ---- shots and duels: one can answer a shot by a duel, with answers of its own, and then the shot is still there ----


@rule
def attack(g: ToyTable, by: int, at: int, card: str) -> None:
    """Whoever has cards is asked, even if none of them helps: who is asked must not tell what he holds."""
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


def lose_life(g: ToyTable, seat: int) -> None:
    """Who has none left lays everything open; his seat is skipped until the next round."""
    g.lives[seat] -= 1
    g.tell("hit", seat=seat, lives=g.lives[seat])
    if not g.lives[seat]:
        for place in (g.data.hand[seat], g.data.worn[seat], g.data.bag[seat]):
            reveal(g, g.at[place])
            move_all(g, place, g.data.discard)
        reveal(g, g.at[g.data.role[seat]])
        g.tell("out", {"role": g.at[g.data.role[seat]][0]}, seat=seat)


@bid.answer("pass")
@turn.answer("pass")
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
    "pass": {}, "bid": {"coins": int}, "load": {"cards": list[int]}, "inspect": {"owner": int}, "bribe": {"coins": int},
    "answer": {"deal": bool}, "play": {"card": str, "at": int}, "use": {"card": str},
}  # fmt: skip
COMMANDS = [
    msgspec.defstruct(cmd, list(blanks.items()), tag_field="cmd", tag=cmd, forbid_unknown_fields=True)
    for cmd, blanks in BLANKS.items()
]
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
    remembers=lambda g: g.options.notes,
    invariants=broken,
)
