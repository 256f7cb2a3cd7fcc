"""The report: one file, complete, in the reader's language."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest

from malina.arena.plan import Task
from malina.arena.play import Thought
from malina.arena.report import page
from malina.arena.report.charts import Column, Scale, columns
from malina.arena.summary import summary
from malina.text import LANGUAGES, Texts

from .games import game

VOID = {"meta", "line", "circle"}


class Reader(HTMLParser):
    """Reads strictly: whatever is opened is closed, nothing points outside."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.titles: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe", "object")
        assert not {"src", "href", "onclick", "onload"} & {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.titles.append(data)
        if "style" not in self.open:
            self.words.append(data)


def read(numbers: dict[str, Any], lang: str) -> Reader:
    text = page(numbers, Texts(lang, numbers["game"]), "malina arena …")
    assert not re.search(r"https?:|//\w|@import|url\(|\{ \$", text)
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


GAMES = [game(n, "ab" if n % 2 else "ba", (n % 3 % 2,), (n, 5), length=10 + n, ending="jobs") for n in range(9)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_charts(lang: str) -> None:
    reader = read(summary(Task("crooks", 2, ("a", "b")), GAMES, 1.0), lang)
    texts = Texts(lang, "crooks")
    ids = ["bots", "differences", "wins", "ratings", "points-by-seat", "lengths", "endings", "leads"]
    assert reader.titles == [texts.say(f"arena-{id}") for id in ids]
    assert "malina arena …" in reader.words
    assert texts.say("arena-ending-jobs") in reader.words


@pytest.mark.parametrize("by_side", [True, False])
def test_sides(by_side: bool) -> None:
    sides = ("law", "outlaws")
    games = [game(n, ("ab", "ba")[n % 2], (0,), sides=sides, side=sides[n // 2 % 2], ending="law") for n in range(5)]
    reader = read(summary(Task("bang", 2, ("a", "b"), by_side=by_side), games, 1.0), "en")
    assert "Sides" in reader.titles
    assert "The Outlaws" in reader.words
    assert ("All sides" in reader.words) == by_side


def test_names_of_bots_are_no_html_and_no_paths() -> None:
    own, tuned = "some/dir/<b>.py:Bot", "greedy@some/dir/my.toml"
    thought = {own: Thought(1, 0.1, 0.1), tuned: Thought(1, 0.1, 0.1)}
    games = [replace(game(0, "ab", (0,)), bots=(own, tuned), thought=thought)]
    words = read(summary(Task("crooks", 2, (own, tuned)), games, 1.0), "en").words
    assert "<b>.py:Bot" in words
    assert "greedy@my.toml" in words
    assert not any("some/dir" in word for word in words)


def test_one_game_of_one_bot() -> None:
    read(summary(Task("crooks", 2, ("a",)), [game(0, "aa", (0,), (3, 3))], 1.0), "en")


def test_bars_may_go_below_zero() -> None:
    drawn = columns([Column("x", [(0, 2.0, "2", "two"), (1, -1.0, "−1", "minus one")])])
    assert drawn.count("<rect") == 2
    assert 'y="116.0" width="37.60%" height="50.0"' in drawn


def test_a_scale_of_one_value_has_room() -> None:
    assert Scale.of([3.0, 3.0]).at(3.0) == "50.00%"
