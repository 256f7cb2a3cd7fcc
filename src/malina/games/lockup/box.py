"""What is taken out of the box for some options and seats, and the layout of the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...kernel.catalogue import CardFile
from ...kernel.refusal import BadOptions
from ...kernel.table import Place
from .faces import Cards, CrewToken, Goal, Guard, Location, LocationCard, Reward, Tome, read, shipped
from .options import LockupOptions

ALONE = (
    "item_deck", "goon_deck", "goon_discard", "tome_deck", "tome_discard", "goals", "goal_box", "trait_deck",
    "trait_box", "guard_deck", "guards_away", "location_deck", "location_discard",
)  # fmt: skip
BY_SEAT = ("cell", "tomes", "choice", "traits", "trait")
BY_PARTY = ("items", "goons", "reserved")  # the guards have some as well
NO_TWOS = 5  # with so many players the weakest tokens stay in the box


@dataclass(frozen=True, eq=False)
class Box:
    """What is taken out of the box for these options and seats, and the numbers of the places."""

    file: CardFile
    faces: tuple[Any, ...]
    cards: Cards
    solo: bool
    parties: int  # seats, and the guards
    pair: bool  # two parties: some values are those for two players
    tokens: dict[str, tuple[CrewToken, ...]]  # by crew
    rank: dict[str, int]  # of a face, in the order of the file
    tomes: tuple[Tome, ...]
    goals: tuple[Goal, ...]
    guards: tuple[Guard, ...]
    location_cards: tuple[LocationCard, ...]
    locations: tuple[Location, ...]
    number: dict[str, int]  # of a location, from 0, by its id
    rewards: dict[str, dict[str, Reward]]  # by location and place
    face_down: int  # tokens a player may place face down in a round
    places: tuple[Place, ...]
    item_deck: int
    goon_deck: int
    goon_discard: int
    tome_deck: int
    tome_discard: int
    goals_open: int
    goal_box: int  # unseen
    trait_deck: int
    trait_box: int  # those that nobody has chosen
    guard_deck: int
    guards_away: int  # those that have left the board in this round
    location_deck: int
    location_discard: int
    room: tuple[tuple[int, ...], ...]  # by the number of a location and party: the tokens or guard cards there
    goon_space: dict[int, int]  # likewise: the goon there
    slot: tuple[int, ...]  # of the display
    cell: tuple[int, ...]  # by seat
    hand: tuple[int, ...]  # tomes, by seat
    choice: tuple[int, ...]  # cards to choose from
    dealt: tuple[int, ...]  # traits to choose from
    trait: tuple[int, ...]
    crafted: tuple[int, ...]  # items, by party
    gang: tuple[int, ...]  # goons, by party
    reserved: tuple[int, ...]  # items, by party

    @property
    def library(self) -> int:
        return len(self.room) - 1


def prepare(options: LockupOptions, seats: int, file: CardFile | None = None) -> Box:
    """Of the host's card file, of the one that a stored game was dealt from, or of the one that ships."""
    return _prepare(options, seats, options.cards or file or shipped())


@lru_cache(maxsize=256)
def _prepare(options: LockupOptions, seats: int, file: CardFile) -> Box:
    solo = seats == 1
    if isinstance(options.first_player, int) and options.first_player >= seats:
        raise BadOptions("first-no-seat", seat=options.first_player + 1, seats=seats)
    cards = read(file)
    parties = max(seats, 2)
    tokens = {
        crew.id: tuple(
            CrewToken(id=f"{crew.id}_{kind.id}", kind=kind.id, crew=crew.id, strength=kind.strength, rule=kind.rule)
            for kind in cards.tokens
            if seats < NO_TWOS or not kind.not_with_five
        )
        for crew in cards.crews
    }
    tomes = tuple(tome for tome in cards.tomes for _ in range(tome.count) if not (solo and tome.not_alone))
    goals = tuple(goal for goal in cards.goals if not (solo and goal.family == "advance"))
    colours = cards.levels[options.guards].colours if solo else ()
    guards = tuple(guard for guard in cards.guards for _ in range(guard.count) if guard.colour in colours)
    location_cards = tuple(card for card in cards.location_cards for _ in range(card.count)) if solo else ()
    items = tuple(item for item in cards.items for _ in range(item.count))
    goons = tuple(goon for goon in cards.goons for _ in range(goon.count))
    traits = tuple(cards.traits) if options.expert else ()
    all_tokens = tuple(token for crew in tokens.values() for token in crew)
    faces: tuple[Any, ...] = (*all_tokens, *items, *goons, *tomes, *goals, *traits, *guards, *location_cards)
    rewards: dict[str, dict[str, Reward]] = {location.id: {} for location in cards.locations}
    for reward in cards.rewards:
        if parties in reward.players:
            rewards[reward.location][reward.place] = reward
    return Box(
        file=file,
        faces=faces,
        cards=cards,
        solo=solo,
        parties=parties,
        pair=parties == 2,
        tokens=tokens,
        rank={face.id: i for i, face in enumerate(faces)},
        tomes=tomes,
        goals=goals,
        guards=guards,
        location_cards=location_cards,
        locations=tuple(cards.locations),
        number={location.id: i for i, location in enumerate(cards.locations)},
        rewards=rewards,
        face_down=cards.constants.facedown_limit_2p if parties == 2 else cards.constants.facedown_limit,
        **layout(cards, seats, parties),
    )


def layout(cards: Cards, seats: int, parties: int) -> dict[str, Any]:
    """The places and their numbers."""
    rooms = [location.id for location in cards.locations]
    spaces = [location.id for location in cards.locations if location.goons]
    slots = parties + cards.constants.item_display_extra
    places: list[Place] = [
        *((name,) for name in ALONE),
        *(("room", party, id) for id in rooms for party in range(parties)),
        *(("goon_space", id) for id in spaces),
        *(("slot", i + 1) for i in range(slots)),
        *((name, seat) for name in BY_SEAT for seat in range(seats)),
        *((name, party) for name in BY_PARTY for party in range(parties)),
    ]
    number = {place: i for i, place in enumerate(places)}

    def each(name: str) -> tuple[int, ...]:
        return tuple(number[name, whose] for whose in range(seats if name in BY_SEAT else parties))

    return {
        "places": tuple(places),
        **{name: number[name,] for name in ALONE if name != "goals"},
        "goals_open": number["goals",],
        "room": tuple(tuple(number["room", party, id] for party in range(parties)) for id in rooms),
        "goon_space": {rooms.index(id): number["goon_space", id] for id in spaces},
        "slot": tuple(number["slot", i + 1] for i in range(slots)),
        "cell": each("cell"),
        "hand": each("tomes"),
        "choice": each("choice"),
        "dealt": each("traits"),
        "trait": each("trait"),
        "crafted": each("items"),
        "gang": each("goons"),
        "reserved": each("reserved"),
    }
