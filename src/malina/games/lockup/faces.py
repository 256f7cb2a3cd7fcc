"""The cards, tokens and boards, read from a card file and checked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from ...kernel.catalogue import CardFile, Catalogue, shipped_with

Small = Annotated[int, Meta(ge=0, le=99)]
Copies = Annotated[int, Meta(ge=1, le=9)]
Symbol = Literal["scrap", "potion", "iron", "gold", "any"]
Attribute = Literal["shield", "gem", "magic"]
StrengthRule = Literal["printed", "power", "zero"]
Special = Literal[
    "", "gain_scrap", "gain_potion", "gain_iron", "gain_gold", "discard_suspicion", "give_suspicion", "gain_power",
    "draw_tome", "storage_plus_1", "exchange_resource", "choose_tome",
]  # fmt: skip
Timing = Literal[
    "roll_call_turn", "roll_call_turn_or_location_start", "location_compare", "anytime", "on_craft", "on_recruit"
]
Family = Literal["superiority", "advance", "end_of_game"]
Metric = Literal[
    "attribute", "attributes_total", "attributes_each", "attribute_sets", "crafted_items", "goons", "goons_same_type",
    "goon_types", "power", "cost_types_on_crafted_items", "crafted_items_with_gold_cost", "tomes_in_hand",
]  # fmt: skip
RESOURCES: tuple[str, ...] = ("scrap", "potion", "iron", "gold")  # the rarer the later
ATTRIBUTES: tuple[str, ...] = ("shield", "gem", "magic")
FAMILIES: tuple[Family, ...] = ("superiority", "advance", "end_of_game")


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all cards have: an id, and where its values come from. Names are for card files of one's own."""

    id: str
    names: dict[str, str] = {}  # by language, where the texts have none
    source: str = ""
    source_note: str = ""


class Bonus(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a board's side B or a trait brings at the start, in this order."""

    scrap: Small = 0
    potion: Small = 0
    iron: Small = 0
    gold: Small = 0
    power: Small = 0
    suspicion: Small = 0
    storage: Small = 0
    tomes: Small = 0
    choose_tome: Literal[0, 1] = 0
    goon: Literal["", "draw_1", "look_3_keep_1"] = ""
    item: Literal["", "look_3_reserve_1"] = ""
    reputation: Small = 0


class Location(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, le=8)]
    goons: bool = False  # has a space for a goon
    closed: bool = False  # nobody is placed here


