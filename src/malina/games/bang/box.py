"""The cards, the options and the layout of the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import msgspec

from ...kernel.catalogue import CardFile, Catalogue, shipped_with
from ...kernel.moments import Source
from ...kernel.refusal import BadOptions
from ...kernel.table import Place
from .faces import Card, Character, EventCard, Kind, Role, Setup
from .options import BangOptions

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
# What makes no sense with two players, who have two characters each and no role
NOT_FOR_TWO = frozenset(
    ("ghost_town", "dead_man", "new_identity", "helena_zontero", "lady_rose_of_texas", "bone_orchard", "wild_west_show")
)
# With three players everybody is after one other
TARGET = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
MOST_WITH_SCORING = range(4, 9)


@dataclass(frozen=True, eq=False)
class Box:
    """What is taken out of the box for these options and seats, and the numbers of the places.

    A *person* is somebody at the table: a player, or with two players one of their four characters."""

    file: CardFile
    faces: tuple[Role | Card | Character | EventCard, ...]
    roles: tuple[Role, ...]
    cards: tuple[Card, ...]
    characters: tuple[Character, ...]
    events: tuple[EventCard, ...]
    show: tuple[EventCard, ...]
    kinds: dict[str, Kind]
    card: dict[str, Card]  # by id
    character: dict[str, Character]
    sights: dict[str, Character]  # those who see or are seen otherwise
    mode: str  # two, three, standard, six
    modes: tuple[Source, ...]  # what has a say besides the common rules, see moments.py
    camp: dict[str, str]  # role -> whom it wins with; with three players everybody for himself
    leader: str  # the role of whoever begins and turns up events
    open_roles: bool
    paired: bool  # everybody plays two characters
    persons: int
    places: tuple[Place, ...]
    deck: int
    discard: int
    hand: tuple[int, ...]  # by seat
    front: tuple[int, ...]  # by person: the cards lying in front of him
    loot: tuple[int, ...]  # by person: what he left behind, until the effect is finished
    role: tuple[int, ...]  # by seat
    role_out: int
    who: tuple[int, ...]  # by person: his character
    drawn: tuple[int, ...]  # by person: Greygory's two
    bullet: tuple[int, ...]  # by seat
    choice: tuple[int, ...]  # by seat: characters to choose from
    others: int  # the characters nobody has
    offer: int  # characters turned up for all to choose from
    table: int  # cards turned up: General Store, draw!, Kit Carlson, Peyote
    mine: int  # on their way to the deck (Abandoned Mine)
    event_pile: int
    event: int
    event_past: int
    show_pile: int
    show_now: int
    show_past: int


shipped = partial(shipped_with, __file__)


@lru_cache(maxsize=8)
def catalogue(file: CardFile) -> tuple[list[Role], list[Setup], list[Kind], list[Character], list[EventCard]]:
    read = Catalogue(file)
    return (
        read.cards("role", Role),
        [msgspec.convert(entry, Setup) for entry in read.data["setup"]],
        read.cards("card", Kind),
        read.cards("character", Character),
        read.cards("event", EventCard),
    )


@lru_cache(maxsize=256)
def prepare(options: BangOptions, seats: int, file: CardFile | None = None) -> Box:
    """Of the card file that ships, or of the one that a stored game was dealt from."""
    file = file or shipped()
    roles, setups, kinds, characters, events = catalogue(file)
    check(options, seats)
    mode = {2: "two", 3: "three"}.get(seats, "standard")
    if seats == 6 and options.six_player_mode == "hidden_composition":
        mode = "six"
    by_id = {role.id: role for role in roles}
    named = {"three": "three_player", "six": "hidden_composition"}.get(mode, mode)
    dealt = next((s.roles for s in setups if s.players == seats and s.mode == named), {})
    box_roles = tuple(by_id[id] for id, count in dealt.items() for _ in range(count))
    cards = tuple(card for kind in kinds for card in copies(kind, options.dodge_city_cards))
    chosen = tuple(c for c in characters if c.set in options.character_sets)
    needed = 4 if seats == 2 else seats * options.character_choice
    if len(chosen) < needed:
        raise BadOptions("too-few-characters", needed=needed, there=len(chosen))
    decks = {"none": (), "both": ("high_noon", "fistful_of_cards")}.get(options.event_decks, (options.event_decks,))
    left_out = NOT_FOR_TWO if seats == 2 else frozenset[str]()
    pile = tuple(e for e in events if e.deck in decks and e.id not in left_out)
    show = tuple(
        e
        for e in events
        if options.wild_west_show_deck
        and e.deck == "wild_west_show"
        and e.id not in left_out
        and (options.gag or e.id != "gag")
    )
    persons = 4 if seats == 2 else seats
    single = ("deck", "discard", "role_out", "others", "offer", "table", "mine")
    piles = ("event_pile", "event", "event_past", "show_pile", "show_now", "show_past")
    by_seat = ("hand", "role", "bullet", "choice")
    by_person = ("front", "loot", "who", "drawn")
    places: list[Place] = [
        *((name,) for name in (*single, *piles)),
        *((name, seat) for name in by_seat for seat in range(seats)),
        *((name, person) for name in by_person for person in range(persons)),
    ]
    number = {place: i for i, place in enumerate(places)}
    one: dict[str, Any] = {name: number[name,] for name in (*single, *piles)}
    each: dict[str, Any] = {
        name: tuple(number[name, i] for i in range(count))
        for names, count in ((by_seat, seats), (by_person, persons))
        for name in names
    }
    return Box(
        file=file,
        faces=(*box_roles, *cards, *chosen, *pile, *show),
        roles=box_roles,
        cards=cards,
        characters=chosen,
        events=pile,
        show=show,
        kinds={kind.id: kind for kind in kinds},
        card={card.id: card for card in cards},
        character={c.id: c for c in characters},
        sights={c.id: c for c in characters if c.seen_mod or c.sight_mod},
        mode=mode,
        modes=tuple((id, -1) for id in played_with(mode, options)),
        camp={role.id: role.id if mode == "three" else role.camp for role in roles},
        leader="deputy" if mode == "three" else "sheriff",
        open_roles=mode == "three",
        paired=persons > seats,
        persons=persons,
        places=tuple(places),
        **one,
        **each,
    )


def check(options: BangOptions, seats: int) -> None:
    """Options that contradict each other or the number of players."""
    if len(set(options.character_sets)) != len(options.character_sets):
        raise BadOptions("set-twice")
    if options.tournament_scoring and seats not in MOST_WITH_SCORING:
        raise BadOptions("scoring-seats", low=MOST_WITH_SCORING[0], high=MOST_WITH_SCORING[-1])
    for name in ("experience", "hiring", "bounties"):
        if getattr(options, name) and not options.tournament_scoring:
            raise BadOptions("needs-scoring", option=name)
    if options.six_player_mode != "standard" and seats != 6:
        raise BadOptions("six-seats")
    if options.hiring and options.character_choice == 2:
        raise BadOptions("hiring-no-choice")


def played_with(mode: str, options: BangOptions) -> tuple[str, ...]:
    """The modes whose modules have a say."""
    switches = {
        "series": options.tournament_scoring,
        "hiring": options.hiring,
        "bounties": options.bounties,
        "no_mercy": options.no_mercy != "off",
        "show": options.wild_west_show_deck,
    }
    return (mode, *(name for name, on in switches.items() if on))


def copies(kind: Kind, dodge_city: bool) -> list[Card]:
    signs = (*kind.signs, *(kind.signs_dodge_city if dodge_city else ()))
    cards = []
    for n, sign in enumerate(signs):
        again = signs[:n].count(sign)
        id = f"{kind.id}.{sign}" + (f".{again + 1}" if again else "")
        rank, suit = RANKS.index(sign[:-1]) + 2, sign[-1]
        cards.append(msgspec.convert({"id": id, "name": kind.id, "suit": suit, "rank": rank, "of": kind}, Card))
    return cards
