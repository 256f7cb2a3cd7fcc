"""Dumps: JSON and back, exactly, at every step; and a bad dump is a bad dump, not an accident."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from malina.kernel.catalogue import CardFile
from malina.kernel.decision import Sentences
from malina.kernel.dice import TrueDice
from malina.kernel.past import kept
from malina.kernel.pieces import bar
from malina.kernel.refusal import BadRecord
from malina.kernel.rules import question, rule
from malina.kernel.table import Table

from .play import CROOKS, PILE, TOY, bare, bare_game, copied, photo, steps, tables

GAMES = pytest.mark.parametrize("game", [CROOKS, TOY], ids=["crooks", "toy"])


@pytest.mark.no_cover
@GAMES
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dump_gives_the_same_table_at_every_step(game: Any, seats: int) -> None:
    for g, seat, move in steps(game, seats, f"dump {seats}"):
        data = g.dump()
        text = json.dumps(data)
        loaded = game.load(json.loads(text))
        assert loaded == g
        assert photo(loaded) == photo(g)
        assert json.dumps(loaded.dump()) == text
        if not g.over:
            loaded.act(seat, move)
            twin = g.copy()
            twin.act(seat, move)
            assert loaded == twin
    assert loaded.over
    assert loaded.result == g.result


@GAMES
def test_loaded_tables_have_the_same_types_inside(game: Any) -> None:
    """Equality finds 1 and True, lists of tuples and tuples of lists apart; this finds the rest."""
    for g in tables(game, 3, "types"):
        loaded = game.load(copied(g.dump()))
        assert type(loaded) is type(g)
        for name in type(g).field_names():
            if name != "_legal":
                assert shape(getattr(loaded, name)) == shape(getattr(g, name)), name


def shape(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value), [shape(v) for v in value]
    if isinstance(value, dict):
        return type(value), [(shape(k), shape(v)) for k, v in value.items()]
    return type(value)


def test_verifiable_dice_go_on_in_a_loaded_table() -> None:
    g = TOY.deal(3, dice=TrueDice(bytes(range(32))))
    loaded = TOY.load(copied(g.dump()))
    assert loaded.dice == g.dice
    assert isinstance(loaded.dice, TrueDice)
    assert loaded.throw(10**6) == g.throw(10**6)


def test_moves_kept_in_mind_have_the_cards_of_their_deal_whatever_ships_meanwhile() -> None:
    shipped = CROOKS.shipped()
    assert shipped
    other = CardFile("cards.toml", shipped.text.replace('id = "lookout"', 'id = "somebody"'))
    game = replace(
        CROOKS, prepare=lambda options, seats, file=None: CROOKS.prepare(options, seats, file or other), home=None
    )
    table = CROOKS.deal(3, 1)
    table.past = kept(table, (), 0)
    loaded = game.load({**table.dump(), "file": msgspec.to_builtins(shipped)}, kept=True)
    assert [before.data.file for _, before in loaded.past or ()] == [shipped] * len(table.past)


def test_a_silent_table_stays_silent() -> None:
    g = TOY.deal(3, 1, log=False)
    assert g.dump()["log"] is None
    assert TOY.load(copied(g.dump())) == g


def test_bars_and_memories_are_dumped() -> None:
    for g in tables(CROOKS, 3, "forms"):
        if g.barred and g.looks:
            break
    assert g.barred
    assert g.looks
    loaded = CROOKS.load(copied(g.dump()))
    assert (loaded.barred, loaded.looks, loaded.seen) == (g.barred, g.looks, g.seen)


def test_bars_are_dumped_in_a_fixed_order() -> None:
    first, second = bare("ABC"), bare("ABC")
    bar(first, (0,), frozenset("BC"))
    bar(first, (1,), frozenset("C"))
    bar(second, (1,), frozenset("C"))
    bar(second, (0,), frozenset("CB"))
    assert json.dumps(first.dump()) == json.dumps(second.dump())


def test_a_dump_is_json_for_everybody() -> None:
    for game in (TOY, CROOKS):
        for g in tables(game, 4, "numbers"):
            assert game.load(msgspec.json.decode(msgspec.json.encode(g.dump()))) == g
            assert all(abs(n) < 2**53 for n in numbers(g.dump()["seen"]))


def numbers(data: Any) -> Iterator[int]:
    if isinstance(data, list):
        for value in data:
            yield from numbers(value)
    elif isinstance(data, int):
        yield data


def test_whatever_is_done_to_a_dump_the_table_stays() -> None:
    *_, g = tables(TOY, 2, "spoil")
    before = photo(g)
    data = g.dump()
    data["log"][0][1]["spoilt"] = True
    data["result"]["breakdown"]["spoilt"] = True
    assert photo(g) == before


# ---- fields and frames of all kinds ----


class Sundries(Table):
    words: dict[str, int] = {}
    pairs: list[tuple[int, str]] = []
    maybe: int | None = None
    trail: tuple[str, ...] = ()
    flags: list[bool] = []


class Counted(Table):
    by_seat: dict[int, int] = {}


@rule
def remember_args(g: Table, *args: Any) -> None:
    pass


@question
def dumped_question(g: Table, seat: int, *args: Any) -> Sentences:
    return (("nothing",),)


@dumped_question.answer("nothing")
def dumped_answer(g: Table, seat: int, *args: Any) -> None:
    pass


SUNDRIES = bare_game(id="sundries", table=Sundries)
COUNTED = bare_game(id="counted", table=Counted)


def test_fields_of_all_kinds_come_back() -> None:
    g = bare(game=SUNDRIES)
    g.words, g.pairs, g.maybe, g.trail, g.flags = {"a": 1}, [(1, "b")], 7, ("x", "y"), [True, False]
    loaded: Any = SUNDRIES.load(copied(g.dump()))
    assert loaded == g
    assert shape(loaded.pairs) == shape(g.pairs)


def test_numbers_as_keys_come_back() -> None:
    g = bare(game=COUNTED)
    g.by_seat[1] = 5
    assert COUNTED.load(copied(g.dump())) == g


ARGS = (1, "two", (3, ("four", ())), None, True, {"type": "spy", "job": 3})


def test_frames_come_back_with_their_arguments() -> None:
    g = bare()
    g.then(remember_args, *ARGS)
    g.then(remember_args)
    g.ask_all((1, dumped_question, ARGS, True), (0, dumped_question, (), False))
    loaded = g.game.load(copied(g.dump()))
    assert loaded.frames == g.frames
    assert loaded == g
    assert loaded.frames[0][0] is remember_args
    assert loaded.frames[2][1][0][1] is dumped_question


def test_events_come_back_with_their_audience() -> None:
    g = bare("")
    g.tell("tick", a=[1, {"b": None}])
    loaded = g.game.load(copied(g.dump()))
    assert loaded.log == g.log
    *_, g = tables(TOY, 3, "audience")
    loaded = TOY.load(copied(g.dump()))
    assert [event.secrets for event in loaded.log] == [event.secrets for event in g.log]
    assert any(event.secrets for event in g.log)


def test_tuples_in_events_come_back() -> None:
    g = bare()
    g.tell("tick", seats=(1, 2))
    assert g.game.load(copied(g.dump())) == g


# ---- bad dumps ----

JUNK = [None, True, -1, 10**30, 1.5, "x", "", [], {}, [None], [[]], [[1, 2]], ["x"], {"x": 1}, [{"a": 1}], [["x", "y"]]]


def dumped() -> dict[str, Any]:
    *_, g = (g for g, _ in zip(tables(TOY, 3, "junk"), range(12), strict=False))
    return copied(g.dump())


DUMP = dumped()
SAID = [key for key in DUMP if key not in ("seats", "options")]


def load(data: Any) -> Table | None:
    """The table, or None if the dump is called bad; anything else is an accident."""
    try:
        return TOY.load(data)
    except BadRecord as error:
        return None if error.reason == "bad-dump" and error.args_["problem"] is not None else TOY.load({})


@pytest.mark.parametrize("key", [key for key in DUMP if key != "past"])  # which is not always kept
def test_a_dump_without_a_part_is_bad(key: str) -> None:
    data = deepcopy(DUMP)
    del data[key]
    assert load(data) is None


@pytest.mark.parametrize("key", SAID)
def test_junk_in_a_dump_is_bad_or_harmless(key: str) -> None:
    for junk in JUNK:
        load({**DUMP, key: junk})


@pytest.mark.parametrize("data", [None, [], "x", 5, {}, {"game": "toy"}, [DUMP]])
def test_what_is_no_dump_is_bad(data: Any) -> None:
    assert load(data) is None


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "crooks"},
        {"version": "2"},
        {"face": ["joker"] * len(DUMP["face"])},
        {"face": [["bang"]]},
        {"seen": ["x"]},
        {"seen": [1.5]},
        {"frames": [[]]},
        {"frames": [["toy.no_such_rule"]]},
        {"frames": [["ask", [0, "toy.no_such_question", [], True]]]},
        {"frames": [["ask", [0]]]},
        {"frames": [[["ask"]]]},
        {"log": [["name"]]},
        {"log": [["name", {}, [[1]]]]},
        {"result": {"winners": [0]}},
        {"result": {"winners": 0, "points": [], "breakdown": {}}},
        {"dice": {"kind": "true", "key": "zz", "words": 0}},
        {"dice": {"kind": "true", "key": 5, "words": 0}},
        {"dice": {}},
        {"lives": ["two"]},
        {"lives": [True]},
        {"friend": [0]},
        {"bidder": "nobody"},
        {"round": None},
        {"decided": "1"},
        {"barred": [[1]]},
        {"barred": [[[1], ["x"]]]},
        {"looks": [[1]]},
        {"at": [1, 2]},
    ],
    ids=str,
)
def test_a_dump_with_a_wrong_part_is_bad(changes: dict[str, Any]) -> None:
    assert load({**DUMP, **changes}) is None


@pytest.mark.parametrize("changes", [{"seats": 9}, {"seats": "3"}, {"options": {"rounds": 0}}, {"options": 5}], ids=str)
def test_a_dump_of_an_impossible_table_is_bad(changes: dict[str, Any]) -> None:
    assert load({**DUMP, **changes}) is None


@pytest.mark.parametrize(
    "changes",
    [
        {"at": DUMP["at"][:-1]},
        {"at": [["x"], *DUMP["at"][1:]]},
        {"at": [[999], *DUMP["at"][1:]]},
        {"at": ["ab", *DUMP["at"][1:]]},
        {"dice": {"kind": "fast", "state": "x"}},
        {"dice": {"kind": "true", "key": "00", "words": "x"}},
        {"dice": {"kind": "loaded", "state": 1}},
        {"face": DUMP["face"][:-1]},
        {"seen": DUMP["seen"][:-1]},
        {"looks": [["x", "y"]]},
        {"barred": [["x", ["y"]]]},
        {"barred": [[0, "yz"]]},
        {"frames": [["ask", ["x", "kernel.turn", [], True]]]},
        {"log": [[1, 2, []]]},
        {"result": {"winners": "x", "points": "y", "breakdown": 1}},
    ],
    ids=str,
)
def test_a_dump_that_fits_no_table_is_bad(changes: dict[str, Any]) -> None:
    assert load({**DUMP, **changes}) is None


def test_the_game_s_own_mistakes_are_named() -> None:
    with pytest.raises(BadRecord) as found:
        CROOKS.load(DUMP)
    assert found.value.args_["problem"] == "made by toy 1, not by crooks 1"
    assert len(DUMP["at"][PILE]) < len(DUMP["face"])
