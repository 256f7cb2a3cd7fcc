"""The house: imports point one way, chance comes from dice only, and no file grows too long.

web → server → bots → games → kernel. What is not named in MAY_IMPORT (command line, terminal, texts …) stands outside
and may import all of these; none of these may import it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel"},  # and every game its own folder
    "bots": {"kernel", "games", "bots"},
    "server": {"kernel", "games", "bots", "server", "text"},
}
PURE = {"kernel", "games"}  # no clock, no chance of the machine, no network, no logging
IMPURE = {"asyncio", "datetime", "logging", "multiprocessing", "secrets", "socket", "threading", "time", "uuid"}
WEB = {"fastapi", "httpx", "litestar", "rich", "starlette", "typer", "uvicorn", "websockets"}
LONGEST = 450


def modules() -> list[Path]:
    return sorted(SRC.rglob("*.py"))


def module_of(path: Path, root: Path) -> tuple[str, ...]:
    """`src/malina/kernel/dice.py` is ("malina", "kernel", "dice"); a package is its folder and `__init__`."""
    return path.relative_to(root).with_suffix("").parts


def imports(tree: ast.AST, module: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Line and full name of everything imported, whether at the top, inside of a function or for types only."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, tuple(name.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            base = module[: -node.level] if node.level else ()
            base += tuple((node.module or "").split(".")) if node.module else ()
            for name in node.names:
                yield node.lineno, (*base, name.name)


def wrong_imports(path: Path, root: Path) -> list[str]:
    """Imports of this file that point the wrong way, and modules that a pure part must not know."""
    module = module_of(path, root)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    floor = module[1] if len(module) > 2 else ""
    found = []
    for line, name in imports(tree, module):
        inside = name[0] == "malina"
        if inside and floor in MAY_IMPORT:
            above = name[1] if len(name) > 1 else "malina"
            own_game = floor == "games" and name[1:2] == ("games",) and (len(module) == 3 or name[2:3] == module[2:3])
            if above not in MAY_IMPORT[floor] and not own_game:
                found.append(f"{path.name}:{line} {floor} imports {'.'.join(name)}")
        if floor in PURE and name[0] in IMPURE | WEB:
            found.append(f"{path.name}:{line} {floor} imports {'.'.join(name)}")
    return found


def chance(path: Path, root: Path) -> list[str]:
    """Uses of chance that no seed governs: the global functions of `random`, and the machine's own in pure parts.

    `random.Random(seed)` is allowed outside of the kernel."""
    module = module_of(path, root)
    floor = module[1] if len(module) > 2 else ""
    allowed = set() if floor == "kernel" else {"Random"}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    called = {}  # local name -> the module it stands for
    for line, name in imports(tree, module):
        if name[0] == "random" and len(name) > 1 and name[1] not in allowed:
            found.append(f"{path.name}:{line} from random import {name[1]}")
        if name == ("random",) and floor == "kernel":
            found.append(f"{path.name}:{line} import random")
        if floor in PURE and name[:2] in (("os", "urandom"), ("os", "getrandom")):
            found.append(f"{path.name}:{line} from os import {name[1]}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            called.update({name.asname or name.name: name.name for name in node.names})
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            owner = called.get(node.value.id)
            machine = floor in PURE and owner == "os" and node.attr in ("urandom", "getrandom")
            if machine or (owner == "random" and node.attr not in allowed):
                found.append(f"{path.name}:{node.lineno} {owner}.{node.attr}")
        if floor in PURE and isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            # what is imported by a computed name, and what differs from process to process
            bad = (
                {"__import__", "import_module", "hash", "id"} if floor == "kernel" else {"__import__", "import_module"}
            )
            if node.func.id in bad:
                found.append(f"{path.name}:{node.lineno} {node.func.id}()")
    return found


def too_long(path: Path) -> list[str]:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    return [f"{path.name} has {lines} lines"] if lines > LONGEST else []


# ---- the house as it is ----


def test_there_is_a_house() -> None:
    floors = {module_of(path, SRC)[1] for path in modules()}
    assert {"kernel", "games", "bots"} <= floors
    assert len(modules()) > 20


def test_imports_point_one_way() -> None:
    assert [problem for path in modules() for problem in wrong_imports(path, SRC)] == []


def test_chance_comes_from_dice() -> None:
    assert [problem for path in modules() for problem in chance(path, SRC)] == []


def test_no_file_is_too_long() -> None:
    assert [problem for path in modules() for problem in too_long(path)] == []


# ---- and as it must not be ----


def planted(tmp_path: Path, where: str, text: str) -> Path:
    path = tmp_path / "malina" / where
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("kernel/table.py", "from ..games import crooks"),
        ("kernel/table.py", "from ..games.crooks.cards import Crook"),
        ("kernel/table.py", "import malina.games.crooks"),
        ("kernel/table.py", "from malina import game"),
        ("kernel/table.py", "import malina"),
        ("kernel/table.py", "from .. import bots"),
        ("kernel/table.py", "def f():\n    from ..bots.random import Random"),
        ("kernel/table.py", "if TYPE_CHECKING:\n    from ..text import Texts"),
        ("kernel/table.py", "import time"),
        ("kernel/table.py", "from datetime import datetime"),
        ("kernel/table.py", "import logging"),
        ("kernel/table.py", "import secrets"),
        ("kernel/__init__.py", "from ..games import GAMES"),
        ("games/crooks/setup.py", "from ..bang.cards import Card"),
        ("games/crooks/setup.py", "from .. import GAMES"),
        ("games/crooks/setup.py", "from ..bang import GAME"),
        ("games/crooks/setup.py", "from ...bots import play"),
        ("games/crooks/setup.py", "from ...text import Texts"),
        ("games/crooks/setup.py", "import time as clock"),
        ("games/crooks/setup.py", "from rich.text import Text"),
        ("games/__init__.py", "from ..bots import play"),
        ("games/__init__.py", "from ..server import app"),
        ("bots/bot.py", "from ..cli import main"),
        ("bots/bot.py", "from ..server.lobby import Lobby"),
        ("bots/bot.py", "import malina"),
        ("server/app.py", "from ..cli import main"),
    ],
)
def test_a_planted_import_is_found(tmp_path: Path, where: str, text: str) -> None:
    found = wrong_imports(planted(tmp_path, where, f'"""Doc."""\n\n{text}\n'), tmp_path)
    assert len(found) == 1, found
    assert found[0].startswith(f"{Path(where).name}:{3 + text.count(chr(10))} ")


@pytest.mark.parametrize(
    ("where", "text"),
    [
        (
            "kernel/table.py",
            "from .dice import Dice\nfrom . import dump\nimport malina.kernel.view\nimport msgspec",
        ),
        (
            "games/crooks/setup.py",
            "from ...kernel.pieces import mix\nfrom .table import T\nimport malina.games.crooks",
        ),
        ("games/crooks/characters/dodge.py", "from ..table import T\nfrom ....kernel.rules import rule"),
        ("games/__init__.py", "from .crooks import GAME\nfrom ..kernel.game import Game"),
        (
            "bots/greedy.py",
            "from ..games import game\nfrom .bot import Bot\nimport time",
        ),
        ("server/app.py", "import time, secrets\nfrom ..bots import play\nfrom ..text import Texts"),
        ("cli/main.py", "from ..bots import bot\nfrom ..kernel import table\nimport malina, time, rich"),
        ("__init__.py", "from .games import GAMES"),
    ],
)
def test_a_fair_import_is_not(tmp_path: Path, where: str, text: str) -> None:
    assert wrong_imports(planted(tmp_path, where, text), tmp_path) == []


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("kernel/dice.py", "from random import Random"),
        ("kernel/dice.py", "import random"),
        ("kernel/dice.py", "import os\nos.urandom(4)"),
        ("kernel/dice.py", "from os import urandom"),
        ("kernel/dice.py", "hash('x')"),
        ("games/crooks/bot.py", "from random import choice"),
        ("games/crooks/bot.py", "import random\nrandom.shuffle([])"),
        ("games/crooks/bot.py", "import random as chance\nx = chance.random"),
        ("games/crooks/bot.py", "import os as machine\nmachine.urandom(4)"),
        ("games/crooks/bot.py", "import_module('malina.server')"),
        ("bots/arena.py", "import random\nrandom.seed(1)"),
        ("cli/run.py", "from random import randrange"),
        ("simulate.py", "def f():\n    import random\n    return random.random()"),
    ],
)
def test_planted_chance_is_found(tmp_path: Path, where: str, text: str) -> None:
    assert len(chance(planted(tmp_path, where, text), tmp_path)) == 1


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("bots/arena.py", "from random import Random\nRandom(3).random()"),
        ("bots/arena.py", "import random\nrng = random.Random(3)\nrng.shuffle([])"),
        ("bots/__init__.py", "from .random import Random as Uniform\nfrom .random import choose"),
        ("games/crooks/bot.py", "from ...kernel.dice import Dice\ndef f(dice): return dice.random"),
        ("server/app.py", "import os\nos.urandom(32)"),
    ],
)
def test_fair_chance_is_not(tmp_path: Path, where: str, text: str) -> None:
    assert chance(planted(tmp_path, where, text), tmp_path) == []


def test_a_long_file_is_found(tmp_path: Path) -> None:
    assert too_long(planted(tmp_path, "kernel/long.py", "x = 1\n" * (LONGEST + 1))) == ["long.py has 451 lines"]
    assert too_long(planted(tmp_path, "kernel/long.py", "x = 1\n" * LONGEST)) == []
