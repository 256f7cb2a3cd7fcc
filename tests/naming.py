"""The parameters of the tests of a folder, to find cards without tests."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def words(value: Any) -> set[str]:
    """All texts in a parameter, ids of cards included."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return words(list(value.items()))
    if isinstance(value, (list, tuple, set)):
        return set().union(*map(words, value)) if value else set()
    id = getattr(value, "id", None)
    return {id} if isinstance(id, str) else set()


def tried(folder: Path) -> dict[str, set[str]]:
    """The name of each test, with the texts in its parameters."""
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
    """The ids with fewer tests than wanted, each with its tests. A test is about a card if its id is in the test's name
    or parameters, or its beginning is in the name and the rest in the parameters."""
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
