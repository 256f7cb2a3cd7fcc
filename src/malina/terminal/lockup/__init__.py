"""Lockup drawn in a terminal: crews, rooms, what is to be had, and the own holding cell below."""

from __future__ import annotations

from .drawer import Drawer

__all__ = ["Drawer"]
