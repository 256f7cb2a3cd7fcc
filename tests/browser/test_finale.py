"""The end of a game is told, not merely shown."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from malina.kernel.table import Table
from malina.text import Texts

from .past import Past, Somebody, played
from .player import Player
from .serving import Serving
from .test_pages import barriers
from .test_story import SIZES
from .west import BANG, FULL

SHOTS = os.environ.get("SHOTS")


def one_from_the_end(table: Table) -> bool:
    """Anna has the last move: everybody else has passed, and she can pass, too."""
    view = table.view(None)
    return (
        not table.over
        and table.waiting_for == {0}
        and table.decisions(0)[0].kind == "turn"
        and view["passed"] == [False, *[True] * (table.seats - 1)]
        and view["turn_no"] > 12
    )


@dataclass(frozen=True)
class Ends:
    serving: Serving
    anna: Somebody
    tables: list[str]  # Anna passes, and the game is over
    west: str  # a game of BANG! of eight that is over


@pytest.fixture(scope="module")
def ends(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ends]:
    data = tmp_path_factory.mktemp("ends") / "data"
    past = Past(data)
    masks = ("raccoon", "fox", "wolf", "owl", "lynx", "hare", "bear", "cat")
    people = [past.somebody("Anna" if not n else f"Player {n}", mask) for n, mask in enumerate(masks)]
    game = played("the end", 3, one_from_the_end)
    tables = [past.table(f"ENDS{letter * 4}", [*people[:3]], game, grace=86400) for letter in "ABCDEFGH"]
    west = past.table("WESTENDS", [*people], played("west ends", 8, lambda table: table.over, game=BANG, options=FULL))
    past.close()
    serving = Serving(data).start()
    yield Ends(serving, people[0], tables, west)
    serving.stop()


def finish(player: Player, table: str) -> None:
    player.go(f"t/{table}")
    player.resign()
    expect(player.handle("finale")).to_be_visible()


def test_crooks_ends_job_by_job_and_does_not_run_away(window: Callable[..., Player], ends: Ends) -> None:
    anna = window("ru", SIZES["desktop"], ends.anna, url=ends.serving.url)
    finish(anna, ends.tables[0])
    finale = anna.handle("finale")
    expect(finale).to_have_attribute("data-act", "0")
    anna.page.keyboard.press(" ")  # a key skips a job
    expect(finale).not_to_have_attribute("data-act", "0")
    for _ in range(12):
        if anna.handle("finale-next").count() == 0:
            break
        anna.press(anna.handle("finale-next"))
    expect(finale).to_have_attribute("data-act", "9")  # eight jobs and the gangs
    rows = finale.locator("[data-row]")
    told = {row.get_attribute("data-row"): int(row.locator(".n").inner_text()) for row in rows.all()}
    anna.page.wait_for_timeout(3000)
    expect(finale).to_be_visible()  # nobody is sent to the score
    anna.press(anna.over)
    expect(anna.score).to_be_visible()
    anna.go(f"r/{ends.tables[0]}")
    expect(anna.score).to_be_visible()
    record = anna.page.request.get(f"{ends.serving.url}/api/records/{ends.tables[0]}").json()
    assert [told[str(seat)] for seat in range(3)] == record["result"]["points"]


@pytest.mark.parametrize(
    ("number", "size", "lang"), [(n + 1, size, ("ru", "en")[n % 2]) for n, size in enumerate(SIZES)]
)
def test_the_finale_fits(window: Callable[..., Player], ends: Ends, number: int, size: str, lang: str) -> None:
    """At every act nothing is cut off, and both ways on are under the finger."""
    anna = window(lang, SIZES[size], ends.anna, url=ends.serving.url, touch=SIZES[size][0] < 500)
    finish(anna, ends.tables[number])
    problems: list[str] = []
    for act in range(9):
        expect(anna.handle("finale")).to_have_attribute("data-act", str(act))
        problems += [f"{act}: {one}" for one in anna.page.evaluate(FITS)]
        if SHOTS:
            anna.page.wait_for_timeout(600)
            anna.page.screenshot(path=f"{SHOTS}/finale-{size}-{act}.png")
        anna.press(anna.handle("finale-next"))
    expect(anna.handle("finale-next")).to_have_count(0)
    problems += [f"end: {one}" for one in anna.page.evaluate(FITS)]
    if SHOTS:
        anna.page.screenshot(path=f"{SHOTS}/finale-{size}-9.png")
    assert problems == []


FITS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const seen = [...document.querySelectorAll('.finale :is(figure, li, .house, footer, button)')];
  const out = seen.filter((one) => box(one).left < -1 || box(one).right > innerWidth + 1 ||
    box(one).top < -1 || box(one).bottom > innerHeight + 1);
  const [now, sum] = ['div.now', '.sum'].map((one) => document.querySelector(`.finale ${one}`));
  const parts = [...now.children].map(box);
  const over = parts.filter((one) => one.top < box(now).top - 2 || one.bottom > box(now).bottom + 2);
  const covered = [...document.querySelectorAll('.finale button')].filter((one) => {
    const { left, top, width, height } = box(one);
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  return [
    ...out.map((one) => `outside: ${one.className || one.tagName}`),
    ...over.map((one, i) => `overflows the stage: ${i} ${Math.round(one.height)} of ${Math.round(box(now).height)}`),
    ...covered.map((one) => `covered: ${one.innerText}`),
  ];
}"""


