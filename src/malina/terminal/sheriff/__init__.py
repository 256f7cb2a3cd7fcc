"""Sheriff of Nottingham drawn in a terminal: a row for every stall, then what is bargained about and the own cards."""

from __future__ import annotations

from .drawer import Drawer

__all__ = ["Drawer"]
