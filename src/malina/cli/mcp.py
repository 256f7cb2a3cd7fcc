"""`malina mcp`: an MCP server on standard input and output, for an AI assistant that plays."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import typer

from .output import Output
from .params import Json, Lang
from .wrong import Wrong


def mcp(
    ctx: typer.Context,
    server: Annotated[str, typer.Option("--server", metavar="URL", help="help-server")] = "http://127.0.0.1:8000/",
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Standard output belongs to the protocol: nothing else is printed there."""
    out: Output = ctx.obj
    if not find_spec("mcp") or not find_spec("httpx"):
        raise Wrong("cli-no-mcp")
    from ..mcp.server import make_server

    make_server(server, out.texts.lang).run()
