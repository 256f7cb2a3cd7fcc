"""Chapter 13.3, Hiring: characters are sold by auction."""

from __future__ import annotations

from collections.abc import Sequence

from .....kernel.decision import About, Sentences
from .....kernel.pieces import move, reveal
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question, rule
from .....kernel.table import FaceId, PieceId
from ...moments import dealing_characters, on
from ...rules import causes
from ...rules.ask import ask
from ...rules.setup import lives, turn_up_characters
from ...table import BangTable, Person
from .money import pay

STEP = 100  # the lowest bid, and the lowest raise


@on(dealing_characters, "hiring")
def hire(g: BangTable, me: Person) -> bool:
    """A character for everybody who has not kept his; the player to the Sheriff's right opens the first auction."""
    box = g.data
    for _ in waiting(g, g.anchor):
        move(g, g.at[box.others][-1], box.others, box.offer)
    reveal(g, g.at[box.offer])
    g.tell("hiring", {"characters": list(g.at[box.offer])})
    g.then(auction, g.anchor)
    g.then(turn_up_characters)
    return True


def waiting(g: BangTable, after: Person) -> list[Person]:
    """Those without a character, counter-clockwise from the neighbour of `after`."""
    order = [Person((after - step) % g.seats) for step in range(1, g.seats + 1)]
    return [person for person in order if not g.at[g.data.who[person]]]


@rule
def auction(g: BangTable, after: Person) -> None:
    """The next one opens it; for the last one there is nobody to bid against."""
    openers = waiting(g, after)
    if len(openers) > 1:
        ask(g, openers[0], open_auction)
    elif openers:
        take(g, openers[0], g.at[g.data.offer][0], min(STEP, max(g.money[openers[0]], 0)))


def bids(g: BangTable, seat: int, lowest: int) -> Sequence[int]:
    return range(lowest, g.money[seat] + 1, STEP)


@question
def open_auction(g: BangTable, seat: int, person: Person) -> Sentences:
    """Choose a character and make the first bid; whoever has less than the lowest one bids what he has."""
    return (("open_auction", g.ids(g.at[g.data.offer]), bids(g, seat, STEP) or (max(g.money[seat], 0),)),)


@open_auction.tells
def about_opening(g: BangTable, seat: int, person: Person) -> About:
    notes = lives(g, "open_auction", person, g.at[g.data.offer])
    return About(causes.said("hiring"), {"money": g.money[seat]}, notes)


@open_auction.answer("open_auction")
def opened(g: BangTable, seat: int, person: Person, character: FaceId, money: int) -> None:
    piece = g.named(g.at[g.data.offer], character)
    g.tell("auction", {"character": piece}, seat=seat, money=money)
    g.then(go_on, character, money, person, tuple(waiting(g, person))[:-1])
    g.then(auction, person)


@open_auction.refuse("open_auction")
def why_not_open(g: BangTable, seat: int, person: Person, character: str, money: int) -> IllegalMove | None:
    if g.named(g.at[g.data.offer], character) < 0:
        return IllegalMove("not-offered")
    return why_no_bid(g, seat, money, STEP)


def why_no_bid(g: BangTable, seat: int, money: int, lowest: int) -> IllegalMove:
    if money > g.money[seat]:
        return IllegalMove("too-expensive", money=g.money[seat])
    return IllegalMove("bid-too-low", money=lowest) if money < lowest else IllegalMove("bid-step", money=STEP)


@rule
def go_on(g: BangTable, character: str, highest: int, leader: Person, queue: tuple[Person, ...]) -> None:
    """Whoever is next in the queue may bid more; who passes or cannot is out."""
    while queue and not bids(g, queue[0], highest + STEP):
        queue = queue[1:]
    if queue:
        ask(g, queue[0], bid, character, highest, leader, queue[1:])
    else:
        take(g, leader, g.named(g.at[g.data.offer], character), highest)


@question
def bid(
    g: BangTable, seat: int, person: Person, character: str, highest: int, leader: Person, queue: tuple[Person, ...]
) -> Sentences:
    return ("bid", bids(g, seat, highest + STEP)), ("no_bid",)


@bid.tells
def about_bidding(
    g: BangTable, seat: int, person: Person, character: str, highest: int, leader: Person, queue: tuple[Person, ...]
) -> About:
    cause = causes.said("auction", by=g.label(leader), character=character, money=highest)
    piece = g.named(g.at[g.data.offer], character)
    return About(cause, {"money": g.money[seat]}, lives(g, "bid", person, (piece,)))


@bid.answer("bid")
def bidden(
    g: BangTable,
    seat: int,
    person: Person,
    character: str,
    highest: int,
    leader: Person,
    queue: tuple[Person, ...],
    money: int,
) -> None:
    g.tell("bid", seat=seat, money=money, character=character)
    go_on(g, character, money, person, (*queue, leader))


@bid.answer("no_bid")
def passed(
    g: BangTable, seat: int, person: Person, character: str, highest: int, leader: Person, queue: tuple[Person, ...]
) -> None:
    g.tell("no_bid", seat=seat, character=character)
    go_on(g, character, highest, leader, queue)


@bid.refuse("bid")
def why_not_bid(
    g: BangTable,
    seat: int,
    person: Person,
    character: str,
    highest: int,
    leader: Person,
    queue: tuple[Person, ...],
    money: int,
) -> IllegalMove | None:
    return why_no_bid(g, seat, money, highest + STEP)


def take(g: BangTable, seat: int, piece: PieceId, price: int) -> None:
    move(g, piece, g.data.offer, g.data.who[seat])
    pay(g, seat, -price, "hiring")
    g.prices[seat] = price
    g.tell("hired", {"character": piece}, seat=seat, money=price)
