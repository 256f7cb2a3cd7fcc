"""The environments: PettingZoo's own tests, and what those do not look at."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

import malina
import malina.env
from malina.env.vocabulary import WAIT

from .tables import BANG, TOY

CASES: dict[str, tuple[Any, ...]] = {
    **{f"{id} for {n}": (id, n) for id, game in malina.GAMES.items() for n in sorted({*game.seats[:3:2]})},
    "bang, everything": ("bang", 7, BANG.presets["full"]),
    "bang, a series": ("bang", 5, {"tournament_scoring": True, "hiring": True}),
    "toy": (TOY, 3),
    "toy, everything": (TOY, 4, {"more": True}),
}
CYCLES = 60
pytestmark = pytest.mark.filterwarnings(
    # what PettingZoo says of all environments with a mask that it does not know by name
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@pytest.fixture(params=list(CASES.values()), ids=list(CASES))
def case(request: pytest.FixtureRequest) -> tuple[Any, ...]:
    given: tuple[Any, ...] = request.param
    return given


def seeded(make: Callable[..., Any]) -> Callable[..., Any]:
    """`max_cycles_test` samples actions of all kinds: here always the same ones."""

    def made(**args: Any) -> Any:
        env = make(**args)
        for seat, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seat)
        return env

    return made


def test_pettingzoo_approves(case: tuple[Any, ...], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(malina.env.env(*case), num_cycles=CYCLES)
    seed_test(partial(malina.env.env, *case), num_cycles=CYCLES)
    assert "Passed" in capsys.readouterr().out


def test_pettingzoo_approves_of_the_parallel_ones(case: tuple[Any, ...], capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(malina.env.parallel_env(*case), num_cycles=CYCLES)
    parallel_seed_test(partial(malina.env.parallel_env, *case), num_cycles=CYCLES)
    assert "Passed" in capsys.readouterr().out


def test_no_more_than_so_many_cycles(case: tuple[Any, ...]) -> None:
    makers = malina.env.env, malina.env.parallel_env
    env, parallel_env = (seeded(partial(make, *case)) for make in makers)
    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


def legal(rng: Random, observation: Any) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


def played(env: Any, seed: int) -> dict[str, float]:
    """A whole random game, and what everybody got for it."""
    rng = Random(seed)
    env.reset(seed=seed)
    got = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
        env.step(None if terminated or truncated else legal(rng, observation))
    return got


# ---- one after another ----


def test_whoever_is_waited_for_is_selected() -> None:
    env = malina.env.env("bang", 4, {"character_choice": 2})
    env.reset(seed=3)
    rng = Random(3)
    everybody = set()
    for agent in env.agent_iter(60):
        table = env.unwrapped.episode.table
        assert int(agent[-1]) == min(table.waiting_for)
        everybody.add(agent)
        for other in env.possible_agents:
            mask = env.observe(other)["action_mask"]
            if int(other[-1]) in table.waiting_for:
                assert not mask[WAIT]
            else:
                assert np.flatnonzero(mask).tolist() == [WAIT]
        env.step(legal(rng, env.last()[0]))
    assert len(everybody) == 4


def test_an_illegal_word_changes_nothing() -> None:
    env = malina.env.env("crooks", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.unwrapped.episode.table.copy()
    for action in (WAIT, 10_000, -1):
        env.step(action)
        assert env.agent_selection == agent
        assert env.infos[agent] == {"illegal": True}
    assert env.unwrapped.episode.table == before
    env.step(legal(Random(1), env.last()[0]))
    assert env.infos[agent] == {}


def test_whoever_is_cut_off_is_replaced_by_chance() -> None:
    env = malina.env.env("bang", 4, max_cycles=3)
    rng = Random(1)
    env.reset(seed=1)
    ended = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            ended.append((agent, truncated, reward))
        env.step(None if terminated or truncated else legal(rng, observation))
    assert sorted(ended) == [(f"seat_{seat}", True, 0.0) for seat in range(4)]
    assert env.unwrapped.episode.table.decided > 8


def test_the_game_can_end_after_somebody_was_cut_off() -> None:
    """Seat 0 is out after one word; the other one plays to the end and is paid."""
    env = malina.env.env("crooks", 2, {"first": 0})
    env.reset(seed=1)
    env.unwrapped.max_cycles = 1
    env.step(legal(Random(1), env.last()[0]))
    env.unwrapped.max_cycles = None
    assert env.last()[3]
    env.step(None)
    assert env.agents == ["seat_1"]
    while not env.last()[2]:
        env.step(legal(Random(1), env.last()[0]))
    assert env.unwrapped.episode.table.over
    assert env.last()[1] in (-1.0, 0.0, 1.0)


def test_the_same_seed_is_the_same_game_and_the_next_one_is_another() -> None:
    env = malina.env.env("crooks", 2)
    deals = []
    for seed in (5, None, 5, None):
        env.reset(seed=seed)
        deals.append(env.unwrapped.episode.table.face)
    assert deals[0] == deals[2] != deals[1]
    assert deals[1] == deals[3]


@pytest.mark.parametrize("reward", ["win", "points"])
def test_rewards_add_up_to_nothing(reward: str) -> None:
    env = malina.env.env("crooks", 3, reward=reward)
    for seed in range(4):
        got = played(env, seed)
        result = env.unwrapped.episode.table.result
        assert sum(got.values()) == pytest.approx(0)
        for seat, points in enumerate(result.points):
            if reward == "points":
                assert got[f"seat_{seat}"] == pytest.approx(points - sum(result.points) / 3)
            else:
                assert (got[f"seat_{seat}"] > 0) == (seat in result.winners and len(result.winners) < 3)


def test_winning_alone_is_one_and_a_side_shares_it() -> None:
    from malina.env.rewards import win

    assert win(malina.Result((1,), (0, 1, 0), {})) == pytest.approx([-0.5, 1, -0.5])
    assert win(malina.Result((0, 2), (1, 0, 1), {})) == pytest.approx([0.25, -0.5, 0.25])
    assert win(malina.Result((0, 1), (1, 1), {})) == [0, 0]
    assert win(malina.Result((), (0, 0), {})) == [0, 0]
    assert win(malina.Result((0,), (5,), {})) == [1]
    assert win(malina.Result((), (5,), {})) == [-1]


def test_points_are_compared_with_those_of_the_house() -> None:
    from malina.env.rewards import points

    assert points(malina.Result((0,), (7, 2), {})) == [2.5, -2.5]
    assert points(malina.Result((), (5,), {}, {"guards": 9})) == [-2]


def test_a_bot_says_its_move_in_words() -> None:
    env = malina.env.env("bang", 4)
    env.reset(seed=2)
    moves = 0
    for agent in env.agent_iter(200):
        if env.terminations[agent]:
            env.step(None)
            continue
        before = env.unwrapped.episode.table.decided
        for word in env.ask("greedy"):
            assert env.agent_selection == agent
            env.step(word)
        assert env.unwrapped.episode.table.decided == before + 1
        moves += 1
    assert moves > 50


def test_a_bot_that_answers_what_is_no_move_is_named() -> None:
    class Cheat:
        def choose(self, view: Any, decision: Any, dice: Any) -> Any:
            return {"cmd": "pass", "twice": True}

    env = malina.env.env("crooks", 2)
    env.reset(seed=1)
    with pytest.raises(malina.IllegalMove) as refused:
        env.ask(Cheat())
    assert "Cheat" in refused.value.__notes__[0]
    played(env, 1)
    env.unwrapped.agent_selection = "seat_0"
    with pytest.raises(malina.IllegalMove, match="game-over"):
        env.ask("random")


# ---- copies ----


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def same(one: Any, other: Any) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[part], other[part]) for part in one)


@pytest.mark.parametrize("copied", [pickled, copy.deepcopy])
def test_a_copy_goes_on_with_the_same_game(case: tuple[Any, ...], copied: Callable[[Any], Any]) -> None:
    if case[0] is TOY and copied is pickled:
        pytest.skip("its moves are made by machine: pickle does not find them")
    env = malina.env.env(*case, reward="points", max_cycles=6, views=True)
    env.action_space("seat_0").seed(2)
    twin = copied(env)
    rng = Random(17)
    for each in (env, twin):
        each.reset(seed=17)
    midway = 0
    for agent in env.agent_iter():
        twin = copied(twin)
        observation, *rest = env.last()
        seen, *told = twin.last()
        assert same(seen, observation)
        assert (twin.agent_selection, told) == (agent, rest)
        action = None if rest[1] or rest[2] else legal(rng, observation)
        for each in (env, twin):
            each.step(action)
        midway += any(spelling.said for spelling in env.unwrapped.episode.spellings.values())
    assert midway
    assert twin.unwrapped.episode.table == env.unwrapped.episode.table
    for each in (env, twin):
        each.reset()
    assert twin.unwrapped.episode.table == env.unwrapped.episode.table  # and so is the next game
    assert env.action_space("seat_0").sample() == twin.action_space("seat_0").sample()


def test_a_copy_knows_what_others_have_made_up_their_minds_to() -> None:
    env = malina.env.parallel_env(BANG, 4, {"character_choice": 2})
    rng = Random(1)
    observations, _ = env.reset(seed=1)
    said = 0
    for _ in range(40):
        late = rng.choice(env.agents)  # whoever has more to say, or says nothing, holds the others up
        actions = {agent: WAIT if agent == late else legal(rng, seen) for agent, seen in observations.items()}
        twin = pickled(env)
        observations, *rest = env.step(actions)
        seen, *told = twin.step(actions)
        assert all(same(seen[agent], observations[agent]) for agent in env.agents)
        assert told == rest
        said += any(spelling.move for spelling in env.episode.spellings.values())
    assert said


def test_views() -> None:
    env = malina.env.env("crooks", 2, views=True)
    env.reset(seed=1)
    agent = env.agent_selection
    assert env.last()[4]["view"] == env.view(agent) == env.unwrapped.episode.table.view(int(agent[-1]))
    env.step(legal(Random(1), env.last()[0]))
    assert env.last()[4]["view"] == env.view(env.agent_selection)
    assert malina.env.parallel_env("crooks", 2, views=True).reset(seed=1)[1]["seat_1"]["view"]["viewer"] == 1


def test_pictures() -> None:
    env = malina.env.env("crooks", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "Player 2" in env.render()
    parallel = malina.env.parallel_env("bang", 4, render_mode="ansi")
    parallel.reset(seed=1)
    assert "Sheriff" in (parallel.render() or "")
    silent = malina.env.env("crooks", 2)
    silent.reset(seed=1)
    assert silent.render() is None


# ---- all at once ----


def test_moves_are_made_when_all_have_made_up_their_minds() -> None:
    env = malina.env.parallel_env(BANG, 4, {"character_choice": 2})
    observations, _ = env.reset(seed=1)
    table = env.episode.table
    assert table.waiting_for == {0, 1, 2, 3}
    rng = Random(1)
    words = {agent: legal(rng, seen) for agent, seen in observations.items()}
    observations, _, _, _, infos = env.step({**words, "seat_2": WAIT})
    assert infos["seat_2"] == {"illegal": True}
    assert table.decided == 0
    assert [bool(observations[agent]["action_mask"][WAIT]) for agent in env.agents] == [True, True, False, True]
    waiting = dict.fromkeys(env.agents, WAIT)
    observations, _, _, _, infos = env.step({**waiting, "seat_2": words["seat_2"]})
    assert not any(infos.values())
    assert table.decided == 4


def test_a_whole_game_at_once() -> None:
    env = malina.env.parallel_env(TOY, 3)
    for seed in range(6):
        rng = Random(seed)
        observations, _ = env.reset(seed=seed)
        rewards = {}
        while env.agents:
            actions = {agent: legal(rng, observations[agent]) for agent in env.agents}
            observations, rewards, terminations, _, infos = env.step(actions)
            assert not any("illegal" in info for info in infos.values())
        assert all(terminations.values())
        assert sum(rewards.values()) == pytest.approx(0)


# ---- what is refused ----


def test_bad_arguments() -> None:
    with pytest.raises(malina.BadOptions, match="no-such-reward"):
        malina.env.env("crooks", reward="glory")
    with pytest.raises(malina.BadOptions, match="bad-seats"):
        malina.env.env("crooks", 9)
    with pytest.raises(malina.BadOptions, match="bad-option"):
        malina.env.parallel_env("crooks", 2, {"colour": "red"})
    for make in (malina.env.env, malina.env.parallel_env):
        for cycles in (0, -1, "x", 1.5):
            with pytest.raises(malina.BadOptions, match="bad-max-cycles"):
                make("crooks", max_cycles=cycles)
        for chance in (-0.1, 1.5, "often", None):
            with pytest.raises(malina.BadOptions, match="bad-time-up"):
                make("crooks", time_up=chance)
        for mode in ("human", "", 1):
            with pytest.raises(malina.BadOptions, match="no-such-render-mode"):
                make("crooks", render_mode=mode)
        for seed in ("x", 1.5):
            with pytest.raises(malina.BadOptions, match="bad-seed"):
                make("crooks").reset(seed=seed)


def test_numbers_of_numpy_are_numbers() -> None:
    env = malina.env.env("crooks", 2, max_cycles=np.int64(3))
    faces = []
    for seed in (3, np.int64(3), np.uint8(3)):
        env.reset(seed=seed)
        faces.append(env.unwrapped.episode.table.face)
    assert faces[0] == faces[1] == faces[2]


def test_without_pettingzoo_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    for make in (malina.env.env, malina.env.parallel_env):
        with pytest.raises(malina.BadOptions, match=r"no-research.*malina\[research\]"):
            make("crooks")


def test_malina_needs_none_of_it() -> None:
    needed = "import sys, malina, malina.env; print({'numpy', 'pettingzoo', 'gymnasium'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", needed], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
