"""Compiles the engine in place with mypyc (`make fast`): the kernel and the rules of Crooks and BANG!.

Python prefers a compiled module to its source, so this is done in an order that never leaves modules of other sources:
what is there is removed, all is compiled, then malina/compiled.json says of which sources, and the modules are put in
their places. `malina.kernel.compiled` refuses to run with others."""

from __future__ import annotations

import ast
import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

OUT = Path("build/fast")  # what the compiler makes, so that what did not change need not be compiled again
PACKAGE = Path("src/malina")
GROUPS = ("kernel", "games/crooks", "games/bang")
# Left to the interpreter, besides modules with classes that the compiler does not know (`own_kind`)
LEFT = {
    "games/crooks/box.py": "has a field that is a slice, which the compiler does not find",
    "kernel/compiled.py": "says what runs",
    "kernel/moments.py": "its types are for type checkers only",
    "kernel/options.py": "games derive from it",
    "kernel/refusal.py": "is pickled",
    "kernel/result.py": "is made by msgspec",
    # used once a game, or once a view
    **dict.fromkeys(("kernel/dump.py", "kernel/film.py", "kernel/first.py", "kernel/game.py"), "is not hot"),
    **dict.fromkeys(("kernel/policy.py", "kernel/secrecy.py", "kernel/weights.py"), "is not hot"),
    **dict.fromkeys(("kernel/types.py", "kernel/watch.py"), "has types only"),
}


def main() -> None:
    os.chdir(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[1])
    sys.path.insert(0, "src")
    from malina.kernel import compiled

    remove()
    OUT.mkdir(parents=True, exist_ok=True)
    groups: list[tuple[list[str], str | None]] = [
        (list(modules(PACKAGE / group)), f"malina_{Path(group).name}") for group in GROUPS
    ]
    files = [path for paths, _ in groups for path in paths]
    built = mypycify(
        ["--config-file", "pyproject.toml", *files],
        separate=groups,
        opt_level="1",
        debug_level="0",
        target_dir=str(OUT),
    )
    distribution = Distribution({"name": "malina-fast", "ext_modules": built, "package_dir": {"": "src"}})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(OUT / "lib"), str(OUT / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    record = {"sources": compiled.sources(), "annotations": dict(written_down())}
    compiled.RECORD.write_text(json.dumps(record), encoding="utf-8")
    shutil.copytree(OUT / "lib", "src", dirs_exist_ok=True)


def remove() -> None:
    for pattern in ("*.so", "*.pyd"):
        for path in Path("src").rglob(pattern):
            path.unlink()
    (PACKAGE / "compiled.json").unlink(missing_ok=True)


def modules(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if path.name != "__init__.py" and "/bot/" not in name and name not in LEFT and not own_kind(path):
            yield str(path)


def own_kind(path: Path) -> bool:
    """Has it a class with arguments: `class Card(msgspec.Struct, frozen=True)`? The compiler ignores them."""
    return any(
        isinstance(node, ast.ClassDef) and node.keywords for node in ast.walk(ast.parse(path.read_text("utf-8")))
    )


def written_down() -> Iterator[tuple[str, dict[str, str]]]:
    """Those of classes and of decorated functions."""
    for group in GROUPS:
        for path in sorted((PACKAGE / group).rglob("*.py")):
            module = ".".join(path.relative_to("src").with_suffix("").parts)
            for node in ast.parse(path.read_text("utf-8")).body:
                if found := annotated(node):
                    yield f"{module}.{node.name}", found  # type: ignore[attr-defined]


def annotated(node: ast.stmt) -> dict[str, str]:
    if isinstance(node, ast.ClassDef):
        fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
        return {part.target.id: ast.unparse(part.annotation) for part in fields if isinstance(part.target, ast.Name)}
    if isinstance(node, ast.FunctionDef) and node.decorator_list:
        return {arg.arg: ast.unparse(arg.annotation) for arg in node.args.args if arg.annotation}
    return {}


if __name__ == "__main__":
    main()
