"""Films: what was seen is seen again in everybody's eyes, without rules; and later rules go on from any moment."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import malina
from malina.games.bang.options import PRESETS
from malina.kernel import dump
from malina.kernel.dice import FastDice
from malina.kernel.film import Ended, Film, Reel, Still, outlook, step_of
from malina.kernel.record import UNDO, Match
from malina.kernel.refusal import BadRecord, IllegalMove
from malina.kernel.rules import RULES
from malina.kernel.table import Options

from . import toy
from .play import CROOKS, TOY, viewers

BANG = malina.game("bang")
SECRET = bytes(range(32))
TABLES: dict[str, tuple[Any, int, dict[str, Any]]] = {
    "toy": (TOY, 3, {}),
    "crooks": (CROOKS, 3, {}),
    "crooks without notes": (CROOKS, 2, {"memory": False}),
    "bang": (BANG, 5, dict(PRESETS["full"])),
    "bang for two": (BANG, 2, {"character_choice": 2}),
}
ALL = pytest.mark.parametrize("name", TABLES)


@lru_cache
def filmed(name: str, most: int = 90) -> tuple[list[Match], tuple[bytes, ...]]:
    """A random game with undos, after every move, and its film in parts of different lengths."""
    game, seats, options = TABLES[name]
    match = Match.start(game, seats, SECRET, [name], options)
    dice = FastDice(name)
    matches = [match]
    while not match.over and len(matches) < most:
        undo = [seat for seat in range(seats) if match.can_undo(seat)]
        if undo and dice.below(4) == 0:
            match = match.after(undo[0], UNDO)
        else:
            match = match.after(*match.table.random_move(dice))
        matches.append(match)
    assert match.over or match.game is BANG
    return matches, reels(matches)


def reels(matches: list[Match]) -> tuple[bytes, ...]:
    tables = [None, *(match.table for match in matches)]
    made = [None, *(match.record.moves[-1] for match in matches[1:])]
    steps = [step_of(a, b, m) for (a, b), m in zip(pairwise(tables), made, strict=True)]  # type: ignore[arg-type]
    names = [list(place) for place in matches[0].table.data.places]
    ends = [*(end for end in (0, 1, 7, 8, 30) if end < len(steps)), len(steps)]
    return tuple(
        Reel(a, names, [msgspec.Raw(msgspec.json.encode(step)) for step in steps[a:b]]).packed()
        for a, b in pairwise(ends)
    )


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@ALL
def test_every_viewer_sees_every_step_as_it_was(name: str) -> None:
    matches, parts = filmed(name)
    film = Film(parts)
    assert film.length == len(matches)
    assert film.moves() == matches[-1].record.moves
    for number, match in enumerate(matches):
        g, still = match.table, Still(film, match.record, number)
        assert plain(still.open_view()) == plain({**g.open_view(), "decisions": []})
        assert [e.in_full(n) for n, e in enumerate(still.log)] == [e.in_full(n) for n, e in enumerate(g.log or [])]
        for viewer in viewers(g):
            assert plain(still.view(viewer)) == plain({**g.view(viewer), "decisions": []}), (number, viewer)
            assert plain(still.events(viewer)) == plain(g.events(viewer)), (number, viewer)
            assert plain(still.events(viewer, 3)) == plain(g.events(viewer, 3))
        assert film.value("film.standing", number) == g.game.replay.standing(g)
        assert (still.over, still.result) == (g.over, g.result)


@ALL
def test_a_table_is_made_of_any_moment_again(name: str) -> None:
    matches, parts = filmed(name)
    game, film = matches[0].game, Film(parts)
    for number, match in enumerate(matches):
        table = game.load(film.dump(match.record, number), kept=True)
        assert set(table.differing(match.table)) <= {"past"}
        assert table.game is game


def test_undone_moves_are_on_the_film() -> None:
    matches, parts = filmed("crooks")
    assert UNDO in [move for _, move in Film(parts).moves()]
    lengths = [len(match.table.log or ()) for match in matches]
    assert any(a > b for a, b in pairwise(lengths)), "an undo takes events back"


def test_a_film_is_small() -> None:
    _, parts = filmed("bang")
    assert sum(map(len, parts)) < 25_000


def test_parts_may_overlap() -> None:
    matches, parts = filmed("toy")
    whole = reels(matches[:3])
    film = Film((parts[0], parts[0], *whole, *parts[1:]))
    assert film.length == len(matches)
    assert film.moves() == matches[-1].record.moves


def test_a_film_with_a_part_missing_is_bad() -> None:
    _, parts = filmed("toy")
    for junk in (parts[1:], (*parts[:1], *parts[2:]), (), (b"x",), (*parts, b"")):
        with pytest.raises(BadRecord, match="bad-film"):
            Film(junk)


# ---- games that are over ----


def test_a_game_that_is_over_needs_no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    matches, parts = filmed("crooks")
    last = matches[-1]
    record = msgspec.structs.replace(last.record, moves=[])
    monkeypatch.setattr(dump, "RULES", {})
    monkeypatch.setattr(dump, "QUESTIONS", {})
    ended = Ended(replace(CROOKS, prepare=no_cards, outlooks={no_cards: ()}), record, parts)
    assert ended.over
    assert (ended.record, ended.result) == (last.record, last.table.result)
    assert plain(ended.table.view(1)) == plain(last.table.view(1))
    assert not ended.can_undo(0)
    assert ended.table.decisions(0) == []
    with pytest.raises(IllegalMove, match="game-over"):
        ended.table.ahead(0, {"cmd": "pass"})


def no_cards(*_: Any) -> Any:
    raise LookupError("these cards are gone")


def test_an_outlook_is_made_by_the_rules_of_the_game_or_not_at_all() -> None:
    matches, _ = filmed("crooks")
    g, record = matches[-1].table, matches[-1].record
    view = g.view(0)
    told = CROOKS.outlook(view, g.data)
    assert outlook(matches[-1], view) == told
    assert outlook(Ended(CROOKS, record, ()), view) == told
    assert outlook(Ended(replace(CROOKS, version="2"), record, ()), view) is None
    assert outlook(Ended(replace(CROOKS, prepare=no_cards), record, ()), view) is None
    assert outlook(Ended(CROOKS, msgspec.structs.replace(record, upgrades=[(3, "2")]), ()), view) is None


# ---- later rules ----


class LaterTable(toy.ToyTable):
    weather: str = "fine"


class LaterOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: int = 3
    more: bool = False
    seconds: int = 20
    duels: bool = False  # `notes` is gone, this has come


def later_prepare(options: Any, seats: int) -> Any:
    """A place more, in front of all others: every number is another one. And a card more."""
    data = toy.prepare(toy.ToyOptions(), seats)
    moved = {
        name: range(value.start + 1, value.stop + 1) if isinstance(value, range) else value + 1
        for name, value in vars(data).items()
        if isinstance(value, (int, range))
    }
    card = toy.Card("cannon")
    return replace(data, faces=(*data.faces, card), places=(("attic",), *data.places), **moved)


LATER = replace(
    TOY,
    version="2",
    table=LaterTable,
    options_type=LaterOptions,
    prepare=later_prepare,
    remembers=lambda g: True,
    invariants=lambda g: [],
)


def test_what_has_another_shape_now_is_mended() -> None:
    """Lives were a list; now they are by the seat's name."""

    class Renamed(toy.ToyTable):
        health: dict[str, int] = {}

    def mended(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "health": {f"seat {i}": lives for i, lives in enumerate(data["lives"])}}

    matches, parts = filmed("toy")
    game = replace(TOY, table=Renamed, mended=mended)
    table: Any = game.load(Film(parts).dump(matches[0].record, 0), kept=True)
    assert list(table.health) == ["seat 0", "seat 1", "seat 2"]
    assert list(table.health.values()) == matches[0].table.lives  # type: ignore[attr-defined]


