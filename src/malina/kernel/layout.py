"""The fields of a table: the annotations in the bodies of its classes, with plain defaults: `lives: list[int] = []`.

What is found out about a class is kept, because tables are copied by the million."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from operator import attrgetter
from typing import Any, NamedTuple


class Layout(NamedTuple):
    names: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]  # a getter of all of them
    defaults: dict[str, Any]  # of those that have one


_KNOWN: dict[type[Any], Layout] = {}
_SLOTTED: dict[type[Any], type[Any]] = {}


def layout(cls: type[Any]) -> Layout:
    known = _KNOWN.get(cls)
    if known is None:
        found = [(kind, name) for kind in reversed(cls.__mro__) for name in declared(kind)]
        names = tuple(dict.fromkeys(name for _, name in found))
        defaults = {name: vars(kind)[name] for kind, name in found if name in vars(kind)}
        known = _KNOWN[cls] = Layout(names, attrgetter(*names), defaults)
    return known


def declared(cls: type[Any]) -> dict[str, Any]:
    """The fields that the body of this class declares, and their types as they stand there."""
    found: dict[str, Any] = vars(cls).get("__annotations__", {})
    return found


def types_of(cls: type[Any], names: Collection[str]) -> dict[str, Any]:
    """The types of these fields. Annotations are resolved in the module of the class that declares them."""
    found: dict[str, Any] = {}
    for kind in reversed(cls.__mro__):
        scope = vars(sys.modules[kind.__module__])
        for name, hint in declared(kind).items():
            if name in names:
                found[name] = eval(hint, scope) if isinstance(hint, str) else hint
    return found


def defaults_of(cls: type[Any]) -> dict[str, Any]:
    """The defaults for one table: lists and dictionaries in the body of a class would be shared by all."""
    return {k: v.copy() if type(v) in (list, dict) else v for k, v in layout(cls).defaults.items()}


def with_slots(cls: type[Any]) -> type[Any]:
    """The same class with its fields in slots, which are quicker than a dictionary."""
    known = _SLOTTED.get(cls)
    if known is None:
        body = {"__slots__": layout(cls).names, "__module__": cls.__module__}
        known = _SLOTTED[cls] = type(cls.__name__, (cls,), body)
    return known
