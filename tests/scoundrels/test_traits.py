"""Every trait and every strategy card: its normal use, and the nastiest thing that can happen to it."""

from __future__ import annotations

import pytest

from malina.games.scoundrels import GAME
from malina.games.scoundrels.box import SLOTS
from malina.games.scoundrels.faces import Strategy, Trait

from .scenario import Scenario, scenario

TRAITS: list[Trait] = list(GAME.deal(2).data.traits)  # type: ignore[attr-defined]
STRATEGIES: list[Strategy] = list(GAME.deal(2, options={"strategy_cards": True}).data.strategies)  # type: ignore[attr-defined]
WITH_SLOTS = [trait for trait in TRAITS if trait.timing == "slots"]
WITH_ARROWS = [trait for trait in TRAITS if trait.timing == "reaction"]
WHEN_HIRED = [trait for trait in TRAITS if trait.timing == "when_hired"]
NEIGHBOURS = {"left": "bottom_left", "right": "bottom_right", "up": "top_mid"}
LEADERS = {"preston_caine": 0, "doc_zimmer": 1, "lilith_boone": 2, "milton_goff": 3}


def id_of(card: Trait) -> str:
    return card.id


# ---- slots ----


@pytest.mark.parametrize("trait", WITH_SLOTS, ids=id_of)
def test_slots_wake_their_scoundrels(trait: Trait) -> None:
    for slot in SLOTS:
        t = scenario(sheets={0: f"top_mid={trait.id}.farmer"}).do(f"0 play 2 slot={slot}")
        assert (trait.id in t.can(0, "use")) is (slot in trait.slots)
    t = scenario(sheets={0: f"top_mid={trait.id}.farmer"}).do(f"0 play 2 slot={trait.slots[0]}", f"0 use {trait.id}")
    assert t.money[0] == 6 + trait.bonus_money
    assert t.can(0, "again") == ([True] if trait.use_twice else [])


@pytest.mark.parametrize("trait", [trait for trait in WITH_SLOTS if trait.id != "tired"], ids=id_of)
def test_a_horse_ignores_slots_and_modifiers_but_not_costs(trait: Trait) -> None:
    t = scenario(sheets={0: f"top_mid=tired.horse top_right={trait.id}.farmer"})
    t.do("0 play 2 slot=6", "0 use tired", f"0 pick_scoundrel {trait.id}")
    assert t.money[0] == 6
    assert t.table.supply[0] == (1 if trait.use_cost else 2)
    assert t.can(0, "again") == []


# ---- arrows ----


@pytest.mark.parametrize("trait", WITH_ARROWS, ids=id_of)
def test_arrows_are_read_from_the_grid(trait: Trait) -> None:
    for way, cell in NEIGHBOURS.items():
        t = scenario(sheets={0: f"{cell}=tired.farmer bottom_mid={trait.id}.prospector"})
        t.do("0 play 2 slot=6", "0 use tired")
        assert (t.can(0, "use") == [trait.id]) is (way in trait.arrows)
    below = scenario(sheets={0: f"bottom_mid=tired.farmer top_mid={trait.id}.prospector"})
    below.do("0 play 2 slot=6", "0 use tired")
    assert (below.can(0, "use") == [trait.id]) is ("down" in trait.arrows)


@pytest.mark.parametrize("trait", WITH_ARROWS, ids=id_of)
def test_arrows_do_not_answer_leaders_nor_opponents(trait: Trait) -> None:
    own = scenario(sheets={0: f"top_mid={trait.id}.prospector"}).do("0 play 2 slot=3", "0 leader")
    assert own.asked == (0, "hire_or_office")
    sheets = {0: "bottom_left=tired.farmer", 1: f"bottom_mid={trait.id}.prospector"}
    other = scenario(sheets=sheets).do("0 play 2 slot=6", "0 use tired")
    assert other.asked == (0, "hire_or_office")


