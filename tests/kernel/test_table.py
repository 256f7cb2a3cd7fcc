"""Tables as values: copies that share nothing, and what they print as."""

from __future__ import annotations

import random
from typing import Any

import pytest

from malina.kernel.event import Event
from malina.kernel.game import Game
from malina.kernel.table import NOT_COMPARED, Result, Table

from .diary import (
    GAMES,
    Diary,
    asked,
    diary,
)
from .play import (
    BARE,
    CROOKS,
    TOY,
    bare,
    photo,
    steps,
    tables,
    viewers,
)

CHANGED = {
    "game": lambda g: setattr(g, "game", BARE),
    "seats": lambda g: setattr(g, "seats", 7),
    "options": lambda g: setattr(g, "options", None),
    "dice": lambda g: g.dice.below(6),
    "face": lambda g: g.face.append(None),
    "seen": lambda g: g.seen.append(0),
    "barred": lambda g: g.barred.__setitem__(0, frozenset("?")),
    "at": lambda g: g.at.__setitem__(0, (99,)),
    "frames": lambda g: g.frames.append((None, ())),
    "log": lambda g: g.log.append(Event("?", {})),
    "result": lambda g: setattr(g, "result", Result((), (), {})),
}


def change(g: Any, name: str) -> None:
    """Change a field, whatever it is."""
    value = getattr(g, name)
    if name in CHANGED:
        CHANGED[name](g)
    elif type(value) is list:
        value.append("?")
    elif type(value) is dict:
        value["?"] = 1
    elif type(value) is tuple:
        setattr(g, name, (*value, "?"))
    else:
        setattr(g, name, 4711)


def filled() -> Any:
    g = asked((0, True), (1, False))
    g.log = []
    g.tell("tick")
    g.marks["m"] = 1
    g.plan = ("a",)
    return g


def compared(make: Any) -> list[str]:
    return [name for name in type(make()).field_names() if name not in NOT_COMPARED]


def mid_game(game: Any) -> Any:
    *_, g = (g.copy() for g, _ in zip(tables(game, 3, "mid"), range(9), strict=False))
    return g


MAKE = {"diary": filled, "toy": lambda: mid_game(TOY), "crooks": lambda: mid_game(CROOKS)}
EVERY_FIELD = [(which, name) for which, make in MAKE.items() for name in compared(make)]


@pytest.mark.parametrize(("which", "name"), EVERY_FIELD)
def test_a_changed_field_makes_another_table_and_a_changed_copy_no_other_original(which: str, name: str) -> None:
    g = MAKE[which]()
    untouched, twin = MAKE[which](), g.copy()
    assert twin == g == untouched
    assert type(twin) is type(g)
    change(twin, name)
    assert twin != g
    assert g == untouched
    assert photo(g) == photo(untouched)
    change(g, name)
    assert g != untouched


def test_the_fields_of_a_subclass_are_all_there() -> None:
    assert Diary.field_names() == (*Table.field_names(), "lines", "marks", "plan")
    assert Diary.field_names() is Diary.field_names()


def test_data_is_shared_by_all_copies() -> None:
    g = TOY.deal(3, 1)
    assert g.copy().data is g.data
    assert g.guess(0).data is g.data


def test_tables_of_different_kinds_differ() -> None:
    assert bare() != diary()
    assert bare() != 5
    assert bare() == bare()
    with pytest.raises(TypeError):
        hash(bare())


@pytest.mark.no_cover
@GAMES
def test_a_copy_goes_on_alike_and_by_itself(game: Any) -> None:
    for g, seat, move in steps(game, 4, "copies"):
        if g.over:
            break
        twin, before = g.copy(), photo(g)
        assert photo(twin) == before
        twin.act(seat, move)
        assert photo(g) == before
        again = g.copy()
        again.act(seat, move)
        assert again == twin
        assert photo(again) == photo(twin)


def test_a_copy_works_its_moves_out_by_itself() -> None:
    g = asked((0, True), (1, False))
    before = g.decisions(1)[0].moves
    twin = g.copy()
    twin.marks["all"] = 0
    assert twin.decisions(1) == []
    assert list(g.decisions(1)[0].moves) == list(before)


@GAMES
def test_the_same_seed_gives_the_same_game(game: Any) -> None:
    first, second = ([photo(g) for g in tables(game, 3, "twice")] for _ in range(2))
    assert first == second
    assert photo(game.deal(3, 1)) != photo(game.deal(3, 2))


@GAMES
def test_a_table_without_a_log_goes_the_same_way(game: Any) -> None:
    for loud, silent in zip(tables(game, 3, "log"), tables(game, 3, "log", log=False), strict=True):
        assert silent.log is None
        assert loud.dice == silent.dice
        assert [loud.view(v) for v in viewers(loud)] == [silent.view(v) for v in viewers(silent)]


@pytest.mark.parametrize("game", [CROOKS, TOY, BARE], ids=lambda game: game.id)
def test_a_table_prints_as_one_line(game: Game) -> None:
    table = game.deal(2)
    assert repr(table).startswith(f"<{game.id}: 2 seats, 0 moves, ")
    while not table.over and table.waiting_for:
        seat, move = table.random_move(random.Random(1))
        assert f"seat {min(table.waiting_for)} decides " in repr(table)
        table.act(seat, move)
    assert len(repr(table)) < 100
    assert ("won by" in repr(table)) == table.over
