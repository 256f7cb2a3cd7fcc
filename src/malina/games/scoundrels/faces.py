"""The cards, read from a card file and checked."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from ...kernel.catalogue import CardFile, Catalogue, shipped_with
from .language import Ability, Cost, Effect, Rank, Requires, Slot, StrategyTiming, Timing

Small = Annotated[int, Meta(ge=0, le=99)]
Position = Annotated[int, Meta(ge=1, le=10)]
Direction = Literal["left", "right", "up", "down"]
SUITS = {"spades": "S", "clubs": "C", "hearts": "H", "diamonds": "D"}
MOST = 200  # traits, and jobs, of a card file: every look at a table costs as much as there are
LEAST = 3  # of each colour that is shuffled


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all cards have: an id, and where its values come from. Names are for card files of one's own."""

    id: str
    names: dict[str, str] = {}  # by language, where the texts have none
    source: str = ""

    def __hash__(self) -> int:
        return hash(self.id)


class Trait(Card, frozen=True, kw_only=True):
    """The lower half of a scoundrel: when it is used, at which price it is hired."""

    color: Literal["blue", "red"]
    timing: Timing
    condition: Literal["", "money_is_zero"] = ""
    slots: tuple[Slot, ...] = ()
    arrows: tuple[Direction, ...] = ()
    bonus_money: Small = 0
    use_twice: bool = False
    use_cost: tuple[Cost, ...] = ()
    then_discard: bool = False
    dollars: tuple[Position, ...] = ()
    tech: Small = 0

    @property
    def back(self) -> str:
        return f"trait_{self.color}"


class Job(Card, frozen=True, kw_only=True):
    """The clear upper half: what it does; its bullet holes hide dollars of the trait."""

    color: Literal["green", "purple", "black"]
    holes: tuple[Position, ...] = ()
    requires: Requires = ""
    cost: tuple[Cost, ...] = ()
    ops: tuple[Effect, ...]
    discard_after_use: bool = False
    tech: Small = 0

    @property
    def back(self) -> str:
        return f"job_{self.color}"


def price(trait: Trait, job: Job) -> int:
    """The dollars that no bullet hole covers."""
    return len(set(trait.dollars) - set(job.holes))


@cache
def ability(trait: Trait, job: Job) -> Ability:
    """What a scoundrel does, whenever it is used."""
    return Ability((*trait.use_cost, *job.cost), job.requires, job.ops)


class Strategy(Card, frozen=True, kw_only=True):
    leader: str
    timing: StrategyTiming
    cost: tuple[Cost, ...] = ()
    ops: tuple[Effect, ...]
    back: ClassVar[str] = "strategy"


class Safe(Card, frozen=True, kw_only=True):
    location: Literal["depot", "estate", "laboratory"]
    value: Annotated[int, Meta(ge=2, le=7)]

    @property
    def back(self) -> str:
        return self.location


class PokerCard(msgspec.Struct, frozen=True):
    """Of a leader's suit: nobody takes one player's cards for another's."""

    rank: Rank
    suit: str

    @property
    def id(self) -> str:
        return f"poker.{self.rank}{SUITS[self.suit]}"

    @property
    def back(self) -> str:
        return self.suit


class Leader(Card, frozen=True, kw_only=True):
    suit: Literal["spades", "clubs", "hearts", "diamonds"]


