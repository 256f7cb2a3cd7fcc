"""What an ability brings some day, whatever the table will be then."""

from __future__ import annotations

from ..language import (
    Ability,
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
    StealMoney,
    StealSafe,
    SwapJob,
    SwapScoutedUnusedWithOwnStolen,
    SwapTrait,
    UseLeaderAbility,
    UseScoundrel,
    UseSheriffOption,
)
from .stakes import Mind

COUNTS = {"bluffs_exposed_today": 0.5}  # how many there mostly are of what money is gained per; else 2.5
HALF = 0.6  # of today's worth of a dollar: it is used on the way


def usual(mind: Mind, ability: Ability) -> float:
    worth = 0.0
    dollar = mind.dollar * HALF
    for cost in ability.cost:
        if isinstance(cost, PayMoney):
            worth -= cost.n * dollar
        elif isinstance(cost, LoseReputation):
            worth -= cost.n
        elif isinstance(cost, JailOwnHenchman):
            worth -= 0.5 * cost.n * mind.weights.stakes.henchman
        else:
            worth -= 0.8
    return worth + sum(_usual(mind, op, dollar) for op in ability.ops)


def _usual(mind: Mind, op: Effect, dollar: float) -> float:
    gains, rival = mind.weights.gains, mind.rival
    henchman = mind.weights.stakes.henchman * 0.6
    if isinstance(op, GainMoney | ReduceBribe):
        return op.n * dollar
    if isinstance(op, GainMoneyIf):
        return (op.then + op.else_) / 2 * dollar
    if isinstance(op, GainMoneyPer):
        return min(op.max, op.n * COUNTS.get(op.per, 2.5)) * dollar
    if isinstance(op, StealMoney):
        n = op.n if op.from_ == "one_opponent" else op.n * (mind.g.seats - 1)
        return n * 0.8 * dollar * (1 + rival)
    if isinstance(op, GainReputation):
        return op.n * (0.9 if mind.g.reputation[mind.me] < 5 else 0.3)
    if isinstance(op, OpponentLosesReputation | OneOpponentChooses):
        return 0.8 * rival
    if isinstance(op, ScoutSafe):
        return op.n * mind.weights.vault.scout * 0.7
    if isinstance(op, StealSafe):
        return (
            gains.steal * {"any": 1.0, "estate": 0.9, "unused": 0.9, "depot": 0.6}.get(op.where, 0.8) - op.pay * dollar
        )
    if isinstance(op, MarkSafe):
        return 0.9 if op.where == ("own_stolen",) else 0.8
    if isinstance(op, FreeHenchman):
        return henchman + 0.4 * op.if_opponents_gain_reputation
    if isinstance(op, JailOpponentHenchman):
        each = henchman * rival + op.gain_money_each * dollar
        return each * (mind.g.seats - 1 if op.who == "each_opponent" else 1)
    if isinstance(op, RevealOwnDeckTop):
        return (0.3 * op.then_gain_money + 0.7 * op.else_gain_money) * dollar
    name = NAMES.get(type(op))
    return getattr(gains, name) if name else 0.0


NAMES: dict[type[Effect], str] = {
    RemarkSafe: "remark",
    SwapScoutedUnusedWithOwnStolen: "exchange",
    PlaceFreedHenchman: "place",
    PlaceOwnHenchman: "place",
    DrawPoker: "draw",
    ScoutPoker: "spy",
    ReturnOwnPlayedCard: "burn",
    Hire: "hire",
    UseScoundrel: "through",
    UseSheriffOption: "office",
    UseLeaderAbility: "leader",
    SwapJob: "swap",
    SwapTrait: "swap",
    EachOpponentChooses: "suffer",
}
