"""Finished games, over REST."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from malina.kernel import film
from malina.kernel.record import Record, replay, verify
from malina.kernel.view import cards_in
from malina.server import wire
from malina.server.tables import records

from .played import CROOKS, played
from .server import serving

pytestmark = pytest.mark.anyio


async def test_nothing_of_a_record_before_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna, _], [tab, _] = await house.table("Anna", "Boris", start=False)
        code = tab.state["room"]["id"]
        for _ in range(2):
            for path in ("", "/overview", "/steps/0", "/steps/0?as=all", "/steps/0?as=0"):
                answer = await anna.get(f"api/records/{code}{path}", 404)
                assert answer == {"type": "refused", "reason": "not-over"}
            assert (await anna.post(f"api/records/{code}/verify", None, 404))["reason"] == "not-over"
            await tab.do("start")


async def test_a_finished_game_step_by_step_in_every_eye(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=False) as house:
        [anna, boris], code = await played(house, "Anna", "Boris")
        file = await anna.http.get(f"api/records/{code.lower()}")
        assert file.headers["content-disposition"] == f'attachment; filename="malina-crooks-{code}.json"'
        record = Record.from_json(file.content)
        assert verify(CROOKS, record).over
        truth = [match.table.copy() for match in replay(CROOKS, record)]

        overview = msgspec.convert(await anna.get(f"api/records/{code}/overview"), wire.Overview)
        assert overview.steps == len(record.moves) == len(truth) - 1
        assert (overview.me, overview.result) == (0, record.result)
        assert overview.standing[-1] == overview.result["points"]
        assert len(overview.standing) == overview.steps + 1
        assert overview.secret == record.secret
        assert overview.turns == sorted(set(overview.turns))
        assert all(0 < turn <= overview.steps for turn in overview.turns)
        assert overview.marks
        assert all(mark.event["event"] in CROOKS.replay.notable for mark in overview.marks)
        assert (await boris.get(f"api/records/{code}/overview"))["me"] == 1

        path = f"api/records/{code}/steps"
        for number, table in enumerate(truth):
            every = msgspec.convert(await anna.get(f"{path}/{number}?as=all"), wire.Step)
            faces = {card["piece"]: card["face"] for card in cards_in(every.view["places"])}
            assert faces == {piece: face.id for piece, face in enumerate(table.face)}
            assert every.events == [event.in_full(n) for n, event in enumerate(table.log or ())]
            assert (every.seat, every.move) == ((None, None) if number == 0 else record.moves[number - 1])
            for eyes in ("spectator", "0", "1", "2") if number % 9 == 0 else (str(number % 3),):
                seat = None if eyes == "spectator" else int(eyes)
                seen = await anna.get(f"{path}/{number}?as={eyes}")
                assert seen["events"] == table.events(seat)
                index = table.seats if seat is None else seat
                for card in cards_in(seen["view"]["places"]):
                    assert ("face" in card) == bool(table.seen[card["piece"]] >> index & 1)
                    assert card.get("face") in (None, faces[card["piece"]])
                assert seen["view"]["decisions"] == []
                assert (seen["move"] is None) == (number == 0 or seat != every.seat)
        last = len(truth)
        for wrong in (last, -1, 10**9):
            assert (await anna.get(f"{path}/{wrong}", 404))["args"] == {"last": last - 1}
        for eyes in ("3", "-1", "everybody", "", "0,1", "01", "1" * 5000):
            assert (await anna.get(f"{path}/0?as={eyes}", 400))["reason"] == "no-such-seat", eyes
        assert (await anna.get(f"{path}/zero", 404))["reason"] == "no-such-page"


async def test_records_of_a_table_without_spectators_are_its_peoples(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna], code = await played(house, "Anna", settings={"spectators": False})
        await anna.get(f"api/records/{code}/overview")
        for browser in (house.browser(), await house.browser().called("Eve")):
            for path in ("", "/overview", "/steps/0?as=all"):
                assert (await browser.get(f"api/records/{code}{path}", 403))["reason"] == "no-spectators"
            assert (await browser.post(f"api/records/{code}/verify", None, 403))["reason"] == "no-spectators"


@pytest.mark.parametrize("call", ["overview", "verify"])
async def test_whoever_looks_back_at_a_long_game_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    async with serving(tmp_path) as house:
        [anna], code = await played(house, "Anna")
        go_on = threading.Event()
        working = 0

        def long(do: Callable[..., Any]) -> Callable[..., Any]:
            def slowly(*args: Any) -> Any:
                nonlocal working
                working += 1
                assert go_on.wait(10)
                return do(*args)

            return slowly

        monkeypatch.setattr(film, "Film", long(film.Film))
        monkeypatch.setattr(records, "verify", long(verify))
        path = f"api/records/{code}/{call}"
        looks = [asyncio.create_task(anna.post(path, None, 200) if call == "verify" else anna.get(path)) for _ in "ab"]
        while not working:
            await asyncio.sleep(0.01)
        await anna.get("api/lobby")
        assert working == 1
        assert not any(look.done() for look in looks)
        go_on.set()
        first, second = await asyncio.gather(*looks)
        assert first == second


async def test_the_deal_is_proved_and_a_forged_one_found(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna], code = await played(house, "Anna")

        async def verdict() -> wire.Verdict:
            return msgspec.convert(await anna.post(f"api/records/{code}/verify", None, 200), wire.Verdict)

        fair = await verdict()
        assert (fair.fair, fair.secret_fits, fair.moves_legal, fair.result_same) == (True, True, True, True)
        assert fair.problem is None
        match = house.hub.lives[code].room.match
        assert match is not None
        true = match.record
        [first, *rest] = true.moves
        result = dict(true.result or {})
        forgeries: dict[str, Record] = {
            "secret_fits": msgspec.structs.replace(true, secret=bytes(32).hex()),
            "moves_legal": msgspec.structs.replace(true, moves=[*rest, first]),
            "result_same": msgspec.structs.replace(true, result={**result, "winners": [0, 1]}),
        }
        for broken, record in forgeries.items():
            match.record = record
            found = await verdict()
            assert not found.fair
            assert found.problem is not None
            assert {name: getattr(found, name) for name in forgeries} == {name: name != broken for name in forgeries}
        match.record = msgspec.structs.replace(true, contributions=["ff", *true.contributions[1:]])
        assert not (await verdict()).fair, "other dice, another deal"
        match.record = true
        assert (await verdict()).fair
