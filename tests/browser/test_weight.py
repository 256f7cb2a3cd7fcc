"""How much has to come before the lobby, or a table, is there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from malina import GAMES

from .player import Player
from .test_first import begin

LOBBY, TABLE = 75 * 1024, 170 * 1024

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
    assert sum(scripts.values()) <= LOBBY, scripts


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(window: Callable[..., Player], game: str) -> None:
    """All that has come by the first decision, from a link to the table."""
    player = begin(window("ru"), game)
    expect(player.bar).to_be_visible()
    player.page.reload()
    expect(player.bar).to_be_visible()
    scripts = dict(player.page.evaluate(WEIGHTS))
    assert all(scripts.values()), f"no size: {scripts}"
    assert sum(scripts.values()) <= TABLE, (sum(scripts.values()), scripts)
