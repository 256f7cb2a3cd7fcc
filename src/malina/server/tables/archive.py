"""Loading and saving of tables, and when snapshots are taken.

A table is loaded from its last snapshot and the entries after it; if the snapshot is damaged, from all entries,
provided that the rules are still those it was dealt by. A table that cannot be loaded affects no other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any

from ...games import GAMES
from ...kernel.catalogue import CardFile
from ...kernel.film import Ended, file_of
from ...kernel.record import OTHER_RULES, Match, bad_version
from ...kernel.refusal import BadRecord, Refusal
from ..logs import log
from ..store import Laid, NotRead, NotStored, Row, Store, Stored
from .entries import AnyEntry, Opened, decode, encode
from .room import Room
from .snapshot import Unsaved, unpacked

REST = 4.0  # how much longer the archive rests than it works, while it tidies up


class Unreadable(Refusal):
    """A table that this version of the program cannot show. Its stored data is kept."""


class Damaged(Exception):
    """What is stored of a table does not fit together."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Archive:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.files: dict[str, CardFile] = {}  # that games here were dealt from and that no longer ship
        self.unreadable: dict[str, Unreadable] = {}  # why; asked once

    async def open(self) -> None:
        """Register the card files that ship today, so that games dealt from them can be loaded when later versions ship
        others."""
        shipped = {file.digest: file.text.encode() for game in GAMES.values() if (file := game.shipped())}
        try:
            stored = await self.store.cards(shipped)
        except NotStored:  # a full disk: what is stored can be read, and nobody deals before there is room
            stored = await self.store.cards({})
        for id in stored.keys() - shipped.keys():
            file = CardFile("cards.toml", stored[id].decode(errors="replace"))
            if file.digest == id:
                self.files[id] = file
            else:
                log.warning("card_file_damaged", digest=id)

    async def read(self, id: str) -> tuple[Room, Unsaved]:
        """Load a table; raises Unreadable."""
        if id in self.unreadable:
            raise self.unreadable[id]
        try:
            stored = await self.store.read(id)
            if not stored.entries and not stored.snapshot and await self.store.row(id) is None:
                raise Refusal("no-such-table")
        except NotRead as error:  # it may be better the next time, and is where a database is elsewhere
            raise error if self.store.node else why(error) from None
        try:
            return await self._loaded(id, stored)
        except Exception as error:
            log.warning("table_unreadable", table=id, exc_info=error)
            self.unreadable[id] = why(error)
            raise self.unreadable[id] from None  # a cause would be told too, in words that may speak of cards

    async def _loaded(self, id: str, stored: Stored) -> tuple[Room, Unsaved]:
        """In a thread: a long game must not hold up the others."""
        try:
            return await asyncio.to_thread(load, id, stored, self.files)
        except Exception as error:
            if not stored.snapshot:
                raise
            log.warning("snapshot_unreadable", table=id, exc_info=error)
            if anew := await self._from_entries(id):
                return anew
            raise

    async def _from_entries(self, id: str) -> tuple[Room, Unsaved] | None:
        """Rebuild a table from its first entry and store a new snapshot and film. Possible only with the rules that
        dealt it: no others can tell that the result is the same."""
        with suppress(Exception):
            whole = await self.store.read(id, from_entries=True)
            room, unsaved = await asyncio.to_thread(load, id, whole, self.files)
            if not other_rules(room):
                return room, await self.keep(room, unsaved)
        return None

    async def append(
        self,
        before: Room,
        after: Room,
        entry: AnyEntry,
        unsaved: Unsaved,
        epoch: int | None = None,
        beside: Laid | None = None,
    ) -> Unsaved:
        """Store an entry, with the row and the snapshot that are due after it. It is on disk when this returns."""
        unsaved = unsaved.after(before, after)
        row = row_of(after) if after.n == 0 or found_by(after) != found_by(before) else None
        kept = unsaved.kept(after) if unsaved.due(before, after) else None
        await self.store.append(after.id, after.n, encode(entry), row, kept, epoch, beside)
        return unsaved.saved(after) if kept else unsaved

    def laid(self, room: Room, opened: Opened, entries: list[AnyEntry]) -> tuple[Room, Unsaved, Laid]:
        """A new table after its first entries, and how it is stored."""
        unsaved, first = Unsaved(), room
        for entry in entries:
            after = room.after(entry)
            unsaved, room = unsaved.after(room, after), after
        kept = unsaved.kept(room) if unsaved.due(first, room) else None
        whole = Laid(row_of(room), [encode(opened), *map(encode, entries)], kept)
        return room, unsaved.saved(room) if kept else unsaved, whole

    async def film(self, room: Room, unsaved: Unsaved) -> Ended:
        """A finished game, step by step."""
        match = room.match
        if match is None or not match.over:
            raise Refusal("not-over")
        if isinstance(match, Match):
            reels = [*await self.store.film(room.id), unsaved.reel(room)]
            match = Ended(room.game, match.head, [reel for reel in reels if reel], file_of(match))
        try:
            await asyncio.to_thread(getattr, match, "film")
        except BadRecord:  # damaged while the game was played
            if not await self._from_entries(room.id):
                raise
            match = Ended(room.game, match.head, await self.store.film(room.id), match.file)
            await asyncio.to_thread(getattr, match, "film")
        return match

    async def keep(self, room: Room, unsaved: Unsaved, epoch: int | None = None) -> Unsaved:
        """Take a snapshot if there is anything new since the last one. A table before its deal needs none."""
        if unsaved.since == room.n or room.match is None:
            return unsaved
        await self.store.keep(room.id, room.n, unsaved.kept(room), epoch)
        return unsaved.saved(room)

    async def forget(self, id: str, epoch: int | None = None) -> None:
        await self.store.forget(id, epoch)
        self.unreadable.pop(id, None)

    async def tidy_up(self, keep: Callable[[str], Awaitable[None]]) -> None:
        """Take missing snapshots and films: of tables stored by older versions, and of those that were in play at a
        crash. The next version may have other rules and must be able to read these tables without them."""
        for id in await self.store.unkept():
            began = perf_counter()
            try:
                await keep(id)
            except Refusal as error:
                log.warning("table_not_kept", table=id, reason=error.reason)
            await asyncio.sleep(REST * (perf_counter() - began))


