"""Whoever is asked reads why, what, how many and for what price, at every size, and hears it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from malina.kernel.table import Table
from malina.text import Texts

from .past import BOTS, Past, Somebody, When, at_random, played
from .player import Player
from .serving import Serving
from .test_bang import BANG, asked, spoken
from .test_call import HIDDEN, SEEN
from .test_pages import barriers
from .test_small import lost
from .truth import truth
from .window import DESK, PHONE, SMALL, TABLET
from .words import LANGUAGES, say

SEATS = 5
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE, "small phone": SMALL}


def with_life(points: int, when: When) -> When:
    return lambda table: when(table) and table.view(0)["life"][0] == points


def too_many(table: Table) -> bool:
    """Anna has to throw two cards away."""
    if not asked("throw_away")(table):
        return False
    [decision] = table.view(0)["decisions"]
    return bool(decision["says"][0]["blanks"]["cards"]["low"] == 2)


def offered(table: Table) -> bool:
    """In her own turn, Anna may heal herself for two cards."""
    return asked("act")(table) and any(one["kind"] == "heal_up" for one in table.view(0)["decisions"])


def is_out(table: Table) -> bool:
    """Anna is, and the others go on."""
    view = table.view(0)
    return not table.over and bool(view["out"][0]) and view["turn"] != 0 and 0 not in table.waiting_for


FISTFUL = {"event_decks": "fistful_of_cards"}
MOMENTS: dict[str, tuple[When, dict[str, Any]]] = {
    "shot": (asked("dodge_shot", "bang", "miss"), {}),
    "indians": (asked("discard_bang", "indians", "discard"), {}),
    "duel": (asked("duel_answer", "duel", "discard"), {}),
    "roulette": (with_life(4, asked("roulette_answer")), FISTFUL),
    "many": (too_many, {}),
    "offer": (offered, {}),
}


@dataclass(frozen=True)
class Street:
    serving: Serving
    anna: Somebody
    living: list[Somebody]  # beside her where she is out

    def view(self, table: str) -> dict[str, Any]:
        match = truth(self.serving.data, table).match
        assert match is not None
        return dict(match.table.view(0))

    def decision(self, table: str) -> dict[str, Any]:
        """What Anna has to decide there."""
        [found] = [one for one in self.view(table)["decisions"] if one["required"]]
        return dict(found)


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    data = tmp_path_factory.mktemp("street") / "data"
    past = Past(data)
    anna = past.somebody("Anna", "raccoon")
    for name, (when, options) in MOMENTS.items():
        game = played(name, SEATS, when, at_random, options, BANG)
        past.table(name.upper(), [anna, *("novice",) * (SEATS - 1)], game, grace=86400, pace="instant")
    out = played("out", SEATS, is_out, at_random, {}, BANG)
    for name in ("PLAYQUT2", "LEAVQUT2"):
        past.table(name, [anna, *("novice",) * (SEATS - 1)], out, grace=86400, pace="human")
    living = [past.somebody(f"Player {seat}", mask) for seat, mask in enumerate(BOTS[1:SEATS], 1)]
    for name in ("QPENQUT2", "SHUTQUT2"):
        past.table(name, [anna, *living], out, grace=86400, out_sees_all=name == "QPENQUT2")
    past.close()
    serving = Serving(data).start()
    yield Street(serving, anna, living)
    serving.stop()


def read(where: Locator, words: str) -> None:
    """Whole, and not cut off."""
    found = where.get_by_text(words).first
    expect(found).to_be_visible()
    expect(found).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("moment", ["shot", "indians", "duel", "roulette"])
def test_why_what_and_for_what_price(
    window: Callable[..., Player], street: Street, moment: str, size: tuple[int, int], lang: str
) -> None:
    anna = window(lang, size, street.anna, touch=size in (PHONE, SMALL), url=street.serving.url)
    anna.go(f"t/{moment.upper()}")
    expect(anna.page.locator(".decide.mine")).to_be_visible()
    texts, decision = Texts(lang, BANG), street.decision(moment.upper())
    people = seated(street, moment.upper(), lang)
    cause, question = texts.cause(decision, people), texts.decision(decision, people)
    heard = anna.page.locator("body > * [aria-live=assertive]")
    for words in (cause, question):
        assert words
        read(anna.bar, words)
        expect(heard).to_contain_text(words)
    cards = {one["cmd"] for one in decision["says"] if "card" in one.get("blanks", {})}
    for cmd in sorted({one["cmd"] for one in decision["says"]}, key=lambda cmd: cmd in cards):
        button = anna.page.locator(f'[data-handle$="-{cmd}"]')
        if cmd in cards and not button.count():  # it begins with a card
            anna.press(anna.page.locator(".hand .can").first, at={"x": 12, "y": 40})
        for price in texts.notes(decision, {"cmd": cmd}, people):
            read(button, price)
            expect(heard).to_contain_text(price)
    call = "turn" if street.view(moment.upper())["turn"] == 0 else "answer"
    expect(anna.page.locator(".chip-on")).to_contain_text(anna.say(f"table-your-{call}", what_kind="none"))
    face = decision["cause"]["args"].get("card")
    if face:
        expect(anna.handle("cause-card").get_by_role("img", name=spoken(lang, face))).to_be_visible()
        expect(anna.handle("chain")).to_have_accessible_name(re.compile(re.escape(spoken(lang, face))))
    assert lost(anna) == []
    assert barriers(anna) == []


def test_whoever_is_out_may_have_the_bots_play_it_out(window: Callable[..., Player], street: Street) -> None:
    anna = window("ru", PHONE, street.anna, touch=True, url=street.serving.url)
    anna.go("t/PLAYQUT2")
    read(anna.bar, anna.say("table-called-at-end"))
    anna.press(anna.handle("play-out"))
    expect(anna.handle("play-out")).to_have_count(0)
    assert truth(street.serving.data, "PLAYQUT2").settings.pace == "instant"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_is_out_watches_with_open_cards(
    window: Callable[..., Player], street: Street, size: tuple[int, int]
) -> None:
    """Where the table has it so; the others, and those who only watch, see what they saw."""
    hands = street.view("QPENQUT2")["places"]["hand"]
    held = {seat: len(hands[str(seat)]) for seat in range(1, SEATS) if hands[str(seat)]}
    assert len(held) > 1
    anna = window("ru", size, street.anna, touch=size == PHONE, url=street.serving.url)
    anna.go("t/QPENQUT2")
    read(anna.bar, anna.say("table-all-open"))
    for seat, count in held.items():
        expect(anna.handle(f"open-{seat}").get_by_role("button")).to_have_count(count)
    assert lost(anna) == []
    for who, table in ((street.living[0], "QPENQUT2"), (None, "QPENQUT2"), (street.anna, "SHUTQUT2")):
        other = window("ru", size, who, url=street.serving.url)
        other.go(f"t/{table}")
        if who is None:
            other.press(other.button("room-watch"))
        expect(other.handle("person-2")).to_be_visible()
        expect(other.page.locator('[data-handle^="open-"]')).to_have_count(0)
        expect(other.page.get_by_text(other.say("table-all-open"))).to_have_count(0)


def test_whoever_left_for_the_lobby_is_called_at_the_end(window: Callable[..., Player], street: Street) -> None:
    """By sound and in the title, though nobody looks at that window; whoever looks again reads it."""
    anna = window("ru", DESK, street.anna, url=street.serving.url)
    anna.go("t/LEAVQUT2")
    anna.press(anna.handle("leave"))
    expect(anna.page.locator('a[href="t/LEAVQUT2"]').first).to_be_visible()
    anna.page.evaluate(HIDDEN)
    elsewhere = window("ru", DESK, street.anna, url=street.serving.url)
    elsewhere.go("t/LEAVQUT2")
    elsewhere.press(elsewhere.handle("play-out"))
    call = anna.say("lobby-called", table=BANG.names["ru"])
    expect(anna.page).to_have_title(f"● {call} · {anna.say('shell-name')}", timeout=90_000)
    assert anna.page.evaluate("() => window.tones") == [523, 784]
    anna.page.evaluate(SEEN)
    expect(anna.page.get_by_text(call)).to_be_visible()
    expect(anna.page).not_to_have_title(re.compile(re.escape(call)))


def test_roulette_takes_two(window: Callable[..., Player], street: Street) -> None:
    anna = window("ru", SMALL, street.anna, touch=True, url=street.serving.url)
    anna.go("t/ROULETTE")
    expect(anna.page.locator('[data-handle$="-take_hit"]')).to_contain_text("4 → 2")


def test_a_grey_button_says_how_many_are_missing(window: Callable[..., Player], street: Street) -> None:
    anna = window("en", PHONE, street.anna, touch=True, url=street.serving.url)
    anna.go("t/MANY")
    for now in range(2):
        expect(anna.primary).to_have_attribute("aria-disabled", "true")
        expect(anna.primary).to_contain_text(anna.say("table-lack-more", more=2 - now))
        read(anna.bar, anna.say("table-count", form_id="exact", now=now, high=2))
        anna.press(anna.page.locator(".hand .can:not(.sel)").last, at={"x": 12, "y": 40})
    expect(anna.primary).not_to_have_attribute("aria-disabled", "true")


def test_an_offer_beside_a_turn(window: Callable[..., Player], street: Street) -> None:
    """To heal oneself for two cards is offered all the time; it is nobody's question."""
    anna = window("ru", SMALL, street.anna, touch=True, url=street.serving.url)
    anna.go("t/OFFER")
    question = Texts("ru", BANG).decision(street.decision("OFFER"), seated(street, "OFFER", "ru"))
    read(anna.bar, question)
    anna.press(anna.handle("offer-heal_up"))
    expect(anna.handle("required")).to_contain_text(question)
    expect(anna.page.locator(".hand .sel")).to_have_count(0)
    expect(anna.handle("do-discard_two")).to_contain_text(anna.say("table-lack-more", more=2))
    assert lost(anna) == []
    anna.press(anna.handle("required"))
    read(anna.bar, question)


def seated(street: Street, table: str, lang: str) -> list[str]:
    """Who sits there, as the page calls them: bots after their masks."""
    return [seat.name or say(lang, f"mask-{seat.mask}") for seat in truth(street.serving.data, table).seats]
