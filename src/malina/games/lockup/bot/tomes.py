"""When a tome is played: if what it does now is more than what is hoped of it later."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import Decision
from ....kernel.policy import Ranking
from ..faces import RESOURCES
from .belief import strength
from .cubes import plus, without
from .outlook import Outlook
from .rooms import Rooms

MUCH = 0.01  # a tome that is played for nothing is not played


def spent(outlook: Outlook) -> float:
    """What a tome in hand is worth that will be played at some time."""
    end = outlook.sight.goals.get("end_of_game")
    counted = 1.0 if end is not None and end.metric == "tomes_in_hand" else 0.0
    return 1 + counted + outlook.weights.hold * min(outlook.later, 3)


def rank_tomes(outlook: Outlook, decision: Decision, window: str) -> Ranking:
    """The tomes that may be played now, compared with playing none."""
    say = next((say for say in decision.moves.says if say.cmd == "play"), None)
    if say is None:
        return []
    kept = spent(outlook)
    return [
        ({"cmd": "play", "tome": tome}, gain(outlook, tome, window) - kept)
        for tome in say.blanks["tome"]  # type: ignore[attr-defined]
    ]


def gain(outlook: Outlook, tome: str, window: str) -> float:
    return GAINS[tome](outlook, window)


def muscle(outlook: Outlook, window: str) -> float:
    """At once: power works from now on."""
    return outlook.power + outlook.weights.power + 0.5


def almanac(outlook: Outlook, window: str) -> float:
    if window in ("reward", "start", "raid"):
        return outlook.gain("scrap", min(2, outlook.sight.stock[0]))
    return 0.0


def ledger(outlook: Outlook, window: str) -> float:
    if window not in ("reward", "start", "raid"):
        return 0.0
    purse = outlook.purse
    with_gold = plus(purse, 3)
    after = [
        outlook.cubes.worth(without(with_gold, [[kind, 1]])) for kind, n in zip(RESOURCES, purse, strict=True) if n
    ]
    return max(after, default=0.0) - outlook.cubes.worth(purse)


def notes(outlook: Outlook, window: str) -> float:
    """The best exchange of one cube, and a little for the second."""
    if window not in ("reward", "start", "raid"):
        return 0.0
    purse, worth = outlook.purse, outlook.cubes.worth
    best = 0.0
    for kind, there in zip(RESOURCES, purse, strict=True):
        if there:
            for other, stock in enumerate(outlook.sight.stock):
                if stock:
                    best = max(best, worth(without(plus(purse, other), [[kind, 1]])) - worth(purse))
    return best * 1.3


def alibi(outlook: Outlook, window: str) -> float:
    if window != "raid":
        return 0.0
    return -outlook.suspicion(-min(2, outlook.sight.suspicion[outlook.sight.me])) / outlook.weights.raids


def slander(outlook: Outlook, window: str) -> float:
    return -1.6 * outlook.suspicion(-1) / outlook.weights.raids if window == "raid" else 0.0


def code(outlook: Outlook, window: str) -> float:
    """An item that nobody can take any more."""
    if window not in ("turn", "reward", "start"):
        return 0.0
    return max([outlook.reserving(item.id, outlook.purse) for item in outlook.sight.display], default=0.0)


def brawl(outlook: Outlook, window: str) -> float:
    """All tokens lie open: does it help?"""
    sight = outlook.sight
    number, me = sight.location, sight.me
    order = [(sight.marker + n) % sight.parties for n in range(sight.parties)]
    there = [party for party in order if sight.rooms[number][party].pieces]
    if len(there) < 2 or number >= len(sight.rooms) - 1:
        return 0.0
    strengths = {
        party: sum([strength(face, sight.power[party]) for face in sight.rooms[number][party].known])
        + sight.brawl[party]
        for party in there
    }
    rooms = Rooms(outlook)

    def worth(more: int) -> float:
        now = {**strengths, me: strengths[me] + more}
        place = sorted(there, key=lambda party: -now[party]).index(me) + 1
        value = rooms.value(number, rooms.reward(number, place, len(there)), place)
        return value - 0.5 * rooms.others * rooms.stake(number) * (place - 1)

    return worth(2) - worth(0)


def atlas(outlook: Outlook, window: str) -> float:
    return outlook.weights.look * 2 if window == "turn" else 0.0


def stealth(outlook: Outlook, window: str) -> float:
    return outlook.weights.stealth * len(outlook.sight.cell)


def back_doors(outlook: Outlook, window: str) -> float:
    return outlook.weights.regret


GAINS: dict[str, Callable[[Outlook, str], float]] = {
    "way_of_muscle": muscle,
    "ragpickers_almanac": almanac,
    "black_ledger": ledger,
    "alchemists_notes": notes,
    "treatise_on_alibis": alibi,
    "art_of_slander": slander,
    "code_of_thieves": code,
    "brawlers_handbook": brawl,
    "atlas_of_hideouts": atlas,
    "big_book_of_stealth": stealth,
    "book_of_back_doors": back_doors,
}


def rank_book(outlook: Outlook, decision: Decision, window: str) -> Ranking:
    return [*rank_tomes(outlook, decision, window), ({"cmd": "pass"}, MUCH)]
