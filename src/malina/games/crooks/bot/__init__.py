"""The greedy bot of Crooks: chapter 16.

What the seat knows is put in order in sight.py, what the end is expected to be worth in outlook.py, what a crook is
worth where in placing.py, and a search in buying.py; policy.py says what each move is worth. What the bot believes of
hidden crooks is in belief.py, its estimate of the end in worth.py, its weights in weights.toml.
"""

from __future__ import annotations

from .policy import FITTED, MANNERS, WEIGHTS, policy, rank, rank_on

__all__ = ["FITTED", "MANNERS", "WEIGHTS", "policy", "rank", "rank_on"]
