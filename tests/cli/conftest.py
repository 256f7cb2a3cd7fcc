"""Running `malina` in this process, with a keyboard that can be a list of lines or somebody who reads the screen."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from malina.cli import main

KEY = re.compile(r"^ {0,2}(\d+)  \S", re.MULTILINE)


@dataclass
class Ran:
    code: int
    out: str
    err: str


class Lines(io.StringIO):
    """What is typed, whatever the screen shows."""


class Reader(io.StringIO):
    """Somebody who looks at the screen and picks one of the numbers offered, any of them."""

    def __init__(self, screen: io.StringIO, seed: int, also: Iterable[str] = ()) -> None:
        super().__init__()
        self.screen = screen
        self.random = random.Random(seed)
        self.also = list(also)
        self.seen = 0

    def readline(self, size: int | None = -1) -> str:
        text = self.screen.getvalue()
        new, self.seen = text[self.seen :], len(text)
        if self.also and self.random.random() < 0.2:
            return self.random.choice(self.also) + "\n"
        keys = KEY.findall(new[max(0, new.rfind("\n\n")) :]) or KEY.findall(text[text.rfind("\n\n") :])
        return (self.random.choice(keys) if keys else "") + "\n"


Run = Callable[..., Ran]


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
    ran = malina("play", "crooks", "--seed", "1", "--bots", "random", "--save", str(path), typed=["", "pass"] + [""] * 5)
    assert ran.code == 0, ran.err
    return path
