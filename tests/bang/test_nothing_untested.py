"""Every card and every character of BANG! has two tests that say so in their names, an icon, and a worth to the bot."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from malina.games.bang.bot.weights import shipped as weights
from malina.games.bang.box import catalogue, shipped

ROLES, _, KINDS, CHARACTERS, EVENTS = catalogue(shipped())
ICONS = Path(__file__).parents[2] / "web/src/games/bang/icons.json"


def names() -> list[str]:
    """What the tests here are called, without `test` and the number of a case."""
    found = []
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        found += re.findall(r"^def test_(?:bang_\d+_)?(\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE)
    return found


@pytest.mark.parametrize("id", [thing.id for thing in (*KINDS, *CHARACTERS)])
def test_two_tests_have_it_in_their_names(id: str) -> None:
    assert len([name for name in names() if f"_{id}_" in f"_{name}_"]) >= 2


@pytest.mark.parametrize(
    ("section", "ids"),
    [
        ("role", [role.id for role in ROLES]),
        ("card", [kind.id for kind in KINDS]),
        ("character", [character.id for character in CHARACTERS]),
        ("event", [event.id for event in EVENTS]),
    ],
)
def test_everything_has_an_icon(section: str, ids: list[str]) -> None:
    icons = json.loads(ICONS.read_text(encoding="utf-8"))[section]
    assert [id for id in ids if id not in icons] == []


def test_the_bot_knows_what_every_character_is_worth() -> None:
    known = weights()["character"]
    assert [character.id for character in CHARACTERS if character.id not in known] == []
