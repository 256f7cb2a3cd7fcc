"""What the documents say is true: their Python examples run, their commands work, their links lead somewhere."""

from __future__ import annotations

import asyncio
import doctest
import random
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy

import numpy as np
import pytest

import malina.env
from malina import Match, game
from malina.server.store.sql import SqlStore

from .server.services import free_port, postgres

ROOT = Path(__file__).parent.parent
DOCS = sorted(path for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")])
COMMAND = re.compile(r"(?:^|`)(?:\.venv/bin/)?(malina (?:--lang ru )?\w+[^`\n]*)", re.MULTILINE)


@pytest.mark.parametrize("path", [p for p in DOCS if ">>>" in p.read_text(encoding="utf-8")], ids=lambda p: p.name)
def test_examples_run(path: Path) -> None:
    failed, tried = doctest.testfile(str(path), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert tried > 0
    assert failed == 0


def test_readme_python_runs() -> None:
    for path in DOCS:
        for code in re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL):
            if ">>>" not in code:
                subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=60)


PART = re.compile(r"^```\w+ (games/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TRIAL = """
from random import Random
from pathlib import Path
from games.pearls import GAME
from malina.check import check
from malina.env import env
from malina.text import Texts
from malina.text.bundle import HERE, Bundle

texts, names = Texts("en", me=0), ["Ann", "Bob", "Cat", "Dan", "Eve"]
texts.bundle = Bundle("en", (HERE / "en.ftl", Path("games/pearls/text/en.ftl")))
texts.pieces = ("card",)
said = set()
for seed in range(20):
    table, rng = GAME.deal(2 + seed % 4, seed), Random(seed)
    while not table.over:
        for decision in (d.to_json() for seat in range(table.seats) for d in table.decisions(seat)):
            said |= {texts.decision(decision, names), texts.waiting(decision, names)}
            said |= set(texts.notes(decision, {"cmd": decision["says"][0]["cmd"]}, names))
        seat, move = table.random_move(rng)
        said.add(texts.move(move, names, decision["kind"]))
        table.act(seat, move)
    said |= {texts.event(event, names) for event in table.events(0)}
    said |= set(texts.result_lines(table.result.to_json(), names))
for seats in GAME.seats:
    report = check(GAME, seats, 8, 1)
    assert not report.leaks and not report.broken_invariants, report
table = env(GAME, 3)
table.reset(seed=1)
for agent in table.agent_iter():
    observation, _, terminated, *_ = table.last()
    table.step(None if terminated else table.action_space(agent).sample(observation["action_mask"]))
print(len(said))
"""


def test_the_game_of_contributing_can_be_played(tmp_path: Path) -> None:
    """Its rules and texts as they stand there, as a folder of games."""
    parts = PART.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert len(parts) == 2
    for name, text in parts:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    call = [sys.executable, "-c", TRIAL]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 30


def commands() -> list[str]:
    """Every `malina …` command in the documents, smaller where it would take long."""
    found = {match for path in DOCS for match in COMMAND.findall(path.read_text(encoding="utf-8"))}
    return sorted(
        command.strip()
        for command in found
        if len(command.split()) > 1 and not re.search("<game>|FILE|ФАЙЛ|FROM|…| N$|`", command)
    )


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A folder with the files the documents speak of: a game left in the middle, weights, and what was trained."""
    secret = bytes(32)
    match = Match.start(game("crooks"), 3, secret, [], {"first": 0})
    rng = random.Random(5)
    for _ in range(9):
        match.act(*match.table.random_move(rng))
    match.record.secret = secret.hex()
    (tmp_path / "evening.json").write_bytes(match.record.to_json())
    (tmp_path / "my.toml").write_text("fear = 0.9\n", encoding="utf-8")
    for name, scruple in (("never_lies", 1000.0), ("always_lies", -1000.0)):
        (tmp_path / f"{name}.toml").write_text(f"[load]\nscruple = {scruple}\n", encoding="utf-8")
    copy(ROOT / "docs/examples/linear_bot.py", tmp_path)
    (tmp_path / "tests/bang").mkdir(parents=True)
    copy(ROOT / "tests/bang/yardsticks.py", tmp_path / "tests/bang")
    env = malina.env.env("crooks", seats=2)
    weights = np.zeros((len(env.words), env.encoding.size))
    np.savez(tmp_path / "linear.npz", weights=weights, game="crooks", seats=2)
    return tmp_path


def run(args: list[str], folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "malina.cli", *args]
    return subprocess.run(call, cwd=folder, input=typed, capture_output=True, text=True, timeout=120, check=False)


def test_there_are_commands() -> None:
    assert len(commands()) >= 10


VERBS = (
    *("play", "serve", "simulate", "arena", "tune", "check", "replay", "verify", "bench", "games", "mcp"),
    *("playthrough", "copy"),
)
# What is said twice counts as it is said last
FEWER = {
    "arena": ["--games", "2"],
    "tune": ["--games", "2", "--generations", "1", "--check", "2", "--seats", "2", "--weights", "look"],
}
QUICK = {"shark": "greedy", "regular": "novice", "cheat": "random"}  # bots that do not think long
QUICKER = re.compile("|".join(QUICK))


def served(args: list[str], folder: Path) -> None:
    """The server comes up and goes away when asked to, on some free port, with a folder of the test's own."""
    if "--port" in args:
        del args[args.index("--port") : args.index("--port") + 2]
    if "--data" not in args:
        args += ["--data", "data"]
    call = [sys.executable, "-m", "malina.cli", *args]
    server = subprocess.Popen(call, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if "http://" in line:
            server.terminate()
            break
    _, stderr = server.communicate(timeout=60)
    assert server.returncode == 0, stderr
    assert "Traceback" not in stderr


@contextmanager
def here(command: str, folder: Path) -> Iterator[list[str]]:
    """Its words, with a server of this machine and a database of the test's own in the place of a host's."""
    if "db.internal" not in command:
        yield shlex.split(command)[1:]
        return
    asyncio.run(SqlStore(folder).close())
    with postgres() as server:
        places = {
            "postgresql://malina@db.internal/malina": server.new(),
            "sqlite:////var/lib/malina/malina.db": f"sqlite:///{folder}/malina.db",
            "10.0.0.2:8100": f"127.0.0.1:{free_port()}",
        }
        yield [places.get(word, word) for word in shlex.split(command)[1:]]


@pytest.mark.parametrize("command", commands())
def test_commands_work(command: str, evening: Path) -> None:
    with here(command, evening) as args:
        works(args, evening)


def works(args: list[str], evening: Path) -> None:
    verb = next(word for word in args if word in VERBS)
    if verb == "serve":
        served(args, evening)
        return
    if verb in ("simulate", "check") and "--games" in args:
        args[args.index("--games") + 1] = "1" if verb == "check" else "20"
    if verb in FEWER:
        args = [QUICKER.sub(lambda bot: QUICK[bot[0]], word) for word in args] + FEWER[verb]
    if verb == "bench" and "server" in args:
        args += ["--seconds", "0.3", "--tables", "1", "--idle", "1", "--rounds", "1", "--rate", "20", "--no-peers"]
    elif verb == "bench":
        args += ["--seconds", "0.05", "--decisions", "1"]
    done = run(args, evening, "q\nn\n" if verb == "play" else "")
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", DOCS, ids=lambda p: str(p.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target
