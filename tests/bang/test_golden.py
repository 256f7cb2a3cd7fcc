"""Recorded games that end in every way there is, replayed to the last card. golden_games.py writes them.

What differs is read in their logs: a line of text for everything that happened."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import malina
from malina.games.bang import GAME

from .golden_games import FOLDER, WANTED, texts

GAMES = sorted(FOLDER.glob("*.json"), key=lambda path: path.stem)


def test_there_is_a_game_for_every_way_to_end() -> None:
    assert [path.stem for path in GAMES] == sorted(wanted.name for wanted in WANTED)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_game(path: Path) -> None:
    record = malina.Record.from_json(path.read_bytes())
    malina.verify(GAME, record)
    for name, text in texts(malina.Match(GAME, record, bytes.fromhex(record.secret))).items():
        assert text.splitlines() == path.with_suffix(f".{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.no_cover
@pytest.mark.parametrize("path", GAMES[::4], ids=lambda path: path.stem)
def test_recorded_game_saved_and_loaded_on_the_way(path: Path) -> None:
    record = malina.Record.from_json(path.read_bytes())
    g = next(iter(malina.replay(GAME, record))).table  # as it was dealt, with the cards of its day
    for number, (seat, move) in enumerate(record.moves):
        if number % 10 == 0:
            g = GAME.load(json.loads(json.dumps(g.dump())))
        g.act(seat, move)
    assert g.result is not None
    assert g.result.to_json() == record.result
