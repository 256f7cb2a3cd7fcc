"""Helpers of tests that play at a table: whose turn it is, and making moves."""

from __future__ import annotations

from typing import Any

from .house import Guest


def turn(guests: list[Guest]) -> Guest:
    """The guest whose turn it is."""
    [seat] = guests[0].live.room.waiting_for
    return next(guest for guest in guests if guest.seat == seat)


def legal(guest: Guest) -> dict[str, Any]:
    assert guest.live.room.match is not None
    assert guest.seat is not None
    move: dict[str, Any] = guest.live.room.match.table.decisions(guest.seat)[0].moves[0]
    return move


async def play_on(guests: list[Guest], moves: int) -> None:
    for _ in range(moves):
        now = turn(guests)
        assert (await now.move(**legal(now)))["type"] == "ack"
