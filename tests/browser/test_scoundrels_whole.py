"""Whole games of 3,000 Scoundrels: by two people and a bot, by keys alone, and by what a screen reader
reads alone."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .past import Game, Past, Somebody
from .player import Player
from .serving import Serving
from .test_bang import Cowboy, at, lit
from .window import DESK, PHONE

MOST = 500  # looks at the page till the end
TABLES = {"PEOPLE": 3, "KEYS": 2, "ALOUD": 2}


@dataclass(frozen=True)
class Deals:
    serving: Serving
    anna: Somebody
    boris: Somebody


@pytest.fixture(scope="module")
def deals(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deals]:
    """Tables of two days that were just dealt."""
    data = tmp_path_factory.mktemp("deals") / "data"
    past = Past(data)
    anna, boris = past.somebody("Anna", "raccoon"), past.somebody("Борис", "fox")
    for name, seats in TABLES.items():
        game = Game(hashlib.sha256(name.encode()).digest(), seats, id="scoundrels")
        people = [anna, boris] if seats == 3 else [anna]
        past.table(name, [*people, "novice"], game, grace=86400, pace="instant")
    past.close()
    serving = Serving(data).start()
    yield Deals(serving, anna, boris)
    serving.stop()


def is_over(player: Player) -> bool:
    return player.over.is_visible() or player.score.is_visible()


def asked(player: Player) -> Locator:
    return player.page.locator(".decide.mine")


def tap(hand: Cowboy) -> None:
    """Does what is ready to be done, else fills in what is still open; else whatever is lit."""
    player = hand.player
    open = player.open_blanks()
    wanted = lit(player).and_(player.page.locator(f'[data-blank="{open[0]}"]')) if open else None
    if wanted is None or not wanted.count():
        return hand.tap()
    player.press(wanted.first, at=hand.uncovered(wanted.first))
    return player.idle()


def till_the_end(people: list[Player], step: Callable[[Player], None]) -> None:
    """Whoever is asked takes a step, when nothing is shown to them."""
    for _ in range(MOST):
        if all(is_over(player) for player in people):
            return
        for player in people:
            skip = player.handle("skip-exposure")
            if skip.is_visible():
                expect(skip).to_be_hidden()
            elif asked(player).is_visible():
                step(player)
            else:
                player.page.wait_for_timeout(20)
    raise AssertionError(f"no end; asked: {[player.bar.inner_text() for player in people]}")


def test_two_people_and_a_bot(window: Callable[..., Player], deals: Deals) -> None:
    """They doubt whenever they can, so that bluffs are exposed and honest cards are doubted in vain."""
    url = deals.serving.url
    anna = window("en", DESK, deals.anna, url=url)
    boris = window("ru", PHONE, deals.boris, touch=True, url=url)
    hands = {anna: Cowboy(anna, 0), boris: Cowboy(boris, 1)}
    for player in hands:
        player.go("t/PEOPLE")
        expect(player.bar).to_be_visible()
    till_the_end([anna, boris], lambda player: tap(hands[player]))
    table = at(deals.serving.data, "PEOPLE")[1].table
    assert table.over
    assert table.day == 2  # type: ignore[attr-defined]
    exposed = [told.args for told in table.log or [] if told.name == "exposed"]
    assert {told["bluff"] for told in exposed} == {True, False}
    for player in (anna, boris):
        if player.over.is_visible():
            player.press(player.over)
        expect(player.score).to_be_visible()
        truth = player.page.locator("section", has=player.role("heading", "finished-scoundrels-truth"))
        expect(truth.locator("tbody tr")).to_have_count(3)
        expect(truth.locator("tbody .caught").first).to_be_visible()
        expect(truth.locator("tbody .doubted").first).to_be_visible()


def test_keys_alone(window: Callable[..., Player], deals: Deals) -> None:
    anna = window("en", DESK, deals.anna, url=deals.serving.url, keys=True)
    hand = Cowboy(anna, 0)

    def step(player: Player) -> None:
        tap(hand)
        assert not player.unfocused(), f"the focus is lost at: {player.bar.inner_text()}"

    anna.go("t/KEYS")
    expect(anna.bar).to_be_visible()
    till_the_end([anna], step)
    assert at(deals.serving.data, "KEYS")[1].table.over


class Listener:
    """Knows nothing of the page but roles, names and states, as a screen reader reads them."""

    def __init__(self, player: Player) -> None:
        self.player, self.chance = player, Random(1)
        self.back = {player.say("table-undo"), player.say("table-clear")}

    def step(self, player: Player) -> None:
        player.idle()
        deeds = self.deeds()
        things = [] if deeds and not deeds[-1][1] else self.things()
        if not things:
            things = [self.in_bar(name) for name, disabled in deeds if not disabled][-1:]
        assert things, f"nothing can be done: {player.bar.aria_snapshot()}"
        self.press(self.chance.choice(things))

    def deeds(self) -> list[tuple[str, bool]]:
        """The buttons beside the question, which are no words of its sentence, and whether they are disabled."""
        read = self.player.bar.aria_snapshot()
        found = re.findall(r"""^  - '?button "((?:[^"\\]|\\.)*)"(.*)$""", read, re.MULTILINE)
        return [(name, "disabled" in states) for name, states in found if not any(one in name for one in self.back)]

    def in_bar(self, name: str) -> Locator:
        return self.player.bar.get_by_role("button", name=name, exact=True).first

    def things(self) -> list[Locator]:
        """What may be chosen: what can be pressed and is not; a free cell."""
        player = self.player
        main, mine = player.page.get_by_role("main"), player.role("region", "table-place")
        found: list[Locator] = []
        for place in (main, mine):
            found += place.get_by_role("button", pressed=False, disabled=False).all()
        cell = re.compile(re.escape(player.say("scoundrels-free-cell", cell="")).rstrip(r"\ "))
        return found or main.get_by_role("button", name=cell, disabled=False).all()

    def press(self, thing: Locator) -> None:
        thing.focus()
        self.player.page.keyboard.press("Enter")
        self.player.settle()


def test_what_is_read_aloud_is_enough(window: Callable[..., Player], deals: Deals) -> None:
    anna = window("en", DESK, deals.anna, url=deals.serving.url)
    anna.go("t/ALOUD")
    expect(anna.bar).to_be_visible()
    till_the_end([anna], Listener(anna).step)
    assert at(deals.serving.data, "ALOUD")[1].table.over
