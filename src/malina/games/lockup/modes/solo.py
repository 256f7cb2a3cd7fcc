"""Chapter 17: one player against the guards, who decide nothing."""

from __future__ import annotations

from ....kernel.decision import Sentences
from ....kernel.pieces import draw, mix, move, move_all, reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import Piece
from ..faces import RESOURCES, Item, Reward
from ..moments import (
    Start,
    boards_taken,
    cube_stars,
    guards_effect,
    guards_reward,
    guards_turn,
    keep_suspicion,
    lights_out_ends,
    on,
    placed,
    roll_call_begins,
    start_of,
    turned_up,
)
from ..rules.cubes import gain, give_back, listed, pairs, stock
from ..rules.dealings import swap
from ..rules.gains import own_goon, own_item
from ..rules.goons import board_goons
from ..rules.items import ANY, affordable, display
from ..rules.raid import losses
from ..rules.rewards import receive, received
from ..rules.turning import turn_up
from ..table import LockupTable

PLAYER = 0
RECRUITS = 2


@on(start_of, "solo")
def guard_board(g: LockupTable, me: int, start: Start, party: int) -> Start:
    constants = g.data.cards.constants
    if party != me:
        return start
    stars = constants.start_reputation_guard_expert if g.options.expert else constants.start_reputation_guard
    return stars, constants.start_power_guard, 0


@on(boards_taken, "solo")
def guards_begin(g: LockupTable, me: int) -> None:
    g.marker = me


# ---- Roll Call ----


@on(roll_call_begins, "solo")
def stand_guard(g: LockupTable, me: int) -> None:
    for number, location in enumerate(g.data.locations):
        if not location.closed:
            draw(g, g.data.guard_deck, g.data.room[number][me])
    g.tell("guards_stand", left=len(g.at[g.data.guard_deck]))


def closed_guards(g: LockupTable) -> list[int]:
    return sorted(piece for room in g.data.room for piece in g.at[room[g.seats]] if g.closed(piece))


@on(guards_turn, "solo")
def guards_act(g: LockupTable, me: int) -> None:
    """The player turns up one of their cards; then a location card sends another one."""
    if closed_guards(g):
        g.ask(PLAYER, reveal_guard)
    g.then(location_card)


@question
def reveal_guard(g: LockupTable, seat: int) -> Sentences:
    return (("turn_up", closed_guards(g)),)


@reveal_guard.answer("turn_up")
def turn_guard_up(g: LockupTable, seat: int, guard: Piece) -> None:
    turn_up(g, guard, next(n for n, room in enumerate(g.data.room) if guard in g.at[room[g.seats]]), g.seats)


@reveal_guard.refuse("turn_up")
def why_not_turn_up(g: LockupTable, seat: int, guard: int) -> IllegalMove:
    return IllegalMove("no-such-guard")


@rule
def location_card(g: LockupTable) -> None:
    for card in draw(g, g.data.location_deck, g.data.location_discard):
        reveal(g, (card,))
        location = g.face[card].location
        g.tell("location_card", {"card": card})
        if location:
            number = g.data.number[location]
            for guard in draw(g, g.data.guard_deck, g.data.room[number][g.seats]):
                turn_up(g, guard, number, g.seats)


@on(turned_up, "solo")
def backup(g: LockupTable, me: int, piece: int, number: int) -> None:
    """Another guard comes; if tokens are being compared there, he counts at once."""
    if piece in g.tokens_at(number, me) and g.face[piece].backup:
        location = g.data.locations[number].id
        for guard in draw(g, g.data.guard_deck, g.data.room[number][me]):
            g.tell("backup", location=location)
            if g.location == location and g.step == "lights_out":
                turn_up(g, guard, number, me)


@on(placed, "solo")
def last_token(g: LockupTable, me: int, seat: int) -> None:
    """Roll Call is over the moment the player has placed his last token."""
    if not g.at[g.data.cell[seat]]:
        g.passed[seat] = True


# ---- Lights Out: rewards ----


@on(guards_reward, "exercise_yard", "sewers", "infirmary", "smithy")
def simply_take(g: LockupTable, me: int, number: int, reward: Reward, place: int) -> None:
    """What the supply does not have is no reward."""
    before = g.power[me], g.wealth(me)
    loot = place == 1 and g.bandits_at[number]
    receive(g, me, reward)
    if before != (g.power[me], g.wealth(me)) or reward.marker or loot:
        g.then(received, number, me, place)


@on(guards_reward, "commissary")
def take_scarcest(g: LockupTable, me: int, number: int, reward: Reward, place: int) -> None:
    if place != 1:
        return
    if (kind := scarcest(g, me)) is not None:
        gain(g, me, kind)
        g.tell("gained", seat=g.name(me), cubes=[[kind, 1]])
    if kind is not None or g.bandits_at[number]:
        g.then(received, number, me, place)


