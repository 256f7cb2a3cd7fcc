"""Bots say quick phrases to what everybody has seen, at an even pace and not all the time."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import pytest

from malina.games.sheriff import GAME
from malina.kernel.record import Match
from malina.server.live.bot_turns import QUIET
from malina.server.wire.scalars import Phrase

from .house import Guest, house

pytestmark = pytest.mark.anyio

OPTIONS = {"market": "express", "length": "short", "inspection_limit": 0}


def test_sheriff_speaks_of_what_all_see() -> None:
    opened: dict[str, Any] = {"event": "opened", "seat": 2, "judges": [0]}
    said = [
        GAME.bots.says({**opened, "truthful": True}),
        GAME.bots.says({**opened, "truthful": False}),
        GAME.bots.says({"event": "demanded", "seat": 0, "payer": 1}),
    ]
    assert said == [(0, "ouch"), (2, "ouch"), (0, "bluff")]
    assert {phrase for _, phrase in filter(None, said)} <= set(get_args(Phrase))
    assert GAME.bots.says({"event": "offered", "seat": 1}) is None


async def spoken(folder: Path, pace: str, talk: bool = True) -> tuple[Guest, list[int]]:
    """A game of one person and bots; after how many moves each line came."""
    async with house(folder) as h:
        [anna] = await h.table("Anna", bots=3, game="sheriff", pace=pace, talk=talk)
        await anna.do("change", options=OPTIONS)
        await anna.do("start")
        found: list[int] = []
        for _ in range(2000):
            room = anna.live.room
            if not isinstance(room.match, Match) or room.phase != "playing":
                break
            found += [len(room.match.record.moves)] * (len(room.lines) - len(found))
            if 0 in room.match.table.waiting_for:
                required = next(d for d in room.match.table.decisions(0) if d.required)
                await anna.move(**required.moves[0])
            else:
                await h.time.pass_by(3)
        return anna, found


async def test_bots_say_phrases_and_not_all_the_time(tmp_path: Path) -> None:
    anna, after = await spoken(tmp_path, "human")
    lines = anna.live.room.lines
    assert len(lines) > 1
    assert all(line.seat != 0 and line.phrase and not line.text for line in lines)
    assert all(later - earlier >= QUIET - 2 for earlier, later in pairwise(after))


@pytest.mark.parametrize(("pace", "talk"), [("instant", True), ("human", False)])
async def test_bots_are_silent_where_nobody_reads_it(tmp_path: Path, pace: str, talk: bool) -> None:
    anna, after = await spoken(tmp_path, pace, talk)
    assert after == []
    assert not anna.live.room.lines
