"""Chapter 7: the special actions (T25–T48)."""

from __future__ import annotations

import pytest

from .scenario import FULL_ROW, NOBODY, Scenario, scenario


def used(t: Scenario, seat: int | None) -> list[dict]:
    """The actions this viewer was told of."""
    return [{name: value for name, value in event.items() if name != "event"} for event in t.told(seat, "action_used")]


# ---- Pickpocket ----


def test_crooks_025_a_pickpocket_takes_two_dollars() -> None:
    t = scenario(hide="A=dipper B=boxer,forger").do("0 recruit A", "0 hire dipper", "0 place 5 up pickpocket")
    assert t.money == [19, 18]
    for seat in (0, 1, NOBODY):
        assert used(t, seat) == [{"action": "pickpocket", "seat": 0, "job": 5, "gain": 2}]


def test_crooks_026_a_pickpocket_without_his_action_takes_nothing() -> None:
    t = scenario(hide="A=dipper B=street_urchin,forger").do("0 recruit A", "0 hire dipper", "0 place 5 up")
    assert t.money == [17, 18]
    t.do("1 recruit B", "1 hire street_urchin", "1 place 2 down")
    assert t.money == [17, 15]
    t.finish()
    assert t.money == [17, 15]
    assert used(t, NOBODY) == []


@pytest.mark.parametrize("crook", ["dipper", "street_urchin"])
def test_each_pickpocket(crook: str) -> None:
    assert scenario(hand=crook).do("0 place 2 up pickpocket").money == [19, 18]


def test_the_money_of_the_pickpocket_comes_after_the_last_dollar_is_spent() -> None:
    t = scenario(hand="dipper", money=[1, 18])
    t.refuses("0 place 5 down", "E_FACE_DOWN_FEE")
    assert t.do("0 place 5 up pickpocket").money == [2, 18]


def test_a_pickpocket_saves_his_owner_from_a_forced_pass() -> None:
    t = scenario(hand="dipper", money=[1, 18]).do("0 place 5 up pickpocket", "1 pass")
    assert t.to_move == 0


# ---- Accomplice ----


def test_crooks_027_an_accomplice_joins_his_owners_crook() -> None:
    t = scenario(hide="B=boxer,forger", grid="0/7=sidekick 1/7=locksmith", hand="lookout")
    t.refuses("0 place 7 up", "E_JOB_OCCUPIED")
    t.do("0 place 7 up accomplice")
    assert t.all_see("0/7") == ["sidekick", "lookout"]
    for seat in (0, 1, NOBODY):
        assert used(t, seat) == [{"action": "accomplice", "seat": 0, "job": 7}]
    assert t.finish().job(7) == (7, [0], 7)


def test_crooks_028_what_lies_under_an_accomplice_stays_hidden() -> None:
    t = scenario(3, grid="0/7=-bruiser", hand="lookout").do("0 place 7 up accomplice")
    assert t.sees(0, "0/7") == ["-bruiser", "lookout"]
    assert t.sees(1, "0/7") == t.sees(2, "0/7") == t.sees(NOBODY, "0/7") == ["-?", "lookout"]


def test_crooks_029_an_accomplice_face_down_needs_a_free_slot() -> None:
    t = scenario(grid="0/7=sidekick", hand="lookout")
    t.refuses("0 place 7 down", "E_JOB_OCCUPIED")
    t.refuses("0 place 7 down accomplice", "E_ACTION_FACE_DOWN")
    assert t.do("0 place 8 down").money == [16, 18]


def test_crooks_030_an_accomplice_has_nobody_to_join() -> None:
    t = scenario(hand="lookout")
    t.refuses("0 place 7 up accomplice", "E_ACTION_NO_EFFECT")
    t.do("0 place 7 up")
    assert t.all_see("0/7") == ["lookout"]


