"""What a viewer is told beside what he sees: what slots wake, who reacts, prices, tech; the standing of a replay."""

from __future__ import annotations

from typing import Any

import malina
from malina.games.scoundrels.outlook import outlook
from malina.kernel.dice import FastDice
from malina.kernel.table import Table

GAME = malina.game("scoundrels")
EVERYTHING = {
    "length": "long",
    "strategy_cards": True,
    "more_scoundrels": True,
    "wild_saloon": True,
    "start_with_zero": True,
}


def dealt(options: dict[str, Any] | None = None) -> Table:
    return GAME.deal(3, "outlook", options)


def told(table: Table, viewer: int | None = 0, **changes: Any) -> dict[str, Any]:
    return outlook({**table.view(viewer), **changes}, table.data)


def sheet(table: Table, **cells: tuple[str, str]) -> dict[str, Any]:
    """The places, with these scoundrels on the sheet of seat 0."""
    places = table.view(0)["places"]
    mine = {cell: [] for cell in places["cell"]["0"]}
    mine |= {cell: [{"piece": -1, "face": trait}, {"piece": -2, "face": job}] for cell, (trait, job) in cells.items()}
    return {**places, "cell": {**places["cell"], "0": mine}}


def test_a_slot_tells_whom_it_wakes_and_who_reacts_to_them() -> None:
    table = dealt()
    places = sheet(
        table,
        bottom_left=("famous", "tracker"),
        bottom_mid=("polite", "prospector"),
        top_right=("curious", "bartender"),
    )
    found = told(table, places=places)
    assert found["slots"]["2"] == {"leader": True, "traits": ["famous"]}
    assert found["slots"]["6"] == {"leader": False, "traits": []}
    assert found["follows"]["famous"] == ["polite", "curious"]  # by its arrow, by what it does
    assert found["follows"]["2"] == ["curious"]  # the leader scouts, and has no cell
    assert found["arrows"] == {"polite": [("left", "famous")]}


def test_an_arrow_that_points_at_nobody_is_dead() -> None:
    table = dealt()
    found = told(table, places=sheet(table, bottom_left=("energetic", "cook")))
    assert found["arrows"] == {"energetic": [("left", ""), ("right", "")]}


def test_only_its_own_slot_makes_a_card_true_and_nothing_the_zero() -> None:
    table = dealt(EVERYTHING | {"strategy_cards": False})
    hand = [card["face"] for card in table.view(0)["places"]["hand"]["0"]]
    assert told(table)["true_in"] == {face: face[6] for face in hand if face[6] != "0"}
    assert told(table, None)["true_in"] == {}


def test_a_service_says_what_it_costs_and_why_it_is_closed() -> None:
    table = dealt()
    services = {service["id"]: service for service in told(table, money=[3, 4, 4])["office"]}
    assert services["bribe"]["closed"] == "later"
    assert (services["bail_two"]["closed"], services["bail_two"]["short"]) == ("money", 1)
    assert services["bail_one"]["closed"] == services["sell_information"]["closed"] == ""
    last = {service["id"]: service for service in told(table, day=2, jail=[0, 0, 0], money=[20, 0, 0])["office"]}
    assert (last["bribe"]["price"], last["bribe"]["closed"], last["bail_one"]["closed"]) == (12, "", "jail")


def test_tomorrow_one_more_safe_may_be_kept_and_in_the_wild_saloon_always_three() -> None:
    def limits(table: Table, day: int) -> tuple[int, int]:
        found = told(table, day=day)
        return found["limit"], found["next_limit"]

    assert [limits(dealt(), day) for day in (1, 2)] == [(1, 2), (2, 3)]
    assert [limits(dealt(EVERYTHING), day) for day in (1, 2)] == [(3, 3), (3, 3)]


def test_tech_is_that_of_the_score_when_all_is_open() -> None:
    table, dice = dealt(EVERYTHING), FastDice("outlook")
    while not table.over:
        seat = min(table.waiting_for)
        table.act(seat, table.decisions(seat)[0].moves.sample(dice.below))
    assert table.result is not None
    assert [row["total"] for row in told(table, None)["points"]] == list(table.result.points)


def test_a_game_has_a_standing_before_the_first_day() -> None:
    table = dealt(EVERYTHING)
    assert GAME.replay.standing(table) == [0, 0, 0]
