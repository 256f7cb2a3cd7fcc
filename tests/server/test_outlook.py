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
