"""Type annotations that say what a number or a text means in a public field or a move: seat, piece or face. The
encoding of observations, the leak test and the texts read them; PieceId is for type checkers."""

from __future__ import annotations

from typing import Annotated, NewType, Protocol

SEAT, PIECE, FACE = "seat", "piece", "face"
PieceId = NewType("PieceId", int)  # a piece to type checkers, for games that want that; negative: none
Seat = Annotated[int, SEAT]  # or a person, where a seat plays several; negative: nobody
Piece = Annotated[int, PIECE]
FaceId = Annotated[str, FACE]  # a card that somebody holds or sees; a word that merely says so is a plain text
Place = tuple[str | int, ...]


class Face(Protocol):
    """What is on the hidden side of a piece, a card for example. Pieces with the same `back` look alike face down."""

    @property
    def id(self) -> str: ...
    @property
    def back(self) -> str: ...
