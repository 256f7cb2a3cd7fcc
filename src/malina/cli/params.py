"""Options that several commands share. The help texts are message ids, translated when the commands are made."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..text import LANGUAGES

Lang = Annotated[str, typer.Option("--lang", metavar="|".join(LANGUAGES), help="help-lang")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="help-record")]
Settings = Annotated[list[str], typer.Option("--option", metavar="OPTION", help="help-option")]
Seed = Annotated[str, typer.Option("--seed", metavar="TEXT", help="help-seed")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="help-data")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="help-seats")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="help-games-number")]
Preset = Annotated[str, typer.Option("--preset", metavar="NAME", help="help-preset")]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="N", min=1, max=256, help="help-jobs")]
