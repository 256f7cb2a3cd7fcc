"""Chapter 5.2: the heist (T18–T24)."""

from __future__ import annotations

import pytest

from .scenario import NOBODY, scenario


def test_crooks_018_a_crook_goes_to_a_job_face_up() -> None:
    t = scenario(hide="A=locksmith B=boxer,forger", grid="1/6=butcher").do("0 recruit A", "0 hire locksmith")
    assert t.sees(0, "hand 0") == ["locksmith"]
    assert t.sees(1, "hand 0") == t.sees(NOBODY, "hand 0") == ["?"]
    assert t.view(1)["decisions"] == t.view(NOBODY)["decisions"] == []
    t.do("0 place 6 up")
    assert t.money == [17, 18]
    assert t.all_see("0/6") == ["locksmith"]
    assert t.all_see("1/6") == ["butcher"]
    assert t.sees(0, "hand 0") == []


def test_crooks_019_a_face_down_crook_is_seen_by_its_owner_alone() -> None:
    t = scenario(3, hide="A=locksmith B=boxer,forger").do("0 recruit A", "0 hire locksmith", "0 place 6 down")
    assert t.money == [16, 18, 18]
    assert t.sees(0, "0/6") == ["-locksmith"]
    placed = {"event": "crook_placed", "seat": 0, "job": 6, "face": "down", "piece": t.handles("0/6")[0], "fee": 1}
    assert t.told(0, "crook_placed") == [{**placed, "crook": "locksmith"}]
    for other in (1, 2, NOBODY):
        assert t.sees(other, "0/6") == ["-?"]
        assert t.told(other, "crook_placed") == [placed]
        assert "locksmith" not in str([t.view(other), t.told(other)])


def test_crooks_020_face_down_takes_a_dollar() -> None:
    t = scenario(3, hide="A=locksmith B=boxer,forger", money=[1, 18, 18]).do("0 recruit A", "0 hire locksmith")
    t.refuses("0 place 6 down", "E_FACE_DOWN_FEE")
    assert {move["face"] for move in t.legal(0)} == {"up"}
    t.do("0 place 6 up")
    assert t.money == [0, 18, 18]


def test_crooks_020_the_last_dollar_can_pay_for_it() -> None:
    t = scenario(3, hide="A=locksmith B=boxer,forger", money=[2, 18, 18]).do("0 recruit A", "0 hire locksmith")
    t.do("0 place 6 down")
    assert t.money == [0, 18, 18]


def test_crooks_021_one_crook_a_slot() -> None:
    t = scenario(hide="B=boxer,forger", grid="0/6=butcher 1/5=bruiser", hand="locksmith")
    t.refuses_all("E_JOB_OCCUPIED", "0 place 6 up", "0 place 6 down")
    t.do("0 place 5 up")
    assert t.all_see("0/5") == ["locksmith"]


@pytest.mark.parametrize("job", [10, 1, 0, -6, 10**40])
@pytest.mark.parametrize("face", ["up", "down"])
def test_crooks_022_unknown_jobs(job: int, face: str) -> None:
    t = scenario(hand="locksmith")
    t.refuses((0, {"cmd": "place", "job": job, "face": face}), "E_UNKNOWN_JOB")


@pytest.mark.parametrize("face", ["sideways", "", "UP", "up "])
def test_crooks_022_unknown_faces(face: str) -> None:
    t = scenario(hand="locksmith")
    t.refuses((0, {"cmd": "place", "job": 5, "face": face}), "E_BAD_FACE")


def test_crooks_023_no_action_face_down() -> None:
    t = scenario(hand="dipper")
    t.refuses("0 place 5 down pickpocket", "E_ACTION_FACE_DOWN")


def test_crooks_024_a_crook_has_only_its_own_action() -> None:
    scenario(hand="dipper").refuses("0 place 5 up spy hideout=B", "E_ACTION_MISMATCH")
    scenario(hand="locksmith").refuses("0 place 5 up pickpocket", "E_ACTION_MISMATCH")


# ---- more of chapters 5.2 and 5.3 ----

FREE = "0/2=bookie 0/4=bartender 0/6=bootlegger"  # jobs 3, 5, 7, 8, 9 are free


