"""The greedy bot of BANG!: it does what is worth most to its role, by what everybody has seen.

What the seat sees is put in order in sight.py; who may be who is worked out in belief.py, who is wanted out in wish.py,
what that makes of wounds and lives in mind.py, what cards are worth in cards.py, what playing them is worth in play.py,
and the answers to all other questions are in answers.py. The weights are in weights.toml.
"""

from __future__ import annotations

from .policy import FITTED, MANNERS, policy, won

__all__ = ["FITTED", "MANNERS", "policy", "won"]
