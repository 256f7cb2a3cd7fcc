"""Every job: its normal use, and the nastiest thing that can happen to it. `use` plays an ace into slot 6 and uses the
job there, carried by a Tired scoundrel in the middle of the upper row."""

from __future__ import annotations

import pytest

from .scenario import Scenario, scenario


def use(job: str, *moves: str, more: str = "", **given: object) -> Scenario:
    sheets = {0: f"top_mid=tired.{job} {more}", **given.pop("others", {})}  # type: ignore[dict-item]
    t = scenario(sheets=sheets, **given)  # type: ignore[arg-type]
    return t.do("0 play A slot=6", "0 use tired", *moves)


def unusable(job: str, more: str = "", **given: object) -> bool:
    """Is the turn over before it could be used?"""
    sheets = {0: f"top_mid=tired.{job} {more}", **given.pop("others", {})}  # type: ignore[dict-item]
    t = scenario(sheets=sheets, **given)  # type: ignore[arg-type]
    return t.do("0 play A slot=6").asked == (0, "hire_or_office")


# ---- money ----


@pytest.mark.parametrize(
    ("job", "money"), [("prospector", 3), ("banker", 4), ("farmer", 2), ("tycoon", 6), ("cyborg", 2), ("calf", 5)]
)
def test_plain_money(job: str, money: int) -> None:
    assert use(job).money[0] == 4 + money
    twice = scenario(sheets={0: f"top_mid=stunning.{job}"}).do("0 play A slot=6", "0 use stunning", "0 again")
    assert twice.money[0] == 4 + 2 * money


def test_calf_goes_only_after_both_uses() -> None:
    t = scenario(sheets={0: "top_mid=stunning.calf"}).do("0 play A slot=6", "0 use stunning", "0 enough")
    assert (t.money[0], t.pile) == (9, ["stunning.calf"])


@pytest.mark.parametrize(("before", "after"), [(5, 7), (6, 10)])
def test_loan_shark(before: int, after: int) -> None:
    assert use("loan_shark", money={0: before}).money[0] == after


def test_loan_shark_counts_bonus_money() -> None:
    t = scenario(sheets={0: "top_mid=wealthy.loan_shark"}, money={0: 5}).do("0 play A slot=6", "0 use wealthy")
    assert t.money[0] == 10


def test_investor_counts_this_turn_and_returned_cards() -> None:
    assert use("investor", slots={0: "2=2 3=3"}, hands={0: "A 4"}, round=3).money[0] == 7
    t = scenario(
        sheets={0: "top_mid=tired.arsonist top_right=gloomy.investor"}, slots={0: "2=2"}, hands={0: "A 4"}, round=2
    )
    t.do("0 play A slot=6", "0 use tired", "0 pick_card victim=0 slot=2", "0 use gloomy")
    assert t.money[0] == 6


def test_bartender_counts_at_most_four() -> None:
    assert use("bartender").money[0] == 5
    more = "top_right=young.banker bottom_left=dirty.calf bottom_mid=cocky.dog bottom_right=stubborn.spy"
    assert use("bartender", more=more).money[0] == 8


def test_drifter_needs_poverty() -> None:
    assert use("drifter", money={0: 3}).money[0] == 7
    assert unusable("drifter", money={0: 4})
    rich = scenario(sheets={0: "top_mid=wealthy.drifter"}, money={0: 3}).do("0 play A slot=6")
    assert rich.asked == (0, "hire_or_office")  # the bonus would spoil it


def test_collector() -> None:
    assert use("collector", stolen={0: "light_coil power_brick"}, day=2).money[0] == 8
    assert unusable("collector")


def test_executioner_counts_what_it_costs() -> None:
    assert use("executioner").money[0] == 7
    assert unusable("executioner", jail={0: 0, 1: 0, 2: 0})
    cruel = scenario(sheets={0: "top_mid=cruel.executioner"}, jail={0: 0, 1: 0, 2: 0}).do(
        "0 play A slot=6", "0 use cruel"
    )
    assert cruel.money[0] == 5


def test_pickpocket() -> None:
    t = use("pickpocket", "0 pick_opponent 1", money={1: 2})
    assert t.money == [6, 0, 4]
    t = use("pickpocket", money={1: 0})
    assert t.can(0, "pick_opponent") == [2]
    assert unusable("pickpocket", money={1: 0, 2: 0})