def placements(*, hand: str, hide: str = "", grid: str = FREE, money: int = 18, players: int = 2) -> set[str]:
    """The legal placements in the notation of the cases."""
    t = scenario(players, hide=hide, grid=grid, hand=hand, money=[money] + [18] * (players - 1))
    found = []
    for move in t.legal(0):
        action = dict(move.get("action", {}))
        words = [action.pop("type", ""), *(f"{name}={value}" for name, value in action.items())]
        found.append(f"{move['job']} {move['face']} {' '.join(words)}".strip())
    assert len(found) == len(set(found))
    return set(found)


UP = {f"{job} up" for job in (3, 5, 7, 8, 9)}
DOWN = {f"{job} down" for job in (3, 5, 7, 8, 9)}


def test_placements_of_an_ordinary_crook() -> None:
    assert placements(hand="locksmith") == UP | DOWN
    assert placements(hand="locksmith", money=1) == UP


def test_placements_of_the_kingpin() -> None:
    assert placements(hand="kingpin") == UP


def test_placements_of_a_pickpocket() -> None:
    picks = {f"{place} pickpocket" for place in UP}
    assert placements(hand="dipper") == UP | DOWN | picks
    assert placements(hand="dipper", money=1) == UP | picks


def test_placements_of_an_accomplice() -> None:
    assert placements(hand="sidekick") == UP | DOWN | {f"{job} up accomplice" for job in (2, 4, 6)}
    assert placements(hand="sidekick", grid="") == {f"{job} {face}" for job in range(2, 10) for face in ("up", "down")}


def test_placements_of_a_switch() -> None:
    moves = {f"{job} up switch to={to}" for job in (2, 4, 6) for to in (3, 5, 7, 8, 9)}
    assert placements(hand="chameleon") == UP | DOWN | moves


def test_placements_of_an_assassin() -> None:
    grid = f"{FREE} 1/3=boxer 1/4=butcher 2/3=-fence 2/9=-forger"
    kills = {"3 up assassin victim=1", "3 up assassin victim=2", "9 up assassin victim=2"}
    own = {f"{job} up assassin victim=0" for job in (2, 4, 6)}
    assert placements(hand="poisoner", grid=grid, players=3) == UP | DOWN | kills | own


def test_placements_of_a_spy() -> None:
    grid = f"{FREE} 1/3=-boxer 1/4=butcher 0/8=-fence"
    free = (3, 5, 7, 9)
    targets = ("job=3", "job=8", "hideout=B", "hideout=D")
    expected = {f"{job} {face}" for job in free for face in ("up", "down")}
    expected |= {f"{job} up spy {target}" for job in free for target in targets}
    assert placements(hand="stool_pigeon", grid=grid, hide="B=forger D=insider,arsonist") == expected


def test_the_first_placement_is_the_lowest_job_face_up() -> None:
    """Chapter 12: a seat that is gone takes the first legal command."""
    for hand in ("locksmith", "dipper", "sidekick", "chameleon", "poisoner", "private_eye", "kingpin"):
        t = scenario(grid=FREE, hand=hand)
        assert t.legal(0)[0] == {"cmd": "place", "job": 3, "face": "up"}


def test_placing_face_up_is_free_and_public() -> None:
    t = scenario(hand="fence").do("0 place 7 up")
    placed = {"event": "crook_placed", "seat": 0, "job": 7, "face": "up", "piece": t.handles("0/7")[0], "fee": 0}
    for seat in (0, 1, NOBODY):
        assert t.told(seat, "crook_placed") == [{**placed, "crook": "fence"}]


def test_an_ordinary_crook_cannot_join_a_lone_accomplice() -> None:
    """R8"""
    t = scenario(grid="0/7=sidekick", hand="locksmith")
    t.refuses_all("E_JOB_OCCUPIED", "0 place 7 up", "0 place 7 down")
    t.refuses("0 place 7 up accomplice", "E_ACTION_MISMATCH")


def test_the_legal_moves_of_the_hand_are_for_the_actor_alone() -> None:
    t = scenario(3, hand="dipper")
    assert t.view(0)["decisions"]
    for other in (1, 2, NOBODY):
        assert t.view(other)["decisions"] == []
        assert t.view(other)["asked"] == [{"seat": 0, "kind": "place", "required": True}]
