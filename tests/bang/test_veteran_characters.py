"""Characters at the edges of a turn and of life, where their abilities just begin or still hold."""

from __future__ import annotations

from .scenario import scenario


def test_belle_star_does_not_overlook_green_cards_before_her_turn_has_begun() -> None:
    """The event is turned up at T1, her ability begins at T2."""
    t = scenario(
        characters={0: "belle_star"},
        hands={0: "missed.2S"},
        front={1: "bible"},
        ready="bible",
        next_event="russian_roulette",
        round=2,
        step="start",
    )
    t.do("0 miss missed.2S")
    assert t.asked == (1, "roulette_answer")
    t.do("1 miss bible.10H")
    assert t.life == [5, 4, 2, 4]


def test_sid_ketchum_regains_life_as_a_ghost() -> None:
    t = scenario(
        characters={1: "sid_ketchum"},
        out=(1,),
        turn=1,
        step="start",
        event="ghost_town",
        deck="bang.2C bang.3C",
    )
    assert t.life[1] == 0
    t.do("1 ability sid_ketchum cards=bang.2C,bang.3C")
    assert t.life[1] == 1
