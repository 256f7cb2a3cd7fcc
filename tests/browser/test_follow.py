"""What happens can be followed: who aims at whom, what goes where, who is hurt; and the log says it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .hand import hand
from .player import Player
from .street import Street
from .test_call import SLOW
from .window import DESK, PHONE

NEAR = 40  # pixels
FLYING = ".table > [inert][aria-hidden=true]"
# Where something that flies begins and ends.
WAY = """(one) => {
  const [flight] = one.getAnimations();
  flight.pause();
  return [0, 59_999].map((when) => {
    flight.currentTime = when;
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}"""
JOLTS = """() => {
  window.jolts = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (JSON.stringify(frames).includes('brightness')) window.jolts.push(this.dataset.seat);
    return animate.call(this, frames, timing);
  };
}"""


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_line_leads_from_a_bot_that_shoots_to_whom_it_shoots_at(
    window: Callable[..., Player], street: Street, size: tuple[int, int]
) -> None:
    anna = window("en", size, street.anna, url=street.serving.url)
    anna.go("t/SHOT")
    shooter = street.decision("SHOT")["cause"]["args"]["by"]
    line = anna.page.locator(".aimline")
    expect(line).to_have_attribute("data-from", str(shooter))
    expect(line).to_have_attribute("data-to", "0")
    seat = anna.page.locator(f'.seat[data-seat="{shooter}"]').bounding_box()
    stage = anna.page.locator(".stage").bounding_box()
    assert seat is not None
    assert stage is not None
    x, y = middle(line.locator(".flash"))
    assert seat["x"] - NEAR < x < seat["x"] + seat["width"] + NEAR
    assert seat["y"] - NEAR < y < seat["y"] + seat["height"] + NEAR
    assert middle(line.locator(".cross"))[1] > stage["y"] + stage["height"] - NEAR  # my own place lies below it


def test_a_card_flies_where_it_belongs_and_is_marked_there(window: Callable[..., Player], street: Street) -> None:
    anna = window("en", DESK, street.anna, moving=True, url=street.serving.url)
    anna.set(motion="full")
    anna.go("t/DQDGE222")
    anna.press(anna.page.locator(".hand .can").first)
    anna.settle()
    held = middle(anna.page.locator(".hand .sel"))
    anna.page.evaluate(SLOW)
    anna.press(anna.primary)
    flying = anna.page.locator(FLYING)
    expect(flying).to_have_count(1)
    begins, ends = flying.evaluate(WAY)
    pile = anna.page.locator('[data-place="discard"]')
    assert apart(begins, held) < NEAR
    assert apart(ends, middle(pile)) < 2
    anna.page.keyboard.press("Shift")
    expect(flying).to_have_count(0)
    expect(anna.page.locator("[data-fresh]")).to_have_count(1)
    expect(pile).to_have_attribute("data-fresh", "")


def test_whoever_is_hit_is_seen_to_be(window: Callable[..., Player], street: Street) -> None:
    anna = window("en", DESK, street.anna, moving=True, url=street.serving.url)
    anna.set(motion="full")
    anna.go("t/WQUND222")
    expect(anna.page.locator(".aimline")).to_be_visible()
    anna.page.evaluate(JOLTS)
    anna.press(anna.page.locator('[data-handle$="-take_hit"]'))
    expect(anna.page.locator(".aimline")).to_have_count(0)
    assert anna.page.evaluate("() => window.jolts") == ["0"]


def last_line(anna: Player) -> str:
    words = anna.page.get_by_role("log").locator("li.now p").last.inner_text()
    return words.removesuffix("§").strip()


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_on_a_phone_the_last_thing_that_happened_stays_in_sight(
    window: Callable[..., Player], street: Street, lang: str
) -> None:
    desk = window(lang, DESK, street.anna, url=street.serving.url)
    desk.go("t/SHUTQUT2")
    words = last_line(desk)
    assert words
    anna = window(lang, PHONE, street.anna, url=street.serving.url)
    anna.go("t/SHUTQUT2")
    just = anna.page.locator(".just")
    expect(just).to_contain_text(words)
    anna.press(just)
    expect(anna.page.get_by_role("log")).to_be_visible()


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_log_names_causes_calls_me_you_and_stays_at_its_end(
    window: Callable[..., Player], street: Street, lang: str
) -> None:
    anna = window(lang, DESK, street.anna, url=street.serving.url)
    anna.go("t/SHUTQUT2")
    log = anna.page.get_by_role("log")
    expect(log.locator("li.now")).to_be_visible()
    expect(log).not_to_contain_text("Anna")
    expect(log).to_contain_text(re.compile(r"[Вв]ы |[Вв]ас[ .]|[Yy]ou "))
    wounds = log.get_by_text(re.compile("теряе|loses? ")).all_inner_texts()
    assert wounds
    assert [words for words in wounds if not re.match(r"[^.]+: ", words)] == []
    wide = "(log) => [...log.querySelectorAll('li, p')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert log.evaluate(wide) == 0
    to_end = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    assert log.evaluate(to_end) < 2
    with hand(street.serving, "SHUTQUT2", street.living[0]) as neighbour:
        neighbour.do("chat", text="Who was that?")
    expect(anna.page.get_by_text("Who was that?").first).to_be_visible()
    anna.settle()
    assert log.evaluate(to_end) < 2
