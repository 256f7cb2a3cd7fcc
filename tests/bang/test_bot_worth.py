"""What an open table of BANG! is worth: chances to win that come true more often than not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import log
from typing import Any

import pytest

from malina.games.bang import GAME
from malina.games.bang.bot import policy
from malina.games.bang.options import PRESETS
from malina.games.bang.table import BangTable
from malina.kernel.dice import FastDice
from malina.kernel.policy import best
from malina.kernel.table import Result

from .scenario import scenario

POLICY = policy()
SIX = {"six_player_mode": "hidden_composition"}


def worth(table: BangTable) -> list[float]:
    chances: list[float] = POLICY.worth(table)  # type: ignore[misc]
    assert len(chances) == table.seats
    assert all(0 <= chance <= 1 for chance in chances)
    return chances


# ---- positions ----


def test_a_side_wins_together() -> None:
    law, bad, worse, friend, renegade = worth(scenario("sheriff outlaw outlaw deputy renegade").table)
    assert law == friend
    assert bad == worse
    assert law + bad + renegade == pytest.approx(1)


def test_wounds_and_cards_tell() -> None:
    roles = "sheriff outlaw outlaw deputy renegade"
    even = worth(scenario(roles).table)
    assert worth(scenario(roles, life={0: 1}).table)[1] > even[1] + 0.1
    assert worth(scenario(roles, out=(1, 2)).table)[0] > even[0] + 0.1
    assert worth(scenario(roles, hands={0: "missed missed missed missed"}, front={0: "barrel"}).table)[0] > even[0]


def test_the_lower_one_is_the_more_a_life_is_worth() -> None:
    roles = "sheriff outlaw outlaw deputy renegade"
    by_life = [worth(scenario(roles, life={0: life}).table)[0] for life in range(1, 6)]
    odds = [log(chance / (1 - chance)) for chance in by_life]
    gained = [after - before for before, after in pairwise(odds)]
    assert gained == sorted(gained, reverse=True)
    assert gained[0] > 2 * gained[-1] > 0


def test_an_answer_is_worth_more_than_another_card() -> None:
    roles, other = "sheriff outlaw outlaw deputy renegade", "cat_balou"
    plain = worth(scenario(roles, hands={0: other}).table)[0]
    for card in ("missed", "beer"):
        assert worth(scenario(roles, hands={0: card}).table)[0] > plain + 0.01
    lying = worth(scenario(roles, front={0: "bible"}).table)[0]
    assert lying > worth(scenario(roles, front={0: "canteen"}).table)[0]
    last = {"hands": {0: "beer"}, "out": (2, 3, 4)}
    assert worth(scenario(roles, **last).table)[0] == worth(scenario(roles, **last | {"hands": {0: other}}).table)[0]  # type: ignore[arg-type]


def test_cards_that_cannot_be_kept_are_worth_nothing_but_in_ones_own_turn() -> None:
    roles, many = "sheriff outlaw outlaw deputy renegade", " ".join(["bang"] * 8)
    few, more = ({"hands": {1: hand}, "life": {1: 2}} for hand in ("bang bang bang", many))
    assert worth(scenario(roles, **few).table)[1] == worth(scenario(roles, **more).table)[1]  # type: ignore[arg-type]
    assert worth(scenario(roles, turn=1, **more).table)[1] > worth(scenario(roles, turn=1, **few).table)[1]  # type: ignore[arg-type]


def test_the_dead_win_with_their_camp_but_for_a_renegade() -> None:
    chances = worth(scenario("sheriff outlaw outlaw deputy renegade", out=(1, 3, 4)).table)
    assert chances[1] == chances[2] > 0
    assert chances[0] == chances[3]
    assert chances[4] == 0
    first, second = worth(scenario(8, out=(7,)).table)[6:]  # each Renegade for himself
    assert first > 0 == second


def test_in_a_wild_west_show_everybody_wins_alone() -> None:
    t = scenario("sheriff outlaw outlaw deputy renegade", show_event="wild_west_show", life={1: 1}, out=(3,))
    chances = worth(t.table)
    assert sum(chances) == pytest.approx(1)
    assert chances[2] > chances[1] > chances[3] == 0


def test_with_two_players_both_characters_count() -> None:
    even = worth(scenario(2).table)
    assert even == pytest.approx([0.5, 0.5])
    assert worth(scenario(2, out=(0,)).table)[0] < 0.4


def test_with_six_in_the_special_game_only_the_living_fight() -> None:
    t = scenario("sheriff outlaw deputy outlaw renegade outlaw", options=SIX, out=(0, 2))
    chances = worth(t.table)
    assert chances[0] == chances[2] == 0
    assert chances[1] == chances[3] == chances[5] > chances[4] > 0


def test_the_winners_are_certain_at_last() -> None:
    table = scenario(4).table
    table.finish(Result((1, 2), (0, 1, 1, 0), {}))
    assert worth(table) == [0, 1, 1, 0]


def test_in_a_series_money_counts_and_the_more_the_later() -> None:
    t = scenario(4, options={"tournament_scoring": True})
    t.table.money = [2000, 0, 0, 0]
    early = worth(t.table)
    t.table.game_no = 3
    late = worth(t.table)
    assert late[0] > early[0] > max(early[1:])
    t.table.games = [{}] * 3  # the third is over
    assert worth(t.table)[1:] == pytest.approx([(1 - worth(t.table)[0]) / 3] * 3)


# ---- whole games ----


def positions(players: int, options: dict[str, Any], games: int) -> Iterator[tuple[list[float], tuple[int, ...]]]:
    """Chances on the way, and who won."""
    for n in range(games):
        table: BangTable = GAME.deal(players, f"worth {n}", options, log=False)  # type: ignore[assignment]
        dice = FastDice(n)
        found = []
        while table.result is None:
            seat = min(table.waiting_for)
            decision = next(d for d in table.decisions(seat) if d.required)
            if table.decided % 8 == 0:
                found.append(worth(table))
            table.act(seat, best(POLICY.rank_on(table, seat, decision), dice))  # type: ignore[misc]
        yield from ((chances, table.result.winners) for chances in found)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("players", "options", "games"),
    [(2, {}, 8), (3, {}, 12), (5, {}, 8), (6, SIX, 5), (7, PRESETS["full"], 12)],
)
def test_chances_are_better_than_none(players: int, options: dict[str, Any], games: int) -> None:
    """The Brier score beats the best constant by a margin."""
    told = list(positions(players, options, games))
    outcomes = [seat in winners for _, winners in told for seat in range(players)]
    chances = [chance for seats, _ in told for chance in seats]
    average = sum(outcomes) / len(outcomes)
    score = sum((chance - won) ** 2 for chance, won in zip(chances, outcomes, strict=True)) / len(outcomes)
    assert score < 0.93 * average * (1 - average)
