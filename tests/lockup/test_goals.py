"""Every goal at its limit: what is one short of it, a tie, and who comes later."""

from __future__ import annotations

import pytest

from malina.games.lockup.faces import Goal, read, shipped
from malina.games.lockup.rules.goals import amount, check_goals
from malina.games.lockup.rules.scoring import lines
from malina.games.lockup.table import LockupTable

from .scenario import Scenario, scenario

CARDS = read(shipped())
STARS = CARDS.constants


def family(name: str) -> list[Goal]:
    return [goal for goal in CARDS.goals if goal.family == name]


def goals(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("goal", family(name), ids=lambda goal: goal.id)


def collect(t: Scenario, seat: int, goal: Goal, wanted: int) -> None:
    """Gives him cards from the decks, or power, until he has exactly so much."""
    g = t.g
    for _ in range(40):
        if amount(g, seat, goal) == wanted:
            return
        if goal.metric == "power":
            g.power[seat] += 1
        else:
            take_one(g, seat, goal, wanted)
    raise LookupError(f"{goal.id}: {wanted} cannot be had")


def take_one(g: LockupTable, seat: int, goal: Goal, most: int) -> None:
    """The first card that brings something and not too much, else one that brings nothing yet."""
    box = g.data
    now = amount(g, seat, goal)
    useless = None
    decks = ((box.item_deck, box.crafted[seat]), (box.goon_deck, box.gang[seat]), (box.tome_deck, box.hand[seat]))
    for deck, own in decks:
        for piece in g.at[deck]:
            before = g.at[deck], g.at[own]
            g.at[deck], g.at[own] = tuple(p for p in g.at[deck] if p != piece), (*g.at[own], piece)
            after = amount(g, seat, goal)
            if now < after <= most:
                return
            if useless is None and after == now:
                useless = (deck, own, piece)
            g.at[deck], g.at[own] = before
    assert useless is not None
    deck, own, piece = useless
    g.at[deck], g.at[own] = tuple(p for p in g.at[deck] if p != piece), (*g.at[own], piece)


@goals("superiority")
def test_superiority_needs_the_minimum_and_is_lost_only_to_more(goal: Goal) -> None:
    t = scenario(3, goals=goal.id)
    collect(t, 0, goal, goal.minimum - 1)
    check_goals(t.g, 0)
    assert t.g.superiority == -1
    collect(t, 0, goal, goal.minimum)
    check_goals(t.g, 0)
    assert t.g.superiority == 0
    collect(t, 1, goal, goal.minimum)
    check_goals(t.g, 1)
    assert t.g.superiority == 0  # as much is not more
    collect(t, 1, goal, goal.minimum + 1)
    check_goals(t.g, 1)
    assert t.g.superiority == 1
    assert [lines(t.g, seat)["superiority"] for seat in range(3)] == [0, STARS.superiority_stars, 0]


@goals("advance")
def test_advance_is_for_the_first_alone_and_never_moves(goal: Goal) -> None:
    t = scenario(3, goals=goal.id)
    if goal.minimum > 1 or goal.metric == "power":
        collect(t, 0, goal, goal.minimum - 1)
    check_goals(t.g, 0)
    assert t.g.advance == -1
    collect(t, 0, goal, goal.minimum)
    check_goals(t.g, 0)
    assert (t.g.advance, t.g.reputation[0]) == (0, 10 + STARS.advance_stars)
    collect(t, 1, goal, goal.minimum)
    check_goals(t.g, 1)
    check_goals(t.g, 0)
    assert (t.g.advance, t.g.reputation) == (0, [10 + STARS.advance_stars, 10, 10])


@goals("end_of_game")
def test_goals_of_the_end_with_a_tie_and_with_nothing(goal: Goal) -> None:
    """Two have one each, the third nothing: a rate rewards both, a majority has two first, or for two nobody."""
    t = scenario(3, goals=goal.id)
    for seat in (0, 1):
        collect(t, seat, goal, 1)
    each = goal.each or STARS.endgame_first_stars
    assert [lines(t.g, seat)["goal"] for seat in range(3)] == [each, each, 0]
    t = scenario(2, goals=goal.id)
    for seat in (0, 1):
        collect(t, seat, goal, 1)
    assert [lines(t.g, seat)["goal"] for seat in range(2)] == [goal.each, goal.each]
    collect(t, 1, goal, 2)
    more = 2 * goal.each or STARS.endgame_first_stars_2p
    assert [lines(t.g, seat)["goal"] for seat in range(2)] == [goal.each, more]


@goals("end_of_game")
def test_goals_of_the_end_count_nothing_for_nobody(goal: Goal) -> None:
    t = scenario(3, goals=goal.id)
    assert [lines(t.g, seat)["goal"] for seat in range(3)] == [0, 0, 0]