def test_crooks_030_an_accomplice_does_not_join_other_players() -> None:
    t = scenario(grid="1/7=sidekick", hand="lookout")
    t.refuses("0 place 7 up accomplice", "E_ACTION_NO_EFFECT")


def test_crooks_031_a_stack_of_three() -> None:
    """Also R9."""
    t = scenario(grid="0/7=racketeer,sidekick", hand="lookout").do("0 place 7 up accomplice")
    assert t.all_see("0/7") == ["racketeer", "sidekick", "lookout"]
    t.finish()
    assert t.totals(7) == {0: 13}
    assert t.job(7) == (7, [0], 7)
    assert t.gang("outfit") == ([2, 0], 0, 5)
    assert t.gang("west") == ([1, 0], 0, 5)
    assert t.gang("north") == ([0, 0], None, 0)
    assert t.points == (17, 0)


@pytest.mark.parametrize(("crook", "below"), [("lookout", "locksmith"), ("sidekick", "butcher")])
def test_each_accomplice(crook: str, below: str) -> None:
    """Together they are worth the 10 of the Kingpin."""
    t = scenario(grid=f"0/5={below} 1/5=kingpin", hand=crook).do("0 place 5 up accomplice")
    assert t.all_see("0/5") == [below, crook]
    assert t.finish().job(5)[1] == [0, 1]


# ---- Switch ----


def test_crooks_032_a_switch_moves_a_face_down_crook_unseen() -> None:
    t = scenario(hide="A=impostor B=boxer,forger", grid="0/9=-tommy_gun")
    token = t.handles("0/9")
    t.do("0 recruit A", "0 hire impostor", "0 place 9 up switch to=4")
    assert t.all_see("0/9") == ["impostor"]
    assert t.handles("0/4") == token
    assert t.sees(0, "0/4") == ["-tommy_gun"]
    assert t.sees(1, "0/4") == t.sees(NOBODY, "0/4") == ["-?"]
    assert t.money == [17, 18]
    for seat in (0, 1, NOBODY):
        assert used(t, seat) == [{"action": "switch", "seat": 0, "job": 9, "to": 4, "pieces": token}]


def test_crooks_033_a_switch_moves_a_whole_stack() -> None:
    t = scenario(grid="0/9=-dipper 0/3=street_urchin,sidekick", hand="chameleon")
    tokens = t.handles("0/3")
    t.do("0 place 3 up switch to=8")
    assert t.handles("0/8") == tokens
    assert t.all_see("0/8") == ["street_urchin", "sidekick"]
    assert t.all_see("0/3") == ["chameleon"]
    assert t.sees(0, "0/9") == ["-dipper"]
    assert t.money == [17, 18]
    assert used(t, NOBODY) == [{"action": "switch", "seat": 0, "job": 3, "to": 8, "pieces": tokens}]


@pytest.mark.parametrize("target", [" to=5", " to=9", " to=11", "", " to=1", " to=-4"])
def test_crooks_034_a_switch_needs_a_free_slot_to_move_to(target: str) -> None:
    t = scenario(grid="0/9=tommy_gun 0/5=locksmith 1/6=bruiser", hand="impostor")
    t.refuses(f"0 place 9 up switch{target}", "E_ACTION_TARGET")


def test_crooks_034_a_moved_accomplice_joins_nobody() -> None:
    """R6: the destination must be free even for a stack with an Accomplice."""
    t = scenario(grid="0/9=lookout 0/5=locksmith 0/7=boxer,sidekick", hand="impostor")
    t.refuses_all("E_ACTION_TARGET", "0 place 9 up switch to=5", "0 place 7 up switch to=5")


