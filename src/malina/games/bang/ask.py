"""Asking a person, and the offers that stand while anybody is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.rules import Question
from ...kernel.table import Ask
from .table import BangTable

Asked = tuple[int, Question, tuple[Any, ...]]
# Offers that stand while somebody decides: to whom, by what everybody knows, and what
STANDING: list[tuple[Callable[[BangTable], list[int]], Question]] = []


def ask(g: BangTable, person: int, question: Question, *args: Any) -> None:
    """Ask whoever plays this person; the question's first argument is the person."""
    ask_all(g, [(person, question, args)])


def ask_all(g: BangTable, asked: list[Asked]) -> None:
    """Ask several at once, in any order."""
    asks: list[Ask] = [(g.owner[p], question, (p, *args), True) for p, question, args in asked]
    for whom, offer in STANDING:
        asks += [(g.owner[person], offer, (person,), False) for person in whom(g)]
    g.ask_all(*asks)
