"""The guided first game: from the poster to the table, with tips that point at things and get out of the way."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from malina import GAMES

from .player import Player
from .serving import Serving
from .window import DESK, PHONE, SMALL, TABLET

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


def begin(player: Player, game: str) -> Player:
    player.go(f"first/{game}")
    player.fill(player.role("textbox", "room-your-name"), "Аня")
    player.press(player.button("room-first-sit"))
    return player


def tip(player: Player, id: str | None = None) -> Locator:
    """The one that speaks now."""
    return player.page.locator(f'[data-tip="{id}"].there' if id else "[data-tip].there")


# How much of the tip lies over things that may be chosen now.
OVER = """(tip) => {
  const box = (one) => one.getBoundingClientRect();
  const { left, right, top, bottom } = box(tip);
  const shared = (one) => Math.max(Math.min(one.right, right) - Math.max(one.left, left), 0)
    * Math.max(Math.min(one.bottom, bottom) - Math.max(one.top, top), 0);
  const lit = [...document.querySelectorAll('[data-blank]:not([aria-disabled="true"])')];
  return lit.reduce((sum, one) => sum + shared(box(one)), 0) / (right - left) / (bottom - top);
}"""


@pytest.mark.parametrize("size", [SMALL, PHONE, TABLET, DESK], ids=["small", "phone", "tablet", "desk"])
def test_a_tip_leaves_what_may_be_chosen_in_sight(
    own_server: Serving, window: Callable[..., Player], size: tuple[int, int]
) -> None:
    for game in GAMES:
        player = begin(window("ru", size, url=own_server.url), game)
        expect(tip(player)).to_be_visible()
        player.settle()
        assert tip(player).evaluate(OVER) < 0.1, game  # Lockup on a small phone is full of rooms
        if size in (SMALL, PHONE):
            box = tip(player).bounding_box()
            assert box is not None
            assert box["height"] <= 100, game


def test_a_tip_goes_with_the_decision_that_it_was_told_for(window: Callable[..., Player]) -> None:
    player = begin(window("ru", PHONE, touch=True), "crooks")
    expect(tip(player, "jobs")).to_be_visible()
    player.page.wait_for_timeout(600)  # it is seen
    player.recruit()
    expect(tip(player, "jobs")).to_have_count(0)
    player.page.reload()
    expect(tip(player)).to_be_visible()
    expect(tip(player, "jobs")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_points_at_something_and_lies_on_neither_bar_nor_hand(window: Callable[..., Player], game: str) -> None:
    player = begin(window("ru", SMALL), game)
    expect(tip(player)).to_be_visible()
    first = tip(player).get_attribute("data-tip")
    note, dock = tip(player).bounding_box(), player.page.locator(".dock").bounding_box()
    assert note is not None
    assert dock is not None
    assert note["y"] >= 0
    assert note["y"] + note["height"] <= dock["y"] + 1
    player.page.reload()
    expect(tip(player, first)).to_be_visible()
    player.press(player.button("table-tip-done"))
    expect(tip(player, first)).to_have_count(0)


def test_somebody_who_has_enough_of_them_gets_no_more(window: Callable[..., Player]) -> None:
    player = begin(window("en", PHONE), "crooks")
    player.press(player.button("table-tips-off"))
    expect(tip(player)).to_have_count(0)
    player.page.reload()
    expect(player.primary).to_be_visible()
    expect(tip(player)).to_have_count(0)


def test_whoever_is_new_is_offered_it_once_and_goes_on_where_it_was_left(window: Callable[..., Player]) -> None:
    player = window("en")
    player.go("new?game=crooks")
    expect(player.text("room-first-offer")).to_be_visible()
    begin(player, "crooks")
    expect(tip(player)).to_be_visible()
    table = player.page.url
    player.go("new?game=crooks")
    expect(player.button("room-open")).to_be_visible()
    expect(player.text("room-first-offer")).to_have_count(0)
    player.go("first/crooks")
    player.press(player.role("link", "room-first-go-on"))
    expect(player.primary).to_be_visible()
    assert player.page.url == table


def test_the_way_from_the_lobby_to_a_table_of_ones_own_begins_without_a_game(window: Callable[..., Player]) -> None:
    """Nothing is chosen yet: that is no error of the page."""
    player = window("ru")
    player.go("new")
    games = player.page.get_by_role("radiogroup").first
    expect(games.get_by_role("radio")).to_have_count(len(GAMES))
    player.page.keyboard.press("Tab")
    assert player.troubles == []


def test_two_turns_of_a_first_game_tell_every_tip(window: Callable[..., Player]) -> None:
    player = begin(window("ru", PHONE, touch=True), "crooks")
    said: list[str] = []

    def read() -> None:
        """All that speak at this question, one after the other."""
        expect(tip(player)).to_be_visible()
        while tip(player).count():
            said.append(tip(player).get_attribute("data-tip") or "")
            player.press(player.button("table-tip-done"))
            expect(tip(player, said[-1])).to_have_count(0)

    read()
    player.recruit()
    read()
    player.hire()
    read()
    player.place("up")
    expect(player.lit("hideout").first).to_be_visible()
    read()
    assert said == [one["id"] for one in json.loads((BOARDS / "crooks" / "tips.json").read_text())]
