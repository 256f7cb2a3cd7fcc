"""What lies on the table of BANG! besides the pieces: all of it public."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, NewType

from ...kernel.table import PIECE, SEAT, PieceId, Seat, Table
from .box import Box
from .faces import Card, Kind
from .options import BangOptions

Person = NewType("Person", int)  # whoever a character is: with two players a seat plays two of them
Somebody = Annotated[Person, SEAT]  # the same in a public field
NOBODY, NO_PIECE = Person(-1), PieceId(-1)
Label = int | str  # what a person is called in moves and events: his seat; with two players, his character
PERSONS = ("seat", "victim", "by")  # arguments of events
DEEDS = ("attack", "rob", "favour", "spare")


@lru_cache
def everybody(box: Box) -> tuple[Person, ...]:
    return tuple(map(Person, range(box.persons)))


class BangTable(Table[BangOptions, Box, Any, PieceId]):
    """Lists are by person unless they say otherwise; a person's number never changes, `circle` says who sits where."""

    mode: str = ""  # two, three, standard, six; "fight" once only survival counts
    circle: list[Person] = []  # clockwise
    ring: tuple[Somebody, ...] = ()  # those of the circle who are in play
    owner: list[int] = []  # person -> seat
    active: list[Somebody] = []  # seat -> the person whose abilities work
    life: list[int] = []
    most: list[int] = []  # maximum life
    out: list[bool] = []  # eliminated
    ghost: list[bool] = []  # back for the length of a turn
    character: list[str] = []
    abilities: list[tuple[str, ...]] = []  # whose abilities this person has
    skip: list[bool] = []  # loses the next turn
    eliminated: list[Somebody] = []  # everybody ever eliminated, in this order
    turns: list[int] = []  # how many each has begun

    anchor: Somebody = Person(0)  # whoever turns up the next event
    clockwise: bool = True  # turns
    turn: Somebody = Person(0)  # whose it is
    turn_no: int = 0
    unchanged: int = 0  # turns begun since somebody came into play or left it
    event: str = ""
    show: str = ""
    event_done: bool = False  # the event has done what it does only once
    handcuffed: Somebody = NOBODY
    suit: str = ""  # the one that may be played in this turn

    # this turn
    extra: bool = False  # an extra turn
    skipped: bool = False  # lost in jail
    jailed: tuple[Somebody, ...] = ()  # with two players: characters that stay in jail
    bangs: int = 0
    played: int = 0  # cards from hand
    used: tuple[str, ...] = ()  # what is allowed once a turn
    mined: bool = False  # cards of the active player go on the deck
    forced: str = ""  # the card that must be played
    shot_with: tuple[Annotated[PieceId, PIECE], ...] = ()  # BANG! cards that were played

    ready: tuple[Annotated[PieceId, PIECE], ...] = ()  # green cards that can be used
    # what is being answered: cause, by, at, needed, given, and the card that was played if all have seen it, else ""
    chain: list[tuple[Any, ...]] = []

    deeds: Annotated[dict[str, int], DEEDS] = {}  # who was seen to do what to whom: deeds.py

    # a series
    game_no: int = 1
    first_sheriff: Seat = 0  # seat of the Sheriff in the first game
    money: list[int] = []  # by seat
    books: list[dict[str, int]] = []  # by seat: where its money came from and went
    slayer: Somebody = NOBODY  # whoever is responsible for the Sheriff's elimination
    prices: list[int] = []  # by seat: what its character cost
    wins: list[dict[str, int]] = []  # by seat: role -> games won
    turns_taken: list[int] = []  # by seat, in all games
    games: list[dict[str, Any]] = []  # how each game of the series ended

    # ---- who is who ----

    @property
    def everybody(self) -> tuple[Person, ...]:
        """All there are, also those who are out."""
        return everybody(self.data)

    def label(self, person: Person) -> Label:
        """What he is called; a player whose characters are still being chosen, by his seat."""
        return (self.character[person] or self.owner[person]) if self.data.paired else person

    def person(self, label: Any) -> Person:
        """Who is called so, or -1."""
        if self.data.paired:
            return Person(self.character.index(label)) if label in self.character else NOBODY
        return Person(label) if type(label) is int and 0 <= label < self.data.persons else NOBODY

    def in_play(self, person: Person) -> bool:
        return person in self.ring

    def role(self, person: Person) -> str:
        """His true role; "" where there are none."""
        held = self.at[self.data.role[self.owner[person]]]
        return self.face[held[0]].id if held else ""

    def tell(self, event: str, faces: dict[str, Any] | None = None, only: int | None = None, /, **args: Any) -> None:
        """Something happened; arguments that are persons are told as they are called at this table."""
        if self.log is not None:
            for key in PERSONS:
                if key in args:
                    args[key] = self.label(args[key]) if args[key] >= 0 else None
            Table.tell(self, event, faces, only, **args)

    # ---- cards ----

    def hand(self, person: Person) -> tuple[PieceId, ...]:
        return self.at[self.data.hand[self.owner[person]]]

    def in_front(self, person: Person) -> tuple[PieceId, ...]:
        return self.at[self.data.front[person]]

    def card(self, piece: PieceId) -> Card:
        card: Card = self.face[piece]
        return card

    def kind(self, piece: PieceId) -> Kind:
        kind: Kind = self.face[piece].of
        return kind

    def named(self, pieces: tuple[PieceId, ...], id: Any) -> PieceId:
        """The piece among these with this face, or -1."""
        for piece in pieces:
            if self.face[piece].id == id:
                return piece
        return NO_PIECE

    def ids(self, pieces: Any) -> list[str]:
        return [self.face[piece].id for piece in pieces]
