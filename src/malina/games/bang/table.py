"""What lies on the table of BANG! besides the pieces: all of it public."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from ...kernel.table import Piece, Seat, Table
from .box import BangOptions, Box, Card, Kind

Label = int | str  # what a person is called in moves and events: his seat; with two players, his character
DEEDS = ("attack", "rob", "favour", "spare")


@dataclass(slots=True, eq=False, kw_only=True)
class BangTable(Table):
    """Lists are by person unless they say otherwise; a person's number never changes, `circle` says who sits where."""

    options: BangOptions
    data: Box
    face: list[Any] = field(default_factory=list)

    mode: str = ""  # two, three, standard, six; "fight" once only survival counts
    circle: list[int] = field(default_factory=list)  # clockwise
    ring: tuple[Seat, ...] = ()  # those of the circle who are in play
    owner: list[int] = field(default_factory=list)  # person -> seat
    active: list[Seat] = field(default_factory=list)  # seat -> the person whose abilities work
    life: list[int] = field(default_factory=list)
    most: list[int] = field(default_factory=list)  # maximum life
    out: list[bool] = field(default_factory=list)  # eliminated
    ghost: list[bool] = field(default_factory=list)  # back for the length of a turn
    character: list[str] = field(default_factory=list)
    abilities: list[tuple[str, ...]] = field(default_factory=list)  # whose abilities this person has
    skip: list[bool] = field(default_factory=list)  # loses the next turn
    eliminated: list[Seat] = field(default_factory=list)  # everybody ever eliminated, in this order
    turns: list[int] = field(default_factory=list)  # how many each has begun

    anchor: Seat = 0  # whoever turns up the next event
    clockwise: bool = True  # turns
    turn: Seat = 0  # whose it is
    turn_no: int = 0
    unchanged: int = 0  # turns begun since somebody came into play or left it
    event: str = ""
    show: str = ""
    event_done: bool = False  # the event has done what it does only once
    handcuffed: Seat = -1
    suit: str = ""  # the one that may be played in this turn

    # this turn
    extra: bool = False  # an extra turn
    skipped: bool = False  # lost in jail
    jailed: tuple[Seat, ...] = ()  # with two players: characters that stay in jail
    bangs: int = 0
    played: int = 0  # cards from hand
    used: tuple[str, ...] = ()  # what is allowed once a turn
    mined: bool = False  # cards of the active player go on the deck
    forced: str = ""  # the card that must be played
    shot_with: tuple[Piece, ...] = ()  # BANG! cards that were played

    ready: tuple[Piece, ...] = ()  # green cards that can be used
    # what is being answered: cause, by, at, needed, given, and the card that was played if all have seen it, else ""
    chain: list[tuple[Any, ...]] = field(default_factory=list)

    deeds: Annotated[dict[str, int], DEEDS] = field(default_factory=dict)  # who was seen to do what to whom: deeds.py

    # a series
    game_no: int = 1
    first_sheriff: Seat = 0  # seat of the Sheriff in the first game
    money: list[int] = field(default_factory=list)  # by seat
    books: list[dict[str, int]] = field(default_factory=list)  # by seat: where its money came from and went
    slayer: Seat = -1  # whoever is responsible for the Sheriff's elimination
    prices: list[int] = field(default_factory=list)  # by seat: what its character cost
    wins: list[dict[str, int]] = field(default_factory=list)  # by seat: role -> games won
    turns_taken: list[int] = field(default_factory=list)  # by seat, in all games
    games: list[dict[str, Any]] = field(default_factory=list)  # how each game of the series ended

    # ---- who is who ----

    def label(self, person: int) -> Label:
        return self.character[person] if self.data.paired else person

    def person(self, label: Any) -> int:
        """Who is called so, or -1."""
        if self.data.paired:
            return self.character.index(label) if label in self.character else -1
        return label if type(label) is int and 0 <= label < self.data.persons else -1

    def in_play(self, person: int) -> bool:
        return person in self.ring

    def role(self, person: int) -> str:
        """His true role; "" where there are none."""
        held = self.at[self.data.role[self.owner[person]]]
        return self.face[held[0]].id if held else ""

    # ---- cards ----

    def hand(self, person: int) -> tuple[int, ...]:
        return self.at[self.data.hand[self.owner[person]]]

    def in_front(self, person: int) -> tuple[int, ...]:
        return self.at[self.data.front[person]]

    def card(self, piece: int) -> Card:
        card: Card = self.face[piece]
        return card

    def kind(self, piece: int) -> Kind:
        kind: Kind = self.face[piece].of
        return kind

    def named(self, pieces: tuple[int, ...], id: Any) -> int:
        """The piece among these with this face, or -1."""
        for piece in pieces:
            if self.face[piece].id == id:
                return piece
        return -1

    def ids(self, pieces: Any) -> list[str]:
        return [self.face[piece].id for piece in pieces]
