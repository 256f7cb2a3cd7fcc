"""Static analysis: message ids of refusals and texts that the source code uses."""

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
    "WorkerDied",
    "BadBot",
}
WHY_NOT = {"not_asked", "unplayable", "not_laid", "why_not"}  # functions that return a reason, or "" for none
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


def trees_of(game: str) -> list[ast.Module]:
    return [tree for path, tree in trees() if game_of(path) == game]


@cache
def raised() -> list[Raised]:
    found = [Raised(reason, CARD | set(pattern.groupindex), None, "catalogue.py") for pattern, reason in PROBLEMS]
    for path, tree in trees():
        file, game = path.relative_to(SOURCE), game_of(path)
        for node in ast.walk(tree):
            where = f"{file}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                reason, args = node.args[0].value, frozenset(k.arg for k in node.keywords if k.arg)
                if isinstance(node.func, ast.Name) and node.func.id in REFUSALS:
                    found.append(Raised(reason, args, game, where))
                elif isinstance(node.func, ast.Attribute) and node.func.attr == "error" and not logs(node.func):
                    found.append(Raised(reason, args | CARD, None, where))
            elif isinstance(node, ast.FunctionDef) and node.name in WHY_NOT:
                found += [Raised(reason, frozenset(), game, where) for reason in returned(node)]
    return found


def returned(function: ast.FunctionDef) -> list[str]:
    """The reasons it may return."""
    values = [n.value for n in ast.walk(function) if isinstance(n, ast.Return) and n.value is not None]
    found = [v.value for value in values for v in _chosen(value) if isinstance(v, ast.Constant)]
    return [reason for reason in found if isinstance(reason, str) and reason]


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


def told(game: str) -> set[str]:
    """The names of all events that a game's rules tell."""
    return {name for tree in trees_of(game) for name in _told(tree)}


def notes_and_causes(game: str) -> set[str]:
    """The ids of all messages that a game's rules tell with their questions, by their calls: `told(verb, id)`."""
    found: set[str] = set()
    for tree in trees_of(game):
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            place = {"Said": 0, "said": 0, "told": 1, "attack": 1}.get(_called(call), len(call.args))
            for arg in call.args[place : place + 1]:
                found |= {str(id.value) for id in _chosen(arg) if isinstance(id, ast.Constant)}
    return found


def _told(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) == "tell":
            names = [name for arg in node.args[:2] for name in (*_chosen(arg),) if isinstance(name, ast.Constant)]
            yield from (str(name.value) for name in names)


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _chosen(value: ast.expr) -> tuple[ast.expr, ...]:
    """What an expression may be: both sides of a choice."""
    return (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,)
