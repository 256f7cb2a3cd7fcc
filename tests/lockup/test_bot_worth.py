"""What the bot of Lockup thinks of a whole table: each seat's chance to win it."""

from __future__ import annotations

from math import exp

import pytest

from malina.games.lockup.bot import WEIGHTS
from malina.games.lockup.bot.outlook import Outlook
from malina.games.lockup.bot.sight import Sight
from malina.games.lockup.bot.worth import expected, settled, worth

from .scenario import scenario


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chances_of_all_make_one(seats: int) -> None:
    chances = worth(scenario(seats, stars={1: 14}).roll_call().g, WEIGHTS)
    assert len(chances) == seats
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[1]


def test_a_lead_is_worth_more_the_nearer_the_end_is() -> None:
    chances = [worth(scenario(3, stars={1: 16}, round=number).roll_call().g, WEIGHTS)[1] for number in (1, 3, 5, 6)]
    assert chances == sorted(set(chances))


def test_at_the_end_of_the_last_round_stars_count_as_they_stand() -> None:
    t = scenario(2, stars={0: 13}, round=6)
    t.g.step = "patrol"
    mine, theirs = expected(t.g, WEIGHTS)
    assert mine > theirs
    first, second = worth(t.g, WEIGHTS)
    assert first / second == pytest.approx(exp((mine - theirs) / WEIGHTS.chance.still))


def test_what_will_bring_stars_counts_before_it_has() -> None:
    poor, rich = scenario(2).roll_call(), scenario(2, cubes={0: "gold gold iron"}, power={0: 4}).roll_call()
    assert worth(rich.g, WEIGHTS)[0] > worth(poor.g, WEIGHTS)[0]
    watched = scenario(2, suspicion={0: 5}).roll_call()
    assert worth(watched.g, WEIGHTS)[0] < worth(poor.g, WEIGHTS)[0]


def test_guards_have_their_share_of_a_game_alone() -> None:
    """They have no seat, so what is left of one is theirs."""
    behind, ahead = (scenario(1, stars={1: stars}).roll_call().g for stars in (10, 30))
    assert len(expected(ahead, WEIGHTS)) == 2
    [much], [little] = worth(behind, WEIGHTS), worth(ahead, WEIGHTS)
    assert 0 < little < much < 1


def test_a_round_is_settled_before_anybody_is_sent_out() -> None:
    t = scenario(2).roll_call()
    assert settled(t.g)
    t.do("0 place location=smithy tokens=5^")
    assert not settled(t.g)


def test_the_only_cube_at_the_final_raid_is_dear() -> None:
    """Three players, nobody has any: somebody took one in the last round for a single scrap, and lost five stars."""

    def cost(number: int, **cubes: int) -> float:
        suspicion = {int(seat[1:]): many for seat, many in cubes.items()}
        g = scenario(3, round=number, suspicion=suspicion).roll_call().g
        return Outlook(Sight.of_table(g, 0), WEIGHTS).suspicion(1)

    stars = scenario(3).g.data.cards.constants.raid_first_loss
    assert cost(6) > 0.8 * stars > cost(5)
    assert cost(6, s1=4, s2=4) < 1.0
