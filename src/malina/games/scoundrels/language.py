"""The small language in which cards say what they do: costs, conditions, ops. What each op does is in effects/.

`optional` on an op means "you may"; every other op is done as far as possible.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

N = Annotated[int, Meta(ge=1, le=99)]
Rank = Literal["0", "A", "2", "3", "4", "5", "6"]
Slot = Literal["A", "2", "3", "4", "5", "6"]
Where = Literal["any", "depot", "estate", "laboratory", "unused"]
Choice = Literal["jail_own_available_henchman", "lose_1_reputation", "give_you_3_money"]
Requires = Literal[
    "", "money_below_4", "no_own_henchman_in_jail", "an_opponent_has_more_stolen_safes", "two_henchmen_in_jail",
    "last_day",
]  # fmt: skip
Timing = Literal[
    "slots", "reaction", "when_hired", "start_of_turn", "end_of_turn", "play_zero_face_up", "end_of_day",
    "after_gain_reputation", "after_lose_reputation", "after_gain_money_by_other_scoundrel", "after_mark_impossible",
    "after_hire", "after_scout", "after_steal_safe", "after_opponent_henchman_on_my_card", "after_own_henchman_freed",
]  # fmt: skip
StrategyTiming = Literal[
    "start_of_turn",
    "end_of_day",
    "after_hire",
    "after_leader_ability_3_or_4",
    "after_you_place_henchman",
    "when_bribing",
]
RENAMED = {"if_": "if", "else_": "else", "from_": "from", "finally_": "finally"}


def snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Op(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op", tag=snake,
    rename=RENAMED,
):  # fmt: skip
    """A word of the language; its tag is its name."""

    optional: bool = False


# ---- costs ----


class PayMoney(Op, frozen=True, kw_only=True):
    n: N


class LoseReputation(Op, frozen=True, kw_only=True):
    n: N


class JailOwnHenchman(Op, frozen=True, kw_only=True):
    n: N


class DiscardOtherOwnScoundrel(Op, frozen=True, kw_only=True):
    n: Literal[1]


# ---- money and reputation ----


class GainMoney(Op, frozen=True, kw_only=True):
    n: N


class GainMoneyIf(Op, frozen=True, kw_only=True):
    if_: Literal["money_at_least_6"]
    then: Annotated[int, Meta(ge=0, le=99)]
    else_: Annotated[int, Meta(ge=0, le=99)]


class GainMoneyPer(Op, frozen=True, kw_only=True):
    per: Literal["own_stolen_safes", "henchmen_in_jail", "own_scoundrels", "cards_played_today", "bluffs_exposed_today"]
    n: N
    max: N


class StealMoney(Op, frozen=True, kw_only=True):
    from_: Literal["one_opponent", "each_opponent"]
    n: N


class GainReputation(Op, frozen=True, kw_only=True):
    n: N


class OpponentLosesReputation(Op, frozen=True, kw_only=True):
    who: Literal["one_opponent", "one_opponent_with_reputation_at_least_yours"]
    n: N


class EachOpponentChooses(Op, frozen=True, kw_only=True):
    options: tuple[Choice, ...]


class OneOpponentChooses(Op, frozen=True, kw_only=True):
    options: tuple[Choice, ...]


# ---- safes ----


class ScoutSafe(Op, frozen=True, kw_only=True):
    where: Where
    n: Annotated[int, Meta(ge=1, le=5)] = 1


class MarkSafe(Op, frozen=True, kw_only=True):
    where: tuple[Literal["location", "own_stolen"], ...]


class RemarkSafe(Op, frozen=True, kw_only=True):
    where: Literal["own_mark_at_location"]


class StealSafe(Op, frozen=True, kw_only=True):
    where: Where | Literal["scouted_now"]
    pay: Annotated[int, Meta(ge=0, le=99)] = 0


class SwapScoutedUnusedWithOwnStolen(Op, frozen=True, kw_only=True):
    pass


# ---- henchmen ----


class FreeHenchman(Op, frozen=True, kw_only=True):
    n: Annotated[int, Meta(ge=1, le=5)] = 1
    owner: Literal["any", "own"] = "any"
    if_opponents_gain_reputation: Annotated[int, Meta(ge=0, le=9)] = 0


class PlaceFreedHenchman(Op, frozen=True, kw_only=True):
    on: Literal["opponent_facedown_played"]


class JailOpponentHenchman(Op, frozen=True, kw_only=True):
    who: Literal["one_opponent", "each_opponent"]
    gain_money_each: Annotated[int, Meta(ge=0, le=99)] = 0


class PlaceOwnHenchman(Op, frozen=True, kw_only=True):
    on: Literal["scouted_poker_card"]


# ---- poker cards ----


class DrawPoker(Op, frozen=True, kw_only=True):
    n: Annotated[int, Meta(ge=1, le=7)]


class ScoutPoker(Op, frozen=True, kw_only=True):
    what: Literal["opponent_facedown_played", "own_deck_top"]


class ShuffleOwnDeck(Op, frozen=True, kw_only=True):
    pass


class RevealOwnDeckTop(Op, frozen=True, kw_only=True):
    if_rank_in: tuple[Rank, ...]
    then_gain_money: Annotated[int, Meta(ge=0, le=99)]
    else_gain_money: Annotated[int, Meta(ge=0, le=99)]
    finally_: Literal["shuffle_into_deck"]


class ReturnOwnPlayedCard(Op, frozen=True, kw_only=True):
    to: Literal["deck_bottom"]
    henchmen: Literal["destroyed"]


# ---- scoundrels ----


class Hire(Op, frozen=True, kw_only=True):
    from_: Literal["saloon", "discard_top"]


class UseScoundrel(Op, frozen=True, kw_only=True):
    from_: Literal["own_other", "saloon", "discard_top"]
    then: Literal["", "bottom_of_discard"] = ""


class UseSheriffOption(Op, frozen=True, kw_only=True):
    pass


class UseLeaderAbility(Op, frozen=True, kw_only=True):
    pass


class SwapJob(Op, frozen=True, kw_only=True):
    a: Literal["own_other", "self"]
    b: tuple[Literal["saloon", "own_other"], ...]


class SwapTrait(Op, frozen=True, kw_only=True):
    a: Literal["own"]
    b: tuple[Literal["saloon"], ...]


class ReduceBribe(Op, frozen=True, kw_only=True):
    """Nothing to be used: the bribe costs that much less, once in a period."""

    n: N


Cost = PayMoney | LoseReputation | JailOwnHenchman | DiscardOtherOwnScoundrel
Effect = (
    GainMoney | GainMoneyIf | GainMoneyPer | StealMoney | GainReputation | OpponentLosesReputation | EachOpponentChooses
    | OneOpponentChooses | ScoutSafe | MarkSafe | RemarkSafe | StealSafe | SwapScoutedUnusedWithOwnStolen | FreeHenchman
    | PlaceFreedHenchman | JailOpponentHenchman | PlaceOwnHenchman | DrawPoker | ScoutPoker | ShuffleOwnDeck
    | RevealOwnDeckTop | ReturnOwnPlayedCard | Hire | UseScoundrel | UseSheriffOption | UseLeaderAbility | SwapJob
    | SwapTrait | ReduceBribe
)  # fmt: skip


class Ability(msgspec.Struct, frozen=True):
    """What is used: costs in their order, the gate, the ops in their order."""

    cost: tuple[Cost, ...] = ()
    requires: Requires = ""
    ops: tuple[Effect, ...] = ()
