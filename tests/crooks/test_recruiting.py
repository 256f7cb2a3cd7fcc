"""Chapters 5.1 and 6: recruiting, passing, forced passes (T06–T17)."""

from __future__ import annotations

import pytest

from .scenario import FULL_ROW, NOBODY, scenario


def test_crooks_006_rulebook_example_of_recruiting() -> None:
    t = scenario(3, hide="D=forger,bruiser,sidekick A=fence,boxer").do("0 recruit D")
    assert t.money == [15, 18, 18]
    assert t.sees(0, "D") == ["bruiser", "forger", "sidekick"]
    [told] = t.told(0, "hideout_searched")
    assert told["content"] == told["hireable"] == ["bruiser", "forger", "sidekick"]
    public = {"event": "hideout_searched", "seat": 0, "hideout": "D", "cost": 3}
    for other in (1, 2, NOBODY):
        assert t.sees(other, "D") == ["?", "?", "?"]
        assert t.told(other, "hideout_searched") == [public]
        assert t.view(other)["opened"] == "D"
        assert t.view(other)["decisions"] == []
    t.do("0 hire bruiser", "0 place 9 up")
    assert t.size("D") == 2
    assert t.to_move == 1
    t.do("1 recruit D")
    assert t.money == [15, 16, 18]


def test_crooks_007_a_pile_that_is_too_dear() -> None:
    t = scenario(hide="D=forger,bruiser,sidekick A=fence,boxer", money=[2, 18])
    refused = t.refuses("0 recruit D", "E_NOT_ENOUGH_MONEY")
    assert refused.args_ == {"cost": 3, "money": 2}
    assert t.money == [2, 18]


def test_crooks_007_a_pile_that_costs_the_last_dollar() -> None:
    t = scenario(hide="D=forger,bruiser,sidekick A=fence,boxer", money=[3, 18]).do("0 recruit D")
    assert t.money == [0, 18]


def test_crooks_008_an_empty_hideout() -> None:
    t = scenario(hide="D=forger,bruiser,sidekick A=fence,boxer", money=[2, 18])
    t.refuses("0 recruit B", "E_HIDEOUT_EMPTY")


@pytest.mark.parametrize("letter", ["F", "a", "", "AB", "А"])
def test_crooks_009_a_hideout_that_is_not_in_this_game(letter: str) -> None:
    t = scenario(hide="A=fence,boxer")
    t.refuses((0, {"cmd": "recruit", "hideout": letter}), "E_UNKNOWN_HIDEOUT")


def test_crooks_010_another_seat_cannot_move() -> None:
    t = scenario(hide="A=fence,boxer")
    t.refuses_all("E_NOT_YOUR_TURN", "1 recruit A", "1 pass")


def test_crooks_011_a_crook_that_is_not_there_always_gets_the_same_answer() -> None:
    t = scenario(hide="A=fence,boxer B=bruiser,forger", grid="1/8=butcher").do("0 recruit A")
    elsewhere = ["bruiser", "locksmith", "nobody", "butcher", ""]
    answers = [t.refuses((0, {"cmd": "hire", "crook": crook}), "E_CROOK_NOT_THERE") for crook in elsewhere]
    assert {str(answer.to_json()) for answer in answers} == {str({"reason": "crook-not-there", "args": {}})}


def test_crooks_011_a_killed_crook_gets_the_same_answer() -> None:
    t = scenario(hide="B=bruiser,forger", grid="1/8=-butcher", hand="hired_gun")
    t.do("0 place 8 up assassin victim=1", "1 recruit B")
    answer = t.refuses("1 hire butcher", "E_CROOK_NOT_THERE")
    assert answer.to_json() == t.refuses("1 hire nobody", "E_CROOK_NOT_THERE").to_json()


def test_crooks_012_every_command_has_its_phase() -> None:
    t = scenario(hide="A=fence,boxer B=bruiser,forger").do("0 recruit A")
    t.refuses_all("E_WRONG_PHASE", "0 pass", "0 place 5 up", "0 recruit B")
    t.do("0 hire fence")
    t.refuses_all("E_WRONG_PHASE", "0 pass", "0 hire boxer", "0 recruit A")
    t.do("0 place 5 up")
    t.refuses_all("E_WRONG_PHASE", "1 hire boxer", "1 place 5 up")


