"""Golden games to be read: for every way to end one record, and its log as everybody and as one seat would read it.

After a wanted change of rules or texts: `python -m tests.crooks.test_logs` writes them anew; read the difference.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import malina
from malina.bots import bot
from malina.text import log_text

LOGS = Path(__file__).with_name("logs")
NAMES = ["Миша", "Настя", "Света", "Гриша"]
CROOKS = malina.game("crooks")
Ending = Callable[[malina.Match], bool]


def reasons(match: malina.Match) -> set[str]:
    return {event["reason"] for event in match.table.events(None) if event["event"] == "passed"}


def points_tied(match: malina.Match) -> bool:
    points = match.table.result.points  # type: ignore[union-attr]
    return points.count(max(points)) > 1 and max(points) > 5


def winners(match: malina.Match) -> int:
    return len(match.table.result.winners)  # type: ignore[union-attr]


def told(match: malina.Match, name: str) -> bool:
    return any(event["event"] == name for event in match.table.events(None))


# name: seats, who plays, what makes the game fit
WANTED: dict[str, tuple[int, str, Ending]] = {
    "2-players": (2, "greedy", lambda match: True),
    "3-players": (3, "greedy", lambda match: True),
    "4-players": (4, "greedy", lambda match: True),
    "all-pass-at-once": (4, "pass", lambda match: True),
    "out-of-money": (2, "busy", lambda match: reasons(match) == {"no_money"}),
    "out-of-crooks": (3, "busy", lambda match: reasons(match) == {"no_crooks"}),
    "money-breaks-the-tie": (2, "random", lambda match: points_tied(match) and winners(match) == 1),
    "shared-by-two": (3, "busy", lambda match: points_tied(match) and winners(match) == 2),
    "shared-by-all": (2, "busy", lambda match: points_tied(match) and winners(match) == 2),
    "empty-handed": (2, "busy", lambda match: told(match, "left_empty_handed")),
}


def play(seats: int, who: str, number: int) -> malina.Match:
    secret = hashlib.sha256(f"golden {number}".encode()).digest()
    match = malina.Match.start(CROOKS, seats, secret, ["golden"] * seats, None, NAMES[:seats])
    rng = random.Random(number)
    dice = malina.FastDice(number)
    greedy = bot("greedy", CROOKS)
    table = match.table
    while not table.over:
        seat = min(table.waiting_for)
        [decision] = table.decisions(seat)
        move: dict[str, Any] = decision.moves.sample(rng.randrange)
        if who == "greedy":
            move = greedy.choose(table.view(seat, memory=True), decision, dice)
        elif decision.kind == "turn" and who == "pass":
            move = {"cmd": "pass"}
        elif decision.kind == "turn" and who == "busy":
            move = decision.moves[rng.randrange(len(decision.moves) - 1)]
        match.act(seat, move)
    return match


def write() -> None:
    for name, (seats, who, fits) in WANTED.items():
        match = next(match for number in range(100_000) if fits(match := play(seats, who, number)))
        (LOGS / f"{name}.json").write_bytes(match.record.to_json())
        for lang in ("ru", "en"):
            (LOGS / f"{name}.{lang}.all.txt").write_text(log_text(match.record, lang, "all"), encoding="utf-8")
        (LOGS / f"{name}.ru.seat.txt").write_text(log_text(match.record, "ru", 0), encoding="utf-8")


@pytest.mark.parametrize("name", WANTED)
def test_golden_log(name: str) -> None:
    record = malina.Record.from_json((LOGS / f"{name}.json").read_bytes())
    table = malina.verify(CROOKS, record)
    assert WANTED[name][2](malina.Match(CROOKS, record, bytes.fromhex(record.secret)))
    assert table.over
    for lang, seat, file in (("ru", "all", "ru.all"), ("en", "all", "en.all"), ("ru", 0, "ru.seat")):
        assert log_text(record, lang, seat) == (LOGS / f"{name}.{file}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", WANTED)
def test_the_seat_reads_less_than_everybody(name: str) -> None:
    """The seat's log differs from the full one unless nothing was ever hidden."""
    full = (LOGS / f"{name}.ru.all.txt").read_text(encoding="utf-8")
    seat = (LOGS / f"{name}.ru.seat.txt").read_text(encoding="utf-8")
    assert full != seat
    assert len(seat) < len(full) or name == "all-pass-at-once"


if __name__ == "__main__":
    write()
