"""Makes a small database of tables in all states, for `test_stored.py` to open for ever after.

    .venv/bin/python -m tests.server.stored.make NAME WORDS …

writes `NAME.db.gz` and `NAME.json` here, with the tables whose names begin with these words. A database of a release is
never made anew: whoever gives a game another version, or stores tables in another way, adds one of their own.

  headerless  Crooks and BANG!, in a checkout of commit 29511b0, before tables said what they were dealt with
  version1    the same by version 1 of their rules, without the finished series, which is long
  five        "bang in" "bang finished" sheriff lockup scoundrels: version 2 of BANG!, version 1 of the others
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from malina.bots import answer, bot
from malina.games import crooks
from malina.games.bang.options import PRESETS
from malina.games.scoundrels.options import PRESETS as SCOUNDRELS
from malina.games.sheriff.options import PRESETS as SHERIFF
from malina.kernel.dice import FastDice
from malina.kernel.table import Table
from tests.server.house import FakeTime, Guest, House, house, settle

HERE = Path(__file__).parent
OWN = (
    Path(crooks.__file__).with_name("cards.toml").read_text(encoding="utf-8").replace("rating = 1\n", "rating = 2\n", 1)
)
Until = Callable[[Table], bool]


def midway(g: Table) -> bool:
    return g.decided >= 25


def reaction(g: Any) -> bool:
    """A person has to answer a card of somebody else's."""
    return g.decided >= 20 and bool(g.chain) and g.turn not in g.waiting_for and g.waiting_for <= {0, 1}


def undoable(g: Table) -> bool:
    """The next move can be taken back, whatever it is: tried by whoever plays."""
    return g.decided >= 12


def half_sealed(g: Table) -> bool:
    """Some have sealed an answer, and others have not."""
    return bool(g.sealed) and bool(g.waiting_for)


def bargaining(g: Table) -> bool:
    """On the house's clock, while others than those who are asked may do something."""
    return g.decided >= 20 and g.clock is not None and any(not required for *_, required in g.asks)


NEVER: Until = lambda g: False  # noqa: E731
FULL = PRESETS["full"]
CLOCK = {"type": "move", "seconds": 3600}

# name -> people, bots, until when it is played, and the rest: game, options and settings
TABLES: dict[str, tuple[tuple[str, ...], int, Until | None, dict[str, Any]]] = {
    "crooks gathering": (("Anna", "Boris"), 1, None, {"options": {"memory": False}, "listed": True}),
    "bang gathering": (("Anna",), 3, None, {"game": "bang", "options": PRESETS["dodge_city"], "title": "Friday"}),
    "crooks running": (("Anna", "Boris"), 1, midway, {"listed": True}),
    "crooks with own cards running": (("Anna", "Boris"), 0, midway, {"options": {"cards": {"name": "o", "text": OWN}}}),
    "crooks on the clock": (("Anna", "Boris"), 0, midway, {"clock": {"type": "game", "seconds": 7200}}),
    "crooks with a move to take back": (("Anna", "Boris"), 0, undoable, {}),
    "bang in a reaction": (
        ("Anna", "Boris"),
        3,
        reaction,
        {"game": "bang", "options": PRESETS["full"], "clock": CLOCK},
    ),
    "bang for two running": (("Anna", "Boris"), 0, midway, {"game": "bang"}),
    "bang series running": (
        ("Anna",),
        3,
        midway,
        {"game": "bang", "options": {"tournament_scoring": True, "hiring": True, "bounties": True}},
    ),
    "crooks finished": (("Anna", "Boris"), 2, NEVER, {"listed": True}),
    "crooks with own cards finished": (("Anna",), 1, NEVER, {"options": {"cards": {"name": "own", "text": OWN}}}),
    "crooks finished without spectators": (("Anna", "Boris"), 0, NEVER, {"spectators": False}),
    "bang finished": (("Anna", "Boris"), 3, NEVER, {"game": "bang", "options": FULL, "listed": True}),
    "bang for two finished": (("Anna", "Boris"), 0, NEVER, {"game": "bang", "options": {"character_choice": 2}}),
    "sheriff with sealed answers": (
        ("Anna", "Boris"),
        1,
        half_sealed,
        {"game": "sheriff", "options": {"merry_men": True}, "listed": True},
    ),
    "sheriff in a bargain": (("Anna", "Boris"), 2, bargaining, {"game": "sheriff", "options": SHERIFF["everything"]}),
    "sheriff finished": (("Anna", "Boris"), 1, NEVER, {"game": "sheriff", "options": SHERIFF["first"]}),
    "lockup gathering": (("Anna",), 2, None, {"game": "lockup", "options": {"expert": True}}),
    "lockup running": (("Anna", "Boris"), 1, midway, {"game": "lockup"}),
    "lockup alone finished": (("Anna",), 0, NEVER, {"game": "lockup", "options": {"guards": "challenging"}}),
    "scoundrels running": (("Anna", "Boris"), 1, midway, {"game": "scoundrels", "options": SCOUNDRELS["everything"]}),
    "scoundrels finished": (("Anna", "Boris"), 0, NEVER, {"game": "scoundrels", "listed": True}),
    "bang series finished": (("Anna",), 3, NEVER, {"game": "bang", "options": {"tournament_scoring": True}}),
}


