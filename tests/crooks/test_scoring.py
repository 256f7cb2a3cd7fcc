"""Chapter 8: the count at the end (T49–T61)."""

from __future__ import annotations

import pytest

from .scenario import NOBODY, scenario, scored

JOBS = range(2, 10)


def test_crooks_049_rulebook_example_of_a_job() -> None:
    """7(+2) of seat 0 against 8(-1) of seat 1 on job 6."""
    t = scored("0/6=fence 1/6=tommy_gun")
    assert t.job(6) == (7, [1], 7)
    assert t.gang("north") == ([0, 1], 1, 5)
    assert t.points == (0, 12)
    assert t.winners == (1,)


def test_crooks_050_a_tie_splits_the_points_and_loses_the_rest() -> None:
    """R12"""
    t = scored("0/9=bootlegger 1/9=racketeer")
    assert t.job(9) == (9, [0, 1], 4)
    assert t.gang("west") == ([1, 0], 0, 5)
    assert t.gang("outfit") == ([0, 1], 1, 5)
    assert t.points == (9, 9)


def test_crooks_051_a_tie_of_three() -> None:
    t = scored("0/8=bootlegger 1/8=racketeer 2/8=locksmith", players=4)
    assert t.job(8) == (8, [0, 1, 2], 2)
    assert t.points == (5, 5, 5, 0)


def test_crooks_052_a_job_is_never_worth_less_than_nothing() -> None:
    t = scored("0/5=bungler 1/5=safecracker")
    assert t.job(5) == (0, [1], 0)
    assert t.points == (0, 0)


def test_crooks_053_the_modifier_of_a_hidden_loser_counts() -> None:
    t = scored("0/9=-bungler 1/9=safecracker")
    assert t.job(9) == (3, [1], 3)


def test_crooks_054_modifiers_make_one_sum() -> None:
    """R24"""
    assert scored("0/4=bungler 1/4=insider").job(4) == (1, [1], 1)
    assert scored("0/2=bungler 1/2=insider").job(2) == (0, [1], 0)


def test_crooks_055_ratings_of_a_stack_add_up() -> None:
    t = scored("0/7=lookout,sidekick 1/7=getaway_driver")
    assert t.job(7) == (7, [0, 1], 3)
    assert t.gang("west") == ([1, 0], 0, 5)
    assert t.gang("outfit") == ([1, 1], None, 0)
    assert t.points == (8, 3)


def test_crooks_056_a_job_without_crooks_goes_to_nobody() -> None:
    t = scored("0/7=safecracker")
    assert t.job(7) == (7, [0], 7)
    assert [t.job(job) for job in JOBS if job != 7] == [(0, [], 0)] * 7
    assert t.points == (7, 0)


def test_crooks_057_rulebook_example_of_the_gangs() -> None:
    t = scored(
        "0/9=butcher 0/5=locksmith 0/2=courier 0/7=boxer 1/9=tommy_gun 1/6=bookie 1/5=bootlegger 2/7=arsonist "
        "2/3=card_sharp",
        players=3,
    )
    assert t.gang("north") == ([3, 2, 0], 0, 4)
    assert t.gang("west") == ([2, 1, 2], None, 0)
    assert t.gang("outfit") == ([0, 0, 0], None, 0)  # R13
    assert [t.job(job) for job in JOBS] == [
        (2, [0], 2), (5, [2], 5), (0, [], 0), (5, [0, 1], 2), (7, [1], 7), (4, [2], 4), (0, [], 0), (7, [1], 7),
    ]  # fmt: skip
    assert t.points == (8, 16, 9)
    assert t.winners == (1,)


def test_crooks_058_a_crook_with_several_circles_counts_in_each_gang() -> None:
    assert scored("0/2=crooked_lawyer").points == (17, 0)
    t = scored("0/2=crooked_lawyer 1/3=nightclub_singer", players=4)
    assert t.gang("north") == ([1, 1, 0, 0], None, 0)
    assert t.gang("outfit") == ([1, 1, 0, 0], None, 0)
    assert t.gang("west") == ([1, 0, 0, 0], 0, 3)
    assert t.points == (5, 3, 0, 0)


def test_crooks_059_the_dead_do_not_count() -> None:
    t = scenario(hide="B=fence,forger", grid="1/8=tommy_gun 0/3=locksmith", hand="hired_gun")
    t.do("0 place 8 up assassin victim=1").finish()
    assert t.job(3) == (3, [0], 3)
    assert t.job(8) == (8, [0], 8)
    assert t.gang("north") == ([1, 0], 0, 5)
    assert t.gang("outfit") == ([1, 0], 0, 5)
    assert t.points == (21, 0)


