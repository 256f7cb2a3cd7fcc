"""After the end the table shows what its bots believed, if it was laid so; nobody else's thoughts, and never before."""

from __future__ import annotations

import random
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import malina
from malina.kernel.refusal import BadOptions, Refusal
from malina.server.live.live_table import LiveTable
from malina.server.tables import records
from malina.server.tables.bots import thinks, truth
from malina.server.tables.entries import AnyEntry, BotSat, Moved, Opened, Sat, decode, encode
from malina.server.tables.room import Room, started
from malina.server.thinking.queue import THINKS
from malina.server.wire import LEVELS, NewTable, Refused, SeatBot, Settings

from ..kernel.toy import GAME
from .house import house
from .played import played
from .server import serving
from .worlds import ended, replayed

pytestmark = pytest.mark.anyio
NO_ARCHIVE: Any = None


@lru_cache
def finished(game: str, seats: int) -> Room:
    """A person and bots, who have played at random."""
    settings = Settings()
    opened = Opened(
        at=0, by="p", table="ABCDEFGH", game=game, seats=seats, options={}, settings=settings, secret="07" * 32
    )
    room = Room.opened(opened)
    entries: list[AnyEntry] = [Sat(at=1, by="p", seat=0, name="Anna", mask="fox")]
    entries += [BotSat(at=1, seat=seat, level="shark", mask="owl") for seat in range(1, seats)]
    for entry in entries:
        room = room.after(entry)
    room = room.after(started(room, at=2, by="p"))
    rng = random.Random(1)
    while room.phase == "playing":
        assert room.match is not None
        seat, move = room.match.table.random_move(rng)
        room = room.after(Moved(at=3, seat=seat, move=move))
    return room


def looked_at(room: Room) -> LiveTable:
    live = LiveTable(room, 0.0)
    live.ended = ended(room)
    return live


@pytest.mark.parametrize(("game", "seats"), [("bang", 5), ("crooks", 3)])
async def test_what_a_bot_believed_follows_from_what_its_seat_saw(game: str, seats: int) -> None:
    live = looked_at(finished(game, seats))
    steps = replayed(live.room)
    believes = import_module(f"malina.games.{game}.bot").policy().believes
    game_cards = malina.game(game).cards({}, seats)
    guessed = 0
    for number in range(0, len(steps), len(steps) // 6):
        table, _, _ = steps[number]
        for seat in (1, seats - 1):
            found = await records.beliefs(live, NO_ARCHIVE, number, seat)
            assert (found.step, found.seat) == (number, seat)
            assert found.chances == believes(table.guess(seat, 3), seat)
            for group, things in found.chances.items():
                assert found.truth[group].keys() == things.keys()
                for thing, chances in things.items():
                    guessed += 1
                    assert sum(chances.values()) <= 1.001  # Crooks leaves out who is hardly there
                    assert found.truth[group][thing] in game_cards
    assert guessed > 4


async def test_a_bot_names_the_moves_that_convinced_it_and_those_it_weighed() -> None:
    live = looked_at(finished("bang", 5))
    film = live.ended.film if live.ended else None
    assert film is not None
    convinced = own = 0
    for number in range(10, 60):
        found = await records.beliefs(live, NO_ARCHIVE, number, 1)
        for thing, steps in found.why["roles"].items():
            likeliest = max(found.chances["roles"][thing].items(), key=lambda one: one[1])[0]
            for step in steps:
                convinced += 1
                assert step <= number
                before, after = [await records.beliefs(live, NO_ARCHIVE, n, 1) for n in (step - 1, step)]
                odds = [one.chances["roles"][thing].get(likeliest, 0) for one in (before, after)]
                assert odds[1] - odds[0] >= 0.05
        seat, move = film.made(number + 1)
        assert not found.weighed or seat == 1
        if found.made is not None:
            own += 1
            assert found.weighed[found.made].move == move
            assert sum(one.odds for one in found.weighed) <= 1.001
    assert convinced > 10
    assert own > 1


def test_the_truth_is_what_lay_there() -> None:
    table = replayed(finished("bang", 5))[0][0]
    [piece] = table.at[table.data.role[2]]
    assert truth(table, {"roles": {"2": {}}}, "") == {"roles": {"2": table.face[piece].id}}
    crooks = replayed(finished("crooks", 3))[0][0]
    assert truth(crooks, {"pieces": {"7": {}}}, "honest") == {"pieces": {"7": crooks.face[7].id}}


async def test_thoughts_are_closed_where_the_table_says_so_and_where_nobody_is_a_bot() -> None:
    room = finished("crooks", 3)
    closed = LiveTable(replace(room, settings=Settings(beliefs=False)), 0.0)
    with pytest.raises(Refusal, match="no-beliefs"):
        await records.beliefs(closed, NO_ARCHIVE, 0, 1)
    for seat in (0, -1, 3):
        with pytest.raises(Refusal, match="no-bot-there"):
            await records.beliefs(looked_at(room), NO_ARCHIVE, 0, seat)
    with pytest.raises(Refusal, match="no-such-step"):
        await records.beliefs(looked_at(room), NO_ARCHIVE, 10**6, 1)
    assert (records.thinkers(room), records.thinkers(closed.room)) == ([1, 2], [])


def test_a_game_without_beliefs_offers_none_to_read() -> None:
    assert thinks(malina.game("crooks"), "")
    assert not thinks(GAME, "")


async def test_over_the_wire_and_not_before_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=False) as server:
        [anna, _], [tab, _] = await server.table("Anna", "Boris", seats=3)
        path = f"api/records/{tab.state['room']['id']}/steps/0/beliefs"
        assert (await anna.get(f"{path}?seat=2", 404))["reason"] == "not-over"
        [anna], code = await played(server, "Anna", settings={"spectators": False})
        path = f"api/records/{code}/steps"
        found = await anna.get(f"{path}/3/beliefs?seat=1")
        assert (found["step"], found["seat"]) == (3, 1)
        assert (await anna.get(f"{path}/3/beliefs?seat=0", 404))["reason"] == "no-bot-there"
        assert (await anna.get(f"{path}/3000/beliefs?seat=1", 404))["reason"] == "no-such-step"
        assert (await anna.get(f"{path}/3/beliefs", 400))["reason"] == "bad-message"
        assert (await server.browser().get(f"{path}/3/beliefs?seat=1", 403))["reason"] == "no-spectators"


