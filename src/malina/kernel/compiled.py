"""The optional compiled build (`make fast`) of the same sources. Compiled classes and functions have lost their
annotations, so the build writes those down, with a digest of the sources that it is made of."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Collection, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Any:
        """A hint to the compiler, which reads it in the source."""
        return lambda cls: cls


PACKAGE = Path(__file__).parents[1]
RECORD = PACKAGE / "compiled.json"
PARTS = ("kernel", "games")
Annotations = Mapping[str, Mapping[str, str]]  # of `module.function` and `module.Class`


def sources() -> str:
    """A digest of all that a compiled build is made of."""
    digest = sha256()
    for path in sorted(path for part in PARTS for path in (PACKAGE / part).rglob("*.py")):
        digest.update(f"{path.relative_to(PACKAGE).as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())
    return digest.hexdigest()


@cache
def build() -> Annotations | None:
    """What the compiled build has written down; None: this is pure Python. Modules that were compiled of other sources
    do not run."""
    if not RECORD.exists():
        return None
    found = json.loads(RECORD.read_text(encoding="utf-8"))
    if found["sources"] != sources():
        raise ImportError("compiled from other sources: `make fast` compiles anew, `make slow` removes it")
    annotations: Annotations = found["annotations"]
    return annotations


def name() -> str:
    return "pure Python" if build() is None else "compiled"


def hints_of(thing: type[Any] | Callable[..., Any]) -> Mapping[str, Any]:
    """The annotations in the body of a class, or of the parameters of a function, as they stand there."""
    own = vars(thing) if isinstance(thing, type) else {"__annotations__": getattr(thing, "__annotations__", {})}
    found: Mapping[str, Any] = own.get("__annotations__", {})
    return found or (build() or {}).get(f"{thing.__module__}.{thing.__name__}", {})


def resolved(thing: type[Any] | Callable[..., Any], names: Collection[str]) -> dict[str, Any]:
    """Those of these names as types, looked up in the module of the thing."""
    scope = vars(sys.modules[thing.__module__])
    found = {name: hint for name, hint in hints_of(thing).items() if name in names}
    return {name: eval(hint, scope) if isinstance(hint, str) else hint for name, hint in found.items()}
