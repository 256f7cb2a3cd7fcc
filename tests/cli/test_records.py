"""Saved games: read again, and checked."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from .running import Run


def change(record: Path, **new: Any) -> str:
    data = json.loads(record.read_text())
    for key, value in new.items():
        data[key] = value(data[key]) if callable(value) else value
    path = record.with_name("changed.json")
    path.write_text(json.dumps(data))
    return str(path)


def test_verify_says_what_was_checked(malina: Run, record: Path) -> None:
    ran = malina("verify", str(record))
    assert ran.code == 0
    assert "fits the fingerprint" in ran.out
    assert "the rules allow each of them" in ran.out
    assert "The result is the recorded one." in ran.out
    assert ran.out.endswith("The record is correct.\n")
    assert malina("verify", str(record), "--lang", "ru").out.endswith("Запись верна.\n")


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        ({"secret": "00" * 32}, "bad-commitment"),
        ({"commitment": "00" * 32}, "bad-commitment"),
        ({"contributions": ["luck"]}, "bad-move"),
        ({"moves": lambda moves: moves[1:]}, "bad-move"),
        ({"moves": lambda moves: [*moves, [0, {"cmd": "pass"}]]}, "bad-move"),
        ({"moves": lambda moves: moves[:-1]}, "bad-result"),
        ({"result": lambda result: {**result, "winners": [0, 1, 2]}}, "bad-result"),
        ({"result": None}, "bad-result"),
        ({"seats": 9}, "bad-table"),
    ],
)
def test_tampering_is_found(malina: Run, record: Path, new: dict[str, Any], reason: str) -> None:
    path = change(record, **new)
    ran = malina("verify", path, "--json")
    data = json.loads(ran.out)
    assert (ran.code, data["ok"], data["reason"]) == (1, False, reason)
    for lang, word in (("en", "The record is not correct."), ("ru", "Запись неверна.")):
        ran = malina("verify", path, "--lang", lang)
        assert ran.code == 1
        assert ran.out.startswith(word)
        assert len(ran.out.splitlines()) > 1
        assert ran.err == ""


def test_the_wrong_move_is_named_and_nobody_is_spoken_to(malina: Run, record: Path) -> None:
    path = change(record, moves=lambda moves: [[moves[0][0], {"cmd": "recruit", "hideout": "Z"}], *moves[1:]])
    assert re.search(r"Ход 1 \(\w+\) нарушает правила: вербовать Z\.", malina("verify", path, "--lang", "ru").out)
    ran = malina("verify", path)
    assert re.search(r"Move 1, by \w+, breaks the rules: recruit Z\.", ran.out)
    assert "you" not in ran.out.lower()


def test_a_fingerprint_written_down(malina: Run, record: Path) -> None:
    written = json.loads(record.read_text())["commitment"]
    for given in (written, written[:8], written[:12].upper()):
        ran = malina("verify", str(record), "--fingerprint", given)
        assert ran.code == 0
        assert "It is the fingerprint that was written down." in ran.out
    other = ("1" if written[0] == "0" else "0") + written[1:]
    ran = malina("verify", str(record), "--fingerprint", other, "--json")
    assert (ran.code, json.loads(ran.out)["reason"]) == (1, "other-fingerprint")
    assert malina("verify", str(record), "--fingerprint", "abc").code == 2
    assert "Отпечаток тот самый" in malina("verify", str(record), "--fingerprint", written, "--lang", "ru").out


def test_a_record_without_moves_and_no_record_at_all(malina: Run, record: Path, monkeypatch: Any) -> None:
    path = change(record, moves=[], result=None)
    assert "Nothing was played" in malina("verify", path).out
    record.write_text("{}")
    ran = malina("verify", "game.json")
    assert (ran.code, ran.err) == (2, "File game.json is not a record of a game.\n")
    monkeypatch.setenv("MALINA_DEBUG", "1")
    assert "missing required field" in malina("verify", "game.json").err


def test_replay_for_each_reader(malina: Run, record: Path) -> None:
    everything = malina("replay", str(record)).out
    assert "All cards on the table" in everything
    assert "Scoring" in everything
    seat = malina("replay", str(record), "--seat", "1").out
    assert "As Foxy saw it" in seat
    spectator = malina("replay", str(record), "--spectator").out
    assert "For your eyes only" not in spectator
    assert len(spectator) < len(seat) < len(everything)
    assert (
        "Глазами игрока Лиса" not in malina("replay", str(record), "--seat", "1", "--lang", "ru").out
    )  # names are kept
    assert json.loads(malina("replay", str(record), "--spectator", "--json").out)["reader"] is None


def test_a_game_that_was_left_can_be_read(malina: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "left.json")
    ran = malina("play", "crooks", "--seed", "1", "--bots", "random", typed=["", "A", "quit", path])
    assert ran.code == 0
    assert f"malina verify {path}" in ran.out
    ran = malina("verify", path)
    assert ran.code == 0
    assert "The game was not finished" in ran.out
    assert malina("replay", path).out.endswith("The game was not finished.\n")
