"""Whoever is asked reads why, what, how many and for what price, at every size, and hears it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from malina.text import Texts

from .player import Player
from .street import SEATS, Street
from .test_bang import BANG, spoken
from .test_call import HIDDEN, SEEN
from .test_pages import barriers
from .test_small import lost
from .truth import truth
from .window import DESK, PHONE, SMALL, TABLET
from .words import LANGUAGES, say

SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE, "small phone": SMALL}


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
    mine = anna.page.locator('a[href="t/LEAVQUT2"]').first
    expect(mine).to_contain_text(
        ", ".join(seated(street, "LEAVQUT2", "ru")[1:])
    )  # not every table of BANG! is this one
    anna.page.evaluate(HIDDEN)
    elsewhere = window("ru", DESK, street.anna, url=street.serving.url)
    elsewhere.go("t/LEAVQUT2")
    elsewhere.press(elsewhere.handle("play-out"))
    call = anna.say("lobby-called", table=BANG.names["ru"])
    expect(anna.page).to_have_title(f"● {call} · {anna.say('shell-name')}", timeout=90_000)
    assert anna.page.evaluate("() => window.tones")[:2] == [523, 784]
    anna.page.evaluate(SEEN)
    # Another table of hers may have come to its end, too.
    expect(anna.page.get_by_role("link", name=call).first).to_be_visible()
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
