"""The guided first games, from the poster to the score: a newcomer takes whatever is offered and reads every tip."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from malina import GAMES

from .player import Player
from .prison import Inmate
from .serving import Serving
from .test_bang import Cowboy, at
from .test_first import BOARDS, begin, tip
from .test_scoundrels_whole import asked, is_over, tap
from .test_sheriff import finish
from .window import PHONE

LOOKS = 2000  # at the table
HANDS: dict[str, Callable[[Player], Callable[[], object]]] = {
    "bang": lambda player: partial(tap, Cowboy(player, 0)),
    "crooks": lambda player: partial(tap, Cowboy(player, 0)),
    "sheriff": lambda player: partial(finish, player),
    "lockup": lambda player: partial(Inmate(player).tap, True),
    "scoundrels": lambda player: partial(tap, Cowboy(player, 0)),
}
# Others come only where it is played so: nobody has to throw cards away, say, and bots have a will of their own.
SURE = {
    "bang": {"role", "sheriff", "distance", "shot"},
    "crooks": {"jobs", "hideout", "choose", "stake", "facing", "gangs", "money"},
    "sheriff": {"market", "load", "declare", "bribe", "inspect"},
    "lockup": {"guard", "tokens", "rooms", "hidden", "suspicion", "craft", "goals"},
    "scoundrels": {"slot", "bluff", "abilities", "hire", "doubt"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_to_its_end(window: Callable[..., Player], server: Serving, game: str) -> None:
    anna = begin(window("ru", PHONE, touch=True), game)
    expect(anna.bar).to_be_visible()
    table = anna.page.url.rpartition("/")[2]
    first = GAMES[game].first
    assert first is not None
    if first.bots:
        anna.press(anna.button("table-menu"))
        anna.press(anna.role("menuitemradio", "room-pace-instant"))
    shown = anna.page.locator('[data-handle="show-skip"], [data-handle="show-next"]')
    act, told = HANDS[game](anna), list[str]()
    for _ in range(LOOKS):
        if is_over(anna):
            break
        speaks, ask, skip = tip(anna), anna.handle("play-out"), anna.handle("skip-exposure")
        if skip.is_visible():
            expect(skip).to_be_hidden()
        elif speaks.count():
            told.append(speaks.get_attribute("data-tip") or "")
            anna.press(anna.button("table-tip-done"))
            expect(tip(anna, told[-1])).to_have_count(0)
        elif ask.is_visible():
            anna.press(ask)
        elif asked(anna).or_(shown).first.is_visible():
            act()
        else:
            anna.page.wait_for_timeout(20)
    assert at(server.data, table)[1].table.over
    all_of_them = [one["id"] for one in json.loads((BOARDS / game / "tips.json").read_text())]
    assert len(set(told)) == len(told)
    assert SURE[game] <= set(told) <= set(all_of_them)
    if anna.over.is_visible():
        anna.press(anna.over)
    expect(anna.score).to_be_visible()
