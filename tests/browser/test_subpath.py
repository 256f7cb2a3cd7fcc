"""Behind a reverse proxy, under a sub-path, whether the proxy cuts the prefix off or hands it on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .player import Player
from .proxy import PREFIX, proxy
from .serving import Serving


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(Path(tmp_path_factory.mktemp("behind")) / "data", "--root-path", PREFIX).start()
    yield serving
    serving.stop()


@pytest.mark.parametrize("cut", [True, False], ids=["cut", "kept"])
def test_a_game_under_a_sub_path(window: Callable[..., Player], behind: Serving, cut: bool) -> None:
    with proxy(behind.port, cut=cut) as url:
        anna = window("en", url=url)
        asked: list[str] = []
        anna.context.on("request", lambda request: asked.append(request.url))
        anna.go()
        anna.press(anna.role("region", "lobby-posters").get_by_role("link").first)
        anna.fill(anna.role("textbox", "room-your-name"), "Anna")
        anna.press(anna.role("radio", "room-pace-instant"))
        anna.press(anna.button("room-bots-now"))
        expect(anna.page).to_have_url(re.compile(f"^{re.escape(url)}/t/"))
        anna.recruit()
        assert anna.verb() == "hire"
        anna.page.reload()
        expect(anna.my_move).to_be_visible()
        assert anna.verb() == "hire"
        assert [each for each in asked if not each.startswith(f"{url}/")] == []
        anna.go("guide/crooks")
        expect(anna.role("heading", "guide-title", game=anna.say("game-name"))).to_be_visible()
        anna.page.goto("about:blank")  # nothing is asked for any more when the proxy goes