def test_electrified_brings_its_bonus_in_a_reaction() -> None:
    t = scenario(sheets={0: "bottom_left=tired.farmer bottom_mid=electrified.prospector"})
    t.do("0 play 2 slot=6", "0 use tired", "0 use electrified")
    assert t.money[0] == 4 + 2 + 1 + 3


def test_arrows_chain() -> None:
    t = scenario(sheets={0: "bottom_left=tired.farmer bottom_mid=polite.prospector bottom_right=energetic.banker"})
    t.do("0 play 2 slot=6", "0 use tired", "0 use polite")
    assert t.can(0, "use") == ["energetic"]
    assert t.do("0 use energetic").money[0] == 13


def test_restless_looks_to_the_right_only() -> None:
    t = scenario(sheets={0: "bottom_left=restless.prospector bottom_mid=tired.farmer"})
    assert t.do("0 play 2 slot=6", "0 use tired").can(0, "use") == ["restless"]


# ---- when hired ----


@pytest.mark.parametrize("trait", WHEN_HIRED, ids=id_of)
def test_when_hired(trait: Trait) -> None:
    t = scenario(saloon=f"{trait.id}.banker", money={0: 9}).do("0 play 2 slot=6", f"0 hire {trait.id}")
    price = 9 - t.money[0]
    t.do("0 use_it")
    if trait.use_twice:
        t.do("0 enough")
    assert t.money[0] == 9 - price + 4
    assert (t.sheet(0), t.pile) == ({}, [f"{trait.id}.banker"])


@pytest.mark.parametrize("trait", WHEN_HIRED, ids=id_of)
def test_when_hired_and_declined_it_is_gone_all_the_same(trait: Trait) -> None:
    sheets = {0: "top_mid=greedy.farmer top_right=pesky.prospector"}
    t = scenario(sheets=sheets, saloon=f"{trait.id}.banker", money={0: 9})
    t.do("0 play 2 slot=6", f"0 hire {trait.id}", "0 decline", "0 keep")
    assert t.pile == [f"{trait.id}.banker"]
    assert t.can(0, "use") == ["pesky"]
    used = scenario(sheets=sheets, saloon=f"{trait.id}.banker", money={0: 9})
    used.do("0 play 2 slot=6", f"0 hire {trait.id}", "0 use_it")
    if trait.use_twice:
        used.do("0 again")
    used.do("0 keep")
    assert used.can(0, "use") == ["greedy", "pesky"]


# ---- start and end ----


def test_elderly_is_discarded_after_its_use() -> None:
    t = scenario(sheets={0: "top_mid=elderly.farmer"}).do("0 use elderly")
    assert (t.money[0], t.pile, t.asked) == (6, ["elderly.farmer"], (0, "plan"))
    kept = scenario(sheets={0: "top_mid=elderly.farmer"}).do("0 done")
    assert kept.sheet(0) == {"top_mid": "elderly.farmer"}


def test_radioactive_is_used_twice_then_discarded() -> None:
    t = scenario(sheets={0: "top_mid=radioactive.farmer"}).do("0 use radioactive", "0 again")
    assert (t.money[0], t.pile) == (8, ["radioactive.farmer"])
    t = scenario(sheets={0: "top_mid=radioactive.copycat"}, saloon="young.calf")
    t.do("0 use radioactive", "0 swap radioactive other=young", "0 again")
    assert (t.money[0], t.pile) == (9, ["radioactive.calf"])


def test_generous_needs_an_empty_purse() -> None:
    assert scenario(sheets={0: "top_mid=generous.farmer"}).asked == (0, "plan")
    t = scenario(sheets={0: "top_mid=generous.farmer"}, money={0: 0}).do("0 use generous")
    assert t.money[0] == 2


def test_narcissistic_only_in_ones_own_turn() -> None:
    t = scenario(sheets={0: "top_mid=narcissistic.farmer"}).do("0 play 2 slot=6")
    assert t.can(0, "use") == []
    t.office().do("0 use narcissistic")
    assert t.money[0] == 8
    other = scenario(sheets={1: "top_mid=narcissistic.farmer"}).do("0 play 2 slot=6").office().believe()
    assert other.asked == (1, "plan")


