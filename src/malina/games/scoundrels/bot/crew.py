"""What scoundrels are worth to have: what a plan of the slots gains by them, how often others are used, their icons."""

from __future__ import annotations

from math import sqrt

from ..box import SLOTS
from ..faces import Job, Strategy, Trait
from ..language import Ability
from .general import usual
from .stakes import Mind


def use_worth(mind: Mind, trait: Trait, job: Job) -> float:
    """What one use will bring, some day."""
    worth = usual(mind, Ability((*trait.use_cost, *job.cost), job.requires, job.ops))
    twice = mind.weights.crew.twice if trait.use_twice else 1.0
    return max(0.0, worth) * twice + trait.bonus_money * mind.dollar


def keeping(mind: Mind, trait: Trait, job: Job) -> float:
    """What a scoundrel on our sheet is worth: what it will do, and its tech icons."""
    weights = mind.weights.crew
    worth = use_worth(mind, trait, job)
    once = job.discard_after_use or trait.then_discard
    by_uses = min(1.0, uses(mind, trait)) * worth if once else all_uses(mind, trait, worth)
    return weights.keep * by_uses + (0.0 if once else (trait.tech + job.tech) * weights.tech)


def all_uses(mind: Mind, trait: Trait, worth: float) -> float:
    if trait.timing != "slots":
        return uses(mind, trait) * worth
    days = mind.sight.turns_left(mind.me) / mind.sight.box.setup.rounds
    return days * daily(mind, trait, worth)


def daily(mind: Mind, trait: Trait, worth: float) -> float:
    """How much more the best slots of a day bring with it than without it."""
    slots = slot_worths(mind, trait)
    rounds = mind.sight.box.setup.rounds
    without = sum(sorted(slots.values(), reverse=True)[:rounds])
    with_it = sorted([value + worth * (slot in trait.slots) for slot, value in slots.items()], reverse=True)
    return sum(with_it[:rounds]) - without


def slot_worths(mind: Mind, but: Trait) -> dict[str, float]:
    """What a card in each slot brings, some day, without this scoundrel."""
    if not mind.leader:
        abilities = mind.sight.box.leader_abilities
        mind.leader = {slot: usual(mind, abilities[slot]) if slot in abilities else 0.0 for slot in SLOTS}
    found = mind.leader.copy()
    for trait, job in mind.sight.crew(mind.me):
        if trait is not but and trait.slots:
            worth = use_worth(mind, trait, job)
            for slot in trait.slots:
                found[slot] += worth
    return found


def uses(mind: Mind, trait: Trait) -> float:
    """How often it will be used, if it is on our sheet from now on."""
    weights = mind.weights.crew
    days = mind.sight.turns_left(mind.me) / mind.sight.box.setup.rounds
    timing = trait.condition or trait.timing
    if timing == "when_hired":
        return 0.0
    if timing == "slots":
        return weights.slot * len(trait.slots) * days
    if timing == "reaction":
        return weights.link * sqrt(len(trait.arrows)) * days
    return times(mind, timing)


def times(mind: Mind, timing: str) -> float:
    """How often its time will come."""
    weights, sight = mind.weights.crew, mind.sight
    turns = sight.turns_left(mind.me)
    days = turns / sight.box.setup.rounds
    if timing == "end_of_day":
        return weights.per_day[timing] * (sight.days_after + (mind.g.step not in ("day", "morning")))
    return weights.per_turn[timing] * turns if timing in weights.per_turn else weights.per_day[timing] * days


def strategy(mind: Mind, card: Strategy) -> float:
    """What a strategy card will bring, whenever its time comes."""
    return times(mind, card.timing) * max(0.0, usual(mind, Ability(card.cost, "", card.ops)))
