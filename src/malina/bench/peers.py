"""Random play of other card engines, measured in the same run as ours.

What is counted, for every peer alike:

* Whole games are played, one after another, on one core. Dealing, chance and setting up the next game are on the
  clock, which counts processor time; importing the library and building the environment are not.
* A decision is one move chosen by a player, uniformly from the legal ones. Chance nodes and the closing steps of
  finished players are not decisions.
* A copy is a full, independent copy of a position. The positions copied come from random games, one per decision,
  so every stage of a game has its share.

How each library is driven:

* RLCard: through its game objects (``init_game`` and ``step`` with the library's own actions), leaving out the
  encoding of observations as arrays that ``Env.step`` would add. Copies by ``copy.deepcopy`` of the game, which
  takes the generator of random numbers along. Uno is measured a second time as it is documented: ``Env.reset`` and
  ``Env.step``, with the observation of whoever is next.
* OpenSpiel: ``legal_actions`` and ``apply_action`` of the C++ state; the games have their default parameters.
  Every chance node of these three is uniform, so it is sampled from ``legal_actions`` too, which is faster than
  reading ``chance_outcomes``. Copies by ``State.clone``.
* PettingZoo: the documented AEC loop over ``env()``, with its wrappers, and moves taken from the action mask.
  The interface has no copy, so none is measured. Our own environments go through the same loop; there a decision is
  one action, a word of a move, with the observation and the mask that go with it.
"""

import copy
import importlib
import random
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from time import process_time
from typing import Any

SEED = 20260101
POSITIONS = 256
COPIES_PER_LOOK = 16


@dataclass(frozen=True, slots=True)
class Figures:
    """What one peer reached; no copies where the library cannot copy."""

    decisions_per_s: float
    copies_per_s: float | None


@dataclass(frozen=True, slots=True)
class Peer:
    """An engine and the way to measure it.

    ``measure`` takes the seconds to spend and raises ImportError where the library is missing.
    """

    name: str
    measure: Callable[[float], Figures]


Copier = Callable[[], Any]
# Plays one game and returns its decisions; given a list, puts a copier of a fresh copy there before each decision.
Play = Callable[[list[Copier] | None], int]


def _decision_rate(play: Play, seconds: float) -> float:
    decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play(None)
    return decisions / spent


def _copy_rate(play: Play, seconds: float) -> float:
    copiers: list[Copier] = []
    while len(copiers) < POSITIONS:
        play(copiers)
    endless = cycle(copiers)
    copies = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        # Looking at the clock after each copy would weigh on the fastest peers.
        for _ in range(COPIES_PER_LOOK):
            next(endless)()
        copies += COPIES_PER_LOOK
    return copies / spent


def _figures(play: Play, seconds: float) -> Figures:
    return Figures(_decision_rate(play, seconds / 2), _copy_rate(play, seconds / 2))


def _rlcard(name: str, legal: Callable[[Any, Any], list[Any]], seconds: float) -> Figures:
    import rlcard

    game = rlcard.make(name, config={"seed": SEED}).game
    # Scaling random() is several times cheaper than choice(), whose cost would be laid on the peer.
    draw = random.Random(SEED).random

    def play(keep: list[Copier] | None) -> int:
        decisions = 0
        state, _ = game.init_game()
        while not game.is_over():
            if keep is not None:
                keep.append(partial(copy.deepcopy, copy.deepcopy(game)))
            actions = legal(game, state)
            state, _ = game.step(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return _figures(play, seconds)


def _uno_env(seconds: float) -> Figures:
    import rlcard

    env = rlcard.make("uno", config={"seed": SEED})
    draw = random.Random(SEED).random

    def play(_keep: list[Copier] | None) -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return Figures(_decision_rate(play, seconds), None)


def _uno_legal(_game: Any, state: Any) -> list[Any]:
    # Each step has worked them out already.
    actions: list[Any] = state["legal_actions"]
    return actions


def _gin_rummy_legal(game: Any, _state: Any) -> list[Any]:
    actions: list[Any] = game.judge.get_legal_actions()
    return actions


def _open_spiel(name: str, seconds: float) -> Figures:
    import pyspiel

    game = pyspiel.load_game(name)
    draw = random.Random(SEED).random

    def play(keep: list[Copier] | None) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
                if keep is not None:
                    keep.append(state.clone().clone)
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        return decisions

    return _figures(play, seconds)


def _pettingzoo(name: str, seconds: float) -> Figures:
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    with warnings.catch_warnings():
        # The declared observation spaces draw warnings about precision, which say nothing about speed.
        warnings.simplefilter("ignore")
        env: Any = module.env()
        env.reset(seed=SEED)
    return Figures(step_rate(env, seconds), None)


def step_rate(env: Any, seconds: float) -> float:
    """Random actions a second in an AEC environment, by the loop its documentation shows."""
    draw = random.Random(SEED).random

    def play(_keep: list[Copier] | None) -> int:
        decisions = 0
        env.reset()
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(draw() * len(actions))]))
            decisions += 1
        return decisions

    return _decision_rate(play, seconds)


PEERS: list[Peer] = [
    Peer("RLCard Uno, Env.step", _uno_env),
    Peer("RLCard Uno", partial(_rlcard, "uno", _uno_legal)),
    Peer("RLCard Gin Rummy", partial(_rlcard, "gin-rummy", _gin_rummy_legal)),
    *(Peer(f"OpenSpiel {name}", partial(_open_spiel, name)) for name in ("hearts", "crazy_eights", "leduc_poker")),
    *(
        Peer(f"PettingZoo {name.rpartition('_')[0]}", partial(_pettingzoo, name))
        for name in (
            *("gin_rummy_v4", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"),
            *("hanabi_v5", "connect_four_v3", "tictactoe_v3"),
        )
    ),
]