def restored(game: Any, matches: list[Match], number: int) -> Match:
    film, record = Film(reels(matches[: number + 1])), matches[number].record
    before = [b._replace(table=game.load(film.dump(record, b.step), kept=True)) for b in matches[number].before]
    return Match.restored(game, record, SECRET, game.load(film.dump(record, number), kept=True), before)


def test_later_rules_go_on_from_any_moment() -> None:
    matches, _ = filmed("toy")
    for number in range(0, len(matches) - 1, 3):
        old = matches[number]
        match = restored(LATER, matches, number)
        g: Any = match.table
        assert (g.weather, g.options.duels, g.options.rounds) == ("fine", False, old.table.options.rounds)
        assert g.at[0] == ()
        assert g.at[1:] == old.table.at
        view = old.table.view(1)
        later = g.view(1)
        assert {k: v for k, v in later["places"].items() if k != "attic"} == view["places"]
        assert later["memory"] == view["memory"]
        assert later["decisions"] == view["decisions"]
        assert match.record.upgrades == [(number, "2")]
        dice = FastDice(number)
        for _ in range(500):
            if match.over:
                break
            match = match.after(*match.table.random_move(dice))
        assert match.over
        assert match.record.upgrades == [(number, "2")]


def test_what_could_be_taken_back_still_can() -> None:
    matches, _ = filmed("crooks")
    tried = 0
    for number, old in enumerate(matches):
        for seat in range(3):
            match = restored(CROOKS, matches, number)
            assert match.can_undo(seat) == old.can_undo(seat)
            assert match.record.upgrades == []
            if old.can_undo(seat):
                assert match.after(seat, UNDO).table == old.after(seat, UNDO).table
                tried += 1
    assert tried > 5


def test_what_later_rules_do_not_know_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    matches, parts = filmed("toy")
    film, record = Film(parts), matches[3].record
    with pytest.raises(BadRecord, match="bad-dump"):
        TOY.load({**film.dump(record, 3), "version": "0"})
    gone = replace(LATER, prepare=lambda options, seats: replace(later_prepare(options, seats), places=(("attic",),)))
    with pytest.raises(BadRecord, match="there is no place"):
        gone.load(film.dump(record, 3), kept=True)
    renamed = next(n for n in range(film.length) if len(film.value("frames", n)) > 1)
    names = {frame[0] for frame in film.value("frames", renamed)} - {"ask"}
    assert names
    for name in names:
        monkeypatch.delitem(RULES, name)
    with pytest.raises(BadRecord, match="bad-dump"):
        TOY.load(film.dump(record, renamed), kept=True)


def test_looks_into_a_place_that_is_gone_are_looks_at_nothing() -> None:
    matches, parts = filmed("crooks")
    film, number = Film(parts), len(matches) - 1
    data = film.dump(matches[-1].record, number)
    looked = {place for _, place in data["looks"] if place >= 0}
    assert looked
    gone = min(looked)
    data["places"][gone] = ("cellar", 1)
    data["at"][gone] = []
    table = CROOKS.load(data, kept=True)
    assert [place for _, place in table.looks].count(-1) == sum(place in (gone, -1) for _, place in data["looks"])


def test_fields_with_lists_start_empty_where_nothing_was_filmed() -> None:
    class More(toy.ToyTable):
        notes: list[str] = []

    matches, parts = filmed("toy")
    game = replace(TOY, table=More)
    table = game.load(Film(parts).dump(matches[0].record, 0), kept=True)
    assert table.notes == []  # type: ignore[attr-defined]
