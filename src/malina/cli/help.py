"""Localized help and usage errors, instead of Typer's own."""

from __future__ import annotations

from typing import Any

import typer
from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from ..bots import BOTS
from ..games import GAMES
from .output import Output
from .program import NAME
from .program import command as line
from .wrong import Wrong, wrong_usage

Command = Any  # a command, a context, a parameter of Typer: its classes for them are private


class Spoken(TyperCommand):
    def parse_args(self, ctx: Command, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = _parsed(super().parse_args, ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Wrong("cli-too-much", argument=rest[0])
        return rest

    def format_help(self, ctx: Command, formatter: Any) -> None:
        show_help(self, ctx)


class SpokenGroup(TyperGroup):
    def parse_args(self, ctx: Command, args: list[str]) -> list[str]:
        return _parsed(super().parse_args, ctx, args)

    def resolve_command(self, ctx: Command, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise Wrong("cli-no-such-command", command=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Command, formatter: Any) -> None:
        show_help(self, ctx)


def _parsed(parse: Any, ctx: Command, args: list[str]) -> list[str]:
    try:
        rest: list[str] = parse(ctx, args)
    except typer.TyperException as error:
        raise wrong_usage(error) from error
    return rest


def show_help(command: Command, ctx: Command) -> None:
    """Print the help of a command: usage, description, commands, arguments and options."""
    out: Output = ctx.obj
    texts, show = out.texts, out.show
    params = [*command.params, command.get_help_option(ctx)]
    arguments = [p for p in params if p.param_type_name == "argument"]
    options = [p for p in params if p.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    pieces = [_metavar(out, p) for p in arguments]
    if commands:
        pieces.append(texts.say("help-command-metavar"))
    usage = " ".join([ctx.command_path, *pieces, texts.say("help-options-metavar")])
    show("", Text(f"{texts.say('help-usage')} ", "yellow").append(usage, "bold"), "", Text(texts.say(command.help)), "")
    _panel(out, "help-commands", [(name, "", texts.say(each.help)) for name, each in commands.items()])
    _panel(out, "help-arguments", [(_metavar(out, p), "", _about(out, p)) for p in arguments])
    _panel(
        out,
        "help-options",
        [(", ".join([*p.opts, *p.secondary_opts]), _metavar(out, p), _about(out, p)) for p in options],
    )
    if texts.has(f"{command.help}-example"):
        example = texts.say(f"{command.help}-example").replace(NAME, line(lang=texts.lang), 1)
        show(Text(f"{texts.say('help-example')} ", "yellow").append(example, "bold"))


def _panel(out: Output, title: str, rows: list[tuple[str, str, str]]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2))
    for name, metavar, about in rows:
        table.add_row(Text(name, "bold cyan"), Text(metavar, "yellow"), Text(about))
    out.show(Panel(table, title=out.texts.say(title), title_align="left", border_style="dim", box=box.ROUNDED))


def _metavar(out: Output, param: Any) -> str:
    if getattr(param, "is_flag", False):
        return ""
    name = str(param.metavar or param.name.upper())
    return out.texts.say(f"what-{name}") if out.texts.has(f"what-{name}") else name


def _about(out: Output, param: Any) -> str:
    if param.name == "help":
        return out.texts.say("help-help")
    seats = ", ".join(f"{game.id} {game.seats[0]}–{game.seats[-1]}" for game in GAMES.values())
    about = out.texts.say(param.help, seats=seats, bots=", ".join(BOTS))
    shown = param.default is not None and not getattr(param, "is_flag", False) and param.default not in ("", [], ())
    return f"{about} [{out.texts.say('help-default', default=str(param.default))}]" if shown else about