def test_crooks_035_a_switch_needs_own_crooks_to_move() -> None:
    t = scenario(grid="0/9=tommy_gun 0/5=locksmith 1/6=bruiser", hand="impostor")
    t.refuses("0 place 9 up", "E_JOB_OCCUPIED")
    t.refuses("0 place 4 up switch to=6", "E_ACTION_NO_EFFECT")
    t.refuses("0 place 6 up switch to=4", "E_ACTION_NO_EFFECT")  # seat 1's crook is not one's own
    t.do("0 place 9 up switch to=6")
    assert t.all_see("0/6") == ["tommy_gun"]
    assert t.all_see("1/6") == ["bruiser"]


def test_crooks_036_with_a_full_row_a_switch_cannot_be_placed() -> None:
    t = scenario(hide="A=impostor,lookout B=fence,forger", grid=FULL_ROW).do("0 recruit A")
    t.refuses("0 hire impostor", "E_CROOK_UNPLACEABLE")
    t.do("0 hire lookout")
    t.refuses("0 place 9 down", "E_JOB_OCCUPIED")
    t.do("0 place 9 up accomplice")
    assert t.all_see("0/9") == ["bruiser", "lookout"]


@pytest.mark.parametrize("crook", ["impostor", "chameleon"])
def test_each_switch(crook: str) -> None:
    t = scenario(grid="0/2=-bungler,lookout", hand=crook).do("0 place 2 up switch to=9")
    assert t.all_see("0/2") == [crook]
    assert t.sees(0, "0/9") == ["-bungler", "lookout"]
    assert t.sees(1, "0/9") == ["-?", "lookout"]


def test_moved_crooks_score_where_they_end() -> None:
    t = scenario(grid="0/9=fence", hand="impostor").do("0 place 9 up switch to=3").finish()
    assert t.job(3) == (5, [0], 5)
    assert t.job(9) == (9, [0], 9)


# ---- Assassin ----


def test_crooks_037_an_assassin_kills_one_players_crooks_unseen() -> None:
    t = scenario(3, hide="B=fence,forger", grid="1/8=-safecracker,lookout 2/8=butcher", hand="hired_gun")
    tokens = t.handles("1/8")
    t.do("0 place 8 up assassin victim=1")
    assert t.all_see("1/8") == []
    assert t.all_see("2/8") == ["butcher"]
    assert t.all_see("0/8") == ["hired_gun"]
    assert t.sees(1, "box") == ["-safecracker", "lookout"]
    assert t.sees(0, "box") == t.sees(2, "box") == t.sees(NOBODY, "box") == ["-?", "lookout"]
    assert t.handles("box") == tokens
    told = {"action": "assassin", "seat": 0, "job": 8, "victim": 1, "pieces": tokens, "crooks": ["lookout"]}
    for seat in (0, 1, 2, NOBODY):
        [event] = used(t, seat)
        assert event.items() >= told.items()
        assert "safecracker" not in str(event)


def test_crooks_038_an_assassin_takes_the_place_of_own_crooks() -> None:
    t = scenario(grid="0/8=-bungler,sidekick 1/8=butcher", hand="hired_gun").do("0 place 8 up assassin victim=0")
    assert t.all_see("0/8") == ["hired_gun"]
    assert t.all_see("1/8") == ["butcher"]
    assert t.sees(0, "box") == ["-bungler", "sidekick"]
    assert t.sees(1, "box") == ["-?", "sidekick"]


def test_crooks_039_an_assassin_needs_room() -> None:
    t = scenario(grid="0/8=-bungler,sidekick 1/8=butcher", hand="hired_gun")
    t.refuses_all("E_JOB_OCCUPIED", "0 place 8 up", "0 place 8 up assassin victim=1")


def test_crooks_040_an_assassin_needs_a_victim() -> None:
    t = scenario(grid="1/8=butcher", hand="hired_gun")
    t.refuses("0 place 7 up assassin victim=1", "E_ACTION_NO_EFFECT")
    for victim in (" victim=5", " victim=2", " victim=-1", ""):
        t.refuses(f"0 place 8 up assassin{victim}", "E_ACTION_TARGET")
    t.refuses("0 place 8 up assassin victim=0", "E_ACTION_NO_EFFECT")
    t.do("0 place 8 up")
    assert t.all_see("1/8") == ["butcher"]
    assert t.all_see("box") == []


