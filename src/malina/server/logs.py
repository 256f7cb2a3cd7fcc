"""The server's log: what happened, at which table and seat. Never what is on a card, nor who a player is.

A line says only what is on the list below, so a careless caller loses a word and gives nothing away.
"""

from __future__ import annotations

import hashlib
import logging
import re
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import structlog
from structlog.typing import FilteringBoundLogger, Processor

from ..kernel.refusal import Refusal

ALLOWED = frozenset(
    {
        "event", "level", "timestamp", "logger", "error", "where", "dropped",
        "table", "seat", "seats", "person", "n", "game", "phase", "count", "reason",
        "ms", "seconds", "host", "port", "path", "method", "status", "version", "node", "digest",
    }
)  # fmt: skip
LONGEST = 200
FRAMES = 12
# What other packages have to say goes the same way, from this level on.
OTHERS = {"uvicorn": logging.WARNING, "alembic": logging.WARNING, "asyncio": logging.ERROR, "websockets": logging.ERROR}
FRAME = re.compile(r'^ *File "(.+)", line (\d+), in (\S+)', re.MULTILINE)
Event = MutableMapping[str, Any]

log: FilteringBoundLogger = structlog.get_logger()


def of(table: str, seat: int | None = None) -> FilteringBoundLogger:
    """A log whose lines all name this table."""
    return log.bind(table=table) if seat is None else log.bind(table=table, seat=seat)


def set_up(console: bool | None = None) -> None:
    """For people where standard error is a terminal, else a JSON object a line."""
    console = sys.stderr.isatty() if console is None else console
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        no_messages,
        only_allowed,
    ]
    last: Processor = structlog.dev.ConsoleRenderer() if console else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[first_line, *shared],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name, level in OTHERS.items():
        logging.getLogger(name).setLevel(level)


def only_allowed(_: Any, __: str, event: Event) -> Event:
    """Known words with short plain values; of anything else, the name is noted."""
    kept: Event = {}
    dropped = []
    for key, value in event.items():
        if key.startswith("_"):  # structlog's own, gone before the line is written
            kept[key] = value
        elif key not in ALLOWED or not isinstance(value, str | int | float | None):
            dropped.append(key)
        elif key == "person":
            kept[key] = hashlib.sha256(str(value).encode()).hexdigest()[:8]
        else:
            kept[key] = shown(value[:LONGEST] if key != "where" else value) if isinstance(value, str) else value
    if dropped:
        kept["dropped"] = " ".join(sorted(dropped))
    return kept


def shown(text: str) -> str:
    """A value without control characters, which a terminal would obey."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode() for c in text)


def no_messages(_: Any, __: str, event: Event) -> Event:
    """An error by its kind and place. Its message may quote what the table holds, so it is left out."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        if isinstance(error, Refusal):
            event.setdefault("reason", error.reason)
        frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
        event["where"] = " > ".join(f"{_module(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames)
    return event


def first_line(_: Any, __: str, event: Event) -> Event:
    """Others append details, such as the error itself, on further lines; some say nothing but a traceback."""
    said = str(event["event"]).strip()
    event["event"] = said.partition("\n")[0]
    if frames := FRAME.findall(said):
        event["error"] = said.rpartition("\n")[2].partition(":")[0]
        event["where"] = " > ".join(f"{_module(file)}:{line} {name}" for file, line, name in frames[-FRAMES:])
    return event


def _module(file: str) -> str:
    """`server/room.py`: enough to find it, and not where it is installed."""
    return "/".join(file.split("/")[-2:])
