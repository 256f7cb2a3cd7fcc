"""Chapter 7: what each place in a location brings.

A reward is data; what it lets somebody do is one sentence, or several, of the question `reward`."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import About, Note, Said, Sentence, Sentences
from ....kernel.pieces import move_all
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, Seat
from ..faces import RESOURCES, Reward
from ..moments import guards_reward
from ..table import LockupTable, Pair
from .cubes import Paid, gain, listed, pairs, some_cubes, stock
from .dealings import one, swap, why_not_swap
from .gains import choose_tome, draw_tomes, gain_power, tomes_left
from .goons import board_goons, recruit_goons, recruits, why_not_recruit
from .items import craft_item, crafts, display, reserve_item, reserves, why_not_craft, why_not_reserve
from .tomes import a_star_less, play, playable, why_not_play


def reward_of(g: LockupTable, number: int, place: int, present: int) -> Reward | None:
    """The line in force for a place; alone nobody is last."""
    lines = g.data.rewards[g.data.locations[number].id]
    if str(place) in lines:
        return lines[str(place)]
    if "last" in lines and place == present > 1:
        return lines["last"]
    return lines.get("rest")


@rule
def reward_place(g: LockupTable, number: int, party: int, place: int, present: int) -> None:
    reward = reward_of(g, number, place, present)
    if reward is None:
        return
    if g.guards(party):
        guards_reward(g, [(reward.location, party)], number, reward, place)
    elif could_use(g, party, number, reward, place) or g.at[g.data.hand[party]]:
        g.ask(party, reward_choice, number, place, present)
    else:
        g.tell("no_use", seat=party, location=reward.location, place=place)


def could_use(g: LockupTable, seat: int, number: int, reward: Reward, place: int) -> bool:
    """Is there something in it for him, by what everybody knows?"""
    if reward.swap:
        return g.wealth(seat) >= reward.swap and any(stock(g).values())
    if reward.one:
        return g.wealth(seat) >= reward.one and bool(board_goons(g))
    if reward.cells:
        return g.wealth(seat) > 0 and bool(display(g) or g.at[g.data.reserved[seat]])
    return there_is(g, reward) or takes_loot(g, number, place)


def there_is(g: LockupTable, reward: Reward) -> bool:
    """Does the supply have any part of a reward that is simply taken?"""
    there = stock(g)
    cubes = any(getattr(reward, kind) and there[kind] for kind in RESOURCES)
    tomes = (reward.tomes or reward.choose_tome) and tomes_left(g)
    choice = reward.choice and any(there.values())
    return bool(cubes or tomes or choice or reward.marker or (reward.power and g.supply.power))


def loot_of(g: LockupTable, number: int) -> list[Pair]:
    """What bandits have put down in a location."""
    return pairs({kind: g.bandits_at[number].count(kind) for kind in RESOURCES})


def takes_loot(g: LockupTable, number: int, place: int) -> bool:
    return place == 1 and bool(g.bandits_at[number])


@question
def reward_choice(g: LockupTable, seat: int, number: int, place: int, present: int) -> Sentences:
    return *uses(g, seat, number, place, present), ("decline",), ("play", playable(g, seat, "reward"))


def uses(g: LockupTable, seat: int, number: int, place: int, present: int) -> Sentences:
    """The ways to make use of a reward."""
    reward = line(g, number, place, present)
    if reward.swap:
        return swaps(g, seat, reward.swap)
    if reward.one:
        return recruits(g, seat, reward)
    if reward.cells:
        return *crafts(g, seat), *reserves(g, seat)
    if reward.choice and any(stock(g).values()):
        return (("choose", [kind for kind, count in stock(g).items() if count]),)
    return (("take",),) if could_use(g, seat, number, reward, place) else ()


def line(g: LockupTable, number: int, place: int, present: int) -> Reward:
    found = reward_of(g, number, place, present)
    assert found is not None
    return found


def swaps(g: LockupTable, seat: int, price: int) -> Sentences:
    """Cubes are paid before one is taken: it may be one of those."""
    mine, there = g.purse(seat), stock(g)
    paid = some_cubes(mine, price)
    found: list[Sentence] = [("swap", paid, one(kind)) for kind in there if there[kind]]
    for kind in there:
        if mine[kind] and not there[kind]:
            ways = [cubes for cubes in map(paid.__getitem__, range(len(paid))) if kind in dict(cubes)]
            found.append(("swap", ways, one(kind)))
    return found


@reward_choice.answer("take")
def take(g: LockupTable, seat: int, number: int, place: int, present: int) -> None:
    receive(g, seat, line(g, number, place, present))
    g.then(received, number, seat, place)


def receive(g: LockupTable, party: int, reward: Reward) -> None:
    """As much of it as there is."""
    taken = [[kind, count] for kind in RESOURCES if (count := gain(g, party, kind, getattr(reward, kind)))]
    if taken:
        g.tell("gained", seat=g.name(party), cubes=taken)
    if reward.power:
        gain_power(g, party, reward.power)
    if reward.marker and g.marker != party:
        g.marker = party
        g.tell("marker", seat=g.name(party))
    if reward.tomes and not g.guards(party):
        draw_tomes(g, party, reward.tomes)
    if reward.choose_tome and not g.guards(party):
        g.then(choose_tome, party)


@reward_choice.answer("choose")
def choose_cube(g: LockupTable, seat: int, number: int, place: int, present: int, cube: str) -> None:
    gain(g, seat, cube)
    g.tell("gained", seat=seat, cubes=[[cube, 1]])
    g.then(received, number, seat, place)


@reward_choice.answer("swap")
def swap_cubes(g: LockupTable, seat: int, number: int, place: int, present: int, cubes: Paid, gains: Paid) -> None:
    swap(g, seat, cubes, gains)
    g.then(received, number, seat, place)


@reward_choice.answer("recruit")
def recruit(
    g: LockupTable,
    seat: int,
    number: int,
    place: int,
    present: int,
    goon: FaceId,
    goons: int,
    cubes: Paid,
    tome: FaceId | None = None,
) -> None:
    recruit_goons(g, seat, goon, goons, cubes, tome)
    g.then(received, number, seat, place)


@reward_choice.answer("craft")
def craft(
    g: LockupTable,
    seat: int,
    number: int,
    place: int,
    present: int,
    item: FaceId,
    cubes: Paid | None = None,
    ignored: str | None = None,
    victim: Seat | None = None,
    stolen: str | None = None,
) -> None:
    craft_item(g, seat, item, cubes or [], ignored, victim, stolen)
    g.then(received, number, seat, place)


@reward_choice.answer("reserve")
def reserve(
    g: LockupTable, seat: int, number: int, place: int, present: int, item: FaceId, cubes: Paid | None = None
) -> None:
    reserve_item(g, seat, item, cubes or [])
    g.then(received, number, seat, place)


@reward_choice.answer("decline")
def decline(g: LockupTable, seat: int, number: int, place: int, present: int) -> None:
    g.tell("declined", seat=seat, location=g.location)


@reward_choice.answer("play", stays=True)
def play_at_reward(g: LockupTable, seat: int, number: int, place: int, present: int, tome: FaceId) -> None:
    play(g, seat, tome)


@rule
def received(g: LockupTable, number: int, party: int, place: int) -> None:
    """The first one takes what bandits have put there; then the tokens go home."""
    if takes_loot(g, number, place):
        cubes = loot_of(g, number)
        g.bandits_at[number] = ()
        for kind, count in cubes:
            getattr(g, kind)[party] += count
        g.tell("loot", seat=g.name(party), cubes=listed(cubes), location=g.location)
    send_home(g, number, party)


def send_home(g: LockupTable, number: int, party: int) -> None:
    """Tokens go back to the cell, where all still know them until the next Roll Call; guard cards leave the board."""
    target = g.data.guards_away if g.guards(party) else g.data.cell[party]
    move_all(g, g.data.room[number][party], target)


# ---- why not ----


@reward_choice.refuse("take")
def why_not_take(g: LockupTable, seat: int, number: int, place: int, present: int) -> IllegalMove:
    return IllegalMove("other-reward", location=g.location)


@reward_choice.refuse("choose")
def why_not_choose(g: LockupTable, seat: int, number: int, place: int, present: int, cube: str) -> IllegalMove:
    if line(g, number, place, present).choice and cube in RESOURCES:
        return IllegalMove("supply-empty")
    return IllegalMove("other-reward", location=g.location)


@reward_choice.refuse("swap")
def why_not_swap_here(
    g: LockupTable, seat: int, number: int, place: int, present: int, cubes: Paid, gains: Paid
) -> IllegalMove:
    price = line(g, number, place, present).swap
    return why_not_swap(g, seat, cubes, gains, price) if price else IllegalMove("other-reward", location=g.location)


@reward_choice.refuse("recruit")
def why_not_recruit_here(
    g: LockupTable, seat: int, number: int, place: int, present: int, goon: str, goons: int, cubes: Paid, tome: object
) -> IllegalMove | None:
    reward = line(g, number, place, present)
    if reward.one:
        return why_not_recruit(g, seat, reward, goon, goons)
    return IllegalMove("other-reward", location=g.location)


@reward_choice.refuse("craft")
def why_not_craft_here(
    g: LockupTable, seat: int, number: int, place: int, present: int, item: str, **others: object
) -> IllegalMove | None:
    cells = line(g, number, place, present).cells
    return why_not_craft(g, seat, item) if cells else IllegalMove("other-reward", location=g.location)


@reward_choice.refuse("reserve")
def why_not_reserve_here(
    g: LockupTable, seat: int, number: int, place: int, present: int, item: str, cubes: object
) -> IllegalMove | None:
    cells = line(g, number, place, present).cells
    return why_not_reserve(g, seat, item) if cells else IllegalMove("other-reward", location=g.location)


@reward_choice.refuse("play")
def why_not_at_reward(g: LockupTable, seat: int, number: int, place: int, present: int, tome: str) -> IllegalMove:
    return why_not_play(g, seat, "reward", tome)


# ---- what the answers bring ----


@reward_choice.tells
def about_reward(g: LockupTable, seat: int, number: int, place: int, present: int) -> About:
    reward = line(g, number, place, present)
    home = number == g.data.library
    notes = [
        Note("decline", Said("stays_home") if home else Said("to_library")),
        a_star_less(g),
    ]
    if there_is(g, reward):
        notes.append(Note("take", Said("brings", brings(g, reward))))
    if reward.cells:
        stars = g.reputation[seat]
        for piece in (*display(g), *g.at[g.data.reserved[seat]]):
            card = g.face[piece]
            notes.append(Note("craft", Said("stars", {"from": stars, "to": stars + card.value}), {"item": card.id}))
    if takes_loot(g, number, place):
        loot = Said("loot", {"cubes": listed(loot_of(g, number))})
        notes += [Note(verb, loot) for verb in ("take", "choose", "recruit")]
    return About(args={"location": reward.location, "place": place}, notes=notes)


def brings(g: LockupTable, reward: Reward) -> dict[str, Any]:
    """What a reward that is simply taken brings: as much as the supply has."""
    there = stock(g)
    cubes = [[kind, count] for kind in RESOURCES if (count := min(getattr(reward, kind), there[kind]))]
    power = min(reward.power, g.supply.power)
    return {
        "cubes": cubes,
        "power": power,
        "marker": reward.marker,
        "tomes": reward.tomes,
        "chosen": reward.choose_tome,
    }
