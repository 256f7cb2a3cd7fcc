"""Leases: of two nodes on one PostgreSQL one owns a table, and whoever has lost it does not write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from malina.server.store import Lost, NotStored, Taken
from malina.server.store.engine import session
from malina.server.store.sql import SqlStore

from .services import Postgres
from .test_store import row

pytestmark = [pytest.mark.anyio, pytest.mark.no_cover]
Two = tuple[SqlStore, SqlStore]


@pytest.fixture
def url(postgresql: Postgres) -> str:
    return postgresql.new()


@pytest.fixture
async def nodes(url: str, tmp_path: Path) -> AsyncIterator[Two]:
    a, b = SqlStore(tmp_path, url), SqlStore(tmp_path, url)
    try:
        await a.pulse("a:1")
        await b.pulse("b:1")
        yield a, b
    finally:
        await a.close()
        await b.close()


async def test_a_stale_owner_does_not_write(nodes: Two) -> None:
    a, b = nodes
    await a.append("T", 0, b"0", row("T", "playing", "ann"))
    mine = await a.take("T")
    assert mine is not None
    assert (mine.node, mine.epoch) == (a.node, 1)
    await a.append("T", 1, b"1", epoch=1)
    theirs = await b.take("T")  # who is alive keeps it
    assert theirs is not None
    assert (theirs.node, theirs.address) == (a.node, "a:1")
    robbed = await b.take("T", dead=a.node)
    assert robbed is not None
    assert (robbed.node, robbed.epoch) == (b.node, 2)
    assert robbed.stopped is not None
    with pytest.raises(Lost):
        await a.append("T", 2, b"stale", epoch=1)
    assert await a.pulse("a:1") == {}
    with pytest.raises(Taken):  # the key is the last line
        await b.append("T", 1, b"other", epoch=2)
    await b.append("T", 1, b"1", epoch=2)  # what is there already, to the byte, was ours: its answer was lost
    await b.append("T", 2, b"2", epoch=2)
    assert await a.entries("T") == [b"0", b"1", b"2"]
    again = await b.take("T")
    assert again is not None
    assert again.stopped is None  # whoever wrote has put the clocks right
    assert await a.take("nowhere") is None


async def test_what_a_dead_node_leaves_behind_is_found(nodes: Two) -> None:
    a, b = nodes
    await a.append("T", 0, b"0", row("T", "playing", "ann"))
    assert await b.orphans(5) == []
    await a.pulse("")  # goodbye
    assert await b.orphans(5) == ["T"]
    taken = await b.take("T")
    assert taken is not None
    assert taken.node == b.node
    assert await b.orphans(5) == []
    await b.release("T", taken.epoch)
    back = await a.take("T")
    assert back is not None
    assert (back.node, back.epoch, back.stopped) == (a.node, taken.epoch + 1, None)


@pytest.mark.parametrize("half", [False, True], ids=["idle", "half-said"])
async def test_who_falls_asleep_in_a_transaction_holds_nobody_up(nodes: Two, url: str, half: bool) -> None:
    """It holds on to its lease and does not get to write, or not even to say all that it has begun to say."""
    a, b = nodes
    await a.append("T", 0, b"0", row("T", "playing", "ann"))
    async with asyncio.timeout(30):
        begun = psycopg.connect(url, application_name=session(a.node))
        taken = None
        with suppress(psycopg.OperationalError), begun as asleep, asleep.pipeline() as said:  # it is hung up on
            asleep.execute("select from leases for share")
            if half:
                asleep.pgconn.send_flush_request()
                asleep.pgconn.flush()
            else:
                said.sync()
            while taken is None:
                with suppress(NotStored):  # nobody waits long for one table
                    taken = await b.take("T", dead=a.node)
        assert taken is not None
        assert taken.node == b.node


async def test_one_shut_door_frees_all_tables_of_a_dead_node(nodes: Two) -> None:
    a, b = nodes
    for table in "ST":
        await a.append(table, 0, b"0", row(table, "playing", "ann"))
    assert await b.orphans(5) == []
    await b.take("S", dead=a.node)
    assert await b.orphans(5) == ["T"]
    await a.pulse("a:1")  # it was not dead after all, and keeps the other one
    assert await b.orphans(5) == []


async def test_a_link_is_good_once_for_all_nodes(nodes: Two) -> None:
    a, b = nodes
    assert await a.first_use("x", 1.0, 9.0)
    assert not await b.first_use("x", 2.0, 9.0)
    assert await b.first_use("x", 10.0, 20.0)
