"""Quota: how many tables one person may have. Nobody may fill the lobby or the disk."""

from __future__ import annotations

from collections import Counter

from ...kernel.refusal import Refusal
from ..store import Person
from .auth import Auth

MOST_GATHERING = 10  # tables of one person that are not dealt yet, in any seat
MOST_PLAYING = 100  # and that are not over


async def check_quota(auth: Auth, person: Person) -> None:
    """Refuse a new table of a person who has too many."""
    if not auth.settings.limits:
        return
    phases = Counter([row.phase for row in await auth.store.tables_of(person.id, 2 * MOST_PLAYING)])
    if phases["gathering"] >= MOST_GATHERING:
        raise Refusal("too-many-tables", most=MOST_GATHERING)
    if phases["gathering"] + phases["playing"] >= MOST_PLAYING:
        raise Refusal("too-many-games", most=MOST_PLAYING)
