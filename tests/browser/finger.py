"""Layout and accessibility check (touch targets): on every table, at every screen size, is all that can be chosen
reachable?"""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import expect

from .player import Player
from .test_pages import barriers
from .test_small import lost
from .window import DESK, PHONE, SMALL, TABLET

SIZES = (DESK, TABLET, PHONE, SMALL)
EVERY = 8  # one in so many tables is checked for accessibility, too

# What may be chosen and does not look like it: without its class it looks the same, and so does all that is in it. And
# empty blanks for which there is nothing to choose.
DULL = """() => {
  const look = (each, part) => {
    const { boxShadow, outline, border, background, filter, opacity } = getComputedStyle(each, part);
    return [boxShadow, outline, border, background, filter, opacity].join();
  };
  const parts = [null, '::before', '::after'];
  const looks = (one) =>
    [one, ...one.querySelectorAll('*')].flatMap((each) => parts.map((part) => look(each, part))).join();
  const dull = [];
  for (const one of document.querySelectorAll('[data-blank].can')) {
    if (!one.checkVisibility()) continue;
    const [lit, parent] = [looks(one), one.parentElement];
    const around = looks(parent);
    one.style.transition = 'none';
    // A button over a whole seat: the seat is lit, too.
    const both = [one, ...(parent.matches('.can') ? [parent] : [])];
    for (const each of both) each.classList.remove('can');
    if (looks(one) === lit && looks(parent) === around) dull.push(`${one.dataset.handle}: does not look like it`);
    for (const each of both) each.classList.add('can');
  }
  // Where things are shown in the middle, one blank is filled after the other.
  const [now] = document.querySelectorAll('[data-centre="chooser"] [data-blank]');
  // As long as nothing is filled in, it is the first: nobody is lit before it is clear what is done to them.
  const [first] = document.querySelectorAll('.decide .blank');
  for (const tag of document.querySelectorAll('.decide .blank.empty')) {
    const blank = tag.dataset.handle.replace('tag-', '');
    if (now && now.dataset.blank !== blank) continue;
    if (first.matches('.empty') && tag !== first) continue;
    if (!document.querySelector(`[data-blank="${blank}"]`)) dull.push(`${blank}: nothing to choose`);
  }
  return dull;
}"""


def dull(reader: Player) -> list[str]:
    return list(reader.page.evaluate(DULL))


def out_of_reach(readers: list[Player], tables: Iterable[tuple[str, str]], also: str = "") -> list[str]:
    """Problems of these tables (kind of decision, id), visited in turn by readers of different languages.

    `also`: a script that reports further problems."""
    problems: list[str] = []
    for number, (kind, table) in enumerate(tables):
        reader = readers[number % len(readers)]
        reader.go(f"t/{table}")
        expect(reader.page.locator(".decide.mine")).to_be_visible()
        for width, height in SIZES:
            reader.page.set_viewport_size({"width": width, "height": height})
            found = [*lost(reader), *dull(reader), *(reader.page.evaluate(also) if also else [])]
            problems += [f"{kind}, {width}: {problem}" for problem in found]
        if number % EVERY == 0:
            problems += [f"{kind}: {barrier}" for barrier in barriers(reader)]
    return problems
