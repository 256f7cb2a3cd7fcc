"""Version history of a game's rules: `versions.toml` in the game's folder.

A stored game names the version that dealt it. Of older versions this file keeps what is needed to load their games:
which release plays them, and the defaults of tables that were stored before they named them."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .catalogue import CardFile

if TYPE_CHECKING:
    from .table import Table

FIRST = "1"  # the version of tables that name none
OLD = "old"  # the folder of card files that stored games need and that no longer ship


class Version(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    release: str  # the last one that plays it
    cards: str = ""  # the digest of its card file
    options: str = "{}"  # of the first version, as JSON: all options that it knew, with their defaults
    files: dict[str, str] = {}  # of today's version: the digests of what decides how a game goes

    @property
    def digest(self) -> str:
        return sha256(repr(sorted(self.files.items())).encode()).hexdigest()[:16]

    @property
    def defaults(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.options)
        return found


def read_versions(folder: Path) -> dict[str, Version]:
    return msgspec.convert(tomllib.loads((folder / "versions.toml").read_text(encoding="utf-8")), dict[str, Version])


def old_cards(folder: Path, digest: str) -> CardFile | None:
    """The card file with this digest, if it is kept for old games."""
    path = folder / OLD / f"{digest[:16]}.toml"
    return CardFile("cards.toml", path.read_text(encoding="utf-8")) if path.is_file() else None


def own_file(g: Table) -> CardFile | None:
    """The card file this table was dealt from, if it is not the one that today's tables with its options have."""
    file: CardFile | None = getattr(g.data, "file", None)
    return None if file is None or file == getattr(g.game.data(g.options, g.seats), "file", None) else file