def test_tax_collector() -> None:
    assert use("tax_collector", money={1: 0}).money == [6, 0, 3]
    assert use("tax_collector", money={1: 0, 2: 0}).money == [5, 0, 0]


def test_hypnotist() -> None:
    t = use("hypnotist", "0 pick_opponent 1")
    assert t.can(1, "suffer") == ["give_you_3_money", "lose_1_reputation"]
    t.do("1 suffer give_you_3_money")
    assert t.money[:2] == [7, 1]
    poor = use("hypnotist", "0 pick_opponent 1", money={1: 2})
    assert (poor.money[1], poor.reputation[1]) == (2, -1)
    nobody = use("hypnotist", money={1: 2}, reputation={1: -2})
    assert nobody.can(0, "pick_opponent") == [2]


def test_con_artist() -> None:
    t = use("con_artist")
    assert (t.money[0], t.reputation[0]) == (9, -1)
    fearless = use("con_artist", more="top_right=fearless.farmer")
    assert fearless.can(0, "use") == ["fearless"]  # the cost is a loss


# ---- reputation ----


def test_cook() -> None:
    t = use("cook")
    assert (t.money[0], t.reputation[0]) == (3, 1)
    assert unusable("cook", reputation={0: 6})


def test_judge() -> None:
    assert use("judge", jail={0: 0}, supply={0: 3}).reputation[0] == 1
    assert unusable("judge")


def test_mayor() -> None:
    t = use("mayor")
    assert (t.money[0], t.reputation[0]) == (6, 1)
    assert use("mayor", reputation={0: 6}).money[0] == 6


def test_gunslinger() -> None:
    t = use("gunslinger", reputation={0: 1, 1: 1})
    assert t.can(0, "pick_opponent") == [1]
    assert t.do("0 pick_opponent 1").reputation == [2, 0, 0]
    assert use("gunslinger", reputation={0: 3}).reputation == [4, 0, 0]


def test_abomination() -> None:
    t = use("abomination", "0 discard young", more="top_right=young.banker bottom_left=dirty.calf")
    assert (t.money[0], t.reputation[0], t.pile) == (7, 1, ["young.banker"])
    assert unusable("abomination")


def test_priest() -> None:
    assert use("priest", "0 pick_henchman 1").reputation[0] == 1
    own = use("priest", "0 pick_henchman 0", more="top_right=loyal.farmer")
    assert own.reputation[0] == 0
    assert own.can(0, "use") == ["loyal"]


# ---- safes ----


def test_dog_and_tracker() -> None:
    t = use("tracker", "0 pick_safe thinking_mirror", "0 mark 6")
    assert t.sees(0, "thinking_mirror")
    assert t.told(1, "scouted")[0].get("found") is None
    dog = use("dog", "0 pick_safe light_coil", "0 mark 7", more="top_right=curious.farmer")
    assert dog.pile == ["tired.dog"]
    assert dog.can(0, "use") == ["curious"]


def test_spy_scouts_two_different_ones() -> None:
    t = use("spy", "0 pick_safe light_coil", "0 mark 2")
    assert "light_coil" not in t.safes(0)
    t.do("0 pick_safe breeze_box", "0 mark 3")
    assert t.sees(0, "light_coil")
    assert t.sees(0, "breeze_box")
    cells = "breeze_box wireless_switch power_brick picture_box"
    estate = "counting_slate whisper_beads instant_photographer miracle_medicine handheld_gadget"
    lab = "buzzing_brush everlasting_ribbon mechanical_bird robotic_arm thinking_mirror"
    one = use("spy", "0 pick_safe light_coil", "0 mark 2", empty=f"{cells} {estate} {lab}")
    assert one.asked == (0, "hire_or_office")  # there is no second one


@pytest.mark.parametrize(
    ("job", "safe", "money"),
    [("coachman", "light_coil", 1), ("cartographer", "robotic_arm", 1), ("scientist", "robotic_arm", 2)],
)
def test_scouts_of_one_location(job: str, safe: str, money: int) -> None:
    t = use(job)
    assert len(t.safes(0)) == 5
    t.do(f"0 pick_safe {safe}", "0 mark 4")
    assert t.money[0] == 4 + money
    location = next(face.location for face in t.table.data.safes if face.id == safe)
    gone = " ".join(face.id for face in t.table.data.safes if face.location == location)
    assert use(job, empty=gone).money[0] == 4 + money


