"""Moments of the rules at which characters and events may have a say.

turn_start (person)         T2, Wild West Show before the other event
revealed (person)           he has just turned up this event
after_phase_1 (person)      T7
end_phase_2 (person)        T9
after_phase_2 (person)      T9, when that is done
turn_end (person)           T12
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .table import BangTable

MOMENTS: dict[tuple[str, str], Callable[..., None]] = {}


def on(when: str, event: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register what an event card does at a moment."""

    def put(function: Callable[..., None]) -> Callable[..., None]:
        MOMENTS[when, event] = function
        return function

    return put


def moment(g: BangTable, when: str, *args: Any) -> None:
    """Wild West Show first, then High Noon or A Fistful of Cards."""
    for event in (g.show, g.event):
        if event and (says := MOMENTS.get((when, event))):
            says(g, *args)
