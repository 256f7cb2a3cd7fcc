"""How much has to come before the lobby is there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .player import Player

MOST = 100 * 1024

WEIGHTS = """() => performance.getEntriesByType('resource')
  .filter((one) => new URL(one.name).pathname.endsWith('.js'))
  .map((one) => [one.name.split('/').pop(), one.encodedBodySize])"""


def test_the_lobby_is_light(window: Callable[..., Player]) -> None:
    guest = window("ru")
    guest.go()
    expect(guest.role("heading", "lobby-open")).to_be_visible()
    scripts = dict(guest.page.evaluate(WEIGHTS))
    assert len(scripts) > 2
    assert all(scripts.values()), f"no size: {scripts}"
    assert sum(scripts.values()) <= MOST, scripts
