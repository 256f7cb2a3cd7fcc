"""The greedy bot of 3,000 Scoundrels: values of chapter 20, a plan of the slots, beliefs over hands and safes.

What the seat sees is put in order in sight.py. What may lie in hands and slots is worked out in hands.py, what safes
may be worth in vault.py, what money, reputation and henchmen are worth in stakes.py, what abilities bring now in
gains.py and some day in general.py, what scoundrels are worth in crew.py and hiring.py; slots.py plans the day, and
doubts.py is for bluffs and henchmen. The answers to all questions are in answers.py, the weights in weights.toml.
"""

from __future__ import annotations

from .policy import FITTED, MANNERS, policy

__all__ = ["FITTED", "MANNERS", "policy"]
