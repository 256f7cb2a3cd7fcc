"""The greedy bot of Sheriff of Nottingham: chapter 18.

What the seat sees is put in order in sight.py, what goods are worth in prices.py, what a bag may be in belief.py, what
follows for us in mind.py; loading.py, market.py, offers.py and judging.py (with deals.py) rank the moves of the steps
of a round, answers.py all others. The weights are in weights.toml.
"""

from __future__ import annotations

from .policy import FITTED, MANNERS, policy

__all__ = ["FITTED", "MANNERS", "policy"]