def test_bang_ends_with_my_own_sentence_and_the_last_shot(window: Callable[..., Player], ends: Ends) -> None:
    for lang in ("ru", "en"):
        anna = window(lang, SIZES["small"], ends.anna, url=ends.serving.url, touch=True)
        anna.go(f"r/{ends.west}")
        expect(anna.handle("last-shot")).to_be_visible()
        record = anna.page.request.get(f"{ends.serving.url}/api/records/{ends.west}").json()
        [mine] = [one for one in record["result"]["breakdown"]["players"] if one["seat"] == 0]
        role = Texts(lang, BANG).say(f"role-{mine['role']}")
        expect(anna.page.locator("h1")).to_contain_text(role)
        expect(anna.page.locator("h1")).not_to_contain_text("_")  # no word of the rules is left untranslated
        picture = anna.handle("moment").locator("img")
        picture.scroll_into_view_if_needed()
        anna.page.wait_for_function("(one) => one.complete && one.naturalWidth === 1200", arg=picture.element_handle())
        step = (anna.handle("last-shot").get_attribute("href") or "").partition("step=")[2].partition("&")[0]
        anna.press(anna.handle("last-shot"))
        expect(anna.page.locator(".replay")).to_be_visible()
        assert f"step={step}" in anna.page.url


# A hand that leaves the stage, its seat, or lies under the piles.
HANDS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const stage = box(document.querySelector('.stage'));
  const rest = [...document.querySelectorAll('.rim .card, .rim .event')];
  const cut = [...document.querySelectorAll('.stage .seat')].filter((one) => box(one).bottom > stage.bottom + 1);
  const wide = [...document.querySelectorAll('.stage .seat .role')].filter((one) => one.scrollWidth > one.clientWidth);
  return [...document.querySelectorAll('[data-handle^="open-"]')].flatMap((hand) => {
    const [here, seat] = [box(hand), box(hand.closest('.seat'))];
    return [
      ...(here.bottom > stage.bottom + 1 || here.right > stage.right + 1 ? ['off the stage'] : []),
      ...(here.bottom > seat.bottom + 1 || here.right > seat.right + 1 ? ['out of its seat'] : []),
      ...(rest.some((one) => meet(here, box(one))) ? ['under the piles'] : []),
    ].map((what) => `${hand.dataset.handle} ${what}`);
  }).concat(cut.map((one) => `${one.dataset.seat} is cut off`), wide.map((one) => `too long: ${one.innerText}`));
}"""


def test_a_replay_with_all_open_shows_hands_and_roles(window: Callable[..., Player], ends: Ends) -> None:
    anna = window("ru", SIZES["desktop"], ends.anna, url=ends.serving.url)
    record = anna.page.request.get(f"{ends.serving.url}/api/records/{ends.west}").json()
    step = len(record["moves"]) // 4
    path = f"{ends.serving.url}/api/records/{ends.west}/steps/{step}?as=all"
    view = anna.page.request.get(path).json()["view"]
    held = {seat: len(hand) for seat, hand in view["places"]["hand"].items() if seat != "0" and hand}
    held = {seat: count for seat, count in held.items() if int(seat) in view["ring"]}
    assert len(held) > 2
    problems: list[str] = []
    for size, (width, height) in SIZES.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.go(f"r/{ends.west}?step={step}&as=all")
        for seat, count in held.items():
            expect(anna.handle(f"open-{seat}").locator("[data-piece]")).to_have_count(count)
        anna.settle()
        problems += [f"{size}: {one}" for one in anna.page.evaluate(HANDS)]
        if SHOTS:
            anna.page.screenshot(path=f"{SHOTS}/open-{size}.png")
    assert problems == []
    roles = anna.page.locator(".seat:not(.dead) :is(.role, .law)")
    assert roles.count() == len(set(view["ring"]) - {0})
    anna.go(f"r/{ends.west}?step={step}&as=spectator")
    expect(anna.page.locator(".seat").first).to_be_visible()
    expect(anna.page.locator('[data-handle^="open-"]')).to_have_count(0)
    assert barriers(anna) == []
