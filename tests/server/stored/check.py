"""Opens a database of stored tables and does with each of them what people do. Run by `test_stored.py`, in its own
process with other games, or in another one with games that have changed since."""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from malina.games import GAMES
from malina.kernel.film import Ended
from malina.server.app import make_app
from malina.server.settings import ServerSettings
from malina.server.store import Person
from malina.server.store.sql import SqlStore
from malina.server.tables import archive
from tests.server.house import AtOnce, FakeTime, Guest, House, settle
from tests.server.stored.make import digest

HERE = Path(__file__).parent
MOST = 400  # turns of the clock in which a game is played to its end
A_WHILE = 10  # of a series, which would take longer
Known = dict[str, dict[str, Any]]  # what the maker of a database wrote down of its tables
# Tables that do not say what they were dealt with are read by version 1 only, which BANG! has left behind
READ_TODAY = {
    "headerless": ("crooks",),
    "version1": ("bang", "crooks"),
    "five": ("bang", "sheriff", "lockup", "scoundrels"),
}


def unpack(name: str, folder: Path) -> Known:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "malina.db").write_bytes(gzip.decompress((HERE / f"{name}.db.gz").read_bytes()))
    return read(name)


def read(name: str) -> Known:
    known: Known = json.loads((HERE / f"{name}.json").read_text())
    return {title: table for title, table in known.items() if table["game"] in READ_TODAY[name]}


@dataclass
class Open:
    """A server on such a database, and a browser for whoever asks."""

    house: House
    app: Any

    async def get(self, path: str, who: str = "Anna", status: int = 200) -> Any:
        return await self._call("GET", path, who, status)

    async def post(self, path: str, who: str = "Anna", status: int = 200) -> Any:
        return await self._call("POST", path, who, status)

    async def _call(self, method: str, path: str, who: str, status: int) -> Any:
        cookies = {"malina": self.app.state.auth.identity.issue(who)} if who else {}
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://den", cookies=cookies) as http:
            answer = await http.request(method, f"/api/{path}")
        assert answer.status_code == status, (path, answer.text)
        return answer.json()


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Open]:
    time = FakeTime()
    time.time += 100_000
    store = time.store = SqlStore(folder)
    thinker = AtOnce()
    app = make_app(ServerSettings(data=folder, limits=False), store, thinker=thinker, time=time)
    hub = app.state.hub
    await hub.start()
    try:
        yield Open(House(hub, store, time, thinker), app)
    finally:
        await hub.close()
        await store.close()


def version_of(known: dict[str, Any]) -> str:
    """By which rules it was dealt; before there were others nobody wrote it down."""
    return str(known.get("version", "1"))


def sees(places: dict[str, Any], known: dict[str, str], who: Any) -> None:
    """What lies where, in the places that there were."""
    assert {name: digest(places[name]) for name in known} == known, who


# ---- what is done with a table ----


