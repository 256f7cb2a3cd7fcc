"""Records: the whole game in one file, undo exactly where it is fair, and every lie found."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from malina.kernel.decision import Sentences
from malina.kernel.dice import FastDice, TrueDice, commitment, mixed_key
from malina.kernel.pieces import add_pieces, bar, look, look_away, mix, move_all, reveal, show
from malina.kernel.record import UNDO, Match, Record, replay, verify
from malina.kernel.refusal import BadOptions, BadRecord, IllegalMove, Refusal
from malina.kernel.rules import question, rule
from malina.kernel.table import Options, Result, Table

from .play import CROOKS, PILE, TOY, BareData, bare_game, copied, photo
from .toy import Card

SECRET = bytes(range(32))
SAID = ["seat one's words", "слово"]
GAMES = pytest.mark.parametrize("game", [CROOKS, TOY], ids=["crooks", "toy"])


# ---- a game of buttons: each does one thing that does or does not forbid an undo ----


def play_pieces(g: Table, verb: str) -> None:
    pieces = g.at[PILE]
    match verb:
        case "throw":
            g.throw(6)
        case "show":
            show(g, 1, pieces[:1])
        case "reveal":
            reveal(g, pieces[:1])
        case "mix":
            reveal(g, pieces)
            mix(g, pieces)
        case "bar":
            bar(g, pieces[:1], frozenset("Z"))
        case "move":
            move_all(g, PILE, 1)
        case "look":
            look(g, 0, PILE)
        case "look_away":
            look_away(g, 0, PILE)
        case "tell":
            g.tell("pressed", {"face": 0})
        case "end":
            g.finish(Result((0,), (1, 0), {}))


@question
def press(g: Table, seat: int) -> Sentences:
    return (
        ("press", ("nothing", "throw", "show", "reveal", "mix", "bar", "move", "look", "look_away", "tell", "end")),
    )


@press.answer("press")
def pressed(g: Table, seat: int, button: str) -> None:
    play_pieces(g, button)
    if not g.over:
        g.then(ask_both)


@rule
def ask_both(g: Table) -> None:
    g.frames.clear()
    g.ask_all((0, press, (), True), (1, press, (), True))


def set_up_buttons(g: Table) -> None:
    add_pieces(g, [Card(letter) for letter in "ABCD"], PILE)
    g.then(ask_both)


class Press(msgspec.Struct, tag_field="cmd", tag="press", forbid_unknown_fields=True):
    button: str


BUTTONS = bare_game(id="buttons", seats=range(2, 3), commands=Press, set_up=set_up_buttons)
HARMLESS = ("nothing", "bar", "move", "look_away", "tell")
FINAL = ("throw", "show", "reveal", "look", "mix", "end")


def buttons() -> Match:
    return Match.start(BUTTONS, 2, SECRET, SAID)


def push(match: Match, seat: int, *which: str) -> Match:
    for button in which:
        match.act(seat, {"cmd": "press", "button": button})
    return match


# ---- whole games ----


def played(game: Any, seats: int = 3, seed: int = 0, undo: bool = False) -> Match:
    """A random game by a random player who takes back what he can now and then."""
    match = Match.start(game, seats, SECRET, [f"{seed}", *SAID], names=["Аня", "Bob", "Eve", "Zoe"][:seats])
    dice = FastDice(f"player {seed}")
    while not match.table.over:
        seat, move = match.table.random_move(dice)
        match.act(seat, move)
        if undo and match.can_undo(seat) and dice.below(2):
            match.undo(seat)
    return match


def test_a_match_starts_with_the_deal_and_an_open_commitment() -> None:
    match = Match.start(TOY, 3, SECRET, SAID, {"rounds": 2}, ["a", "b", "c"])
    record = match.record
    assert (record.game, record.version, record.seats, record.moves) == ("toy", "1", 3, [])
    assert record.commitment == commitment(SECRET)
    assert record.contributions == SAID
    assert record.options == {"rounds": 2, "notes": True}
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


# ---- undo ----


@pytest.mark.parametrize("button", HARMLESS)
def test_undo_takes_back_what_nobody_can_have_used(button: str) -> None:
    match = buttons()
    before = photo(match.table)
    push(match, 0, button)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert photo(match.table) == before
    assert match.record.moves == [(0, {"cmd": "press", "button": button}), (0, UNDO)]
    assert not match.can_undo(0)


@pytest.mark.parametrize("button", FINAL)
def test_nothing_is_taken_back_after_dice_or_faces(button: str) -> None:
    match = push(buttons(), 0, "nothing", button)
    before, moves = photo(match.table), list(match.record.moves)
    for seat in (0, 1):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalMove) as refused:
            match.undo(seat)
        assert refused.value.reason == "no-undo"
    assert photo(match.table) == before
    assert match.record.moves == moves


def test_what_was_done_after_the_dice_can_be_taken_back_but_not_the_dice() -> None:
    match = push(buttons(), 0, "throw", "nothing")
    match.undo(0)
    assert not match.can_undo(0)


def test_seeing_again_what_one_has_seen_is_no_news() -> None:
    match = push(buttons(), 0, "show", "show")
    assert match.can_undo(0)


def test_nothing_is_taken_back_after_another_seat_has_acted() -> None:
    match = push(buttons(), 0, "nothing", "bar")
    push(match, 1, "nothing")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_several_moves_are_taken_back_one_by_one() -> None:
    match = buttons()
    photos = []
    for button in ("nothing", "bar", "move"):
        photos.append(photo(match.table))
        push(match, 0, button)
    for before in reversed(photos):
        assert match.can_undo(0)
        match.undo(0)
        assert photo(match.table) == before
    with pytest.raises(IllegalMove):
        match.undo(0)
    assert [move["cmd"] for _, move in match.record.moves] == ["press"] * 3 + ["undo"] * 3


def test_undo_at_the_very_start_is_refused() -> None:
    for seat in (0, 1, -1, 5):
        assert not buttons().can_undo(seat)
        with pytest.raises(IllegalMove):
            buttons().undo(seat)


@pytest.mark.parametrize("button", HARMLESS)
def test_undo_then_redo_gives_the_same_table(button: str) -> None:
    match = push(buttons(), 0, button)
    after = match.table.copy()
    match.undo(0)
    push(match, 0, button)
    assert match.table == after
    assert photo(match.table) == photo(after)


@GAMES
def test_undo_then_redo_at_every_step_of_a_game(game: Any) -> None:
    """Whenever it is allowed, and it is never allowed when dice or knowledge have changed."""
    undone = 0
    for seed in range(6):
        match = Match.start(game, 3, SECRET, [str(seed)])
        dice = FastDice(seed)
        while not match.table.over:
            before = match.table.copy()
            seat, move = match.table.random_move(dice)
            match.act(seat, move)
            after = match.table
            assert [s for s in range(3) if match.can_undo(s)] in ([], [seat])
            if match.can_undo(seat):
                assert after.dice == before.dice
                match.undo(seat)
                assert match.table == before
                match.act(seat, move)
                assert match.table == after
                undone += 1
            elif not after.over:
                assert after.final != before.final
        assert verify(game, match.record) == match.table
    assert undone > 10


def test_undo_is_a_move_of_the_record_like_any_other() -> None:
    match = buttons()
    match.apply(0, {"cmd": "press", "button": "bar"})
    match.apply(0, {"cmd": "undo"})
    assert match.record.moves[-1] == (0, {"cmd": "undo"})
    with pytest.raises(IllegalMove) as refused:
        match.apply(0, {"cmd": "undo"})
    assert refused.value.reason == "no-undo"
    with pytest.raises(IllegalMove) as refused:
        match.act(0, UNDO)
    assert refused.value.reason == "bad-command"


@GAMES
def test_a_game_with_undos_is_replayed_with_them(game: Any) -> None:
    match = played(game, undo=True)
    assert UNDO in [move for _, move in match.record.moves]
    assert verify(game, Record.from_json(match.record.to_json())) == match.table


# ---- replay and verification ----


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
    assert Match.start(TOY, 2, SECRET, []).record.options == {"rounds": 3, "notes": True}


def test_bare_data_is_enough_for_a_game() -> None:
    assert BUTTONS.new_table(2, Options(), FastDice(0)).at == [()] * len(BareData().places)
