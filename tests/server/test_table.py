"""Tables, seats, commands, clocks and grace, without a network and without waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from malina.server.connection import MOST_BYTES, Connection
from malina.server.entries import Resumed, decode
from malina.server.store import NotStored, Person

from .house import FakeTime, Guest, house, merge, settle

pytestmark = pytest.mark.anyio


def turn(guests: list[Guest]) -> Guest:
    """Whoever is asked now."""
    [seat] = guests[0].live.room.waiting_for
    return next(guest for guest in guests if guest.seat == seat)


def legal(guest: Guest) -> dict[str, Any]:
    assert guest.live.room.match is not None
    assert guest.seat is not None
    move: dict[str, Any] = guest.live.room.match.table.decisions(guest.seat)[0].moves[0]
    return move


async def play_on(guests: list[Guest], moves: int) -> None:
    for _ in range(moves):
        now = turn(guests)
        assert (await now.move(**legal(now)))["type"] == "ack"


# ---- gathering ----


async def test_people_sit_down_and_the_host_deals(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.table("Anna", "Boris")
        assert [seat["name"] for seat in boris.hear()["room"]["seats"]] == ["Anna", "Boris"]
        assert anna.hear()["room"]["host"] is True
        assert boris.hear()["room"]["host"] is False
        assert (await boris.do("start"))["reason"] == "not-host"
        assert (await anna.do("start"))["type"] == "ack"
        state = boris.hear()
        assert state["room"]["phase"] == "playing"
        assert state["view"]["viewer"] == 1


async def test_bots_take_the_empty_seats(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [anna] = await h.table("Anna", bots=1)
        await anna.do("change", seats=3)
        await anna.do("start")
        assert [seat["kind"] for seat in anna.hear()["room"]["seats"]] == ["human", "bot", "bot"]
        masks = [seat["mask"] for seat in anna.state["room"]["seats"]]
        assert len(set(masks)) == 3


async def test_the_host_reseats_and_kicks(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris, clara = await h.table("Anna", "Boris", "Clara")
        await anna.do("swap", a=0, b=2)
        assert [seat["name"] for seat in boris.hear()["room"]["seats"]] == ["Clara", "Boris", "Anna"]
        assert clara.hear()["room"]["me"] == 0
        assert (await boris.do("clear", seat=0))["reason"] == "not-host"
        await anna.do("clear", seat=1)
        assert boris.hear()["room"]["me"] is None
        assert boris.connection in boris.live.watchers
        await anna.do("seat_bot", seat=1, level="novice")
        assert (await boris.do("sit", seat=1))["reason"] == "seat-taken"
        assert (await boris.do("sit"))["reason"] == "table-full"


async def test_a_host_who_leaves_hands_the_table_on(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.table("Anna", "Boris")
        await anna.do("stand")
        assert boris.hear()["room"]["host"] is True


async def test_while_the_host_is_away_the_first_of_the_others_may_deal(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.table("Anna", "Boris")
        anna.leave()
        assert boris.hear()["room"]["host"] is True
        assert (await boris.do("start"))["type"] == "ack"


async def test_fewer_seats_than_people_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, *_ = await h.table("Anna", "Boris", "Clara")
        assert (await anna.do("change", seats=2))["reason"] == "too-many-people"
        assert (await anna.do("change", seats=5))["reason"] == "bad-seats"
        assert (await anna.do("change", options={"layout": "new_edition_2016"}))["reason"] == "layout-not-for-seats"
        assert len(anna.live.room.seats) == 3


async def test_nobody_changes_a_table_that_plays(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        assert (await anna.do("swap", a=0, b=1))["reason"] == "already-started"
        assert (await anna.do("clear", seat=1))["reason"] == "already-started"
        assert (await anna.do("start"))["reason"] == "already-started"
        assert (await boris.do("stand"))["reason"] == "already-started"


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
            await guests[0].do("say", text=str(step))
            numbers.append(boris.hear()["n"])
        full = boris.hear()
        assert any(entry[1] == {"cmd": "undo"} for entry in match.record.moves)
        for n in numbers:
            back = Guest(h, boris.live, boris.person, n)
            back.state = screen_at(boris, n)
            await back.join()
            assert back.hear() == full


def screen_at(guest: Guest, n: int) -> dict[str, Any]:
    """What the guest had on his screen at entry n, from the messages he got."""
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
            await anna.do("say", text=str(i))
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


# ---- clocks, grace, deputies ----


async def test_a_bot_takes_over_after_the_grace_time_and_hands_back(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", options={"first": 1}, grace=60)
        boris.leave()
        assert anna.hear()["room"]["seats"][1]["grace"] == 60.0
        await h.time.pass_by(59)
        assert anna.live.room.seats[1].deputy is False
        await h.time.pass_by(2)
        await settle(h.store)
        assert anna.hear()["room"]["seats"][1]["deputy"] is True
        assert anna.live.room.waiting_for == {0}, "the bot has played his turn"
        back = await Guest(h, boris.live, boris.person).join()
        assert (await back.move(cmd="pass"))["reason"] == "deputy-plays"
        assert (await back.do("return"))["type"] == "ack"
        assert anna.hear()["room"]["seats"][1]["deputy"] is False
        await play_on([anna, back], 4)


async def test_a_table_where_nobody_is_sleeps(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", grace=60)
        anna.leave()
        boris.leave()
        n = anna.live.room.n
        await h.time.pass_by(200)
        assert anna.live.room.n == n


async def test_a_move_clock_runs_out_into_the_bot(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "move", "seconds": 30})
        assert boris.hear()["room"]["seats"][0]["left"] == 30.0
        await h.time.pass_by(29)
        await anna.move(cmd="recruit", hideout="A")
        assert boris.hear()["room"]["seats"][0]["left"] == 30.0, "every decision has its own time"
        await h.time.pass_by(31)
        await settle(h.store)
        assert anna.hear()["room"]["seats"][0]["deputy"] is True
        assert anna.live.room.waiting_for == {1}
        assert (await anna.do("return"))["type"] == "ack"


async def test_a_game_clock_is_used_up_by_all_decisions(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "game", "seconds": 60})
        anna, boris = guests
        await h.time.pass_by(20)
        await play_on(guests, 3)
        assert anna.hear()["room"]["seats"][0]["left"] == 40.0
        await h.time.pass_by(25)
        await play_on(guests, 3)
        assert boris.hear()["room"]["seats"][1]["left"] == 35.0
        assert boris.state["room"]["seats"][0]["left"] == 40.0
        await h.time.pass_by(41)
        await settle(h.store)
        assert anna.live.room.seats[0].deputy
        assert (await anna.do("return"))["reason"] == "clock-out"


async def test_clocks_go_on_after_a_crash_and_the_time_between_is_nobodys(tmp_path: Path) -> None:
    time = FakeTime()
    async with house(tmp_path, time) as h:
        anna, _ = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "game", "seconds": 60})
        id = anna.live.room.id
        await time.pass_by(20)
    time.time += 1000  # the server is gone
    time.rings.clear()
    async with house(tmp_path, time) as h:
        live = h.hub.lives[id]
        assert live.room.left(0, time.now()) == pytest.approx(40)
        await time.pass_by(41)
        await settle(h.store)
        assert live.room.seats[0].deputy


@pytest.mark.parametrize("first", ["alarm", "move"])
async def test_what_a_paused_server_missed_is_nobodys_loss(tmp_path: Path, first: str) -> None:
    """Stopped, asleep with the laptop, or its clock set forward: whatever it hears of first afterwards."""
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "game", "seconds": 60})
        room = guests[0].live.room
        await h.time.pass_by(20)
        h.time.time += 1000
        if first == "move":
            await play_on(guests, 1)
        await h.time.pass_by(0)
        anna = guests[0]
        assert anna.hear()["room"]["seats"][0] == {**anna.state["room"]["seats"][0], "left": 40.0, "deputy": False}
        entries = [decode(data) for data in await h.store.entries(room.id)]
        assert [entry.away for entry in entries if isinstance(entry, Resumed)] == [1000.0]
        h.time.time += 10  # the machine is only busy
        await h.time.pass_by(29)
        assert not anna.live.room.seats[0].deputy
        await h.time.pass_by(2)
        await settle(h.store)
        assert anna.live.room.seats[0].deputy


async def test_nobody_was_gone_while_the_server_was_away(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris, clara = await h.playing("Anna", "Boris", "Clara", options={"first": 1}, grace=60)
        boris.leave()
        await h.time.pass_by(20)
        h.time.time += 1000
        clara.leave()  # her line did not outlive the pause
        await h.time.pass_by(0)
        assert [seat["grace"] for seat in anna.hear()["room"]["seats"]] == [None, 40.0, 60.0]
        await h.time.pass_by(39)
        assert not anna.live.room.seats[1].deputy
        await h.time.pass_by(2)
        await settle(h.store)
        assert anna.live.room.seats[1].deputy


async def test_time_that_could_not_be_given_back_is_given_back_later(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "game", "seconds": 60})
        append = h.store.append

        async def full(*_: Any) -> None:
            raise NotStored("not-stored")

        h.store.append = full  # type: ignore[method-assign]
        h.time.time += 1000
        await h.time.pass_by(0)
        h.store.append = append  # type: ignore[method-assign]
        await h.time.pass_by(10)
        assert anna.live.room.seats[0].deputy is False
        assert anna.live.room.left(0, h.time.now()) == 50.0


# ---- talk, the end, again ----


async def test_talk_can_be_switched_off(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        await anna.do("say", phrase="hello")
        assert boris.hear()["lines"] == [{"n": anna.live.room.n, "seat": 0, "phrase": "hello"}]
        assert (await anna.do("say"))["reason"] == "nothing-said"
        quiet, _ = await h.playing("Anna", "Boris", talk=False)
        assert (await quiet.do("say", text="hm"))["reason"] == "no-talk"


async def test_a_room_keeps_the_last_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malina.server.room.MOST_LINES", 5)

    def texts(guest: Guest) -> list[str]:
        return [line["text"] for line in guest.hear()["lines"]]

    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        for i in range(8):
            await anna.do("say", text=str(i))
        late = await Guest(h, anna.live, Person("Eve", "Eve")).join()
        assert texts(late) == ["3", "4", "5", "6", "7"]
        await anna.do("say", text="8")
        assert texts(late) == ["3", "4", "5", "6", "7", "8"]
        assert texts(boris) == [str(i) for i in range(9)], "who was there has heard everything"
        for missed in (0, 2):
            boris.leave()
            back = Guest(h, boris.live, boris.person, boris.hear()["n"])
            back.state = boris.state
            for i in range(missed):
                await anna.do("say", text=f"more {i}")
            boris = await back.join()
            kept = [line.text for line in anna.live.room.lines]
            assert texts(boris) == kept
            await anna.do("say", text="!")
            assert texts(boris) == [*kept, "!"]


async def test_a_game_of_bots_ends_and_the_rematch_rotates(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", bots=1)
        await anna.do("deputise")
        await boris.do("deputise")
        while anna.live.room.phase == "playing":
            await h.time.pass_by(1)
            anna.hear()
            boris.hear()
        assert anna.hear()["room"]["phase"] == "over"
        assert anna.state["view"]["result"]["points"]
        assert (await anna.do("rematch"))["type"] == "ack"
        assert (await boris.do("rematch"))["reason"] == "rematch-already"
        live = await h.hub.live(boris.hear()["room"]["next"])
        assert [seat.name for seat in live.room.seats] == ["", "Anna", "Boris"]
        assert live.room.phase == "gathering"
        host = await Guest(h, live, anna.person).join()
        assert host.hear()["room"]["host"] is True
        await host.do("sit", seat=1, contribution="ab")
        guest = await Guest(h, live, boris.person).join()
        assert live.room.phase == "gathering", "the dice wait for everybody's part"
        await guest.do("sit", seat=2, contribution="cd")
        assert live.room.phase == "playing", "dealt as soon as everybody is here"
        assert live.room.match is not None
        assert live.room.match.record.contributions == ["", "ab", "cd"]


async def test_a_rematch_is_dealt_when_the_last_one_is_back(tmp_path: Path) -> None:
    """A page gives its part to the dice once; its line may be gone while the others give theirs."""
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        await anna.do("deputise")
        await boris.do("deputise")
        while anna.live.room.phase == "playing":
            await h.time.pass_by(1)
            anna.hear()
            boris.hear()
        await anna.do("rematch")
        live = await h.hub.live(boris.hear()["room"]["next"])
        host, guest = [await Guest(h, live, old.person).join() for old in (anna, boris)]
        await host.do("sit", seat=host.seat, contribution="ab")
        host.leave()
        await guest.do("sit", seat=guest.seat, contribution="cd")
        assert live.room.phase == "gathering"
        back = await Guest(h, live, anna.person).join()
        assert live.room.phase == "playing"
        assert back.hear()["room"]["phase"] == guest.hear()["room"]["phase"] == "playing"


async def test_everything_is_there_again_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0})
        await play_on(guests, 7)
        await guests[0].do("say", text="!")
        room = guests[0].live.room
        assert room.match is not None
    async with house(tmp_path) as h:
        again = (await h.hub.live(room.id)).room
        assert again.match is not None
        assert again.match.table == room.match.table
        assert again.lines == room.lines
        assert again.commands == room.commands


async def test_unused_tables_leave_the_memory(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        await h.time.pass_by(400)
        assert h.hub.lives
        anna.leave()
        boris.leave()
        await h.time.pass_by(400)
        assert not h.hub.lives
        assert (await h.hub.live(anna.live.room.id)).room.phase == "playing"


async def test_a_full_disk_holds_the_table_up_only_as_long_as_it_is_full(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", options={"first": 1}, grace=60)
        n, append = anna.live.room.n, h.store.append

        async def full(*_: Any) -> None:
            raise NotStored("not-stored")

        h.store.append = full  # type: ignore[method-assign]
        assert (await boris.move(cmd="pass"))["reason"] == "not-stored"
        boris.leave()
        await h.time.pass_by(70)
        assert anna.live.room.n == n
        assert anna.hear()["n"] == n, "nobody hears of what is not on disk"
        h.store.append = append  # type: ignore[method-assign]
        await h.time.pass_by(10)
        assert anna.live.room.seats[1].deputy
        h.store.append = full  # type: ignore[method-assign]
        await anna.do("deputise")
        await h.time.pass_by(5)
        h.store.append = append  # type: ignore[method-assign]
        await anna.do("deputise")
        while anna.live.room.phase == "playing":
            await h.time.pass_by(1)
            anna.hear()
        assert anna.live.room.phase == "over"


async def test_handing_the_seat_to_the_bot_and_back_wins_no_time(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "move", "seconds": 30})
        h.thinker.choose = never  # type: ignore[method-assign]
        for _ in range(3):
            await h.time.pass_by(9)
            assert (await anna.do("deputise"))["type"] == "ack"
            assert (await anna.do("return"))["type"] == "ack"
        assert anna.hear()["room"]["seats"][0]["left"] == 3.0


async def test_who_is_late_with_a_move_is_told_that_only_this_one_is_the_bots(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "move", "seconds": 30})
        h.thinker.choose = never  # type: ignore[method-assign]
        await h.time.pass_by(31)
        assert (await anna.do("return"))["reason"] == "move-clock-out"


async def never(*_: Any) -> Any:
    await asyncio.Event().wait()


async def test_a_clock_that_is_set_back_gives_nobody_time(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "game", "seconds": 60})
        await h.time.pass_by(20)
        h.time.time -= 1000
        await play_on(guests, 3)
        assert guests[0].live.room.left(0, h.time.now()) == 60.0
