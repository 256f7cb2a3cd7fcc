"""Whole games of BANG! for those who use no mouse: with keys alone, and by roles, names and states alone."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from .past import Game, Past, Somebody
from .player import Player
from .serving import Serving
from .test_bang import BANG, at, deciding, lit

SEATS = 4
MOST = 400  # keys, at most
OWN = 5  # moves, at least


@dataclass(frozen=True)
class Range:
    serving: Serving
    anna: Somebody


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Range]:
    data = tmp_path_factory.mktemp("alone") / "data"
    past = Past(data)
    anna = past.somebody("Anna", "raccoon")
    for name in ("KEYSKEYS", "TREETREE"):
        game = Game(hashlib.sha256(name.encode()).digest(), SEATS, id=BANG.id)
        past.table(name, [anna, *("novice",) * (SEATS - 1)], game, grace=86400, pace="instant")
    past.close()
    serving = Serving(data).start()
    yield Range(serving, anna)
    serving.stop()


def waits(anna: Player) -> bool:
    """Comes back when she is asked; False when the game is over."""
    ended = anna.over.or_(anna.score)
    expect(deciding(anna).or_(ended).first).to_be_visible()
    anna.idle()
    return not ended.first.is_visible()


def ends(anna: Player, homes: Range, table: str) -> None:
    _, match = at(homes.serving.data, table)
    assert match.table.over
    assert [seat for seat, _ in match.record.moves].count(0) >= OWN


def test_with_keys_alone(window: Callable[..., Player], homes: Range) -> None:
    anna = window("ru", who=homes.anna, keys=True, url=homes.serving.url)
    anna.go("t/KEYSKEYS")
    for _ in range(MOST):
        if not waits(anna):
            break
        doing = anna.page.locator('.decide [data-handle^="do-"]:not([aria-disabled="true"])')
        begin = anna.page.locator('.decide [data-handle^="verb-"]')
        last = lit(anna).and_(anna.page.locator('[data-blank="what"]'))  # another target would empty it again
        way = next((way for way in (doing, last, lit(anna), begin) if way.count()), None)
        if way is not None:  # else she has just been answered
            anna.press(way.first)
    if anna.over.is_visible():
        anna.press(anna.over)
    expect(anna.score).to_be_visible()
    ends(anna, homes, "KEYSKEYS")


def test_by_roles_names_and_states_alone(window: Callable[..., Player], homes: Range) -> None:
    """What is missing in the sentence is a button that leads to what may be filled in."""
    anna = window("ru", who=homes.anna, url=homes.serving.url)
    anna.go("t/TREETREE")
    buttons = anna.bar.get_by_role("button")
    key = anna.page.keyboard
    for _ in range(MOST):
        if not waits(anna):
            break
        if buttons.last.get_attribute("aria-disabled") != "true":
            buttons.last.press("Enter")
            continue
        tags = anna.bar.get_by_role("paragraph").get_by_role("button").all()
        # A filled one is called after what it would take out again.
        missing = [tag for tag in tags if not tag.get_attribute("aria-label")]
        if missing:
            missing[0].press("Enter")
        else:
            key.press("ArrowRight")  # several are asked for: from the last one to its neighbour
        key.press("Enter")
    if anna.over.is_visible():
        anna.over.press("Enter")
    expect(anna.score).to_be_visible()
    ends(anna, homes, "TREETREE")
