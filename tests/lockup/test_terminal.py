"""Lockup in a terminal: what is open can be read, what is not stays a question mark."""

from __future__ import annotations

import io

from rich.console import Console

from malina.games.lockup import GAME
from malina.terminal import drawer_for
from malina.terminal.drawer import Drawer
from malina.text import LANGUAGES, Texts
from malina.text.labels import Labels

from .scenario import Scenario, scenario

NAMES = ["Ann", "Bob", "Cat"]


def drawer(t: Scenario) -> Drawer:
    return drawer_for("lockup", t.g.data, Texts("en", "lockup"), NAMES)


def drawn(t: Scenario, seat: int | None) -> str:
    console = Console(file=io.StringIO(), width=160)
    console.print(drawer(t).board(t.g.view(seat)))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def row(text: str, word: str) -> str:
    return next(line for line in text.splitlines() if word in line)


def test_tokens_face_down_are_question_marks_to_others() -> None:
    t = scenario(3, rooms={"smithy": "0:5v 1:4 1:lookoutv"})
    assert "Ann (5); Bob 4 ?" in row(drawn(t, 0), "Smithy")
    assert "Ann ?; Bob 4 ?" in row(drawn(t, 2), "Smithy")


def test_the_board_says_what_is_to_be_had_and_what_is_mine() -> None:
    t = scenario(3, display="shiv", goons={"smithy": "dwarf_1"}, goals="sup_shields", tomes={0: "way_of_muscle"})
    text = drawn(t, 0)
    assert "Shiv 5★ (scrap 1, iron 1)" in text
    assert "Dwarf" in row(text, "Smithy")
    assert "Wall of Shields 0/0/0" in text
    assert "Way of Muscle" in text
    assert "Way of Muscle" not in drawn(t, 1)


def test_the_guards_are_a_row_of_their_own() -> None:
    text = drawn(scenario(1, guards={"smithy": "blue_3 blue_2v"}), 0)
    assert "The guards 3 ?" in row(text, "Smithy")


def test_hints_say_what_cards_do() -> None:
    t = scenario(3, display="shiv")
    view = t.g.view(0)
    assert "scrap" in drawer(t).hint(view, {"item": "shiv"}).plain
    assert "power" in drawer(t).hint(view, {"tome": "way_of_muscle"}).plain
    assert drawer(t).hint(view, {"cmd": "pass"}).plain == ""


def test_the_sheet_says_who_has_what() -> None:
    t = scenario(3, stars={0: 20, 1: 5, 2: 1}).end()
    console = Console(file=io.StringIO(), width=200)
    console.print(drawer(t).sheet(t.g.view(None)))
    assert "Ann: 20 on the track" in console.file.getvalue()  # type: ignore[attr-defined]


def test_the_crews_fit_into_eighty_columns() -> None:
    for lang in LANGUAGES:
        t = scenario(1, guards={"smithy": "blue_3"})
        console = Console(file=io.StringIO(), width=80)
        console.print(drawer_for("lockup", t.g.data, Texts(lang, "lockup"), ["Carolina"]).board(t.g.view(0)))
        text = console.file.getvalue()  # type: ignore[attr-defined]
        assert "…" not in text
        assert "Carolina" in text


def test_a_guard_card_face_down_is_called_by_its_room() -> None:
    t = scenario(1, guards={"smithy": "blue_3v", "sewers": "blue_1v"})
    view = t.g.view(0)
    [piece] = view["places"]["room"]["1"]["smithy"]
    move = {"cmd": "turn_up", "guard": piece["piece"]}
    said = [Labels(Texts(lang, "lockup"), ["Ann"], "reveal_guard", GAME, view).move(move) for lang in ("en", "ru")]
    assert said == ["Turn up the guards’ card (Smithy)", "Открыть: карта стражи (Кузница)"]


def test_a_token_face_down_is_called_by_its_owner_and_room() -> None:
    t = scenario(3, rooms={"smithy": "1:5v"})
    view = t.g.view(0)
    [piece] = view["places"]["room"]["1"]["smithy"]
    labels = Labels(Texts("en", "lockup"), NAMES, "spy", GAME, view)
    assert labels.value("token", piece["piece"]) == "a token of Bob (Smithy)"
