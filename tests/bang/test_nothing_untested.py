"""Every card and every character of BANG! has two tests that say so in their names, an icon, and a worth to the bot;
every event has two tests in which it lies on the table."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from malina.games.bang.bot.weights import FILE
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
    found = [name for name in names() if f"_{id}_" in f"_{name}_"]
    assert len(found) >= 2, f"two tests of tests/bang need {id} in their names: normal use, nastiest interaction"


def played_in(text: str) -> list[set[str]]:
    """Of each test: the words it is given, and those of its parameters."""
    tests = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef) and "test_" in node.name]
    texts = [
        [n.value for n in ast.walk(test) if isinstance(n, ast.Constant) and type(n.value) is str] for test in tests
    ]
    return [{word for text in said for word in text.split()} for said in texts]


@pytest.mark.parametrize("id", [event.id for event in EVENTS])
def test_two_tests_play_every_event(id: str) -> None:
    files = [file for file in Path(__file__).parent.glob("test_*.py") if file.name != Path(__file__).name]
    found = [words for file in files for words in played_in(file.read_text(encoding="utf-8")) if id in words]
    assert len(found) >= 2, f"two tests of tests/bang need {id} on the table: normal use, nastiest interaction"


def test_a_planted_test_is_counted() -> None:
    text = 'def test_a():\n    t = scenario(4, event="siesta")\n\n\ndef helper():\n    return "siesta"'
    assert played_in(text) == [{"siesta"}]


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
    missing = [id for id in ids if id not in icons]
    assert not missing, f"no icon in web/src/games/bang/icons.json, {section}: {', '.join(missing)}"


def test_the_bot_knows_what_every_character_is_worth() -> None:
    known = FILE.shipped["character"]
    missing = [character.id for character in CHARACTERS if character.id not in known]
    assert not missing, f"not in [character] of bot/weights.toml: {', '.join(missing)}"
