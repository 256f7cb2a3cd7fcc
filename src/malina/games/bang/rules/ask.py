"""Asking a person, and the offers that stand while anybody is asked."""

from __future__ import annotations

from typing import Any

from ....kernel.rules import Question
from ....kernel.table import Offer
from ..moments import events, listeners, offered
from ..table import BangTable, Person

Asked = tuple[int, Question, tuple[Any, ...]]


def idle(g: BangTable) -> bool:
    """Is no effect in progress, but only the next action awaited?"""
    return all(question.kind == "act" for _, question, _, _ in g.frames[-1][1])


def ask(g: BangTable, person: Person, question: Question, *args: Any) -> None:
    """Ask whoever plays this person; the question's first argument is the person."""
    g.ask(g.owner[person], question, person, *args)


def ask_all(g: BangTable, asked: list[Asked]) -> None:
    """Ask several at once, in any order."""
    g.ask_all(*[(g.owner[person], question, (person, *args), True) for person, question, args in asked])


def offers(g: BangTable) -> list[Offer]:
    """What may be done besides answering what is asked now."""
    said = listeners(g, offered, g.ring)
    if not said and g.show not in offered.hooks:
        return []
    found = offered(g, (*said, *events(g)), [])
    return [(g.owner[person], question, (person,)) for person, question in found]
