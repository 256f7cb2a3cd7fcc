"""Chapters 3 to 5: the cards, the deal, the sheriff, and card files of one's own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from malina.games.sheriff import GAME
from malina.games.sheriff.faces import shipped
from malina.kernel.refusal import BadCards, BadOptions
from malina.text import Texts

from .scenario import Scenario


def dealt(seats: int, **options: Any) -> Scenario:
    return Scenario(GAME.deal(seats, seed=1, options=options))  # type: ignore[arg-type]


def goods(seats: int, **options: Any) -> Counter[str]:
    box = GAME.deal(seats, options=options).data
    return Counter(face.id for face in box.faces if face.id in box.goods)


def test_sheriff_001_deck_sizes() -> None:
    three = goods(3)
    assert three.total() == 156
    assert "bread" not in three
    assert [three[good] for good in ("pepper", "mead", "silk", "crossbow")] == [18, 16, 9, 5]
    assert goods(3, royal_goods=True).total() == 162
    for seats in (4, 5, 6):
        assert goods(seats).total() == 204
        assert goods(seats, royal_goods=True).total() == 216


def test_sheriff_002_deal() -> None:
    t = dealt(4)
    assert [len(t.g.at[hand]) for hand in t.g.data.hand] == [6] * 4
    assert [len(t.pile(number)) for number in (0, 1)] == [5, 5]
    assert t.sees(None, "pile", 0) == sorted(t.pile(0))
    assert len(t.g.at[t.g.data.deck]) == 170
    assert t.g.gold == [50] * 4


def test_a_hand_of_seven_and_ten_cards_that_nobody_sees() -> None:
    t = dealt(5, hand_size=7, hidden_removal=10)
    assert [len(t.g.at[hand]) for hand in t.g.data.hand] == [7] * 5
    assert len(t.g.at[t.g.data.deck]) == 204 - 35 - 10 - 10
    for viewer in (*("misha", "liza", "dima", "katya", "roma"), None):
        assert t.sees(viewer, "removed") == ["?"] * 10


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_express_market_begins_with_an_empty_discard(seats: int) -> None:
    t = dealt(seats, market="express")
    assert t.pile(0) == t.pile(1) == []
    assert set(t.asked.values()) == {"name_first"}


def test_the_host_may_name_the_first_sheriff() -> None:
    assert dealt(4, first_sheriff=2).g.in_office == (2,)
    assert {GAME.deal(4, seed=seed).in_office for seed in range(30)} == {(0,), (1,), (2,), (3,)}  # type: ignore[attr-defined]
    with pytest.raises(BadOptions) as refused:
        GAME.deal(3, options={"first_sheriff": 3})
    assert refused.value.reason == "first-no-seat"


def test_royal_goods_of_three_players() -> None:
    royal = {good: many for good, many in goods(3, royal_goods=True).items() if good not in goods(3)}
    assert royal == {"green_apples": 2, "golden_apples": 1, "gouda_cheese": 2, "royal_rooster": 1}


def test_sheriff_041_merry_men_setup() -> None:
    t = dealt(4, merry_men=True)
    assert set(t.asked.values()) == {"keep_robber"}
    for name in ("misha", "liza", "dima", "katya"):
        assert "?" not in t.sees(name, "choice", name)
        t.act(name, "keep", man=t.sees(name, "choice", name)[0])
    assert [len(t.g.at[hand]) for hand in t.g.data.hand] == [7] * 4
    assert len(t.g.at[t.g.data.forest]) == 18 - 4
    assert t.g.merry == [True] * 4
    t.sound()


# ---- card files ----

CHANGES = [
    ("value = 2\npenalty = 2", "value = 2\npenalty = -1", "card-field-range"),
    ('counts_as = "apple"', 'counts_as = "silk"', "card-unknown-value"),
    ("goods = 156", "goods = 157", "card-unknown-value"),
    ("laws = 24\nmerry", "laws = 23\nmerry", "card-unknown-value"),
    ('effect = "steal_and_share"', 'effect = "sing"', "card-field-unknown-value"),
    ('id = "law_ban_cheese"', 'id = "law_ban_apple"', "card-twice"),
    ('id = "law_ban_cheese"', 'id = "apple"', "card-twice"),
    ("pile = 5\n", "", "card-field-missing"),
    ("count = 48", "count = 290", "card-unknown-value"),
]


@pytest.mark.parametrize(("old", "new", "reason"), CHANGES)
def test_a_card_file_is_checked_when_it_is_read(old: str, new: str, reason: str) -> None:
    text = shipped().text
    assert old in text
    with pytest.raises(BadCards) as refused:
        GAME.deal(4, options={"cards": {"name": "mine.toml", "text": text.replace(old, new, 1)}})
    assert refused.value.reason == reason
    assert refused.value.args_["file"] == "mine.toml"


def test_a_card_file_of_ones_own_changes_the_numbers() -> None:
    text = shipped().text.replace("gold = 50", "gold = 30", 1)
    table: Any = GAME.deal(4, options={"cards": {"name": "mine.toml", "text": text}})
    assert table.gold == [30] * 4


def test_a_card_of_ones_own_brings_its_names() -> None:
    named = 'id = "law_of_ours"\nname_en = "Our law"\nname_ru = "Наш закон"'
    text = shipped().text.replace('id = "law_tax_apple"', named)
    cards = GAME.cards({"laws": True, "cards": {"name": "mine.toml", "text": text}}, 4).values()
    assert Texts("en", GAME, cards).value("law", "law_of_ours") == "Our law"
    assert Texts("ru", GAME, cards).value("law", "law_of_ours") == "Наш закон"


def test_a_card_of_ones_own_says_what_it_does() -> None:
    worded = 'id = "law_tax_apple"\ntext_en = "Apples are dear"\ntext_ru = "Яблоки дороги"'
    text = shipped().text.replace('id = "law_tax_apple"', worded)
    law = GAME.cards({"laws": True, "cards": {"name": "mine.toml", "text": text}}, 4)["law_tax_apple"]
    assert law.texts == {"en": "Apples are dear", "ru": "Яблоки дороги"}


def test_every_reconstructed_card_says_where_it_comes_from() -> None:
    cards = GAME.cards({**GAME.presets["everything"]}, 6).values()
    assert {card.source for card in cards} <= {"rulebook", "public", "reconstructed"}
    assert GAME.cards({"merry_men": True}, 4)["robin_hood"].penalty_source == "reconstructed"
