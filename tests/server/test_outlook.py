"""What is worth what is told after every move, whatever the move changed."""

from __future__ import annotations

from random import Random

import pytest

import malina
from malina.kernel.film import outlook
from malina.kernel.record import Match
from malina.kernel.view import Difference
from malina.server.outbound.viewer_state import ViewerState


@pytest.mark.parametrize("name", ["bang", "crooks", "lockup", "scoundrels", "sheriff"])
def test_the_outlook_follows_every_move(name: str) -> None:
    """Money, marks and stars change without a card that moves."""
    game = malina.game(name)
    match = Match.start(game, 3, bytes(32), [])
    rng = Random(7)
    eyes = ViewerState(0, match)
    for _ in range(120):
        if match.over:
            break
        after = match.after(*match.table.random_move(rng))
        eyes.look(after, Difference(match.table, after.table))
        match = after
        assert eyes.outlook == outlook(match, match.table.view(0))


@pytest.mark.parametrize(
    ("name", "seats"), [("bang", 4), ("crooks", 3), ("lockup", 1), ("lockup", 3), ("scoundrels", 3), ("sheriff", 4)]
)
def test_every_move_can_be_considered(name: str, seats: int) -> None:
    """Also one that turns up cards, whose faces are not known before it is made."""
    game = malina.game(name)
    for seed in range(2):
        match = Match.start(game, seats, bytes([seed]) * 32, [])
        rng = Random(seed)
        for _ in range(120):
            if match.over:
                break
            seat, move = match.table.random_move(rng)
            if seat >= 0:
                game.outlook(match.table.ahead(seat, move), match.table.data)
            match = match.after(seat, move)