def scarcest(g: LockupTable, me: int) -> str | None:
    """The kind they own least of, the rarest of equals, of those the supply has."""
    there = [kind for kind, count in stock(g).items() if count]
    mine = g.purse(me)
    return min(there, key=lambda kind: (mine[kind], -RESOURCES.index(kind)), default=None)


@on(guards_reward, "chow_hall")
def take_suspicious(g: LockupTable, me: int, number: int, reward: Reward, place: int) -> None:
    """The two goons with most suspicion, for nothing; of equals the one in the lower location."""
    if place != 1 or not board_goons(g):
        return
    for piece in wanted_goons(g):
        own_goon(g, me, piece, next(space for space in g.data.goon_space.values() if piece in g.at[space]))
    g.then(received, number, me, place)


def wanted_goons(g: LockupTable) -> list[int]:
    return sorted(board_goons(g), key=lambda piece: -int(g.face[piece].suspicion))[:RECRUITS]


@on(guards_reward, "cell_block")
def craft_or_reserve(g: LockupTable, me: int, number: int, reward: Reward, place: int) -> None:
    """The dearest item they can pay for; else they reserve the dearest of the display for nothing."""
    wanted = wanted_item(g, me)
    if wanted is None:
        return
    piece, payable = wanted
    if payable:
        pay_for(g, me, g.face[piece])
        own_item(g, me, piece, g.data.reserved[me] if piece in g.at[g.data.reserved[me]] else slot_of(g, piece))
    else:
        move(g, piece, slot_of(g, piece), g.data.reserved[me])
        g.tell("reserved", {"item": piece}, seat=g.name(me), cubes=[])
    g.then(received, number, me, place)


def wanted_item(g: LockupTable, me: int) -> tuple[int, bool] | None:
    """What they would take, and can they pay for it?"""
    can = [piece for piece in (*g.at[g.data.reserved[me]], *display(g)) if affordable(g.face[piece].price, g.purse(me))]
    best = max(can or display(g), key=lambda piece: int(g.face[piece].value), default=None)
    return None if best is None else (best, bool(can))


def slot_of(g: LockupTable, piece: int) -> int:
    return next(slot for slot in g.data.slot if piece in g.at[slot])


def pay_for(g: LockupTable, me: int, item: Item) -> None:
    """Wild symbols are paid with the least rare cubes."""
    paid = {kind: count for kind, count in item.price.items() if kind != ANY}
    wild = item.price.get(ANY, 0)
    for kind, count in g.purse(me).items():
        more = min(wild, count - paid.get(kind, 0))
        paid[kind] = paid.get(kind, 0) + more
        wild -= more
    give_back(g, me, pairs(paid))
    g.tell("paid", seat=g.name(me), cubes=listed(pairs(paid)))


@on(guards_reward, "library")
def read_nothing(g: LockupTable, me: int, number: int, reward: Reward, place: int) -> None:
    stars(g, me, g.data.cards.constants.guard_library_stars)
    g.then(received, number, me, place)


def stars(g: LockupTable, me: int, count: int) -> None:
    g.reputation[me] += count
    g.tell("stars", seat=g.name(me), stars=count)


@on(lights_out_ends, "solo")
def back_to_barracks(g: LockupTable, me: int) -> None:
    """All guard and location cards are shuffled again."""
    move_all(g, g.data.guards_away, g.data.guard_deck)
    move_all(g, g.data.location_discard, g.data.location_deck)
    mix(g, g.at[g.data.guard_deck])
    mix(g, g.at[g.data.location_deck])


# ---- effects ----


@on(guards_effect, "storage_plus_1")
def no_limit(g: LockupTable, me: int) -> None:
    """The guards have none."""


@on(guards_effect, "draw_tome", "choose_tome")
def stars_for_a_tome(g: LockupTable, me: int) -> None:
    stars(g, me, g.data.cards.constants.guard_tome_substitute_stars)


@on(guards_effect, "exchange_resource")
def exchange_most(g: LockupTable, me: int) -> None:
    """One of the kind they have most of, the least rare of equals, for one of the kind they have least of."""
    mine, wanted = g.purse(me), scarcest(g, me)
    given = max(RESOURCES, key=lambda kind: (mine[kind], -RESOURCES.index(kind)))
    if wanted is not None and wanted != given and mine[given]:
        swap(g, me, [(given, 1)], [(wanted, 1)])


# ---- raid and score ----


@on(keep_suspicion, "solo")
def player_keeps(g: LockupTable, me: int, kept: frozenset[int]) -> frozenset[int]:
    """If the guards are suspected more the player keeps his cubes."""
    return kept | {PLAYER} if losses(g)[me] else kept


@on(cube_stars, "solo")
def guards_count_gold(g: LockupTable, me: int, value: int, party: int, kind: str) -> int:
    if party != me:
        return value
    return g.data.cards.constants.guard_gold_stars if kind == "gold" else 0
