"""The guided first game: one deal for everybody who learns the game, `first.toml` in the folder of the game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec


class FirstGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fixed deal of the guided first game. The newcomer has the first seat, bots have the others."""

    secret: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]  # the dice's only seed: seats contribute nothing
    bots: list[str] = []  # the level of each of them
    options: dict[str, Any] = {}

    @property
    def seats(self) -> int:
        return 1 + len(self.bots)


def read_first(folder: Path) -> FirstGame | None:
    path = folder / "first.toml"
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), FirstGame) if path.is_file() else None
