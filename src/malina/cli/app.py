"""The command line application: all commands in one Typer app."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import typer
from typer.main import get_command

from ..kernel import compiled
from . import version
from .arena import arena
from .backup import backup
from .bench import bench
from .check import check
from .copy import copy
from .games import games
from .help import Spoken, SpokenGroup
from .mcp import mcp
from .output import Output
from .params import Json, Lang
from .play import play
from .playthrough import playthrough
from .records import replay, verify
from .serve import serve
from .simulate import simulate
from .tune import tune

COMMANDS: tuple[Callable[..., None], ...] = (
    *(serve, mcp, games, play, replay, verify, backup, copy),
    *(simulate, arena, tune, playthrough, check, bench),
)


@cache
def make_app() -> Any:
    app = typer.Typer(cls=SpokenGroup, add_completion=False, rich_markup_mode=None)
    app.callback(invoke_without_command=True, help="help-malina")(malina)
    for command in COMMANDS:
        app.command(command.__name__, cls=Spoken, help=f"help-{command.__name__}")(command)
    return get_command(app)


def malina(
    ctx: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    out: Output = ctx.obj
    if show_version:
        number = version()
        out.result({"malina": number, "build": compiled.name()})
        if not out.json:
            out.show(f"malina {number}, {compiled.name()}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        ctx.get_help()
        raise typer.Exit
