"""Events: what each viewer is told is settled when it happens."""

from __future__ import annotations

from typing import Any

import pytest

from malina.kernel.pieces import deal, mix, move, reveal, show

from .play import CROOKS, LEFT, PILE, SPECTATOR, TOY, bare, copied, tables, viewers


def told(g: Any, viewer: int | None) -> list[Any]:
    """The argument `face` of each event, as this viewer got it."""
    return [event.get("face", "-") for event in g.events(viewer)]


def test_public_arguments_are_for_all() -> None:
    g = bare("AB")
    g.tell("started", first=1, colors=["red", "blue"])
    for viewer in viewers(g):
        assert g.events(viewer) == [{"n": 0, "event": "started", "first": 1, "colors": ["red", "blue"]}]


def test_a_face_is_told_to_who_sees_it() -> None:
    g = bare("ABC", seats=3)
    show(g, 1, (0,))
    g.tell("drew", {"face": 0}, seat=1)
    assert [told(g, viewer) for viewer in viewers(g)] == [["-"], ["A"], ["-"], ["-"]]
    assert all(event["seat"] == 1 for viewer in viewers(g) for event in g.events(viewer))


def test_an_open_face_is_told_to_all() -> None:
    g = bare("ABC")
    reveal(g, (2,))
    g.tell("shown", {"face": 2})
    assert [told(g, viewer) for viewer in viewers(g)] == [["C"]] * 3


def test_a_hidden_face_is_told_to_nobody() -> None:
    g = bare("ABC")
    g.tell("moved", {"face": 2})
    assert [told(g, viewer) for viewer in viewers(g)] == [["-"]] * 3


def test_several_faces_are_told_to_who_sees_all_of_them() -> None:
    g = bare("CBA", seats=3)
    show(g, 0, (0, 1, 2))
    show(g, 1, (0, 1))
    reveal(g, (2,))
    g.tell("looked", {"face": (0, 1, 2)})
    g.tell("looked", {"face": (0, 2)})
    assert told(g, 0) == told(g, 1) == [["A", "B", "C"], ["A", "C"]]
    assert told(g, 2) == told(g, SPECTATOR) == ["-", "-"]


def test_faces_of_a_pile_are_told_sorted_and_of_a_list_in_its_order() -> None:
    g = bare("CAB")
    reveal(g, (0, 1, 2))
    g.tell("looked", {"face": (0, 1, 2)})
    g.tell("looked", {"face": [2, 0]})
    assert told(g, SPECTATOR) == [["A", "B", "C"], ["B", "C"]]


def test_no_faces_are_no_secret() -> None:
    g = bare("A")
    g.tell("looked", {"face": ()})
    assert [told(g, viewer) for viewer in viewers(g)] == [[[]]] * 3


def test_an_event_can_be_for_some_viewers_alone() -> None:
    g = bare("AB", seats=3)
    show(g, 0, (0,))
    show(g, 2, (0,))
    g.tell("spied", {"face": 0}, 1 << 2)
    assert [told(g, viewer) for viewer in viewers(g)] == [["-"], ["-"], ["A"], ["-"]]


def test_nobody_is_told_a_face_he_does_not_see() -> None:
    g = bare("AB")
    g.tell("slip of the tongue", {"face": 0}, 0b10)
    assert told(g, 1) == ["-"]


def test_secrets_of_one_event_can_have_different_audiences() -> None:
    g = bare("ABC")
    show(g, 0, (0,))
    show(g, 1, (1,))
    reveal(g, (2,))
    g.tell("exchange", {"a": 0, "b": 1, "c": 2}, seats=2)
    assert g.events(0) == [{"n": 0, "event": "exchange", "seats": 2, "c": "C", "a": "A"}]
    assert g.events(1) == [{"n": 0, "event": "exchange", "seats": 2, "c": "C", "b": "B"}]
    assert g.events(SPECTATOR) == [{"n": 0, "event": "exchange", "seats": 2, "c": "C"}]


