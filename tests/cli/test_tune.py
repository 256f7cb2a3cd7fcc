"""`malina tune`."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from malina import game
from malina.cli.tune import read_seats, verdict
from malina.tune import Tuned
from malina.tune.weights import Weight

from .running import Run

FEW = ("--games", "2", "--generations", "1", "--check", "2", "--jobs", "1", "--weights", "look")
TWO = ("--seats", "2")


def test_weights_are_written(malina: Run, tmp_path: Path) -> None:
    ran = malina("tune", "crooks", *FEW, *TWO, "--json")
    assert ran.code == 0, ran.err
    data = json.loads(ran.out)
    assert data["file"] == "crooks-bot.toml"
    [change] = data["changes"]
    assert (change["weight"], data["weights"]) == ("look", ["look"])
    text = (tmp_path / "crooks-bot.toml").read_text(encoding="utf-8")
    assert tomllib.loads(text)["look"] == change["is"]
    assert "# for looking at all" in text


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_for_people(malina: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str) -> None:
    difference = {"mean": 0.02, "low": -0.01, "high": 0.05}
    by_seats = [{"seats": 2, "by_side": False, "difference": difference}]
    match = {"games": 8, "difference": difference, "by_seats": by_seats}
    tuned = Tuned([(Weight(("look",), 0.4), 0.5)], {"game": "crooks", "seats": [2], "games": 20, "match": match})
    monkeypatch.setattr("malina.tune.tune", lambda *args: tuned)
    (tmp_path / "my.toml").write_text("mine", encoding="utf-8")
    ran = malina("tune", "crooks", "--out", "my.toml", "--lang", lang)
    assert ran.code == 0, ran.err
    assert "greedy@my-2.toml,greedy" in ran.out
    assert "+2.0  −1.0 … +5.0" in ran.out
    assert (tmp_path / "my.toml").read_text(encoding="utf-8") == "mine"
    assert tomllib.loads((tmp_path / "my-2.toml").read_text(encoding="utf-8"))["look"] == 0.5


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "two"), "--seats"),
        (("--seats", "9"), "2 to 4"),
        (("--weights", "luck"), "No weight is called luck"),
        (("--out", "no/such/my.toml"), "no folder no/such. Make it first, or choose another place for the file."),
        (("--out", "m" * 300), "cannot be written: the name is too long."),
    ],
)
def test_what_is_wrong_is_said(malina: Run, words: tuple[str, ...], said: str) -> None:
    ran = malina("tune", "crooks", *words, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_seats() -> None:
    crooks = game("crooks")
    assert read_seats(crooks, "", {}) == [2, 3, 4]
    assert read_seats(crooks, "", {"first": 2}) == [3, 4]
    assert read_seats(crooks, "2, 4", {}) == [2, 4]


def test_verdicts() -> None:
    found = [verdict({"low": low, "high": high}) for low, high in ((0.1, 0.2), (-0.2, -0.1), (-0.1, 0.1))]
    assert found == ["tune-better", "tune-worse", "tune-unsure"]
