"""Parts of the terminal that Crooks alone does not reach: wide blanks, games without a drawer, a real screen."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import malina
from malina.kernel.decision import Moves, Say, Some
from malina.terminal import Leave, Screen, drawer_for
from malina.terminal.drawer import Generic
from malina.terminal.menu import Menu
from malina.terminal.questions import listing, pick, several
from malina.terminal.screen import WIPE
from malina.text import Texts

TEXTS = Texts("en", "crooks")
NAMES = ["Ann", "Bob", "Cat"]


def menu(*says: Say) -> Menu:
    return Menu(Moves(*says).to_json(), TEXTS, NAMES)


def drawn(thing: Any, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(thing)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def test_a_few_moves_are_listed_whole() -> None:
    few = menu(Say("recruit", hideout=("A", "B")), Say("pass"))
    assert few.blank is None
    choices = few.choices()
    assert [choice.key for choice in choices] == ["1", "2", "3"]
    assert pick("b", choices) == pick("2", choices) == choices[1]
    assert pick("в", choices) == choices[1]
    assert pick("pass", choices) == choices[2]
    assert pick("pool", choices) == choices[1]
    assert pick("recruit", choices) is None


def test_many_moves_are_asked_blank_after_blank() -> None:
    jobs = tuple(range(2, 10))
    spies = tuple({"type": "spy", "job": job} for job in jobs)
    many = menu(Say("place", job=jobs, face=("up", "down")), Say("place", job=jobs, face=("up",), action=spies))
    assert many.blank == "job"
    assert [choice.key for choice in many.choices()] == [str(job) for job in jobs]
    step = many.fill({"job": 6})
    assert step.blank is None
    assert len(step.choices()) == 10
    assert step.choices()[0].move == {"cmd": "place", "job": 6, "face": "up"}
    wide = menu(
        Say("place", job=jobs, face=("up", "down")), Say("place", job=jobs, face=("up",), action=spies + spies[:0] * 2),
        Say("place", job=jobs, face=("up",), action=tuple({"type": "switch", "to": to} for to in jobs)),
    ).fill({"job": 6})  # fmt: skip
    assert wide.blank == "face"
    last = wide.fill({"job": 6, "face": "up"})
    assert last.blank == "action"
    assert last.choices()[0].label == "without a special action"
    assert last.fill({"job": 6, "face": "up", "action": None}).choices()[0].move == {
        "cmd": "place",
        "job": 6,
        "face": "up",
    }


def test_several_commands_are_asked_first() -> None:
    many = menu(Say("recruit", hideout=tuple("ABCDEFGH")), Say("hire", crook=tuple("abcdefgh")))
    assert many.blank == "cmd"
    assert len(many.fill({"cmd": "hire"}).choices()) == 8


def test_a_number_within_limits() -> None:
    wide = menu(Say("pay", money=range(50)))
    assert wide.blank == "money"
    assert wide.choices() == []
    assert several("50", wide) is None
    assert several("x", wide) is None
    assert several("49", wide) == {"money": 49}
    assert wide.example() == {"cmd": "pay", "money": 0}
    view = malina.game("crooks").deal(2).view(0)
    drawer = Generic(TEXTS, NAMES)
    assert "0 to 49" in drawn(listing([], view, drawer, wide, TEXTS))


def test_some_of_many_things() -> None:
    wide = menu(Say("load", crooks=Some(("fence", "boxer", "bookie", "butcher", "courier"), 0, 3)))
    assert wide.blank == "crooks"
    assert several("1 3", wide) == {"crooks": ["fence", "bookie"]}
    assert several("0", wide) == {"crooks": []}
    assert several("1 2 3 4", wide) is None
    assert several("7", wide) is None
    assert wide.example() == {"cmd": "load", "crooks": []}
    view = malina.game("crooks").deal(2).view(0)
    text = drawn(listing([], view, Generic(TEXTS, NAMES), wide, TEXTS))
    assert "1 The Fence" in text
    done = wide.fill({"crooks": ["fence"]})
    assert done.blank is None


def test_any_game_can_be_drawn() -> None:
    drawer = drawer_for("no_such_game", None, TEXTS, NAMES)
    table = malina.game("crooks").deal(3, seed=1)
    text = drawn(drawer.board(table.view(0)))
    assert "Ann: 18, Bob: 18, Cat: 18" in text
    assert "▒?" in text
    assert not drawer.hint(table.view(0), {"cmd": "pass"})
    for _ in range(3):
        table.act(table.current, {"cmd": "pass"})
    assert "nobody scores" in drawn(drawer.sheet(table.view(0)))


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_board_fits_the_terminal(width: int) -> None:
    from random import Random

    for lang in ("en", "ru"):
        for seats in (2, 3, 4):
            rng = Random(seats)
            table = malina.game("crooks").deal(seats, seed=seats)
            drawer = drawer_for(
                "crooks", table.data, Texts(lang, "crooks"), ["Anna-Maria Magdalena", "Bob", "C", "D"][:seats]
            )
            while not table.over:
                table.act(*table.random_move(rng))
                if rng.random() < 0.08 or table.over:
                    for viewer in (0, None):
                        text = drawn(drawer.board(table.view(viewer)), width)
                        assert max(map(len, text.splitlines())) <= width
            assert max(map(len, drawn(drawer.sheet(table.view(0)), width).splitlines())) <= width


def test_a_board_shows_only_what_its_viewer_sees() -> None:
    """Drawn from a view, a guess of the table looks the same as the table."""
    rng = FixedDice()
    table = malina.game("crooks").deal(3, seed=9)
    drawer = drawer_for("crooks", table.data, TEXTS, NAMES)
    while not table.over:
        table.act(*table.random_move(rng))
        for viewer in (0, 1, 2, None) if table.decided % 6 == 0 else ():
            assert drawn(drawer.board(table.view(viewer))) == drawn(drawer.board(table.guess(viewer, 1).view(viewer)))


class FixedDice:
    state = 1

    def below(self, n: int) -> int:
        self.state = self.state * 48271 % 2147483647
        return self.state % n


def test_a_real_screen_is_wiped() -> None:
    file = io.StringIO()
    screen = Screen(Console(file=file, force_terminal=True), io.StringIO("hello\n"))
    screen.clear()
    assert WIPE not in file.getvalue()
    screen.clear(wipe=True)
    assert WIPE in file.getvalue()
    with screen.thinking("thinking"):
        pass
    assert screen.read(">") == "hello"
    with pytest.raises(Leave):
        screen.read(">")


def test_a_low_terminal_gets_a_shorter_board() -> None:
    table = malina.game("crooks").deal(3, seed=9)
    rng = FixedDice()
    for _ in range(12):
        table.act(*table.random_move(rng))
    drawer = drawer_for("crooks", table.data, TEXTS, NAMES)
    heights = []
    for height in (60, 24):
        console = Console(file=io.StringIO(), width=80, height=height, force_terminal=True)
        heights.append(len(console.render_lines(drawer.board(table.view(0)), pad=False)))
    assert heights[1] < heights[0] - 3
