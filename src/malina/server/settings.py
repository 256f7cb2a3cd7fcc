"""Configuration of the server: how it was started. The settings of a table are its host's, not here."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, kw_only=True)
class ServerSettings:
    data: Path  # the folder with everything the server must not forget
    database: str | None = None  # URL; without one, a SQLite file in the folder
    redis: str = ""  # URL: what nodes tell each other by
    node: str = ""  # where other nodes on the same database call this one: host:port
    origins: tuple[str, ...] = ()  # other pages that may open sockets here; our own always may
    root_path: str = ""  # the prefix under which a proxy shows us
    trust_proxy: bool = False  # believe X-Forwarded-For and -Proto
    address: str = ""  # where others in the network find us, if our own page is opened as localhost
    keep_finished: float | None = None  # days that a finished game is kept; None: for ever
    keep_unused: float | None = None  # likewise, a table that is not over and that nobody uses
    limits: bool = True  # how often one may call; off where the server itself is measured
