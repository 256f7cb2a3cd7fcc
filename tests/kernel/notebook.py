"""A mock game that logs what happens: votes, rests, guards, shouts. For the tests of control flow (kernel.flow)."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from malina.kernel.decision import Sentences
from malina.kernel.dice import FastDice
from malina.kernel.rules import alone, question, rule
from malina.kernel.table import Clock, Offer, Table

from .play import bare_game


class Notebook(Table):
    lines: list[str] = []
    open: tuple[int, ...] = ()  # who may interrupt
    limit: int = 0


@rule
def note(g: Notebook, text: str) -> None:
    g.lines.append(text)


@question
def vote(g: Notebook, seat: int) -> Sentences:
    return ("vote", ("yes", "no")), ("pass",)


@vote.answer("vote")
def voted(g: Notebook, seat: int, word: str) -> None:
    g.lines.append(f"{seat} {word}")
    if word == "yes":
        g.then(note, f"after {seat}")


@vote.answer("pass")
def abstained(g: Notebook, seat: int) -> None:
    g.lines.append(f"{seat} passes")


@vote.default
def overslept(g: Notebook, seat: int) -> None:
    g.lines.append(f"{seat} sleeps")


@vote.asked_of
def could_vote(g: Notebook, seat: int) -> bool:
    return seat != 3  # everybody knows that seat 3 has no voice


@question
def rest(g: Notebook, seat: int) -> Sentences:
    return (("pass",),)


@rest.answer("pass")
def rested(g: Notebook, seat: int) -> None:
    g.lines.append(f"{seat} rests")


@alone
@question
def operate(g: Notebook, seat: int) -> Sentences:
    return (("pass",),)


@operate.answer("pass")
def operated(g: Notebook, seat: int) -> None:
    g.lines.append(f"{seat} has operated")


@question
def guard(g: Notebook, seat: int) -> Sentences:
    return ("shout", ("on", "end", "you")), ("vote", ("yes",)), ("pass",)


@guard.answer("shout", stays=True)
def shouted_on_guard(g: Notebook, seat: int, word: str) -> None:
    g.lines.append(f"{seat} shouts {word}")
    if word == "end":
        g.withdraw()
    elif word == "you":
        g.then(relieve, 1 - seat)


@rule
def relieve(g: Notebook, seat: int) -> None:
    g.ask_instead((seat, guard, (), True))


@guard.answer("vote", stays=True)
def voted_on_guard(g: Notebook, seat: int, word: str) -> None:
    g.ask(1 - seat, rest)
    g.then(note, "voted")


@guard.answer("pass")
def off_guard(g: Notebook, seat: int) -> None:
    g.lines.append(f"{seat} leaves")


@question
def shout(g: Notebook, seat: int) -> Sentences:
    return (("shout", ("stop", "later", "you", "go")),)


@shout.answer("shout")
def shouted(g: Notebook, seat: int, word: str) -> None:
    if word == "stop":
        g.withdraw()
    elif word == "you":
        g.withdraw(1)
    elif word == "later":
        g.later(note, f"{seat} was owed this")
    g.lines.append(f"{seat} shouts")


def offers(g: Notebook) -> list[Offer]:
    return [(seat, shout, ()) for seat in g.open]


def shapes(*names: str) -> Any:
    made = [
        msgspec.defstruct(name, [("word", str)] if name != "pass" else [], tag_field="cmd", tag=name) for name in names
    ]
    return Union[tuple(made)]  # noqa: UP007


GAME = bare_game(
    id="kernel",
    table=Notebook,
    seats=range(2, 5),
    commands=shapes("vote", "shout", "pass"),
    offers=offers,
    clock=lambda g: Clock("vote", g.limit) if g.limit else None,
)
YES, NO, PASS = {"cmd": "vote", "word": "yes"}, {"cmd": "vote", "word": "no"}, {"cmd": "pass"}


def notebook(seats: int = 4) -> Any:
    return GAME.new_table(seats, GAME.read_options({}, seats), FastDice(0))


def shouting(word: str) -> dict[str, str]:
    return {"cmd": "shout", "word": word}
