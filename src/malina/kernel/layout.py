"""The fields of a table: the annotations in the bodies of its classes, with plain defaults: `lives: list[int] = []`.

What is found out about a class is kept, because tables are copied by the million."""

from __future__ import annotations

from collections.abc import Callable, Collection
from operator import attrgetter
from types import GetSetDescriptorType
from typing import Any, NamedTuple

from .compiled import hints_of, resolved


class Layout(NamedTuple):
    names: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]  # a getter of all of them
    defaults: dict[str, Any]  # of those that have one; compiled classes set theirs by themselves
    loose: tuple[str, ...]  # for which the class has no slot


_KNOWN: dict[type[Any], Layout] = {}
_SLOTTED: dict[type[Any], type[Any]] = {}


def layout(cls: type[Any]) -> Layout:
    known = _KNOWN.get(cls)
    if known is None:
        found = [(kind, name) for kind in reversed(cls.__mro__) for name in hints_of(kind)]
        names = tuple(dict.fromkeys([name for _, name in found]))
        loose = [(kind, name) for kind, name in found if type(vars(kind).get(name)) is not GetSetDescriptorType]
        defaults = {name: vars(kind)[name] for kind, name in loose if name in vars(kind)}
        slots = tuple(dict.fromkeys([name for _, name in loose]))
        known = _KNOWN[cls] = Layout(names, attrgetter(*names), defaults, slots)
    return known


def types_of(cls: type[Any], names: Collection[str]) -> dict[str, Any]:
    """The types of these fields. Annotations are resolved in the module of the class that declares them."""
    found: dict[str, Any] = {}
    for kind in reversed(cls.__mro__):
        found |= resolved(kind, names)
    return found


def defaults_of(cls: type[Any]) -> dict[str, Any]:
    """The defaults for one table: lists and dictionaries in the body of a class would be shared by all."""
    return {k: v.copy() if type(v) in (list, dict) else v for k, v in layout(cls).defaults.items()}


def with_slots(cls: type[Any]) -> type[Any]:
    """The same class with its fields in slots, which are quicker than a dictionary; compiled classes have them."""
    known = _SLOTTED.get(cls)
    if known is None:
        slots = layout(cls).loose
        body = {"__slots__": slots, "__module__": cls.__module__}
        known = _SLOTTED[cls] = type(cls.__name__, (cls,), body) if slots else cls
    return known
