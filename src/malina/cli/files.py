"""Input and output files named by the user; errors become one-line refusals."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from ..kernel.record import Record
from ..kernel.refusal import BadRecord
from .wrong import Wrong, debugging


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Wrong("cli-cannot-read", file=str(path), problem=problem(error)) from error
    except UnicodeDecodeError as error:
        raise Wrong("cli-not-utf8", file=str(path)) from error


def problem(error: OSError) -> str:
    """The symbolic name of an error (ENOENT), which has a translated message; else its text."""
    return errno.errorcode.get(error.errno or 0, "") or str(error)


def read_record(path: Path) -> Record:
    """Read a record. What exactly is malformed is shown in debug mode only."""
    text = read_text(path)
    try:
        return Record.from_json(text)
    except BadRecord as error:
        if debugging():
            raise
        raise Wrong("cli-no-record", file=str(path)) from error


def write_record(path: Path, record: Record) -> Path:
    return write_new(path, record.to_json() + b"\n")


def write_new(path: Path, content: bytes) -> Path:
    """Write a file under this name or the next free one, never over an existing file. Returns the name."""
    check_writable(path)
    for free in names(path):
        try:
            with free.open("xb") as file:
                file.write(content)
        except FileExistsError:
            continue
        except OSError as error:
            raise Wrong("cli-cannot-write", file=str(free), problem=problem(error)) from error
        return free
    raise AssertionError("there is always a next name")


def replace_record(path: Path, record: Record) -> None:
    """Replace a record by its continuation; the old file stays until the new one is complete."""
    new = path.with_name(f"{path.name}.new")
    try:
        new.write_bytes(record.to_json() + b"\n")
        new.replace(path)
    except OSError as error:
        raise Wrong("cli-cannot-write", file=str(path), problem=problem(error)) from error


def names(path: Path) -> Iterator[Path]:
    """Candidate file names: evening.json, evening-2.json, evening-3.json …"""
    yield path
    for number in count(2):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


def check_writable(path: Path) -> None:
    """Check that a file can be written before a long game is played, not after it."""
    folder = path.parent
    try:
        there, taken = folder.is_dir(), path.is_dir()
    except OSError as error:  # a name that is too long, a folder that lets nobody look
        raise Wrong("cli-cannot-write", file=str(path), problem=problem(error)) from error
    if not there:
        raise Wrong("cli-no-folder", folder=str(folder))
    if taken:
        raise Wrong("cli-cannot-write", file=str(path), problem="EISDIR")
    if not os.access(folder, os.W_OK):
        raise Wrong("cli-cannot-write", file=str(path), problem="EACCES")
