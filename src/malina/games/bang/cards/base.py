"""The cards of the base game that do something of their own, one function each. Barrels are in rules/shots.py."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.pieces import move
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from ..faces import Card
from ..moments import (
    UNLIMITED,
    Played,
    dynamite_ticks,
    effect,
    hoped_for,
    jail_opens,
    luck_decided,
    modes,
    on,
    owned,
    passes_dynamite,
    shot_limit,
    stayed_in_jail,
    turn_lost,
)
from ..rules import causes
from ..rules.aim import taken
from ..rules.ask import ask
from ..rules.duels import demand_bang, duel
from ..rules.dying import lose_life
from ..rules.life import heal, rest, wake
from ..rules.pile import discard, draw, hearts, luck, steal, to_hand, turn_up
from ..rules.prices import dynamite, hand_changes
from ..rules.query import DYNAMITE, beer_strength, beer_works, in_turn, lies, missed_needed, others, suit
from ..rules.settle import settle
from ..rules.shots import immune, shot, unchain
from ..table import NOBODY, BangTable, Person


@on(effect, "bang")
def fired(g: BangTable, me: Person, played: Played) -> None:
    g.then(shot, me, played.target, played.name, played.card, missed_needed(g, me, played.name))


@on(effect, "beer")
def beer(g: BangTable, me: Person, played: Played) -> None:
    """Without effect when only two are left."""
    if beer_works(g):
        heal(g, me, beer_strength(g, me), "beer")


@on(effect, "saloon")
def saloon(g: BangTable, me: Person, played: Played) -> None:
    for drinker in in_turn(g, me):
        if not immune(g, drinker, me, played.card):
            heal(g, drinker, 1, "saloon")


@on(effect, "stagecoach")
def stagecoach(g: BangTable, me: Person, played: Played) -> None:
    draw(g, me, 2, "stagecoach")


@on(effect, "wells_fargo")
def wells_fargo(g: BangTable, me: Person, played: Played) -> None:
    draw(g, me, 3, "wells_fargo")


@on(effect, "gatling")
def fired_at_all(g: BangTable, me: Person, played: Played) -> None:
    for other in others(g, me):
        g.then(shot, me, other, played.name, played.card, 1)


@on(effect, "indians")
def indians(g: BangTable, me: Person, played: Played) -> None:
    for other in others(g, me):
        g.then(demand_bang, me, other, "indians", played.card)


@on(effect, "duel")
def challenge(g: BangTable, me: Person, played: Played) -> None:
    g.chain.append(("duel", me, played.target, 1, 0, played.card))
    g.then(wake, played.target)
    g.then(duel, me, played.target, played.target)
    g.then(unchain)
    g.then(rest, g.owner[played.target], g.active[g.owner[played.target]])


@on(effect, "panic")
def robbed(g: BangTable, me: Person, played: Played) -> None:
    steal(g, me, played.target, taken(g, played.target, played.what), played.name)


@on(effect, "cat_balou")
def discarded(g: BangTable, me: Person, played: Played) -> None:
    made_to_discard(g, me, played.target, played.what, played.name)


def made_to_discard(g: BangTable, person: Person, target: Person, what: str, why: str) -> None:
    lost = taken(g, target, what)
    discard(g, target, lost)
    g.tell("made_to_discard", {"card": lost}, seat=person, victim=target, why=why)


# ---- General Store ----


@on(effect, "general_store")
def general_store(g: BangTable, me: Person, played: Played) -> None:
    """As many cards as there are players; everybody takes one, starting with whoever played it."""
    customers = [p for p in store_order(g, me) if not immune(g, p, me, played.card)]
    shown = turn_up(g, len(customers))
    g.tell("store_opened", {"cards": shown}, seat=me)
    for customer in customers[: len(shown)]:
        g.then(shop, customer, me, played.card, len(shown))


def store_order(g: BangTable, person: Person) -> list[Person]:
    """Players pick in turn, also those with two characters, until each has as many as he has characters."""
    order = in_turn(g, person)
    if not g.data.paired:
        return order
    mine = [p for p in order if g.owner[p] == g.owner[person]]
    theirs = [p for p in order if g.owner[p] != g.owner[person]]
    mixed = [p for pair in zip(mine, theirs, strict=False) for p in pair]
    return [*mixed, *mine[len(theirs) :], *theirs[len(mine) :]]


@rule
def shop(g: BangTable, person: Person, by: Person, played: str, customers: int) -> None:
    """One of so many customers of the store that was opened with this card."""
    goods = g.at[g.data.table]
    if len(goods) == 1:
        buy(g, person, goods[0])
    elif goods:
        ask(g, person, pick, by, played, customers)


@question
def pick(g: BangTable, seat: int, person: Person, by: Person, played: str, customers: int) -> Sentences:
    return (("pick", g.ids(g.at[g.data.table])),)


@pick.tells
def about_store(g: BangTable, seat: int, person: Person, by: Person, played: str, customers: int) -> About:
    number = customers - len(g.at[g.data.table]) + 1
    like = causes.like(g, played, "general_store")
    cause = causes.said("store", by=g.label(by), like=like, **causes.shown(g, played))
    return About(cause, {"number": number, "of": customers}, hand_changes(g, "pick", person, 1))


@pick.answer("pick")
def picked(g: BangTable, seat: int, person: Person, by: Person, played: str, customers: int, card: FaceId) -> None:
    buy(g, person, g.named(g.at[g.data.table], card))


@pick.refuse("pick")
def why_not_pick(
    g: BangTable, seat: int, person: Person, by: Person, played: str, customers: int, card: str
) -> IllegalMove | None:
    return IllegalMove("not-in-store")


def buy(g: BangTable, person: Person, piece: PieceId) -> None:
    g.tell("picked", {"card": piece}, seat=person)
    to_hand(g, person, (piece,), g.data.table)


# ---- Dynamite ----


@on(dynamite_ticks, "dynamite")
def dynamite_there(g: BangTable, me: Person) -> None:
    """Spades from 2 to 9, and it explodes; otherwise it goes on."""
    g.then(light, me)


@rule
def light(g: BangTable, person: Person) -> None:
    if g.in_play(person) and lies(g, person, "dynamite") >= 0:
        g.then(luck, person, "dynamite")
        g.then(settle)


@on(hoped_for, "dynamite")
def no_spark(g: BangTable, me: Person, lucky: bool, card: Card | None) -> bool:
    """Spades from 2 to 9 make it explode."""
    return card is None or suit(g, card) != "S" or not 2 <= card.rank <= 9


@on(luck_decided, "dynamite")
def dynamite_checked(g: BangTable, person: Person, lucky: bool) -> None:
    piece = lies(g, person, "dynamite")
    if lucky:
        g.then(pass_dynamite, person, piece)
    else:
        discard(g, person, piece)
        g.tell("exploded", seat=person)
        g.then(lose_life, person, DYNAMITE, NOBODY, "dynamite")


@rule
def pass_dynamite(g: BangTable, person: Person, piece: PieceId) -> None:
    """To the next player who has none; with two players the other one chooses the character."""
    free = [p for p in in_turn(g, person)[1:] if lies(g, p, "dynamite") < 0]
    following = passes_dynamite(g, modes(g), free[:1], person)
    if len(following) > 1:
        ask(g, following[0], place_dynamite, person, piece)
    elif following:
        move(g, piece, g.data.front[person], g.data.front[following[0]])
        g.tell("dynamite_passed", seat=person, victim=following[0])
    else:
        g.tell("dynamite_stays", seat=person)


@question
def place_dynamite(g: BangTable, seat: int, person: Person, giver: Person, piece: PieceId) -> Sentences:
    """In front of which of one's characters."""
    mine = [p for p in g.ring if g.owner[p] == seat and lies(g, p, "dynamite") < 0]
    return (("put", [g.label(p) for p in mine]),)


