"""`malina backup`: a snapshot of a server's database in one file, while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .output import Output
from .params import Data, Database, Json, Lang
from .serve import folder


def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    data: Data = None,
    database: Database = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from ..server.store.backup import back_up
    from ..server.store.engine import find

    out: Output = ctx.obj
    back_up(Path(find(folder(data), database).database or ""), file)
    size = file.stat().st_size
    out.result({"file": str(file), "bytes": size})
    if not out.json:
        out.print(out.texts.say("backup-done", file=str(file), kilobytes=-(-size // 1024)))
