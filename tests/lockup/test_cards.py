"""The card file: what it must hold, what a host's own may change, and how mistakes in it are reported."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from malina.games.lockup import GAME
from malina.games.lockup.faces import copies, read, shipped
from malina.games.lockup.moments import effect, goon_stars, measure, useful
from malina.games.lockup.moments import read as played
from malina.kernel.catalogue import CardFile
from malina.kernel.refusal import BadCards, BadOptions

CARDS = read(shipped())


def test_components() -> None:
    assert (copies(CARDS.items), copies(CARDS.goons), copies(CARDS.tomes)) == (34, 33, 28)
    assert (len(CARDS.goals), len(CARDS.traits), copies(CARDS.guards), copies(CARDS.location_cards)) == (18, 18, 22, 8)
    assert Counter(goal.family for goal in CARDS.goals) == {"superiority": 6, "advance": 6, "end_of_game": 6}
    assert sum(goon.suspicion * goon.count for goon in CARDS.goons) == 30
    colours = Counter({guard.colour: 0 for guard in CARDS.guards})
    for guard in CARDS.guards:
        colours[guard.colour] += guard.count
    assert colours == {"blue": 7, "green": 5, "yellow": 5, "red": 5}


def test_every_value_says_where_it_comes_from() -> None:
    families = (
        CARDS.items,
        CARDS.goons,
        CARDS.tomes,
        CARDS.goals,
        CARDS.traits,
        CARDS.guards,
        CARDS.rewards,
        CARDS.crews,
    )
    sources = {card.source for family in families for card in family}
    assert sources == {"rulebook", "reconstructed"}
    text = shipped().text
    constants, noted = (re.search(rf"\[{name}\]\n(.*?)\n\n", text, re.S) for name in ("constants", "constants_source"))
    assert constants is not None
    assert noted is not None
    names = [[line.split(" = ")[0] for line in found[1].split("\n")] for found in (constants, noted)]
    assert names[0] == names[1]


def test_every_word_on_a_card_has_its_block() -> None:
    specials = {item.special for item in CARDS.items} | {goon.special for goon in CARDS.goons}
    assert specials - {""} == set(effect.hooks)
    assert {goal.metric for goal in CARDS.goals} == set(measure.hooks)
    assert set(CARDS.goon_types) == set(goon_stars.hooks)
    with_a_payment = {tome.id for tome in CARDS.tomes if tome.timing in ("on_craft", "on_recruit")}
    assert set(played.hooks) == {tome.id for tome in CARDS.tomes} - with_a_payment
    assert set(useful.hooks) <= set(played.hooks)


def changed(old: str, new: str) -> CardFile:
    text = shipped().text
    assert old in text
    return CardFile("mine.toml", text.replace(old, new, 1))


def test_a_hosts_file_replaces_ours() -> None:
    file = changed("start_reputation = 10", "start_reputation = 12")
    g = GAME.deal(3, 1, {"cards": {"name": file.name, "text": file.text}})
    assert g.reputation == [12, 12, 12]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("old", "new", "reason", "card", "field"),
    [
        ('id = "shiv"\nvalue = 5', 'id = "shiv"\nvalue = "five"', "card-field-type", "item shiv", "value"),
        ('id = "shiv"\nvalue = 5', 'id = "shiv"', "card-field-missing", "item shiv", "value"),
        ('id = "shiv"\nvalue = 5', 'id = "shiv"\nvalue = 500', "card-field-range", "item shiv", "value"),
        ('id = "shiv"\n', 'id = "shiv"\ncolour = "red"\n', "card-field-unknown", "item shiv", "colour"),
        ('id = "shiv"\n', 'id = "bone_club"\n', "card-twice", "item bone_club", "id"),
        ('id = "shiv"\n', 'id = "dwarf_1"\n', "card-twice", "dwarf_1", "id"),
        ('type = "skinner"\n', 'type = "elf"\n', "card-unknown-value", "goon skinner_1", "type"),
        ('special = "gain_power"', 'special = "fly"', "card-field-unknown-value", "item brass_knuckles", "special"),
        ("items = 34", "items = 35", "card-unknown-value", "components", "items"),
        (
            'location = "smithy"\nplace = "1"',
            'location = "pub"\nplace = "1"',
            "card-unknown-value",
            "reward smithy_1",
            "location",
        ),
        ("table = [1, 3, 7, 12, 18, 25, 30]\n", "", "card-field-missing", "goon_type dwarf", "table"),
        ('counts = "shield"\n', "", "card-field-missing", "goon demon_1", "counts"),
        ("number = 8", "number = 7", "card-unknown-value", "location", "number"),
        ('colours = ["blue", "green"]', 'colours = ["green"]', "cards-too-few", "components", "moderate"),
    ],
)
def test_mistakes_name_file_card_and_field(old: str, new: str, reason: str, card: str, field: str) -> None:
    with pytest.raises(BadCards) as found:
        read(changed(old, new))
    assert found.value.reason == reason
    assert found.value.args_ | {"file": "mine.toml", "card": card, "field": field} == found.value.args_


def test_a_first_player_must_have_a_seat() -> None:
    with pytest.raises(BadOptions, match="first-no-seat"):
        GAME.deal(2, 1, {"first_player": 3})
