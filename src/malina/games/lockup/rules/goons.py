"""Chapter 12: goons are recruited in the Chow Hall, from any location."""

from __future__ import annotations

from ....kernel.decision import Sentence, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId
from ..faces import Reward
from ..table import LockupTable
from .cubes import Paid, give_back, listed, some_cubes
from .gains import own_goon
from .tomes import spend

MANUAL = "recruiters_manual"


def board_goons(g: LockupTable) -> list[int]:
    """The goons in the locations, in the order of these."""
    return [piece for space in g.data.goon_space.values() for piece in g.at[space]]


def prices(reward: Reward) -> dict[int, int]:
    """What so many goons cost."""
    return {1: reward.one, 2: reward.two} if reward.two else {1: reward.one}


def recruits(g: LockupTable, seat: int, reward: Reward) -> list[Sentence]:
    """One goon, or two where there are two; with a tome they are cheaper."""
    there = g.ids(board_goons(g))
    mine = g.purse(seat)
    off = next((tome.amount for tome in g.cards(g.data.hand[seat]) if tome.id == MANUAL), 0)
    found: list[Sentence] = []
    for count, price in prices(reward).items():
        if len(there) >= count:
            for paid, tome in ((price, None), (max(price - off, 0), (MANUAL,))):
                if g.wealth(seat) >= paid and (tome is None or off):
                    found.append(("recruit", there, (count,), some_cubes(mine, paid), tome))
    return found


def recruit_goons(g: LockupTable, seat: int, goon: str, count: int, cubes: Paid, tome: str | None) -> None:
    """The whole price is paid before the first one is taken, whose effect takes place before the second is chosen."""
    if tome is not None:
        spend(g, seat, tome)
    give_back(g, seat, cubes)
    if cubes:
        g.tell("paid", seat=seat, cubes=listed(cubes))
    take_goon(g, seat, goon)
    if count > 1:
        g.then(another, seat)


def take_goon(g: LockupTable, party: int, goon: str) -> None:
    for space in g.data.goon_space.values():
        if any(g.face[piece].id == goon for piece in g.at[space]):
            own_goon(g, party, g.at[space][0], space)
            return


@rule
def another(g: LockupTable, seat: int) -> None:
    g.ask(seat, second_goon)


@question
def second_goon(g: LockupTable, seat: int) -> Sentences:
    return (("take_goon", g.ids(board_goons(g))),)


@second_goon.answer("take_goon")
def take_second(g: LockupTable, seat: int, goon: FaceId) -> None:
    take_goon(g, seat, goon)


@second_goon.refuse("take_goon")
def why_not_second(g: LockupTable, seat: int, goon: str) -> IllegalMove:
    return IllegalMove("no-such-goon")


def why_not_recruit(g: LockupTable, seat: int, reward: Reward, goon: str, count: int) -> IllegalMove | None:
    if goon not in g.ids(board_goons(g)):
        return IllegalMove("no-such-goon")
    if count not in prices(reward):
        return IllegalMove("not-so-many-goons")
    if len(board_goons(g)) < count:
        return IllegalMove("no-such-goon")
    needed = prices(reward)[count]
    return IllegalMove("goons-too-dear", price=needed, money=g.wealth(seat)) if g.wealth(seat) < needed else None
