"""Renderers of a game's view: the game's own module `malina.terminal.<game>` if there is one, else a generic one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from ..text import Texts
from .generic import Generic

View = Mapping[str, Any]


class Drawer(Protocol):
    """Renders from a view only, so it cannot show what its viewer may not see."""

    def board(self, view: View) -> RenderableType: ...

    def hint(self, view: View, move: Mapping[str, Any]) -> Text:
        """What is worth knowing about a move, or about a part of one, beside its own words."""
        ...

    def sheet(self, view: View) -> RenderableType:
        """The score sheet of a finished game."""
        ...


def drawer_for(game: str, data: Any, texts: Texts, names: Sequence[str]) -> Drawer:
    """`data` is what the game made of its options: cards and layout, which everybody knows."""
    module = f"{__package__}.{game}"
    if find_spec(module) is None:
        return Generic(texts, names)
    drawer: Drawer = import_module(module).Drawer(data, texts, names)
    return drawer
