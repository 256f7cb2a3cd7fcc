"""Sheriff of Nottingham in the terminal: every table can be drawn for everybody, and nobody sees what is not his."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

import malina
from malina.kernel.table import Table
from malina.terminal import Drawer, drawer_for
from malina.text import Texts

SHERIFF = malina.game("sheriff")
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
OFTEN = 10  # one table in so many is drawn


def drawn(thing: Any) -> str:
    console = Console(file=io.StringIO(), width=140)
    console.print(thing)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def drawer(table: Table, lang: str) -> Drawer:
    texts = Texts(lang, table.game, table.data.faces)
    return drawer_for("sheriff", table.data, texts, NAMES[: table.seats])


@pytest.mark.parametrize(
    ("seats", "preset", "lang"), [(3, "first", "ru"), (4, "everything", "en"), (6, "deputies", "ru")]
)
def test_a_game_is_drawn(seats: int, preset: str, lang: str) -> None:
    table = SHERIFF.deal(seats, options=SHERIFF.presets[preset], seed="terminal")
    rng, dice = random.Random(seats), random.Random(preset)
    board = drawer(table, lang)
    for n in range(2000):
        if table.over:
            break
        seat = rng.choice(sorted(table.waiting_for))
        if n % OFTEN == 0:
            for viewer in (None, seat):
                text = drawn(board.board(table.view(viewer)))
                assert "{" not in text
                assert all(name in text for name in NAMES[:seats])
        decision = table.decisions(seat)[0]
        table.act(seat, decision.moves.sample(dice.randrange))
    assert drawn(board.sheet(table.view(None))).count("\n") > seats


def test_hands_and_bags_are_drawn_for_their_owners_only() -> None:
    table: Any = SHERIFF.deal(4, seed="bags")
    while table.step != "load":
        [seat] = table.waiting_for
        table.act(seat, table.decisions(seat)[0].moves[0])
    board = drawer(table, "en")
    for seat in range(4):
        assert ("Hand: " in drawn(board.board(table.view(seat)))) is (seat is not None)
    assert "Hand: " not in drawn(board.board(table.view(None)))


def test_an_open_deal_can_be_read() -> None:
    table: Any = SHERIFF.deal(4, seed="deal")
    while table.step != "inspection":
        seat = min(table.waiting_for)
        table.act(seat, table.decisions(seat)[0].moves[0])
    payer = table.closed[0]
    none: dict[str, list[Any]] = {name: [] for name in ("others", "from_stand", "from_stack", "from_bag")}
    move = {
        "cmd": "offer",
        "to": table.in_office[0],
        "clauses": [[payer, "pass"]],
        "gold": 5,
        "promise": "",
        "answers": 0,
    }
    table.act(payer, {**move, **none})
    text = drawn(drawer(table, "en").board(table.view(None)))
    assert f"{NAMES[payer]} offers" in text
    assert "5 gold" in text
