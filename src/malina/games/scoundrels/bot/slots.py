"""The plan of a day: which slots to play, with which cards.

Every slot brings something once a day; a card is true in its own slot and a bluff in any other. Whoever has as many
cards as turns lays those that are worth most, and the rest of the hand fills the slots that it has no true cards for.
"""

from __future__ import annotations

from ..faces import Job, Trait
from ..language import FreeHenchman, GainMoney, GainReputation, ScoutSafe, StealSafe
from .doubts import caprice, danger
from .gains import gain, of_scoundrel
from .stakes import Mind

ZERO = "0"


def plans(mind: Mind) -> tuple[dict[tuple[str, str], float], float]:
    """What it is worth to lay this rank into this slot, and to lay the 0 open."""
    g, sight, weights = mind.g, mind.sight, mind.weights.plan
    free, hand = g.empty_slots(mind.me), sight.hand
    turns = sight.turns_today(mind.me)
    brings = {slot: waking(mind, slot) for slot in free}
    risk = {slot: danger(mind, slot) for slot in free}
    some_day = {slot: max(weights.freed, risk[slot]) for slot in free}
    found = {}
    for card in set(hand):
        rest = [rank for rank in hand if rank != card]
        for slot in free:
            true = card == slot
            later = sorted([brings[s] - (0.0 if s in rest else some_day[s]) for s in free if s != slot], reverse=True)
            worth = brings[slot] - (0.0 if true else risk[slot]) + early(mind, slot, turns)
            worth += weights.later * sum(later[: max(0, turns - 1)])
            found[card, slot] = worth + (0.0 if true else caprice(mind, f"{card}{slot}", mind.weights.doubts.noise))
    later = sorted([brings[s] - (0.0 if s in hand else some_day[s]) for s in free], reverse=True)
    openly = max([0.0, *(of_scoundrel(mind, *pair) for pair in honest(mind))])
    return found, openly + weights.later * sum(later[: max(0, turns - 1)])


def waking(mind: Mind, slot: str) -> float:
    """What the leader and our scoundrels would do for a card in this slot."""
    worth = 0.0
    ability = mind.sight.box.leader_abilities.get(slot)
    if ability:
        worth += max(0.0, gain(mind, ability))
    g, me = mind.g, mind.me
    awake = {}
    for cell, place in mind.sight.box.cell[me].items():
        if g.at[place]:
            [(trait, job)] = mind.sight.pairs([g.trait(place)])
            if slot in trait.slots:
                worth += max(0.0, of_scoundrel(mind, trait, job))
                awake[cell] = job
    return worth + following(mind, slot, awake)


def following(mind: Mind, slot: str, awake: dict[str, Job]) -> float:
    """What reacts to those who are used for this slot, and to what they do."""
    g, box = mind.g, mind.sight.box
    ability = box.leader_abilities.get(slot)
    done = {type(op) for job in awake.values() for op in job.ops}
    events = {EVENTS.get(op) for op in (*done, *(type(op) for op in (ability.ops if ability else ())))}
    if awake and GainMoney in done:
        events.add("after_gain_money_by_other_scoundrel")
    worth = 0.0
    for cell, place in box.cell[mind.me].items():
        if g.at[place]:
            [(trait, job)] = mind.sight.pairs([g.trait(place)])
            pointed = any(box.pointed.get((cell, way)) in awake for way in trait.arrows)
            if pointed or trait.timing in events:
                worth += mind.weights.plan.follow * max(0.0, of_scoundrel(mind, trait, job))
    return worth


EVENTS = {
    ScoutSafe: "after_scout",
    StealSafe: "after_steal_safe",
    GainReputation: "after_gain_reputation",
    FreeHenchman: "after_own_henchman_freed",
}


def early(mind: Mind, slot: str, turns: int) -> float:
    """Money is worth more while there is time to spend it, a theft when there was time to look."""
    ability = mind.sight.box.leader_abilities.get(slot)
    worth = 0.0
    for op in ability.ops if ability else ():
        if isinstance(op, GainMoney):
            worth += op.n * mind.weights.plan.early_money * (turns - 1)
        elif isinstance(op, StealSafe):
            worth -= mind.weights.plan.late_steal * (turns - 1)
    return worth


def honest(mind: Mind) -> list[tuple[Trait, Job]]:
    return [(trait, job) for trait, job in mind.sight.crew(mind.me) if trait.timing == "play_zero_face_up"]
