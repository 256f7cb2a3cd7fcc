"""Replay and verification of records."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from malina.kernel.dice import commitment
from malina.kernel.record import UNDO, Match, Record, replay, verify
from malina.kernel.refusal import BadOptions, BadRecord, Refusal

from .buttons import (
    GAMES,
    SAID,
    SECRET,
    played,
)
from .play import TOY, copied


@GAMES
def test_a_replay_shows_every_step(game: Any) -> None:
    match = played(game, 2, undo=True)
    original = copied(json.loads(match.record.to_json()))
    lengths, tables = [], []
    for step in replay(game, match.record):
        lengths.append(len(step.record.moves))
        tables.append(step.table.copy())
    assert lengths == list(range(len(match.record.moves) + 1))
    assert tables[0] == Match.start(game, 2, SECRET, match.record.contributions).table
    assert tables[-1] == match.table
    assert json.loads(match.record.to_json()) == original


@GAMES
def test_an_honest_record_is_verified(game: Any) -> None:
    for seats in game.seats:
        match = played(game, seats, seed=seats)
        assert verify(game, Record.from_json(match.record.to_json())) == match.table


def lie(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(Record.from_json(record.to_json()), **changes)


def refusal(game: Any, record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as found:
        verify(game, record)
    return found.value


def problem_of(game: Any, record: Record) -> BadRecord | None:
    """What verification says; a lie that leads to the very same result is none that matters."""
    try:
        verify(game, record)
    except BadRecord as error:
        return error
    return None


def test_no_secret_no_verification() -> None:
    record = played(TOY).record
    assert refusal(TOY, lie(record, secret="")).reason == "no-secret"
    assert refusal(TOY, Match.start(TOY, 2, SECRET, SAID).record).reason == "no-secret"


def test_another_secret_is_found() -> None:
    record = played(TOY).record
    assert refusal(TOY, lie(record, secret=bytes(32).hex())).reason == "bad-commitment"


def test_another_commitment_is_found() -> None:
    record = played(TOY).record
    assert refusal(TOY, lie(record, commitment=commitment(bytes(32)))).reason == "bad-commitment"


@pytest.mark.parametrize("changes", [{"version": "2"}, {"game": "crooks"}])
def test_another_version_is_found(changes: dict[str, str]) -> None:
    found = refusal(TOY, lie(played(TOY).record, **changes))
    assert found.reason == "bad-version"
    assert found.args_["here"] == "toy 1"


@GAMES
@pytest.mark.parametrize("seed", range(4))
def test_another_contribution_is_found(game: Any, seed: int) -> None:
    record = played(game, seed=seed).record
    first, *others = record.contributions
    for said in ([first + "!", *others], [*others, first], others, [*record.contributions, ""]):
        assert refusal(game, lie(record, contributions=said)).reason in ("bad-move", "bad-result")


@GAMES
def test_another_result_is_found(game: Any) -> None:
    record = played(game).record
    assert record.result
    points = [record.result["points"][0] + 1, *record.result["points"][1:]]
    for result in (
        None,
        {**record.result, "points": points},
        {**record.result, "winners": []},
        {**record.result, "breakdown": {}},
    ):
        assert refusal(game, lie(record, result=result)).reason == "bad-result"


@pytest.mark.no_cover
@GAMES
def test_another_move_is_found(game: Any) -> None:
    """A move changed, dropped, doubled, exchanged or given to another seat is found where it is, or by the result."""
    record = played(game).record
    found = 0
    for n, (seat, move) in enumerate(record.moves):
        rest = record.moves[n + 1 :]
        for other in (
            [((seat + 1) % 3, move)],
            [],
            [(seat, {"cmd": "nonsense"})],
            [(seat, {**move, "more": 1})],
            [(seat, UNDO)],
        ):
            lied = lie(record, moves=[*record.moves[:n], *other, *rest])
            problem = problem_of(game, lied)
            if problem is not None:
                assert problem.reason == "bad-result" or (problem.reason, problem.args_["number"] > n) == (
                    "bad-move",
                    True,
                )
                found += 1
    assert found > 4 * len(record.moves)


def test_the_wrong_move_is_named() -> None:
    record = played(TOY).record
    found = refusal(TOY, lie(record, moves=[*record.moves[:3], (2, {"cmd": "nonsense"}), *record.moves[4:]]))
    assert found.args_ == {"number": 4, "seat": 2, "problem": "bad-command"}


def test_moves_after_the_end_are_found() -> None:
    record = played(TOY).record
    assert refusal(TOY, lie(record, moves=[*record.moves, (0, {"cmd": "pass"})])).reason == "bad-move"


def test_a_record_cut_short_is_no_longer_its_result() -> None:
    record = played(TOY).record
    assert refusal(TOY, lie(record, moves=record.moves[:-1])).reason == "bad-result"


@pytest.mark.parametrize("changes", [{"seats": 9}, {"seats": -1}, {"options": {"rounds": 0}}, {"options": {"x": 1}}])
def test_impossible_tables_are_found(changes: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as found:
        verify(TOY, lie(played(TOY).record, **changes))
    assert isinstance(found.value, (BadOptions, BadRecord))


@pytest.mark.parametrize("changes", [{"seats": 9}, {"options": {"rounds": 0}}])
def test_impossible_tables_make_a_bad_record(changes: dict[str, Any]) -> None:
    refusal(TOY, lie(played(TOY).record, **changes))


def test_a_match_refuses_what_verify_refuses() -> None:
    record = played(TOY).record
    for changes, secret in (({}, bytes(32)), ({"version": "7"}, SECRET)):
        with pytest.raises(BadRecord):
            Match(TOY, lie(record, **changes), secret)


def test_a_bad_record_is_not_changed() -> None:
    record = lie(played(TOY).record, moves=[(0, {"cmd": "nonsense"})])
    with pytest.raises(Refusal):
        Match(TOY, record, SECRET)
    assert record.moves == [(0, {"cmd": "nonsense"})]


def test_a_secret_has_256_bits() -> None:
    for secret in (b"", b"short", bytes(33)):
        with pytest.raises(Refusal):
            Match.start(TOY, 2, secret, SAID)
