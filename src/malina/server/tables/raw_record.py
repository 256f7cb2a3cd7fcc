"""Export of a table that cannot be loaded: its stored entries, without what is still secret."""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel.refusal import Refusal
from ..store import Row

ALWAYS = ("by", "command", "digest")  # who somebody is, behind their name, and what a move may be guessed from
SECRET = ("secret", "contribution", "deal", "move")  # until the game is over: what the cards follow from, and moves


def raw_record(row: Row, entries: list[bytes], person: str) -> dict[str, Any]:
    """All entries but the chat. As long as the game might still be played on by another version of the program, players
    get their own moves, and of the others' only that they were made."""
    read = [decoded(entry) for entry in entries]
    over = row.phase == "over"
    if person not in row.people and not (over and watchable(read)):
        raise Refusal("no-spectators")
    told = [entry for entry in read if entry.get("entry") != "spoke"]
    return {
        "table": row.id,
        "game": row.game,
        "phase": row.phase,
        "entries": [without_secrets(entry, person, over) for entry in told],
    }


def decoded(data: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return {"entry": "damaged"}


def watchable(entries: list[dict[str, Any]]) -> bool:
    """Did the table let spectators in, when it said so last?"""
    said = [entry["settings"] for entry in entries if isinstance(entry.get("settings"), dict)]
    return bool(said) and said[-1].get("spectators", True) is True


def without_secrets(entry: dict[str, Any], person: str, over: bool) -> dict[str, Any]:
    hidden = {*ALWAYS, *(() if over else SECRET)}
    if entry.get("entry") == "moved" and entry.get("by") == person:
        hidden.discard("move")
    return {name: value for name, value in entry.items() if name not in hidden}
