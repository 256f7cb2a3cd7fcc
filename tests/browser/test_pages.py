"""Every page, in both languages, both lights, at a desk and on phones: nothing spills over, everything has a name in
the reader's language, and axe finds nothing that would keep anybody out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .city import City
from .player import Player
from .serving import Serving
from .window import DESK, PHONE
from .words import LANGUAGES, WEB, ids

AXE = (WEB / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
GRAVE = {"serious", "critical"}
NARROWER = {DESK: (768, 900), PHONE: (360, 640)}


@dataclass(frozen=True)
class Place:
    path: str
    there: str  # CSS: it is there when this is
    mine: bool = True  # Anna's, or anybody's
    press: str = ""  # what has to be pressed first
    foreign: bool = False  # full of names from all over the world


PLACES = {
    "lobby": Place("", "h1 ~ .lead, section a[href^='t/']"),
    "mine": Place("mine", "main a[href^='t/']"),
    "records": Place("records", "main a[href^='r/']"),
    "new": Place("new?game=crooks", "main [role=radiogroup]"),
    "join": Place("t/{gathering}", "form input", mine=False),
    "room": Place("t/{gathering}", "main h1"),
    "turn": Place("t/{turn}", "[data-handle^='do-']"),
    "choose": Place("t/{choose}", "[data-handle^='do-']"),
    "spy": Place("t/{spy}", "[data-handle^='do-']"),
    "assassin": Place("t/{assassin}", "[data-handle^='do-']"),
    "menu": Place("t/{turn}", "[role=menu]", press="table-menu"),
    "rules": Place("t/{turn}", "dialog[open] h3, dialog[open] h2 ~ *", press="table-rules-key"),
    "score": Place("t/{over}", "main aside h2"),
    "record": Place("r/{over}", "main aside h2", mine=False),
    "replay": Place("r/{over}?step=40&as=all", "[role=slider]", mine=False),
    "thoughts": Place("r/{over}?step=30&as=all&bot=2", ".mind h2", mine=False),
    "guide": Place("guide/crooks", "main h3, main article, main section h2", mine=False),
    "settings": Place("settings", "main form, main section"),
    "credits": Place("credits", "main h1", mine=False, foreign=True),
    "missing": Place("nowhere", "h1", mine=False),
    "no table": Place("t/AAAAAAAA", "[role=alertdialog]", mine=False),
}


@pytest.fixture(scope="module")
def readers(browser: Browser, server: Serving, city: City) -> Iterator[dict[tuple[Any, ...], Player]]:
    """One window for each size, language, light and person: the browser keeps what it has fetched."""
    opened = {
        (mine, size, lang, scheme): Player(
            browser, server.url, lang, size, city.anna if mine else None, touch=size == PHONE, scheme=scheme
        )
        for mine in (True, False)
        for size, lang, scheme in (
            (DESK, "ru", "dark"),
            (DESK, "en", "light"),
            (PHONE, "en", "dark"),
            (PHONE, "ru", "light"),
        )
    }
    yield opened
    for each in opened.values():
        each.close()


@pytest.mark.parametrize("name", PLACES)
def test_page(readers: dict[tuple[Any, ...], Player], city: City, name: str) -> None:
    place = PLACES[name]
    path = place.path.format(gathering=city.gathering, over=city.over, **city.at)
    problems: list[str] = []
    for (mine, size, lang, scheme), reader in readers.items():
        if mine != place.mine:
            continue
        reader.page.set_viewport_size({"width": size[0], "height": size[1]})
        reader.go(path)
        if place.press:
            reader.press(reader.button(place.press))
        expect(reader.page.locator(place.there).filter(visible=True).first).to_be_visible()
        reader.settle()
        expect(reader.page.locator("html")).to_have_attribute("data-scheme", scheme)
        found = [*spilt(reader), *misnamed(reader, place.foreign), *raw(reader), *barriers(reader)]
        narrow = NARROWER[size]
        reader.page.set_viewport_size({"width": narrow[0], "height": narrow[1]})
        reader.settle()
        found += spilt(reader)
        found += [f"console: {trouble}" for trouble in reader.troubles]
        reader.troubles.clear()
        problems += [f"{name} {size[0]} {lang} {scheme}: {problem}" for problem in found]
    assert not problems, "\n".join(problems)


def spilt(reader: Player) -> list[str]:
    """What makes the page wider than the window."""
    found = reader.page.evaluate(
        """() => {
          const wide = document.documentElement.clientWidth;
          if (document.documentElement.scrollWidth <= wide) return [];
          return [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > wide + 1)
            .map((one) => one.outerHTML.slice(0, 90)).slice(0, 3);
        }"""
    )
    width = reader.page.viewport_size["width"] if reader.page.viewport_size else 0
    return [f"at {width} wider than the window: {one}" for one in found]


# ---- names ----

ROLES = "button|link|radio|checkbox|switch|textbox|tab|slider|menuitem|combobox|searchbox"
NAMED = re.compile(rf'^\s*- (?:\')?({ROLES})(?!\w)(?: "((?:[^"\\]|\\.)*)")?')
CYRILLIC, LATIN = re.compile(r"[а-яё]", re.I), re.compile(r"[a-z]{3,}", re.I)
# People, tables, what they said, addresses: written by somebody, not by us. And the way to the other language.
WRITTEN = ("Борис", "Anna", "Vera", "Friday den", "Ну что, погнали?", "Esc", "Enter", "English", "Русский")


def misnamed(reader: Player, foreign: bool) -> list[str]:
    found = []
    other = CYRILLIC if reader.lang == "en" else LATIN
    for line in reader.page.locator("body").aria_snapshot().splitlines():
        if not (match := NAMED.match(line)):
            continue
        role, name = match[1], match[2] or ""
        if not name:
            found.append(f"{role} without a name: {line.strip()}")
        elif not foreign and other.search(without_written(name, reader)):
            found.append(f"{role} in another language: {name}")
    return found


def without_written(name: str, reader: Player) -> str:
    for words in (reader.url.partition("://")[2], *WRITTEN):
        name = name.replace(words, "")
    return re.sub(r"\b[2-9A-Z]{4}-?[2-9A-Z]{4}\b", "", name)  # codes of tables


RAW = re.compile(r"\{\s*\$|[a-z]+(?:-[a-z0-9]+)+")
IDS = {id for lang in LANGUAGES for id in ids(lang)} - {"face-up", "face-down"}  # which are words, too


def raw(reader: Player) -> list[str]:
    """Ids of messages and their placeholders, where words should be."""
    named = [line for line in reader.page.locator("body").aria_snapshot().splitlines() if "/url:" not in line]
    text = "\n".join([reader.page.title(), *named, reader.page.inner_text("body")])
    return [f"raw text: {found}" for found in sorted(set(RAW.findall(text))) if "$" in found or found in IDS]


# ---- axe ----


def barriers(reader: Player) -> list[str]:
    if not reader.page.evaluate("() => 'axe' in window"):
        reader.page.evaluate(AXE)
    found = reader.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']} ({each['impact']}): {node['target']} {node['html'][:100]} {short(node)}"
        for each in found["violations"]
        if each["impact"] in GRAVE
        for node in each["nodes"][:4]
    ]


def short(node: dict[str, Any]) -> str:
    return (node.get("failureSummary") or "").split("\n")[-1].strip()[:160]
