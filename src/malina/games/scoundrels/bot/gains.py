"""What an ability brings now: a value for every op of the cards' language, and for every cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..faces import Job, Trait
from ..language import (
    Ability,
    Cost,
    DiscardOtherOwnScoundrel,
    DrawPoker,
    EachOpponentChooses,
    Effect,
    FreeHenchman,
    GainMoney,
    GainMoneyIf,
    GainMoneyPer,
    GainReputation,
    Hire,
    JailOpponentHenchman,
    JailOwnHenchman,
    LoseReputation,
    MarkSafe,
    OneOpponentChooses,
    OpponentLosesReputation,
    PayMoney,
    PlaceFreedHenchman,
    PlaceOwnHenchman,
    ReduceBribe,
    RemarkSafe,
    ReturnOwnPlayedCard,
    RevealOwnDeckTop,
    ScoutPoker,
    ScoutSafe,
    ShuffleOwnDeck,
    StealMoney,
    StealSafe,
    SwapJob,
    SwapScoutedUnusedWithOwnStolen,
    SwapTrait,
    UseLeaderAbility,
    UseScoundrel,
    UseSheriffOption,
)
from ..rules.query import COUNTS, REQUIRES, gained_if, office_option
from ..table import Use
from .crew import keeping
from .stakes import Mind

DEPTH = 2  # scoundrels that use others


def gain(mind: Mind, ability: Ability, depth: int = 0) -> float:
    """All of it, costs and gains; what is "may" is done if it is good."""
    whole = -sum(price(mind, cost) for cost in ability.cost)
    for op in ability.ops:
        value = EFFECTS[type(op)](mind, op, depth)
        whole += max(0.0, value) if op.optional else value
    return whole


def of_scoundrel(mind: Mind, trait: Trait, job: Job, *, via: bool = False, depth: int = 0) -> float:
    """A use of this scoundrel, with what its trait adds."""
    whole = gain(mind, Ability((*trait.use_cost, *job.cost), job.requires, job.ops), depth)
    if not via:
        whole = whole * (1.8 if trait.use_twice else 1.0) + trait.bonus_money * mind.dollar
    return whole


def price(mind: Mind, cost: Cost) -> float:
    if isinstance(cost, PayMoney):
        return cost.n * mind.dollar
    if isinstance(cost, LoseReputation):
        return -mind.reputation(mind.me, -cost.n)
    if isinstance(cost, JailOwnHenchman):
        return cost.n * mind.henchman(mind.me)
    assert isinstance(cost, DiscardOtherOwnScoundrel)
    return min([keeping(mind, *pair) for pair in mind.sight.crew(mind.me)], default=0.0)


EFFECTS: dict[type[Effect], Callable[[Mind, Any, int], float]] = {}


def worth(op: type[Effect]) -> Callable[[Callable[..., float]], Callable[..., float]]:
    def put(function: Callable[..., float]) -> Callable[..., float]:
        EFFECTS[op] = function
        return function

    return put


# ---- money and reputation ----


@worth(GainMoney)
def money(mind: Mind, op: GainMoney, depth: int) -> float:
    return op.n * mind.dollar


@worth(GainMoneyIf)
def money_if(mind: Mind, op: GainMoneyIf, depth: int) -> float:
    return gained_if(mind.g, Use(seat=mind.me, kind="scoundrel"), op) * mind.dollar


@worth(GainMoneyPer)
def money_per(mind: Mind, op: GainMoneyPer, depth: int) -> float:
    return min(op.max, op.n * COUNTS[op.per](mind.g, mind.me)) * mind.dollar


@worth(StealMoney)
def robbery(mind: Mind, op: StealMoney, depth: int) -> float:
    taken = [min(op.n, mind.g.money[seat]) for seat in mind.sight.others]
    n = sum(taken) if op.from_ == "each_opponent" else max(taken)
    return n * mind.dollar * (1 + mind.rival)


@worth(GainReputation)
def fame(mind: Mind, op: GainReputation, depth: int) -> float:
    return mind.reputation(mind.me, op.n)


@worth(OpponentLosesReputation)
def slander(mind: Mind, op: OpponentLosesReputation, depth: int) -> float:
    mine = mind.g.reputation[mind.me]
    found = [s for s in mind.sight.others if op.who == "one_opponent" or mind.g.reputation[s] >= mine]
    return max([-mind.reputation(seat, -op.n) * mind.rival for seat in found], default=0.0)


@worth(EachOpponentChooses)
def each_suffers(mind: Mind, op: EachOpponentChooses, depth: int) -> float:
    return sum(least(mind, seat, op.options) for seat in mind.sight.others) * mind.rival


@worth(OneOpponentChooses)
def one_suffers(mind: Mind, op: OneOpponentChooses, depth: int) -> float:
    return max(least(mind, seat, op.options) for seat in mind.sight.others) * mind.rival


def least(mind: Mind, seat: int, options: tuple[str, ...]) -> float:
    """What it costs an opponent to choose the lesser evil."""
    return min([cost for option in options if (cost := suffering(mind, seat, option)) is not None], default=0.0)


def suffering(mind: Mind, seat: int, option: str) -> float | None:
    """None: it cannot be done."""
    if option == "jail_own_available_henchman":
        return mind.henchman(seat) if mind.g.supply[seat] else None
    if option == "lose_1_reputation":
        lost = -mind.reputation(seat, -1)
        return lost or None
    return 3 * mind.dollar if mind.g.money[seat] >= 3 else None


# ---- safes ----


@worth(ScoutSafe)
def look(mind: Mind, op: ScoutSafe, depth: int) -> float:
    vault = mind.vault
    if op.where == "unused":
        safes = [piece for place in mind.sight.box.unused.values() for piece in mind.g.at[place]]
    else:
        safes = mind.g.at_locations(op.where)
    return sum(sorted([vault.look(safe) for safe in safes], reverse=True)[: op.n])


@worth(MarkSafe)
def mark(mind: Mind, op: MarkSafe, depth: int) -> float:
    vault, left = mind.vault, mind.g.marks_left(mind.me)
    own = mind.g.at[mind.sight.box.stolen[mind.me]]
    token = mind.sight.box.token
    if "own_stolen" in op.where and any(left[token[vault.values[safe]]] for safe in own):
        return 1.0
    return mind.weights.gains.mark * ("location" in op.where)


@worth(RemarkSafe)
def remark(mind: Mind, op: RemarkSafe, depth: int) -> float:
    return mind.weights.gains.remark


@worth(StealSafe)
def theft(mind: Mind, op: StealSafe, depth: int) -> float:
    where = "any" if op.where == "scouted_now" else op.where
    cost = op.pay * mind.dollar
    return mind.vault.best(where) - cost if mind.g.money[mind.me] >= op.pay else 0.0


@worth(SwapScoutedUnusedWithOwnStolen)
def exchange(mind: Mind, op: SwapScoutedUnusedWithOwnStolen, depth: int) -> float:
    return mind.weights.gains.exchange if mind.vault.mine else 0.0


# ---- henchmen ----


@worth(FreeHenchman)
def freedom(mind: Mind, op: FreeHenchman, depth: int) -> float:
    g, me = mind.g, mind.me
    mine = min(op.n, g.jail[me]) * mind.henchman(me)
    if not op.if_opponents_gain_reputation or not any(g.jail[seat] for seat in mind.sight.others):
        return mine
    least = min(mind.henchman(seat) for seat in mind.sight.others if g.jail[seat])
    return max(mine, mind.reputation(me, op.if_opponents_gain_reputation) - least * mind.rival)


@worth(PlaceFreedHenchman)
@worth(PlaceOwnHenchman)
def placing(mind: Mind, op: Effect, depth: int) -> float:
    return mind.weights.gains.place if mind.g.supply[mind.me] or isinstance(op, PlaceFreedHenchman) else 0.0


@worth(JailOpponentHenchman)
def jailing(mind: Mind, op: JailOpponentHenchman, depth: int) -> float:
    g = mind.g
    found = [mind.henchman(seat) * mind.rival for seat in mind.sight.others if g.supply[seat]]
    if op.who == "one_opponent":
        return max(found, default=0.0)
    return sum(found) + len(found) * op.gain_money_each * mind.dollar


# ---- poker cards ----


@worth(DrawPoker)
def drawing(mind: Mind, op: DrawPoker, depth: int) -> float:
    there = mind.g.at[mind.sight.box.deck[mind.me]]
    return mind.weights.gains.draw * bool(there) * min(1.0, mind.sight.turns_left(mind.me) / 3)


@worth(ScoutPoker)
def spying(mind: Mind, op: ScoutPoker, depth: int) -> float:
    if op.what == "own_deck_top":
        return mind.weights.gains.peek
    found = any(mind.g.face_down(seat) for seat in mind.sight.others)
    return mind.weights.gains.spy * found * bool(mind.g.supply[mind.me])


@worth(ShuffleOwnDeck)
@worth(ReduceBribe)
def nothing(mind: Mind, op: Effect, depth: int) -> float:
    return 0.0


@worth(RevealOwnDeckTop)
def gamble(mind: Mind, op: RevealOwnDeckTop, depth: int) -> float:
    good = len(op.if_rank_in) / len(mind.sight.box.setup.ranks)
    return (good * op.then_gain_money + (1 - good) * op.else_gain_money) * mind.dollar


@worth(ReturnOwnPlayedCard)
def burning(mind: Mind, op: ReturnOwnPlayedCard, depth: int) -> float:
    return max([burnt(mind, slot) for slot in mind.g.face_down(mind.me)], default=0.0)


def burnt(mind: Mind, slot: str) -> float:
    """A bluff that somebody doubts had better be gone, with the henchmen on it; a true card not."""
    g, me = mind.g, mind.me
    [piece] = g.at[mind.sight.box.slot[me][slot]]
    doubters = [found.owner for found in g.suspicions if (found.victim, found.slot) == (me, slot)]
    worth = mind.weights.gains.burn
    if doubters and g.poker(piece).rank != slot:
        worth -= mind.reputation(me, -1)
        worth += sum(mind.reputation(owner, 1) for owner in doubters) * mind.rival
    return worth + len(doubters) * mind.weights.stakes.henchman * mind.rival * 0.5


# ---- scoundrels ----


@worth(Hire)
def hiring(mind: Mind, op: Hire, depth: int) -> float:
    return mind.weights.gains.hire * min(1.0, mind.sight.hires_left(mind.me) / 3)


@worth(UseScoundrel)
def through(mind: Mind, op: UseScoundrel, depth: int) -> float:
    if depth >= DEPTH:
        return 0.0
    g = mind.g
    traits = {"own_other": lambda: g.own(mind.me), "saloon": g.in_saloon, "discard_top": g.top_of_pile}[op.from_]()
    free = [trait for trait in traits if trait not in g.stamped and g.job_of(trait) not in g.stamped]
    values = [of_scoundrel(mind, *pair, via=True, depth=depth + 1) for pair in mind.sight.pairs(free)]
    return mind.weights.gains.through * max([0.0, *values])


@worth(UseSheriffOption)
def visiting(mind: Mind, op: UseSheriffOption, depth: int) -> float:
    return max(value for _, value in services(mind))


def services(mind: Mind) -> list[tuple[str, float]]:
    """What the office offers: what could be paid and done."""
    found = []
    for name in mind.sight.box.office:
        option = office_option(mind.g, mind.me, name)
        paid = sum(cost.n for cost in option.cost if isinstance(cost, PayMoney))
        if paid <= mind.g.money[mind.me] and REQUIRES[option.requires](mind.g, mind.me):
            found.append((name, gain(mind, option)))
    return found


@worth(UseLeaderAbility)
def leading(mind: Mind, op: UseLeaderAbility, depth: int) -> float:
    return max(gain(mind, ability, depth + 1) for ability in mind.sight.box.leader_abilities.values())


@worth(SwapJob)
@worth(SwapTrait)
def swapping(mind: Mind, op: Effect, depth: int) -> float:
    return mind.weights.gains.swap * min(1.0, mind.sight.turns_left(mind.me) / 3)


__all__ = ["burnt", "gain", "of_scoundrel", "services", "suffering"]
