"""The bot of Lockup.

What the seat knows is put in order in sight.py. What things are worth to it is worked out in outlook.py, from cubes.py
and holdings.py; who may be where in rivals.py; what a place in a room brings in rooms.py. placing.py, answers.py and
tomes.py rank the moves, policy.py says which of them is asked, worth.py estimates the end. The weights are in
weights.toml.
"""

from __future__ import annotations

from .policy import FITTED, MANNERS, WEIGHTS, policy, rank, rank_on

__all__ = ["FITTED", "MANNERS", "WEIGHTS", "policy", "rank", "rank_on"]
