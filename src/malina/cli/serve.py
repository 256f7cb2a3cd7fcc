"""`malina serve`: starts the web server."""

from __future__ import annotations

import asyncio
import os
import re
import webbrowser
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from .output import Output
from .params import Data, Database, Json, Lang
from .wrong import Wrong

if TYPE_CHECKING:
    from socket import socket

    from ..server.settings import ServerSettings


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="help-host")] = "0.0.0.0",
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535, help="help-port")] = None,
    data: Data = None,
    database: Database = None,
    open: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    root_path: Annotated[str, typer.Option("--root-path", metavar="PREFIX", help="help-root-path")] = "",
    origin: Annotated[list[str], typer.Option("--origin", metavar="URL", help="help-origin")] = [],  # noqa: B006
    trust_proxy: Annotated[bool, typer.Option("--trust-proxy", help="help-trust-proxy")] = False,
    node: Annotated[str, typer.Option("--node", metavar="HOST[:PORT]", help="help-node")] = "127.0.0.1",
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=64, help="help-workers")] = 1,
    redis: Annotated[str, typer.Option("--redis", metavar="URL", help="help-redis")] = "",
    keep_finished: Annotated[
        float | None, typer.Option("--keep-finished", metavar="DAYS", min=0, help="help-keep-finished")
    ] = None,
    keep_unused: Annotated[
        float | None, typer.Option("--keep-unused", metavar="DAYS", min=0, help="help-keep-unused")
    ] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from ..server import logs
    from ..server.app import make_app
    from ..server.run import listen, own_url, run, urls_for_friends
    from ..server.settings import ServerSettings
    from ..server.store.sql import SqlStore
    from ..server.workers import Workers

    out: Output = ctx.obj
    settings = ServerSettings(
        data=folder(data),
        database=database,
        redis=read_redis(redis),
        origins=tuple(read_origin(each) for each in origin),
        root_path=read_prefix(root_path),
        trust_proxy=trust_proxy,
        keep_finished=keep_finished,
        keep_unused=keep_unused,
    )
    store = SqlStore(settings.data, settings.database)
    try:
        listener = listen(host, port)
        url = own_url(listener, settings.root_path)
        friends = urls_for_friends(listener, settings.root_path)
        settings = replace(settings, address=next(iter(friends), ""))
        logs.set_up()

        def ready() -> None:
            store.say(url)
            greet(out, listener, settings)
            if open:
                # In a thread, because with some browsers the call returns only when they are closed.
                Thread(target=webbrowser.open, args=(url,), daemon=True).start()

        if workers > 1:
            Workers(settings, listener, workers).run(ready)
        else:
            doors = [listen(*read_node(node))] if store.node else []
            for door in doors:
                settings = replace(settings, node="{}:{}".format(*door.getsockname()[:2]))
            run(make_app(settings, store), listener, settings, ready, *doors)
    finally:
        asyncio.run(store.close())
    out.say("serve-stopped")


def greet(out: Output, listener: socket, settings: ServerSettings) -> None:
    from ..server.run import own_url, urls_for_friends

    url, friends = own_url(listener, settings.root_path), urls_for_friends(listener, settings.root_path)
    port = listener.getsockname()[1]
    out.result({"url": url, "friends": friends, "port": port, "data": str(settings.data)})
    texts = out.texts
    out.show("")
    out.print(texts.say("serve-ready", url=url), "bold")
    out.print(texts.say("serve-friends", urls=", ".join(friends)) if friends else texts.say("serve-alone"))
    out.print(texts.say("serve-data", folder=str(settings.data)), "dim")
    out.print(texts.say("serve-stop"), "dim")
    out.show("")


def folder(given: Path | None) -> Path:
    """The data directory of the server, by default in the user's data directory (XDG)."""
    if given is not None:
        return given.absolute()
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share") / "malina"


def read_prefix(text: str) -> str:
    """Normalize a path prefix: `/malina` for `malina`, `/malina/` and `/malina`."""
    path = text.strip("/")
    if not re.fullmatch(r"[\w.~-]*(/[\w.~-]+)*", path, re.ASCII):
        raise Wrong("cli-bad-prefix", prefix=text)
    return f"/{path}" if path else ""


def read_node(text: str) -> tuple[str, int]:
    """Parse HOST[:PORT], where other nodes reach this one; port 0 is any free one."""
    host, _, port = text.partition(":")
    if not host or not re.fullmatch(r"\d{0,5}", port, re.ASCII) or int(port or 0) > 65535:
        raise Wrong("cli-bad-node", node=text)
    return host, int(port or 0)


def read_redis(text: str) -> str:
    """Validate the URL of Redis. It may contain a password, so errors do not repeat it."""
    if text and urlsplit(text).scheme not in ("redis", "rediss", "unix"):
        raise Wrong("cli-bad-redis")
    if text and find_spec("redis") is None:
        raise Wrong("no-redis-driver")
    return text


def read_origin(text: str) -> str:
    """Normalize an origin as browsers send it: https://host, without a slash at the end."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        raise Wrong("cli-bad-origin", origin=text)
    return f"{parts.scheme}://{parts.netloc.lower()}"