def test_honest_may_still_bluff_with_the_zero() -> None:
    t = scenario(sheets={0: "top_mid=honest.farmer"}, hands={0: "0 2 3 4"})
    t.do("0 play 0 slot=3")
    assert t.offered == [1, 2]
    without = scenario(sheets={0: "top_mid=honest.farmer"}, hands={0: "A 2 3 4"})
    without.refuses("0 play_open", "not-in-hand")


def test_sleepy_once_a_day_in_either_window() -> None:
    t = scenario(2, sheets={0: "top_mid=sleepy.farmer"}, step="evening").do("0 use sleepy")
    assert t.money[0] == 6
    assert t.asked == (0, "plan")
    last = scenario(2, sheets={0: "top_mid=sleepy.farmer"}, day=2, step="evening")
    last.do("0 done")
    assert last.table.over


# ---- events ----


def after(trait: str, *moves: str, more: str = "", **given: object) -> Scenario:
    sheets = {0: f"top_right={trait}.farmer {more}", **given.pop("others", {})}  # type: ignore[dict-item]
    return scenario(sheets=sheets, **given).do(*moves)  # type: ignore[arg-type]


def test_fearless_and_its_own_cost() -> None:
    t = after("fearless", "0 play 2 slot=6", "0 use tired", more="top_mid=tired.con_artist")
    assert t.can(0, "use") == ["fearless"]
    own = scenario(sheets={0: "top_mid=fearless.con_artist top_right=tired.abomination"}, reputation={0: 0})
    own.do("0 play 2 slot=6", "0 done")
    assert own.asked == (0, "hire_or_office")


def test_talkative_in_an_opponents_turn() -> None:
    t = scenario(sheets={0: "top_mid=tired.priest", 1: "top_mid=loyal.judge top_right=talkative.farmer"})
    t.do("0 play 2 slot=6", "0 use tired", "0 pick_henchman 1", "1 use loyal", "1 use talkative")
    assert (t.money[1], t.reputation[:2]) == (6, [1, 1])


def test_greedy_not_by_itself_not_by_leader_not_by_office() -> None:
    t = after("greedy", "0 play 2 slot=3", "0 leader")
    assert t.asked == (0, "hire_or_office")
    horse = after("greedy", "0 play 2 slot=6", "0 use tired", "0 pick_scoundrel greedy", more="top_mid=tired.horse")
    assert horse.asked == (0, "hire_or_office")
    saloon = after("greedy", "0 play 2 slot=6", "0 use tired", "0 pick_scoundrel young", more="top_mid=tired.innkeeper")
    assert saloon.can(0, "use") == ["greedy"]


def test_greedy_when_somebody_else_robs_nobody() -> None:
    t = after("greedy", "0 play 2 slot=6", "0 use tired", "0 pick_opponent 1", more="top_mid=tired.pickpocket")
    assert t.can(0, "use") == ["greedy"]


def test_deceitful_after_a_moved_mark() -> None:
    marks = (
        "0:2@light_coil 0:2@breeze_box 0:4@power_brick 0:4@picture_box 0:4@counting_slate 0:6@whisper_beads "
        "0:6@robotic_arm"
    )
    t = after("deceitful", "0 play 2 slot=A", "0 leader", "0 pick_safe wireless_switch", marks=marks)
    t.do("0 move_mark whisper_beads token=6 number=7")
    assert t.can(0, "use") == ["deceitful"]


def test_pesky_not_by_its_own_hiring() -> None:
    t = scenario(saloon="pesky.farmer", money={0: 9}).do("0 play 2 slot=6", "0 hire pesky", "0 put top_mid")
    assert t.asked == (1, "last_doubt")
    again = after("pesky", "0 play 2 slot=6", "0 hire young", "0 put top_mid", money={0: 9})
    assert again.can(0, "use") == ["pesky"]


