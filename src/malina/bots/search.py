"""A bot that looks ahead: Monte Carlo tree search over what seats can see, for any game that has a Policy.

For every guess at what is hidden, each move that is still in the race is made, and the game is played on: through the
tree as far as it has grown, then by the heuristic, till its end or till the game's own estimate will do. A seat in the
tree is known by what it sees, so that nobody there reckons with another's secrets. Moves are compared on the same
guesses with the same dice, and those that fall clearly behind leave the race. In the end the heuristic's own move is
made, unless the guesses speak for another one by more than their noise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import msgspec

from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice, FastDice, drawn
from ..kernel.policy import Policy, Ranking, best
from ..kernel.table import Table
from .bot import offered
from .budget import Budget, Spent, Timer
from .likelihood import of_last_moves
from .node import Node

CANDIDATES = 6  # moves in the race, at most
BEHIND = 4.0  # moves whose value is further behind, in the policy's scale, do not start
CLEAR = 2.5  # standard errors behind the best: out of the race
HORIZON = 24  # decisions ahead, where the game can say what a table is worth; without, to the end
WARM = 4  # guesses before anybody leaves it
AMONG = 16  # guesses of which the most likely ones are taken
FEW = 4  # where that is known only by asking the heuristic
TRUST = 4.0  # so many guesses is the heuristic's opinion worth
OPINION = 0.04  # chance to win that one step of its scale means
SURE = 1.3  # standard errors by which a move has to be ahead of the heuristic's


@dataclass(eq=False)
class Candidate:
    move: Move
    opinion: float  # the heuristic's, as a chance to win, compared with its best move
    rewards: list[float] = field(default_factory=list)
    spread: float = Policy.spread  # of two moves on the same guess, before any has been tried

    def value(self) -> float:
        return (sum(self.rewards) + TRUST * self.opinion) / (len(self.rewards) + TRUST)

    def ahead(self, other: Candidate, errors: float) -> float:
        """How far it is ahead of another, by the guesses on which both were tried and by the heuristic, less so many
        standard errors."""
        gaps = [a - b for a, b in zip(self.rewards, other.rewards, strict=False)]
        thought, n = self.opinion - other.opinion, len(gaps) + TRUST
        mean = (sum(gaps) + TRUST * thought) / n
        squares = sum([(gap - mean) ** 2 for gap in gaps]) + TRUST * (self.spread**2 + (thought - mean) ** 2)
        return mean - errors * sqrt(squares) / n


class Search:
    """Plays by `policy`; others are taken to play by `others`."""

    def __init__(
        self, policy: Policy, budget: Budget, others: Policy | None = None, *, horizon: int | None = None
    ) -> None:
        self.policy = policy
        self.others = others or policy
        self.takes_offers = policy.takes_offers
        self.budget = budget
        self.horizon = (horizon or policy.horizon or HORIZON) if policy.worth else None
        self.settled = policy.settled

    def look_ahead(self, guess: Table, decision: Decision, dice: Dice) -> Move:
        if decision.moves.size == 1 and decision.required:
            only: Move = decision.moves[0]
            return only
        return self.weighed(guess, decision, dice)[0].move

    def weighed(self, guess: Table, decision: Decision, dice: Dice) -> list[Candidate]:
        """The moves that were thought about: first the one it makes, then those that stayed longest in the race."""
        clock = Timer(self.budget)
        view = guess.view(decision.seat, memory=True, about=False)
        ranking = self.policy.rank(view, decision)
        entered = self.entries(ranking)
        if self.policy.foreseen is not None and decision.kind not in self.policy.foreseen:
            return in_order(entered, best(ranking, dice))
        race = entered
        nodes: dict[Any, Node] = {}
        pool: list[tuple[float, Table]] = []
        seat = decision.seat
        while len(race) > 1 and clock.next():
            table = self.likely(guess, view, seat, dice, pool)
            luck = dice.below(1 << 32)
            try:
                rewards = [self.tried(table, seat, one.move, luck, nodes, clock)[seat] for one in race]
            except Spent:
                break
            for one, reward in zip(race, rewards, strict=True):
                one.rewards.append(reward)
            race = still_in(race)
        own = best([(one, one.opinion) for one in entered], dice)
        return in_order(entered, chosen(race, own).move)

    def entries(self, ranking: Ranking) -> list[Candidate]:
        ranked = sorted(ranking, key=lambda pair: -pair[1])
        most, scale = ranked[0][1], self.policy.scale
        started = [(move, (value - most) / scale) for move, value in ranked[:CANDIDATES]]
        return [
            Candidate(move, OPINION * behind, spread=self.policy.spread)
            for move, behind in started
            if behind >= -BEHIND
        ]

    def likely(
        self, guess: Table, view: dict[str, Any], seat: int, dice: Dice, pool: list[tuple[float, Table]]
    ) -> Table:
        """A guess; those on which everybody would have acted as they did come more often. Guesses that are dear to make
        are kept in the pool, and may come again with other luck."""
        if self.policy.imagine is not None:
            imagined: Table = self.policy.imagine(guess, seat, dice.below(1 << 32))
            return imagined
        likelihood, among = self.policy.likelihood, AMONG
        if likelihood is None:
            likelihood, among = of_last_moves(self.others, seat), FEW if guess.past else 1
        if self.policy.fresh is None:
            pool.clear()
        number = among if not pool or self.policy.fresh is None else self.policy.fresh
        guesses = [guess.guess(seat, dice.below(1 << 32)) for _ in range(number)]
        if among == 1:
            return guesses[0]
        pool += [(likelihood(view, each), each) for each in guesses]
        return pool[drawn([weight for weight, _ in pool], dice)][1]

    def tried(
        self, table: Table, seat: int, move: Move, luck: int, nodes: dict[Any, Node], clock: Timer
    ) -> list[float]:
        """What comes of this move: through the tree, one node more, then by the heuristic."""
        table = table.copy()
        table.dice = dice = FastDice(f"luck {luck}")
        table.past = None
        if move:
            table.act(seat, move)
        first = msgspec.json.encode(move)
        path: list[tuple[Node, int, int]] = []
        steps, grown = 0, False
        while not table.over and steps != self.horizon and not self.settled(table):
            clock.tick()
            if (move or steps) and self.offer_taken(table, dice):  # whoever leaves an offer alone leaves it for now
                steps += 1
                continue
            decision = table.next_decision()
            asked = decision.seat
            if decision.moves.size == 1:
                table.act(asked, decision.moves[0])
                continue
            steps += 1
            policy = self.policy if asked == seat else self.others
            if grown:
                table.act(asked, best(policy.opinion(table, decision), dice))
                continue
            key = first, msgspec.json.encode(table.view(asked, memory=True, about=False))
            node = nodes.get(key)
            if node is None:
                node = nodes[key] = Node(policy.opinion(table, decision), policy)
                grown = True
            i = node.select()
            path.append((node, i, asked))
            table.act(asked, node.moves[i])
        rewards = self.rewards(table)
        for node, i, asked in path:
            node.learn(i, rewards[asked])
        return rewards

    def offer_taken(self, table: Table, dice: Dice) -> bool:
        """Has somebody taken a standing offer, as the heuristic would?"""
        if not self.others.takes_offers:
            return False
        for decision in offered(table):
            if move := best(self.others.opinion(table, decision), dice):
                table.act(decision.seat, move)
                return True
        return False

    def rewards(self, table: Table) -> list[float]:
        if table.result is not None:
            return self.policy.reward(table.result)
        assert self.policy.worth is not None
        return self.policy.worth(table)


def still_in(race: list[Candidate]) -> list[Candidate]:
    """Without those that are clearly behind the best, guess by guess."""
    if len(race[0].rewards) < WARM:
        return race
    lead = max(race, key=Candidate.value)
    return [one for one in race if one is lead or lead.ahead(one, CLEAR) <= 0]


def in_order(entered: list[Candidate], made: Move) -> list[Candidate]:
    others = [one for one in entered if one.move != made]
    first = next((one for one in entered if one.move == made), Candidate(made, 0.0))
    return [first, *sorted(others, key=lambda one: (-len(one.rewards), -one.value()))]


def chosen(race: list[Candidate], own: Candidate) -> Candidate:
    """The heuristic's own move, unless another one is ahead of it by more than chance; then the one that is so most
    clearly. If its own was clearly behind, it is out of the race."""
    if own not in race:
        return max(race, key=Candidate.value)
    return max(race, key=lambda one: 0.0 if one is own else one.ahead(own, SURE))