def test_crooks_013_the_kingpin_is_not_hired_from_a_crowd() -> None:
    t = scenario(hide="A=kingpin,boxer B=forger").do("0 recruit A")
    t.refuses("0 hire kingpin", "E_KINGPIN_NOT_ALONE")
    assert t.told(0, "hideout_searched")[0]["content"] == ["boxer", "kingpin"]
    assert t.told(0, "hideout_searched")[0]["hireable"] == ["boxer"]
    assert t.legal(0) == [{"cmd": "hire", "crook": "boxer"}]
    t.do("0 hire boxer")
    assert t.phase == "place"


def test_crooks_014_the_kingpin_alone_goes_face_up_without_action() -> None:
    t = scenario(hide="A=kingpin B=forger").do("0 recruit A")
    assert t.money == [17, 18]
    t.do("0 hire kingpin")
    t.refuses("0 place 9 down", "E_KINGPIN_FACE_DOWN")
    t.refuses("0 place 9 up kingpin", "E_ACTION_MISMATCH")
    assert {move["face"] for move in t.legal(0)} == {"up"}
    t.do("0 place 9 up")
    assert t.money == [17, 18]
    assert t.all_see("0/9") == ["kingpin"]


def test_crooks_015_who_can_pay_for_no_pile_has_to_pass() -> None:
    t = scenario(hide="B=forger,bruiser,lookout", money=[18, 1])
    t.do("0 recruit B", "0 hire forger", "0 place 5 up")
    for seat in (0, 1, NOBODY):
        assert t.told(seat, "passed") == [{"event": "passed", "seat": 1, "forced": True, "reason": "no_money"}]
    assert t.view(NOBODY)["passed"] == [False, True]
    assert t.to_move == 0
    assert t.view(NOBODY)["turn_no"] == 3  # the forced pass was turn 2
    t.refuses("1 recruit B", "E_ALREADY_PASSED")


def test_crooks_015_control_one_dollar_pays_for_one_crook() -> None:
    t = scenario(hide="A=fence,boxer", money=[18, 1])
    t.do("0 recruit A", "0 hire fence", "0 place 5 up")
    assert t.told(NOBODY, "passed") == []
    assert t.to_move == 1
    t.do("1 recruit A")
    assert t.money == [16, 0]


def test_crooks_015_the_first_seat_can_be_forced_to_pass_too() -> None:
    t = scenario(hide="A=fence,boxer", money=[1, 18])
    assert t.told(NOBODY, "passed") == [{"event": "passed", "seat": 0, "forced": True, "reason": "no_money"}]
    assert t.to_move == 1


def test_crooks_016_without_crooks_everybody_has_to_pass() -> None:
    t = scenario(3, hide="A=fence", money=[5, 7, 9]).do("0 recruit A", "0 hire fence", "0 place 5 up")
    passed = [(event["seat"], event["forced"], event["reason"]) for event in t.told(NOBODY, "passed")]
    assert passed == [(1, True, "no_crooks"), (2, True, "no_crooks"), (0, True, "no_crooks")]
    assert t.phase == "over"
    assert t.money == [4, 7, 9]
    assert t.view(NOBODY)["turn_no"] == 4


def test_crooks_017_passing_is_final_and_the_last_one_goes_on_alone() -> None:
    t = scenario(3, hide="A=fence,boxer B=forger,bruiser,lookout").do("0 pass")
    assert t.told(1, "passed") == [{"event": "passed", "seat": 0, "forced": False, "reason": "own_will"}]
    t.refuses_all("E_ALREADY_PASSED", "0 recruit A", "0 pass")
    t.do("1 pass")
    assert t.to_move == 2
    t.do("2 recruit A", "2 hire fence", "2 place 9 up")
    assert t.to_move == 2
    t.do("2 recruit B", "2 hire bruiser", "2 place 8 up")
    assert t.to_move == 2
    t.refuses_all("E_ALREADY_PASSED", "0 recruit A", "1 pass")
    t.do("2 pass")
    assert t.phase == "over"


# ---- more of chapters 5.1, 5.4, 6 ----


