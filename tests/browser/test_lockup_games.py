"""Lockup on the page: whole games by touch, by keys, by what is read aloud; the show between; the presets before."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from malina.kernel.table import Table
from malina.text import Texts

from .hand import hand
from .past import Game, as_bots_do, played
from .player import Player
from .prison import LOCKUP, Inmate, Prison, code, end, opened, play
from .truth import truth
from .window import DESK, PHONE, SMALL

WHOLE = {"keys": 1, "tree": 1, "whole": 4}  # seats


def lights_out(table: Table) -> bool:
    """Boris has only to pass, and something is shown before Anna is asked."""
    if table.over or table.waiting_for != {1} or table.decisions(1)[0].kind != "turn":
        return False
    after = table.copy()
    after.act(1, {"cmd": "pass"})
    shown = [told["event"] for told in after.events(None, len(table.events(None, 0)))]
    return after.waiting_for == {0} and "ranked" in shown


@pytest.fixture(scope="module")
def prison(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prison]:
    games = {name: Game(name.encode().ljust(32), seats, id=LOCKUP.id) for name, seats in WHOLE.items()}
    games["lights"] = played("lights", 2, lights_out, as_bots_do, game=LOCKUP)
    games["space"] = games["lights"]
    with opened(tmp_path_factory.mktemp("prison"), games, people=3) as found:
        yield found


# ---- whole games ----


def test_alone_from_the_poster_to_the_score(window: Callable[..., Player], prison: Prison) -> None:
    anna = window("ru", PHONE, touch=True, url=prison.serving.url)
    anna.go()
    posters = anna.role("region", "lobby-posters")
    anna.press(posters.get_by_role("link").and_(anna.page.locator('[href="new?game=lockup"]')))
    anna.fill(anna.role("textbox", "room-your-name"), "Anna")
    anna.press(anna.page.get_by_role("radio", name="1", exact=True))
    anna.press(anna.button("room-open"))
    expect(anna.button("room-deal").or_(anna.bar).first).to_be_visible()
    if anna.button("room-deal").is_visible():
        anna.press(anna.button("room-deal"))
    expect(anna.bar).to_be_visible()
    table = anna.page.url.rpartition("/")[2]
    finished = play(prison.serving.data, table, [Inmate(anna)])
    assert any(told["event"] == "placed" for told in finished.events(None, 0))
    end(anna)
    expect(anna.page.locator(".tunnel")).to_be_visible()


def test_three_people_and_a_bot(window: Callable[..., Player], prison: Prison) -> None:
    """At a desk, with a phone, with a small one."""
    url = prison.serving.url
    people = [
        window("en", DESK, prison.anna, url=url),
        window("ru", PHONE, prison.boris, touch=True, url=url),
        window("ru", SMALL, prison.vera, touch=True, url=url),
    ]
    for player in people:
        player.go(f"t/{code('whole')}")
        expect(player.bar).to_be_visible()
    finished = play(prison.serving.data, code("whole"), [Inmate(player) for player in people], busy=1)
    placed = {one["seat"] for one in finished.events(None, 0) if one["event"] == "placed"}
    assert placed >= {0, 1, 2}
    for player in people:
        end(player)


def test_alone_by_keys(window: Callable[..., Player], prison: Prison) -> None:
    """Tab, arrows, Enter and Space, from the first question to the score."""
    anna = window("en", DESK, prison.anna, keys=True, url=prison.serving.url)
    anna.go(f"t/{code('keys')}")
    expect(anna.bar).to_be_visible()
    finished = play(prison.serving.data, code("keys"), [Inmate(anna)], busy=1)
    assert "placed" in {told["event"] for told in finished.events(None, 0)}
    end(anna)


class Reader:
    """Somebody who hears the page: finds what there is by role, name and state alone."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page

    def called(self, within: Locator, *ids: str, **args: str) -> Locator | None:
        """A button that may be pressed, called so or beginning so."""
        undo = self.player.say("table-undo")  # «Take it back» takes no reward
        for id in ids:
            words = self.player.say(id, **args)
            found = within.get_by_role("button", name=words, disabled=False).filter(has_not_text=undo)
            if words and found.count():
                return found.first
        return None

    def tap(self, busy: bool) -> bool:
        self.player.idle()
        bar, board = self.player.bar, self.page.get_by_role("main")
        if shown := self.called(board, "lockup-skip-all", "lockup-next"):
            return self.press(shown)
        passes = self.called(bar, "lockup-do-pass", asked="turn")
        if passes and not busy:
            return self.press(passes)
        if unread := self.called(bar, "lockup-do-pass", asked="book"):
            return self.press(unread)
        done = ("place", "turn_up", "take", "choose", "keep", "give_back", "clear", "blame", "swap", "recruit", "craft")
        if does := self.called(bar, *(f"lockup-do-{verb}" for verb in done), count="1", asked=""):
            return self.press(does)
        cell = self.page.get_by_role("group", name=self.player.say("lockup-cell"), exact=True)
        tokens = cell.get_by_role("button", pressed=False, disabled=False)
        chosen = cell.get_by_role("button", pressed=True).count()
        free = tokens if tokens.count() and not chosen else board.get_by_role("button", pressed=False, disabled=False)
        declines = self.called(bar, "lockup-do-decline", "lockup-do-keep_cubes")
        if free.count() and not declines:
            return self.press(free.first)
        way = declines or passes
        return self.press(way) if way else False

    def press(self, button: Locator) -> bool:
        try:
            button.press("Enter", timeout=3000)
        except Exception:
            if button.count():
                raise
        return True