class LeaderAbility(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slots: tuple[Slot, ...]
    ops: tuple[Effect, ...]
    source: str = ""


class OfficeOption(Card, frozen=True, kw_only=True):
    requires: Requires = ""
    cost: tuple[Cost, ...] = ()
    ops: tuple[Effect, ...]


class Location(Card, frozen=True, kw_only=True):
    values: tuple[Annotated[int, Meta(ge=2, le=7)], ...]  # as printed on the board


class MarkKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token with a number on each side; every player has so many."""

    faces: tuple[int, int]
    count: Small
    source: str = ""


class Cell(Card, frozen=True, kw_only=True):
    row: Small
    col: Small
    sixth: bool = False  # only with more scoundrels


class Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of each colour are used."""

    mode: Literal["short", "long", "wild_saloon"]
    players: int
    blue: Small
    red: Small
    green: Small
    purple: Small
    black: Small
    source: str = ""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    saloon: Annotated[int, Meta(ge=1, le=6)]
    safe_cells: Annotated[int, Meta(ge=1, le=9)]
    reputation_least: Annotated[int, Meta(ge=-9, le=0)]
    reputation_most: Annotated[int, Meta(ge=0, le=20)]
    reputation: int
    money: Small
    hand: Annotated[int, Meta(ge=1, le=7)]
    rounds: Annotated[int, Meta(ge=1, le=6)]
    henchmen: Annotated[int, Meta(ge=0, le=9)]
    in_jail: Small
    ranks: tuple[Rank, ...]
    source: str = ""


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a whole box holds."""

    traits_blue: Small
    traits_red: Small
    jobs_green: Small
    jobs_purple: Small
    jobs_black: Small
    strategies: Small
    safes: Small
    marks: Small
    poker: Small
    henchmen: Small
    source: str = ""


@dataclass(frozen=True, eq=False)
class Cards:
    """A card file, read and checked."""

    setup: Setup
    traits: list[Trait]
    jobs: list[Job]
    strategies: list[Strategy]
    safes: list[Safe]
    leaders: list[Leader]
    leader_abilities: list[LeaderAbility]
    office: list[OfficeOption]
    locations: list[Location]
    marks: list[MarkKind]
    cells: list[Cell]
    decks: list[Decks]


shipped = partial(shipped_with, __file__)


@lru_cache(maxsize=16)
def read(file: CardFile) -> Cards:
    catalogue = Catalogue(file)
    cards = Cards(
        setup=catalogue.one("setup", Setup),
        traits=catalogue.cards("trait", Trait),
        jobs=catalogue.cards("job", Job),
        strategies=catalogue.cards("strategy", Strategy),
        safes=catalogue.cards("safe", Safe),
        leaders=catalogue.cards("leader", Leader),
        leader_abilities=catalogue.cards("leader_ability", LeaderAbility, key=""),
        office=catalogue.cards("office", OfficeOption),
        locations=catalogue.cards("location", Location),
        marks=catalogue.cards("mark", MarkKind, key=""),
        cells=catalogue.cards("cell", Cell),
        decks=catalogue.cards("deck", Decks, key=""),
    )
    check_components(catalogue, cards)
    check_names(catalogue, cards)
    return cards


def check_components(catalogue: Catalogue, cards: Cards) -> None:
    """The component check: what is there is what the file says there is."""
    box = catalogue.one("components", Components)
    colors = Counter([trait.back for trait in cards.traits] + [job.back for job in cards.jobs])
    found = {
        "traits_blue": colors["trait_blue"],
        "traits_red": colors["trait_red"],
        "jobs_green": colors["job_green"],
        "jobs_purple": colors["job_purple"],
        "jobs_black": colors["job_black"],
        "strategies": len(cards.strategies),
        "safes": len(cards.safes),
        "marks": len(cards.leaders) * sum(kind.count for kind in cards.marks),
        "poker": len(cards.leaders) * len(cards.setup.ranks),
        "henchmen": len(cards.leaders) * cards.setup.henchmen,
    }
    for field, many in found.items():
        if getattr(box, field) != many:
            raise catalogue.error("card-unknown-value", "components", field, got=getattr(box, field))
    for decks in cards.decks:
        for field, there in (
            ("blue", "traits_blue"), ("red", "traits_red"), ("green", "jobs_green"), ("purple", "jobs_purple"),
            ("black", "jobs_black"),
        ):  # fmt: skip
            if getattr(decks, field) > found[there]:
                card = f"deck {decks.mode} {decks.players}"
                raise catalogue.error("cards-too-few", card, field, needed=getattr(decks, field), there=found[there])


def check_names(catalogue: Catalogue, cards: Cards) -> None:
    """Every id is there once, and whatever is named is there."""
    catalogue.once(card.id for card in (*cards.traits, *cards.jobs, *cards.strategies, *cards.safes))
    leaders = {leader.id for leader in cards.leaders}
    for strategy in cards.strategies:
        if strategy.leader not in leaders:
            raise catalogue.error("card-unknown-value", f"strategy {strategy.id}", "leader", got=strategy.leader)
    for location in cards.locations:
        values = sorted(safe.value for safe in cards.safes if safe.location == location.id)
        if values != sorted(location.values):
            raise catalogue.error("card-unknown-value", f"location {location.id}", "values", got=str(values))
    modes = {(decks.mode, decks.players) for decks in cards.decks}
    for mode in ("short", "long", "wild_saloon"):
        for players in (2, 3, 4):
            if (mode, players) not in modes:
                raise catalogue.error("card-field-missing", f"deck {mode}", str(players))
