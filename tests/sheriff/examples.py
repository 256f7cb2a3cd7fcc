"""The examples of the rulebook as logs, for `golden/examples.txt`: all that Misha, Liza, Dima, Katya, Roma and Masha do
in the numbered cases, what is refused, and what everybody is told of it.

    python -m tests.sheriff.examples

writes them down anew: only when a change of the rules is meant."""

from __future__ import annotations

import importlib
import inspect
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from malina.kernel.event import Event
from malina.kernel.refusal import IllegalMove

from .scenario import NAMES, Scenario

FILE = Path(__file__).with_name("golden") / "examples.txt"
MODULES = [f"tests.sheriff.{path.stem}" for path in sorted(Path(__file__).parent.glob("test_*.py"))]


def cases() -> Iterator[tuple[str, Callable[[], None]]]:
    """Those that need nothing but a table."""
    for module in MODULES:
        for name, case in vars(importlib.import_module(module)).items():
            if name.startswith("test_sheriff_0") and not inspect.signature(case).parameters:
                yield name.removeprefix("test_sheriff_"), case


def log_of(case: Callable[[], None]) -> list[str]:
    found: list[str] = []
    act, time_is_up = Scenario.act, Scenario.time_is_up

    def recorded(t: Scenario, words: str, do: Callable[[], None]) -> None:
        before = len(t.g.log or ())
        try:
            do()
        except IllegalMove as refused:
            found.append(f"{words}: refused, {refused.reason}")
            raise
        found.append(words)
        for event in (t.g.log or [])[before:]:
            found.extend(told(event, t.g.seats))

    def acting(t: Scenario, name: str, cmd: str, **blanks: Any) -> None:
        recorded(t, f"{name} {cmd} {said(blanks)}".rstrip(), lambda: act(t, name, cmd, **blanks))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Scenario, "act", acting)
        patch.setattr(Scenario, "time_is_up", lambda t: recorded(t, "time is up", lambda: time_is_up(t)))
        case()
    return found


def told(event: Event, seats: int) -> list[str]:
    """What spectators hear, and below it those who hear more."""
    everybody = said(event.for_viewer(seats).args)
    more = [(name, said(event.for_viewer(seat).args)) for seat, name in enumerate(NAMES[:seats])]
    return [f"  {event.name} {everybody}", *[f"    {name}: {args}" for name, args in more if args != everybody]]


def said(args: dict[str, Any]) -> str:
    return " ".join(f"{name}={json.dumps(value)}" for name, value in args.items() if value not in ("", [], ()))


def written() -> dict[str, list[str]]:
    """The log of each case as the file has it."""
    found: dict[str, list[str]] = {}
    for part in FILE.read_text(encoding="utf-8").strip().split("\n\n"):
        name, *lines = part.split("\n")
        found[name.strip("# ")] = lines
    return found


if __name__ == "__main__":
    logs = [(name, log_of(case)) for name, case in sorted(cases(), key=lambda one: one[0])]
    FILE.write_text(
        "\n\n".join("\n".join([f"# {name}", *lines]) for name, lines in logs if lines) + "\n", encoding="utf-8"
    )
