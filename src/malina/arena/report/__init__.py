"""The numbers of an arena as one HTML file that needs nothing else: no script, no font, no other host."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from ...text import Texts
from ..words import milliseconds, number, percent, percents, short, span
from .sections import Report, Section, sections

TEMPLATE = Path(__file__).with_name("report.html")

__all__ = ["page"]


def page(numbers: Mapping[str, Any], texts: Texts, command: str) -> str:
    """The file; `command` is what was typed to make it."""
    report = Report(numbers, texts)
    name = texts.say("game-name")
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        lang=texts.lang,
        title=escape(texts.say("arena-report-title", name=name)),
        heading=escape(texts.say("arena-report-title", name=name)),
        about=escape(texts.say("arena-title", **_size(numbers))),
        command=escape(command),
        sections="\n".join([leaders(report), *map(_section, sections(report))]),
        footer=escape(texts.say("arena-report-footer")),
    )


def _size(numbers: Mapping[str, Any]) -> dict[str, int]:
    return {key: numbers[key] for key in ("seats", "games", "deals")}


def _section(section: Section) -> str:
    width = ' class="wide"' if section.wide else ""
    title, about = escape(section.title), escape(section.about)
    return f"<section{width}><h2>{title}</h2><p>{about}</p>{section.content}</section>"


def leaders(report: Report) -> str:
    """Everything about each bot in a line."""
    say = report.texts.say
    heads = [say(f"arena-{column}") for column in ("bot", "wins", "points", "rating", "ms", "slowest")]
    rows = "".join(f"<tr>{''.join(cells)}</tr>" for cells in _rows(report))
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    table = f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    return _section(Section(say("arena-bots"), say("arena-bots-about"), table, True))


def _rows(report: Report) -> Iterator[list[str]]:
    numbers = report.numbers
    for i, name in enumerate(report.bots):
        won, points, rating = numbers["win_rates"][name], numbers["points"][name], numbers["ratings"][name]
        yield [
            f'<td><span class="dot c{i % 8}"></span>{escape(short(name))}</td>',
            _cell(percent(won["rate"]), percents(won)),
            _cell(number(points["mean"]), span(points)),
            _cell(number(rating["mu"]), f"± {1.96 * rating['sigma']:.1f}"),
            _cell(milliseconds(numbers["ms_per_move"][name])),
            _cell(milliseconds(numbers["slowest_ms"][name])),
        ]


def _cell(text: str, small: str = "") -> str:
    return f"<td>{escape(text)}{f'<small>{escape(small)}</small>' if small else ''}</td>"
