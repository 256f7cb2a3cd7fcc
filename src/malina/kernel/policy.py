"""Policy: a game's heuristic and evaluation for bots. `games/<game>/bot.py` makes one, `malina.bots` plays by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, TypeVar

from .decision import Decision, Move, Said
from .dice import Dice
from .table import Result, Table

T = TypeVar("T")
View = dict[str, Any]  # what Table.view(seat, memory=True) gives
Ranking = list[tuple[Move, float]]  # moves worth considering with their values, in no order
NOTHING: Move = {}  # declines a standing offer; it is no move
EQUAL = 1e-9


def won(result: Result) -> list[float]:
    """Reward of each seat: 1 for a victory, shared equally by several winners; there may be none."""
    return [(seat in result.winners) / max(len(result.winners), 1) for seat in range(len(result.points))]


@dataclass(frozen=True)
class Policy:
    """How to rank moves, weigh guesses and evaluate positions. All results follow from what a seat sees, except those
    of `worth`, which gets guesses (determinizations), and of `truth`."""

    rank: Callable[[View, Decision], Ranking]  # never empty
    takes_offers: bool = False  # standing offers are ranked too, with NOTHING among the moves; else they are left alone
    reward: Callable[[Result], list[float]] = won  # what an end is worth to each seat, 0 to 1
    scale: float = 1.0  # softmax temperature of `odds`: a move worth this much less is e times less likely
    blur: float = 0.7  # temperature of a novice, in units of `scale`
    worth: Callable[[Any], list[float]] | None = None  # evaluation: each seat's chance to win, with all faces known
    settled: Callable[[Any], bool] = lambda table: False  # is the position quiet, so that `worth` will do here?
    # likelihood of what all have done, given a guess; without it: of the last moves, by `odds`
    likelihood: Callable[[View, Any], float] | None = None
    # guesses drawn anew for each try, beside those kept from before; None: none are kept
    fresh: int | None = None
    # a guess to look ahead from, of a table by a seat and a number; without it: any, weighed by their likelihood
    imagine: Callable[[Any, int, int], Any] | None = None
    foreseen: frozenset[str] | None = None  # questions whose answers a search judges better than `rank`; None: all
    spread: float = 0.25  # how far the rewards of two moves are mostly apart on one guess, as far as a search looks
    horizon: int | None = None  # search depth in decisions, then `worth` evaluates; None: as usual
    rank_on: Callable[[Any, int, Decision], Ranking] | None = None  # `rank` of the seat's view, without the view
    # belief: what a seat thinks of the hidden things, as JSON; asked on a guess of that seat
    believes: Callable[[Any, int], Mapping[str, Any]] | None = None
    # what a hidden thing of this group is, on the true table; mostly things are pieces
    truth: Callable[[Any, str, str], str] = lambda table, group, thing: str(table.face[int(thing)].id)
    # why a move is good or bad, in words (`advice-<id>`), from what the seat knows; asked on a guess of that seat
    reasons: Callable[[Any, Decision, Move], Sequence[Said]] = lambda table, decision, move: ()
    final: frozenset[str] = frozenset()  # verbs that cannot be made good again: their values say when, not how bad

    def opinion(self, table: Table, decision: Decision) -> Ranking:
        """The ranking of a decision on a table, without making the view where the policy can do without (`rank_on`)."""
        if self.rank_on is not None:
            return self.rank_on(table, decision.seat, decision)
        return self.rank(table.view(decision.seat, memory=True, about=False), decision)

    def revocable(self, ranking: Ranking) -> Ranking:
        """The ranking for bots that err on purpose: without irrevocable moves (`final`), unless nothing is better."""
        most = max([value for _, value in ranking]) - EQUAL
        return [(move, value) for move, value in ranking if value >= most or move.get("cmd") not in self.final]

    def odds(self, ranking: Ranking, blur: float = 1.0) -> list[float]:
        """Softmax: how likely the heuristic is to take each of these moves."""
        most = max([value for _, value in ranking])
        weights = [exp((value - most) / (blur * self.scale)) for _, value in ranking]
        whole = sum(weights)
        return [weight / whole for weight in weights]


def best(ranking: Sequence[tuple[T, float]], dice: Dice) -> T:
    """Argmax; the dice break ties."""
    most = max([value for _, value in ranking]) - EQUAL
    equals = [one for one, value in ranking if value >= most]
    return equals[dice.below(len(equals))] if len(equals) > 1 else equals[0]
