"""Files that a person names: read or written, or refused in one line."""

from __future__ import annotations

import errno
from pathlib import Path

from ..kernel.record import Record
from .wrong import Wrong


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Wrong("cli-cannot-read", file=str(path), problem=problem(error)) from error
    except UnicodeDecodeError as error:
        raise Wrong("cli-not-utf8", file=str(path)) from error


def problem(error: OSError) -> str:
    """The name of the error, which has a message, where there is one."""
    return errno.errorcode.get(error.errno or 0, "") or str(error)


def read_record(path: Path) -> Record:
    return Record.from_json(read_text(path))


def write_record(path: Path, record: Record) -> None:
    try:
        path.write_bytes(record.to_json() + b"\n")
    except OSError as error:
        raise Wrong("cli-cannot-write", file=str(path), problem=problem(error)) from error


def check_writable(path: Path) -> None:
    """Before a long game, not after it."""
    try:
        with path.open("ab"):
            pass
    except OSError as error:
        raise Wrong("cli-cannot-write", file=str(path), problem=problem(error)) from error
