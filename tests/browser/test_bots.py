"""Bots are chosen by what they are like, and nothing but keys is needed for it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from malina.kernel.dice import commitment

from .city import City
from .player import Player
from .serving import Serving
from .test_pages import barriers
from .truth import truth
from .window import PHONE


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


def test_what_cannot_be_laid_is_said_under_the_thumb(
    window: Callable[..., Player], city: City, server: Serving
) -> None:
    """The layout of 2016 is for two. The reason stands by the button until the table is another one."""
    anna = window("en", PHONE, city.anna, touch=True)
    anna.bear("400")
    anna.go("new?game=crooks&with=bots")
    anna.press(anna.page.get_by_role("radio", name="2016"))
    anna.press(anna.button("room-bots-now"))
    why = anna.page.get_by_role("alert")
    expect(why).to_be_in_viewport(ratio=1)
    anna.press(anna.page.get_by_role("radio", name="2", exact=True))
    expect(why).to_have_count(0)
    anna.press(anna.button("room-bots-now"))
    expect(anna.bar).to_be_visible()
    table = anna.page.url.rsplit("/", 1)[-1]
    seen = anna.page.evaluate("table => localStorage.getItem(`fingerprint:${table}`)", table)
    assert seen == commitment(truth(server.data, table).secret)  # what she has to compare with afterwards
