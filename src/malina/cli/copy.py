"""`malina copy`: migrates a server's data from one database to another, while the server is stopped."""

from __future__ import annotations

from typing import Annotated

import typer

from .output import Output
from .params import Data, Json, Lang
from .serve import folder


def copy(
    ctx: typer.Context,
    source: Annotated[str, typer.Argument(metavar="FROM", help="help-copy-from")],
    target: Annotated[str, typer.Argument(metavar="TO", help="help-copy-to")],
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from ..server.store.copy import copy as copied

    out: Output = ctx.obj
    moved = copied(folder(data), source, target)
    out.result({"rows": moved})
    if not out.json:
        out.print(out.texts.say("copy-done", tables=moved["tables"], entries=moved["entries"]))
