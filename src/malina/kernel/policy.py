"""What a game tells bots about playing it well: `games/<game>/bot.py` makes a Policy, `malina.bots` plays by it."""

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
Ranking = list[tuple[Move, float]]  # moves worth considering and what they are worth, in no order
NOTHING: Move = {}  # the answer to a standing offer that is left alone; it is no move
EQUAL = 1e-9


def won(result: Result) -> list[float]:
    """A victory shared by two is half a victory; there may be none."""
    return [(seat in result.winners) / max(len(result.winners), 1) for seat in range(len(result.points))]


@dataclass(frozen=True)
class Policy:
    """All of it is worked out from what a seat sees, but for `worth`: that is asked of tables the bot made up."""

    rank: Callable[[View, Decision], Ranking]  # never empty
    takes_offers: bool = False  # standing offers are ranked too, with NOTHING among the moves; else they are left alone
    reward: Callable[[Result], list[float]] = won  # what an end is worth to each seat, 0 to 1
    scale: float = 1.0  # values this far apart are clearly apart: the heuristic would hardly ever take the lesser move
    blur: float = 0.7  # how far apart in this scale moves are that a novice begins to tell apart
    worth: Callable[[Any], list[float]] | None = None  # each seat's chance to win an open table
    settled: Callable[[Any], bool] = lambda table: False  # is nothing in the air, so that `worth` will do here?
    # how likely what all have done is, if this guess were true; without it: the last moves, by the odds below
    likelihood: Callable[[View, Any], float] | None = None
    # guesses that are made anew for each try, beside those of before; None: none is kept
    fresh: int | None = None
    # a guess to look ahead from, of a table by a seat and a number; without it: any, weighed by their likelihood
    imagine: Callable[[Any, int, int], Any] | None = None
    foreseen: frozenset[str] | None = None  # questions whose answers a search judges better than `rank`; None: all
    horizon: int | None = None  # decisions ahead after which `worth` is asked; None: as many as usual
    rank_on: Callable[[Any, int, Decision], Ranking] | None = None  # `rank` of the seat's view, without the view
    # what a seat thinks of the hidden things, as JSON; asked on a guess of that seat
    believes: Callable[[Any, int], Mapping[str, Any]] | None = None
    # what a hidden thing of this group is, on the true table; mostly things are pieces
    truth: Callable[[Any, str, str], str] = lambda table, group, thing: str(table.face[int(thing)].id)
    # why a move is good or bad, in words (`advice-<id>`), from what the seat knows; asked on a guess of that seat
    reasons: Callable[[Any, Decision, Move], Sequence[Said]] = lambda table, decision, move: ()
    final: frozenset[str] = frozenset()  # verbs that cannot be made good again: their values say when, not how bad

    def opinion(self, table: Table, decision: Decision) -> Ranking:
        """`rank`, for whoever owns the table."""
        if self.rank_on is not None:
            return self.rank_on(table, decision.seat, decision)
        return self.rank(table.view(decision.seat, memory=True, about=False), decision)

    def revocable(self, ranking: Ranking) -> Ranking:
        """What whoever errs may choose from: a final move only if none is worth more."""
        most = max([value for _, value in ranking]) - EQUAL
        return [(move, value) for move, value in ranking if value >= most or move.get("cmd") not in self.final]

    def odds(self, ranking: Ranking, blur: float = 1.0) -> list[float]:
        """How likely the heuristic is to take each of these moves."""
        most = max([value for _, value in ranking])
        weights = [exp((value - most) / (blur * self.scale)) for _, value in ranking]
        whole = sum(weights)
        return [weight / whole for weight in weights]


def best(ranking: Sequence[tuple[T, float]], dice: Dice) -> T:
    """What is worth most; the dice choose among equals."""
    most = max([value for _, value in ranking]) - EQUAL
    equals = [one for one, value in ranking if value >= most]
    return equals[dice.below(len(equals))] if len(equals) > 1 else equals[0]
