"""Terminal user interface: views as text, moves by menus and typed commands."""

from __future__ import annotations

from .drawer import Drawer, drawer_for
from .questions import Quit
from .screen import Leave, Screen
from .session import Session

__all__ = ["Drawer", "Leave", "Quit", "Screen", "Session", "drawer_for"]
