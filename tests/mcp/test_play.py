"""An assistant plays by its tools alone, and is told what its seat may know and nothing else."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import malina
from malina.kernel.table import Table
from malina.kernel.view import cards_in
from malina.text import Texts

from ..server.server import Serving, Tab, serving
from .assistant import Assistant, assistant, numbers

pytestmark = pytest.mark.anyio


def truth(house: Serving, table: str) -> Table:
    match = house.hub.lives[table].room.match
    assert match is not None
    return match.table


def seen_by(table: Table, seat: int) -> Any:
    return json.loads(json.dumps(table.view(seat)))


def secrets(table: Table, seat: int, texts: Texts) -> set[str]:
    """Names of what the seat has never been shown, whatever it is told about them besides."""
    known = str(table.view(seat)) + str(table.events(seat))
    hidden = {face.id for piece, face in enumerate(table.face) if not table.seen[piece] >> seat & 1}
    return {texts.value("piece", id) for id in hidden if f"'{id}'" not in known}


async def dealt(house: Serving, helper: Assistant, **new: Any) -> tuple[Tab, str]:
    """A table whose host only watches: the assistant sits there with bots."""
    [_], [tab] = await house.table("Anna", start=False, **new)
    table = tab.state["room"]["id"]
    await tab.do("stand")
    await helper.call("join", table=f"{house.url}t/{table}", name="Rita")
    assert (await tab.do("start"))["type"] == "ack"
    return tab, table


async def test_a_whole_game_of_crooks(tmp_path: Path) -> None:
    rng = random.Random(4)
    texts = Texts("en", "crooks")
    async with serving(tmp_path) as h, assistant(h.url) as rita:
        _, table = await dealt(h, rita, seats=3, options={"first": 0})
        turns = 0
        while True:
            text, data = await rita.call("wait", seconds=10)
            there = truth(h, table)
            assert data["view"] == seen_by(there, data["seat"])
            hidden = secrets(there, data["seat"], texts)
            assert not [name for name in hidden if name in text]
            assert hidden or turns > 5
            if data["phase"] == "over":
                break
            turns += 1
            listed = numbers(text)
            assert len(listed) == min(data["moves"], 20)
            told, _ = await rita.call("play", move=rng.choice(listed))
            assert told
        assert turns > 10
        assert "The game is over." in text
        assert there.result is not None
        assert data["view"]["result"]["points"] == list(there.result.points)
        assert "look first" in await rita.refused("play", move=1)


async def test_a_few_turns_of_bang_in_russian(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with serving(tmp_path) as h, assistant(h.url, "ru") as rita:
        _, table = await dealt(h, rita, game="bang", seats=4, options={})
        texts = Texts("ru", "bang")
        for _ in range(12):
            text, data = await rita.call("wait", seconds=10)
            there = truth(h, table)
            assert data["view"] == seen_by(there, data["seat"])
            roles = {texts.value("role", id) for id in ("sheriff", "outlaw", "renegade", "deputy")}
            if data["phase"] == "over":
                break
            assert any(role in text for role in roles)  # its own, and the sheriff
            await rita.call("play", move=rng.choice(numbers(text)))
        assert "стол" in text


@pytest.mark.parametrize(
    ("game", "seats", "verbs"),
    [
        ("sheriff", 3, {"load", "declare", "end"}),
        ("lockup", 2, {"place", "take"}),
        ("scoundrels", 2, {"hire", "leader", "arrange"}),
    ],
)
async def test_a_whole_first_game(tmp_path: Path, game: str, seats: int, verbs: set[str]) -> None:
    """Where a question has too many answers for numbers, a move is written by hand. Bots bargain meanwhile."""
    rng = random.Random(2)
    presets = malina.game(game).presets
    async with serving(tmp_path) as h, assistant(h.url) as rita:
        _, table = await dealt(h, rita, game=game, seats=seats, options=dict(presets["first"]))
        done, compared = set(), 0
        while True:
            _, data = await rita.call("wait", seconds=10)
            there, seat = truth(h, table), data["seat"]
            shown = [card["piece"] for card in cards_in(data["view"]["places"]) if "face" in card]
            if data["n"] == h.hub.lives[table].room.n:  # a bot may have been quicker
                compared += 1
                assert not [piece for piece in shown if not there.seen[piece] >> seat & 1]
            if data["phase"] == "over":
                break
            asked = [one for one in there.decisions(seat) if one.required]
            if asked:
                move = asked[0].moves.sample(rng.randrange)
                result = await rita.client.call_tool("play", {"move": move})
                if not result.is_error:  # else a bot was quicker, and it is another table
                    done.add(move["cmd"])
        assert done >= verbs
        assert compared > 10
        assert there.result is not None
        assert data["view"]["result"]["points"] == list(there.result.points)


async def test_moves_by_number_by_hand_and_what_is_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as h, assistant(h.url) as rita:
        _, table = await dealt(h, rita, seats=2, options={"first": 0})
        text, data = await rita.call("wait", seconds=10)
        assert numbers(text)[0] == 1
        assert data["moves"] == len(numbers(text))
        assert "you have $" in text
        assert "(for the rest of the game" in text  # what passing costs
        few, page = await rita.call("legal_moves", offset=2, limit=3)
        assert numbers(few) == [3, 4, 5]
        assert page["moves"][0]["move"]["cmd"] == "recruit"
        none, _ = await rita.call("legal_moves", offset=500)
        assert "No moves there" in none
        assert "no move with this number" in await rita.refused("play", move=99)
        assert "That is no move" in await rita.refused("play", move="[1]")
        assert "That is no move" in await rita.refused("play", move="the first one")
        assert "no such move" in (await rita.refused("play", move={"cmd": "fly"})).lower()
        n = h.hub.lives[table].room.n
        await rita.refused("play", move={"cmd": "recruit", "hideout": "Z"})
        assert h.hub.lives[table].room.n == n  # a refused move changes nothing
        told, _ = await rita.call("play", move='{"cmd": "recruit", "hideout": "A"}')
        assert "You search Hideout A" in told
        assert "the whole pile is before you" in told  # why it is asked
        assert numbers(told)