def test_printer() -> None:
    t = use("printer", marks="0:2@light_coil")
    assert {move["number"] for move in t.legal(0) if move["cmd"] == "remark"} == {3, 4, 5, 6, 7}
    t.do("0 remark light_coil old=2 number=7")
    assert t.marks_on("light_coil") == [(0, 7)]
    lied = use("printer", marks="0:2@light_coil", more="top_right=deceitful.farmer")
    assert lied.do("0 remark light_coil old=2 number=7").can(0, "use") == ["deceitful"]
    assert use("printer").asked == (0, "hire_or_office")  # without a mark only the money


def test_genius_tells_which_safe_is_being_marked() -> None:
    """Nobody looks into it, so nothing else would."""
    t = use("genius", "0 pick_safe light_coil")
    assert t.table.face[t.table.uses[-1].marking].id == "light_coil"
    assert t.do("0 mark 7").marks_on("light_coil") == [(0, 7)]


def test_genius_and_forger() -> None:
    t = use("genius", stolen={0: "power_brick"})
    assert "power_brick" in t.safes(0)
    forger = use("forger", "0 pick_safe power_brick", "0 mark 4", stolen={0: "power_brick"})
    assert forger.money[0] == 6
    assert forger.marks_on("power_brick") == [(0, 4)]
    assert use("forger").money[0] == 6
    all_seven = (
        "0:2@light_coil 0:2@breeze_box 0:4@power_brick 0:4@picture_box 0:4@counting_slate 0:6@whisper_beads "
        "0:6@robotic_arm"
    )
    moved = use("genius", "0 pick_safe light_coil", "0 move_mark breeze_box token=2 number=3", marks=all_seven)
    assert moved.marks_on("light_coil") == [(0, 2), (0, 3)]
    assert not moved.sees(0, "breeze_box")


@pytest.mark.parametrize(
    ("job", "safe", "left"),
    [
        ("bank_robber", "robotic_arm", 1),
        ("outlaw", "robotic_arm", 2),
        ("burglar", "counting_slate", 2),
        ("smuggler", "light_coil", 4),
        ("train_robber", "light_coil", 6),
    ],
)
def test_thieves(job: str, safe: str, left: int) -> None:
    t = use(job, f"0 pick_safe {safe}", more="top_right=futuristic.farmer")
    assert (t.stolen(0), t.money[0]) == ([safe], left)
    assert t.sees(0, safe)
    assert t.can(0, "use") == ["futuristic"]


def test_raider_pays_with_a_henchman() -> None:
    t = use("raider", "0 pick_safe robotic_arm")
    assert (t.table.supply[0], t.table.jail[0]) == (1, 2)
    over = use("raider", "0 pick_safe robotic_arm", "0 abandon robotic_arm", stolen={0: "light_coil"})
    assert over.stolen(0) == ["light_coil"]


def test_burglar_and_train_robber_know_their_location() -> None:
    depot = "light_coil breeze_box wireless_switch power_brick picture_box"
    assert use("train_robber", empty=depot).money[0] == 6
    estate = "counting_slate whisper_beads instant_photographer miracle_medicine handheld_gadget"
    assert unusable("burglar", empty=estate)


def test_renegade() -> None:
    t = use("renegade", "0 pick_safe light_coil", stolen={2: "power_brick"})
    assert t.stolen(0) == ["light_coil"]
    assert unusable("renegade", stolen={0: "robotic_arm", 2: "power_brick"})


def test_safecracker() -> None:
    t = use("safecracker", "0 pick_safe robotic_arm", "0 mark 5", "0 pick_safe robotic_arm")
    assert (t.stolen(0), t.money[0]) == (["robotic_arm"], 2)
    poor = use("safecracker", "0 pick_safe robotic_arm", "0 mark 5", money={0: 1})
    assert poor.asked == (0, "hire_or_office")
    declined = use("safecracker", "0 pick_safe robotic_arm", "0 mark 5", "0 decline")
    assert declined.money[0] == 4


