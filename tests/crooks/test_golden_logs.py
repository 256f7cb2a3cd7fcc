"""Recorded games that end in every way there is, replayed and read: golden_games.py writes them.

What differs is read in their logs: a line of text for everything that happened."""

from __future__ import annotations

from pathlib import Path

import pytest

import malina
from malina.games.crooks import GAME

from .golden_games import FOLDER, WANTED, texts

GAMES = sorted(FOLDER.glob("*.json"), key=lambda path: path.stem)


def test_there_is_a_game_for_every_way_to_end() -> None:
    assert [path.stem for path in GAMES] == sorted(WANTED)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_game(path: Path) -> None:
    record = malina.Record.from_json(path.read_bytes())
    assert malina.verify(GAME, record).over
    assert WANTED[path.stem][2](malina.Match(GAME, record, bytes.fromhex(record.secret)))
    for reader, text in texts(record).items():
        assert text.splitlines() == path.with_suffix(f".{reader}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", WANTED)
def test_the_seat_reads_less_than_everybody(name: str) -> None:
    """The seat's log differs from the full one unless nothing was ever hidden."""
    full = (FOLDER / f"{name}.ru.all.txt").read_text(encoding="utf-8")
    seat = (FOLDER / f"{name}.ru.seat.txt").read_text(encoding="utf-8")
    assert full != seat
    assert len(seat) < len(full) or name == "all-pass-at-once"
