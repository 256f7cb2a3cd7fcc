"""Moves at a table, and people who come and go."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from malina.server.inbound.line import head
from malina.server.outbound.connection import MOST_BYTES, Connection
from malina.server.store import Person
from malina.server.tables.entries import Spoke
from malina.server.tables.room import MOST_LINES, RECENT

from .house import Guest, house, merge
from .playing import play_on, turn

pytestmark = pytest.mark.anyio


# ---- moves ----


async def test_a_move_reaches_everybody_and_each_sees_his_own(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", options={"first": 0})
        watcher = await Guest(h, anna.live, Person("")).join()
        await anna.move(cmd="recruit", hideout="A")
        mine = anna.hear()["view"]["places"]["hideout"]["A"]
        assert all("face" in card for card in mine)
        for other in (boris, watcher):
            assert not any("face" in card for card in other.hear()["view"]["places"]["hideout"]["A"])
        assert boris.state["events"][-1]["event"] == "hideout_searched"
        assert "content" in anna.state["events"][-1]
        assert "content" not in boris.state["events"][-1]
        assert boris.state["outlook"]["prices"]["A"] == 2


async def test_wrong_moves_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", options={"first": 0})
        n = anna.live.room.n
        assert (await boris.move(cmd="pass"))["reason"] == "not-your-turn"
        assert (await anna.move(cmd="recruit", hideout="Z"))["reason"] == "unknown-hideout"
        assert (await anna.move(cmd="nonsense"))["reason"] == "bad-command"
        assert (await anna.move(cmd="undo"))["reason"] == "bad-command"
        stranger = await Guest(h, anna.live, Person("Eve", "Eve")).join()
        assert (await stranger.move(cmd="pass"))["reason"] == "not-seated"
        assert anna.live.room.n == n
        assert len(await h.store.entries(anna.live.room.id)) == n + 1


async def test_a_command_that_comes_twice_is_carried_out_once(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.playing("Anna", "Boris", options={"first": 0})
        at = anna.live.room.n
        move = {"cmd": "recruit", "hideout": "A"}
        first = await anna.do("move", id="x", at=at, move=move)
        again = await anna.do("move", id="x", at=at, move=move)
        assert first == again
        assert anna.live.room.n == at + 1


async def test_an_answer_to_a_question_that_is_gone_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0})
        anna = guests[0]
        before = anna.live.room.n
        await play_on(guests, 6)  # a whole turn of each
        assert turn(guests) is anna
        answer = await anna.do("move", at=before, move={"cmd": "pass"})
        assert answer["reason"] == "stale"
        assert (await anna.do("move", at=anna.live.room.n, move={"cmd": "pass"}))["type"] == "ack"


async def test_undo_takes_events_back_on_every_screen(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0})
        anna, boris = guests
        await play_on(guests, 2)
        events = len(boris.hear()["events"])
        await anna.move(cmd="place", job=5, face="down")
        assert boris.hear()["events"][-1]["event"] == "crook_placed"
        assert anna.hear()["room"]["can_undo"] is True
        assert (await boris.do("undo", at=boris.live.room.n))["reason"] == "no-undo"
        assert (await anna.do("undo", at=anna.live.room.n))["type"] == "ack"
        assert len(boris.hear()["events"]) == events
        assert (await anna.do("undo", at=anna.live.room.n - 1))["reason"] == "stale", "a second tap"
        assert boris.state["view"]["asked"][0]["seat"] == 0


async def test_nobody_undoes_for_ever(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0})
        anna = guests[0]
        await play_on(guests, 2)
        for _ in range(3):
            await anna.move(cmd="place", job=5, face="down")
            assert (await anna.do("undo", at=anna.live.room.n))["type"] == "ack"
        await anna.move(cmd="place", job=5, face="down")
        assert (await anna.do("undo", at=anna.live.room.n))["reason"] == "undo-enough"


async def test_consider_tells_the_reason_or_the_outlook_and_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0})
        anna = guests[0]
        assert (await anna.do("consider", move={"cmd": "recruit", "hideout": "Z"}))["refused"]["reason"]
        await play_on(guests, 2)
        n = anna.live.room.n
        ahead = await anna.do("consider", move={"cmd": "place", "job": 5, "face": "down"})
        job = next(job for job in ahead["outlook"]["jobs"] if job["job"] == 5)
        assert job["leaders"] == [0]
        assert anna.live.room.n == n


# ---- coming and going ----


async def test_resuming_from_any_number_gives_the_same_state(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0})
        boris = guests[1]
        numbers = []
        for step in range(30):
            match = boris.live.room.match
            assert match is not None
            if match.can_undo(0) and step % 3 == 2:
                await guests[0].do("undo", at=boris.live.room.n)
            else:
                await play_on(guests, 1)
            await guests[0].do("chat", text=str(step))
            numbers.append(boris.hear()["n"])
        full = boris.hear()
        assert any(entry[1] == {"cmd": "undo"} for entry in match.record.moves)
        for n in numbers:
            back = Guest(h, boris.live, boris.person, n)
            back.state = screen_at(boris, n)
            await back.join()
            assert back.hear() == full


def screen_at(guest: Guest, n: int) -> dict[str, Any]:
    """What the guest had on their screen at entry n, from the messages they got."""
    state: dict[str, Any] = {"events": [], "lines": []}
    for message in guest.got:
        if message["type"] == "state" and message["n"] <= n:
            merge(state, message)
    return state


async def test_a_second_window_takes_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.playing("Anna", "Boris")
        second = await Guest(h, anna.live, anna.person).join()
        anna.hear()
        assert anna.got[-1] == {"type": "bye", "reason": "taken"}
        assert second.hear()["room"]["me"] == 0
        anna.leave()  # the old window goes; the seat stays with the new one
        assert second.live.online(0)


async def test_a_slow_client_is_dropped_and_resumes(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        boris.hear()
        for i in range(80):
            await anna.do("chat", text=str(i))
        boris.hear()
        assert boris.got[-1] == {"type": "bye", "reason": "slow"}
        boris.leave()
        assert b"malina_dropped_total 1.0" in h.hub.metrics.text()
        back = Guest(h, boris.live, boris.person, boris.state["n"])
        back.state = boris.state
        await back.join()
        assert [line["text"] for line in back.hear()["lines"]] == [str(i) for i in range(80)]


def test_what_waits_for_a_deaf_client_is_bounded_in_bytes() -> None:
    deaf = Connection("Boris")
    deaf.put(b"x" * 2 * MOST_BYTES)
    assert not deaf.closed, "one message may be as large as it must"
    deaf.put(b"y")
    assert deaf.closed
    assert deaf.queue.size == len(b'{"type":"bye","reason":"slow"}')


async def test_what_is_told_together_is_written_together_and_in_order() -> None:
    written: list[list[bytes]] = []
    room = True

    def line(texts: Sequence[bytes]) -> bool:
        if room:
            written.append(list(texts))
        return room

    boris = Connection("Boris", line=line)
    boris.put(b"1")
    boris.put(b"2")
    assert not written
    await asyncio.sleep(0)
    assert written == [[b"1", b"2"]]
    room = False
    boris.put(b"3")
    await asyncio.sleep(0)
    room = True
    boris.put(b"4")
    await asyncio.sleep(0)
    assert [boris.queue.get_nowait() for _ in range(2)] == [b"3", b"4"], "nobody overtakes what waits"
    boris.sent()
    boris.put(b"5")
    boris.bye("closing")
    assert written[1:] == [[b"5"]]
    assert boris.queue.get_nowait() == b'{"type":"bye","reason":"closing"}'


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_frames_are_those_of_the_library(length: int) -> None:
    assert head(length) + bytes(length) == Frame(Opcode.TEXT, bytes(length)).serialize(mask=False)


async def test_what_a_room_remembers_does_not_grow_with_its_history(tmp_path: Path) -> None:
    """Or every entry would cost more than the one before: what is remembered is copied each time."""
    async with house(tmp_path) as h:
        anna, _ = await h.playing("Anna", "Boris")
        room = anna.live.room
        for number in range(MOST_LINES + 200):
            room = room.after(Spoke(at=1.0, by="Anna", command=str(number), seat=0, text="hello"))
        assert room.n > MOST_LINES + 200
        assert (len(room.lines), len(room.commands)) == (MOST_LINES, RECENT)
        assert len(room.told) <= RECENT


async def test_options_are_told_again_only_when_they_differ(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.table("Anna", "Boris")
        known = boris.hear()["room"]["options"]
        await anna.do("change", settings={"title": "Friday"})
        assert boris.hear()["room"]["settings"]["title"] == "Friday"
        assert "options" not in boris.got[-1]["room"]
        await anna.do("change", options=known)
        boris.hear()
        assert "options" not in boris.got[-1].get("room", {})
        await anna.do("change", options={"memory": not known["memory"]})
        assert boris.hear()["room"]["options"]["memory"] is not known["memory"]
        assert "settings" not in boris.got[-1]["room"]


async def test_the_host_changes_the_pace_of_bots_while_they_play(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", options={"first": 0})
        assert (await boris.do("pace", pace="instant"))["reason"] == "not-host"
        await anna.do("pace", pace="instant")
        assert boris.hear()["room"]["settings"]["pace"] == "instant"
