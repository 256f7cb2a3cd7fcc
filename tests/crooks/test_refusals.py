"""Chapter 11: every error, and which one is reported when several apply. T71: malformed commands."""

from __future__ import annotations

from typing import Any

import pytest

from malina.kernel.refusal import IllegalMove

from .scenario import FULL_ROW, Scenario, scenario

OWN = "0/6=butcher"  # seat 0 has a crook on job 6 and nowhere else


def hand(crook: str, *, grid: str = OWN, money: int = 18, players: int = 2) -> Scenario:
    return scenario(players, grid=grid, hand=crook, money=[money] + [18] * (players - 1))


def full_row(hide: str) -> Scenario:
    return scenario(hide=hide, grid=FULL_ROW)


# ---- one command with several faults: the first in the table is reported ----


def test_malformed_comes_before_all_others() -> None:
    over = scenario(hide="A=fence").do("0 pass", "1 pass")
    running = scenario(3, hide="A=fence,boxer").do("0 pass")
    for t, seat in ((over, 0), (over, 1), (running, 0), (running, 2), (running, 1)):
        t.refuses((seat, {"cmd": "place", "job": "six", "face": "up"}), "E_BAD_COMMAND")


def test_the_end_of_the_game_comes_before_having_passed() -> None:
    t = scenario(hide="A=fence").do("0 pass", "1 pass")
    t.refuses_all("E_GAME_OVER", "0 pass", "1 recruit A", "0 hire nobody", "1 place 77 sideways dance")


def test_having_passed_comes_before_whose_turn_it_is() -> None:
    t = scenario(3, hide="A=fence,boxer").do("0 pass")
    t.refuses_all("E_ALREADY_PASSED", "0 pass", "0 recruit Z", "0 hire fence", "0 place 10 up")


def test_whose_turn_it_is_comes_before_the_phase() -> None:
    t = scenario(hide="A=fence,boxer B=forger")
    t.refuses_all("E_NOT_YOUR_TURN", "1 hire fence", "1 place 2 up", "1 recruit Z")
    t.do("0 recruit A")
    t.refuses_all("E_NOT_YOUR_TURN", "1 hire fence", "1 pass", "1 place 10 up")
    t.do("0 hire fence")
    t.refuses_all("E_NOT_YOUR_TURN", "1 place 2 up", "1 hire boxer", "1 recruit A")


def test_the_phase_comes_before_what_is_wrong_with_the_command() -> None:
    t = scenario(hide="A=fence,kingpin B=forger", money=[3, 18])
    t.refuses_all("E_WRONG_PHASE", "0 hire nobody", "0 place 10 sideways", "0 place 2 down spy")
    t.do("0 recruit A")
    t.refuses_all("E_WRONG_PHASE", "0 recruit Z", "0 recruit C", "0 place 10 up", "0 pass")
    t.do("0 hire fence")
    t.refuses_all("E_WRONG_PHASE", "0 recruit Z", "0 hire nobody", "0 hire kingpin", "0 pass")


def test_the_kingpin_in_company_comes_before_having_no_place_for_him() -> None:
    t = scenario(hide="A=kingpin,lookout", grid=FULL_ROW).do("0 recruit A")
    t.refuses("0 hire kingpin", "E_KINGPIN_NOT_ALONE")


