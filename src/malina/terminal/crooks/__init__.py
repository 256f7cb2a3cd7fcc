"""Crooks drawn in a terminal: players are rows, jobs are columns; hideouts, gangs and notes below."""

from __future__ import annotations

from .drawer import Drawer

__all__ = ["Drawer"]
