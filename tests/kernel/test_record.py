"""Records of whole games, and their files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from malina.kernel.dice import FastDice, TrueDice, commitment, mixed_key
from malina.kernel.record import Match, Record, replay
from malina.kernel.refusal import BadRecord, IllegalMove
from malina.kernel.table import Options

from .buttons import (
    BUTTONS,
    GAMES,
    SAID,
    SECRET,
    buttons,
    played,
)
from .play import CROOKS, TOY, BareData, photo

# ---- whole games ----


def test_a_match_starts_with_the_deal_and_an_open_commitment() -> None:
    match = Match.start(TOY, 3, SECRET, SAID, {"rounds": 2}, ["a", "b", "c"])
    record = match.record
    assert (record.game, record.version, record.seats, record.moves) == ("toy", "1", 3, [])
    assert record.commitment == commitment(SECRET)
    assert record.contributions == SAID
    assert record.options == {"rounds": 2, "notes": True, "more": False, "seconds": 20}
    assert record.names == ["a", "b", "c"]
    assert match.table == TOY.deal(3, options={"rounds": 2}, dice=TrueDice(mixed_key(SECRET, record.played(), SAID)))


def test_every_seat_s_contribution_changes_the_deal() -> None:
    deals = {
        photo(Match.start(TOY, 2, SECRET, said).table) for said in (["a", "b"], ["a", "c"], ["x", "b"], ["b", "a"])
    }
    assert len(deals) == 4
    assert photo(Match.start(TOY, 2, bytes(32), ["a", "b"]).table) not in deals


@GAMES
def test_moves_are_recorded_as_they_are_made(game: Any) -> None:
    match = Match.start(game, 2, SECRET, SAID)
    table = match.table.copy()
    dice = FastDice(3)
    for n in range(6):
        seat, move = table.random_move(dice)
        table.act(seat, move)
        match.act(seat, move)
        assert len(match.record.moves) == n + 1
        assert match.record.moves[-1] == (seat, move)
        assert match.table == table


def test_a_refused_move_is_not_recorded() -> None:
    match = Match.start(TOY, 2, SECRET, SAID)
    before, table = match.record.to_json(), match.table.copy()
    for seat, move in (
        (0, {"cmd": "nonsense"}),
        (7, {"cmd": "pass"}),
        (1, {"cmd": "pass"}),
        (0, {"cmd": "bid", "coins": 99}),
    ):
        with pytest.raises(IllegalMove):
            match.act(seat, move)
        with pytest.raises(IllegalMove):
            match.apply(seat, move)
    assert match.record.to_json() == before
    assert match.table == table


def test_a_recorded_move_is_nobody_else_s() -> None:
    match = buttons()
    move = {"cmd": "press", "button": "nothing"}
    match.act(0, move)
    move["button"] = "end"
    assert match.record.moves == [(0, {"cmd": "press", "button": "nothing"})]


@GAMES
def test_the_secret_is_in_the_record_after_the_end_and_not_before(game: Any) -> None:
    match = Match.start(game, 2, SECRET, SAID)
    dice = FastDice(8)
    while not match.table.over:
        text = match.record.to_json().decode()
        assert match.record.secret == ""
        assert match.record.result is None
        assert "secret" not in json.loads(text)
        assert SECRET.hex() not in text
        assert mixed_key(SECRET, match.record.played(), SAID).hex() not in text
        match.act(*match.table.random_move(dice))
    assert match.record.secret == SECRET.hex()
    assert json.loads(match.record.to_json())["secret"] == SECRET.hex()
    assert match.record.result == match.table.result.to_json()


@GAMES
def test_a_record_survives_json(game: Any) -> None:
    match = played(game)
    data = match.record.to_json()
    assert Record.from_json(data) == match.record
    assert Record.from_json(data.decode()).to_json() == data
    assert json.loads(data)["names"] == ["Аня", "Bob", "Eve"]


@GAMES
def test_a_match_goes_on_from_its_record(game: Any) -> None:
    match = Match.start(game, 3, SECRET, SAID)
    dice = FastDice(4)
    for _ in range(12):
        match.act(*match.table.random_move(dice))
        loaded = Match(game, Record.from_json(match.record.to_json()), SECRET)
        assert loaded.table == match.table
        assert loaded.record == match.record
        assert [loaded.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]


def test_a_match_without_a_log() -> None:
    record = Record.from_json(buttons().record.to_json())
    assert Match(BUTTONS, record, SECRET, log=False).table.log is None


# ---- files ----

GOOD = played(TOY).record.to_json()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"7",
        b"{}",
        b"\xff\xfe",
        GOOD[:-5],
        GOOD + b"}",
        GOOD.replace(b'"seats": 3', b'"seats": "3"'),
        GOOD.replace(b'"seats": 3', b'"seats": 3.5'),
        GOOD.replace(b'"secret": "', b'"secret": "xyz'),
        GOOD.replace(b'"commitment"', b'"committment"'),
        GOOD.replace(b'"moves": [', b'"moves": [[0], '),
        GOOD.replace(b'"moves": [', b'"moves": [[true, {}], '),
        GOOD.replace(b'"moves": [', b'"moves": [["0", {}], '),
        GOOD.replace(b'"moves": [', b'"moves": [[0, []], '),
        GOOD.replace(b'"moves": [', b'"moves": [[0, {"cmd": "pass"}, 1], '),
        GOOD.replace(b'"contributions": [', b'"contributions": [7, '),
        "[]",
        "{'game': 'toy'}",
    ],
    ids=range(21),
)
def test_what_is_no_record_is_called_bad(data: bytes | str) -> None:
    assert data != GOOD
    with pytest.raises(BadRecord) as found:
        Record.from_json(data)
    assert found.value.reason == "bad-record"
    assert found.value.args_["problem"]


def test_deep_json_is_called_bad() -> None:
    with pytest.raises(BadRecord):
        Record.from_json(GOOD.replace(b'"options": {', b'"options": {"x": ' + b"[" * 100_000))


def test_a_replay_in_another_process_gives_the_same_bytes(tmp_path: Path) -> None:
    program = (
        "import json, sys\n"
        f"from {__package__}.play import CROOKS, TOY\n"
        "from malina.kernel.record import Record, replay\n"
        "for game in (TOY, CROOKS):\n"
        "    for path in sys.argv[1:]:\n"
        "        record = Record.from_json(open(path, 'rb').read())\n"
        "        if record.game == game.id:\n"
        "            for match in replay(game, record):\n"
        "                print(json.dumps(match.table.dump()))\n"
    )
    here = []
    paths = []
    for game in (TOY, CROOKS):
        match = played(game, 4, undo=True)
        path = tmp_path / f"{game.id}.json"
        path.write_bytes(match.record.to_json())
        paths.append(str(path))
        here += [json.dumps(step.table.dump()) for step in replay(game, match.record)]
    expected = "".join(line + "\n" for line in here).encode()
    assert len(here) > 60
    for seed in ("1", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        run = subprocess.run([sys.executable, "-c", program, *paths], env=env, capture_output=True, check=True)
        assert run.stdout == expected


def test_options_of_a_record_are_complete() -> None:
    """So that a default that changes later does not change old games."""
    match = Match.start(BUTTONS, 2, SECRET, [], options=Options())
    assert match.record.options == {}
    assert Match.start(TOY, 2, SECRET, []).record.options == {"rounds": 3, "notes": True, "more": False, "seconds": 20}


def test_bare_data_is_enough_for_a_game() -> None:
    assert BUTTONS.new_table(2, Options(), FastDice(0)).at == [()] * len(BareData().places)
