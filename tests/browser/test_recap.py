"""Notes over the table lie where nothing can be chosen."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

import malina
from malina.kernel.table import Table

from .past import Past, Somebody, at_random, played
from .player import Player
from .serving import Serving
from .test_story import SIZES
from .west import BANG, FULL
from .window import DESK, PHONE

GAMES = ("bang", "sheriff", "scoundrels", "crooks", "lockup")
ALONE = 3  # tables where Anna may ask what a shark would do


@dataclass(frozen=True)
class Later:
    serving: Serving
    anna: Somebody
    turns: dict[str, str]  # by game, in the middle of it: Anna is asked
    hints: dict[str, str]  # the same with bots
    eight: str  # BANG! with events, and Anna's turn


def in_the_middle(table: Table) -> bool:
    """Anna is asked, and not all others have passed."""
    if table.over or table.waiting_for != {0} or len(table.log or []) <= 60:
        return False
    passed = table.view(None).get("passed", [])
    return len(passed) < table.seats or not all(passed[1:])


def on_turn(table: Table) -> bool:
    if not in_the_middle(table):
        return False
    view = table.view(0)
    events = [view["places"][deck] for deck in ("event", "show_now")]
    return view["turn"] == 0 and view["turn_no"] > 16 and table.decisions(0)[0].kind == "act" and all(events)


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Later]:
    data = tmp_path_factory.mktemp("later") / "data"
    past = Past(data)
    people = [past.somebody(f"Player {n}" if n else "Anna", mask) for n, mask in enumerate(("raccoon", "fox", "owl"))]
    turns: dict[str, str] = {}
    hints: dict[str, str] = {}
    for number, id in enumerate(GAMES):
        options: dict[str, Any] = {}
        game = played(f"later {id}", ALONE, in_the_middle, at_random, options, malina.game(id))
        letter = "ABCDE"[number]
        turns[id] = past.table(f"LATER{letter * 3}", [*people], game, grace=86400)
        hints[id] = past.table(f"HJNT{letter * 4}", [people[0], "novice", "novice"], game, grace=86400, hints=True)
    people += [past.somebody(f"Player {n}", mask) for n, mask in enumerate(("lynx", "wolf", "hare", "bear", "cat"), 3)]
    eight = past.table("EJGHT222", [*people], played("eight", 8, on_turn, at_random, FULL, BANG), grace=86400)
    past.close()
    serving = Serving(data).start()
    yield Later(serving, people[0], turns, hints, eight)
    serving.stop()


# What of the things one may choose lies under this note.
UNDER = """(note) => {
  const box = (one) => one.getBoundingClientRect();
  const { left, right, top, bottom } = box(note);
  if (right === left) return [];
  return [...document.querySelectorAll('.stage [data-blank]:not([aria-disabled="true"])')]
    .filter((one) => box(one).left < right && left < box(one).right && box(one).top < bottom && top < box(one).bottom)
    .map((one) => one.dataset.handle ?? one.className);
}"""


def test_a_recap_lies_over_nothing_that_may_be_chosen(window: Callable[..., Player], later: Later) -> None:
    problems: list[str] = []
    shown = 0
    for game, table in later.turns.items():
        for size, (width, height) in SIZES.items():
            anna = window("ru", (width, height), later.anna, url=later.serving.url)
            anna.go(f"t/{table}")
            expect(anna.page.locator(".decide.mine")).to_be_visible()
            note = anna.page.locator('[data-owner="recap"] .recap')
            if note.count() and note.is_visible():
                shown += 1
                problems += [f"{game}, {size}: {one}" for one in note.evaluate(UNDER)]
            if folder := os.environ.get("SHOTS"):
                anna.page.screenshot(path=f"{folder}/recap-{game}-{size}.png")
            anna.context.close()
    assert problems == []
    assert shown  # somewhere there was one


# What of the table lies under this note: nothing, as it has the middle to itself.
OVER = """(note) => {
  const box = (one) => one.getBoundingClientRect();
  const { left, right, top, bottom } = box(note);
  const stage = box(note.closest('.stage'));
  return [
    ...[...document.querySelectorAll('.seat, .rim .event, .rim .card')]
      .filter((one) => box(one).left < right && left < box(one).right && box(one).top < bottom && top < box(one).bottom)
      .map((one) => `on ${one.className}`),
    ...(top < stage.top || bottom > stage.bottom ? ['off the stage'] : []),
  ];
}"""


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_recap_has_the_middle_of_the_saloon_to_itself(window: Callable[..., Player], later: Later, lang: str) -> None:
    """It says who did what to whom; the log says where it begins; the first touch ends it."""
    for size, (width, height) in SIZES.items():
        anna = window(lang, (width, height), later.anna, url=later.serving.url)
        anna.go(f"t/{later.eight}")
        note = anna.page.locator('[data-owner="recap"] .recap')
        expect(note).to_be_visible()
        anna.settle()
        assert note.evaluate(OVER) == [], size
        assert note.get_by_role("listitem").count() >= (1 if size == "small" else 2)
        assert note.locator(".ava").count()
        assert anna.page.locator("[data-spoken]").count()
        if width > 1100:
            expect(anna.page.get_by_role("log").locator(".since")).to_have_text(anna.say("table-recap"))
        anna.page.keyboard.press("Shift")
        expect(note).to_have_count(0)
        expect(anna.page.locator("[data-spoken]")).to_have_count(0)
        anna.context.close()


def test_a_recap_has_a_button_that_closes_it_and_nothing_else(window: Callable[..., Player], later: Later) -> None:
    anna = window("ru", PHONE, later.anna, url=later.serving.url, touch=True)
    anna.go(f"t/{later.eight}")
    button = anna.page.locator('[data-owner="recap"]').get_by_role("button", name=anna.say("shell-close"))
    expect(button).to_be_visible()
    anna.settle()
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    anna.press(button)
    expect(button).to_have_count(0)
    expect(anna.page.locator('.stage [aria-pressed="true"], .stage [aria-checked="true"]')).to_have_count(0)
    expect(anna.page.locator("dialog[open], .look")).to_have_count(0)


def test_a_recap_makes_room_when_something_takes_the_middle(window: Callable[..., Player], later: Later) -> None:
    anna = window("ru", PHONE, later.anna, url=later.serving.url)
    anna.go(f"t/{later.eight}")
    note = anna.page.locator('[data-owner="recap"] .recap')
    expect(note).to_be_visible()
    anna.page.locator("[data-middle]").evaluate("(one) => (one.dataset.middle = 'taken')")
    expect(note).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_the_log_says_where_it_goes_on_since_my_last_turn(
    window: Callable[..., Player], later: Later, game: str
) -> None:
    anna = window("en", DESK, later.anna, url=later.serving.url)
    anna.go(f"t/{later.turns[game]}")
    expect(anna.bar).to_be_visible()
    expect(anna.page.get_by_role("log").locator(".since")).to_have_count(1)


def test_a_hint_on_a_phone_lies_over_my_own_cards(window: Callable[..., Player], later: Later) -> None:
    problems: list[str] = []
    for game in ("crooks", "bang", "scoundrels"):
        anna = window("ru", SIZES["small"], later.anna, url=later.serving.url, touch=True)
        anna.go(f"t/{later.hints[game]}")
        anna.press(anna.handle("hint"))
        advice = anna.page.locator(".advice")
        expect(advice).to_be_visible()
        stage, box = anna.page.locator(".stage").bounding_box(), advice.bounding_box()
        assert stage is not None
        assert box is not None
        over = stage["y"] + stage["height"] - box["y"]
        if over > 40:  # where there is no hand to lie over, it is as low as it can be
            problems.append(f"{game}: {over:.0f} px of the board")
        if folder := os.environ.get("SHOTS"):
            anna.page.screenshot(path=f"{folder}/hint-{game}.png")
    assert problems == []
