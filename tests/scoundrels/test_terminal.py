"""The table in a terminal: what lies open is drawn, what is hidden is not."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

import malina
from malina.kernel.dice import FastDice
from malina.terminal import drawer_for
from malina.text import Texts

GAME = malina.game("scoundrels")
NAMES = ["Anna", "Boris", "Vera"]


def drawn(what: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [80, 120])
def test_a_whole_game_fits_and_names_whoever_can_be_hired(lang: str, width: int) -> None:
    texts, table, dice = Texts(lang, GAME), GAME.deal(3, "terminal"), FastDice("terminal")
    drawer = drawer_for(GAME.id, table.data, texts, NAMES)
    hints = set()
    while not table.over:
        seat = min(table.waiting_for)
        move = table.decisions(seat)[0].moves.sample(dice.below)
        hints.add(str(drawer.hint(table.view(seat), move)))
        table.act(seat, move)
        if table.decided % 9 == 0:
            view = table.view(0)
            text = drawn(drawer.board(view), width)
            assert max(map(len, text.splitlines())) <= width
            for trait, _ in view["places"]["saloon"].values():
                assert texts.value("trait", trait["face"]) in text
    assert len(hints) > 5  # what scoundrels do
    assert "Anna" in drawn(drawer.sheet(table.view(0)), width)


def test_only_the_owner_sees_the_ranks() -> None:
    table = GAME.deal(3, "ranks")
    drawer = drawer_for(GAME.id, table.data, Texts("en", GAME), NAMES)
    seat = min(table.waiting_for)
    [card, *_] = (piece["face"] for piece in table.view(seat)["places"]["hand"][str(seat)])
    table.act(seat, {"cmd": "play", "card": card, "slot": "6" if card[6] != "6" else "5"})
    rank = f"· {card[6]}"
    assert rank in drawn(drawer.board(table.view(seat)), 120)
    assert "· ■" in drawn(drawer.board(table.view(1 - seat if seat < 2 else 0)), 120)
