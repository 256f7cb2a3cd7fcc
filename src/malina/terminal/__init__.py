"""Playing in a terminal: what a page would show, drawn with letters."""

from __future__ import annotations

from .drawer import Drawer, drawer_for
from .screen import Leave, Screen
from .session import Session

__all__ = ["Drawer", "Leave", "Screen", "Session", "drawer_for"]
