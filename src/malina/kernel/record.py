"""The record is the truth: game, options, commitment and moves are the whole game, and the table is a fold of them."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec

from .decision import Move
from .dice import TrueDice, commitment, mixed_key
from .game import Game
from .refusal import BadCards, BadOptions, BadRecord, IllegalMove, Refusal
from .table import Table

UNDO: Move = {"cmd": "undo"}


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A game from the deal to the last move. `secret` is shown only after the end; before, only its commitment is."""

    game: str
    version: str
    seats: int
    options: dict[str, Any]
    commitment: str
    contributions: list[str]
    moves: list[tuple[int, Move]] = msgspec.field(default_factory=list)
    secret: str = ""
    names: list[str] = []
    result: dict[str, Any] | None = None

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    def played(self) -> bytes:
        """What the dice are thrown for; a host who changes any of it throws other dice."""
        return msgspec.json.encode([self.game, self.version, self.seats, self.options], order="sorted")

    @staticmethod
    def from_json(data: bytes | str) -> Record:
        try:
            record = msgspec.json.decode(data, type=Record)
            bytes.fromhex(record.secret)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise BadRecord("bad-record", problem=str(error)) from error
        return record


class Match:
    """A record and the table it folds to, growing together. `act` and `undo` are its only changes."""

    def __init__(self, game: Game, record: Record, secret: bytes, *, log: bool = True) -> None:
        if len(secret) != 32:
            raise BadRecord("bad-secret")
        if commitment(secret) != record.commitment:
            raise BadRecord("bad-commitment")
        if record.game != game.id or record.version != game.version:
            raise BadRecord("bad-version", made=f"{record.game} {record.version}", here=f"{game.id} {game.version}")
        self.game = game
        self.record = msgspec.structs.replace(record, moves=[])
        self.secret = secret
        dice = TrueDice(mixed_key(secret, record.played(), record.contributions))
        try:
            self.table = game.deal(record.seats, options=record.options, dice=dice, log=log)
        except (BadOptions, BadCards) as error:
            raise BadRecord("bad-table", problem=str(error)) from error
        self._before: list[tuple[int, Table]] = []  # tables to which the last seat may still go back
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
        """A new game. The commitment should have been shown before the contributions were asked for."""
        read: dict[str, Any] = msgspec.to_builtins(game.read_options(options, seats))
        record = Record(
            game=game.id,
            version=game.version,
            seats=seats,
            options=read,
            commitment=commitment(secret),
            contributions=contributions,
            names=names or [],
        )
        return Match(game, record, secret)

    def after(self, seat: int, move: Move) -> Match:
        """Another match, with this move or undo made; this one stays as it is. Whoever goes on so must not also act on
        the matches he leaves behind, whose tables the later ones may come back to."""
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
            self._before = [entry for entry in self._before if entry[0] == seat]
            self._before.append((seat, before))
        self.record.moves.append((seat, move))
        self._close()

    def can_undo(self, seat: int) -> bool:
        """Nothing was shown to anybody, no dice were thrown and nobody else has moved since the seat's last move."""
        return bool(self._before) and self._before[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last move. The undo is recorded too: a record only ever grows."""
        if not self.can_undo(seat):
            raise IllegalMove("no-undo")
        self.table = self._before.pop()[1]
        self.record.moves.append((seat, UNDO))
        self._close()

    def _close(self) -> None:
        """The secret goes into the record when the game is over, and not before."""
        over = self.table.result
        self.record.result = over.to_json() if over else None
        self.record.secret = self.secret.hex() if over else ""


def replay(game: Game, record: Record) -> Iterator[Match]:
    """The game once more: the same match object after the deal and after each entry of the record."""
    if not record.secret:
        raise BadRecord("no-secret")
    blank = msgspec.structs.replace(record, moves=[], result=None)
    match = Match(game, blank, bytes.fromhex(record.secret))
    yield match
    for number, (seat, move) in enumerate(record.moves, 1):
        try:
            match.apply(seat, move)
        except Refusal as error:
            raise BadRecord("bad-move", number=number, seat=seat, problem=str(error)) from error
        yield match


def verify(game: Game, record: Record) -> Table:
    """Check that the secret fits its commitment, that every move was legal and that the result is the recorded one."""
    *_, match = replay(game, record)
    if match.record.result != record.result:
        raise BadRecord("bad-result")
    return match.table
