"""A bot that could be bargained with leaves people the time for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from malina.kernel.record import Match
from malina.server.live.bot_turns import BARGAIN

from .house import Guest, House, house

pytestmark = pytest.mark.anyio

OPTIONS = {"market": "express", "length": "short", "inspection_limit": 0, "first_sheriff": 1}


async def at_the_gate(h: House) -> Guest:
    """A merchant whose bag lies before a bot that is sheriff."""
    [anna] = await h.table("Anna", bots=2, game="sheriff", pace="human")
    await anna.do("change", options=OPTIONS)
    await anna.do("start")
    for _ in range(200):
        match = anna.live.room.match
        assert isinstance(match, Match)
        table = match.table
        if table.step == "inspection" and 0 in table.closed:  # type: ignore[attr-defined]
            return anna
        if 0 in table.waiting_for:
            await anna.move(**table.decisions(0)[0].moves[0])
        else:
            await h.time.pass_by(3)
    raise AssertionError("nobody came to the gate")


def undecided(anna: Guest) -> bool:
    match = anna.live.room.match
    assert isinstance(match, Match)
    return 0 in match.table.closed  # type: ignore[attr-defined]


async def test_a_sheriff_waits_for_an_offer_and_again_after_each(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna = await at_the_gate(h)
        await h.time.pass_by(BARGAIN["human"] - 5)
        assert undecided(anna)
        await anna.do("chat", phrase="bluff")
        await h.time.pass_by(BARGAIN["human"] - 5)
        assert undecided(anna)
        for _ in range(10):
            await h.time.pass_by(10)
        assert not undecided(anna)
