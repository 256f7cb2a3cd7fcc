"""The greedy bot of Crooks: chapter 16. Each of its considerations is a function here; their weights are in bot.toml.

What the end of the game is expected to be worth is worked out in bot_outlook.py, what the seat knows in bot_sight.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import comb, prod
from typing import Any, NamedTuple

from ...kernel.decision import Decision, Move
from ...kernel.dice import Dice
from .bot_outlook import Effect, Outlook, modifiers, strength
from .bot_sight import Pile, Sight
from .bot_weights import Weights, shipped
from .cards import Crook

WEIGHTS = shipped()
Worth = dict[str, float]  # crook -> what it is worth in its best place; missing: it cannot be placed at all


class Way(NamedTuple):
    """A way to place a crook."""

    job: int
    face: str
    action: dict[str, Any] | None = None


def choose(view: dict[str, Any], decision: Decision, dice: Dice, weights: Weights = WEIGHTS) -> Move:
    return CHOICES[decision.kind](Outlook(Sight(view), weights), decision, dice)


def choose_hideout(outlook: Outlook, decision: Decision, dice: Dice) -> Move:
    recruits = [move for move in decision.moves if move["cmd"] == "recruit"]
    piles = [outlook.sight.piles[move["hideout"]] for move in recruits]
    worth = worth_of_crooks(outlook, piles)
    values = [pile_value(outlook, pile, worth) for pile in piles]
    if max(values) <= 0 and all_would_hurt(outlook, piles):  # what is worth its price does not hurt
        return {"cmd": "pass"}
    return best(recruits, values, dice)


def choose_crook(outlook: Outlook, decision: Decision, dice: Dice) -> Move:
    opened = outlook.sight.opened
    assert opened is not None
    worth = worth_of_crooks(outlook, [outlook.sight.piles[opened]])
    return best(decision.moves, [worth[move["crook"]] for move in decision.moves], dice)


def choose_place(outlook: Outlook, decision: Decision, dice: Dice) -> Move:
    crook = outlook.sight.hand
    assert crook is not None
    ways = [Way(move["job"], move["face"], move.get("action")) for move in decision.moves]
    return best(decision.moves, [placement_value(outlook, crook, way) for way in ways], dice)


CHOICES: dict[str, Callable[[Outlook, Decision, Dice], Move]] = {
    "turn": choose_hideout,
    "choose": choose_crook,
    "place": choose_place,
}


def best(moves: Iterable[Move], values: list[float], dice: Dice) -> Move:
    """The move of the highest value; the dice choose among equals."""
    most = max(values) - 1e-9
    equals = [move for move, value in zip(moves, values, strict=True) if value >= most]
    return equals[dice.below(len(equals))] if len(equals) > 1 else equals[0]


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


def all_would_hurt(outlook: Outlook, piles: list[Pile]) -> bool:
    """Hint 9, pass late: only if no pile makes the end any better than stopping here does."""
    stopping = outlook.if_we_stop()
    worth = worth_of_crooks(stopping, piles)
    return all(expected_best(pile, worth) <= 0 for pile in piles)


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
