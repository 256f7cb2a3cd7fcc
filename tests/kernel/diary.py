"""A mock game that logs what happens, for the tests of frames, asks and moves."""

from __future__ import annotations

from typing import Any, Union

import msgspec
import pytest

from malina.kernel.blanks import Some
from malina.kernel.decision import Sentences
from malina.kernel.refusal import IllegalMove
from malina.kernel.rules import question, rule
from malina.kernel.table import Result, Table

from .play import (
    CROOKS,
    TOY,
    bare_game,
)

GAMES = pytest.mark.parametrize("game", [CROOKS, TOY], ids=["crooks", "toy"])


SAY = {"cmd": "say"}


class Diary(Table):
    lines: list[str] = []
    marks: dict[str, int] = {}
    plan: tuple[str, ...] = ()


@rule
def write(g: Diary, *words: str) -> None:
    g.lines.append(" ".join(words))


@rule
def write_with_parts(g: Diary, name: str, depth: int) -> None:
    g.lines.append(name)
    for part in "123"[: 3 if depth else 0]:
        g.then(write_with_parts, name + part, depth - 1)


@rule
def ask_and_write(g: Diary, seat: int, text: str) -> None:
    g.ask(seat, say_something, text)
    g.then(write, text, "was answered")


@rule
def end(g: Diary) -> None:
    g.then(write, "never")
    g.finish(Result((0,), (1, 0), {}))


@question
def say_something(g: Diary, seat: int, about: str) -> Sentences:
    return ("say",), ("count", range(3)), ("choose", Some("abc", 1, 2), ("up", "down"))


@say_something.answer("say")
def said(g: Diary, seat: int, about: str) -> None:
    g.lines.append(f"{seat} on {about}")
    g.then(write, "after", about)


@say_something.answer("count")
def counted(g: Diary, seat: int, about: str, n: int) -> None:
    g.lines.append(f"{seat} counts {n}")


@say_something.answer("choose")
def chose(g: Diary, seat: int, about: str, letters: list[str], way: str) -> None:
    g.lines.append(f"{seat} chooses {''.join(letters)} {way}")


@say_something.refuse("count")
def why_not_count(g: Diary, seat: int, about: str, n: int) -> IllegalMove | None:
    return IllegalMove("too-much", n=n, about=about) if n < 10 else None


@question
def interrupt(g: Diary, seat: int, left: str = "left") -> Sentences:
    """A standing offer, as long as there is something left of it."""
    return (("interrupt", ("once", "twice") if g.marks.get(left, 9) else ()),)


@interrupt.answer("interrupt")
def interrupted(g: Diary, seat: int, left: str, how: str) -> None:
    g.marks[left] = g.marks.get(left, 9) - 1
    g.lines.append(f"{seat} interrupts")
    g.then(ask_and_write, seat, how)
    g.then(write, "back")


def command(name: str, **blanks: Any) -> Any:
    return msgspec.defstruct(name, list(blanks.items()), tag_field="cmd", tag=name, forbid_unknown_fields=True)


COMMANDS = (
    command("say"),
    command("count", n=int),
    command("choose", letters=list[str], way=str),
    command("interrupt", how=str),
    command("sing", song=str),
)


DIARY = bare_game(id="diary", table=Diary, commands=Union[COMMANDS], not_asked=lambda g, seat: f"wait-{seat}")  # noqa: UP007


def diary(seats: int = 3, start: Any = None, *args: Any) -> Any:
    g = DIARY.deal(seats)
    if start:
        g.then(start, *args)
        g.run(0)
    return g


def asked(*asks: tuple[int, bool], seats: int = 3) -> Any:
    """A diary in which these seats are asked at once, and after which `done` is written."""
    g = diary(seats)
    g.ask_all(*[(seat, say_something if required else interrupt, ("all",), required) for seat, required in asks])
    g.then(write, "done")
    g.run(0)
    return g
