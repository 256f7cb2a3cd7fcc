"""Bots of one's own at the command line: their failures are told as theirs, and their prints spoil nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import malina as library

from .running import Run

OWN = """
class Talks:
    def choose(self, view, decision, dice):
        print("hello")
        return decision.moves[0]

class Raises(Talks):
    def choose(self, view, decision, dice):
        raise ValueError("boom")

class Dances(Talks):
    def choose(self, view, decision, dice):
        return {"cmd": "dance"}

class Tires(Talks):
    def __init__(self):
        self.left = 5

    def choose(self, view, decision, dice):
        self.left -= 1
        return decision.moves[0] if self.left else None
"""
COMMANDS = (
    ("arena", "crooks", "--games", "2", "--jobs", "1"),
    ("arena", "crooks", "--games", "2", "--jobs", "2"),
    ("simulate", "crooks", "--games", "2", "--jobs", "1"),
    ("simulate", "crooks", "--games", "2", "--jobs", "2"),
    ("play", "crooks", "--humans", "0", "--seed", "1"),
)


@pytest.fixture(autouse=True)
def own(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_bot_that_fails_is_named(malina: Run, command: tuple[str, ...]) -> None:
    ran = malina(*command, "--bots", "own.py:Raises", "--lang", "en")
    said = "Bot own.py:Raises was asked “turn” and failed: ValueError: boom. MALINA_DEBUG=1 shows where.\n"
    assert (ran.code, ran.err) == (2, said)
    ran = malina(*command, "--bots", "own.py:Dances", "--lang", "ru")
    said = "Бот own.py:Dances на вопрос «turn» ответил {'cmd': 'dance'}, а среди возможных ходов такого нет.\n"
    assert (ran.code, ran.err) == (2, said)


def test_what_was_played_before_a_bot_failed_is_kept(malina: Run, tmp_path: Path) -> None:
    words = ("play", "crooks", "--humans", "0", "--seed", "1", "--bots", "own.py:Tires", "--save", "left.json")
    ran = malina(*words, "--json", "--lang", "en")
    assert ran.code == 2
    assert "answered None" in ran.err
    assert json.loads(ran.out)["saved"] == "left.json"
    assert library.Record.from_json((tmp_path / "left.json").read_text()).moves


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_programmer_sees_where(malina: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]) -> None:
    monkeypatch.setenv("MALINA_DEBUG", "1")
    with pytest.raises(library.BadBot) as error:
        malina(*command, "--bots", "own.py:Raises")
    assert "boom" in str(error.value.__cause__)


@pytest.mark.parametrize("command", COMMANDS[:4], ids=" ".join)
def test_what_bots_print_is_not_in_the_result(
    malina: Run, command: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    ran = malina(*command, "--bots", "own.py:Talks,random", "--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["games"] == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert "hello" in ran.err + err


def test_an_illegal_move_of_ours_is_a_fault_of_ours(malina: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def dances(*given: object) -> Any:
        return {"cmd": "dance"}

    monkeypatch.setattr("malina.bots.greedy.Greedy.choose", dances)
    for command in COMMANDS:
        ran = malina(*command, "--bots", "greedy", "--lang", "en")
        assert ran.code == 70
        assert ran.err.startswith("A fault in the program itself: IllegalMove: bad-command")
