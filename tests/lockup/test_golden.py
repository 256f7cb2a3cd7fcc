"""Recorded games, played again to the last word. golden_games.py writes them."""

from __future__ import annotations

import pytest

from .golden_games import FOLDER, WANTED, Wanted, played, text


def seed_of(wanted: Wanted) -> int:
    return int((FOLDER / f"{wanted.name}.txt").read_text(encoding="utf-8").split("\n")[0].removeprefix("seed "))


def test_there_is_a_text_for_every_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(wanted.name for wanted in WANTED)


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_recorded_game(wanted: Wanted) -> None:
    seed = seed_of(wanted)
    assert text(wanted, seed) == (FOLDER / f"{wanted.name}.txt").read_text(encoding="utf-8")
    assert wanted.ends(played(wanted, seed))
