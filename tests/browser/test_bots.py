"""Bots are chosen by what they are like, and nothing but keys is needed for it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .city import City
from .player import Player
from .test_pages import barriers


def seat(host: Player, number: int) -> Locator:
    return host.page.locator(f'[data-seat="{number - 1}"]')


def level(host: Player, which: str) -> Locator:
    return host.role("radio", f"room-level-{which}")


def test_a_host_says_how_well_a_bot_plays(window: Callable[..., Player], city: City) -> None:
    anna = window("ru", who=city.anna, keys=True)
    anna.go("new?game=crooks")
    anna.press(seat(anna, 2))
    anna.press(anna.button("room-bot-seat"))
    expect(level(anna, "regular")).to_be_focused()
    expect(anna.text("room-level-regular-help")).to_be_visible()
    assert barriers(anna) == []
    anna.page.keyboard.press("ArrowDown")
    expect(level(anna, "shark")).to_be_checked()
    expect(seat(anna, 2)).to_contain_text(anna.say("room-bot-line", skill=anna.say("room-level-shark")))
    anna.press(anna.button("room-open"))

    expect(anna.button("room-deal")).to_be_visible()
    expect(seat(anna, 2)).to_contain_text(anna.say("room-level-shark"))
    anna.press(seat(anna, 3))
    anna.press(anna.button("room-bot-seat"))
    expect(level(anna, "regular")).to_be_focused()
    anna.page.keyboard.press("ArrowUp")
    expect(seat(anna, 3)).to_contain_text(anna.say("room-level-novice"))
    expect(level(anna, "novice")).to_be_focused()
    assert barriers(anna) == []
    anna.press(anna.button("room-bot-remove"))
    expect(seat(anna, 3)).to_be_focused()
    expect(seat(anna, 3)).to_contain_text(anna.say("room-invite-here"))
