"""Every job, trait and strategy card has two tests with its id in their names or handed to them, every refusal one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from malina.games.scoundrels import GAME

HERE = Path(__file__).parent
RULES = Path(GAME.home)
FILES = ("test_cases_turn.py", "test_cases_abilities.py", "test_cases_safes.py", "test_jobs.py", "test_traits.py")
BOX = GAME.deal(2, options={"strategy_cards": True}).data  # type: ignore[attr-defined]
IDS: list[str] = [card.id for card in (*BOX.traits, *BOX.jobs, *BOX.strategies)]


@pytest.fixture(scope="module")
def names() -> list[str]:
    """What the tests of single cards are called, with what is handed to them."""
    files = [str(HERE / file) for file in (*FILES, "test_nasty.py")]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-o",
        "addopts=",
        "-p",
        "no:cacheprovider",
        *files,
    ]
    told = subprocess.run(command, capture_output=True, text=True, cwd=HERE.parents[1], check=True).stdout
    return [re.sub(r"\W", "_", line.partition("::")[2]) for line in told.splitlines() if "::" in line]


def has(name: str, id: str) -> bool:
    """Not where it is a part of another id, as the collector of the tax collector."""
    for longer in IDS:
        if longer != id and id in longer:
            name = name.replace(longer, "")
    return f"_{id}_" in f"_{name}_"


def test_every_card_has_two_tests(names: list[str]) -> None:
    assert {id: found for id in IDS if (found := sum(has(name, id) for name in names)) < 2} == {}


def test_every_refusal_is_reached() -> None:
    said = {
        reason
        for file in (*RULES.glob("rules/*.py"), *RULES.glob("modes/*.py"), *RULES.glob("effects/*.py"))
        for call in re.findall(r"IllegalMove\(([^\n]*)", file.read_text(encoding="utf-8"))
        for reason in re.findall(r'"([a-z-]+)"', call)
    }
    tested = (HERE / "test_refusals.py").read_text(encoding="utf-8")
    assert said
    assert [reason for reason in sorted(said) if f'"{reason}"' not in tested] == []
