"""Every card and every character of BANG! has at least two tests that say so in their names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from malina.games.bang.cards import catalogue

_, _, KINDS, CHARACTERS, _ = catalogue()


def names() -> list[str]:
    """What the tests here are called, without `test` and the number of a case."""
    found = []
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        found += re.findall(r"^def test_(?:bang_\d+_)?(\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE)
    return found


@pytest.mark.parametrize("id", [thing.id for thing in (*KINDS, *CHARACTERS)])
def test_two_tests_have_it_in_their_names(id: str) -> None:
    assert len([name for name in names() if f"_{id}_" in f"_{name}_"]) >= 2
