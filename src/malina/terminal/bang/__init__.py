"""BANG! drawn in a terminal: everybody is a row, events, piles and the own hand below."""

from __future__ import annotations

from .drawer import Drawer

__all__ = ["Drawer"]
