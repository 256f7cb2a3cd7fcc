"""The greedy bot of Crooks: chapter 16. Each of its considerations is a function here; their weights are in bot.toml.

What the end of the game is expected to be worth is worked out in bot_outlook.py, what the seat knows in bot_sight.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from math import comb, prod
from typing import Any, NamedTuple

from ...kernel.decision import Decision
from ...kernel.policy import EQUAL, Policy, Ranking, View
from .bot_outlook import Effect, Outlook, modifiers, strength
from .bot_sight import Pile, Sight
from .bot_weights import Weights, read, shipped
from .cards import Crook

WEIGHTS = shipped()
CHARACTERS: tuple[str, ...] = ()
CLEAR = 2 * EQUAL  # no equals: the dice have no say
Worth = dict[str, float]  # crook -> what it is worth in its best place; missing: it cannot be placed at all


class Way(NamedTuple):
    """A way to place a crook."""

    job: int
    face: str
    action: dict[str, Any] | None = None


def policy(character: str = "", weights: Mapping[str, Any] | None = None) -> Policy:
    """`weights` are those of a bot.toml, read; whatever it leaves out is as it ships."""
    return shipped_policy() if weights is None else _policy(read(weights))


@lru_cache
def shipped_policy() -> Policy:
    return _policy(WEIGHTS)


def _policy(weights: Weights) -> Policy:
    return Policy(partial(rank, weights=weights))


def rank(view: View, decision: Decision, weights: Weights = WEIGHTS) -> Ranking:
    return KINDS[decision.kind](Outlook(Sight(view), weights), decision)


def rank_turn(outlook: Outlook, decision: Decision) -> Ranking:
    recruits = [move for move in decision.moves if move["cmd"] == "recruit"]
    piles = [outlook.sight.piles[move["hideout"]] for move in recruits]
    worth = worth_of_crooks(outlook, piles)
    values = [pile_value(outlook, pile, worth) for pile in piles]
    return [*zip(recruits, values, strict=True), ({"cmd": "pass"}, passing(outlook, piles, max(values)))]


def rank_crooks(outlook: Outlook, decision: Decision) -> Ranking:
    opened = outlook.sight.opened
    assert opened is not None
    worth = worth_of_crooks(outlook, [outlook.sight.piles[opened]])
    return [(move, worth[move["crook"]]) for move in decision.moves]


def rank_placements(outlook: Outlook, decision: Decision) -> Ranking:
    crook = outlook.sight.hand
    assert crook is not None
    return [
        (move, placement_value(outlook, crook, Way(move["job"], move["face"], move.get("action"))))
        for move in decision.moves
    ]


KINDS: dict[str, Callable[[Outlook, Decision], Ranking]] = {
    "turn": rank_turn,
    "choose": rank_crooks,
    "place": rank_placements,
}


# ---- where to buy ----


def pile_value(outlook: Outlook, pile: Pile, worth: Worth) -> float:
    """What a search of this hideout is worth: the best crook there, its price, and whom we leave behind."""
    price = pile.size * outlook.sight.deck.money.recruit_per_card
    return expected_best(pile, worth) - price * price_of_a_dollar(outlook) - kingpin_discipline(outlook, pile, worth)


def expected_best(pile: Pile, worth: Worth) -> float:
    """Hint 2, look once, remember: the mean of the best crook we can hire there, over all the pile may hold."""
    hireable = [c for c in pile.among if c.id in worth and not (c.action == "kingpin" and pile.size > 1)]
    values = sorted((worth[crook.id] for crook in hireable), reverse=True)
    # Best is the i-th if it is in the pile and all others there come after it; nobody hireable is worth 0.
    ways = sum(value * comb(len(pile.among) - 1 - i, pile.size - 1) for i, value in enumerate(values))
    return ways / comb(len(pile.among), pile.size)


def price_of_a_dollar(outlook: Outlook) -> float:
    """Hint 1, money is the clock: a dollar has its price as long as there is something left to spend it on."""
    price = outlook.weights.dollar[outlook.sight.seats]
    return price * min(1.0, outlook.useful_dollars / max(1, outlook.sight.money[outlook.sight.me]))


def kingpin_discipline(outlook: Outlook, pile: Pile, worth: Worth) -> float:
    """Hint 3: do not take the other crook of two and leave the Kingpin to an opponent who can pay for him."""
    sight = outlook.sight
    kingpins = [crook for crook in pile.among if crook.action == "kingpin"]
    price = sight.deck.money.recruit_per_card
    others_can_pay = any(sight.money[o] >= price and not sight.passed[o] for o in sight.opponents)
    if pile.size != 2 or len(pile.among) > 2 or not kingpins or not others_can_pay:
        return 0.0
    return outlook.weights.fear * max(0.0, worth.get(kingpins[0].id, 0.0))


def passing(outlook: Outlook, piles: list[Pile], most: float) -> float:
    """Hint 9, pass late: only if no pile makes the end any better than stopping here does, and none is worth its price.
    `most` is the value of the best of them; passing is never its equal."""
    if most > 0:  # what is worth its price does not hurt
        return min(0.0, most - CLEAR)
    stopping = outlook.if_we_stop()
    worth = worth_of_crooks(stopping, piles)
    better = max(expected_best(pile, worth) for pile in piles)
    return most - (max(better, CLEAR) if better > 0 else min(better, -CLEAR))


def worth_of_crooks(outlook: Outlook, piles: list[Pile]) -> Worth:
    worth: Worth = {}
    for crook in {crook.id: crook for pile in piles for crook in pile.among}.values():
        values = [placement_value(outlook, crook, way) for way in ways_to_place(outlook, crook)]
        if values:
            worth[crook.id] = max(values)
    return worth


# ---- where to place ----


def placement_value(outlook: Outlook, crook: Crook, way: Way) -> float:
    """Hints 4 to 7 are in the expected gain; the rest is what the table does not show."""
    value = outlook.gain(effect_of(outlook.sight, crook, way))
    if way.face == "down":
        return value + secrecy(outlook, crook, way.job)
    if way.action and way.action["type"] == "pickpocket":
        return value + outlook.sight.deck.money.pickpocket_gain * price_of_a_dollar(outlook)
    if way.action and way.action["type"] == "spy":
        return value + spying(outlook, way.action)
    return value


def secrecy(outlook: Outlook, crook: Crook, job: int) -> float:
    """Hint 8: those who may still come do not know what must be beaten, nor that the job has lost its points.
    What this is worth, less the fee."""
    weights, sight, contest = outlook.weights, outlook.sight, outlook.contest(job)
    fee = sight.deck.money.face_down_fee * price_of_a_dollar(outlook)
    somebody_comes = 1 - prod([1 - outlook.entry(o, job) for o in sight.opponents if not sight.rows[o][job]])
    wins = contest.wins[crook.rating]
    at_stake = max(0, contest.points + crook.modifier) * wins * (1 - wins)
    return somebody_comes * (weights.contested * at_stake + weights.deceit * max(0, -crook.modifier)) - fee


def spying(outlook: Outlook, action: dict[str, Any]) -> float:
    """Bonus of 16.2 for using a spy, and hint 2. He looks where it matters: at unknown crooks on
    a job worth fighting for, or in a hideout we may buy from. Nothing is gained without a crook still to place."""
    weights, sight = outlook.weights, outlook.sight
    later = min(1.0, outlook.to_come[sight.me])
    if "job" in action:
        unknown = sum(None in row[action["job"]] for row in sight.rows)
        return later * unknown * (weights.look + weights.look_job * max(0, outlook.contest(action["job"]).points))
    pile = sight.piles[action["hideout"]]
    price = pile.size * sight.deck.money.recruit_per_card
    if len(pile.among) == pile.size or price > sight.money[sight.me]:
        return 0.0
    return later * (weights.look + weights.look_pile * pile.size)


def ways_to_place(outlook: Outlook, crook: Crook) -> Iterator[Way]:
    """Every way that may be the best: face down only if it pays, a spy only with the target he would choose."""
    sight = outlook.sight
    free = sight.free_jobs(sight.me)
    own = [job for job in sight.deck.jobs if job not in free]
    can_hide = sight.money[sight.me] >= sight.deck.money.face_down_fee and crook.action != "kingpin"
    for job in free:
        yield Way(job, "up")
        if can_hide and secrecy(outlook, crook, job) > 0:
            yield Way(job, "down")
    if crook.action == "pickpocket":
        yield from (Way(job, "up", {"type": "pickpocket"}) for job in free)
    elif crook.action == "accomplice":
        yield from (Way(job, "up", {"type": "accomplice"}) for job in own)
    elif crook.action == "switch":
        yield from (Way(job, "up", {"type": "switch", "to": to}) for job in own for to in free)
    elif crook.action == "assassin":
        yield from (Way(job, "up", {"type": "assassin", "victim": sight.me}) for job in own)
        victims = [(job, seat) for job in free for seat in sight.opponents if sight.rows[seat][job]]
        yield from (Way(job, "up", {"type": "assassin", "victim": seat}) for job, seat in victims)
    elif crook.action == "spy" and (targets := spy_targets(sight)):
        target = max(targets, key=lambda action: spying(outlook, action))
        yield from (Way(job, "up", target) for job in free)


def spy_targets(sight: Sight) -> list[dict[str, Any]]:
    """Jobs with crooks we do not know, and all hideouts with anybody in them."""
    jobs = [job for job in sight.deck.jobs if any(None in row[job] for row in sight.rows)]
    piles = [letter for letter, pile in sight.piles.items() if pile.size]
    return [*({"type": "spy", "job": job} for job in jobs), *({"type": "spy", "hideout": letter} for letter in piles)]


def effect_of(sight: Sight, crook: Crook, way: Way) -> Effect:
    """What the table looks like after this placement."""
    me, job = sight.me, way.job
    stack = sight.rows[me][job]
    circles = tuple([(me, gang, 1) for gang in crook.gangs])
    match way.action:
        case {"type": "accomplice"}:
            return Effect(((job, strength(stack) + crook.rating, crook.modifier),), None, circles)
        case {"type": "switch", "to": to}:
            moved = (to, strength(stack), modifiers(stack))
            return Effect(((job, crook.rating, crook.modifier - modifiers(stack)), moved), to, circles)
        case {"type": "assassin", "victim": victim}:
            killed = sight.rows[victim][job]
            circles += tuple([(victim, gang, -1) for dead in killed if dead for gang in dead.gangs])
            if victim == me:
                return Effect(((job, crook.rating, crook.modifier - modifiers(killed)),), None, circles)
            return Effect(((job, crook.rating, crook.modifier),), job, circles, victim)
        case _:
            return Effect(((job, crook.rating, crook.modifier),), job, circles)