@pytest.mark.parametrize(
    ("crook", "money", "command", "code"),
    [
        # the job before everything else
        ("locksmith", 18, "10 sideways", "E_UNKNOWN_JOB"),
        ("kingpin", 18, "10 down", "E_UNKNOWN_JOB"),
        ("dipper", 1, "1 down pickpocket", "E_UNKNOWN_JOB"),
        ("locksmith", 18, "10 up spy", "E_UNKNOWN_JOB"),
        ("hired_gun", 18, "10 up assassin victim=7", "E_UNKNOWN_JOB"),
        # the face before what depends on it
        ("kingpin", 18, "9 sideways kingpin", "E_BAD_FACE"),
        ("dipper", 1, "9 sideways pickpocket", "E_BAD_FACE"),
        ("locksmith", 18, "6 sideways", "E_BAD_FACE"),
        ("locksmith", 18, "9 sideways dance", "E_BAD_FACE"),
        # the Kingpin face down before his action, the fee and the slot
        ("kingpin", 18, "9 down kingpin", "E_KINGPIN_FACE_DOWN"),
        ("kingpin", 18, "9 down spy", "E_KINGPIN_FACE_DOWN"),
        ("kingpin", 1, "9 down", "E_KINGPIN_FACE_DOWN"),
        ("kingpin", 1, "6 down", "E_KINGPIN_FACE_DOWN"),
        # an action face down before the fee, a wrong action, the slot and the target
        ("dipper", 1, "9 down pickpocket", "E_ACTION_FACE_DOWN"),
        ("dipper", 18, "9 down spy", "E_ACTION_FACE_DOWN"),
        ("dipper", 18, "6 down pickpocket", "E_ACTION_FACE_DOWN"),
        ("locksmith", 1, "6 down dance", "E_ACTION_FACE_DOWN"),
        ("impostor", 18, "6 down switch to=6", "E_ACTION_FACE_DOWN"),
        # the fee before the slot
        ("locksmith", 1, "6 down", "E_FACE_DOWN_FEE"),
        # a wrong action before the slot, the target and the effect
        ("locksmith", 18, "6 up pickpocket", "E_ACTION_MISMATCH"),
        ("dipper", 18, "6 up spy", "E_ACTION_MISMATCH"),
        ("dipper", 18, "9 up assassin victim=9", "E_ACTION_MISMATCH"),
        ("locksmith", 18, "9 up accomplice", "E_ACTION_MISMATCH"),
        ("kingpin", 18, "6 up kingpin", "E_ACTION_MISMATCH"),
        ("locksmith", 18, "9 up dance", "E_ACTION_MISMATCH"),
    ],
)
def test_the_first_fault_of_a_placement_is_reported(crook: str, money: int, command: str, code: str) -> None:
    hand(crook, money=money).refuses(f"0 place {command}", code)


@pytest.mark.parametrize(
    ("crook", "command", "code"),
    [
        # Accomplice and Switch: the free slot before the target
        ("lookout", "9 up accomplice", "E_ACTION_NO_EFFECT"),
        ("impostor", "9 up switch", "E_ACTION_NO_EFFECT"),
        ("impostor", "9 up switch to=9", "E_ACTION_NO_EFFECT"),
        ("impostor", "9 up switch to=6", "E_ACTION_NO_EFFECT"),
        ("impostor", "9 up switch to=11", "E_ACTION_NO_EFFECT"),
        ("impostor", "6 up switch to=6", "E_ACTION_TARGET"),
        ("impostor", "6 up switch to=11", "E_ACTION_TARGET"),
        ("impostor", "6 up switch", "E_ACTION_TARGET"),
        ("lookout", "6 up", "E_JOB_OCCUPIED"),
        ("impostor", "6 up", "E_JOB_OCCUPIED"),
        # Assassin: the seat, then the slot, then the crooks
        ("hired_gun", "6 up assassin victim=7", "E_ACTION_TARGET"),
        ("hired_gun", "6 up assassin", "E_ACTION_TARGET"),
        ("hired_gun", "9 up assassin victim=2", "E_ACTION_TARGET"),
        ("hired_gun", "6 up assassin victim=1", "E_JOB_OCCUPIED"),
        ("hired_gun", "9 up assassin victim=1", "E_ACTION_NO_EFFECT"),
        ("hired_gun", "9 up assassin victim=0", "E_ACTION_NO_EFFECT"),
        ("hired_gun", "6 up", "E_JOB_OCCUPIED"),
        # Pickpocket and Spy: the slot before all
        ("dipper", "6 up pickpocket", "E_JOB_OCCUPIED"),
        ("private_eye", "6 up spy", "E_JOB_OCCUPIED"),
        ("private_eye", "6 up spy job=99", "E_JOB_OCCUPIED"),
        ("private_eye", "6 up spy job=9 hideout=B", "E_JOB_OCCUPIED"),
        ("private_eye", "6 up spy hideout=A", "E_JOB_OCCUPIED"),
        # Spy: the target before the effect
        ("private_eye", "9 up spy", "E_ACTION_TARGET"),
        ("private_eye", "9 up spy job=9 hideout=A", "E_ACTION_TARGET"),
        ("private_eye", "9 up spy job=12", "E_ACTION_TARGET"),
        ("private_eye", "9 up spy hideout=Z", "E_ACTION_TARGET"),
        ("private_eye", "9 up spy job=9", "E_ACTION_NO_EFFECT"),
        ("private_eye", "9 up spy hideout=A", "E_ACTION_NO_EFFECT"),
    ],
)
def test_the_first_fault_of_an_action_is_reported(crook: str, command: str, code: str) -> None:
    hand(crook).refuses(f"0 place {command}", code)