class Reward(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a place in a location brings."""

    location: str
    place: Literal["1", "2", "3", "last", "rest"]
    players: tuple[int, ...] = (2, 3, 4, 5)
    scrap: Small = 0
    potion: Small = 0
    iron: Small = 0
    gold: Small = 0
    power: Small = 0
    marker: bool = False
    choice: Literal[0, 1] = 0  # a cube of one's own choice
    swap: Small = 0  # own cubes for one of choice
    one: Small = 0  # cubes for a goon
    two: Small = 0  # cubes for two goons; 0: not possible
    cells: bool = False  # craft or reserve
    tomes: Small = 0
    choose_tome: Literal[0, 1] = 0


class Token(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of token; every crew has one of each."""

    strength: Small
    rule: StrengthRule
    not_with_five: bool = False


class CrewToken(msgspec.Struct, frozen=True, kw_only=True):
    """The token of a crew, as it lies on the table. From behind all tokens of a crew look alike."""

    id: str
    kind: str
    crew: str
    strength: int
    rule: StrengthRule

    @property
    def back(self) -> str:
        return self.crew


class Crew(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    colour: str
    storage: Small  # of side B
    bonus: Bonus  # of side B
    known: tuple[str, ...] = ()


class Item(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    value: Small
    cost: dict[Symbol, Annotated[int, Meta(ge=1, le=9)]]
    attributes: dict[Attribute, Small] = {}
    special: Special = ""
    count: Copies = 1
    back: ClassVar[str] = "item"

    @property
    def price(self) -> dict[str, int]:
        """The cost by symbol."""
        return {str(symbol): count for symbol, count in self.cost.items()}


class Goon(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    type: str
    suspicion: Small = 0
    attribute: Literal["", "shield", "gem", "magic"] = ""
    counts: Literal["", "shield", "gem", "magic"] = ""  # a demon's
    resource: Literal["", "scrap", "potion", "iron", "gold"] = ""  # a bandit's
    special: Special = ""
    count: Copies = 1
    back: ClassVar[str] = "goon"


SETS = ("dwarf", "ratfolk")  # types whose stars their table says


class GoonType(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    table: tuple[int, ...] = ()  # stars of one, two … of them; the last holds for more


class Tome(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    count: Copies
    timing: Timing
    amount: Small = 0
    not_alone: bool = False  # left out of the solo game
    back: ClassVar[str] = "tome"


class Goal(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    family: Family
    metric: Metric
    attribute: Literal["", "shield", "gem", "magic"] = ""
    minimum: Small
    each: Small = 0  # stars for each, for everybody; 0: the most count
    back: ClassVar[str] = "goal"


class Trait(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    bonus: Bonus
    back: ClassVar[str] = "trait"


class Guard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    count: Copies
    colour: str
    strength: Small
    rule: StrengthRule
    backup: bool = False
    back: ClassVar[str] = "guard"
    crew: ClassVar[str] = "guards"


class Level(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    colours: tuple[str, ...]


class LocationCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    count: Copies
    location: str = ""
    back: ClassVar[str] = "location"


class Constants(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    start_reputation: Small
    start_reputation_expert: Small
    start_reputation_guard: Small
    start_reputation_guard_expert: Small
    start_power: Small
    start_power_guard: Small
    storage_limit_side_a: Small
    facedown_limit: Small
    facedown_limit_2p: Small
    item_display_extra: Small
    superiority_stars: Small
    superiority_stars_2p: Small
    advance_stars: Small
    endgame_first_stars: Small
    endgame_second_stars: Small
    endgame_first_stars_2p: Small
    raid_first_loss: Small
    raid_second_loss: Small
    raid_first_loss_2p: Small
    resource_stars_scrap: Small
    resource_stars_potion: Small
    resource_stars_iron: Small
    resource_stars_gold: Small
    tome_in_hand_stars: Small
    first_player_marker_stars: Small
    guard_tome_substitute_stars: Small
    guard_library_stars: Small
    guard_gold_stars: Small
    skinner_stars: Small
    bandit_stars: Small
    cultist_stars_per_item: Small
    demon_stars_per_symbol: Small
    hobgoblin_stars_per_power: Small
    reserve_cost: Small


class Supply(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    scrap: Small
    potion: Small
    iron: Small
    gold: Small
    power: Small
    suspicion: Small
    source: str = ""


class Components(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a whole box holds."""

    items: Small
    goons: Small
    tomes: Small
    goals: Small
    traits: Small
    guards: Small
    location_cards: Small
    tokens: Small
    source: str = ""


@dataclass(frozen=True, eq=False)
class Cards:
    """A card file, read and checked."""

    constants: Constants
    supply: Supply
    locations: list[Location]
    rewards: list[Reward]
    tokens: list[Token]
    crews: list[Crew]
    items: list[Item]
    goons: list[Goon]
    goon_types: dict[str, GoonType]
    tomes: list[Tome]
    goals: list[Goal]
    traits: list[Trait]
    guards: list[Guard]
    levels: dict[str, Level]
    location_cards: list[LocationCard]


ROOMS = 8
CREWS = 5
TRAITS_EACH = 2


shipped = partial(shipped_with, __file__)


@lru_cache(maxsize=16)
def read(file: CardFile) -> Cards:
    catalogue = Catalogue(file)
    cards = Cards(
        constants=catalogue.one("constants", Constants),
        supply=catalogue.one("supply", Supply),
        locations=catalogue.cards("location", Location),
        rewards=catalogue.cards("reward", Reward),
        tokens=catalogue.cards("token", Token),
        crews=catalogue.cards("crew", Crew),
        items=catalogue.cards("item", Item),
        goons=catalogue.cards("goon", Goon),
        goon_types={kind.id: kind for kind in catalogue.cards("goon_type", GoonType)},
        tomes=catalogue.cards("tome", Tome),
        goals=catalogue.cards("goal", Goal),
        traits=catalogue.cards("trait", Trait),
        guards=catalogue.cards("guard", Guard),
        levels={level.id: level for level in catalogue.cards("level", Level)},
        location_cards=catalogue.cards("location_card", LocationCard),
    )
    check_names(catalogue, cards)
    check_components(catalogue, cards)
    return cards


def check_names(catalogue: Catalogue, cards: Cards) -> None:
    """Whatever is named is there, and no id is there twice."""
    rooms = {location.id for location in cards.locations}
    named: list[tuple[str, str, str, Iterable[str]]] = [
        *((f"reward {reward.id}", "location", reward.location, rooms) for reward in cards.rewards),
        *((f"goon {goon.id}", "type", goon.type, cards.goon_types) for goon in cards.goons),
        *((f"location_card {card.id}", "location", card.location, (*rooms, "")) for card in cards.location_cards),
    ]
    for card, field, value, known in named:
        if value not in known:
            raise catalogue.error("card-unknown-value", card, field, got=value)
    missing = [(f"goon_type {id}", "table") for id, kind in cards.goon_types.items() if id in SETS and not kind.table]
    missing += [(f"goon {goon.id}", "counts") for goon in cards.goons if goon.type == "demon" and not goon.counts]
    for card, field in missing:
        raise catalogue.error("card-field-missing", card, field)
    families = (cards.items, cards.goons, cards.tomes, cards.goals, cards.traits, cards.guards, cards.location_cards)
    catalogue.once(card.id for family in families for card in family)
    if [location.number for location in cards.locations] != list(range(1, ROOMS + 1)):
        raise catalogue.error("card-unknown-value", "location", "number", got=len(cards.locations))


def check_components(catalogue: Catalogue, cards: Cards) -> None:
    """The component check: what is there is what the file says there is, and enough for every table."""
    box = catalogue.one("components", Components)
    found = {
        "items": copies(cards.items),
        "goons": copies(cards.goons),
        "tomes": copies(cards.tomes),
        "goals": len(cards.goals),
        "traits": len(cards.traits),
        "guards": copies(cards.guards),
        "location_cards": copies(cards.location_cards),
        "tokens": len(cards.tokens) * len(cards.crews),
    }
    for field, many in found.items():
        if getattr(box, field) != many:
            raise catalogue.error("card-unknown-value", "components", field, got=getattr(box, field))
    enough = {"items": (CREWS + 1, found["items"]), "traits": (TRAITS_EACH * CREWS, found["traits"])}
    enough |= {"crews": (CREWS, len(cards.crews)), "goons": (CREWS, found["goons"])}
    enough |= {family: (1, sum(goal.family == family for goal in cards.goals)) for family in FAMILIES}
    for level in cards.levels.values():
        enough[level.id] = ROOMS - 1, copies(guard for guard in cards.guards if guard.colour in level.colours)
    for field, (needed, there) in enough.items():
        if there < needed:
            raise catalogue.error("cards-too-few", "components", field, needed=needed, there=there)


def copies(cards: Iterable[Item | Goon | Tome | Guard | LocationCard]) -> int:
    return sum(card.count for card in cards)
