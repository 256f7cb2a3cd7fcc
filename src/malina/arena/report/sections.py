"""The charts of a report: title, what it shows, drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any, NamedTuple

from ...text import Texts
from ..words import ending_name, number, percent, percents, points_of_percent, short, side_name, signed, span
from .charts import NEUTRAL, Column, Dot, Scale, Stack, columns, dots, stacks

COLOURS = 8
BARS = 14  # of a histogram, at most


class Section(NamedTuple):
    title: str
    about: str
    content: str
    wide: bool = False


Form = Callable[[Mapping[str, Any]], tuple[str, str]]  # an interval's mean, and from where to where
Z = 1.96


@dataclass(frozen=True)
class Report:
    numbers: Mapping[str, Any]
    texts: Texts

    @property
    def bots(self) -> list[str]:
        return list(self.numbers["win_rates"])

    def colour(self, bot: str) -> int:
        return self.bots.index(bot) % COLOURS

    def legend(self) -> str:
        names = (f'<span><i class="dot c{self.colour(bot)}"></i>{escape(short(bot))}</span>' for bot in self.bots)
        return f'<p class="legend">{"".join(names)}</p>'


def sections(report: Report) -> Iterator[Section]:
    numbers, say = report.numbers, report.texts.say
    if numbers.get("side_difference"):
        yield Section(say("arena-sides"), say("arena-sides-manned"), sides(report) + side_differences(report), True)
    elif numbers.get("sides"):
        yield Section(say("arena-sides"), say("arena-sides-seated"), sides(report), True)
    if numbers.get("differences"):
        yield Section(say("arena-differences"), say("arena-differences-about"), differences(report), True)
    yield Section(say("arena-wins"), say("arena-wins-about", even=percent(1 / numbers["seats"])), wins(report))
    yield Section(say("arena-ratings"), say("arena-ratings-about"), ratings(report))
    points = report.legend() + points_by_seat(report)
    yield Section(say("arena-points-by-seat"), say("arena-points-by-seat-about"), points)
    length = numbers["lengths"]
    about = say("arena-lengths-about", mean=number(length["mean"]), min=length["min"], max=length["max"])
    yield Section(say("arena-lengths"), about, lengths(report))
    graded = len(numbers["leads"]) > 1  # points say more than who has won
    yield Section(say("arena-endings"), say("arena-endings-about"), report.legend() + endings(report), not graded)
    if graded:
        yield Section(say("arena-leads"), say("arena-leads-about"), leads(report))


def wins(report: Report) -> str:
    found = [_share(report, bot, won, short(bot)) for bot, won in report.numbers["win_rates"].items()]
    return dots(found, Scale(0, 1), 1 / report.numbers["seats"])


def ratings(report: Report) -> str:
    found = []
    for bot, rating in report.numbers["ratings"].items():
        mu, spread = rating["mu"], Z * rating["sigma"]
        found.append(Dot(short(bot), report.colour(bot), mu, mu - spread, mu + spread, number(mu)))
    return dots(found, Scale.of([edge for dot in found for edge in (dot.low, dot.high)]), 25.0)


def points_by_seat(report: Report) -> str:
    by_bot = report.numbers["points_by_seat"]
    found = []
    for seat in range(report.numbers["seats"]):
        points = {bot: means[seat] for bot, means in by_bot.items() if means[seat] is not None}
        bars = [
            (report.colour(bot), mean, number(mean), f"{short(bot)}: {number(mean)}") for bot, mean in points.items()
        ]
        found.append(Column(report.texts.say("simulate-seat", number=seat), bars))
    return columns(found)


def lengths(report: Report) -> str:
    return columns([_count(b["from"], b["to"], b["count"]) for b in report.numbers["lengths"]["bins"]])


def _count(low: int, high: int, count: int) -> Column:
    """A bar of a histogram."""
    return Column(str(low), [(NEUTRAL, count, str(count), f"{low}–{high}: {count}")])


def endings(report: Report) -> str:
    found = []
    for row in report.numbers["endings"]:
        parts = [(report.colour(b), won, f"{short(b)}: {number(won)}") for b, won in row["won_by"].items()]
        found.append(Stack(ending_name(report.texts, row["ending"]), parts, percent(row["rate"])))
    return stacks(found)


def leads(report: Report) -> str:
    """Bars of equal width in points, as few as fit."""
    found = report.numbers["leads"]
    low, high = found[0]["points"], found[-1]["points"]
    width = -(-(high - low + 1) // BARS)
    bars = dict.fromkeys(range(low, high + 1, width), 0)
    for row in found:
        bars[low + (row["points"] - low) // width * width] += row["count"]
    return columns([_count(start, start + width - 1, count) for start, count in bars.items()])


def differences(report: Report) -> str:
    """Win rates, and points where they say more."""
    say = report.texts.say
    found = report.numbers["differences"]
    won = [_difference(report, row["bots"], row["win_rate"], points_of_percent) for row in found]
    points = [_difference(report, row["bots"], row["points"], _points) for row in found]
    parts = [f"<h3>{escape(say('arena-differences-wins'))}</h3>", dots(won, Scale.of(_edges(won)), 0.0)]
    if len(report.numbers["leads"]) > 1:
        parts += [f"<h3>{escape(say('arena-points'))}</h3>", dots(points, Scale.of(_edges(points)), 0.0)]
    return "".join(parts)


def sides(report: Report) -> str:
    parts = []
    for side in report.numbers["sides"]:
        rows = [_share(report, bot, won, short(bot)) for bot, won in side["win_rates"].items()]
        parts.append(f"<h3>{escape(side_name(report.texts, side['side']))}</h3>{dots(rows, Scale(0, 1))}")
    return "".join(parts)


def side_differences(report: Report) -> str:
    say = report.texts.say
    rows = [(side_name(report.texts, side["side"]), side["difference"]) for side in report.numbers["sides"]]
    rows.append((say("arena-all-sides"), report.numbers["side_difference"]))
    found = [
        Dot(name, NEUTRAL, d["mean"], d["low"], d["high"], *points_of_percent(d))
        for name, d in rows
        if d["mean"] is not None
    ]
    one, other = map(short, report.bots)
    title = say("arena-side-difference", one=one, other=other)
    return f"<h3>{escape(title)}</h3>{dots(found, Scale.of(_edges(found)), 0.0) if found else ''}"


def _share(report: Report, bot: str, won: Mapping[str, Any], label: str) -> Dot:
    return Dot(label, report.colour(bot), won["rate"], won["low"], won["high"], percent(won["rate"]), percents(won))


def _difference(report: Report, pair: list[str], found: Mapping[str, Any], form: Form) -> Dot:
    mean = found["mean"] or 0.0
    low, high = (mean, mean) if found["low"] is None else (found["low"], found["high"])
    label = " − ".join(map(short, pair))
    return Dot(label, report.colour(pair[0]), mean, low, high, *form(found))


def _points(found: Mapping[str, Any]) -> tuple[str, str]:
    return signed(found["mean"]), span(found, signed)


def _edges(rows: list[Dot]) -> list[float]:
    return [0.0, *(edge for row in rows for edge in (row.low, row.high))]
