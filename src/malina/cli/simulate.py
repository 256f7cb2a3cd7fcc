"""`malina simulate`: plays many games with bots and prints statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer
from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..arena.words import percent
from ..simulate import simulate as run
from ..text import Texts
from .output import Output
from .params import GameId, Games, Jobs, Json, Lang, Preset, Seats, Seed, Settings
from .settings import check_seats, chosen

BARS = 12  # lines of the histogram at most


def simulate(
    ctx: typer.Context,
    game: GameId,
    seats: Seats = None,
    games: Games = 1000,
    seed: Seed = "0",
    bots: Annotated[str, typer.Option("--bots", metavar="BOT", help="help-bots")] = "random",
    preset: Preset = "",
    option: Settings = [],  # noqa: B006
    jobs: Jobs = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    out, found, settings = chosen(ctx, game, option, preset)
    number = check_seats(found, seats, settings)
    with out.progress("progress-games") as progress:
        numbers = run(found, number, games, seed, bot_names(bots), settings, jobs, progress)
    out.result(numbers)
    if not out.json:
        show(out, out.texts.say("game-name"), numbers)


def bot_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def show(out: Output, name: str, numbers: Mapping[str, Any]) -> None:
    texts = out.texts
    lengths = numbers["lengths"]
    out.show("")
    out.say("simulate-title", "bold", name=name, seats=numbers["seats"], games=numbers["games"])
    out.say(
        "simulate-speed",
        decisions=numbers["decisions"],
        seconds=f"{numbers['seconds']:.1f}",
        decisions_per_s=round(numbers["decisions_per_s"]),
        games_per_s=round(numbers["games_per_s"]),
        jobs=numbers["jobs"],
    )
    out.say("simulate-lengths", mean=f"{lengths['mean']:.1f}", min=lengths["min"], max=lengths["max"])
    who = [texts.say("simulate-seat", number=rate["seat"]) for rate in numbers["win_rates"]]
    means = [f"{mean:.1f}" for mean in numbers["mean_points"]]
    out.show(rates(texts, who, numbers["win_rates"], means))
    if by_bot := numbers.get("win_rates_by_bot"):
        out.say("simulate-by-bot", "dim")
        out.show(rates(texts, [rate["bot"] for rate in by_bot], by_bot))
    if unwon := numbers.get("unwon"):
        out.say("simulate-nobody", share=percent(unwon))
    for other, mean in numbers.get("others", {}).items():
        out.say("simulate-others", other=other, mean=f"{mean:.1f}")
    out.say("simulate-histogram", "dim")
    out.show(histogram(numbers["points_histogram"]))


def rates(texts: Texts, who: Sequence[str], found: Sequence[Mapping[str, Any]], means: Sequence[str] = ()) -> Table:
    table = Table(box=box.SIMPLE_HEAD, border_style="dim", pad_edge=False)
    table.add_column("")
    for id in ("simulate-wins", "simulate-interval"):
        table.add_column(texts.say(id), justify="right")
    if means:
        table.add_column(texts.say("simulate-points"), justify="right")
    for i, rate in enumerate(found):
        cells = [percent(rate["rate"]), f"{percent(rate['low'])} – {percent(rate['high'])}"]
        table.add_row(who[i], *cells, *means[i : i + 1])
    return table


def histogram(points: Sequence[Mapping[str, int]]) -> RenderableType:
    """A histogram of points with bins of equal width, at most `BARS` of them."""
    low, high = points[0]["points"], points[-1]["points"]
    width = -(-(high - low + 1) // BARS)
    bars: dict[int, int] = dict.fromkeys(range(low, high + 1, width), 0)
    for entry in points:
        bars[low + (entry["points"] - low) // width * width] += entry["count"]
    total = sum(bars.values())
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right")
    for start, count in bars.items():
        label = str(start) if width == 1 else f"{start}–{start + width - 1}"
        length = count * 40 / max(bars.values())
        table.add_row(Text(label, "dim"), Text(bar(length), "cyan"), Text(percent(count / total), "dim"))
    return table


def bar(length: float) -> str:
    """A bar of so many characters, to the eighth of one."""
    eighths = round(length * 8)
    return "█" * (eighths // 8) + ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")[eighths % 8]
