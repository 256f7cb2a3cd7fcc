"""T68: three recorded games, replayed to the last dollar."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from malina.games.crooks import GAME

from .scenario import NOBODY, Scenario, contents, parse, scenario

GAMES = sorted((Path(__file__).with_name("golden")).glob("golden_*.toml"))


def read(path: Path) -> tuple[dict[str, Any], Scenario]:
    record = tomllib.loads(path.read_text(encoding="utf-8"))
    hide = " ".join(f"{letter}={','.join(crooks)}" for letter, crooks in record["hideouts"].items())
    return record, scenario(record["players"], hide=hide, first=record["first_seat"])


def assert_recorded_end(t: Scenario, record: dict[str, Any]) -> None:
    assert t.phase == "over"
    assert t.money == record["expected_money"]
    jobs = [t.job(job) for job in range(2, 10)]
    assert [points if winners else -1 for points, winners, _ in jobs] == record["expected_job_points"]
    assert [winners for _, winners, _ in jobs] == record["expected_job_winners"]
    gangs = {gang: t.gang(gang)[1] for gang in ("north", "west", "outfit")}
    assert {gang: -1 if seat is None else seat for gang, seat in gangs.items()} == record["expected_gang_winner"]
    assert list(t.points) == record["expected_points"]
    assert list(t.winners) == record["expected_winners"]
    forced = [event["seat"] for event in t.told(NOBODY, "passed") if event["forced"]]
    assert forced == record["forced_passes"]


def test_there_is_a_recorded_game_for_each_number_of_players() -> None:
    assert [read(path)[0]["players"] for path in GAMES] == [2, 3, 4]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_crooks_068_recorded_game(path: Path) -> None:
    record, t = read(path)
    assert contents(t.table)["unused"] == record["unused"]
    t.do(*record["commands"])
    assert_recorded_end(t, record)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_crooks_068_recorded_game_saved_and_loaded_at_every_step(path: Path) -> None:
    record, t = read(path)
    for command in record["commands"]:
        t = Scenario(GAME.load(json.loads(json.dumps(t.table.dump()))))
        t.do(command)
    t = Scenario(GAME.load(json.loads(json.dumps(t.table.dump()))))
    assert_recorded_end(t, record)


@pytest.mark.no_cover
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_crooks_068_recorded_game_with_rejected_commands_in_between(path: Path) -> None:
    """The next command of the record is refused from any other seat, and the one after it comes too early."""
    record, t = read(path)
    commands = record["commands"]
    for command, after in zip(commands, [*commands[1:], "0 pass"], strict=True):
        seat, move = parse(command)
        for other in set(range(record["players"])) - {seat}:
            passed = t.view(other)["passed"][other]
            t.refuses((other, move), "E_ALREADY_PASSED" if passed else "E_NOT_YOUR_TURN")
        later = parse(after)[1]
        if later["cmd"] not in ("pass", "recruit"):
            t.refuses((seat, later), "E_WRONG_PHASE")
        t.do(command)
    assert_recorded_end(t, record)
