"""Golden games to be read: for every number of players, length, module and way to end one record, and its log as
everybody and as one seat would read it.

After a wanted change of rules or texts: `python -m tests.scoundrels.test_logs` writes them anew; read the difference.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import malina
from malina.games.scoundrels import GAME
from malina.kernel.record import Match, Record
from malina.text import log_text

LOGS = Path(__file__).with_name("logs")
NAMES = ["Миша", "Настя", "Света", "Гриша"]
LONG = {"length": "long"}
Ending = Callable[[Match], bool]
READERS: tuple[tuple[str, Any, str], ...] = (("ru", "all", "ru.all"), ("en", 0, "en.seat"))


def tied(match: Match) -> bool:
    assert match.table.result is not None
    points = match.table.result.points
    return points.count(max(points)) > 1


def money_decides(match: Match) -> bool:
    purses = match.table.money  # type: ignore[attr-defined]
    return tied(match) and purses.count(max(purses)) == 1


def the_later_one_wins(match: Match) -> bool:
    assert match.table.result is not None
    best = max(match.table.result.points)
    purses = [m for m, p in zip(match.table.money, match.table.result.points, strict=True) if p == best]  # type: ignore[attr-defined]
    return len(purses) > 1 and purses.count(max(purses)) > 1


def told(match: Match, *names: str) -> bool:
    return set(names) <= {event["event"] for event in match.table.events(None)}


# name: seats, options, what makes the game fit
WANTED: dict[str, tuple[int, dict[str, Any], Ending]] = {
    "2-players": (2, {}, lambda match: told(match, "exposed")),
    "3-players": (3, {}, lambda match: told(match, "exposed", "abandoned")),
    "4-players": (4, {}, lambda match: told(match, "exposed")),
    "long": (2, LONG, lambda match: told(match, "abandoned")),
    "strategy-cards": (3, {"strategy_cards": True}, lambda match: True),
    "more-scoundrels": (2, {**LONG, "more_scoundrels": True}, lambda match: True),
    "wild-saloon": (2, {**LONG, "wild_saloon": True}, lambda match: True),
    "start-with-zero": (2, {**LONG, "start_with_zero": True}, lambda match: True),
    "everything": (4, dict(GAME.presets["everything"]), lambda match: told(match, "used_again")),
    "money-breaks-the-tie": (2, {}, money_decides),
    "later-in-the-round": (2, {}, the_later_one_wins),
}
RARE = {"doubt": 0.3, "arrange": 0.0, "done": 0.1, "decline": 0.2, "enough": 0.2}  # of how many chances it is taken


def play(seats: int, options: dict[str, Any], number: int) -> Match:
    """By lot, but somebody who has abilities uses them."""
    secret = hashlib.sha256(f"golden {number}".encode()).digest()
    match = Match.start(GAME, seats, secret, ["golden"] * seats, options, NAMES[:seats])
    rng = random.Random(number)
    while not match.table.over:
        seat = min(match.table.waiting_for)
        [decision] = [found for found in match.table.decisions(seat) if found.required]
        says = [say for say in decision.moves.says if rng.random() < RARE.get(say.cmd, 1.0)] or decision.moves.says[:1]
        say = rng.choice(says)
        match.act(seat, say[rng.randrange(say.count)])
    return match


def write() -> None:
    for name, (seats, options, fits) in WANTED.items():
        match = next(match for number in range(10_000) if fits(match := play(seats, options, number)))
        (LOGS / f"{name}.json").write_bytes(match.record.to_json())
        for lang, reader, file in READERS:
            (LOGS / f"{name}.{file}.txt").write_text(log_text(match, lang, reader), encoding="utf-8")


@pytest.mark.parametrize("name", WANTED)
def test_golden_log(name: str) -> None:
    record = Record.from_json((LOGS / f"{name}.json").read_bytes())
    assert malina.verify(GAME, record).over
    match = Match(GAME, record, bytes.fromhex(record.secret))
    assert WANTED[name][2](match)
    for lang, reader, file in READERS:
        assert log_text(match, lang, reader) == (LOGS / f"{name}.{file}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", WANTED)
def test_the_seat_reads_less_than_everybody(name: str) -> None:
    match = Match(
        GAME, (record := Record.from_json((LOGS / f"{name}.json").read_bytes())), bytes.fromhex(record.secret)
    )
    assert len(log_text(match, "ru", 0)) < len(log_text(match, "ru", "all"))


if __name__ == "__main__":
    write()
