"""Playing in a terminal: what a page would show, drawn with letters."""

from __future__ import annotations

from .drawer import Drawer, drawer_for
from .questions import Quit
from .screen import Leave, Screen
from .session import Session

__all__ = ["Drawer", "Leave", "Quit", "Screen", "Session", "drawer_for"]
