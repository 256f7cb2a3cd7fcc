"""Fixtures: tables of BANG! at many kinds of decision, with all its events."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import malina
from malina.kernel.dice import FastDice
from malina.kernel.record import Match

from .past import Game

BANG = malina.game("bang")
GAMES = 12  # games searched, for each way to play
LATER = ("act", "dodge_shot", "throw_away", "draw_how", "pick", "discard_bang", "duel_answer")  # come up in every game
FULL = dict(BANG.presets["full"])
WAYS: tuple[dict[str, Any], ...] = (
    FULL,
    {**FULL, "character_choice": 2, "handcuffs_mode": "declare_suit", "ranch_timing": "end_phase_1"},
)
SERIES = {**FULL, "tournament_scoring": True, "hiring": True, "experience": True, "bounties": True}
SERIES_SEATS = (4, 8)


def games(seats: int) -> Iterator[tuple[Match, FastDice]]:
    ways = (*WAYS, SERIES) if seats in SERIES_SEATS else WAYS
    for number in range(GAMES):
        for way, options in enumerate(ways):
            name = f"west {seats} {number} {way}"
            secret = hashlib.sha256(name.encode()).digest()
            yield Match.start(BANG, seats, secret, [""] * seats, options), FastDice(name)


def decisions(seats: int) -> dict[str, Game]:
    """For each kind of decision of the first seat a game up to it; a late one where it comes up often."""
    found: dict[str, Game] = {}
    for match, dice in games(seats):
        while not match.table.over and len(match.record.moves) < 600:
            view: Any = match.table
            if 0 in match.table.waiting_for:
                kind = match.table.decisions(0)[0].kind
                if kind not in found and (kind not in LATER or view.turn_no > 2 * seats):
                    record = match.record
                    found[kind] = Game(match.secret, seats, list(record.moves), BANG.id, dict(record.options))
            seat = min(match.table.waiting_for)
            match.act(seat, match.table.decisions(seat)[0].moves.sample(dice.below))
    return found
