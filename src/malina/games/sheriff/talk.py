"""What bots say at the gate, where people would speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def says(event: Mapping[str, Any]) -> tuple[int, str] | None:
    """Who would say which quick phrase to what everybody has just seen."""
    match event["event"]:
        case "opened":  # whoever has to pay
            return (event["judges"][0] if event["truthful"] else event["seat"]), "ouch"
        case "demanded":
            return event["seat"], "bluff"
    return None