@place_dynamite.tells
def about_dynamite(g: BangTable, seat: int, person: Person, giver: Person, piece: PieceId) -> About:
    cause = causes.said("dynamite", by=g.label(giver), **causes.shown(g, g.card(piece).id))
    [(_, mine)] = place_dynamite.moves(g, seat, person, giver, piece)
    notes = [dynamite(g, "put", g.person(label), target=label) for label in mine]
    return About(cause, notes=notes)


@place_dynamite.answer("put")
def put_dynamite(g: BangTable, seat: int, person: Person, giver: Person, piece: PieceId, target: str) -> None:
    taker = g.person(target)
    move(g, piece, g.data.front[giver], g.data.front[taker])
    g.tell("dynamite_passed", seat=giver, victim=taker)


@place_dynamite.refuse("put")
def why_not_put(
    g: BangTable, seat: int, person: Person, giver: Person, piece: PieceId, target: str
) -> IllegalMove | None:
    taker = g.person(target)
    mine = g.in_play(taker) and g.owner[taker] == seat
    return IllegalMove("lies-already" if mine else "own-character")


# ---- Jail ----


@on(jail_opens, "jail")
def jail_there(g: BangTable, me: Person) -> None:
    """Hearts, and he is free; otherwise the turn is lost."""
    g.then(jail_luck, me)


@rule
def jail_luck(g: BangTable, person: Person) -> None:
    if g.in_play(person) and lies(g, person, "jail") >= 0:
        g.then(luck, person, "jail")
        g.then(settle)


on(hoped_for, "jail")(hearts)


@on(luck_decided, "jail")
def jail_checked(g: BangTable, person: Person, free: bool) -> None:
    if free or g.options.jail_release == "always":
        discard(g, person, lies(g, person, "jail"))
    g.tell("jail_left" if free else "jail_kept", seat=person)
    if not free:
        stay_in_jail(g, person)


def stay_in_jail(g: BangTable, person: Person) -> None:
    """The turn is lost, unless another character of his is free."""
    if turn_lost(g, modes(g), True, person):
        g.skipped = True
    stayed_in_jail(g, owned(g.abilities[person], person))


# ---- Volcanic ----


@on(shot_limit, "volcanic")
def volcanic(g: BangTable, me: Person, limit: int) -> int:
    return UNLIMITED
