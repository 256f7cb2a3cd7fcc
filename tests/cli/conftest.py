"""Running `malina` in this process."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import pytest

from malina.cli import main

from .running import Lines, Ran, Reader, Run


@pytest.fixture
def malina(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "MALINA_LANG", "FORCE_COLOR", "MALINA_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def run(*words: str, typed: Iterable[str] = (), reader: int | None = None, also: Iterable[str] = ()) -> Ran:
        out, err = io.StringIO(), io.StringIO()
        screen = err if "--json" in words else out
        keyboard = Lines("".join(f"{line}\n" for line in typed)) if reader is None else Reader(screen, reader, also)
        with monkeypatch.context() as patch:
            patch.setattr("sys.stdin", keyboard)
            patch.setattr("sys.stdout", out)
            patch.setattr("sys.stderr", err)
            with pytest.raises(SystemExit) as stop:
                main(list(words))
        code = stop.value.code
        assert isinstance(code, int)
        return Ran(code, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def record(malina: Run, tmp_path: Path) -> Path:
    """A finished game on disk."""
    path = tmp_path / "game.json"
    ran = malina(
        "play", "crooks", "--seed", "1", "--bots", "random", "--save", str(path), typed=["", "pass"] + [""] * 5
    )
    assert ran.code == 0, ran.err
    return path
