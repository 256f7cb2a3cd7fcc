"""What bots say to a doubt and to an exposed card, where people would speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def says(event: Mapping[str, Any]) -> tuple[int, str] | None:
    """Who would say which quick phrase to what everybody has just seen."""
    match event["event"]:
        case "doubted":
            return event["seat"], "bluff"
        case "exposed":  # whoever has to pay
            return (event["seat"] if event["bluff"] else event["doubters"][0]), "ouch"
    return None
