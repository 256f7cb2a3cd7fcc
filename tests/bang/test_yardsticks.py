"""The bots by which greedy is measured: they play, and play better than nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from malina.arena import arena
from malina.bots import bot, play
from malina.games.bang import GAME
from malina.games.bang.bot.sight import in_view
from malina.kernel.dice import FastDice

from .scenario import scenario
from .test_bot import SEVEN, seen
from .yardsticks import Karma, Lists, karma_of

FILE = Path(__file__).with_name("yardsticks.py")


@pytest.mark.parametrize("name", ["Karma", "Lists"])
@pytest.mark.parametrize("players", [4, 7])
def test_a_yardstick_plays_from_a_file_and_only_legal_moves(name: str, players: int) -> None:
    own = bot(f"{FILE}:{name}", GAME)
    for n in range(2):
        assert play(GAME.deal(players, f"yard {n}", log=False), [own] * players, FastDice(n)).over


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["Karma", "Lists"])
def test_a_yardstick_beats_random(name: str) -> None:
    told = arena(GAME, [f"{FILE}:{name}", "random"], games=12, seats=4, by_side=True, seed="yard")
    assert told["side_difference"]["mean"] > 0.3


def test_karma_shoots_whoever_was_bad_to_the_sheriff_and_lists_too() -> None:
    t = seen(scenario(SEVEN, hands={0: "bang.2D"}), "attack 1 0", "attack 6 1")
    sight = in_view(t.table.view(0, memory=True))
    assert karma_of(sight)[1] < 0 < karma_of(sight)[6]
    decision = t.table.decisions(0)[0]
    for rules in (Karma(), Lists()):
        move = rules.choose(t.table.view(0, memory=True), decision, FastDice(1))
        assert move == {"cmd": "play", "card": "bang.2D", "target": 1}
