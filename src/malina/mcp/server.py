"""The tools, registered with the Model Context Protocol. Their descriptions are in the reader's language."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Annotated, Any

from mcp.server import MCPServer
from mcp.types import CallToolResult, TextContent
from pydantic import WithJsonSchema

from ..kernel.refusal import Refusal
from ..text import Texts
from .door import Door
from .player import Answer, Player

WAIT = 45.0  # seconds; many assistants have a tool timeout of a minute
# A number, an object or JSON text. Any: wrong values are refused with our own messages, not with Pydantic's.
Move = Annotated[Any, WithJsonSchema({"anyOf": [{"type": "integer"}, {"type": "object"}, {"type": "string"}]})]


def make_server(url: str, lang: str) -> MCPServer[None]:
    """An MCP server for one assistant, with one seat at a table of the game server at `url`."""
    texts = Texts(lang)
    player = Player(Door(url), lang)

    @asynccontextmanager
    async def lifespan(server: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await player.close()

    said = texts.say("mcp-about")
    server = MCPServer("malina", instructions=said, version=version("malina"), log_level="WARNING", lifespan=lifespan)

    async def answer(asked: Awaitable[Answer]) -> CallToolResult:
        try:
            text, data = await asked
        except Refusal as error:
            return CallToolResult(content=[TextContent(type="text", text=player.why(error))], is_error=True)
        return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=data)

    def tool(what: Callable[..., Any]) -> None:
        server.tool(description=texts.say(f"mcp-tool-{what.__name__}"))(what)

    async def games() -> CallToolResult:
        return await answer(player.games())

    async def tables() -> CallToolResult:
        return await answer(player.tables())

    async def join(table: str, name: str = texts.say("mcp-name")) -> CallToolResult:
        return await answer(player.join(table, name))

    async def look() -> CallToolResult:
        return await answer(player.look())

    async def legal_moves(offset: int = 0, limit: int = 50) -> CallToolResult:
        return await answer(player.legal_moves(offset, min(limit, 200)))

    async def play(move: Move) -> CallToolResult:
        return await answer(player.play(move))

    async def wait(seconds: float = WAIT) -> CallToolResult:
        return await answer(player.wait(seconds))

    async def say(text: str) -> CallToolResult:
        return await answer(player.say(text))

    async def explain(about: str = "", game: str = "") -> CallToolResult:
        return await answer(player.explain(about, game))

    async def leave() -> CallToolResult:
        return await answer(player.leave())

    for each in (games, tables, join, look, legal_moves, play, wait, say, explain, leave):
        tool(each)
    return server
