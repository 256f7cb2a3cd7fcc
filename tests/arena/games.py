"""Finished games, made up."""

from __future__ import annotations

from malina.arena.play import Finished, Thought


def game(number: int, bots: str, winners: tuple[int, ...], points: tuple[int, ...] = (), **more: object) -> Finished:
    return Finished(
        number,
        tuple(bots),
        winners,
        points or tuple(int(seat in winners) for seat in range(len(bots))),
        **{
            "length": 10,
            "ending": "alone",
            "sides": tuple(map(str, range(len(bots)))),
            "thought": {bot: Thought(2, 0.004, 0.003) for bot in bots},
            **more,
        },  # type: ignore[arg-type]
    )
