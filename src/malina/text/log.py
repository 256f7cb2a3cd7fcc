"""The log of a game as text: who plays, what happened, where the points came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..games import game as find_game
from ..kernel.record import Match, Record, replay
from ..kernel.table import Table
from .texts import Texts

Reader = int | str | None  # a seat, "all" for a reader who is told everything, None for a spectator


def log_text(played: Match | Record, lang: str, seat: Reader = "all") -> str:
    """The log as this reader was told it. Deterministic, because golden files (snapshot tests) are made of it."""
    match = played if isinstance(played, Match) else _last(played)
    table = match.table
    texts = Texts(lang, table.game, table.data.faces, me=seat if isinstance(seat, int) else None)
    names = names_of(match.record, texts)
    seats = list(range(table.seats))
    title = texts.read("log-title", {"game": texts.say("game-name"), "seats": seats}, names)
    parts = [[title, _seen_by(seat, texts, names)], *paragraphs(table, texts, names, seat)]
    if table.result is not None:
        parts.append([texts.say("score-title"), *texts.result_lines(table.result.to_json(), names)])
    else:
        parts.append([texts.say("log-unfinished")])
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def paragraphs(table: Table, texts: Texts, names: Sequence[str], seat: Reader) -> list[list[str]]:
    """The events as text, with a new paragraph whenever somebody else acts."""
    parts: list[list[str]] = []
    last: Any = None
    for event in told(table, seat):
        actor = event.get("seat")
        if not parts or actor != last:
            parts.append([])
        parts[-1].append(texts.event(event, names, "all" if seat == "all" else "seat"))
        last = actor
    return parts


def told(table: Table, seat: Reader, since: int = 0) -> list[dict[str, Any]]:
    if seat == "all":
        return [event.in_full(n) for n, event in enumerate(table.log or [])][since:]
    assert not isinstance(seat, str)
    return table.events(seat, since)


def names_of(record: Record, texts: Texts) -> list[str]:
    """The players' names; unnamed players are called after their seat, and bots of a server by their mask."""
    names = [texts.player(seat, record.names) for seat in range(record.seats)]
    return [texts.say(f"mask-{name}") if texts.has(f"mask-{name}") else name for name in names]


def _last(record: Record) -> Match:
    *_, match = replay(find_game(record.game), record)
    return match


def _seen_by(seat: Reader, texts: Texts, names: Sequence[str]) -> str:
    if isinstance(seat, int):
        return texts.read("log-seat", {"seat": seat}, names)
    return texts.say("log-spectator" if seat is None else "log-all")