# ---- levels and manners ----


async def test_a_level_that_nobody_plays_is_refused_however_it_arrives(tmp_path: Path) -> None:
    """Its bot would never answer, and the table would stand. The decoder of the wire is not the only door."""
    assert tuple(THINKS) == LEVELS
    async with house(tmp_path) as h:
        [anna] = await h.table("Anna", bots=1)
        for level in ("genius", "shark\n", "greedy", ""):
            with pytest.raises(BadOptions, match="no-such-bot"):
                await h.hub.open(anna.person, NewTable(game="crooks", seats=2, bots={"1": level}))
            command = SeatBot(id=f"x{level}", seat=1, level=level)  # type: ignore[arg-type]
            answer = await h.hub.execute(anna.live, anna.person, command)
            assert isinstance(answer, Refused)
            assert answer.reason == "no-such-bot"
        assert list(h.hub.lives) == [anna.live.room.id]


async def test_a_bot_has_a_manner_of_its_game_and_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.table("Anna", "Boris")
        await boris.do("stand")
        answer = await anna.do("seat_bot", seat=1, level="shark", manner="reckless")
        assert answer["type"] == "ack"
        seat = anna.hear()["room"]["seats"][1]
        assert (seat["level"], seat["manner"]) == ("shark", "reckless")
        with monkeypatch.context() as patch:
            patch.setattr(import_module("malina.games.crooks.bot"), "MANNERS", ("honest", "reckless"))
            refused = await anna.do("seat_bot", seat=1, level="shark", manner="greedy")
        assert (refused["reason"], refused["args"]["manners"]) == ("no-such-manner", "honest, reckless")
        await anna.do("start")
        asked: list[str] = []
        choose = h.thinker.choose

        async def watched(question: Any, decision: Any, seconds: float) -> Any:
            asked.append(question.bot)
            return await choose(question, decision, seconds)

        h.thinker.choose = watched  # type: ignore[method-assign]
        await anna.do("deputise")
        for _ in range(300):
            await h.time.pass_by(1)
            if anna.live.room.phase == "over":
                break
        assert set(asked) == {"regular", "shark/reckless"}, "a deputy has no manner"
        await anna.do("rematch")
        again = await h.hub.live(anna.hear()["room"]["next"])
        assert [(seat.level, seat.manner) for seat in again.room.seats] == [("shark", "reckless"), ("", "")]


def test_entries_from_before_there_were_manners_still_load() -> None:
    old = b'{"entry":"bot_sat","at":1.0,"seat":1,"level":"regular","mask":"owl"}'
    entry = decode(old)
    assert isinstance(entry, BotSat)
    assert entry.manner == ""
    assert b"character" not in encode(entry)
    shark = old.replace(b'"mask"', b'"character":"honest","mask"')
    again = decode(shark)
    assert isinstance(again, BotSat)
    assert again.manner == "honest", "a manner is stored under the name that it had first"
    assert decode(encode(again)) == again
    table = {"table": "A", "game": "crooks", "seats": 2, "options": {}, "settings": {}, "secret": "00"}
    opened = decode(msgspec.json.encode({"entry": "opened", "at": 1.0, **table}))
    assert isinstance(opened, Opened)
    assert opened.settings.beliefs
