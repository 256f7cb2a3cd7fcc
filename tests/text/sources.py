"""What the source code raises and says, found by reading it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import malina
from malina.kernel.catalogue import PROBLEMS

SOURCE = Path(malina.__file__).parent
REFUSALS = {"Refusal", "IllegalMove", "BadOptions", "BadCards", "BadRecord", "Wrong"} | {
    "BadDatabase",
    "CannotListen",
    "NotStored",
}
CARD = frozenset({"file", "card", "field"})  # what Catalogue.error adds


@dataclass(frozen=True)
class Raised:
    reason: str
    args: frozenset[str]
    game: str | None
    where: str


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(SOURCE.rglob("*.py"))]


def game_of(path: Path) -> str | None:
    """The game a file belongs to. What cards.py refuses is read before there is a game, so it is common."""
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 and path.name != "cards.py" else None


@cache
def raised() -> list[Raised]:
    found = [Raised(reason, CARD | set(pattern.groupindex), None, "catalogue.py") for pattern, reason in PROBLEMS]
    for path, tree in trees():
        for node in ast.walk(tree):
            where = f"{path.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                reason, args = node.args[0].value, frozenset(k.arg for k in node.keywords if k.arg)
                if isinstance(node.func, ast.Name) and node.func.id in REFUSALS:
                    found.append(Raised(reason, args, game_of(path), where))
                elif isinstance(node.func, ast.Attribute) and node.func.attr == "error" and not logs(node.func):
                    found.append(Raised(reason, args | CARD, None, where))
            elif isinstance(node, ast.FunctionDef) and node.name == "not_asked":
                texts = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant)]
                found += [Raised(text, frozenset(), game_of(path), where) for text in texts if isinstance(text, str)]
    return found


def logs(call: ast.Attribute) -> bool:
    """`log.error` is for the server's log, not for a reader."""
    return isinstance(call.value, ast.Name) and call.value.id == "log"


def said() -> Iterator[tuple[str, str]]:
    """Every message id that the code says outright, and where."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("say", "read", "progress")
                and node.args
                and isinstance(node.args[0], ast.Constant)
                and isinstance(node.args[0].value, str)
                and "-" in node.args[0].value
            ):
                yield node.args[0].value, f"{path.relative_to(SOURCE)}:{node.lineno}"