def test_the_price_is_paid_before_the_look_and_never_refunded() -> None:
    """R19, and R15: everybody sees the money."""
    t = scenario(hide="A=fence,boxer,kingpin B=forger").do("0 recruit A")
    assert [t.view(seat)["money"] for seat in (0, 1, NOBODY)] == [[15, 18]] * 3
    t.do("0 hire fence", "0 place 2 up")
    assert t.money == [15, 18]


def test_one_may_always_pass_at_the_start_of_a_turn() -> None:
    """R25"""
    t = scenario(hide="A=fence B=boxer")
    assert {"cmd": "pass"} in t.legal(0)
    t.do("0 pass")
    assert t.to_move == 1


def test_legal_recruits_are_the_piles_one_can_pay_for() -> None:
    t = scenario(hide="A=fence,boxer C=forger D=bruiser,lookout,dipper", money=[2, 18])
    letters = [move["hideout"] for move in t.legal(0) if move["cmd"] == "recruit"]
    assert letters == ["A", "C"]


def test_hireable_crooks_are_offered_by_id() -> None:
    """Chapter 12: a seat that is gone takes the first legal command."""
    t = scenario(hide="A=tommy_gun,kingpin,boxer,forger,arsonist,lookout,dipper B=fence").do("0 recruit A")
    crooks = ("arsonist", "boxer", "dipper", "forger", "lookout", "tommy_gun")
    assert t.legal(0) == [{"cmd": "hire", "crook": crook} for crook in crooks]


def test_hiring_tells_others_only_the_hideout() -> None:
    t = scenario(3, hide="A=fence,boxer B=forger").do("0 recruit A", "0 hire fence")
    assert t.told(0, "crook_hired") == [{"event": "crook_hired", "seat": 0, "hideout": "A", "crook": "fence"}]
    for other in (1, 2, NOBODY):
        assert t.told(other, "crook_hired") == [{"event": "crook_hired", "seat": 0, "hideout": "A"}]
        assert t.sees(other, "A") == ["?"]
    assert t.sees(0, "A") == ["?"]  # the look is over


def test_the_hideout_is_open_until_the_turn_ends() -> None:
    t = scenario(hide="A=fence,boxer B=forger")
    opened = [t.view(NOBODY)["opened"]]
    for command in ("0 recruit A", "0 hire fence", "0 place 4 up"):
        opened.append(t.do(command).view(NOBODY)["opened"])
    assert opened == [None, "A", "A", None]


def test_turns_are_counted_and_forced_passes_too() -> None:
    t = scenario(3, hide="A=fence,boxer B=forger,bruiser", money=[18, 1, 18])
    assert t.view(0)["turn_no"] == 1
    t.do("0 pass")  # seat 1 cannot pay for anything: turn 2
    assert t.view(0)["turn_no"] == 3
    t.do("2 recruit A", "2 hire fence", "2 place 2 up")
    assert t.view(0)["turn_no"] == 4


def test_a_forced_pass_with_crooks_left_is_for_money_only() -> None:
    """Two seats with nothing left: both because of the money, as long as one crook lies anywhere."""
    t = scenario(3, hide="A=fence,boxer", money=[18, 0, 0]).do("0 recruit A", "0 hire fence", "0 place 5 up")
    assert [event["reason"] for event in t.told(0, "passed")] == ["no_money", "no_money"]
    t.do("0 recruit A", "0 hire boxer", "0 place 6 up")
    assert [event["reason"] for event in t.told(0, "passed")] == ["no_money", "no_money", "no_crooks"]
    assert t.phase == "over"


def test_the_crooks_of_a_seat_that_passed_stay_and_score() -> None:
    t = scenario(hide="A=fence", grid="0/9=safecracker 1/7=getaway_driver").do("0 pass", "1 pass")
    assert t.job(9) == (9, [0], 9)
    assert t.job(7) == (7, [1], 7)
    assert t.money == [18, 18]


def test_with_a_full_row_one_may_still_recruit() -> None:
    """R2"""
    t = scenario(hide="A=impostor,lookout B=fence,forger", grid=FULL_ROW)
    assert {"cmd": "recruit", "hideout": "A"} in t.legal(0)
