"""The guided first game: one deal for everybody who learns a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from malina import GAMES, game
from malina.games.bang.table import BangTable
from malina.kernel.first import FirstGame
from malina.kernel.record import Match

from ..text.test_tips import tips
from .server import serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("id", GAMES)
async def test_every_game_has_one_and_deals_it_at_once(tmp_path: Path, id: str) -> None:
    async with serving(tmp_path) as house:
        anna, boris = await house.browser().called("Anna"), await house.browser().called("Boris")
        tables = [(await who.post(f"api/games/{id}/first", {}))["id"] for who in (anna, boris)]
        rooms = [house.hub.lives[table].room for table in tables]
        for room in rooms:
            assert room.phase == "playing"
            assert room.settings.tips
            assert [seat.kind for seat in room.seats] == ["human", *["bot"] * (len(room.seats) - 1)]
        first, second = (room.match for room in rooms)
        assert isinstance(first, Match)
        assert isinstance(second, Match)
        assert first.record.commitment == second.record.commitment
        assert first.record.contributions == [""] * len(rooms[0].seats)


async def test_the_first_game_of_bang_is_a_deputys(tmp_path: Path) -> None:
    """What its tips speak of: a newcomer has somebody to guard, something to shoot with, and sees a turn before."""
    async with serving(tmp_path) as house:
        anna = await house.browser().called("Anna")
        room = house.hub.lives[(await anna.post("api/games/bang/first", {}))["id"]].room
        assert isinstance(room.match, Match)
        g = room.match.table
        assert isinstance(g, BangTable)
        view = g.view(0)
        assert [piece["face"] for piece in view["places"]["role"]["0"]] == ["deputy"]
        hand = [piece["face"].split(".")[0] for piece in view["places"]["hand"]["0"]]
        assert {"bang", "missed"} <= set(hand)
        assert room.waiting_for != {0}
    [target] = [tip["event"]["victim"] for tip in tips("bang") if tip["id"] == "suspect"]
    assert [piece["face"] for piece in view["places"]["role"][str(target)]] == ["sheriff"]


async def test_nobody_without_a_name_and_no_game_that_is_not_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        stranger = house.browser()
        await stranger.get("api/me")
        assert (await stranger.post("api/games/crooks/first", {}, 400))["reason"] == "no-name"
        anna = await house.browser().called("Anna")
        assert (await anna.post("api/games/whist/first", {}, 400))["reason"] == "no-such-game"


async def test_a_game_without_one_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    none: FirstGame | None = None
    monkeypatch.setitem(game("crooks").__dict__, "first", none)
    async with serving(tmp_path) as house:
        anna = await house.browser().called("Anna")
        assert (await anna.post("api/games/crooks/first", {}, 400))["reason"] == "no-first-game"
        [crooks] = [told for told in await anna.get("api/games") if told["id"] == "crooks"]
        assert crooks["first"] is False
