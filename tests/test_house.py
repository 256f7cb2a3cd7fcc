"""The house: imports point one way, chance comes from dice only, and no file grows too long.

web → server → bots → games → kernel. What is not named in MAY_IMPORT (command line, terminal, texts …) stands outside
and may import all of these; none of these may import it.

Within a game: rules ← cards, characters, events, modes ← the game. The rules know none of those by name; nor do those
know each other. The bot knows what everybody can ask the rules. No import is hidden in a function, none goes round.
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
# The rooms of a game's folder, and which others each may import; modules beside them (box, table, moments) all may
ROOMS = {
    "rules": {"rules", "modules"},  # Sheriff's modules add steps to a round, which its rules name
    "cards": {"rules", "cards"},
    "effects": {"rules", "effects"},
    "characters": {"rules", "characters"},
    "events": {"rules", "events"},
    "modes": {"rules", "modes"},
    "modules": {"rules", "modules"},
    "bot": {"bot"},
}
BELOW = {"box", "table", "moments"}  # what the rooms stand on imports none of them
IMPORT = (ast.Import, ast.ImportFrom)
ASKED_BY_BOTS = {("rules", "query"), ("modes", "series", "prizes")}


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


def wrong_rooms(path: Path, root: Path) -> list[str]:
    """Imports of a game's module that its room does not allow."""
    module = module_of(path, root)
    if module[1:2] != ("games",) or len(module) < 4:
        return []
    game, room = module[:3], module[3] if len(module) > 4 else ""
    found = []
    for line, name in imports(ast.parse(path.read_text(encoding="utf-8")), module):
        inside = name[3:]
        if name[:3] != game or not inside or inside[0] not in ROOMS:
            continue
        if room == "bot" and any(inside[: len(asked)] == asked for asked in ASKED_BY_BOTS):
            continue
        below = room not in ROOMS and module[3] in BELOW
        if below or (room in ROOMS and inside[0] not in ROOMS[room]):
            found.append(f"{path.name}:{line} {room or module[3]} imports {'.'.join(inside)}")
    return found


def hidden_imports(path: Path) -> list[str]:
    """Imports in functions: where a cycle hides."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    inside = [node for function in functions for node in ast.walk(function)]
    return sorted({f"{path.name}:{n.lineno} imports in a function" for n in inside if isinstance(n, IMPORT)})


def cycles(root: Path, games: list[Path]) -> list[list[str]]:
    """Modules of a game that need each other to be imported."""
    modules = {".".join(module_of(path, root)).removesuffix(".__init__"): path for path in games}
    needs: dict[str, set[str]] = {}
    for name, path in modules.items():
        needs[name] = set()
        for _, imported in imports(ast.parse(path.read_text(encoding="utf-8")), module_of(path, root)):
            parts = [".".join(imported[:i]) for i in (len(imported), len(imported) - 1)]
            needs[name] |= {next((part for part in parts if part in modules), "")} - {"", name}
    found: list[list[str]] = []
    done: set[str] = set()

    def walk(name: str, way: tuple[str, ...]) -> None:
        if name in way:
            found.append([*way[way.index(name) :], name])
        elif name not in done:
            for other in sorted(needs[name]):
                walk(other, (*way, name))
            done.add(name)

    for name in sorted(modules):
        walk(name, ())
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


def test_games_keep_to_their_rooms() -> None:
    assert [problem for path in modules() for problem in wrong_rooms(path, SRC)] == []


def test_no_game_hides_an_import_or_goes_round() -> None:
    games = [path for path in modules() if "games" in path.parts]
    assert [problem for path in games for problem in hidden_imports(path)] == []
    assert cycles(SRC, games) == []


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
        ("games/bang/rules/turn.py", "from ..modes.two import draft"),
        ("games/bang/rules/turn.py", "from ..characters import base"),
        ("games/bang/rules/turn.py", "from .. import events"),
        ("games/bang/rules/turn.py", "if TYPE_CHECKING:\n    from ..cards.base import bang"),
        ("games/bang/characters/base.py", "from ..events.fistful import ricochet"),
        ("games/bang/events/fistful.py", "from ..characters.base import ketchum"),
        ("games/bang/modes/series/hiring.py", "from ...events import high_noon"),
        ("games/bang/modes/two.py", "from ..bot import policy"),
        ("games/bang/bot/sight.py", "from ..rules.play import act"),
        ("games/bang/bot/sight.py", "from ..modes.six import camp"),
        ("games/bang/moments.py", "from .rules.query import has"),
        ("games/bang/table.py", "from .cards import base"),
    ],
)
def test_a_planted_room_is_found(tmp_path: Path, where: str, text: str) -> None:
    found = wrong_rooms(planted(tmp_path, where, f"{text}\n"), tmp_path)
    assert len(found) == 1, found


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("games/bang/__init__.py", "from .modes import two\nfrom .rules.setup import set_up"),
        ("games/bang/rules/turn.py", "from .play import act\nfrom ..box import Box\nfrom .. import moments"),
        ("games/bang/modes/series/hiring.py", "from .money import pay\nfrom ...rules.ask import ask"),
        (
            "games/bang/bot/sight.py",
            "from ..rules.query import distance\nfrom .mind import Mind\nfrom .. import box",
        ),
        ("games/bang/words.py", "from .events.fistful import COLOURS"),
        ("games/crooks/rules/heist.py", "from .recruiting import hire"),
    ],
)
def test_a_fair_room_is_not(tmp_path: Path, where: str, text: str) -> None:
    assert wrong_rooms(planted(tmp_path, where, f"{text}\n"), tmp_path) == []


def test_a_planted_hidden_import_is_found(tmp_path: Path) -> None:
    path = planted(tmp_path, "games/bang/rules/turn.py", "def f():\n    if True:\n        from .play import act\n")
    assert hidden_imports(path) == ["turn.py:3 imports in a function"]
    assert hidden_imports(planted(tmp_path, "games/bang/rules/turn.py", "from .play import act\n")) == []


def test_a_planted_cycle_is_found(tmp_path: Path) -> None:
    a = planted(tmp_path, "games/bang/rules/a.py", "from .b import f\n")
    b = planted(tmp_path, "games/bang/rules/b.py", "from ..c import g\n")
    c = planted(tmp_path, "games/bang/c.py", "")
    assert cycles(tmp_path, [a, b, c]) == []
    c.write_text("from .rules import a\n")
    [found] = cycles(tmp_path, [a, b, c])
    assert {name.split(".")[-1] for name in found} == {"a", "b", "c"}


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