def test_crooks_041_a_face_down_assassin_kills_nobody() -> None:
    t = scenario(grid="1/8=butcher", hand="poisoner").do("0 place 8 down")
    assert t.all_see("1/8") == ["butcher"]
    t.finish()
    assert t.all_see("1/8") == ["butcher"]
    assert t.all_see("box") == []
    assert t.job(8) == (7, [1], 7)


def test_crooks_042_nobody_is_safe_from_an_assassin() -> None:
    """Not the Kingpin (R21), not a player who has passed (R22)."""
    t = scenario(3, grid="1/9=kingpin", hand="poisoner", passed=[1]).do("0 place 9 up assassin victim=1")
    assert t.all_see("1/9") == []
    assert t.all_see("box") == ["kingpin"]
    assert t.to_move == 2


@pytest.mark.parametrize("crook", ["hired_gun", "poisoner"])
@pytest.mark.parametrize("victim", [0, 1])
def test_each_assassin(crook: str, victim: int) -> None:
    t = scenario(grid=f"{victim}/6=fence,lookout", hand=crook).do(f"0 place 6 up assassin victim={victim}")
    assert t.all_see("box") == ["fence", "lookout"]
    assert t.all_see("0/6") == [crook]
    assert t.all_see("1/6") == []


def test_an_assassin_kills_on_his_own_job_only() -> None:
    """R3, R23: one player, one job."""
    t = scenario(3, grid="1/6=fence 1/7=forger 2/6=boxer", hand="hired_gun").do("0 place 6 up assassin victim=2")
    assert t.all_see("box") == ["boxer"]
    assert t.all_see("1/6") == ["fence"]
    assert t.all_see("1/7") == ["forger"]


def test_an_assassin_is_placed_with_a_full_row() -> None:
    t = scenario(hide="A=hired_gun,fence B=forger", grid=FULL_ROW).do("0 recruit A")
    t.refuses("0 hire fence", "E_CROOK_UNPLACEABLE")
    t.do("0 hire hired_gun")
    assert t.legal(0) == [
        {"cmd": "place", "job": job, "face": "up", "action": {"type": "assassin", "victim": 0}} for job in range(2, 10)
    ]
    t.do("0 place 2 up assassin victim=0")
    assert t.all_see("0/2") == ["hired_gun"]
    assert t.all_see("box") == ["bookie"]


def test_a_spied_crook_stays_known_in_the_box() -> None:
    """R4: who had spied it keeps his knowledge, also in the box."""
    t = scenario(3, hide="B=hired_gun,forger", grid="2/9=-boxer", hand="private_eye")
    t.do("0 place 3 up spy job=9", "1 recruit B", "1 hire hired_gun", "1 place 9 up assassin victim=2")
    assert t.sees(0, "box") == t.sees(2, "box") == ["-boxer"]
    assert t.sees(1, "box") == t.sees(NOBODY, "box") == ["-?"]
    t.finish()
    assert t.all_see("box") == ["boxer"]


# ---- Spy ----


def test_crooks_043_a_spy_looks_at_all_face_down_crooks_of_a_job() -> None:
    t = scenario(3, grid="1/9=-bruiser 2/9=-boxer,lookout 1/4=-bungler", hand="private_eye")
    before = [t.sees(2, f"1/{job}") for job in range(2, 10)]
    t.do("0 place 3 up spy job=9")
    assert t.sees(0, "1/9") == ["-bruiser"]
    assert t.sees(0, "2/9") == ["-boxer", "lookout"]
    assert t.sees(0, "1/4") == ["-?"]
    assert [t.sees(2, f"1/{job}") for job in range(2, 10)] == before
    assert t.sees(NOBODY, "1/9") == ["-?"]
    told = {"action": "spy", "seat": 0, "job": 3, "target": 9}
    [event] = used(t, 0)
    assert event.items() >= told.items()
    by_piece = dict(zip(event["pieces"], event["found"], strict=True))
    assert by_piece == {t.handles("1/9")[0]: "bruiser", t.handles("2/9")[0]: "boxer"}
    for other in (1, 2, NOBODY):
        [event] = used(t, other)
        assert event.items() >= told.items()
        assert "found" not in event
        assert "boxer" not in str(event)
    t.do("1 pass")  # and it lasts
    assert t.sees(0, "1/9") == ["-bruiser"]


