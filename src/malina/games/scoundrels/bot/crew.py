"""What scoundrels are worth to have: how often they will be used, and what they will do then."""

from __future__ import annotations

from ..faces import Job, Trait
from ..language import Ability
from .general import usual
from .stakes import Mind


def uses(mind: Mind, trait: Trait, seat: int) -> float:
    """How often this seat will use it, if it is on the sheet from now on."""
    weights, sight = mind.weights.crew, mind.sight
    rounds = sight.box.setup.rounds
    turns = sight.turns_left(seat)
    days = turns / rounds
    timing = trait.timing
    if timing == "when_hired":
        return 0.0
    if timing == "slots":
        rate = weights.slot + weights.wide * (len(trait.slots) - 1)
        return min(rate, rounds * 0.9) * days
    if timing == "reaction":
        links = 1.0 if len(trait.arrows) > 1 else 0.7
        return weights.link * links * days * weights.slot * 1.5
    if trait.then_discard:
        return min(weights.once, turns)
    if trait.condition:
        return weights.per_turn[trait.condition] * turns
    if timing in weights.per_turn:
        return weights.per_turn[timing] * turns
    if timing == "end_of_day":
        left = sight.days_after + (mind.g.step not in ("day", "morning"))
        return weights.per_day[timing] * left
    return weights.per_day[timing] * days


def use_worth(mind: Mind, trait: Trait, job: Job) -> float:
    """What one use will bring, some day."""
    worth = usual(mind, Ability((*trait.use_cost, *job.cost), job.requires, job.ops))
    return worth * (1.7 if trait.use_twice else 1.0) + trait.bonus_money * mind.dollar


def keeping(mind: Mind, trait: Trait, job: Job) -> float:
    """What a scoundrel on our sheet is worth: what it will do, and its tech icons."""
    weights = mind.weights.crew
    once = job.discard_after_use or trait.then_discard
    times = uses(mind, trait, mind.me)
    times = min(times, 1.0) if once else times
    tech = 0.0 if once else (trait.tech + job.tech) * weights.tech
    return weights.keep * times * max(0.0, use_worth(mind, trait, job)) + tech
