"""Snapshots: a room as plain data, stored now and then, so that later readers need not begin with the first entry.

Later versions read it too: what they do not know is left out, what they miss is as in a new room. Of a game that is
over there is no table in it: that is on the film.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from ...games import game as find_game
from ...kernel.catalogue import CardFile
from ...kernel.film import Ended, Reel, step_of
from ...kernel.game import Game
from ...kernel.record import Before, Match, Record, fingerprint
from ...kernel.refusal import BadRecord
from ...kernel.table import Table
from ..store import Kept
from ..wire import ChatLine, Settings
from .house_clock import HouseTime
from .room import Done, Room
from .seat import Seat

QUICK = 1  # how hard a snapshot is compressed: the next one takes its place
EVERY = 50  # entries from one snapshot to the next


class DoneBy(Struct, array_like=True):
    """A command of `Room.commands`. What was stored before there were digests is one shorter."""

    by: str
    command: str
    n: int
    digest: str = ""


class Snapshot(Struct, kw_only=True, omit_defaults=True):
    """The fields of a Room that are not derived."""

    id: str
    n: int
    game: str
    seats: tuple[Seat, ...]
    given: dict[str, Any]
    settings: Settings
    host: str
    secret: str
    created: float
    updated: float
    house: HouseTime = HouseTime()
    moved_n: int = 0
    told: tuple[tuple[int, int], ...] = ()
    lines: tuple[ChatLine, ...] = ()
    commands: list[DoneBy] = []
    again: bool = False
    next: str | None = None
    weight: int = 0
    rules: str = ""  # the fingerprint of those that have played last
    record: Record | None = None  # without its moves when it is over
    table: dict[str, Any] | None = None  # as it is dumped
    before: list[tuple[int, int, dict[str, Any]]] = []  # who may go back, to which step, and to what


SAME = set(Snapshot.__struct_fields__) & set(Room.__struct_fields__) - {"game", "secret", "commands"}


def packed(room: Room) -> bytes:
    match = room.match
    data = Snapshot(
        **{name: getattr(room, name) for name in SAME},
        game=room.game.id,
        rules=room.game.rules,
        secret=room.secret.hex(),
        commands=[DoneBy(*key, done.n, done.digest) for key, done in room.commands.items()],
        record=match.head if match else None,
    )
    if isinstance(match, Match) and not match.over:
        data.record, data.table = match.record, dumped(match.table)
        data.before = [(before.seat, before.step, dumped(before.table)) for before in match.before]
    return zlib.compress(msgspec.json.encode(data), QUICK)


def dumped(table: Table) -> dict[str, Any]:
    """The snapshot as bytes. Card files are stored once for all tables, not in every snapshot."""
    return {name: value for name, value in table.dump().items() if name != "file"}


def unpacked(data: bytes, reels: tuple[bytes, ...], files: Mapping[str, CardFile]) -> Room:
    """The room again; `files` are card files that no longer ship."""
    snapshot = msgspec.json.decode(zlib.decompress(data), type=Snapshot)
    game, record = find_game(snapshot.game), snapshot.record
    match: Match | Ended | None = None
    if record is None:
        options: dict[str, Any] = msgspec.to_builtins(game.read_options(snapshot.given, len(snapshot.seats)))
    else:
        options = record.options
        match = played(snapshot, game, record, reels, files.get(record.cards) or game.old_cards(record.cards))
    return Room(
        **{name: getattr(snapshot, name) for name in SAME},
        game=game,
        options=options,
        secret=bytes.fromhex(snapshot.secret),
        commands={(each.by, each.command): Done(each.n, each.digest) for each in snapshot.commands},
        match=match,
    )


def played(
    snapshot: Snapshot, game: Game, record: Record, reels: tuple[bytes, ...], file: CardFile | None
) -> Match | Ended:
    """What is over needs no rules any more; what is not goes on by today's."""
    if snapshot.table is None:
        return Ended(game, record, reels, file)

    def loaded(table: dict[str, Any]) -> Table:
        return game.load({**table, "file": file and msgspec.to_builtins(file)}, kept=True)

    table = loaded(snapshot.table)
    if record.cards and record.cards != fingerprint(table.data):
        raise BadRecord("other-cards", release=game.release(record.version))
    if snapshot.rules != game.rules:  # do they understand what is on the table? Now is the time to find out
        for seat in range(table.seats):
            table.view(seat)
    before = [Before(seat, step, loaded(earlier)) for seat, step, earlier in snapshot.before]
    return Match.restored(game, record, bytes.fromhex(snapshot.secret), table, before)


class Unsaved(Struct, frozen=True):
    """What of a table is not in its snapshot: the entries after number `since`, and the steps of its game."""

    since: int = -1
    first: int = 0  # the number of the first of these steps
    steps: tuple[Raw, ...] = ()

    def after(self, before: Room, after: Room) -> Unsaved:
        """With what an entry has made of a room."""
        new, old = after.match, before.match
        if new is old or not isinstance(new, Match):
            return self
        step = step_of(old.table, new.table, new.record.moves[-1]) if isinstance(old, Match) else begun(new)
        return Unsaved(self.since, self.first, (*self.steps, Raw(msgspec.json.encode(step))))

    def due(self, before: Room, after: Room) -> bool:
        """At the deal and at the end, and now and then."""
        return after.phase != before.phase or after.n - self.since >= EVERY

    def kept(self, room: Room) -> Kept:
        """What has to be stored, so that nothing is unsaved."""
        return Kept(packed(room), self.first, self.reel(room))

    def reel(self, room: Room) -> bytes:
        if not self.steps or room.match is None:
            return b""
        return Reel(self.first, [list(place) for place in room.match.table.data.places], list(self.steps)).packed()

    def saved(self, room: Room) -> Unsaved:
        return Unsaved(room.n, self.first + len(self.steps))


def begun(match: Match) -> dict[str, Any]:
    return step_of(None, match.table, None)
