"""BANG! in the terminal: every table can be drawn for everybody, every decision be answered from its menu."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

import malina
from malina.cli.settings import default, read_settings
from malina.games.bang.options import PRESETS
from malina.kernel.blanks import Some
from malina.kernel.table import Table
from malina.terminal import Drawer, drawer_for
from malina.terminal.menu import Menu
from malina.terminal.questions import listing, typed
from malina.text import Texts
from malina.text.labels import Labels

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]
SERIES = {"tournament_scoring": True, "hiring": True, "experience": True}
OFTEN = 15  # one table in so many is drawn


def drawn(thing: Any) -> str:
    console = Console(file=io.StringIO(), width=120)
    console.print(thing)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def parts(table: Table, lang: str = "en") -> tuple[Texts, list[str], Drawer]:
    texts, names = Texts(lang, table.game, table.data.faces), NAMES[: table.seats]
    return texts, names, drawer_for("bang", table.data, texts, names)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, PRESETS["full"]), (3, PRESETS["full"]), (7, {**PRESETS["full"], "character_choice": 2}), (4, SERIES)],
    ids=["two", "three", "seven", "series"],
)
def test_a_game_from_menus(seats: int, options: dict[str, Any]) -> None:
    """Whatever is chosen, step after step, is a legal move in the end."""
    table = malina.game("bang").deal(seats, options=options, seed="terminal")
    rng = random.Random(seats)
    texts, names, drawer = parts(table)
    for n in range(200):
        if table.over:
            break
        seat = rng.choice(sorted(table.waiting_for))
        view = table.view(seat)
        if n % OFTEN == 0:
            for viewer in (None, seat):
                assert "{" not in drawn(drawer.board(table.view(viewer)))
        decision = view["decisions"][0]
        menu = Menu(table.decisions(seat)[0].moves, Labels(texts, names, decision["kind"]))
        while not menu.done:
            drawn(listing(menu.choices(), view, drawer, menu, decision))
            menu = step(menu, rng)
        table.act(seat, menu.example())
    assert table.turn_no > 2  # type: ignore[attr-defined]


def step(menu: Menu, rng: random.Random) -> Menu:
    """Answer what is asked now."""
    wide = menu.wide(menu.blank) if menu.blank else []
    if not wide:
        choice = rng.choice(menu.choices())
        return menu.fill(choice.move) if menu.blank else menu.whole(choice.move)
    blank = rng.choice(wide)
    numbers = rng.sample(range(1, len(blank.items) + 1), blank.low) if isinstance(blank, Some) else [blank[0]]
    filled = typed(" ".join(map(str, numbers)) or "0", menu)
    assert filled is not None
    return menu.fill(filled)


def test_options_as_people_write_them() -> None:
    game, texts = malina.game("bang"), Texts("en", "bang")
    words = ["jose_delgado_limit=2", "pixie_pete_cards=3", "character_sets=base,special", "dodge_city_cards=yes"]
    assert read_settings(game, words, texts) == {
        "jose_delgado_limit": "2",
        "pixie_pete_cards": 3,
        "character_sets": ["base", "special"],
        "dodge_city_cards": True,
    }
    assert default(game, "character_sets", texts) == "base"


def test_what_a_player_sees() -> None:
    table = malina.game("bang").deal(5, options={"event_decks": "both"}, seed="seen")
    texts, names, drawer = parts(table)
    mine, all_hands = (drawn(drawer.board(table.view(viewer))) for viewer in (0, None))
    hand = [texts.value("card", card["face"]) for card in table.view(0)["places"]["hand"]["0"]]
    assert hand
    assert all(card in mine for card in hand)
    assert "Your hand" not in all_hands
    assert not any(card in all_hands for card in hand)
    assert all_hands.count("Sheriff") == 1
    assert "Next event" in all_hands
    for name in names:
        assert name in mine


def test_hints_say_how_far_and_what_for() -> None:
    table = malina.game("bang").deal(5, seed="hints")
    _, _, drawer = parts(table)
    view = table.view(0)
    assert drawer.hint(view, {"cmd": "play", "card": "bang.2D", "target": 2}).plain.startswith("distance ")
    assert "two cards" in drawer.hint(view, {"cmd": "choose", "character": "sid_ketchum"}).plain
    assert drawer.hint(view, {"cmd": "end"}).plain == ""
