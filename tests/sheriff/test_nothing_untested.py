"""Every law and every merry man has at least two tests that say so in their names or in what they are tried with; every
numbered case and every refusal has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from malina.games import sheriff
from malina.games.sheriff.faces import read, shipped

CARDS = read(shipped())
HOME = Path(sheriff.__file__).parent
FAMILIES = ("law_tax_", "law_ban_")  # tests of these are tried with each of the four goods


def names() -> list[str]:
    found = []
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        found += re.findall(r"^def test_(?:sheriff_\d+a?_)?(\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE)
    return found


@pytest.mark.parametrize("id", [card.id for card in (*CARDS.laws, *CARDS.merry_men)])
def test_two_tests_have_it_in_their_names(id: str) -> None:
    family = next((family[:-1] for family in FAMILIES if id.startswith(family)), id)
    assert len([name for name in names() if f"_{family}_" in f"_{name}_"]) >= 2


def test_every_numbered_case_has_its_test() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    found = set(re.findall(r"^def test_sheriff_(\d{3}a?)_", text, re.MULTILINE))
    assert found == {f"{number:03}" for number in range(1, 52)} | {"046a"}


def test_every_refusal_has_a_test() -> None:
    """Whatever the rules refuse is refused somewhere here, by its name."""
    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    rules = [file.read_text(encoding="utf-8") for file in HOME.rglob("*.py")]
    reasons = {reason for rule in rules for reason in re.findall(r'IllegalMove\(\s*"([a-z-]+)"', rule)}
    assert len(reasons) > 50
    assert {reason for reason in reasons if f'"{reason}"' not in text} == set()
