"""Views: every handle, only the faces one has seen, and nothing that leads back to the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from malina.kernel.decision import Sentences
from malina.kernel.pieces import look, look_away, move, reveal, show
from malina.kernel.rules import question
from malina.kernel.table import Result, Table

from .play import (
    CROOKS,
    LEFT,
    PILE,
    SPECTATOR,
    TOY,
    bare,
    bare_game,
    copied,
    entries,
    faces_seen,
    photo,
    tables,
    viewers,
)

GAMES = pytest.mark.parametrize("game", [CROOKS, TOY], ids=["crooks", "toy"])


@question
def wait_in_view(g: Table, seat: int) -> Sentences:
    return (("nothing",),)


@wait_in_view.answer("nothing")
def do_nothing_in_view(g: Table, seat: int) -> None:
    pass


def some_tables(game: Any) -> Iterator[Any]:
    for seats in game.seats:
        yield from tables(game, seats, f"view {seats}")


@GAMES
def test_every_viewer_gets_every_handle(game: Any) -> None:
    for g in some_tables(game):
        for viewer in viewers(g):
            handles = [entry["piece"] for entry in entries(g.view(viewer)["places"])]
            assert handles == [piece for place in g.at for piece in place]


@GAMES
def test_a_face_in_a_view_is_true_and_stays_in_every_guess(game: Any) -> None:
    for g in some_tables(game):
        for viewer in viewers(g):
            seen = faces_seen(g, viewer)
            assert seen == {piece: g.face[piece].id for piece in seen}
            guess = g.guess(viewer, 5)
            assert all(guess.face[piece] == g.face[piece] for piece in seen)
            keys = {frozenset(entry) for entry in entries(g.view(viewer)["places"])}
            assert keys <= {frozenset({"piece"}), frozenset({"piece", "face", "public"})}


def test_in_toy_everybody_sees_his_own_and_nobody_the_deck() -> None:
    for g in some_tables(TOY):
        for seat in range(g.seats):
            seen = faces_seen(g, seat)
            own = [p for places in (g.data.hand, g.data.bag, g.data.role) for p in g.at[places[seat]]]
            assert all(piece in seen for piece in own)
            assert not any(piece in seen for piece in g.at[g.data.deck])
        hidden = [p for place in (*g.data.bag, *(() if g.over else g.data.role)) for p in g.at[place]]
        out = [p for s in range(g.seats) if not g.lives[s] for p in g.at[g.data.role[s]]]
        assert not {*hidden} - {*out} & set(faces_seen(g, SPECTATOR))


@GAMES
def test_public_is_what_everybody_sees(game: Any) -> None:
    for g in some_tables(game):
        everybody = set.intersection(*[set(faces_seen(g, viewer)) for viewer in viewers(g)])
        for viewer in viewers(g):
            public = {entry["piece"] for entry in entries(g.view(viewer)["places"]) if entry.get("public")}
            assert public == everybody


@GAMES
def test_views_are_json(game: Any) -> None:
    for g in some_tables(game):
        for viewer in viewers(g):
            view = g.view(viewer)
            assert copied(view) == view


@GAMES
def test_the_view_has_the_kernel_s_part_and_the_game_s(game: Any) -> None:
    own = [name for name in game.table.field_names() if name not in Table.field_names()]
    assert own
    for g in some_tables(game):
        for viewer in viewers(g):
            view = g.view(viewer)
            assert list(view) == [
                *("game", "seats", "viewer", "options", "decided", "asked", "clock", *own),
                *("places", "sealed", "decisions", "over", "result", "memory", "known", "counts"),
            ]
            assert view["viewer"] == viewer
            assert view["decided"] == g.decided
            assert all(view[name] == getattr(g, name) for name in own)
            assert [asked["seat"] for asked in view["asked"] if asked["required"]] == [s for s, *_, r in g.asks if r]
            assert {decision["seat"] for decision in view["decisions"]} <= {viewer}
            assert view["decisions"] == [decision.to_json() for decision in g.decisions(viewer)]
            assert view["over"] == g.over == (view["result"] is not None)
    assert view["result"]["points"] == list(g.result.points)


def test_places_are_a_tree_of_words() -> None:
    g = bare("ABC")
    move(g, 2, PILE, 2)
    assert g.view(0)["places"] == {
        "pile": [{"piece": 0}, {"piece": 1}],
        "left": [],
        "right": {"hand": {"0": [{"piece": 2}]}},
    }


def test_handles_are_listed_bottom_to_top() -> None:
    g = bare("ABC")
    move(g, 0, PILE, PILE)
    reveal(g, (2,))
    assert g.view(SPECTATOR)["places"]["pile"] == [
        {"piece": 1},
        {"piece": 2, "face": "C", "public": True},
        {"piece": 0},
    ]


def test_everybody_sees_who_is_asked_and_what() -> None:
    g = bare(seats=3)
    g.ask_all((1, wait_in_view, (), True), (2, wait_in_view, (), False))
    for viewer in viewers(g):
        assert g.view(viewer)["asked"] == [
            {"seat": 1, "kind": "wait_in_view", "required": True},
            {"seat": 2, "kind": "wait_in_view", "required": False},
        ]
    assert [len(g.view(viewer)["decisions"]) for viewer in viewers(g)] == [0, 1, 1, 0]


def spoil(thing: Any) -> None:
    """Change everything that can be changed in there."""
    if isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing["spoilt"] = True
    elif isinstance(thing, list):
        for value in thing:
            spoil(value)
        thing.append("spoilt")


@GAMES
def test_whatever_is_done_to_a_view_the_table_stays(game: Any) -> None:
    for g in tables(game, 3, "spoil"):
        before = photo(g)
        for viewer in viewers(g):
            view = g.view(viewer)
            view.pop("result")
            spoil(view)
        assert photo(g) == before


def test_whatever_is_done_to_a_result_the_table_stays() -> None:
    *_, g = tables(TOY, 2, 0)
    before = photo(g)
    spoil(g.view(0)["result"])
    assert photo(g) == before


class Noted(Table):
    names: dict[str, int] = {}
    pairs: list[tuple[int, int]] = []
    once: tuple[int, ...] = (1, 2)


def test_dictionaries_in_a_view_are_copies() -> None:
    g = bare(game=bare_game(table=Noted))
    g.names["a"] = 1
    g.view(0)["names"]["b"] = 2
    assert g.names == {"a": 1}


def test_tuples_in_a_view_are_lists() -> None:
    g = bare(game=bare_game(table=Noted))
    g.pairs.append((1, 2))
    assert g.view(0)["once"] == [1, 2]
    assert g.view(0)["pairs"] == [[1, 2]]


# ---- notes ----


def notes(g: Any, viewer: int | None) -> list[tuple[str, str, int]]:
    return [(note["place"][0], "".join(note["seen"]), note["missing"]) for note in g.view(viewer)["memory"]]


def looked(g: Any, seat: int, place: int) -> None:
    look(g, seat, place)
    look_away(g, seat, place)


def test_notes_tell_what_was_seen_and_how_many_have_left() -> None:
    g = bare("CABD")
    move(g, 3, PILE, LEFT)
    assert notes(g, 0) == []
    looked(g, 0, PILE)
    looked(g, 0, LEFT)
    assert notes(g, 0) == [("pile", "ABC", 0), ("left", "D", 0)]
    assert notes(g, 1) == notes(g, SPECTATOR) == []
    move(g, 1, PILE, 2)
    assert notes(g, 0) == [("pile", "ABC", 1), ("left", "D", 0)]
    reveal(g, (1,))
    assert notes(g, 0) == [("pile", "BC", 0), ("left", "D", 0)]


def test_what_one_sees_by_itself_is_no_longer_noted() -> None:
    g = bare("CAB")
    looked(g, 0, PILE)
    move(g, 1, PILE, LEFT)
    show(g, 0, (1,))
    assert notes(g, 0) == [("pile", "BC", 0)]


def test_a_second_look_replaces_the_note() -> None:
    g = bare("CABD")
    looked(g, 0, PILE)
    move(g, 0, PILE, LEFT)
    move(g, 3, PILE, LEFT)
    looked(g, 0, PILE)
    assert notes(g, 0) == [("pile", "AB", 0)]


def test_a_place_seen_empty_is_noted_as_empty() -> None:
    g = bare("A")
    looked(g, 0, LEFT)
    assert notes(g, 0) == [("left", "", 0)]


def test_nothing_is_missing_during_a_second_look() -> None:
    g = bare("CAB")
    looked(g, 0, PILE)
    look(g, 0, PILE)
    assert notes(g, 0) == [("pile", "ABC", 0)]


def test_pieces_that_came_later_are_not_counted() -> None:
    g = bare("CAB")
    move(g, 2, PILE, LEFT)
    looked(g, 0, PILE)
    move(g, 2, LEFT, PILE)
    assert notes(g, 0) == [("pile", "AC", 0)]
    move(g, 1, PILE, LEFT)
    assert notes(g, 0) == [("pile", "AC", 1)]


def test_the_memory_aid_can_be_left_out() -> None:
    with_notes, without = TOY.deal(2, 1), TOY.deal(2, 1, {"notes": False})
    assert "memory" in with_notes.view(0)
    assert "memory" not in with_notes.view(0, memory=False)
    assert "memory" not in without.view(0)
    assert without.view(0, memory=True)["memory"] == []


def test_a_view_does_not_change_the_table() -> None:
    for g in tables(TOY, 3, "look only"):
        before = json.dumps(g.dump())
        twin = g.copy()
        for viewer in viewers(g):
            g.view(viewer)
        assert json.dumps(g.dump()) == before
        assert g == twin


def test_the_result_is_in_the_view_at_the_end() -> None:
    g = bare()
    assert g.view(SPECTATOR)["result"] is None
    g.finish(Result((1,), (0, 3), {"why": ["so"]}))
    expected = {"winners": [1], "points": [0, 3], "breakdown": {"why": ["so"]}}
    assert g.view(0)["result"] == g.view(SPECTATOR)["result"] == expected
    assert g.view(0)["over"]
    assert g.view(0)["asked"] == []


# ---- what is new ----


@GAMES
def test_what_has_changed_makes_one_view_of_another(game: Any) -> None:
    """From any earlier table to any later one, and back as an undo does."""
    for seats in game.seats:
        played = [g.copy() for g in tables(game, seats, f"changes {seats}")]
        for before, after in [*pairwise(played), (played[0], played[-1]), (played[-1], played[len(played) // 2])]:
            for viewer in viewers(after):
                view = before.view(viewer)
                for path, value in after.changes(before, viewer):
                    node = view
                    for word in path[:-1]:
                        node = node[word]
                    assert node[path[-1]] != value or path[0] in ("decisions", "result"), (
                        "a change without a difference"
                    )
                    node[path[-1]] = value
                assert view == after.view(viewer)
