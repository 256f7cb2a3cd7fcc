"""What the commands print for people, and the bar that only a terminal sees."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from malina.cli.output import Output
from malina.games import GAMES

from .running import Run

ROWS = [
    {"name": "ours", "decisions_per_s": 200000.0, "copies_per_s": 1e5, "guesses_per_s": 3e4, "games_per_s": 4e3},
    {"name": "theirs", "decisions_per_s": 25000.0, "copies_per_s": None, "guesses_per_s": None, "games_per_s": None},
]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Crooks", "Notebook", "Bots", "Default", "makes the move that looks best", "yes, no"]),
        ("ru", ["Аферисты", "Цвета", "Боты", "По умолчанию", "делает любой возможный ход", "да, нет"]),
    ],
)
def test_games(malina: Run, lang: str, words: list[str]) -> None:
    ran = malina("games", "--lang", lang)
    assert ran.code == 0
    for word in (*words, "layout", "new_edition_2016, rulebook", "0…3"):
        assert word in ran.out
    assert "null" not in ran.out
    for game in GAMES.values():  # whole, as they are typed again
        for option in game.options_type.__struct_fields__:
            assert re.search(rf"^ {option} ", ran.out, re.MULTILINE), option


def test_bench(malina: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malina.bench.run.measure", lambda *args: ROWS)
    ran = malina("bench")
    assert ran.code == 0
    assert "200\u00a0000" in ran.out
    assert "8.0 ×" in ran.out


def test_check(malina: Run) -> None:
    ran = malina("check", "crooks", "--seats", "2", "--games", "1", "--lang", "ru")
    assert ran.code == 0
    assert "Утечек нет" in ran.out


def test_a_bar_is_for_a_terminal_only() -> None:
    out = Output("en", json=True)
    with out.progress("progress-games") as progress:
        progress(1, 2)
    out.notes = Console(file=io.StringIO(), force_terminal=True, width=80)
    with out.progress("progress-games") as progress:
        progress(1, 2)
    assert "1/2" in out.notes.file.getvalue()  # type: ignore[attr-defined]
