"""Language and motion are the reader's own business: a table in play does not mind."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .city import City
from .player import Player
from .words import say


def test_another_language_in_the_middle_of_a_move(window: Callable[..., Player], city: City) -> None:
    anna = window("en", who=city.anna)
    anna.go(f"t/{city.at['assassin']}")
    anna.press(anna.handle("face-up"))
    anna.press(anna.lit("job").first)
    chosen = anna.page.locator('[data-blank][aria-pressed="true"], [data-blank][aria-checked="true"]')
    before = [one.get_attribute("data-handle") for one in chosen.all()]
    assert len(before) >= 2
    anna.press(anna.button("shell-switch-language", now="EN", next="Русский"))
    expect(anna.page.get_by_role("region", name=say("ru", "table-decision"))).to_be_visible()
    assert [one.get_attribute("data-handle") for one in chosen.all()] == before
    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
    call = say("ru", "table-your-turn", what_kind="none")
    expect(anna.page).to_have_title(say("ru", "table-title-mine", call=call, game=say("ru", "game-name")))


COUNT_TRAVELS = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    if (JSON.stringify(frames).includes('translate')) window.moved += 1;
    return animate.call(this, frames, ...rest);
  };
}"""


def test_without_motion(window: Callable[..., Player], city: City) -> None:
    """Nothing travels, and everything is where it belongs at once."""
    anna = window("en", who=city.anna)
    anna.go(f"t/{city.to_play['still']}")
    expect(anna.page.locator("html")).to_have_attribute("data-motion", "off")
    anna.page.evaluate(COUNT_TRAVELS)
    anna.recruit()
    anna.hire()
    anna.place("up")
    assert anna.page.evaluate("() => window.moved") == 0