async def made(h: House, name: str) -> dict[str, Any]:
    people, bots, until, settings = TABLES[name]
    dice = FastDice(name)
    guests = await h.table(*people, bots=bots, **settings)
    await guests[0].do("chat", text="Good evening")
    if until is not None:
        assert (await guests[0].do("start"))["type"] == "ack"
        await played(h, guests, until, dice)
        await guests[-1].do("chat", phrase="nice")
    if name == "crooks with a move to take back":
        await until_undo(guests, dice)
    await settle(h.store)
    room = guests[0].live.room
    for guest in guests:
        guest.leave()
    known: dict[str, Any] = {"id": room.id, "game": room.game.id, "phase": room.phase, "n": room.n}
    if room.match is not None:
        g = room.match.table
        known["result"] = g.result and g.result.to_json()
        known["seen"] = [seen(g, viewer) for viewer in (*range(g.seats), None)]
        known["moves"] = len(room.match.record.moves)
        known["version"] = room.match.record.version
    return known


async def played(h: House, guests: list[Guest], until: Until, dice: FastDice) -> None:
    """People play as the heuristic does, talk now and then, and take back what they can once."""
    live, undone = guests[0].live, False
    while live.room.phase == "playing" and live.room.match is not None and not until(live.room.match.table):
        for guest in guests:
            if live.room.match is None or until(live.room.match.table):
                return
            await one_move(guest, dice)
            seat = guest.seat
            if not undone and live.room.match.can_undo(seat):
                undone = (await guest.do("undo", at=live.room.n))["type"] == "ack"
        if dice.below(12) == 0:
            await guests[0].do("chat", phrase="thinking")
        await h.time.pass_by(1)


async def one_move(guest: Guest, dice: FastDice) -> None:
    room = guest.live.room
    if guest.seat in room.waiting_for and room.match is not None:
        table = room.match.table
        decision = next(d for d in table.decisions(guest.seat) if d.required)
        told = await guest.move(**answer(bot("greedy", table.game), table, decision, dice))
        assert told["type"] == "ack", told


async def until_undo(guests: list[Guest], dice: FastDice) -> None:
    for _ in range(40):
        for guest in guests:
            await one_move(guest, dice)
            match = guest.live.room.match
            if match is not None and match.can_undo(guest.seat):
                return
    raise AssertionError("nobody could take anything back")


def seen(g: Any, viewer: int | None) -> dict[str, str]:
    """What lies where in somebody's eyes, as digests by the first word of the places."""
    return {name: digest(tree) for name, tree in g.view(viewer)["places"].items()}


def digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]


async def make(name: str, *words: str) -> None:
    with TemporaryDirectory() as folder:
        async with house(Path(folder), FakeTime()) as h:
            known = {table: await made(h, table) for table in TABLES if table.startswith(words)}
        with closing(sqlite3.connect(Path(folder) / "malina.db")) as database:
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")
        packed = gzip.compress((Path(folder) / "malina.db").read_bytes(), mtime=0)
    (HERE / f"{name}.db.gz").write_bytes(packed)
    lines = ",\n".join(f"{json.dumps(table)}: {json.dumps(found)}" for table, found in known.items())
    (HERE / f"{name}.json").write_text(f"{{\n{lines}\n}}\n")
    print(f"{len(packed)} bytes; {[(table, found['n']) for table, found in known.items()]}")


if __name__ == "__main__":
    asyncio.run(make(*sys.argv[1:]))