def test_crooks_044_a_spy_looks_into_a_hideout() -> None:
    t = scenario(hide="B=forger,fence", hand="stool_pigeon").do("0 place 3 up spy hideout=B")
    assert used(t, 0) == [{"action": "spy", "seat": 0, "job": 3, "target": "B", "found": ["fence", "forger"]}]
    assert used(t, 1) == used(t, NOBODY) == [{"action": "spy", "seat": 0, "job": 3, "target": "B"}]
    assert t.all_see("B") == ["?", "?"]  # the look is over


@pytest.mark.parametrize("players", [2, 3])
def test_crooks_045_a_spy_needs_something_to_look_at(players: int) -> None:
    t = scenario(players, hide="B=fence,forger", grid="1/8=boxer", hand="stool_pigeon")
    idle = (" hideout=A", " job=9", " job=8")
    t.refuses_all("E_ACTION_NO_EFFECT", *(f"0 place 3 up spy{target}" for target in idle))
    wrong = (" hideout=H", "", " job=10", " job=1", " job=9 hideout=B", " hideout=b")
    t.refuses_all("E_ACTION_TARGET", *(f"0 place 3 up spy{target}" for target in wrong))


def test_crooks_046_a_spied_crook_stays_known_when_it_moves() -> None:
    t = scenario(hide="A=private_eye B=impostor,forger", grid="1/9=-bruiser")
    t.do("0 recruit A", "0 hire private_eye", "0 place 3 up spy job=9")
    t.do("1 recruit B", "1 hire impostor", "1 place 9 up switch to=8")
    assert t.sees(0, "1/8") == ["-bruiser"]
    assert t.sees(NOBODY, "1/8") == ["-?"]


@pytest.mark.parametrize("crook", ["private_eye", "stool_pigeon"])
def test_each_spy(crook: str) -> None:
    t = scenario(grid="1/2=-fence", hand=crook).do("0 place 2 up spy job=2")
    assert t.sees(0, "1/2") == ["-fence"]
    assert t.all_see("0/2") == [crook]


def test_a_spy_may_look_at_nothing_but_own_crooks() -> None:
    """R11"""
    t = scenario(grid="0/9=-bruiser", hand="private_eye").do("0 place 3 up spy job=9")
    assert used(t, 0)[0]["found"] == ["bruiser"]
    assert t.sees(0, "0/9") == ["-bruiser"]
    assert t.sees(1, "0/9") == ["-?"]


def test_a_spy_may_look_into_the_hideout_he_came_from() -> None:
    """R27"""
    t = scenario(hide="A=private_eye,boxer B=forger").do("0 recruit A", "0 hire private_eye")
    t.do("0 place 3 up spy hideout=A")
    assert used(t, 0)[0]["found"] == ["boxer"]


def test_a_spy_sees_what_lies_under_an_accomplice() -> None:
    t = scenario(grid="1/9=-bruiser,lookout", hand="private_eye").do("0 place 9 up spy job=9")
    assert t.sees(0, "1/9") == ["-bruiser", "lookout"]


# ---- Kingpin, and no action at all ----


def test_the_kingpin_has_no_other_effect() -> None:
    t = scenario(grid="0/9=boxer 1/9=bruiser", hand="kingpin")
    t.refuses("0 place 9 up", "E_JOB_OCCUPIED")
    t.do("0 place 8 up")
    assert t.finish().job(8) == (8, [0], 8)


