"""`malina bench server`: what it prints. The measuring itself is tested in tests/bench."""

from __future__ import annotations

import json

import pytest

from malina.bench.peers_npm import Absent

from .running import Run

ROW = {
    "name": "ours",
    "moves_per_s": 3000.0,
    "p50_ms": 60.04,
    "p99_ms": 120.4,
    "cpu_us_per_move": None,
    "client_core": 0.3,
    "even_moves_per_s": 500.0,
    "even_p50_ms": 2.0,
    "even_p99_ms": 9.0,
    "kb_per_table": 20.0,
    "kb_per_seat": 31.0,
    "refused": 0,
}
ABSENT = {"others": Absent("node"), "more": Absent("npm", "no room")}


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [ROW, {**ROW, "name": "theirs", "moves_per_s": 1000.0}]
    monkeypatch.setattr("malina.bench.server.measure", lambda *args: (rows, ABSENT))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["moves/s", "p99 at 250/s, ms", "others was not measured: there is no node here.", "install it: no room"],
        ),
        (
            "ru",
            [
                "ходов/с",
                "p99 при 250/с, мс",
                "Сервер others не измерен: здесь нет программы node.",
                "не установил: no room",
            ],
        ),
    ],
)
def test_a_column_for_each_server(malina: Run, lang: str, words: list[str]) -> None:
    ran = malina("bench", "server", "--rate", "250", "--lang", lang)
    assert ran.code == 0
    for word in (*words, "ours", "theirs", "3\u00a0000", "60.0", "120", "—", "3.0 ×"):
        assert word in ran.out


def test_json(malina: Run) -> None:
    data = json.loads(malina("bench", "server", "--tables", "20", "--json").out)
    assert data["load"] == {"tables": 20, "idle": 500, "seconds": 2.0, "rate": 500.0}
    assert [row["name"] for row in data["rows"]] == ["ours", "theirs"]
    assert data["absent"] == {"others": "node", "more": "npm: no room"}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_measure_what(malina: Run, lang: str) -> None:
    ran = malina("bench", "page", "--lang", lang)
    assert ran.code == 2
    assert "engine, bytecodes, server" in ran.err