def test_curious_once_though_two_were_scouted() -> None:
    moves = (
        "0 play 2 slot=6",
        "0 use tired",
        "0 pick_safe light_coil",
        "0 mark 2",
        "0 pick_safe breeze_box",
        "0 mark 2",
    )
    t = after("curious", *moves, more="top_mid=tired.spy")
    assert t.do("0 use curious").money[0] == 6
    assert t.asked == (0, "hire_or_office")
    leader = after("curious", "0 play 2 slot=2", "0 leader", "0 pick_safe light_coil", "0 mark 2")
    assert leader.can(0, "use") == ["curious"]


def test_vengeful_at_a_pause_and_at_the_last_chance() -> None:
    t = after("vengeful", "0 play 2 slot=3", "1 doubt")
    assert t.asked == (0, "use_ability")
    t.do("0 use vengeful")
    assert t.asked == (0, "use_ability")  # back to the leader's ability
    t.do("0 leader")
    last = after("vengeful", "0 play 2 slot=6").office().do("1 doubt", "2 doubt")
    assert last.can(0, "use") == ["vengeful"]
    assert last.do("0 use vengeful").asked == (1, "plan")


def test_vengeful_deputy_comes_after_all_last_doubts() -> None:
    t = scenario(sheets={0: "top_mid=vengeful.deputy"}, supply={2: 1}, jail={2: 2}).do("0 play 2 slot=6").office()
    t.do("1 doubt", "2 doubt")
    assert len(t.table.suspicions) == 2
    t.do("0 use vengeful")
    assert t.can(0, "pick_opponent") == [1]


def test_loyal_by_anybodys_action() -> None:
    t = scenario(sheets={2: "top_mid=loyal.farmer"}).do("0 play 2 slot=6", "0 office", "0 visit bail_one")
    t.do("0 pick_henchman 2", "2 use loyal")
    assert t.money[2] == 6
    twice = scenario(sheets={2: "top_mid=loyal.farmer"}, jail={2: 2}, supply={2: 1}, money={0: 4})
    twice.do("0 play 2 slot=6", "0 office", "0 visit bail_two", "0 pick_henchman 2", "0 pick_henchman 2", "2 use loyal")
    assert twice.asked == (1, "last_doubt")


def test_futuristic_after_an_exchange() -> None:
    t = after("futuristic", "0 play 2 slot=5", "0 leader", "0 pick_safe robotic_arm", stolen={0: "light_coil"})
    assert t.asked == (0, "abandon")
    assert t.do("0 abandon robotic_arm").can(0, "use") == ["futuristic"]


def test_events_of_several_players_active_first_then_clockwise() -> None:
    sheets = {0: "top_mid=tired.shrink top_right=loyal.prospector", 1: "top_mid=vengeful.farmer"}
    t = scenario(sheets=sheets, slots={1: "3=4"}, round=2)
    t.do("0 play A slot=6", "0 use tired", "0 pick_henchman 0", "0 pick_card victim=1 slot=3")
    assert t.asked == (0, "use_ability")
    assert t.do("0 use loyal").asked == (1, "use_ability")


def test_what_was_passed_is_not_offered_again() -> None:
    t = after("greedy", "0 play 2 slot=6", "0 use tired", "0 done", more="top_mid=tired.banker bottom_mid=gloomy.dog")
    assert t.can(0, "use") == ["gloomy"]


# ---- strategy cards ----


def strategy(id: str, **given: object) -> tuple[Scenario, int]:
    """Its owner has the turn."""
    seat = LEADERS[next(card.leader for card in STRATEGIES if card.id == id)]
    money = {seat: given.pop("purse", 9)}
    return scenario(4, strategies={seat: id}, turn=seat, first=seat, money=money, **given), seat  # type: ignore[arg-type]


