"""What happens can be followed: who aims at whom, what goes where, who is hurt; and the log says it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .hand import hand
from .player import Player
from .street import Street, robbery
from .test_call import SLOW
from .truth import truth
from .window import DESK, PHONE, SMALL, TABLET

SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE, "small phone": SMALL}
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


def outside(of: Locator, point: tuple[float, float]) -> float:
    """How far a point lies from a box."""
    box = of.bounding_box()
    assert box is not None
    x, y = point
    return max(box["x"] - x, x - box["x"] - box["width"], box["y"] - y, y - box["y"] - box["height"], 0)


def apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


# Where the line begins, bends and ends.
AIM = """(line) => {
  const { x, y } = line.ownerSVGElement.getBoundingClientRect();
  return line.getAttribute('points').split(' ').map((one) => one.split(',')).map(([px, py]) => [x + +px, y + +py]);
}"""


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("table", ["SHOT", "WATCHED2"], ids=["at me", "at another"])
def test_a_line_leads_from_whoever_shoots_through_the_card_to_whom_it_is_shot_at(
    window: Callable[..., Player], street: Street, table: str, size: tuple[int, int]
) -> None:
    anna = window("en", size, street.anna, url=street.serving.url)
    anna.go(f"t/{table}")
    _, by, at, *_ = street.view(table)["chain"][-1]
    line = anna.page.locator(".aimline")
    expect(line).to_have_attribute("data-from", str(by))
    expect(line).to_have_attribute("data-to", str(at))
    anna.settle()
    begins, bends, ends = line.locator("polyline").evaluate(AIM)
    assert outside(anna.page.locator(f'.seat[data-seat="{by}"]'), begins) < NEAR
    assert apart(bends, middle(anna.handle("chain"))) < 2
    stage = anna.page.locator(".stage").bounding_box()
    assert stage is not None
    if at:
        assert outside(anna.page.locator(f'.seat[data-seat="{at}"]'), ends) < NEAR
    else:  # my own place lies below it
        assert apart(ends, (bends[0], stage["y"] + stage["height"])) < NEAR
    for point, part in ((begins, ".flash"), (ends, ".cross")):
        assert apart(middle(line.locator(part)), point) < 2
        assert anna.page.evaluate("([x, y]) => !document.elementFromPoint(x, y).closest('.seat, .dock')", list(point))


def test_a_card_flies_where_it_belongs_and_is_marked_there(window: Callable[..., Player], street: Street) -> None:
    """Discarded by me."""
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


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_card_that_somebody_takes_flies_from_hand_to_hand(
    window: Callable[..., Player], street: Street, size: tuple[int, int]
) -> None:
    """And the one that does it to the pile."""
    anna = window("en", size, street.anna, moving=True, url=street.serving.url)
    anna.set(motion="full")
    name = f"RQBBED{22 + list(SIZES.values()).index(size)}"
    anna.go(f"t/{name}")
    table = street.table(name)
    [robber] = table.waiting_for
    move = next(robbery(table))
    hands = [anna.page.locator(f'[data-place="hand/{seat}"]') for seat in (robber, move["target"])]
    for each in hands:
        expect(each).to_be_visible()
    anna.settle()
    mine, theirs = map(middle, hands)
    anna.page.evaluate(SLOW)
    with hand(street.serving, name, street.living[robber - 1]) as player:
        player.move(truth(street.serving.data, name).n, move)
    flying = anna.page.locator(FLYING)
    expect(flying).to_have_count(2)
    ways = [one.evaluate(WAY) for one in flying.all()]
    pile = middle(anna.page.locator('[data-place="discard"]'))
    [taken] = [(begins, ends) for begins, ends in ways if apart(begins, theirs) < NEAR]
    [played] = [(begins, ends) for begins, ends in ways if (begins, ends) != taken]
    assert apart(taken[1], middle(hands[0])) < 2
    assert apart(played[0], mine) < NEAR
    assert apart(played[1], pile) < 2


@pytest.mark.parametrize("table", ["WQUND222", "WATCHED2"], ids=["me", "another"])
def test_whoever_is_hit_is_seen_to_be(window: Callable[..., Player], street: Street, table: str) -> None:
    """The seat jolts, and a cartridge falls."""
    anna = window("en", DESK, street.anna, moving=True, url=street.serving.url)
    anna.set(motion="full")
    anna.go(f"t/{table}")
    expect(anna.page.locator(".aimline")).to_be_visible()
    anna.page.evaluate(JOLTS)
    [hit] = street.table(table).waiting_for
    falling = anna.page.locator(f'[data-seat="{hit}"] .falls')
    expect(falling).to_have_count(0)
    if hit:
        with hand(street.serving, table, street.living[hit - 1]) as player:
            player.move(truth(street.serving.data, table).n, {"cmd": "take_hit"})
    else:
        anna.press(anna.page.locator('[data-handle$="-take_hit"]'))
    expect(anna.page.locator(".aimline")).to_have_count(0)
    assert anna.page.evaluate("() => window.jolts") == [str(hit)]
    expect(falling).to_have_count(1)
    assert falling.evaluate("(one) => getComputedStyle(one).animationName").endswith("fall")


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
