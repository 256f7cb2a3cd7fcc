"""What is stored is read again, from the last snapshot, in the middle of anything. What cannot be read harms nobody."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from malina.kernel.film import Ended, Film
from malina.kernel.record import Match
from malina.kernel.refusal import Refusal
from malina.server.store import Kept, Row, Stored
from malina.server.store.sql import SqlStore
from malina.server.tables import archive as archives
from malina.server.tables import records
from malina.server.tables.archive import Archive, Unreadable, load
from malina.server.tables.entries import Moved, Spoke, encode
from malina.server.tables.raw_record import raw_record
from malina.server.tables.room import MOST_LINES, RECENT, Room
from malina.server.tables.snapshot import EVERY, Unsaved, packed, unpacked

from .house import FakeTime, Guest, House, house, settle
from .worlds import game_of_bots

pytestmark = pytest.mark.anyio

# ---- snapshots ----


def same(a: Room, b: Room) -> None:
    for name in set(Room.__struct_fields__) - {"match", "given", "options"}:
        assert getattr(a, name) == getattr(b, name), name
    assert plain(a.options) == plain(b.options)
    if not isinstance(a.match, Match) or a.match.over:
        assert a.phase == b.phase
        return
    assert isinstance(b.match, Match)
    assert plain(a.match.record) == plain(b.match.record)
    assert (a.match.table, a.match.secret, a.match.before) == (b.match.table, b.match.secret, b.match.before)


def plain(value: Any) -> Any:
    """As JSON has it: no tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(("game", "number"), [("crooks", 0), ("crooks", 7), ("bang", 3), ("bang", 7)])
def test_a_room_comes_back_from_its_snapshot_at_any_entry(game: str, number: int) -> None:
    rng, twin, undone = random.Random(number), None, 0
    unsaved, reels = Unsaved(), list[bytes]()
    before: Room | None = None
    for room in game_of_bots(number, game):
        unsaved = unsaved.after(before or replace(room, match=None), room)
        before = room
        if rng.random() < 0.1 or room.phase == "over":
            if reel := unsaved.reel(room):
                reels.append(reel)
            unsaved = unsaved.saved(room)
            twin = unpacked(packed(room), tuple(reels), {})
            same(room, twin)
            undone += bool(room.match and room.match.before)
    assert twin is not None
    assert room.match is not None
    assert isinstance(twin.match, Ended)
    assert plain(twin.match.record) == plain(room.match.record)
    assert twin.match.film.length == len(room.match.record.moves) + 1
    assert undone, "some of them could have been taken back"