def test_inventor_takes_what_nobody_has_seen() -> None:
    t = use("inventor", "0 pick_unused depot")
    assert t.stolen(0) == ["cold_cabinet"]
    assert t.unused("depot") == []


def test_test_subject() -> None:
    t = use("test_subject", "0 pick_unused laboratory", "0 mark 7", stolen={0: "light_coil"})
    t.do("0 pick_safe light_coil")
    assert t.stolen(0) == ["bottled_sun"]
    assert t.marks_on("bottled_sun") == [(0, 7)]
    assert t.unused("depot") == ["cold_cabinet", "light_coil"] or set(t.unused("depot")) == {
        "cold_cabinet",
        "light_coil",
    }
    alone = use("test_subject", "0 pick_unused laboratory", "0 mark 7", more="top_right=futuristic.farmer")
    assert alone.asked == (0, "hire_or_office")  # nothing to give, and a swap is no theft


# ---- henchmen ----


def test_deputy_without_targets_still_pays() -> None:
    t = use("deputy", supply={1: 0, 2: 0}, jail={1: 3, 2: 3})
    assert t.money[0] == 6


def test_mercenary() -> None:
    t = use("mercenary", "1 pass", "2 doubt", supply={2: 1}, jail={2: 2})
    assert t.money[0] == 4 + 1 + 1
    assert t.table.jail == [1, 2, 2]
    assert use("mercenary", supply={1: 0, 2: 0}, jail={1: 3, 2: 3}).money[0] == 5


def test_prisoner_with_nobody_to_hurt() -> None:
    assert unusable("prisoner", supply={1: 0, 2: 0}, jail={1: 3, 2: 3}, reputation={1: -2, 2: -2})


def test_shrink_places_the_freed_one() -> None:
    t = use("shrink", "0 pick_henchman 0", "0 pick_card victim=1 slot=3", slots={1: "3=4"}, round=2)
    assert [(found.owner, found.victim) for found in t.table.suspicions] == [(0, 1)]
    assert t.table.supply[0] == 2
    vengeful = use(
        "shrink", "0 pick_henchman 0", "0 pick_card victim=1 slot=3", slots={1: "3=4"}, round=2,
        others={1: "top_mid=vengeful.farmer"},
    )  # fmt: skip
    assert vengeful.asked == (1, "use_ability")


# ---- poker cards ----


def test_journalist() -> None:
    t = use("journalist", "0 pick_card victim=1 slot=3", slots={1: "3=4"}, round=2)
    assert t.money[0] == 7
    assert t.told(0, "spied")[0]["card"] == "poker.4C"
    assert "card" not in t.told(2, "spied")[0]
    assert use("journalist").money[0] == 7  # nothing to see: only the money


def test_marshal() -> None:
    t = use("marshal", "0 pick_card victim=1 slot=3", "0 do_it", slots={1: "3=4"}, round=2)
    assert t.table.suspicions[0].victim == 1
    there = use("marshal", "0 pick_card victim=1 slot=3", slots={1: "3=4"}, doubts="0>1.3", supply={0: 1}, round=2)
    assert there.asked == (0, "hire_or_office")
    assert unusable("marshal")


def test_automaton_with_an_empty_deck() -> None:
    t = use("automaton", hands={0: "0 A 2 3 4 5 6"})
    assert t.money[0] == 6


def test_mutant_shuffles() -> None:
    t = use("mutant", "0 do_it", decks={0: "6 5"}, hands={0: "A 2 3 4"})
    assert len(t.hand(0)) == 4
    assert t.told(1, "shuffled")
    assert unusable("mutant", hands={0: "0 A 2 3 4 5 6"})


def test_gambler_needs_a_deck() -> None:
    assert use("gambler", decks={0: "5"}, hands={0: "A 2 3 4"}).money[0] == 9
    assert unusable("gambler", hands={0: "0 A 2 3 4 5 6"})


def test_arsonist_burns_this_turns_card() -> None:
    t = use("arsonist", "0 pick_card victim=0 slot=6")
    assert t.offered == []
    assert t.office().asked == (1, "plan")  # no card, no last chance
    evening = scenario(sheets={0: "top_mid=sleepy.arsonist"}, slots={0: "3=4"}, step="evening")
    assert evening.asked != (0, "use_ability")


