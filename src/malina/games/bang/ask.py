"""Asking a person, and the offers that stand while anybody is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.rules import Question, Rule
from ...kernel.table import Ask
from .table import BangTable

Asked = tuple[int, Question, tuple[Any, ...]]
# Offers that stand while somebody decides: to whom, by what everybody knows, and what
STANDING: list[tuple[Callable[[BangTable], list[int]], Question]] = []


def idle(g: BangTable) -> bool:
    """Is no effect in progress, but only the next action awaited?"""
    return all(question.kind == "act" for _, question, _, required in g.asks if required)


def interrupt(g: BangTable, rule: Rule, *args: Any) -> None:
    """In the answer to a standing offer: what was asked is given up, and this comes after what the offer does."""
    g.frames[-1] = rule, args


def ask(g: BangTable, person: int, question: Question, *args: Any) -> None:
    """Ask whoever plays this person; the question's first argument is the person."""
    ask_all(g, [(person, question, args)])


def ask_alone(g: BangTable, person: int, question: Question, *args: Any) -> None:
    """Ask in the middle of something that is being carried out: no offers stand."""
    g.ask(g.owner[person], question, person, *args)


def ask_all(g: BangTable, asked: list[Asked]) -> None:
    """Ask several at once, in any order."""
    asks: list[Ask] = [(g.owner[p], question, (p, *args), True) for p, question, args in asked]
    for whom, offer in STANDING:
        asks += [(g.owner[person], offer, (person,), False) for person in whom(g)]
    g.ask_all(*asks)
