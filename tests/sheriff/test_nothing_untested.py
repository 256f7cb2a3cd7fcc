"""Every card of every module has two tests; every numbered case and every refusal has one."""

from __future__ import annotations

import re
from pathlib import Path

from malina.games import sheriff
from malina.games.sheriff.faces import read, shipped

from ..naming import too_few, tried

CARDS = read(shipped())
HOME = Path(sheriff.__file__).parent
TESTS = tried(Path(__file__).parent)


def test_every_card_has_two_tests() -> None:
    pairs = {card.id.rpartition("_")[0] for card in CARDS.market}  # both cards of a pair are sold one after the other
    ids = [card.id for family in (CARDS.goods, CARDS.laws, CARDS.merry_men, CARDS.orders) for card in family]
    assert len(ids) > 60
    assert too_few([*ids, *pairs], TESTS) == {}


def test_a_missing_one_would_be_named() -> None:
    assert set(too_few(["robin_hood", "a_card_without_tests"], TESTS)) == {"a_card_without_tests"}


def test_every_numbered_case_has_its_test() -> None:
    found = {number for name in TESTS for number in re.findall(r"\.test_sheriff_(\d{3}a?)_", name)}
    assert found == {f"{number:03}" for number in range(1, 52)} | {"046a"}


def test_every_refusal_has_a_test() -> None:
    """Whatever the rules refuse is refused somewhere here, by its name."""
    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    rules = [file.read_text(encoding="utf-8") for file in HOME.rglob("*.py")]
    reasons = {reason for rule in rules for reason in re.findall(r'IllegalMove\(\s*"([a-z-]+)"', rule)}
    assert len(reasons) > 50
    assert {reason for reason in reasons if f'"{reason}"' not in text} == set()