def load(id: str, stored: Stored, files: Mapping[str, CardFile]) -> tuple[Room, Unsaved]:
    """A table from its last snapshot, or from the beginning."""
    if not stored.complete:
        raise Damaged("entries-missing")
    unsaved, entries = Unsaved(), [decode(entry) for entry in stored.entries]
    if stored.snapshot:
        room = unpacked(stored.snapshot, stored.film, files)
        if room.n != stored.number:
            raise Damaged("other-snapshot")
        if isinstance(room.match, Ended):
            room.match.check_film()
        steps = len(room.match.record.moves) + 1 if isinstance(room.match, Match) else 0
        unsaved = Unsaved(stored.number, steps)
    else:
        first = entries.pop(0) if entries else None
        if not isinstance(first, Opened):
            raise Damaged("entries-missing")
        room = Room.opened(first)
    if room.id != id:
        raise Damaged("other-table")
    for entry in entries:
        try:
            after = room.after(entry)
        except Refusal as error:
            if wrong := other_rules(room):
                raise wrong from error
            raise
        unsaved = unsaved.after(room, after)
        room = after
    if room.phase == "playing" and not stored.snapshot and (wrong := other_rules(room)):
        raise wrong  # its moves fit, but nobody can say that its cards are those that people saw
    return room, unsaved


def other_rules(room: Room) -> BadRecord | None:
    """What is wrong with a table whose game was dealt by other rules than today's, if something is."""
    record = room.match.head if room.match else None
    return bad_version(room.game, record) if record and record.version != room.game.version else None


def why(error: Exception) -> Unreadable:
    """In words that tell nothing of what is on the table."""
    if isinstance(error, BadRecord) and error.reason in OTHER_RULES:
        made, here = error.args_.get("made", ""), error.args_.get("here", "")
        return Unreadable("unreadable-version", made=made, here=here, release=error.args_["release"] if made else "")
    kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    return Unreadable("unreadable", problem=getattr(error, "reason", kind))


def found_by(room: Room) -> tuple[Any, ...]:
    """What the lobby finds a table by: only a change of it is worth a row."""
    return room.phase, room.settings.listed, room.people(), room.ticking


def row_of(room: Room) -> Row:
    return Row(
        id=room.id,
        game=room.game.id,
        phase=room.phase,
        listed=room.settings.listed,
        created=room.created,
        updated=room.updated,
        people=room.people(),
        ticking=room.ticking,
    )
