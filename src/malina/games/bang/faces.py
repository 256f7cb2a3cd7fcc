"""What is printed on the cards."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

CharacterSet = Literal["base", "dodge_city", "special", "wild_west_show"]


class Role(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    camp: Literal["law", "outlaws", "renegade"]
    names: dict[str, str] = {}  # by language, where the texts have none
    source: str = ""
    back: ClassVar[str] = "role"


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """What cards of one name have in common."""

    id: str
    color: Literal["brown", "blue", "green"]
    category: str = msgspec.field(default="", name="kind")  # weapon, equipment, penalty
    symbols: tuple[str, ...] = ()
    target: str = "none"
    cost: bool = False  # one more card has to be discarded
    range: int = 0
    seen_mod: int = 0
    sight_mod: int = 0
    signs: tuple[str, ...] = ()
    signs_dodge_city: tuple[str, ...] = ()
    names: dict[str, str] = {}  # by language, where the texts have none
    source: str = ""

    @property
    def takes(self) -> bool:
        """Is a card of somebody chosen with it?"""
        return "draw_from_player" in self.symbols or "discard_from_player" in self.symbols


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One playing card: `bang.2D`. Two cards with the same name and sign are told apart: `bang.5C` and `bang.5C.2`."""

    id: str
    name: str
    suit: Literal["H", "D", "C", "S"]
    rank: int  # 2 to 14
    of: Kind
    back: ClassVar[str] = "card"


class Character(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    set: CharacterSet
    life: int
    seen_mod: int = 0
    sight_mod: int = 0
    start_cards: int = 0
    hand_limit: int = 0
    names: dict[str, str] = {}  # by language, where the texts have none
    source: str = ""
    back: ClassVar[str] = "character"


class EventCard(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    deck: Literal["high_noon", "fistful_of_cards", "wild_west_show"]
    finale: bool = False
    names: dict[str, str] = {}  # by language, where the texts have none
    source: str = ""

    @property
    def back(self) -> str:
        return "show" if self.deck == "wild_west_show" else "event"


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    players: int
    mode: str
    roles: dict[str, int]
    source: str = ""