# ---- scoundrels ----


def test_courier_hires() -> None:
    t = use("courier", "0 pick_scoundrel young", "0 put bottom_left", money={0: 9})
    assert t.sheet(0)["bottom_left"] == "young.banker"
    assert use("courier", "0 decline").money[0] == 5
    pesky = use("courier", "0 pick_scoundrel young", "0 put bottom_left", money={0: 9}, more="top_right=pesky.farmer")
    assert pesky.can(0, "use") == ["pesky"]


def test_doctor_without_a_pile() -> None:
    assert use("doctor").money[0] == 6


def test_bailiff_bribes_on_the_last_day() -> None:
    t = use("bailiff", "0 pick_option bribe", "0 pick_safe light_coil", money={0: 12}, day=2)
    assert (t.money[0], t.stolen(0)) == (0, ["light_coil"])
    greedy = use("bailiff", "0 pick_option sell_information", more="top_right=greedy.farmer")
    assert greedy.asked == (0, "hire_or_office")  # office money


def test_horse_pays_and_ignores_modifiers() -> None:
    t = use("horse", "0 pick_scoundrel wealthy", more="top_right=wealthy.cook")
    assert (t.money[0], t.reputation[0]) == (3, 1)  # no bonus
    assert unusable("horse", more="top_right=patient.cook", money={0: 0})  # a bonus that does not count


def test_innkeeper_leaves_a_charming_one_in_the_saloon() -> None:
    t = use("innkeeper", "0 pick_scoundrel charming", saloon="charming.banker")
    assert t.money[0] == 8
    assert "charming.banker" in t.saloon
    assert unusable("innkeeper", saloon="", no_more=True)


def test_undertaker_buries() -> None:
    t = use("undertaker", "0 pick_scoundrel young", pile="dirty.farmer young.calf")
    assert t.money[0] == 9
    assert t.pile == ["young.calf", "dirty.farmer"]
    assert unusable("undertaker")


def test_tailor_between_ones_own() -> None:
    t = use("tailor", "0 swap young other=dirty", more="top_right=young.banker bottom_left=dirty.calf")
    assert t.sheet(0)["top_right"] == "young.calf"
    assert t.sheet(0)["bottom_left"] == "dirty.banker"
    assert unusable("tailor")
    reacts = use("tailor", "0 swap polite other=young", more="top_right=polite.horse", saloon="young.tycoon")
    assert reacts.can(0, "use") == ["polite"]  # with its new job
    assert reacts.do("0 use polite").money[0] == 10


def test_copycat_does_not_use_the_new_job_now() -> None:
    t = use("copycat", "0 swap tired other=young", saloon="young.calf")
    assert (t.money[0], t.sheet(0), t.pile) == (4, {"top_mid": "tired.calf"}, [])
    t.office().believe()
    assert unusable("copycat", saloon="", no_more=True)


def test_mechanic() -> None:
    t = use("mechanic")
    assert t.can(0, "pick_ability") == ["A", "3", "4", "5"]
    t.do("0 pick_ability 4")
    assert t.money[0] == 8
    own = scenario(sheets={0: "top_mid=grumpy.mechanic top_right=greedy.farmer"}, strategies={0: "shakedown"})
    own.do("0 play A slot=4", "0 use grumpy", "0 pick_ability 4")
    assert own.can(0, "use") == []  # neither Greedy nor Shakedown
    assert own.can(0, "leader") == [True]


def test_a_charming_courier_does_not_hire_itself() -> None:
    t = scenario(saloon="charming.courier young.farmer", money={0: 9})
    t.do("0 play A slot=6", "0 hire charming", "0 use_it")
    assert "charming" not in t.can(0, "pick_scoundrel")
    t.do("0 pick_scoundrel young", "0 put top_mid", "0 keep")
    assert t.pile == ["charming.courier"]
    assert all(t.saloon)


def test_a_charming_tailor_keeps_its_job() -> None:
    t = scenario(sheets={0: "top_mid=dirty.spy"}, saloon="charming.tailor young.farmer", money={0: 9})
    t.do("0 play A slot=6", "0 hire charming", "0 use_it")
    assert {move["other"] for move in t.legal(0) if move["cmd"] == "swap"} == {"young"}
