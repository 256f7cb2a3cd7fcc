"""The toy game on the server: it has simultaneous (sealed) answers, standing offers and time limits in its rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import pytest

from malina.games import GAMES
from malina.kernel.decision import Decision
from malina.kernel.game import Game
from malina.kernel.policy import NOTHING, Policy, Ranking

from ..kernel.toy import GAME
from .house import Guest, House

PASS = {"cmd": "pass"}
LOAD: dict[str, Any] = {"cmd": "load", "cards": []}
BRIBE = {"cmd": "bribe", "coins": 2, "words": "Leave me alone"}
STAKE: dict[str, Any] = {"cmd": "stake", "on": []}


def rank(view: dict[str, Any], decision: Decision) -> Ranking:
    """A heuristic: offers two coins if it has more, takes what it is offered, and else does as little as it can."""
    if decision.kind == "bribe":
        rich = view["money"][decision.seat] > 2
        return [(BRIBE if rich else {**BRIBE, "coins": 1}, float(rich)), (NOTHING, 0.5)]
    return [(decision.moves[len(decision.moves) - 1], 0.0), (decision.moves[0], float(decision.kind == "take_bribe"))]


def policy(manner: str = "") -> Policy:
    return Policy(rank, takes_offers=True)


@contextmanager
def registered(game: Game = GAME) -> Iterator[None]:
    """Register the toy game and its heuristic, in this process only: worker processes do not know it."""
    name = f"malina.games.{game.id}.bot"
    heuristic = ModuleType(name)
    vars(heuristic).update(policy=policy, MANNERS=(), FITTED=())
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, game.id, game)
        patch.setitem(sys.modules, name, heuristic)
        yield


async def playing(h: House, *names: str, **settings: Any) -> list[Guest]:
    """A dealt table of these people, with all options of the toy."""
    options = {"more": True, **settings.pop("options", {})}
    return await h.playing(*names, game="toy", options=options, **settings)


async def staking(h: House, *names: str, **settings: Any) -> list[Guest]:
    """A table at the simultaneous decision: all are to stake."""
    guests = await playing(h, *names, **settings)
    await all_do(guests, PASS)
    await all_do(guests, LOAD)
    return guests


async def all_do(guests: list[Guest], move: dict[str, Any]) -> None:
    for guest in guests:
        assert (await guest.move(**move))["type"] == "ack"


def table(guest: Guest) -> Any:
    assert guest.live.room.match is not None
    return guest.live.room.match.table
