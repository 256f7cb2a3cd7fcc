"""Standing offers of BANG!: bots use Sid Ketchum's ability out of their turn, and never talk under the Gag."""

from __future__ import annotations

from typing import Any

from malina.bots import bot, play
from malina.games.bang import GAME
from malina.games.bang.bot import policy
from malina.kernel.dice import FastDice
from malina.kernel.policy import NOTHING, best

from .scenario import Scenario, scenario


def taken(t: Scenario, seat: int) -> dict[str, Any]:
    """What the greedy bot makes of the offer that stands for this seat."""
    [offer] = [decision for decision in t.table.decisions(seat) if not decision.required]
    return best(policy().rank(t.table.view(seat, memory=True), offer), FastDice(1))


def test_sid_heals_with_cards_he_could_not_keep() -> None:
    t = scenario(5, characters={1: "sid_ketchum"}, hands={1: "bang.2C bang.3C jail.10S beer.6H"}, life={1: 1})
    assert taken(t, 1)["cmd"] == "discard_two"


def test_sid_keeps_what_is_worth_more_than_a_life() -> None:
    t = scenario(5, characters={1: "sid_ketchum"}, hands={1: "missed.10C beer.6H"}, life={1: 3})
    assert taken(t, 1) == NOTHING


def test_nobody_talks_under_the_gag() -> None:
    t = scenario(5, show_event="gag")
    assert taken(t, 2) == NOTHING


def test_bots_use_the_ability_in_games() -> None:
    """In the turn of others too: that is what the offer is for."""
    healed = 0
    for seed in range(30):
        g = GAME.deal(5, f"sid {seed}", {})
        if "sid_ketchum" in g.character:
            play(g, [bot("greedy", GAME)] * 5, FastDice(seed))
            healed += sum(event.name == "ketchum" for event in g.log)
    assert healed > 0
