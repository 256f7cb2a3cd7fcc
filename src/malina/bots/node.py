"""Nodes of the search tree: statistics of the moves of a seat, shared by all states that look the same to it (an
information set)."""

from __future__ import annotations

from math import sqrt

from ..kernel.decision import Move
from ..kernel.policy import Policy, Ranking

CURIOSITY = 0.6  # how much a promising move that was hardly tried counts, in chances to win
FEW = 2  # moves that are tried before another one is added ...
MORE = 0.6  # ... and the power of the visits by which they become more


class Node:
    """Moves are ordered by the heuristic. Only the first few are tried, more of them with every visit (progressive
    widening)."""

    __slots__ = ("moves", "prior", "total", "visits")

    def __init__(self, ranking: Ranking, policy: Policy) -> None:
        ranked = sorted(ranking, key=lambda pair: -pair[1])
        self.moves: list[Move] = [move for move, _ in ranked]
        self.prior = policy.odds(ranked)
        self.visits = [0] * len(ranked)
        self.total = [0.0] * len(ranked)

    def select(self) -> int:
        """The move with the highest upper confidence bound."""
        times = sum(self.visits)
        width = min(len(self.moves), FEW + int(times**MORE))
        hope = CURIOSITY * sqrt(times + 1)
        known = sum(self.total) / times if times else 0.0
        scores = [
            (total / visits if visits else known) + hope * prior / (1 + visits)
            for prior, visits, total in zip(self.prior[:width], self.visits, self.total, strict=False)
        ]
        return scores.index(max(scores))

    def learn(self, i: int, reward: float) -> None:
        self.visits[i] += 1
        self.total[i] += reward
