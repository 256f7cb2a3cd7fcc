"""What cannot be said to the server is not said: nobody waits for an answer that cannot come."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from malina.kernel.refusal import Refusal
from malina.mcp.line import PATIENCE
from malina.mcp.message import LARGEST, encoded
from malina.server import run

from ..server.server import serving
from .assistant import assistant


@pytest.mark.anyio
async def test_what_cannot_be_sent_is_refused_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as h, assistant(h.url) as rita, asyncio.timeout(PATIENCE / 2):
        _, [tab] = await h.table("Anna", start=False, seats=2)
        table = tab.state["room"]["id"]
        assert "cannot be sent" in await rita.refused("join", table=table, name="\ud800")
        assert "1 to 24 characters" in await rita.refused("join", table=table, name="x" * 25)
        await rita.call("join", table=table)
        for move in ('{"cmd": "recruit", "hideout": NaN}', '{"cmd": 1e999}', {"cmd": "\ud800"}):
            assert "cannot be sent" in await rita.refused("play", move=move)
        assert "cannot be sent" in await rita.refused("say", text="\ud800")
        assert "at most 300" in await rita.refused("say", text="x" * 301)
        assert "That is too long" in await rita.refused("say", text="x" * LARGEST)
        assert "That is too long" in await rita.refused("play", move={"cmd": "ж" * (LARGEST // 2)})
        await rita.call("look")


def test_what_the_server_takes() -> None:
    assert LARGEST == run.LARGEST
    empty = len(encoded({"text": ""}))
    assert len(encoded({"text": "x" * (LARGEST - empty)})) == LARGEST
    with pytest.raises(Refusal, match="too-large"):
        encoded({"text": "x" * (LARGEST - empty + 1)})
    deep: list[object] = []
    for _ in range(10**5):
        deep = [deep]
    with pytest.raises(Refusal, match="mcp-unsendable"):
        encoded({"move": deep})