LEGAL = {  # with own and other crooks face down on job 6
    "dipper": (9, {"type": "pickpocket"}),
    "lookout": (6, {"type": "accomplice"}),
    "impostor": (6, {"type": "switch", "to": 4}),
    "hired_gun": (6, {"type": "assassin", "victim": 0}),
    "private_eye": (9, {"type": "spy", "job": 6}),
}
TARGETS: dict[str, Any] = {"to": 3, "victim": 0, "job": 6, "hideout": "B"}


@pytest.mark.parametrize(
    ("crook", "name"), [(crook, name) for crook, (_, given) in LEGAL.items() for name in TARGETS if name not in given]
)
def test_a_target_that_belongs_to_another_action_is_not_accepted(crook: str, name: str) -> None:
    t = hand(crook, grid="0/6=-butcher 1/6=-boxer")
    job, given = LEGAL[crook]
    move = {"cmd": "place", "job": job, "face": "up", "action": given}
    assert move in t.legal(0)
    code = "E_ACTION_TARGET" if (crook, name) == ("private_eye", "hideout") else "E_BAD_COMMAND"
    t.refuses((0, {**move, "action": {**given, name: TARGETS[name]}}), code)


# ---- malformed ----

PLACE = {"cmd": "place", "job": 6, "face": "up"}


def action(**given: Any) -> dict[str, Any]:
    return {**PLACE, "action": given}


MALFORMED: list[Any] = [
    {"cmd": "dance"},
    {"cmd": "recruit"},
    {"cmd": "hire", "crook": 7},
    {"cmd": "place", "job": "six", "face": "up"},
    action(to=3),
    # no command at all
    None, True, 0, 7.5, "pass", "", [], ["pass"], {}, {"hideout": "A"}, {"command": "pass"}, {"CMD": "pass"},
    # a verb that is none
    {"cmd": None}, {"cmd": 1}, {"cmd": True}, {"cmd": ["pass"]}, {"cmd": {"pass": 1}}, {"cmd": "Pass"},
    {"cmd": "pass "},
    # unknown or missing keys
    {"cmd": "pass", "why": "bored"}, {"cmd": "recruit", "hideout": "A", "crook": "fence"}, {"cmd": "hire"},
    {"cmd": "hire", "hideout": "A"}, {"cmd": "place"}, {"cmd": "place", "job": 6}, {"cmd": "place", "face": "up"},
    {**PLACE, "seat": 0}, {**PLACE, "to": 3}, {**PLACE, "": 1}, {"cmd": "recruit", "hideout": "A", 1: 2},
    # wrong types
    {"cmd": "recruit", "hideout": None}, {"cmd": "recruit", "hideout": 1}, {"cmd": "recruit", "hideout": True},
    {"cmd": "recruit", "hideout": ["A"]}, {"cmd": "recruit", "hideout": {"A": 1}},
    {"cmd": "hire", "crook": None}, {"cmd": "hire", "crook": ["fence"]}, {"cmd": "hire", "crook": False},
    {**PLACE, "job": "6"}, {**PLACE, "job": 6.0}, {**PLACE, "job": True}, {**PLACE, "job": None}, {**PLACE, "job": [6]},
    {**PLACE, "job": {"6": 6}}, {**PLACE, "face": 1}, {**PLACE, "face": None}, {**PLACE, "face": True},
    {**PLACE, "face": ["up"]},
    # actions that are none
    {**PLACE, "action": None}, {**PLACE, "action": "spy"}, {**PLACE, "action": True}, {**PLACE, "action": 0},
    {**PLACE, "action": ["spy"]}, {**PLACE, "action": {}}, {**PLACE, "face": "down", "action": None},
    action(type=None), action(type=7), action(type=["spy"]), action(type=True), action(typ="spy"),
    action(type="pickpocket", gain=2), action(type="spy", Job=9),
    # targets of a wrong type
    action(type="switch", to="3"), action(type="switch", to=3.0), action(type="switch", to=True),
    action(type="switch", to=None), action(type="switch", to=[3]),
    action(type="assassin", victim="1"), action(type="assassin", victim=True), action(type="assassin", victim=1.0),
    action(type="assassin", victim=None), action(type="assassin", victim=[1]),
    action(type="spy", job="9"), action(type="spy", job=9.0), action(type="spy", job=True),
    action(type="spy", job=None), action(type="spy", hideout=None), action(type="spy", hideout=2),
    action(type="spy", hideout=["B"]), action(type="spy", job=9, hideout=None),
]  # fmt: skip


