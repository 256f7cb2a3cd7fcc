"""Charts as SVG inside of HTML. Positions are shares of the width, so that a chart fits whatever holds it; words stand
beside the drawing, where they can be read, selected and wrapped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

TALL = 150  # pixels of upright bars
HEAD = 16  # pixels above them, for figures
FIGURES = 16  # so many bars have room for their figures
NEUTRAL = 8  # the colour of what is no bot's


@dataclass(frozen=True)
class Scale:
    """From values to shares of the width, with some air at both ends."""

    low: float
    high: float

    @staticmethod
    def of(values: Sequence[float]) -> Scale:
        low, high = min(values), max(values)
        air = (high - low) * 0.06 or 1.0
        return Scale(low - air, high + air)

    def at(self, value: float) -> str:
        return f"{100 * (value - self.low) / (self.high - self.low):.2f}%"


class Dot(NamedTuple):
    """A value with its interval."""

    label: str
    colour: int
    value: float
    low: float
    high: float
    text: str
    span: str = ""


def dots(rows: Sequence[Dot], scale: Scale, mark: float | None = None) -> str:
    """A line for each value, with a mark to compare it with."""
    lines = []
    for row in rows:
        at = scale.at
        rule = "" if mark is None else f'<line class="mark" x1="{at(mark)}" x2="{at(mark)}" y1="0" y2="28"/>'
        drawing = (
            f'<svg class="c{row.colour}" height="28" aria-hidden="true">'
            f'<line class="rail" x1="0" x2="100%" y1="14" y2="14"/>{rule}'
            f'<line class="span" x1="{at(row.low)}" x2="{at(row.high)}" y1="14" y2="14"/>'
            f'<circle cx="{at(row.value)}" cy="14" r="6"/></svg>'
        )
        lines.append(_line(row.label, drawing, row.text, row.span))
    return f'<dl class="rows">{"".join(lines)}</dl>'


class Stack(NamedTuple):
    """A whole, and what it is made of: colours and amounts."""

    label: str
    parts: Sequence[tuple[int, float, str]]  # colour, amount, what is shown under the pointer
    text: str


def stacks(rows: Sequence[Stack]) -> str:
    """Lying bars in proportion to each other."""
    most = max((sum(amount for _, amount, _ in row.parts) for row in rows), default=0) or 1
    lines = []
    for row in rows:
        x, bars = 0.0, []
        for colour, amount, title in row.parts:
            width = 100 * amount / most
            bars.append(_bar(colour, f"{x:.2f}%", "4", f"{width:.2f}%", "20", title))
            x += width
        drawing = f'<svg height="28" aria-hidden="true">{"".join(bars)}</svg>'
        lines.append(_line(row.label, drawing, row.text))
    return f'<dl class="rows">{"".join(lines)}</dl>'


def _line(label: str, drawing: str, text: str, small: str = "") -> str:
    more = f"<small>{escape(small)}</small>" if small else ""
    return f"<dt>{escape(label)}</dt><dd>{drawing}</dd><dd class='value'>{escape(text)}{more}</dd>"


class Column(NamedTuple):
    """Upright bars that stand together: colours and heights."""

    label: str
    bars: Sequence[tuple[int, float, str, str]]  # colour, height, its figure, what is shown under the pointer


def columns(found: Sequence[Column]) -> str:
    """Upright bars from zero, which is at the bottom unless something is below it."""
    heights = [height for column in found for _, height, _, _ in column.bars]
    low, high = min(0.0, *heights), max(0.0, *heights)
    unit = TALL / ((high - low) or 1)
    ground = HEAD + high * unit
    room = 100 / len(found)
    drawn = []
    for i, column in enumerate(found):
        width = 0.8 * room / max(1, len(column.bars))
        for k, (colour, height, figure, title) in enumerate(column.bars):
            x = i * room + 0.1 * room + k * width
            top, tall = ground - max(height, 0.0) * unit, abs(height) * unit
            drawn.append(_bar(colour, f"{x:.2f}%", f"{top:.1f}", f"{width * 0.94:.2f}%", f"{tall:.1f}", title))
            if len(heights) <= FIGURES:
                drawn.append(f'<text x="{x + width * 0.47:.2f}%" y="{top - 4:.1f}">{escape(figure)}</text>')
    drawn.append(f'<line class="rail" x1="0" x2="100%" y1="{ground:.1f}" y2="{ground:.1f}"/>')
    labels = "".join(f"<span>{escape(column.label)}</span>" for column in found)
    drawing = f'<svg height="{HEAD + TALL + 1}" aria-hidden="true">{"".join(drawn)}</svg>'
    return f'<div class="columns">{drawing}<div class="labels">{labels}</div></div>'


def _bar(colour: int, x: str, y: str, width: str, height: str, title: str) -> str:
    return (
        f'<rect class="c{colour}" x="{x}" y="{y}" width="{width}" height="{height}" rx="2">'
        f"<title>{escape(title)}</title></rect>"
    )
