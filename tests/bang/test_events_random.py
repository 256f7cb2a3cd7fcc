"""Every event, active from the first turn to the last: random games must run clean."""

from __future__ import annotations

import random

import pytest

from malina.games.bang import GAME
from malina.games.bang.box import catalogue, shipped
from malina.games.bang.options import PRESETS
from malina.games.bang.rules.events import revealed
from malina.games.bang.table import BangTable
from malina.kernel.pieces import move, reveal

pytestmark = pytest.mark.no_cover
EVENTS = catalogue(shipped())[4]
TALK_EVERY = 7  # moves


@pytest.mark.parametrize("seats", [4, 7])
@pytest.mark.parametrize("event", [event.id for event in EVENTS])
def test_random_games_with_one_event(event: str, seats: int) -> None:
    """The only event there is, revealed before the first move; it never ends."""
    for seed in range(3):
        g = game_of(event, seats, seed)
        rng = random.Random(seed)
        moves = 0
        while not g.over and moves < 3000:
            if event == "gag" and moves % TALK_EVERY == TALK_EVERY - 1:
                g.act(rng.choice(g.ring), {"cmd": "talk"})
            else:
                g.act_randomly(rng.random)
            moves += 1
            if moves % 20 == 0:
                assert GAME.invariants(g) == []
        assert g.over, f"{event}: {moves} moves and no end"


def game_of(event: str, seats: int, seed: int) -> BangTable:
    g = GAME.deal(seats, seed, {**PRESETS["full"], "event_deck_end": "finale"})
    assert isinstance(g, BangTable)
    of_show = next(face for face in EVENTS if face.id == event).deck == "wild_west_show"
    piles = (g.data.show_pile, g.data.show_past) if of_show else (g.data.event_pile, g.data.event_past)
    now = g.data.show_now if of_show else g.data.event
    for pile in piles:
        for piece in g.at[pile]:
            if g.face[piece].id == event:
                move(g, piece, pile, now)
    for piece in g.at[piles[0]]:
        move(g, piece, piles[0], piles[1])
    reveal(g, g.at[now])
    setattr(g, "show" if of_show else "event", event)
    base = len(g.frames)
    revealed(g, event, g.turn)
    g.run(base)
    return g