def phases() -> dict[str, Scenario]:
    def start() -> Scenario:
        return scenario(3, hide="A=private_eye,boxer B=impostor,forger", grid="0/6=butcher 1/9=-bruiser")

    return {
        "turn": start(),
        "choose": start().do("0 recruit A"),
        "place a spy": start().do("0 recruit A", "0 hire private_eye"),
        "place a switch": start().do("0 recruit B", "0 hire impostor"),
        "place an assassin": hand("hired_gun", grid="0/6=butcher 1/6=boxer", players=3),
        "passed": start().do("0 pass"),
        "over": start().do("0 pass", "1 pass", "2 pass"),
    }


@pytest.mark.parametrize("phase", phases())
def test_crooks_071_malformed_commands_are_refused_in_every_phase_from_every_seat(phase: str) -> None:
    t = phases()[phase]
    before = t.table.copy()
    photo = t.photo()
    for seat in range(3):
        for move in MALFORMED:
            refused = _refusal(t, seat, move)
            assert refused == "bad-command", (seat, move)
            assert t.table == before, move
    assert t.photo() == photo


def _refusal(t: Scenario, seat: int, move: Any) -> str:
    try:
        t.table.act(seat, move)
    except IllegalMove as refused:
        return refused.reason
    return "accepted"


@pytest.mark.parametrize("phase", ["turn", "choose", "place a spy", "place a switch", "place an assassin"])
def test_crooks_071_the_same_commands_well_formed_are_accepted(phase: str) -> None:
    """What is refused above is refused for its form: there are legal moves in the same positions."""
    t = phases()[phase]
    for move in t.legal(0):
        t.table.copy().act(0, move)


@pytest.mark.parametrize("seat", [3, -1, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    t = scenario(3, hide="A=fence,boxer")
    t.refuses((seat, {"cmd": "pass"}), "E_NO_SUCH_SEAT")


# ---- every error of the table once, as a list ----


@pytest.mark.parametrize(
    ("t", "command", "code"),
    [
        (lambda: scenario(hide="A=fence"), (0, {"cmd": "dance"}), "E_BAD_COMMAND"),
        (lambda: scenario(hide="A=fence").do("0 pass", "1 pass"), "0 pass", "E_GAME_OVER"),
        (lambda: scenario(hide="A=fence").do("0 pass"), "0 pass", "E_ALREADY_PASSED"),
        (lambda: scenario(hide="A=fence"), "1 pass", "E_NOT_YOUR_TURN"),
        (lambda: scenario(hide="A=fence"), "0 hire fence", "E_WRONG_PHASE"),
        (lambda: scenario(hide="A=fence"), "0 recruit Z", "E_UNKNOWN_HIDEOUT"),
        (lambda: scenario(hide="A=fence"), "0 recruit B", "E_HIDEOUT_EMPTY"),
        (lambda: scenario(hide="A=fence B=boxer,forger", money=[1, 1]), "0 recruit B", "E_NOT_ENOUGH_MONEY"),
        (lambda: scenario(hide="A=fence B=boxer").do("0 recruit A"), "0 hire boxer", "E_CROOK_NOT_THERE"),
        (lambda: scenario(hide="A=fence,kingpin").do("0 recruit A"), "0 hire kingpin", "E_KINGPIN_NOT_ALONE"),
        (lambda: full_row("A=fence,lookout").do("0 recruit A"), "0 hire fence", "E_CROOK_UNPLACEABLE"),
        (lambda: hand("locksmith"), "0 place 1 up", "E_UNKNOWN_JOB"),
        (lambda: hand("locksmith"), "0 place 2 edgeways", "E_BAD_FACE"),
        (lambda: hand("kingpin"), "0 place 2 down", "E_KINGPIN_FACE_DOWN"),
        (lambda: hand("dipper"), "0 place 2 down pickpocket", "E_ACTION_FACE_DOWN"),
        (lambda: hand("dipper", money=1), "0 place 2 down", "E_FACE_DOWN_FEE"),
        (lambda: hand("dipper"), "0 place 2 up accomplice", "E_ACTION_MISMATCH"),
        (lambda: hand("dipper"), "0 place 6 up", "E_JOB_OCCUPIED"),
        (lambda: hand("impostor"), "0 place 6 up switch", "E_ACTION_TARGET"),
        (lambda: hand("impostor"), "0 place 2 up switch to=3", "E_ACTION_NO_EFFECT"),
    ],
    ids=lambda value: value if isinstance(value, str) and value.startswith("E_") else "",
)  # fmt: skip
def test_crooks_067_a_rejected_command_changes_nothing(t: Any, command: Any, code: str) -> None:
    t().refuses(command, code)
