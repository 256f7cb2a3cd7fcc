"""With --json exactly one object on standard output, with the keys others rely on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .running import Run


def one_object(malina: Run, *words: str, **more: Any) -> dict[str, Any]:
    ran = malina(*words, "--json", **more)
    assert ran.code == 0, ran.err
    data = json.loads(ran.out)
    assert isinstance(data, dict)
    return data


def test_games(malina: Run) -> None:
    data = one_object(malina, "games")
    crooks = next(game for game in data["games"] if game["id"] == "crooks")
    assert (crooks["name"], crooks["seats"]) == ("Crooks", [2, 3, 4])
    assert "layout" in json.dumps(crooks["options"])
    assert "random" in data["bots"]


def test_json_may_stand_before_the_command(malina: Run) -> None:
    ran = malina("--json", "--lang", "ru", "games")
    assert json.loads(ran.out)["games"][0]["name"] == "Аферисты"


def test_simulate(malina: Run) -> None:
    data = one_object(malina, "simulate", "crooks", "--seats", "3", "--games", "40", "--seed", "7")
    assert (data["game"], data["seats"], data["games"]) == ("crooks", 3, 40)
    assert data["decisions"] > 40
    assert data["decisions_per_s"] > 0
    assert data["games_per_s"] > 0
    assert len(data["mean_points"]) == 3
    assert [rate["seat"] for rate in data["win_rates"]] == [0, 1, 2]
    for rate in data["win_rates"]:
        assert 0 <= rate["low"] <= rate["rate"] <= rate["high"] <= 1
    assert sum(rate["rate"] for rate in data["win_rates"]) == pytest.approx(1, abs=1e-3)
    assert data["lengths"]["min"] <= data["lengths"]["mean"] <= data["lengths"]["max"]
    assert sum(entry["count"] for entry in data["points_histogram"]) == 120
    assert "win_rates_by_bot" not in data


def test_simulate_with_different_bots(malina: Run) -> None:
    data = one_object(malina, "simulate", "crooks", "--seats", "2", "--games", "4", "--bots", "greedy,random")
    rates = data["win_rates_by_bot"]
    assert [rate["bot"] for rate in rates] == ["greedy", "random"]
    assert [rate["games"] for rate in rates] == [4, 4]
    assert sum(rate["rate"] for rate in rates) == pytest.approx(1)


def test_check(malina: Run) -> None:
    data = one_object(malina, "check", "crooks", "--seats", "2", "--games", "1")
    assert data["states"] > 2
    assert data["pairs"] == 3 * data["states"]
    assert (data["leaks"], data["broken_invariants"], data["first_leaks"], data["again"]) == (0, 0, [], "")
    assert data["twins"] > 0
    assert data["well_formed"] > 0.5 * data["strange"]


def test_bench(malina: Run) -> None:
    data = one_object(malina, "bench", "--seconds", "0.02", "--no-peers")
    for row in data["rows"]:
        assert row.keys() >= {
            "name",
            "decisions_per_s",
            "copies_per_s",
            "guesses_per_s",
            "games_per_s",
            "bot_games_per_s",
        }
    environments = [row for row in data["rows"] if row["name"].startswith("malina env ")]
    assert [row["name"] for row in environments[:2]] == ["malina env crooks 2", "malina env crooks 4"]
    assert all(row["decisions_per_s"] > 0 for row in environments)


def test_playthrough(malina: Run) -> None:
    data = one_object(malina, "playthrough", "crooks", "--seed", "7", "--option", "first=0")
    assert (data["game"], data["seats"], data["seed"], data["options"]) == ("crooks", 2, "7", {"first": 0})
    plain = malina("playthrough", "crooks", "--seed", "7", "--option", "first=0")
    assert plain.out == data["text"]
    assert 'options: {"first":0}\n' in plain.out


def test_play(malina: Run) -> None:
    data = one_object(malina, "play", "crooks", "--bots", "random", typed=["", "pass", "", "", ""])
    assert data["finished"]
    assert len(data["result"]["points"]) == data["seats"] == 3
    assert data["names"] == ["Boss", "Foxy", "Count"]
    assert len(data["commitment"]) == 64


def test_verify_and_replay(malina: Run, record: Path) -> None:
    data = one_object(malina, "verify", str(record))
    assert data["ok"] is True
    assert data["finished"] is True
    data = one_object(malina, "replay", str(record))
    assert data["events"][-1]["event"] == "game_finished"
    assert data["text"].startswith("Crooks: Boss, Foxy and Count\n")
