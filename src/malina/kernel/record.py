"""Records and matches (event sourcing): a record is the deal and the moves, and the table is a fold of them."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

import msgspec

from .catalogue import CardFile
from .decision import Move
from .dice import TrueDice, commitment, mixed_key
from .game import Game
from .refusal import BadCards, BadOptions, BadRecord, IllegalMove, Refusal
from .table import Result, Table

UNDO: Move = {"cmd": "undo"}
OTHER_RULES = ("bad-version", "bad-versions", "other-cards")  # reasons why a record cannot be verified by these rules


class Deal(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All that determines the deal, but for the secret, frozen when it is dealt. No field may get a default that a
    later version would change."""

    game: str
    version: str  # of the rules
    seats: int
    options: dict[str, Any]
    cards: str = ""  # the digest of the card file; "" in records older than this field
    commitment: str
    contributions: list[str]
    names: list[str] = []

    @staticmethod
    def of(
        game: Game,
        seats: int,
        secret: bytes,
        contributions: list[str],
        options: dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> Deal:
        """By today's rules and cards. The commitment should have been shown before the contributions were asked for."""
        read = game.read_options(options, seats)
        return Deal(
            game=game.id,
            version=game.version,
            seats=seats,
            options=msgspec.to_builtins(read),
            cards=fingerprint(game.data(read, seats)),
            commitment=commitment(secret),
            contributions=contributions,
            names=names or [],
        )

    def played(self) -> bytes:
        """The part of the deal that goes into the key of the dice: whoever changes any of it gets other throws."""
        return msgspec.json.encode([self.game, self.version, self.seats, self.options], order="sorted")


class Record(Deal, kw_only=True, omit_defaults=True):
    """A game from the deal to the last move. Before the end `secret` is empty: only its commitment is public."""

    moves: list[tuple[int, Move]] = msgspec.field(default_factory=list)
    secret: str = ""
    result: dict[str, Any] | None = None
    upgrades: list[tuple[int, str]] = []  # after so many moves another version of the rules took over

    @staticmethod
    def begun(deal: Deal) -> Record:
        """The record of a game in which nobody has moved."""
        return Record(**{name: getattr(deal, name) for name in Deal.__struct_fields__})

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    @staticmethod
    def from_json(data: bytes | str) -> Record:
        try:
            record = msgspec.json.decode(data, type=Record)
            bytes.fromhex(record.secret)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise BadRecord("bad-record", problem=str(error)) from error
        return record


class Before(NamedTuple):
    """An undo snapshot: who moved then, after how many moves, and the table before that move."""

    seat: int
    step: int
    table: Table


class Match:
    """A record and the table it folds to, growing together. `act` and `undo` are its only changes."""

    def __init__(
        self,
        game: Game,
        record: Record,
        secret: bytes,
        *,
        log: bool = True,
        file: CardFile | None = None,
        any_version: bool = False,
    ) -> None:
        """`file` is the card file it was dealt from, if that no longer ships. `any_version` lets these rules replay a
        record of another version; the caller has to check whether it fits."""
        if len(secret) != 32:
            raise BadRecord("bad-secret")
        if commitment(secret) != record.commitment:
            raise BadRecord("bad-commitment")
        if record.game != game.id or (record.version != game.version and not any_version):
            raise bad_version(game, record)
        self.game = game
        self.record = msgspec.structs.replace(record, moves=[])
        self.secret = secret
        dice = TrueDice(mixed_key(secret, record.played(), record.contributions))
        file = file or game.old_cards(record.cards)
        try:
            self.table = game.deal(record.seats, options=record.options, dice=dice, log=log, file=file)
            if record.cards and record.cards != fingerprint(self.table.data):
                raise BadRecord("other-cards", release=game.release(record.version))
        except (BadOptions, BadCards, BadRecord) as error:
            if record.version != game.version:
                raise bad_version(game, record) from error
            if isinstance(error, BadRecord):
                raise
            raise BadRecord("bad-table", problem=str(error)) from error
        self._before: list[Before] = []
        for seat, move in record.moves:
            self.apply(seat, move)

    @staticmethod
    def start(
        game: Game,
        seats: int,
        secret: bytes,
        contributions: list[str],
        options: dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> Match:
        """A new game."""
        return Match(game, Record.begun(Deal.of(game, seats, secret, contributions, options, names)), secret)

    @staticmethod
    def restored(game: Game, record: Record, secret: bytes, table: Table, before: list[Before]) -> Match:
        """A match resumed from storage, without replaying it. If another version of the rules goes on with it, the
        record says so (`upgrades`)."""
        match = object.__new__(Match)
        match.game, match.secret, match.table, match._before = game, secret, table, before
        upgrades = record.upgrades
        if game.version != ([version for _, version in upgrades] or [record.version])[-1]:
            upgrades = [*upgrades, (len(record.moves), game.version)]
        match.record = msgspec.structs.replace(record, upgrades=upgrades)
        return match

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def waiting_for(self) -> frozenset[int]:
        return self.table.waiting_for

    @property
    def result(self) -> Result | None:
        return self.table.result

    @property
    def head(self) -> Record:
        """The record without its moves."""
        return msgspec.structs.replace(self.record, moves=[])

    @property
    def before(self) -> list[Before]:
        """The undo stack: snapshots to which the last seat may still go back."""
        return self._before

    def after(self, seat: int, move: Move) -> Match:
        """A new match with this move or undo made; this one stays as it is. Do not `act` on a match left behind: the
        later ones share its table in their undo stack."""
        match = object.__new__(Match)
        match.game, match.secret, match.table = self.game, self.secret, self.table
        match.record = msgspec.structs.replace(self.record, moves=self.record.moves.copy())
        match._before = self._before.copy()
        if move == UNDO:
            match.undo(seat)
        else:
            match.table = self.table.copy()
            match.table.act(seat, move)
            match._made(seat, move, self.table)
        return match

    def apply(self, seat: int, move: Move) -> None:
        if move == UNDO:
            self.undo(seat)
        else:
            self.act(seat, move)

    def act(self, seat: int, move: Move) -> None:
        before = self.table.copy()
        self.table.act(seat, move)
        self._made(seat, deepcopy(move), before)

    def _made(self, seat: int, move: Move, before: Table) -> None:
        if self.table.final != before.final:
            self._before.clear()
        else:
            self._before = [entry for entry in self._before if entry.seat == seat]
            self._before.append(Before(seat, len(self.record.moves), before))
        self.record.moves.append((seat, move))
        self._close()

    def can_undo(self, seat: int) -> bool:
        """Nothing was shown to anybody, no dice were thrown and nobody else has moved since the seat's last move."""
        return bool(self._before) and self._before[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last move. The undo is recorded too: a record only ever grows."""
        if not self.can_undo(seat):
            raise IllegalMove("no-undo")
        self.table = self._before.pop().table
        self.record.moves.append((seat, UNDO))
        self._close()

    def _close(self) -> None:
        """The secret goes into the record when the game is over, and not before."""
        over = self.table.result
        self.record.result = over.to_json() if over else None
        self.record.secret = self.secret.hex() if over else ""


def fingerprint(data: Any) -> str:
    """The digest of the card file that these cards come from; "" if the game has none."""
    return data.file.digest if hasattr(data, "file") else ""


def bad_version(game: Game, record: Record) -> BadRecord:
    """The error for a record of other rules: it names the release that can verify it."""
    made, here = f"{record.game} {record.version}", f"{game.id} {game.version}"
    release = game.release(record.version) if record.game == game.id else ""
    if record.upgrades:
        return BadRecord("bad-versions", made=made, number=record.upgrades[0][0], release=release)
    return BadRecord("bad-version", made=made, here=here, release=release)


def replay(game: Game, record: Record, file: CardFile | None = None) -> Iterator[Match]:
    """Replay a record: yields the same match object after the deal and after each entry. A record of another version is
    replayed as far as these rules go; then the error is `bad_version`, not that it is wrong."""
    if not record.secret:
        raise BadRecord("no-secret")
    blank = msgspec.structs.replace(record, moves=[], result=None)
    other = record.version != game.version or bool(record.upgrades)
    match = Match(game, blank, bytes.fromhex(record.secret), file=file, any_version=True)
    yield match
    for number, (seat, move) in enumerate(record.moves, 1):
        try:
            match.apply(seat, move)
        except Refusal as error:
            if other:
                raise bad_version(game, record) from error
            raise BadRecord("bad-move", number=number, seat=seat, problem=str(error)) from error
        yield match
    if other and match.record.result != record.result:
        raise bad_version(game, record)


def verify(game: Game, record: Record, file: CardFile | None = None) -> Table:
    """Verify a record: the secret fits its commitment, every move was legal, the result is the recorded one."""
    *_, match = replay(game, record, file)
    if match.record.result != record.result:
        raise BadRecord("bad-result")
    return match.table