@pytest.mark.parametrize("crook", ["dipper", "lookout", "impostor", "hired_gun", "private_eye"])
def test_actions_are_optional(crook: str) -> None:
    t = scenario(grid="0/9=-boxer 1/3=-bruiser", hand=crook).do("0 place 3 up")
    assert t.all_see("0/3") == [crook]
    assert t.sees(0, "1/3") == ["-?"]
    assert t.sees(0, "0/9") == ["-boxer"]
    assert t.money == [17, 18]
    assert used(t, 0) == []


@pytest.mark.parametrize("crook", ["dipper", "lookout", "impostor", "hired_gun", "private_eye"])
def test_a_face_down_crook_never_acts(crook: str) -> None:
    t = scenario(grid="0/9=boxer 1/3=-bruiser", hand=crook).do("0 place 3 down").finish()
    assert used(t, 0) == []
    assert t.all_see("0/3") == [crook]
    assert t.all_see("1/3") == ["bruiser"]
    assert t.money == [16, 18]


# ---- empty-handed ----


def test_crooks_047_nobody_fits_into_a_full_row() -> None:
    t = scenario(hide="A=fence,forger B=safecracker", grid=FULL_ROW).do("0 recruit A")
    assert t.money == [16, 18]
    [told] = t.told(0, "hideout_searched")
    assert told["content"] == ["fence", "forger"]
    assert told["hireable"] == []
    assert t.all_see("A") == ["?", "?"]
    assert t.to_move == 1
    for seat in (0, 1, NOBODY):
        assert t.told(seat, "left_empty_handed") == [{"event": "left_empty_handed", "seat": 0, "hideout": "A"}]
    public = {"event": "hideout_searched", "seat": 0, "hideout": "A", "cost": 2}
    assert t.told(1, "hideout_searched") == t.told(NOBODY, "hideout_searched") == [public]
    assert t.view(1)["opened"] is None


def test_crooks_048_the_kingpin_stays_if_there_is_no_slot_for_him() -> None:
    t = scenario(hide="A=kingpin B=safecracker", grid=FULL_ROW).do("0 recruit A")
    assert t.told(1, "left_empty_handed")
    assert t.size("A") == 1
    assert t.to_move == 1
    t.do("1 recruit A", "1 hire kingpin", "1 place 9 up")
    assert t.all_see("1/9") == ["kingpin"]


def test_with_a_full_row_the_kingpin_in_company_is_refused_as_such() -> None:
    t = scenario(hide="A=kingpin,lookout B=safecracker", grid=FULL_ROW).do("0 recruit A")
    assert t.legal(0) == [{"cmd": "hire", "crook": "lookout"}]
    t.refuses("0 hire kingpin", "E_KINGPIN_NOT_ALONE")


def test_the_order_of_events_is_the_order_in_which_things_happen() -> None:
    """Chapter 9: Switch and Assassin before the crook lies there, Pickpocket, Accomplice and Spy after."""
    grid = "0/9=boxer 1/3=-bruiser"
    orders = {}
    for crook, place in {
        "dipper": "5 up pickpocket",
        "lookout": "9 up accomplice",
        "impostor": "9 up switch to=2",
        "hired_gun": "3 up assassin victim=1",
        "private_eye": "3 up spy job=3",
    }.items():
        t = scenario(grid=grid, hand=crook).do(f"0 place {place}")
        events = [event["event"] for event in t.told(NOBODY)]
        assert events[:2] == ["hideout_searched", "crook_hired"]
        orders[crook] = events[2:]
    before, after = ["action_used", "crook_placed"], ["crook_placed", "action_used"]
    assert orders == {
        "dipper": after, "lookout": after, "impostor": before, "hired_gun": before, "private_eye": after,
    }  # fmt: skip
