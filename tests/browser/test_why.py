"""What is impossible says why, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from malina.games.crooks import GAME
from malina.kernel.decision import Move
from malina.kernel.refusal import IllegalMove
from malina.text import Texts

from .city import City
from .player import Player
from .serving import Serving
from .truth import truth
from .window import PHONE
from .words import LANGUAGES


@pytest.mark.parametrize("keys", [False, True], ids=["touch", "keys"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_impossible_things_say_why(
    window: Callable[..., Player], server: Serving, city: City, lang: str, keys: bool
) -> None:
    anna = window(lang, who=city.anna, keys=True) if keys else window(lang, PHONE, city.anna, touch=True)
    for moment, thing, move in (
        ("turn", '[data-handle^="den-"]', lambda handle: {"cmd": "recruit", "hideout": handle[-1]}),
        ("place", '[data-handle^="slot-0-"]', lambda handle: {"cmd": "place", "job": int(handle[-1]), "face": "up"}),
    ):
        anna.go(f"t/{city.at[moment]}")
        expect(anna.my_move).to_be_visible()
        impossible = anna.page.locator(f'{thing}[aria-disabled="true"]').first
        anna.press(impossible, in_vain=True)
        handle = impossible.get_attribute("data-handle") or ""
        is_told(anna, refusal(server, city.at[moment], move(handle), lang))


def test_an_unfinished_move_says_what_is_missing(window: Callable[..., Player], city: City) -> None:
    """On the button that is grey, all the time."""
    anna = window("ru", PHONE, city.anna, touch=True)
    anna.go(f"t/{city.at['turn']}")
    lack = anna.say("table-lack", what=anna.say("crooks-blank-hideout"))
    expect(anna.my_move).to_contain_text(lack)
    anna.press(anna.my_move, in_vain=True)
    is_told(anna, lack)


def is_told(player: Player, words: str) -> None:
    """To read, once, and to hear."""
    read = player.page.locator("body").get_by_text(words).filter(visible=True)
    expect(read.and_(player.page.locator(":not(.live)"))).to_have_count(1)
    expect(player.page.locator("body > * [aria-live]", has_text=words)).to_be_attached()


def refusal(server: Serving, table: str, move: Move, lang: str) -> str:
    """As the library says it."""
    room = truth(server.data, table)
    assert room.match is not None
    try:
        room.match.table.act(0, move)
    except IllegalMove as error:
        return Texts(lang, GAME).refusal(error, [seat.name for seat in room.seats])
    raise AssertionError(f"{move} is possible")
