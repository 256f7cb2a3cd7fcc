"""The call to one's turn reaches a window nobody looks at; and what moves goes at the reader's pace, or is skipped."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .city import City
from .hand import hand
from .player import Player
from .serving import Serving
from .truth import truth

# A tab in the background, and what sounds in it.
HIDDEN = """() => {
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones.push(this.frequency.value);
    return start.apply(this, when);
  };
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""

SEEN = """() => {
  Object.defineProperty(document, 'hidden', { get: () => false, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_a_hidden_window_calls(window: Callable[..., Player], server: Serving, city: City) -> None:
    table = city.to_play["called"]
    anna = window("en", who=city.anna)
    anna.go(f"t/{table}")
    calm = anna.say("table-title", game=anna.say("game-name"))
    expect(anna.page).to_have_title(calm)
    icon = anna.page.locator("link[rel=icon]")
    plain = icon.get_attribute("href")
    anna.press(anna.page.get_by_role("heading", level=1))  # before the first touch browsers let no page sound
    anna.page.evaluate(HIDDEN)
    with hand(server, table, city.boris) as boris:
        boris.move(truth(server.data, table).n, {"cmd": "pass"})
    call = anna.say("table-your-turn", what_kind="none")
    expect(anna.page).to_have_title(anna.say("table-title-mine", call=call, game=anna.say("game-name")))
    expect(icon).not_to_have_attribute("href", plain or "")
    assert anna.page.evaluate("() => window.tones") == [523, 784]


# Travels are noted, and take so long that none ends by itself.
SLOW = """() => {
  window.lasted = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (!JSON.stringify(frames).includes('translate')) return animate.call(this, frames, timing);
    window.lasted.push(timing.duration);
    return animate.call(this, frames, { ...timing, duration: 60_000, delay: 0 });
  };
}"""


@pytest.mark.parametrize(("motion", "lasts"), [("full", 320), ("fast", 160)])
def test_cards_travel_at_my_pace_and_any_key_skips(
    window: Callable[..., Player], city: City, motion: str, lasts: int
) -> None:
    anna = window("en", who=city.anna, moving=True)
    anna.set(motion=motion)
    anna.go(f"t/{city.to_play[motion]}")
    expect(anna.my_move).to_be_visible()
    anna.page.evaluate(SLOW)
    anna.recruit()
    flying = anna.page.locator(".table > [inert][aria-hidden=true]")
    anna.hire()
    expect(flying.first).to_be_visible()
    assert set(anna.page.evaluate("() => window.lasted")) == {lasts}
    anna.page.keyboard.press("Shift")
    expect(flying).to_have_count(0)
