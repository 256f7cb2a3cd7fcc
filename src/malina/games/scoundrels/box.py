"""What is taken out of the box for some options and seats, and the layout of the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...kernel.catalogue import CardFile
from ...kernel.refusal import BadOptions
from ...kernel.table import Place
from .faces import (
    Decks,
    Job,
    Leader,
    Location,
    MarkKind,
    PokerCard,
    Safe,
    Setup,
    Strategy,
    Trait,
    read,
    shipped,
)
from .language import Ability
from .options import NEED_LONG_GAME, ScoundrelsOptions

SLOTS = ("A", "2", "3", "4", "5", "6")
STEPS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
ALONE = ("trait_deck", "job_deck", "purple_deck", "pile", "box")
BY_SEAT = ("hand", "deck", "open", "shown", "stolen", "strategy")


@dataclass(frozen=True, eq=False)
class Box:
    """What is taken out of the box for these options and seats, and the numbers of the places."""

    file: CardFile
    faces: tuple[Any, ...]
    setup: Setup
    decks: Decks
    days: int
    traits: tuple[Trait, ...]
    jobs: tuple[Job, ...]
    safes: tuple[Safe, ...]
    strategies: tuple[Strategy, ...]
    leaders: tuple[Leader, ...]
    poker: Mapping[str, tuple[PokerCard, ...]]  # by suit
    leader_abilities: Mapping[str, Ability]  # by slot
    office: Mapping[str, Ability]  # by option
    locations: Mapping[str, Location]
    marks: tuple[MarkKind, ...]
    cells: tuple[str, ...]
    pointed: Mapping[tuple[str, str], str]  # cell, direction of an arrow -> the cell it points at
    places: tuple[Place, ...]
    trait_deck: int
    job_deck: int
    purple_deck: int  # only in the wild saloon
    pile: int  # discarded scoundrels, two cards each
    box: int  # cards that are not used, unseen
    saloon: tuple[int, ...]  # from left to right
    hand: tuple[int, ...]  # by seat
    deck: tuple[int, ...]
    open: tuple[int, ...]  # a 0 that was played face up
    shown: tuple[int, ...]  # a card on its way back to the deck
    stolen: tuple[int, ...]
    strategy: tuple[int, ...]
    slot: tuple[Mapping[str, int], ...]  # seat -> slot -> place
    cell: tuple[Mapping[str, int], ...]  # seat -> cell -> place
    safe: Mapping[str, tuple[int, ...]]  # location -> its cells
    unused: Mapping[str, int]  # location -> place
    cell_of: Mapping[int, tuple[int, str]]  # place -> seat and cell
    numbers: tuple[int, ...]  # that can be marked
    token: Mapping[int, int]  # number -> index of its kind of marks


@lru_cache(maxsize=128)
def prepare(options: ScoundrelsOptions, seats: int, file: CardFile | None = None) -> Box:
    """Of the host's card file, of the one that a stored game was dealt from, or of the one that ships."""
    for module in NEED_LONG_GAME:
        if getattr(options, module) and options.length != "long":
            raise BadOptions("needs-long-game", module=module)
    file = options.cards or file or shipped()
    cards = read(file)
    mode = "wild_saloon" if options.wild_saloon else options.length
    cells = [cell for cell in cards.cells if options.more_scoundrels or not cell.sixth]
    by_position = {(cell.row, cell.col): cell.id for cell in cells}
    strategies = tuple(cards.strategies) if options.strategy_cards else ()
    suits: list[str] = [leader.suit for leader in cards.leaders]
    poker = {suit: tuple(PokerCard(rank, suit) for rank in cards.setup.ranks) for suit in suits}
    return Box(
        file=file,
        faces=(
            *cards.traits,
            *cards.jobs,
            *cards.safes,
            *strategies,
            *(card for suit in poker.values() for card in suit),
        ),
        setup=cards.setup,
        decks=next(decks for decks in cards.decks if (decks.mode, decks.players) == (mode, seats)),
        days=2 if options.length == "short" else 3,
        traits=tuple(cards.traits),
        jobs=tuple(cards.jobs),
        safes=tuple(cards.safes),
        strategies=strategies,
        leaders=tuple(cards.leaders),
        poker=poker,
        leader_abilities={slot: Ability(ops=given.ops) for given in cards.leader_abilities for slot in given.slots},
        office={option.id: Ability(option.cost, option.requires, option.ops) for option in cards.office},
        locations={location.id: location for location in cards.locations},
        marks=tuple(cards.marks),
        cells=tuple(cell.id for cell in cells),
        pointed={
            (cell.id, way): by_position[at]
            for cell in cells
            for way, (row, col) in STEPS.items()
            if (at := (cell.row + row, cell.col + col)) in by_position
        },
        numbers=tuple(sorted(face for kind in cards.marks for face in kind.faces)),
        token={face: i for i, kind in enumerate(cards.marks) for face in kind.faces},
        **layout(seats, cards.setup, [cell.id for cell in cells], [location.id for location in cards.locations]),
    )


def layout(seats: int, setup: Setup, cells: list[str], locations: list[str]) -> dict[str, Any]:
    """The places and their numbers."""
    places: list[Place] = [
        *((name,) for name in ALONE),
        *(("saloon", i) for i in range(setup.saloon)),
        *(("safe", location, i) for location in locations for i in range(setup.safe_cells)),
        *(("unused", location) for location in locations),
        *((name, seat) for name in BY_SEAT for seat in range(seats)),
        *(("slot", seat, slot) for seat in range(seats) for slot in SLOTS),
        *(("cell", seat, cell) for seat in range(seats) for cell in cells),
    ]
    number = {place: i for i, place in enumerate(places)}
    return {
        "places": tuple(places),
        **{name: number[name,] for name in ALONE},
        "saloon": tuple(number["saloon", i] for i in range(setup.saloon)),
        "safe": {where: tuple(number["safe", where, i] for i in range(setup.safe_cells)) for where in locations},
        "unused": {where: number["unused", where] for where in locations},
        **{name: tuple(number[name, seat] for seat in range(seats)) for name in BY_SEAT},
        "slot": tuple({slot: number["slot", seat, slot] for slot in SLOTS} for seat in range(seats)),
        "cell": tuple({cell: number["cell", seat, cell] for cell in cells} for seat in range(seats)),
        "cell_of": {number["cell", seat, cell]: (seat, cell) for seat in range(seats) for cell in cells},
    }