def test_what_follows_a_snapshot_is_what_would_have_followed() -> None:
    rooms = list(game_of_bots(2, "crooks"))
    middle = rooms[len(rooms) // 2]
    room = unpacked(packed(middle), (), {})
    for after in rooms[len(rooms) // 2 + 1 :]:
        room = room.after(between(room, after))
    assert room.phase == "over"
    assert isinstance(room.match, Match)
    assert after.match is not None
    assert plain(room.match.record) == plain(after.match.record)


def between(before: Room, after: Room) -> Any:
    """An entry that leads from the one to the other, as far as the game goes."""
    assert after.match is not None
    assert before.match is not None
    if len(after.match.record.moves) == len(before.match.record.moves):
        return Spoke(at=after.updated, seat=0, phrase="nice")
    seat, move = after.match.record.moves[-1]
    return Moved(at=after.updated, seat=seat, move=move)


def test_an_entry_costs_the_same_however_many_there_were() -> None:
    room = next(game_of_bots(0))
    assert room.match is not None
    for n in range(3 * MOST_LINES):
        room = room.after(Spoke(at=3.0 + n, by="p0", command=str(n), seat=0, phrase="nice"))
    assert (len(room.told), len(room.lines), len(room.commands)) == (1, MOST_LINES, RECENT)
    assert len(packed(room)) < 12_000


def test_who_comes_back_from_long_ago_gets_the_whole_log() -> None:
    lengths = []
    for room in game_of_bots(3, "bang"):
        assert room.match is not None
        lengths.append((room.n, len(room.match.table.log or ())))
        if len(lengths) > 2 * RECENT:
            break
    first = lengths[0][0]
    assert len(room.told) == RECENT
    assert room.told_since(first) == 0
    assert room.told_since(-1) == room.told_since(room.n + 1) == 0
    for n, _ in lengths[-20:]:
        assert room.told_since(n) == min(length for number, length in lengths if number >= n)


# ---- on disk ----


async def stored(h: House, id: str) -> Stored:
    await settle(h.store)
    return await h.store.read(id)


async def play(guests: list[Guest], moves: int) -> None:
    live = guests[0].live
    for _ in range(moves):
        if live.room.phase != "playing":
            return
        assert isinstance(live.room.match, Match)
        seat, move = live.room.match.table.random_move(random.Random(live.room.n))
        guest = next(guest for guest in guests if guest.seat == seat)
        assert (await guest.move(**move))["type"] == "ack"


async def test_snapshots_are_taken_at_the_deal_now_and_then_and_at_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.table("Anna", "Boris", "Clara")
        id = guests[0].live.room.id
        assert (await stored(h, id)).snapshot == b""
        await guests[0].do("start")
        found = await stored(h, id)
        assert (found.number, found.entries) == (guests[0].live.room.n, [])
        dealt = found.number
        await play(guests, 9)
        for _ in range(EVERY - 10):
            await guests[0].do("chat", phrase="nice")
        assert (await stored(h, id)).number == dealt
        for _ in range(2):
            await guests[0].do("chat", phrase="nice")
        found = await stored(h, id)
        assert found.number == dealt + EVERY
        assert len(found.entries) == 1
        await play(guests, 1000)
        room = guests[0].live.room
        assert room.phase == "over"
        found = await stored(h, id)
        assert (found.number, found.entries) == (room.n, [])
        assert Film(found.film).length == len(room.match.record.moves) + 1  # type: ignore[union-attr]


async def test_nobody_reads_what_was_before_a_snapshot(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris")
        await play(guests, 10)
        room = guests[0].live.room
        for guest in guests:
            guest.leave()
    with closing(sqlite3.connect(tmp_path / "malina.db")) as database:
        database.execute("UPDATE entries SET entry = x'00'")
        database.commit()
    async with house(tmp_path) as h:
        again = (await h.hub.live(room.id)).room
        same(room, again)


async def test_after_a_crash_the_entries_since_the_snapshot_are_read(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris")
        await play(guests, 12)
        await settle(h.store)
        before = guests[0].live.room
        crashed = await h.store.read(before.id)
        assert len(crashed.entries) == 12
        room, unsaved = load(before.id, crashed, {})
        same(before, room)
        assert unsaved == guests[0].live.unsaved


async def test_a_finished_game_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", "Clara")
        await play(guests, 1000)
        live = guests[0].live
        ended = await records.look_back(live, h.hub.archive)
        told = shown(records.overview(live, ended, "Anna", 0.0), ended)
        verdict = await records.judge(live)
        record = records.record_of(live.room)
    async with house(tmp_path) as h:
        again = await h.hub.live(live.room.id)
        ended = await records.look_back(again, h.hub.archive)
        assert shown(records.overview(again, ended, "Anna", 0.0), ended) == told
        assert await records.judge(again) == verdict
        assert verdict.fair
        assert plain(records.record_of(again.room)) == plain(record)
        guest = await Guest(h, again, guests[1].person).join()
        state = guest.hear()
        assert state["view"]["result"]["winners"] == record.result["winners"]  # type: ignore[index]
        assert state["outlook"]
        assert (await guest.move(cmd="pass"))["reason"] == "game-over"
        assert (await guest.do("consider", move={"cmd": "pass"}))["refused"]["reason"] == "game-over"
        assert (await guest.do("chat", text="again?"))["type"] == "ack"
        assert (await guest.do("rematch"))["type"] == "ack"


def shown(overview: Any, ended: Ended) -> bytes:
    steps = [records.step(ended, n, eyes) for n in range(ended.film.length) for eyes in ("0", "spectator", "all")]
    seats = [replace(seat, online=False) for seat in overview.seats]
    return msgspec.json.encode([replace(overview, seats=seats), steps])


async def test_tables_without_snapshots_get_them_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris")
        await play(guests, 8)
    with closing(sqlite3.connect(tmp_path / "malina.db")) as database:
        database.executescript("DELETE FROM snapshots; DELETE FROM films")
    monkeypatch.setattr(archives, "REST", 0.0)
    async with house(tmp_path) as h:
        while await h.store.unkept():
            await asyncio.sleep(0.01)
        assert h.hub.lives == {}
        found = await h.store.read(guests[0].live.room.id)
        assert (found.number, found.entries) == (guests[0].live.room.n, [])


async def test_a_table_that_leaves_the_memory_is_put_away(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris")
        await play(guests, 5)
        for guest in guests:
            guest.leave()
        live = guests[0].live
        await h.time.pass_by(1000)
        assert live.room.id not in h.hub.lives
        assert (await stored(h, live.room.id)).number == live.room.n


# ---- tables that cannot be read ----


def break_table(folder: Path, id: str) -> None:
    with closing(sqlite3.connect(folder / "malina.db")) as database:
        database.execute("UPDATE snapshots SET data = x'00' WHERE \"table\" = ?", (id,))
        database.execute("UPDATE entries SET entry = x'00' WHERE \"table\" = ?", (id,))
        database.commit()


async def test_one_unreadable_table_harms_nobody(tmp_path: Path) -> None:
    time = FakeTime()
    async with house(tmp_path, time) as h:
        clock = {"type": "move", "seconds": 600}
        tables = [await h.playing("Anna", "Boris", clock=clock) for _ in range(3)]
        ids = [guests[0].live.room.id for guests in tables]
    break_table(tmp_path, ids[1])
    async with house(tmp_path, time) as h:
        await settle(h.store)
        while h.hub.heartbeat.stopped.keys() != {ids[1]}:
            await asyncio.sleep(0.01)
        assert set(h.hub.lives) == {ids[0], ids[2]}, "the others go on"
        for _ in range(2):
            with pytest.raises(Unreadable) as refused:
                await h.hub.live(ids[1])
        assert (refused.value.reason, refused.value.args_) == ("unreadable", {"problem": "zlib.error"})


async def test_what_keeps_a_table_from_being_read_is_told_without_its_cards(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris")
        room = guests[0].live.room
        wrong = await stored(h, room.id)
        moved = Moved(at=9.0, seat=1 - min(room.waiting_for), move={"cmd": "hire", "crook": "kingpin"})
        with pytest.raises(Refusal) as refused:
            load(room.id, Stored([*wrong.entries, encode(moved)], wrong.number, wrong.snapshot), {})
        told = archives.why(refused.value)
        assert "kingpin" not in str(told)
        assert told.args_ == {"problem": "not-your-turn"}


def test_the_record_of_an_unreadable_table_keeps_its_secrets() -> None:
    secret = "5e" * 32
    opened = {"entry": "opened", "at": 0, "by": "anna", "secret": secret, "settings": {"spectators": False}}
    sat = {"entry": "sat", "at": 1, "by": "anna", "seat": 0, "name": "Anna", "contribution": "c0ffee"}
    started = {"entry": "started", "at": 2, "deal": {"contributions": ["c0ffee"]}}
    mine = {"entry": "moved", "at": 3, "by": "anna", "seat": 0, "move": {"cmd": "hire", "crook": "spy"}}
    others = {
        "entry": "moved",
        "at": 4,
        "by": "boris",
        "digest": "d16e57",
        "seat": 1,
        "move": {"cmd": "hire", "crook": "kingpin"},
    }
    bots = {"entry": "moved", "at": 4, "seat": 2, "move": {"cmd": "hire", "crook": "kingpin"}}
    spoke = {"entry": "spoke", "at": 5, "by": "boris", "seat": 1, "text": "I have the kingpin"}
    entries = [msgspec.json.encode(e) for e in (opened, sat, started, mine, others, bots, spoke)] + [b"\xff{"]

    def told(phase: str, person: str) -> str:
        row = Row("A", "crooks", phase, True, 0.0, 0.0, frozenset({"anna", "boris"}))
        return msgspec.json.encode(raw_record(row, entries, person)).decode()

    running = told("playing", "anna")
    for hidden in (secret, "kingpin", "c0ffee", "boris", '"anna"', "d16e57"):
        assert hidden not in running
    assert "spy" in running
    assert running.count('"moved"') == 3
    assert '"damaged"' in running
    over = told("over", "boris")
    for shown in (secret, '"crook":"kingpin"', "c0ffee"):
        assert shown in over
    for hidden in ("I have", '"boris"'):
        assert hidden not in over
    for phase in ("gathering", "playing", "over"):
        for stranger in ("", "eve"):
            with pytest.raises(Refusal, match="no-spectators"):
                told(phase, stranger)
    entries[0] = msgspec.json.encode({**opened, "settings": {"spectators": True}})
    assert secret in told("over", "")
    with pytest.raises(Refusal, match="no-spectators"):
        told("playing", "")


# ---- when the server starts ----


async def test_a_server_answers_before_it_has_read_its_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = FakeTime()
    async with house(tmp_path, time) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "game", "seconds": 60})
        id = guests[0].live.room.id
    time.time += 500
    time.rings.clear()
    read, go_on = Archive.read, asyncio.Event()

    async def slowly(self: Archive, id: str) -> Any:
        await go_on.wait()
        return await read(self, id)

    monkeypatch.setattr(Archive, "read", slowly)
    async with house(tmp_path, time) as h:
        assert h.hub.lives == {}
        time.time += 5  # it takes a while
        go_on.set()
        live = await h.hub.live(id)
        assert live.room.left(0, time.now()) == 60.0, "the time before anybody could play is nobody's"
        assert h.hub.heartbeat.stopped == {}


# ---- when somebody else was first ----


async def elsewhere(h: House, guest: Guest, command: str) -> None:
    """Another process has written an entry, and this one has not heard of it."""
    room = guest.live.room
    entry = Spoke(at=room.updated, by=guest.person.id, command=command, seat=guest.seat or 0, phrase="nice")
    await h.store.append(room.id, room.n + 1, encode(entry))


async def test_a_number_taken_is_read_and_the_command_tried_again(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        await elsewhere(h, boris, "their")
        assert (await anna.do("chat", phrase="bluff"))["n"] == anna.live.room.n
        said = anna.hear()["lines"]
        assert [line["phrase"] for line in said] == ["nice", "bluff"], "nothing is lost, and all hear of it"
        assert boris.hear()["lines"] == said
        seat, move = anna.live.room.match.table.random_move(random.Random(1))  # type: ignore[union-attr]
        mover = (anna, boris)[seat]
        await elsewhere(h, boris, "again")
        assert (await mover.move(**move))["type"] == "ack"


async def test_a_command_that_another_process_has_carried_out_is_not_carried_out_again(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.playing("Anna", "Boris")
        number = anna.live.room.n + 1
        await elsewhere(h, anna, "mine")
        assert await anna.do("chat", id="mine", phrase="nice") == {"type": "ack", "id": "mine", "n": number}
        assert len(anna.hear()["lines"]) == 1


async def test_bots_go_on_after_a_number_was_taken(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [anna] = await h.table("Anna", bots=1, options={"first": 1})
        await anna.do("start")
        await elsewhere(h, anna, "their")
        moved = anna.live.room.moved_n
        for _ in range(20):  # the table is read again in a thread, by another clock than the house's
            await h.time.pass_by(10)
            if anna.live.room.moved_n > moved:
                break
        assert anna.live.room.moved_n > moved


# ---- the store ----


async def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    store = SqlStore(tmp_path)
    row = Row("a", "crooks", "playing", True, 0.0, 0.0, frozenset({"ann"}))
    try:
        await store.append("a", 0, b"0", row, Kept(b"first", 0, b"reel"))
        await store.append("a", 1, b"1")
        assert await store.read("a") == Stored([b"1"], 0, b"first")
        assert await store.unkept() == ["a"]
        await store.keep("a", 1, Kept(b"second", 5, b"more"))
        assert await store.read("a") == Stored([], 1, b"second")
        assert await store.unkept() == []
        await store.append("a", 2, b"2", Row(**{**vars(row), "phase": "over"}), Kept(b"last"))
        assert await store.read("a") == Stored([], 2, b"last", (b"reel", b"more"))
        assert await store.film("a") == (b"reel", b"more")
        assert await store.read("b") == Stored([])
        assert (await store.row("a")) == Row(**{**vars(row), "phase": "over"})
        assert await store.row("b") is None
        assert await store.cards({"x": b"1"}) == {"x": b"1"}
        assert await store.cards({"y": b"2"}) == {"x": b"1", "y": b"2"}
        assert await store.cards({"x": b"3"}) == {"x": b"3", "y": b"2"}, "what ships is right"
    finally:
        await store.close()