def test_alone_by_what_is_read_aloud(window: Callable[..., Player], prison: Prison) -> None:
    """Roles, names and states of the accessibility tree suffice for a whole game."""
    anna = window("en", DESK, prison.anna, url=prison.serving.url)
    anna.go(f"t/{code('tree')}")
    expect(anna.bar).to_be_visible()
    finished = play(prison.serving.data, code("tree"), [Reader(anna)], busy=1)
    assert "placed" in {told["event"] for told in finished.events(None, 0)}
    end(anna)


# ---- the show ----


def shown(anna: Player, prison: Prison, table: str) -> Locator:
    """Boris passes, the lights go out, and time stands still for Anna."""
    anna.page.clock.install()
    anna.go(f"t/{code(table)}")
    expect(anna.bar).to_be_visible()
    with hand(prison.serving, code(table), prison.boris) as boris:
        boris.move(truth(prison.serving.data, code(table)).n, {"cmd": "pass"})
        show = anna.handle("show-next")
        expect(show).to_be_visible()
        anna.page.clock.pause_at(anna.page.evaluate("Date.now() + 50"))
    return show


def test_a_show_has_the_bar_to_itself(window: Callable[..., Player], prison: Prison) -> None:
    """What is asked comes after it: nothing can be answered that one has not seen come."""
    anna = window("en", DESK, prison.anna, moving=True, url=prison.serving.url)
    show = shown(anna, prison, "lights")
    expect(anna.bar).to_contain_text(anna.say("table-staged", over="no"))
    expect(anna.page.locator('[data-handle^="do-"], [data-handle^="verb-"]')).to_have_count(0)
    anna.press(anna.handle("show-over"))
    expect(show).to_be_hidden()
    expect(anna.page.locator(".decide.mine")).to_be_visible()


def test_a_space_in_the_chat_skips_nothing(window: Callable[..., Player], prison: Prison) -> None:
    anna = window("en", DESK, prison.anna, moving=True, url=prison.serving.url)
    show = shown(anna, prison, "space")
    room = anna.page.locator(".show h2").inner_text()
    chat = anna.page.get_by_role("textbox", name=anna.say("table-chat-input"))
    if not chat.is_visible():
        anna.press(anna.role("tab", "table-chat"))
    chat.press_sequentially("a b c")
    expect(chat).to_have_value("a b c")
    expect(show).to_be_visible()
    assert anna.page.locator(".show h2").inner_text() == room
    chat.evaluate("(field) => field.blur()")
    for _ in range(9):
        if show.is_visible():
            anna.page.keyboard.press("Space")
    expect(show).to_be_hidden()


# ---- before the game ----


def test_presets_fit_the_number_of_players(window: Callable[..., Player], prison: Prison) -> None:
    anna = window("en", DESK, url=prison.serving.url)
    anna.go("new?game=lockup")
    presets = anna.role("radiogroup", "room-presets").get_by_role("radio")
    texts = Texts("en", LOCKUP)
    for seats in (1, 3):
        anna.press(anna.page.get_by_role("radio", name=str(seats), exact=True))
        fitting = [name for name, fits in LOCKUP.preset_seats.items() if seats in fits]
        expect(presets).to_have_count(len(fitting))
        for name in fitting:
            expect(presets.filter(has=anna.page.get_by_text(texts.say(f"preset-{name}"), exact=True))).to_have_count(1)
