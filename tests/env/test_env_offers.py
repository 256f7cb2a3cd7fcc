"""Environments of games with standing offers and a clock of the house."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

import malina
import malina.env
from malina.bots.bot import MOST_OFFERS
from malina.env.vocabulary import LEAVE, LOWER, WAIT
from malina.kernel.decision import Decision, Move
from malina.kernel.table import HOUSE

from .tables import TOY
from .test_env import legal

# ---- standing offers ----


def offering(make: Callable[..., Any] = malina.env.env) -> Any:
    """An environment of the toy for four, on whose first turn all others have something to offer."""
    env = make(TOY, 4)
    for seed in range(20):
        env.reset(seed=seed)
        episode, rng = env.unwrapped.episode, Random(seed)
        while not episode.offers():
            words = {agent: legal(rng, episode.observe(seat)) for agent, seat in episode.seat.items()}
            env.step(words[env.agent_selection] if make is malina.env.env else words)
        if len(episode.offers()) == 3:
            return env
    raise AssertionError


def test_offers_are_made_in_the_order_of_seats_before_the_one_who_is_waited_for() -> None:
    env = offering()
    table = env.unwrapped.episode.table
    before = table.copy()
    assert table.waiting_for == {0}
    asked = []
    for _ in range(4):
        asked.append((env.agent_selection, bool(env.last()[0]["action_mask"][LEAVE])))
        env.step(LEAVE if asked[-1][1] else legal(Random(1), env.last()[0]))
    assert asked == [("seat_1", True), ("seat_2", True), ("seat_3", True), ("seat_0", False)]
    assert table != before


def test_whoever_leaves_an_offer_changes_nothing_and_is_asked_again_when_something_has_changed() -> None:
    env = offering()
    episode = env.unwrapped.episode
    before = episode.table.copy()
    for _ in range(3):
        env.step(LEAVE)
    assert episode.table == before
    assert not episode.offers()
    for word in env.ask("random"):
        env.step(word)
    assert episode.table.decided == before.decided + 1
    assert episode.left == {}


def test_an_offer_that_is_taken_has_everybody_asked_anew() -> None:
    env = offering()
    table = env.unwrapped.episode.table
    env.step(LEAVE)
    assert env.agent_selection == "seat_2"
    for word in env.ask(Briber(takes_offers=True)):
        env.step(word)
    assert [question.kind for _, question, _, _ in table.asks] == ["take_bribe"]
    assert env.agent_selection == "seat_0"
    assert not env.last()[0]["action_mask"][LEAVE]


class Briber:
    """Takes every offer, if it is asked about any."""

    def __init__(self, takes_offers: bool) -> None:
        self.takes_offers = takes_offers

    def choose(self, view: Any, decision: Decision, dice: Any) -> Move:
        return decision.moves[0]


def test_bots_are_asked_about_offers_if_they_take_any() -> None:
    env = offering()
    assert [env.words[word] for word in env.ask(Briber(takes_offers=True))] == ["bribe", "<", "<"]
    assert env.ask(Briber(takes_offers=False)) == [LEAVE]


def test_offers_are_not_made_for_ever() -> None:
    episode = offering().unwrapped.episode
    assert episode.offers()
    episode.in_a_row = MOST_OFFERS
    episode._changed()
    assert episode.asked() == episode.table.waiting_for
    episode.act_randomly()
    assert episode.in_a_row == 0


def test_whoever_was_cut_off_gets_no_offers() -> None:
    env = offering()
    env.unwrapped.max_cycles = 1
    env.unwrapped.actions["seat_1"] = 0
    env.step(LEAVE)
    assert env.unwrapped.truncations["seat_1"]
    assert 1 not in env.unwrapped.episode.offers()
    assert env.unwrapped.episode.offers()


def test_whoever_is_cut_off_in_the_middle_of_a_word_says_nothing_more() -> None:
    env = offering()
    env.unwrapped.max_cycles = 1
    env.unwrapped.actions["seat_1"] = 0
    env.step(env.words.verbs["bribe"])
    assert env.unwrapped.truncations["seat_1"]
    for each in (env, copy.deepcopy(env)):
        assert np.flatnonzero(each.observe("seat_1")["action_mask"]).tolist() == [WAIT]


def test_offers_at_once() -> None:
    env = offering(malina.env.parallel_env)
    table = env.episode.table
    before = table.copy()
    masks = {agent: np.flatnonzero(env.episode.observe(seat)["action_mask"]) for seat, agent in enumerate(env.agents)}
    assert masks["seat_0"].tolist() == [WAIT]
    bribe = env.words.verbs["bribe"]
    assert all(masks[agent].tolist() == [LEAVE, bribe] for agent in env.agents[1:])
    env.step({"seat_0": WAIT, "seat_1": LEAVE, "seat_2": bribe, "seat_3": bribe})
    assert table == before  # two of them have not yet said how much
    while table.decided == before.decided:
        env.step({"seat_0": WAIT, "seat_1": WAIT, "seat_2": LOWER, "seat_3": LOWER})
    # the first one's offer changes the table; the other one is asked again when there is something to offer
    assert [(seat, question.kind) for seat, question, _, _ in table.asks] == [(0, "take_bribe")]
    assert table.decided == before.decided + 1


def test_when_all_have_left_their_offers_the_game_goes_on() -> None:
    env = offering(malina.env.parallel_env)
    waiting = dict.fromkeys(env.agents, WAIT)
    observations, *_ = env.step({**waiting, "seat_1": LEAVE, "seat_2": LEAVE, "seat_3": LEAVE})
    assert [bool(observations[agent]["action_mask"][WAIT]) for agent in env.agents] == [False, True, True, True]


# ---- the house's time ----


def houses_moves(env: Any, games: int) -> int:
    found = 0
    for seed in range(games):
        env.reset(seed=seed)
        table, rng = env.unwrapped.episode.table, Random(seed)
        acts = table.act

        def act(seat: int, move: Move, acts: Any = acts) -> None:
            nonlocal found
            found += seat == HOUSE
            acts(seat, move)

        env.unwrapped.episode.table = Watched(table, act)
        while not env.unwrapped.episode.table.over:
            env.step(legal(rng, env.last()[0]))
    return found


class Watched:
    """A table whose moves are noticed."""

    def __init__(self, table: Any, act: Callable[[int, Move], None]) -> None:
        self.table = table
        self.act = act

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)


def test_time_runs_out_only_if_it_is_to() -> None:
    more = {"more": True}
    assert houses_moves(malina.env.env(TOY, 3, more), 8) == 0
    assert houses_moves(malina.env.env(TOY, 3, more, time_up=0.5), 8) > 4
    assert houses_moves(malina.env.env(TOY, 3, {**more, "seconds": 0}, time_up=0.5), 4) == 0


def test_time_runs_out_at_once_too() -> None:
    env = malina.env.parallel_env(TOY, 3, {"more": True}, time_up=1.0)
    rng = Random(1)
    observations, _ = env.reset(seed=1)
    while env.agents:
        assert env.episode.table.clock is None
        observations, *_ = env.step({agent: legal(rng, seen) for agent, seen in observations.items()})
    table: Any = env.episode.table
    assert table.bank > 0