def test_what_was_told_stays_told() -> None:
    g = bare("ABCD")
    show(g, 0, (0, 1))
    g.tell("drew", {"face": (0, 1)})
    before = [g.events(viewer) for viewer in viewers(g)]
    deal(g, (0, 1, 2, 3))
    mix(g, (0, 1, 2, 3))
    move(g, 0, PILE, LEFT)
    assert [g.events(viewer) for viewer in viewers(g)] == before
    reveal(g, (0, 1, 2, 3))
    assert [g.events(viewer) for viewer in viewers(g)] == before
    assert told(g, 0) == [["A", "B"]]


def test_who_sees_a_face_later_is_not_told_of_the_past() -> None:
    g = bare("AB")
    g.tell("moved", {"face": 0})
    show(g, 0, (0,))
    assert told(g, 0) == ["-"]


def test_events_are_numbered_and_can_be_had_from_anywhere_on() -> None:
    g = bare("A")
    for i in range(5):
        g.tell("tick", i=i)
    assert [(event["n"], event["i"]) for event in g.events(1, 3)] == [(3, 3), (4, 4)]
    assert g.events(1, 5) == g.events(1, 99) == []
    assert len(g.events(1)) == 5


@pytest.mark.parametrize("name", ["n", "event"])
def test_an_argument_cannot_pose_as_number_or_name(name: str) -> None:
    g = bare("A")
    try:
        g.tell("tick", **{name: 77})
    except (TypeError, ValueError):
        return
    assert g.events(0)[0]["n"] == 0
    assert g.events(0)[0]["event"] == "tick"


def test_whatever_is_done_to_events_the_log_stays() -> None:
    g = bare("AB")
    g.tell("started", colors=["red"])
    g.events(0)[0]["colors"].append("blue")
    assert g.events(1)[0]["colors"] == ["red"]


def test_nobody_listens_in_a_search() -> None:
    g = TOY.deal(3, 1, log=False)
    assert g.log is None
    assert g.events(0) == g.events(SPECTATOR) == []
    g.tell("unheard", x=1)
    assert g.log is None


def test_the_all_seeing_reader_gets_everything() -> None:
    g = bare("AB")
    show(g, 0, (0,))
    g.tell("drew", {"face": 0}, seat=0)
    assert g.log[0].in_full(7) == {"n": 7, "event": "drew", "seat": 0, "face": "A"}


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    g = bare("AB")
    g.tell("tick", i=1)
    show(g, 0, (0,))
    g.tell("drew", {"face": 0}, seat=0)
    public, secret = g.log
    assert public.for_viewer(0) is public
    assert secret.for_viewer(0).args == {"seat": 0, "face": "A"}
    assert secret.for_viewer(1).args == {"seat": 0}
    assert secret.for_viewer(0).secrets == secret.for_viewer(1).secrets == ()


@pytest.mark.parametrize("game", [CROOKS, TOY], ids=["crooks", "toy"])
def test_events_of_games_are_json_and_only_ever_added(game: Any) -> None:
    for seats in game.seats:
        before: list[list[Any]] = [[] for _ in range(seats + 1)]
        for g in tables(game, seats, "events"):
            for i, viewer in enumerate(viewers(g)):
                events = g.events(viewer)
                assert copied(events) == events
                assert events[: len(before[i])] == before[i]
                before[i] = events
        assert len(before[0]) > 20


def test_a_stolen_card_is_told_to_thief_and_victim() -> None:
    """Toy, the whole way: of a theft these two hear what it was, and whoever knew the only card there was to take."""
    thefts = 0
    for seed in range(12):
        *_, g = tables(TOY, 4, seed)
        for n, event in enumerate(g.log):
            if event.name == "stolen":
                hearers = [viewer for viewer in viewers(g) if "card" in g.events(viewer, n)[0]]
                both = sorted((event.args["by"], event.args["seat"]))
                assert set(both) <= set(hearers)
                thefts += hearers == both
    assert thefts > 5
