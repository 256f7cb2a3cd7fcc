"""3,000 Scoundrels drawn in a terminal: everybody is a row, then gangs, saloon, safes and the own hand."""

from __future__ import annotations

from .drawer import Drawer

__all__ = ["Drawer"]