@pytest.mark.parametrize(("money", "winners"), [([1, 3], (1,)), ([3, 1], (0,)), ([2, 2], (0, 1)), ([0, 0], (0, 1))])
def test_crooks_060_money_breaks_a_tie(money: list[int], winners: tuple[int, ...]) -> None:
    """R14: equal in both, they share the victory."""
    t = scored("0/7=safecracker 1/9=bruiser", money=money)
    assert t.points == (7, 7)
    assert t.winners == winners


def test_crooks_060_without_a_tie_money_is_nothing() -> None:
    t = scored("0/7=safecracker 0/4=kingpin 1/8=bruiser 1/2=forger", money=[1, 3])
    assert t.points == (11, 9)
    assert t.winners == (0,)


def test_crooks_060_only_those_with_most_points_compare_their_money() -> None:
    t = scored("0/7=safecracker 1/9=bruiser", players=4, money=[2, 2, 18, 18])
    assert t.winners == (0, 1)


def test_crooks_061_everything_is_turned_up_at_the_end() -> None:
    t = scenario(hide="A=fence", grid="0/9=-bruiser").do("0 pass")
    assert t.sees(1, "0/9") == t.sees(NOBODY, "0/9") == ["-?"]
    t.do("1 pass")
    assert t.phase == "over"
    assert t.all_see("0/9") == ["bruiser"]
    for seat in (0, 1, NOBODY):
        assert t.told(seat, "revealed") == [{"event": "revealed", "pieces": t.handles("0/9"), "crooks": ["bruiser"]}]
    commands = ("0 pass", "1 pass", "0 recruit A", "1 hire fence", "0 place 9 up")
    t.refuses_all("E_GAME_OVER", *commands)


# ---- more of chapter 8 ----


@pytest.mark.parametrize(("players", "bonus"), [(2, 5), (3, 4), (4, 3)])
def test_the_gang_bonus_depends_on_the_number_of_players(players: int, bonus: int) -> None:
    t = scored("0/2=locksmith", players=players)
    assert t.gang("north") == ([1] + [0] * (players - 1), 0, bonus)
    assert t.points[0] == 2 + bonus


def test_a_gang_counts_circles_wherever_they_lie() -> None:
    """Face down, in a stack, and on jobs that somebody else wins."""
    t = scored("0/2=-locksmith 0/9=boxer,lookout 1/9=bruiser 1/2=safecracker 1/3=dipper")
    assert t.gang("west") == ([2, 0], 0, 5)
    assert t.gang("north") == ([1, 1], None, 0)


def test_modifiers_of_a_stack_count() -> None:
    assert scored("0/9=bungler,lookout 1/9=fence").job(9) == (5, [1], 5)


def test_what_is_left_in_hideouts_scores_nothing_and_stays_hidden() -> None:
    """R28: it may be shown after the end; here it is not."""
    t = scenario(hide="A=locksmith,crooked_lawyer", grid="0/9=safecracker").finish()
    assert t.points == (9, 0)
    assert [t.gang(gang)[0] for gang in ("north", "west", "outfit")] == [[0, 0]] * 3


def test_an_empty_table_is_a_shared_victory() -> None:
    t = scored("", players=3)
    assert t.points == (0, 0, 0)
    assert t.winners == (0, 1, 2)


def test_the_result_says_where_every_point_came_from() -> None:
    t = scored("0/7=lookout,sidekick 1/7=getaway_driver 1/9=bruiser", money=[4, 2])
    result = t.view(NOBODY)["result"]
    assert result["winners"] == [1]
    assert result["points"] == [8, 10]
    breakdown = result["breakdown"]
    assert [job["job"] for job in breakdown["jobs"]] == list(JOBS)
    assert breakdown["seats"] == [
        {"seat": 0, "jobs": 3, "gangs": 5, "points": 8, "money": 4},
        {"seat": 1, "jobs": 10, "gangs": 0, "points": 10, "money": 2},
    ]
    nine = breakdown["jobs"][-1]
    assert (nine["job"], nine["modifiers"], nine["points"], nine["winners"], nine["share"]) == (9, -2, 7, [1], 7)
    assert t.told(NOBODY, "game_finished") == [{"event": "game_finished", **result}]


def test_the_events_of_the_end_come_in_order() -> None:
    t = scenario(hide="A=fence", grid="0/9=-bruiser").do("0 pass", "1 pass")
    assert [event["event"] for event in t.told(1)] == ["passed", "passed", "revealed", "game_finished"]


def test_killed_face_down_crooks_are_shown_at_the_end() -> None:
    t = scenario(3, grid="1/8=-safecracker", hand="hired_gun").do("0 place 8 up assassin victim=1").finish()
    assert t.all_see("box") == ["safecracker"]
    assert t.told(2, "revealed")[0]["crooks"] == ["safecracker"]
    assert t.job(8) == (8, [0], 8)
