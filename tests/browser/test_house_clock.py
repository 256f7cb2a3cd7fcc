"""The house's clock on the page: seen by the decision, and said when it runs out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .city import City
from .made_up import MadeUp, decision
from .player import Player
from .test_pages import barriers
from .window import DESK, SMALL


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("ru", SMALL)], ids=["desk", "phone"])
def test_it_counts_down_and_is_announced(
    lang: str, size: dict[str, int], window: Callable[..., Player], city: City
) -> None:
    anna = window(lang, size, city.anna)
    MadeUp(anna.page, decision("turn", {"money": 5}, end={}), seconds=11.0)
    anna.go(f"t/{city.at['turn']}?board=generic")
    clock = anna.role("timer", "table-house-clock")
    expect(clock).to_have_text(re.compile("0:1[01]"))
    bar, timer = anna.bar.bounding_box(), clock.bounding_box()
    assert bar is not None
    assert timer is not None
    assert min(abs(timer["y"] + timer["height"] - bar["y"]), abs(bar["y"] + bar["height"] - timer["y"])) < 12
    expect(anna.page.locator("[aria-live=assertive]")).to_have_text(anna.say("table-hurry", seconds=10))
    expect(clock).to_have_text("0:09")
    assert barriers(anna) == []
