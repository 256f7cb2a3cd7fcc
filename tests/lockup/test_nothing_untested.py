"""Every card has two tests, every numbered case one; refusals: test_told.py."""

from __future__ import annotations

import re
from pathlib import Path

from malina.games.lockup.faces import read, shipped

from ..naming import too_few, tried

CARDS = read(shipped())
TESTS = tried(Path(__file__).parent)


def test_every_card_has_two_tests() -> None:
    families = (CARDS.items, CARDS.goons, CARDS.tomes, CARDS.goals, CARDS.traits, CARDS.guards, CARDS.crews)
    ids = [card.id for family in families for card in family]
    assert len(ids) > 100
    assert too_few(ids, TESTS) == {}


def test_a_missing_one_would_be_named() -> None:
    assert set(too_few(["shiv", "a_card_without_tests"], TESTS)) == {"a_card_without_tests"}


def test_every_numbered_case_has_its_test() -> None:
    found = {int(number) for name in TESTS for number in re.findall(r"\.test_lockup_(\d{3})_", name)}
    assert found == set(range(1, 68))
