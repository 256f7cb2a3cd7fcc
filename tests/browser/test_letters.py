"""At no table is anything written so small that one cannot read it."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from malina import GAMES

from .player import Player
from .serving import Serving
from .test_first import begin
from .test_story import SIZES

# Letters of no size stand for a picture that says the same.
SMALL_LETTERS = """() => {
  const found = new Set();
  for (const one of document.querySelectorAll('.table *')) {
    const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    const { width, height } = one.getBoundingClientRect();
    if (!words.length || !one.offsetParent || width < 2 || height < 2 || one.closest('.sr')) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size && size < 10.99) found.add(`${size} px: ${one.className} ${one.textContent.trim().slice(0, 30)}`);
  }
  return [...found];
}"""


@pytest.mark.parametrize("size", SIZES)
def test_nothing_at_a_table_is_under_eleven_pixels(
    own_server: Serving, window: Callable[..., Player], size: str
) -> None:
    problems: list[str] = []
    for game in GAMES:
        player = begin(window("ru", SIZES[size], url=own_server.url), game)
        player.page.keyboard.press("Shift")
        expect(player.bar).to_be_visible()
        player.settle()
        if folder := os.environ.get("SHOTS"):
            player.page.screenshot(path=f"{folder}/letters-{game}-{size}.png")
        problems += [f"{game}: {one}" for one in player.page.evaluate(SMALL_LETTERS)]
    assert problems == []
