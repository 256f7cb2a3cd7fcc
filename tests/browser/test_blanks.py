"""The board for any game: blanks for pairs, orders and words, by thumb on the smallest phone and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .city import City
from .made_up import MadeUp, decision
from .player import Player
from .test_pages import barriers
from .window import DESK, SMALL

UP_OR_DOWN = ["up", "down"]
TOKENS = {
    "each": [["ann", UP_OR_DOWN], ["bob", UP_OR_DOWN], ["cat", UP_OR_DOWN]],
    "low": 2,
    "high": 2,
    "caps": [["down", 1]],
}
GOODS = {
    "each": [["apple", {"low": 1, "high": 3}], ["gold", {"low": 1, "high": 50}]],
    "low": 0,
    "high": 2,
    "total": [3, 20],
}
MANY = {"of": 2, "there": 2}  # what the words of an offer need
HANDS = pytest.mark.parametrize("keys", [False, True], ids=["touch", "keys"])

Asked = Callable[..., tuple[Player, MadeUp]]


@pytest.fixture
def asked(window: Callable[..., Player], city: City) -> Asked:
    """Anna at the board for any game, asked something made up."""

    def ask(keys: bool, *decisions: dict[str, Any]) -> tuple[Player, MadeUp]:
        who = city.anna
        anna = window("en", DESK, who, keys=True) if keys else window("ru", SMALL, who, touch=True)
        made = MadeUp(anna.page, *decisions)
        anna.go(f"t/{city.at['turn']}?board=generic")
        expect(anna.bar).to_be_visible()
        return anna, made

    return ask


def done(anna: Player, made: MadeUp) -> dict[str, Any]:
    """The move as the server got it; the table would take it."""
    expect(anna.primary).not_to_have_attribute("aria-disabled", "true")
    anna.press(anna.primary)
    anna.idle()
    [move] = made.moves
    assert made.legal(move), move
    return move


def lack(anna: Player) -> str:
    return anna.primary.locator("small").inner_text()


@HANDS
def test_a_value_for_each_of_some_keys(asked: Asked, keys: bool) -> None:
    anna, made = asked(keys, decision("place", lay={"tokens": TOKENS}))
    option = lambda key, value: anna.page.locator(f"""[data-handle='tokens-["{key}","{value}"]']""")  # noqa: E731
    assert lack(anna) == anna.say("table-lack-more", more=2)
    anna.press(option("bob", "down"))
    expect(option("bob", "down")).to_have_attribute("aria-pressed", "true")
    assert lack(anna) == anna.say("table-lack-more", more=1)
    expect(option("ann", "down")).to_have_attribute("aria-disabled", "true")
    full = anna.say("table-any-cap", value="down", now=1, most=1)
    anna.press(option("ann", "down"), in_vain=True)
    expect(anna.page.get_by_text(full).filter(visible=True)).not_to_have_count(0)
    anna.press(option("ann", "up"))
    assert barriers(anna) == []
    assert done(anna, made) == {"cmd": "lay", "tokens": [["ann", "up"], ["bob", "down"]]}


@HANDS
def test_numbers_that_add_up(asked: Asked, keys: bool) -> None:
    anna, made = asked(keys, decision("place", pay={"goods": GOODS}))
    row = lambda key: anna.page.locator(".pair", has_text=key)  # noqa: E731
    more = lambda key: row(key).get_by_role("button", name=anna.say("table-any-more"))  # noqa: E731
    assert lack(anna) == anna.say("table-lack-sum", sum=3)
    anna.press(more("apple"))
    anna.press(more("apple"))
    expect(row("apple").get_by_role("spinbutton")).to_have_value("2")
    assert lack(anna) == anna.say("table-lack-sum", sum=1)
    gold = row("gold").get_by_role("spinbutton")
    anna.fill(gold, "30")
    anna.page.keyboard.press("Tab")
    expect(gold).to_have_value("")  # more than they may add up to
    anna.fill(gold, "18")
    anna.page.keyboard.press("Tab")
    expect(more("gold")).to_have_attribute("aria-disabled", "true")
    anna.press(row("apple").get_by_role("button", name=anna.say("table-any-less")))
    assert barriers(anna) == []
    assert done(anna, made) == {"cmd": "pay", "goods": [["apple", 1], ["gold", 18]]}


@HANDS
def test_an_order(asked: Asked, keys: bool) -> None:
    anna, made = asked(keys, decision("place", sort={"cards": {"order": ["ann", "bob", "cat"]}}))
    grip = lambda name: anna.handle(f"grip-cards-{name}")  # noqa: E731
    if keys:
        anna.reach(grip("cat"))
        for _ in range(3):  # once more than there is room for
            anna.page.keyboard.press("ArrowUp")
        expect(grip("cat")).to_be_focused()
    else:
        anna.press(anna.handle("up-cards-cat"))
        anna.press(anna.handle("up-cards-cat"))
    words = anna.say("table-any-moved", what="cat", place=1, count=3)
    expect(anna.page.locator("body > * [aria-live]", has_text=words)).to_be_attached()
    assert barriers(anna) == []
    assert done(anna, made) == {"cmd": "sort", "cards": ["cat", "ann", "bob"]}


def test_an_order_by_dragging(asked: Asked) -> None:
    anna, made = asked(False, decision("place", sort={"cards": {"order": ["ann", "bob", "cat"]}}))
    boxes = [anna.handle(f"grip-cards-{name}").bounding_box() for name in ("ann", "cat")]
    (x, top), (_, bottom) = [(box["x"] + 20, box["y"] + box["height"] / 2) for box in boxes if box]
    anna.page.mouse.move(x, top)
    anna.page.mouse.down()
    anna.page.mouse.move(x, (top + bottom) / 2)
    anna.page.mouse.move(x, bottom + 4)
    anna.page.mouse.up()
    assert done(anna, made) == {"cmd": "sort", "cards": ["bob", "cat", "ann"]}


@HANDS
def test_words_of_ones_own(asked: Asked, keys: bool) -> None:
    anna, made = asked(keys, decision("place", promise={"words": {"text": 12}}))
    words = anna.handle("words-words")
    expect(words).to_have_value("")
    assert not anna.ready()
    anna.press(anna.handle("silent-words"))
    assert anna.ready()
    anna.press(anna.handle("tag-words"))  # taken back: silence is a choice, too
    assert not anna.ready()
    anna.press(words)
    anna.page.keyboard.type("not today, not ever")
    expect(words).to_have_value("not today, n")
    expect(anna.page.get_by_text(anna.say("table-any-letters", now=12, most=12))).to_be_visible()
    assert barriers(anna) == []
    assert done(anna, made) == {"cmd": "promise", "words": "not today, n"}


@HANDS
def test_an_offer_leaves_the_question_in_sight(asked: Asked, keys: bool) -> None:
    """It does not open by itself; open, it has nothing chosen, and the question is one touch away."""
    question = decision("place", end={})
    offer = decision("choose", MANY, required=False, give={"cards": {"some": ["ann", "bob"], "low": 1, "high": 1}})
    anna, made = asked(keys, offer, question)
    asks = anna.say("decision-place")
    expect(anna.bar).to_contain_text(asks)
    expect(anna.handle("do-end")).to_be_visible()
    expect(anna.page.locator(".tray")).to_have_count(0)
    anna.press(anna.handle("offer-choose"))
    expect(anna.bar).to_contain_text(anna.say("decision-choose", **MANY))
    expect(anna.handle("required")).to_contain_text(asks)
    expect(anna.page.locator("[data-blank=cards].sel")).to_have_count(0)
    anna.press(anna.handle("required"))
    expect(anna.handle("do-end")).to_be_visible()
    anna.press(anna.handle("offer-choose"))
    anna.press(anna.handle("cards-bob"))
    assert barriers(anna) == []
    assert done(anna, made) == {"cmd": "give", "cards": ["bob"]}
    expect(anna.handle("do-end")).to_be_visible()


def test_an_offer_alone_calls_nobody(asked: Asked) -> None:
    offer = decision("choose", MANY, required=False, give={"cards": ["ann", "bob"]})
    anna, made = asked(True, offer)
    expect(anna.handle("offer-choose")).to_be_visible()
    expect(anna.page.locator(".decide.mine")).to_have_count(0)
    expect(anna.page.locator("[aria-live=polite]", has_text=anna.say("decision-choose", **MANY))).to_be_attached()
    expect(anna.page.locator("[aria-live=assertive]")).to_be_empty()
    expect(anna.page).to_have_title(anna.say("table-title", game=anna.say("game-name")))
    anna.page.keyboard.press("Enter")
    anna.press(anna.handle("offer-choose"))
    expect(anna.handle("do-give")).to_have_attribute("aria-disabled", "true")
    anna.press(anna.handle("close"))
    expect(anna.handle("offer-choose")).to_be_visible()
    assert made.moves == []