async def watch(server: Open, id: str, known: dict[str, Any]) -> dict[str, Any]:
    """A finished game from every seat; gives what the check of its dice says."""
    overview = await server.get(f"records/{id}/overview")
    assert overview["result"] == known["result"]
    assert overview["steps"] == known["moves"] == len(overview["standing"]) - 1
    last = overview["steps"]
    eyes = [*map(str, range(len(overview["seats"]))), "spectator"]
    for viewer, seen in zip(eyes, known["seen"], strict=True):
        for number in (0, 1, last // 2, last):
            step = await server.get(f"records/{id}/steps/{number}?as={viewer}")
            assert len(step["events"]) == overview["told"][number]
        sees(step["view"]["places"], seen, viewer)
        assert step["view"]["result"] == known["result"]
    assert (await server.get(f"records/{id}/steps/{last}?as=all"))["view"]["over"]
    assert await server.get(f"tables/{id}/cards")
    record = await server.get(f"records/{id}")
    assert (len(record["moves"]), record["result"]) == (known["moves"], known["result"])
    guest = await Guest(server.house, await server.house.hub.live(id), Person("Anna", "Anna", "fox")).join()
    state = guest.hear()
    sees(state["view"]["places"], known["seen"][state["room"]["me"]], "at the table")
    guest.leave()
    verdict: dict[str, Any] = await server.post(f"records/{id}/verify")
    assert (verdict["version"], verdict["secret_fits"]) == (version_of(known), True)
    return verdict


async def play_on(server: Open, name: str, id: str, known: dict[str, Any], long: bool) -> None:
    """A running table is as it was, and goes on: a long one for a while, others to their end."""
    live = await server.house.hub.live(id)
    assert live.room.phase == "playing"
    assert live.room.n in (known["n"], known["n"] + 1), "a clock may have gone on"
    assert live.room.match is not None
    table = live.room.match.table
    for viewer, seen in zip((*range(table.seats), None), known["seen"], strict=True):
        sees(table.view(viewer)["places"], seen, (name, viewer))
    guests = [
        await Guest(server.house, live, Person(seat.person, seat.name, seat.mask)).join()
        for seat in live.room.seats
        if seat.person
    ]
    if name.endswith("to take back"):
        back = next(guest for guest in guests if live.room.match.can_undo(guest.seat or 0))
        assert (await back.do("undo", at=live.room.n))["type"] == "ack"
    assert guests[0].hear()["lines"][0]["text"] == "Good evening"
    for guest in guests:
        assert (await guest.do("deputise"))["type"] == "ack"
    for _ in range(A_WHILE if long else MOST):
        await server.house.time.pass_by(1)
        if live.room.phase == "over":
            break
    await settle(server.house.store)
    assert live.room.n > known["n"] + 4
    if not long:
        assert live.room.phase == "over"
        again = {**known, "result": live.room.match.result.to_json(), "moves": len(live.room.match.record.moves)}
        again["seen"] = [{} for _ in known["seen"]]
        await watch(server, id, again)
    for guest in guests:
        guest.leave()


async def gather(server: Open, id: str) -> None:
    """Somebody sits down, and the host deals."""
    live = await server.house.hub.live(id)
    anna = await Guest(server.house, live, Person("Anna", "Anna", "fox")).join()
    assert (await anna.do("start"))["type"] == "ack"
    assert live.room.phase == "playing"
    record = live.room.match.record
    assert record.version == GAMES[record.game].version
    assert record.options.keys() == set(GAMES[record.game].options_type.__struct_fields__)
    anna.leave()


# ---- whole databases ----


async def everything(folder: Path, known: Known, fair: bool, long: bool = False) -> None:
    """Every table opens. `fair`: rules of the same version can check the dice, others may find that they fit. `long`:
    no running table is played to its end."""
    async with opened(folder) as server:
        lobby = await server.get("lobby")
        listed = [*lobby["mine"], *lobby["finished"]]
        assert {table["id"] for table in listed} >= {table["id"] for table in known.values()}
        ids = {table["id"] for table in known.values()}
        assert [table["id"] for table in listed if table["unreadable"] and table["id"] in ids] == []
        for name, table in known.items():
            if table["phase"] == "over":
                verdict = await watch(server, table["id"], table)
                version = version_of(table)
                if fair and GAMES[table["game"]].version == version:
                    assert verdict["fair"], name
                assert fair or not verdict["fair"], name
                if not verdict["fair"]:
                    assert verdict["moves_legal"] is verdict["result_same"] is None
                    told = verdict["problem"]
                    assert (told["reason"], told["args"]["made"]) == ("bad-version", f"{table['game']} {version}")
                    assert told["args"]["release"] == GAMES[table["game"]].release(version) != ""
            elif table["phase"] == "playing":
                await play_on(server, name, table["id"], table, long or "series" in name)
            else:
                await gather(server, table["id"])
    store = SqlStore(folder)
    assert ids.isdisjoint(await store.unkept()), "all is put away when a server stops"
    await store.close()
    async with opened(folder) as server:
        for table in known.values():
            live = await server.house.hub.live(table["id"])
            assert isinstance(live.room.match, Ended) == (live.room.phase == "over")


async def kept(folder: Path, known: Known) -> None:
    """A server that runs for a while, as long as it takes to put everything away."""
    archive.REST = 0.0
    async with opened(folder) as server:
        ids = {table["id"] for table in known.values()}
        while ids & set(await server.house.store.unkept()) - set(server.house.hub.lives):  # those are kept at the end
            await asyncio.sleep(0.02)


async def grey(folder: Path, known: Known) -> None:
    """Tables that nobody can read are rows of the lobby; all others are as they were."""
    async with opened(folder) as server:
        lobby = await server.get("lobby")
        told = {table["id"]: table["unreadable"] for table in [*lobby["mine"], *lobby["finished"]]}
        for name, table in known.items():
            id, why = table["id"], told[table["id"]]
            if table["phase"] == "gathering":
                assert why is None
                await gather(server, id)
                continue
            assert (why["reason"], why["args"]["made"]) == ("unreadable-version", f"{table['game']} 1"), name
            assert why["args"]["release"]
            assert (await server.get(f"tables/{id}"))["unreadable"] == why
            assert (await server.get(f"records/{id}/overview", status=410)) == {"type": "refused", **why}
            found = await server.get(f"records/{id}/entries")
            kinds = [entry["entry"] for entry in found["entries"]]
            assert kinds[0] == "opened"
            assert kinds.count("moved") == table["moves"]
            assert "secret" in found["entries"][0] if table["phase"] == "over" else "secret" not in str(found)
            open = table["phase"] == "over" and "without spectators" not in name
            await server.get(f"records/{id}/entries", "stranger", 200 if open else 403)


async def main(steps: list[str]) -> None:
    """`NAME FOLDER WHAT …`: one after the other."""
    for name, folder, what in zip(steps[::3], steps[1::3], steps[2::3], strict=True):
        known = read(name)
        if what == "grey":
            await grey(Path(folder), known)
        else:
            await everything(Path(folder), known, fair=what == "fair", long=name == "five")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
