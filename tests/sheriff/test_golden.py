"""Recorded games that end in every way there is, replayed to the last card, and the rulebook's examples word by word.
golden_games.py and examples.py write them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from malina.games.sheriff import GAME
from malina.games.sheriff.table import SheriffTable

from .examples import cases, log_of, written
from .golden_games import ENDS, FOLDER, SHORT_GAMES, WANTED, played, summary

EXAMPLES = written()
GAMES = sorted({*FOLDER.glob("*.json")} - {ENDS}, key=lambda path: path.stem)


def read(path: Path) -> tuple[dict[str, Any], SheriffTable]:
    record = json.loads(path.read_text(encoding="utf-8"))
    return record, GAME.deal(record["seats"], seed=record["seed"], options=record["options"])  # type: ignore[return-value]


def test_there_is_a_game_for_every_way_to_end() -> None:
    assert [path.stem for path in GAMES] == sorted(wanted.name for wanted in WANTED)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_game(path: Path) -> None:
    record, g = read(path)
    for seat, move in record["moves"]:
        g.act(seat, move)
    assert summary(g) == record["end"]


@pytest.mark.no_cover
@pytest.mark.parametrize("path", GAMES[::4], ids=lambda path: path.stem)
def test_recorded_game_saved_and_loaded_on_the_way(path: Path) -> None:
    record, g = read(path)
    for number, (seat, move) in enumerate(record["moves"]):
        if number % 10 == 0:
            g = GAME.load(json.loads(json.dumps(g.dump())))  # type: ignore[assignment]
        g.act(seat, move)
    assert summary(g) == record["end"]


def test_every_module_with_every_number_of_players_ends_as_it_did() -> None:
    ends = json.loads(ENDS.read_text(encoding="utf-8"))
    assert {name: summary(played(one, 1)[0]) for name, one in SHORT_GAMES.items()} == ends


@pytest.mark.no_cover
@pytest.mark.parametrize("name", EXAMPLES)
def test_example_of_the_rulebook(name: str) -> None:
    assert log_of(dict(cases())[name]) == EXAMPLES[name]
