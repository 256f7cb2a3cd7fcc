"""BANG! with all its events: whatever has the middle of the table, all that can be chosen is under the finger."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from .finger import SIZES, out_of_reach
from .past import Past, Somebody
from .player import Player
from .serving import Serving
from .test_letters import SMALL_LETTERS
from .west import decisions
from .window import SMALL

MASKS = ("raccoon", "fox", "owl", "lynx", "wolf", "hare", "bear", "cat")
EVERY = "MALINA_EVERY_TABLE" in os.environ  # every kind of decision at every number of players: takes many minutes
PLAYERS = tuple(range(2, 9)) if EVERY else (8, 5, 3)
# These are looked at with each number of players, others once; events, shots and what is chosen differ in them.
KINDS = ("act", "pick", "dodge_shot", "duel_answer", "new_identity", "give_present", "keep_some")


@dataclass(frozen=True)
class West:
    serving: Serving
    anna: Somebody
    asked: dict[str, str]  # what is asked of Anna, and of how many players there -> the table


@pytest.fixture(scope="module")
def west(tmp_path_factory: pytest.TempPathFactory) -> Iterator[West]:
    data = tmp_path_factory.mktemp("west") / "data"
    past = Past(data)
    people = [past.somebody("Anna" if not n else f"Player {n}", mask) for n, mask in enumerate(MASKS)]
    asked: dict[str, str] = {}
    for seats in PLAYERS:
        for kind, game in decisions(seats).items():
            if not EVERY and kind not in KINDS and any(one.startswith(f"{kind} ") for one in asked):
                continue
            id = f"WEST{len(asked):04}".translate(str.maketrans("01", "XY"))
            asked[f"{kind} {seats}"] = past.table(id, [*people[:seats]], game, grace=86400, pace="instant")
    past.close()
    serving = Serving(data).start()
    yield West(serving, people[0], asked)
    serving.stop()


def test_everything_that_can_be_chosen_is_under_the_finger(window: Callable[..., Player], west: West) -> None:
    kinds = {one.split()[0] for one in west.asked}
    assert kinds > set(KINDS)
    assert len(kinds) > 25
    readers = [window(lang, SMALL, west.anna, touch=True, url=west.serving.url) for lang in ("ru", "en")]
    problems = out_of_reach(readers, west.asked.items(), also=SMALL_LETTERS)
    assert not problems, "\n".join(problems)


# What has the middle, what of it lies over something else, and what is left of the events' words.
CENTRE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const owners = [...document.querySelectorAll('.own > *')];
  const rest = [...document.querySelectorAll('.seat, .rim .event, .rim .card, .decide, .place')];
  const parts = [...document.querySelectorAll('.seat:not(.dead)')].map((seat) =>
    [...seat.querySelectorAll('.dist, .hc')].map(box));
  const clipped = [...document.querySelectorAll('.event.whole')].filter(
    (one) => one.scrollHeight > one.clientHeight + 1 || box(one).bottom > innerHeight);
  return [
    ...(owners.length > 1 ? ['several owners'] : []),
    ...owners.flatMap((own) => rest.filter((one) => meet(box(own), box(one))).map((one) => `on ${one.className}`)),
    ...parts.filter(([a, b]) => a && b && meet(a, b)).map(() => 'a distance on a hand'),
    ...clipped.map((one) => `cut: ${one.innerText}`),
  ];
}"""


def test_one_thing_has_the_middle(window: Callable[..., Player], west: West) -> None:
    """It lies over nothing, and no event loses its words."""
    anna = window("ru", SMALL, west.anna, url=west.serving.url)
    problems: list[str] = []
    for kind in KINDS:
        for seats in PLAYERS:
            table = west.asked.get(f"{kind} {seats}")
            if not table:
                continue
            anna.go(f"t/{table}")
            expect(anna.bar).to_be_visible()
            anna.page.keyboard.press("Shift")  # ends what tells of the last turn
            for width, height in SIZES:
                anna.page.set_viewport_size({"width": width, "height": height})
                anna.settle()
                problems += [f"{kind} {seats}, {width}: {one}" for one in anna.page.evaluate(CENTRE)]
                tab = anna.page.locator(".event.tab").first
                if tab.count():
                    anna.press(tab)
                    anna.settle()
                    problems += [f"{kind} {seats}, {width}, unrolled: {one}" for one in anna.page.evaluate(UNROLLED)]
                    anna.press(anna.page.locator(".shut"))
    assert not problems, "\n".join(problems)


# The text of an event that is unrolled lies over neither the middle nor the bar nor the hand.
UNROLLED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const text = document.querySelector('.event.whole');
  if (!text) return ['no text'];
  const under = [...document.querySelectorAll('.own > *, .decide, .place')].filter((one) => meet(box(text), box(one)));
  const cut = box(text).top < 0 || text.scrollHeight > text.clientHeight + 1;
  return [...under.map((one) => `over ${one.className}`), ...(cut ? ['cut'] : [])];
}"""
