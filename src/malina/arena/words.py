"""How the things of an arena are called in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ..text import Texts


def side_name(texts: Texts, side: str) -> str:
    """A side of the game, or a seat that plays for itself."""
    return texts.say("simulate-seat", number=int(side)) if side.isdecimal() else texts.say(f"arena-side-{side}")


def ending_name(texts: Texts, ending: str) -> str:
    return texts.say(f"arena-ending-{ending}")


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def number(value: float | None) -> str:
    return "—" if value is None else f"{value:.1f}".replace("-", "−")


def signed(value: float | None) -> str:
    """A difference."""
    return "—" if value is None else f"{value:+.1f}".replace("-", "−")


def milliseconds(value: float) -> str:
    return f"{value:.3f}" if value < 1 else f"{value:.1f}"


def span(interval: Mapping[str, Any], form: Callable[[float], str] = number, scale: float = 1) -> str:
    """From … to …; a dash where one value alone gives no interval."""
    if interval["low"] is None:
        return "—"
    return f"{form(scale * interval['low'])} … {form(scale * interval['high'])}"


def percents(interval: Mapping[str, Any]) -> str:
    return f"{number(100 * interval['low'])}–{number(100 * interval['high'])} %"


def points_of_percent(interval: Mapping[str, Any]) -> tuple[str, str]:
    """A difference of win rates and its interval."""
    mean = interval["mean"]
    return signed(None if mean is None else 100 * mean), span(interval, signed, 100)


def short(bot: str) -> str:
    """What lies in a file is called by the file's name, without folders."""
    name, at, weights = bot.partition("@")
    return f"{Path(name).name if ':' in name else name}{at}{Path(weights).name}"
