"""A mock MCP client: an assistant that knows nothing but its tools."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from mcp import Client
from mcp.types import TextContent

from malina.mcp.server import make_server

MOVE = re.compile(r"^(\d+)\. ", re.MULTILINE)


class Assistant:
    def __init__(self, client: Client) -> None:
        self.client = client
        self.read: list[str] = []  # everything it was told, data included

    async def call(self, tool: str, **args: Any) -> tuple[str, dict[str, Any]]:
        result = await self.client.call_tool(tool, args)
        [content] = result.content
        assert isinstance(content, TextContent)
        assert not result.is_error, content.text
        data: dict[str, Any] = result.structured_content or {}
        self.read.append(f"{content.text}\n{data}")
        return content.text, data

    async def refused(self, tool: str, **args: Any) -> str:
        result = await self.client.call_tool(tool, args)
        assert result.is_error
        [content] = result.content
        assert isinstance(content, TextContent)
        return content.text


@asynccontextmanager
async def assistant(url: str, lang: str = "en") -> AsyncIterator[Assistant]:
    async with Client(make_server(url, lang)) as client:
        yield Assistant(client)


def numbers(text: str) -> list[int]:
    """The numbers of the moves that are listed."""
    return [int(number) for number in MOVE.findall(text)]
