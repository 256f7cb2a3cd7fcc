"""Is everything that can be chosen under the finger? Tables are visited one after another, each at every size."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import expect

from .player import Player
from .test_pages import barriers
from .test_small import lost
from .window import DESK, PHONE, SMALL

TABLET = (768, 1024)
SIZES = (DESK, TABLET, PHONE, SMALL)
EVERY = 8  # of so many tables one is looked at for barriers, too


def out_of_reach(readers: list[Player], tables: Iterable[tuple[str, str]]) -> list[str]:
    """What is wrong with these tables (what is asked there, its id), read in turn by those who read other languages."""
    problems: list[str] = []
    for number, (kind, table) in enumerate(tables):
        reader = readers[number % len(readers)]
        reader.go(f"t/{table}")
        expect(reader.page.locator(".decide.mine")).to_be_visible()
        for width, height in SIZES:
            reader.page.set_viewport_size({"width": width, "height": height})
            problems += [f"{kind}, {width}: {problem}" for problem in lost(reader)]
        if number % EVERY == 0:
            problems += [f"{kind}: {barrier}" for barrier in barriers(reader)]
    return problems
