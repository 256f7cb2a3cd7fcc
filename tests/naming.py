"""What the tests of a folder are tried with, so that a card without its tests can be named."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def words(value: Any) -> set[str]:
    """All texts in a parameter, and the ids of cards."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return words(list(value.items()))
    if isinstance(value, (list, tuple, set)):
        return set().union(*map(words, value)) if value else set()
    id = getattr(value, "id", None)
    return {id} if isinstance(id, str) else set()


def tried(folder: Path) -> dict[str, set[str]]:
    """By the name of a test: what is handed to it."""
    package = ".".join(folder.relative_to(Path(__file__).parents[1]).parts)
    found: dict[str, set[str]] = {}
    for file in sorted(folder.glob("test_*.py")):
        module = importlib.import_module(f"{package}.{file.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_") and getattr(test, "__module__", "") == module.__name__:
                marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
                found[f"{file.stem}.{name}"] = set().union(*[words(list(mark.args[1])) for mark in marks])
    return found


def too_few(ids: Iterable[str], tests: dict[str, set[str]], wanted: int = 2) -> dict[str, list[str]]:
    """Those that fewer tests are about, with these tests. A test is about a card if its id is in the test's name or is
    handed to it, or the beginning is in the name and the rest is handed to it."""
    few = {}
    for id in ids:
        parts = id.split("_")
        splits = [("_".join(parts[:n]), "_".join(parts[n:])) for n in range(1, len(parts))]
        about = [
            name
            for name, handed in tests.items()
            if f"_{id}_" in f"{name}_" or id in handed or any(f"_{a}_" in f"{name}_" and b in handed for a, b in splits)
        ]
        if len(about) < wanted:
            few[id] = about
    return few
