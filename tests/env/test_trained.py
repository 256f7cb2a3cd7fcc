"""What was trained plays as a bot, and sees there what it saw in its environment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import malina
import malina.env
from malina.bots import answer, bot, play
from malina.env.episode import Observation
from malina.env.trained import Trained
from malina.kernel.policy import NOTHING

from ..kernel.test_toy import at_turn
from .tables import TOY

FILE = """
import malina.env
from malina.env.trained import Trained

class Mine(Trained):
    def __init__(self):
        super().__init__(malina.env.env("crooks", seats=2), lambda seen: seen["action_mask"].argmax())
"""


def first(observation: Observation) -> Any:
    return observation["action_mask"].argmax()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("crooks", 2, {}), ("bang", 4, {}), ("bang", 5, malina.game("bang").presets["full"])],
)
def test_it_plays_to_the_end(game: str, seats: int, options: Any) -> None:
    rng = np.random.default_rng(1)
    env = malina.env.env(game, seats, options)
    mine = Trained(env, lambda seen: rng.choice(np.flatnonzero(seen["action_mask"])))
    assert play(malina.game(game).deal(seats, 1, options), [mine] * seats, malina.FastDice(1)).over


@pytest.mark.parametrize(("game", "options"), [(malina.game("crooks"), {}), (TOY, {"more": True})])
def test_it_sees_what_its_environment_shows(game: Any, options: Any) -> None:
    env = malina.env.env(game, 3, options)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    shown: list[tuple[Observation, Any]] = []

    def act(seen: Observation) -> Any:
        shown.append((seen, rng.choice(np.flatnonzero(seen["action_mask"]))))
        return shown[-1][1]

    mine = Trained(env, act)
    while not (table := env.episode.table).over:
        decision = env.episode.decision(int(env.agent_selection[-1]))
        answer(mine, table, decision, malina.FastDice(1))
        for seen, action in shown:
            for part, array in env.observe(env.agent_selection).items():
                assert np.array_equal(array, seen[part])
            env.step(action)
        shown.clear()


def test_it_takes_offers_and_leaves_them() -> None:
    table = at_turn("bang bang miss")
    env = malina.env.env(TOY, 3)
    [offer] = table.decisions(1)
    assert answer(Trained(env, first), table, offer, malina.FastDice(1)) == NOTHING
    last = Trained(env, lambda seen: np.flatnonzero(seen["action_mask"])[-1])
    assert answer(last, table, offer, malina.FastDice(1)) in offer.moves


def test_it_stays_at_its_table_and_in_its_mask() -> None:
    crooks = malina.game("crooks")
    env = malina.env.env("crooks", seats=2)
    with pytest.raises(ValueError, match="2 seats"):
        play(crooks.deal(3, 1), [Trained(env, first)] * 3, malina.FastDice(1))
    with pytest.raises(ValueError, match="not in the mask"):
        play(crooks.deal(2, 1), [Trained(env, lambda seen: 0)] * 2, malina.FastDice(1))


def test_it_plays_from_a_file(tmp_path: Path) -> None:
    crooks = malina.game("crooks")
    (tmp_path / "mine.py").write_text(FILE)
    mine = bot(f"{tmp_path / 'mine.py'}:Mine", crooks)
    assert play(crooks.deal(2, 1), [mine, mine], malina.FastDice(1)).over
