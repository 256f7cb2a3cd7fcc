"""The smallest phone: whatever the decision, everything it needs is in sight and within reach of a thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .city import MOMENTS, City
from .player import Player
from .window import DESK, PHONE, SMALL, TABLET
from .words import LANGUAGES

# What may be chosen or pressed now, with what is wrong with it.
LOST = """() => {
  const main = document.querySelectorAll(
    '[data-blank]:not([aria-disabled=true]), [data-handle^="do-"], [data-handle^="verb-"], [data-handle^="tag-"]');
  const lost = [];
  // A finger's breadth of it that nothing covers: cards of a full hand lie on one another.
  const free = (one, { left, top, right, bottom }) => {
    const hit = (x, y) => one.contains(document.elementFromPoint(x, y));
    for (let y = top + 12; y <= bottom - 12; y += 8)
      for (let x = left + 12; x <= right - 12; x += 4)
        if ([[0, 0], [-9, 0], [9, 0], [0, -9], [0, 9]].every(([dx, dy]) => hit(x + dx, y + dy))) return true;
    return hit((left + right) / 2, (top + bottom) / 2);
  };
  for (const one of main) {
    one.scrollIntoView({ block: 'nearest', inline: 'center' }); // a hand may be pushed along
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const name = (one.getAttribute('aria-label') ?? one.textContent).trim();
    const say = (what) => lost.push(`${one.dataset.handle} (${name.slice(0, 40)}): ${what}`);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      say(`outside, ${Math.round(left)}…${Math.round(right)} × ${Math.round(top)}…${Math.round(bottom)}`);
    else if (Math.min(width, height) < 24) say(`too small, ${Math.round(width)} × ${Math.round(height)}`);
    else if (one.dataset.handle.startsWith('do-') && height < 44) say(`too low, ${Math.round(height)}`);
    else if (!free(one, { left, top, right, bottom })) {
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      say(`under ${there?.outerHTML.slice(0, 80)}`);
    }
  }
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) lost.push(`the page scrolls: ${page.scrollHeight}`);
  return lost;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_is_in_sight(window: Callable[..., Player], city: City, moment: str, lang: str) -> None:
    anna = window(lang, SMALL, city.anna, touch=True)
    anna.go(f"t/{city.at[moment]}")
    expect(anna.my_move).to_be_visible()
    assert lost(anna) == []
    for _ in range(5):  # and at every step on the way to the whole sentence
        if anna.ready():
            break
        anna.fill_in(anna.open_blanks()[0])
        assert lost(anna) == []
    assert anna.ready()


def test_everything_is_under_the_finger_at_every_size(window: Callable[..., Player], city: City) -> None:
    anna = window("ru", who=city.anna, touch=True)
    problems: list[str] = []
    for moment in MOMENTS:
        anna.go(f"t/{city.at[moment]}")
        expect(anna.my_move).to_be_visible()
        for width, height in (DESK, TABLET, PHONE):
            anna.page.set_viewport_size({"width": width, "height": height})
            problems += [f"{moment}, {width}: {problem}" for problem in lost(anna)]
    assert problems == []


def lost(anna: Player) -> list[Any]:
    anna.settle()
    return list(anna.page.evaluate(LOST))


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_stays_where_it_is_while_a_question_is_open(
    window: Callable[..., Player], city: City, lang: str, size: tuple[int, int]
) -> None:
    anna = window(lang, size, city.anna, touch=True)
    anna.go(f"t/{city.at['place']}")
    expect(anna.bar).to_be_visible()
    anna.settle()
    before = anna.bar.bounding_box()
    for blank in ("job", "face"):
        anna.press(anna.lit(blank).first)
        anna.settle()
        assert anna.bar.bounding_box() == before