def test_shakedown() -> None:
    t, me = strategy("shakedown")
    t.do(f"{me} play 2 slot=4", f"{me} leader", f"{me} use shakedown", f"{me} pick_opponent 1")
    assert (t.money[me], t.money[1]) == (14, 3)
    other, me = strategy("shakedown")
    other.do(f"{me} play 2 slot=A", f"{me} leader", f"{me} pick_safe light_coil", f"{me} mark 2")
    assert other.asked == (me, "hire_or_office")


def test_iron_fist() -> None:
    slots = {1: "5=2 6=3 4=A"}
    t = scenario(
        2,
        strategies={0: "iron_fist"},
        slots=slots,
        doubts="0>1.5 0>1.6 0>1.4",
        supply={0: 0},
        jail={0: 0},
        step="evening",
    )
    t.do("0 use iron_fist")
    assert t.money[0] == 8  # at most four dollars
    nothing = scenario(2, strategies={0: "iron_fist"}, step="evening")
    assert nothing.asked == (0, "plan")


def test_transform_allies() -> None:
    sheets = {1: "top_mid=tired.farmer"}
    t, me = strategy("transform_allies", sheets=sheets, saloon="brilliant.tycoon")
    t.do(f"{me} use transform_allies", f"{me} swap tired other=brilliant", f"{me} play 2 slot=A")
    assert t.can(me, "use") == ["brilliant"]
    assert "tired.tycoon" in t.saloon
    poor, me = strategy("transform_allies", sheets=sheets, purse=0)
    assert poor.asked == (me, "plan")


def test_field_test() -> None:
    t, me = strategy("field_test", saloon="young.farmer charming.banker")
    t.do(
        f"{me} play 2 slot=6",
        f"{me} hire young",
        f"{me} put top_mid",
        f"{me} use field_test",
        f"{me} pick_safe light_coil",
    )
    assert t.do(f"{me} mark 2").asked != (me, "use_ability")
    charming, me = strategy("field_test", saloon="young.farmer charming.banker")
    charming.do(f"{me} play 2 slot=6", f"{me} hire charming", f"{me} decline")
    assert charming.can(me, "use") == ["field_test"]


def test_watchful_eye() -> None:
    t = scenario(3, strategies={2: "watchful_eye"}).do("0 play 2 slot=6", "2 doubt", "2 use watchful_eye")
    assert t.money[2] == 5
    sheets = {2: "top_mid=tired.marshal"}
    own = scenario(3, strategies={2: "watchful_eye"}, sheets=sheets, slots={0: "3=4"}, turn=2, round=2)
    own.do("2 play A slot=6", "2 use tired", "2 pick_card victim=0 slot=3", "2 do_it")
    assert own.asked == (2, "hire_or_office")  # not in that opponent's turn


def test_jailbreak() -> None:
    t, me = strategy("jailbreak")
    t.do(f"{me} use jailbreak", f"{me} pick_henchman {me}")
    assert (t.money[me], t.table.jail[me]) == (8, 0)
    free, me = strategy("jailbreak", jail={2: 0}, supply={2: 3})
    assert free.asked == (me, "plan")


def test_interest() -> None:
    t, me = strategy("interest", purse=6)
    assert t.do(f"{me} use interest").money[me] == 7
    poor, me = strategy("interest", purse=5)
    assert poor.asked == (me, "plan")


def test_deep_pockets_once_in_a_turn() -> None:
    t, me = strategy("deep_pockets", purse=9, day=2, sheets={3: "top_mid=tired.bailiff"})
    t.do(f"{me} play 2 slot=6", f"{me} use tired", f"{me} pick_option bribe", f"{me} pick_safe light_coil")
    assert t.money[me] == 0
    t, me = strategy("deep_pockets", purse=18, day=2, sheets={3: "top_mid=tired.bailiff"})
    t.do(
        f"{me} play 2 slot=6",
        f"{me} use tired",
        f"{me} pick_option bribe",
        f"{me} pick_safe light_coil",
        f"{me} office",
    )
    assert "bribe" not in t.can(me, "visit")  # nine dollars are left, and the card has done its part
