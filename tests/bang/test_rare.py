"""What thousands of random games have never reached: the rules have an answer all the same."""

from __future__ import annotations

from malina.games.bang.rules.elimination import eliminate
from malina.games.bang.rules.owing import owe
from malina.games.bang.rules.settle import settle

from .scenario import Scenario, killed, scenario

AFTER_CARD = {"win_check": "after_card"}


def at_once(t: Scenario, *persons: int) -> Scenario:
    """One effect eliminates all of these."""
    g = t.table
    for person in persons:
        g.frames.append((eliminate, (person, -1, "bang")))
        g.run(len(g.frames))
    g.frames.append((settle, ()))
    g.run(len(g.frames))
    return t


def without_cards(t: Scenario) -> Scenario:
    """All that lay on the deck and on the discard pile is in the hand of seat 3."""
    g = t.table
    for place in (g.data.deck, g.data.discard):
        g.at[g.data.hand[3]] += g.at[place]
        g.at[place] = ()
    return t


def test_nobody_draws_when_deck_and_discard_pile_are_empty() -> None:
    t = without_cards(scenario(4))
    t.do("0 end")
    assert t.asked == (1, "act")
    assert t.hand(1) == []


def test_draw_without_any_card_is_no_luck_and_no_explosion() -> None:
    t = without_cards(scenario(4, front={1: "dynamite", 2: "jail.JS"}))
    t.do("0 end")
    assert t.told(None, "dynamite_passed")
    t.do("1 end")
    assert t.told(None, "jail_kept")
    assert t.told(None, "exploded") == []


def test_a_barrel_helps_nobody_without_cards() -> None:
    t = without_cards(scenario(4, hands={0: "bang.2D"}, front={1: "barrel.QS"}))
    g = t.table
    g.at[g.data.hand[3]] += g.at[g.data.deck]
    t.do("0 play bang.2D target=1")
    g.at[g.data.hand[3]] += g.at[g.data.discard]
    g.at[g.data.discard] = ()
    t.do("1 barrel barrel.QS")
    assert t.life[1] == 3


def test_nobody_wins_when_all_are_eliminated_at_once() -> None:
    t = at_once(scenario(4, options=AFTER_CARD), 0, 1, 2, 3)
    assert t.winners == ()
    assert t.table.result is not None
    assert t.table.result.breakdown["how"] == "nobody"


def test_a_wound_pays_nobody_who_was_eliminated_meanwhile() -> None:
    t = scenario("sheriff outlaw outlaw renegade", characters={1: "bart_cassidy"})
    owe(t.table, "wound", 1, "bart_cassidy", 1, 0)
    at_once(t, 1)
    assert t.hand(1) == []
    assert t.told(None, "drew") == []


def test_the_last_of_three_survives_without_a_fight() -> None:
    t = at_once(scenario(3, options=AFTER_CARD), 1, 2)
    assert t.winners == (0,)
    assert t.told(None, "fight") == []


def test_the_last_of_six_survives_without_a_fight() -> None:
    six = {"six_player_mode": "hidden_composition", **AFTER_CARD}
    t = scenario("sheriff outlaw outlaw renegade deputy outlaw", out=(1, 2, 3), options=six)
    at_once(t, 0, 5)
    assert t.winners == (0, 4)
    assert t.told(None, "fight") == []


def test_a_ghost_does_not_fight_and_the_only_fighter_has_won() -> None:
    six = {"six_player_mode": "hidden_composition"}
    t = scenario("sheriff outlaw outlaw renegade deputy outlaw", out=(1, 2, 3, 4), event="ghost_town", options=six)
    t.do("0 end")
    assert t.asked == (1, "act")
    assert t.table.ghost[1]
    killed(t, 5)
    assert t.told(None, "fight")
    assert t.winners == (0, 4)
