"""What everybody has seen the players do to one another."""

from __future__ import annotations

import pytest

from malina.games.bang.rules.deeds import forget
from malina.games.bang.table import Person

from .scenario import scenario


@pytest.mark.parametrize(
    ("play", "deed"),
    [
        ("bang.2D target=1", "attack"),
        ("duel.QD target=1", "attack"),
        ("jail.JS target=1", "attack"),
        ("panic.AH target=1 what=hand", "rob"),
        ("cat_balou.KH target=1 what=mustang.8H", "rob"),
        ("cat_balou.KH target=1 what=dynamite.2H", "favour"),
    ],
)
def test_a_card_aimed_at_somebody_is_remembered(play: str, deed: str) -> None:
    t = scenario(5, hands={0: "bang.2D duel.QD jail.JS panic.AH cat_balou.KH", 1: "beer beer"},
                 front={1: "mustang.8H dynamite.2H", 0: "scope"})  # fmt: skip
    t.do(f"0 play {play}")
    assert t.table.deeds[f"{deed} 0 1"] == 1


def test_whoever_else_was_in_reach_of_a_bang_has_been_spared() -> None:
    t = scenario(5, hands={0: "bang.2D bang.3D"}, front={0: "volcanic"})
    t.do("0 play bang.2D target=1", "0 play bang.3D target=1")
    assert t.table.deeds == {"attack 0 1": 2, "spare 0 4": 2}


def test_what_hits_everybody_or_oneself_tells_nothing() -> None:
    t = scenario(4, hands={0: "indians.KD panic.AH"}, front={0: "mustang.8H"})
    t.do("0 play indians.KD", "0 play panic.AH target=0 what=mustang.8H")
    assert t.table.deeds == {}


def test_new_roles_are_a_new_start() -> None:
    t = scenario(5, hands={0: "bang.2D"})
    t.do("0 play bang.2D target=1")
    forget(t.table, [Person(2), Person(3)])
    assert t.table.deeds["attack 0 1"] == 1
    forget(t.table, [Person(1), Person(2)])
    assert t.table.deeds == {"spare 0 4": 1}
