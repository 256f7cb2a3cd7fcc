"""The card file: the component check, prices, and a host's own cards, for which nobody has to write code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import malina.games.scoundrels as scoundrels
from malina.games.scoundrels import GAME
from malina.games.scoundrels.faces import price, read, shipped
from malina.kernel.catalogue import CardFile
from malina.kernel.refusal import BadCards

from .scenario import scenario

SHIPPED = (Path(scoundrels.__file__).parent / "cards.toml").read_text(encoding="utf-8")


def own(old: str, new: str, count: int = 1) -> CardFile:
    assert old in SHIPPED
    return CardFile("mine.toml", SHIPPED.replace(old, new, count))


def test_the_box_is_complete() -> None:
    cards = read(shipped())
    assert (len(cards.traits), len(cards.jobs), len(cards.safes), len(cards.strategies)) == (50, 60, 18, 8)
    assert len({f"{trait.id} {job.id}" for trait in cards.traits for job in cards.jobs}) == 3000
    assert sum("6" in trait.slots for trait in cards.traits) == max(
        sum(slot in trait.slots for trait in cards.traits) for slot in "A23456"
    )
    prices = [price(trait, job) for trait in cards.traits for job in cards.jobs]
    assert (min(prices), max(prices)) == (0, 10)


def test_a_new_job_of_known_ops_needs_no_code() -> None:
    """A Baron who pays two dollars, looks into two safes, may steal the last one, and robs everybody."""
    baron = """[[job]]
id = "tycoon"
name_en = "Baron"
name_ru = "Барон"
color = "black"
holes = [1]
cost = [{ op = "pay_money", n = 2 }]
ops = [
    { op = "scout_safe", where = "estate", n = 2 },
    { op = "steal_safe", where = "scouted_now", optional = true },
    { op = "steal_money", from = "each_opponent", n = 1 },
]
"""
    start = SHIPPED.index('[[job]]\nid = "tycoon"')
    end = SHIPPED.index("[[job]]", start + 1)
    file = CardFile("mine.toml", SHIPPED[:start] + baron + "\n" + SHIPPED[end:])
    t = scenario(sheets={0: "top_mid=tired.tycoon"}, options={"cards": {"name": file.name, "text": file.text}})
    t.do(
        "0 play A slot=6",
        "0 use tired",
        "0 pick_safe counting_slate",
        "0 mark 2",
        "0 pick_safe whisper_beads",
        "0 mark 3",
    )
    t.do("0 pick_safe whisper_beads")
    assert t.stolen(0) == ["whisper_beads"]
    assert t.money == [4, 3, 3]
    assert t.table.dump()["options"]["cards"]["name"] == "mine.toml"


def test_a_second_horse_cannot_ride_forever() -> None:
    start = SHIPPED.index('[[job]]\nid = "tycoon"')
    end = SHIPPED.index("[[job]]", start + 1)
    horse = '[[job]]\nid = "tycoon"\ncolor = "black"\nops = [{ op = "use_scoundrel", from = "own_other" }]\n\n'
    text = SHIPPED[:start] + horse + SHIPPED[end:]
    t = scenario(
        sheets={0: "top_mid=tired.tycoon top_right=young.horse"}, options={"cards": {"name": "mine.toml", "text": text}}
    )
    assert t.do("0 play A slot=6").asked == (0, "hire_or_office")


@pytest.mark.parametrize(
    ("old", "new", "reason", "card", "field"),
    [
        ('op = "gain_money", n = 3', 'op = "gain_mony", n = 3', "card-field-wrong", "leader_ability #2", "ops"),
        ("traits_blue = 40", "traits_blue = 41", "card-unknown-value", "components", "traits_blue"),
        ('timing = "reaction"', 'timing = "sometimes"', "card-field-unknown-value", "trait restless", "timing"),
        ("holes = [3, 4, 5, 6]", "holes = [11]", "card-field-range", "job prospector", "holes"),
        ('leader = "preston_caine"', 'leader = "nobody"', "card-unknown-value", "strategy shakedown", "leader"),
        (
            "values = [2, 2, 3, 4, 4, 5]",
            "values = [2, 2, 2, 4, 4, 5]",
            "card-unknown-value",
            "location depot",
            "values",
        ),
        ('id = "banker"', 'id = "prospector"', "card-twice", "job prospector", "id"),
        ('id = "banker"', 'id = "polite"', "card-twice", "polite", "id"),
        ("blue = 14", "blue = 41", "cards-too-few", "deck short 2", "blue"),
        ('mode = "short"\nplayers = 2', 'mode = "short"\nplayers = 5', "card-field-missing", "deck short", "2"),
    ],
)
def test_errors_name_file_card_and_field(old: str, new: str, reason: str, card: str, field: str) -> None:
    with pytest.raises(BadCards) as refused:
        GAME.read_options({"cards": {"name": "mine.toml", "text": own(old, new).text}}, 2)
    args: dict[str, Any] = refused.value.args_
    assert (refused.value.reason, args["file"], args["card"], args["field"]) == (reason, "mine.toml", card, field)
