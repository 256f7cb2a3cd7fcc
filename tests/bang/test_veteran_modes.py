"""Two and three players, the special six and the series, where they meet something rare."""

from __future__ import annotations

import pytest

from .scenario import killed, scenario

MONEY = {"tournament_scoring": True}


# ---- two players ----


@pytest.mark.parametrize(
    ("card", "target"), [("bang.2D", "apache_kid"), ("indians.KD", ""), ("cat_balou.9D", "apache_kid what=mustang.8H")]
)
def test_a_passive_apache_kid_does_not_feel_diamonds(card: str, target: str) -> None:
    t = scenario(2, characters={3: "apache_kid"}, hands={0: card}, front={3: "mustang.8H", 0: "winchester.8S"})
    t.do(f"0 play {card}" + (f" target={target}" if target else ""))
    assert t.life[3] == 3
    assert t.front(3) == ["mustang.8H"]
    assert [told["seat"] for told in t.told(None, "immune")] == ["apache_kid"]


def test_a_passive_apache_kid_feels_what_his_own_player_does() -> None:
    t = scenario(2, characters={1: "apache_kid"}, hands={0: "panic.8D"}, front={1: "mustang.8H"})
    t.do("0 play panic.8D target=apache_kid what=mustang.8H")
    assert t.hand(0) == ["mustang.8H"]


# ---- money ----


@pytest.mark.parametrize("win_check", ["immediate", "after_card"])
def test_a_renegade_who_dies_of_the_same_card_before_the_last_outlaw_was_not_the_last(win_check: str) -> None:
    options = {**MONEY, "win_check": win_check}
    t = scenario(
        "sheriff renegade outlaw outlaw", hands={0: "gatling.10H"}, life={1: 1, 2: 1}, out=(3,), options=options
    )
    t.do("0 play gatling.10H")
    assert t.table.games[-1]["paid"] == [3000, 0, 0, 0]


@pytest.mark.parametrize("win_check", ["immediate", "after_card"])
def test_a_renegade_who_dies_of_the_same_card_after_the_last_outlaw_was_the_last(win_check: str) -> None:
    options = {**MONEY, "win_check": win_check}
    t = scenario(
        "sheriff outlaw renegade outlaw", hands={0: "gatling.10H"}, life={1: 1, 2: 1}, out=(3,), options=options
    )
    t.do("0 play gatling.10H")
    assert t.table.games[-1]["paid"] == [3000, 0, 1600, 0]


def test_a_survivor_in_debt_keeps_the_character_that_cost_him_nothing() -> None:
    t = scenario(4, options={**MONEY, "hiring": True})
    t.table.money[3], t.table.books[3] = -5000, {"prizes": -5000}
    killed(t, 0)
    t.do(f"3 keep_character {t.table.character[3]}")
    assert t.table.money[3] == -5000 + 1200


def test_in_the_wild_west_show_a_deputy_owes_the_sheriff_nothing() -> None:
    t = scenario(5, options=MONEY, show_event="wild_west_show")
    killed(t, 0, by=3)
    killed(t, 1, 2, 3)
    assert t.table.games[-1]["paid"] == [0, 0, 0, 0, 7500]
