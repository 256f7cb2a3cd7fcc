"""What a number or a text stands for, in a public field or in a blank of a move: those who read fields and moves by
their types need to know, and so does a type checker, for which a piece is no seat."""

from __future__ import annotations

from typing import Annotated, NewType, Protocol

SEAT, PIECE, FACE = "seat", "piece", "face"
PieceId = NewType("PieceId", int)  # to a type checker, where a game wants that; negative: none
Seat = Annotated[int, SEAT]  # or a person, where a seat plays several; negative: nobody
Piece = Annotated[int, PIECE]
FaceId = Annotated[str, FACE]  # a card that somebody holds or sees; a word that merely says so is a plain text
Place = tuple[str | int, ...]


class Face(Protocol):
    """What a piece turns out to be. Faces with the same back cannot be told apart from behind."""

    @property
    def id(self) -> str: ...
    @property
    def back(self) -> str: ...
