"""The numbered cases of the specification: slots, bluffs, suspicion, saloon, office, end of day, scoring, modules."""

from __future__ import annotations

import pytest

from malina.games.scoundrels.faces import price
from malina.kernel.refusal import BadOptions

from .scenario import LONG, dealt, scenario

WILD = {**LONG, "wild_saloon": True}


def test_scoundrels_001_the_slot_counts_not_the_card() -> None:
    for card in ("0", "3"):
        t = scenario(hands={0: "0 3 4 5"}).do(f"0 play {card} slot=3", "0 leader")
        assert t.money[0] == 7


def test_scoundrels_002_slot_is_public_rank_hidden() -> None:
    t = scenario(hands={0: "5 3 4 6"}).do("0 play 5 slot=3")
    for viewer in (1, 2, None):
        assert t.told(viewer, "played") == [{"event": "played", "seat": 0, "slot": "3"}]
        [card] = t.table.view(viewer)["places"]["slot"]["0"]["3"]
        assert "face" not in card
    assert t.told(0, "played")[0]["card"] == "poker.5S"
    t.end_turn().play_on(1, "2", "2").play_on(2, "2", "2")
    assert "3" not in t.table.empty_slots(0)
    t.refuses("0 play 4 slot=3", "slot-taken")


def test_scoundrels_003_a_card_whose_slot_is_taken_can_only_bluff() -> None:
    t = scenario(hands={0: "3 4 5"}, slots={0: "3=6"}, round=2)
    slots = {move["slot"] for move in t.legal(0) if move["cmd"] == "play" and move["card"] == "poker.3S"}
    assert slots == {"A", "2", "4", "5", "6"}


def test_scoundrels_004_zero_is_always_a_bluff() -> None:
    t = scenario(slots={0: "6=0"}, doubts="1>0.6", supply={1: 1}, step="evening")
    assert t.reputation == [-1, 1, 0]


def test_scoundrels_005_a_true_card_jails_the_henchman() -> None:
    t = scenario(slots={0: "3=3"}, doubts="1>0.3", supply={1: 1}, step="evening")
    assert t.reputation == [0, 0, 0]
    assert (t.table.jail[1], t.table.supply[1]) == (2, 1)
    assert t.told(None, "exposed")[0]["card"] == "poker.3S"


def test_scoundrels_006_two_doubters_gain_the_bluffer_loses_once() -> None:
    t = scenario(slots={0: "5=2"}, doubts="1>0.5 2>0.5", supply={1: 1, 2: 1}, step="evening")
    assert t.reputation == [-1, 1, 1]
    assert t.table.supply[1:] == [2, 2]


def test_scoundrels_007_two_exposed_bluffs_cost_two() -> None:
    t = scenario(slots={0: "5=2 6=3"}, doubts="1>0.5 2>0.6", supply={1: 1, 2: 1}, step="evening")
    assert t.reputation == [-2, 1, 1]


def test_scoundrels_008_a_bluff_nobody_doubts_stays_hidden() -> None:
    t = scenario(2, slots={0: "5=2"}, hands={0: "0 A 3"}, step="evening")
    assert t.reputation == [0, 0]
    assert t.told(1, "exposed") == []
    assert t.asked == (0, "plan")
    assert not any("face" in card for card in t.table.view(1)["places"]["deck"]["0"])


def test_scoundrels_009_deceitful_follows_impossible_numbers() -> None:
    for number, follows in (("7", True), ("3", False)):
        t = scenario(sheets={0: "top_mid=deceitful.banker"})
        t.do("0 play 2 slot=A", "0 leader", "0 pick_safe counting_slate")
        t.do(f"0 mark {number}")
        assert (t.asked == (0, "use_ability")) is follows
        assert t.can(0, "use") == (["deceitful"] if follows else [])


def test_scoundrels_010_scoring() -> None:
    t = scenario(
        2,
        sheets={0: "top_mid=cybernetic.outlaw"},
        stolen={0: "wireless_switch miracle_medicine"},
        marks="0:3@wireless_switch 1:3@wireless_switch 1:2@miracle_medicine",
        reputation={0: 2},
        day=2,
        step="evening",
    )
    assert t.table.result is not None
    assert t.table.result.points[0] == 12
    assert t.table.result.breakdown["seats"][0] == {
        "seat": 0, "safes": 7, "marks": 2, "reputation": 2, "tech": 1, "total": 12, "money": 4,
    }  # fmt: skip


def test_scoundrels_044_the_office_sends_the_rightmost_away() -> None:
    t = scenario(saloon="young.banker tired.farmer stubborn.tracker", traits="gloomy", jobs="calf")
    t.do("0 play 2 slot=6", "0 office")
    assert t.saloon == ["gloomy.calf", "young.banker", "tired.farmer"]
    assert t.pile == ["stubborn.tracker"]
    assert t.asked == (0, "office")


def test_scoundrels_045_hiring_closes_the_gap_to_the_right() -> None:
    t = scenario(saloon="young.banker tired.farmer stubborn.tracker", traits="gloomy", jobs="calf")
    t.do("0 play 2 slot=6", "0 hire tired", "0 put top_mid")
    assert t.saloon == ["gloomy.calf", "young.banker", "stubborn.tracker"]
    assert t.sheet(0) == {"top_mid": "tired.farmer"}
    assert t.money[0] == 4 - price(*_faces(t, "tired", "farmer"))


def _faces(t: object, trait: str, job: str) -> tuple[object, object]:
    faces = {face.id: face for face in t.table.face}  # type: ignore[attr-defined]
    return faces[trait], faces[job]


def test_scoundrels_046_without_money_only_the_office_is_left() -> None:
    t = scenario(saloon="stunning.cyborg cybernetic.inventor brilliant.mayor", money={0: 4})
    t.do("0 play 2 slot=6")
    assert t.can(0, "hire") == []
    assert "bribe" not in t.do("0 office").can(0, "visit")
    rich = scenario(money={0: 12}, day=2).do("0 play 2 slot=6", "0 office")
    assert "bribe" in rich.can(0, "visit")
    poor = scenario(money={0: 11}, day=2).do("0 play 2 slot=6", "0 office")
    assert "bribe" not in poor.can(0, "visit")
    poor.refuses("0 visit bribe", "office-closed")
    early = scenario(money={0: 12}, day=1).do("0 play 2 slot=6", "0 office")
    assert "bribe" not in early.can(0, "visit")


def test_scoundrels_047_bail_for_two_of_any_owners() -> None:
    t = scenario(money={0: 4}).do("0 play 2 slot=6", "0 office", "0 visit bail_two")
    t.do("0 pick_henchman 1", "0 pick_henchman 2")
    assert t.money[0] == 0
    assert (t.table.jail, t.table.supply) == ([1, 0, 0], [2, 3, 3])
    one = scenario(money={0: 4}, jail={1: 0, 2: 0}).do("0 play 2 slot=6", "0 office")
    assert one.can(0, "visit") == ["sell_information", "bail_one"]


def test_scoundrels_050_a_tie_in_reputation_keeps_the_order() -> None:
    t = scenario(reputation={0: 1, 1: 1}, first=2, turn=2, step="evening")
    assert t.table.first == 2
    assert t.asked == (2, "plan")


def test_scoundrels_051_whoever_leads_alone_names_the_first() -> None:
    t = scenario(reputation={1: 2}, step="evening")
    assert t.asked == (1, "who_begins")
    assert t.can(1, "begin") == [0, 1, 2]
    t.do("1 begin 2")
    assert (t.table.day, t.table.first, t.asked) == (2, 2, (2, "plan"))


def test_scoundrels_052_ties_go_to_money_then_to_the_later_one() -> None:
    t = scenario(2, money={0: 5, 1: 3}, day=2, step="evening")
    assert t.table.result is not None
    assert t.table.result.winners == (0,)
    t = scenario(2, money={0: 5, 1: 5}, day=2, step="evening")
    assert t.table.result is not None
    assert t.table.result.winners == (1,)
    t = scenario(3, money={0: 5, 1: 5, 2: 1}, first=1, turn=1, day=2, step="evening")
    assert t.table.result is not None
    assert t.table.result.winners == (0,)


def test_scoundrels_053_wild_saloon_keeps_a_purple_one() -> None:
    t = scenario(saloon="tired.cook young.farmer stubborn.tracker", options=WILD, traits="gloomy", money={0: 9})
    t.do("0 play 2 slot=6", "0 hire tired", "0 put top_mid")
    [new, *_] = [t.table.job_card(t.table.job(cell)) for cell in t.table.data.saloon]
    assert new.color == "purple"
    two = scenario(saloon="tired.cook young.horse stubborn.tracker", options=WILD, money={0: 9})
    two.do("0 play 2 slot=6", "0 hire tired", "0 put top_mid")
    assert next(two.table.job_card(two.table.job(c)).color for c in two.table.data.saloon) != "purple"


def test_scoundrels_054_sixth_cell_links_like_any_other() -> None:
    options = {**LONG, "more_scoundrels": True}
    for cell, trait in (("top_mid", "tireless"), ("bottom_left", "tireless")):
        t = scenario(sheets={0: f"top_left=tired.farmer {cell}={trait}.prospector"}, options=options)
        t.do("0 play 2 slot=6", "0 use tired")
        assert t.can(0, "use") == ["tireless"]
    t = scenario(
        sheets={0: "top_mid=tireless.prospector"},
        strategies={0: "shakedown"},
        options=options,
    )
    t.do("0 play 2 slot=3", "0 leader", "0 use shakedown", "0 pick_opponent 1")
    assert t.money[:2] == [8, 3]
    assert t.asked == (0, "hire_or_office")


def test_scoundrels_055_price_is_what_no_hole_covers() -> None:
    t = dealt(2)
    faces = {face.id: face for face in t.table.data.faces}
    assert price(faces["charming"], faces["banker"]) == 2  # 1 3 5 under 4 5 6
    assert price(faces["polite"], faces["farmer"]) == 0  # 1..6 under 1..6
    assert price(faces["brilliant"], faces["cyborg"]) == 8


def test_scoundrels_059_an_empty_trait_deck_shrinks_the_saloon() -> None:
    t = scenario(4, saloon="young.banker", no_more=True).do("0 play 2 slot=6", "0 office")
    assert t.saloon == ["", "", ""]
    t.do("0 visit sell_information").believe().do("1 play 2 slot=6")
    assert t.can(1, "hire") == []
    t.do("1 office")  # nobody is there to be sent away
    assert t.asked == (1, "office")


def test_scoundrels_060_played_cards_go_under_the_deck() -> None:
    t = scenario(2, slots={0: "A=A 2=2 3=3 4=4"}, decks={0: "0 5 6"}, step="evening")
    assert {"0", "5", "6"} <= set(t.hand(0))
    assert len(t.hand(0)) == 4
    assert len(t.deck(0)) == 3


def test_scoundrels_061_setup() -> None:
    t = dealt(3, length="short")
    g = t.table
    assert (g.money, g.reputation) == ([4, 4, 4], [0, 0, 0])
    assert (g.supply, g.jail) == ([2, 2, 2], [1, 1, 1])
    for seat in range(3):
        assert (len(t.hand(seat)), len(t.deck(seat)), sum(g.marks_left(seat))) == (4, 3, 7)
    for location in ("depot", "estate", "laboratory"):
        assert len(g.at_locations(location)) == 5
        assert len(t.unused(location)) == 1
    assert len(g.at[g.data.trait_deck]) == 30 - 3
    assert len(g.at[g.data.job_deck]) == 36 - 3
    assert all(t.saloon)


def test_scoundrels_062_one_henchman_each_and_only_now() -> None:
    t = scenario().do("0 play 2 slot=6")
    assert t.offered == [1, 2]
    t.do("1 doubt")
    assert t.offered == [2]
    t.refuses("1 doubt", "not-your-turn")
    t.do("2 doubt").office(0)
    t.do("1 play 2 slot=6")
    assert {(found.owner, found.victim) for found in t.table.suspicions} == {(1, 0), (2, 0)}
    assert t.offered == [2, 0]
    t.do("2 doubt")
    assert t.table.suspicions[-1].victim == 1


def test_scoundrels_079_strategy_choices_open_together() -> None:
    t = dealt(3, strategy_cards=True)
    choice = {seat: t.can(seat, "choose_strategy") for seat in range(3)}
    before = t.table.view(1)["places"]["strategy"]
    t.do(f"0 choose_strategy {choice[0][1]}")
    assert t.table.view(1)["places"]["strategy"] == before
    assert t.told(1, "strategy") == []
    assert [seat for seat, _ in t.all_asked] == [1, 2]
    t.do(f"1 choose_strategy {choice[1][0]}", f"2 choose_strategy {choice[2][0]}")
    assert [event["strategy"] for event in t.told(None, "strategy")] == [choice[0][1], choice[1][0], choice[2][0]]


def test_scoundrels_080_zero_at_the_start_and_three_safes_in_the_wild() -> None:
    t = dealt(3, length="long", start_with_zero=True)
    for seat in range(3):
        assert "0" in t.hand(seat)
        assert len(t.hand(seat)) == 4
    t = scenario(
        options=WILD, day=1, stolen={0: "light_coil breeze_box"}, hands={0: "5 2 3 4"}, slots={}, money={0: 20}
    )
    t.do("0 play 5 slot=5", "0 leader", "0 pick_safe power_brick")
    assert len(t.stolen(0)) == 3
    assert t.asked == (0, "hire_or_office")
    t = scenario(options=WILD, day=1, stolen={0: "light_coil breeze_box power_brick"}).do("0 play 2 slot=5", "0 leader")
    t.do("0 pick_safe picture_box")
    assert t.asked == (0, "abandon")


def test_modules_need_the_long_game() -> None:
    for module in ("more_scoundrels", "wild_saloon", "start_with_zero"):
        with pytest.raises(BadOptions, match="needs-long-game"):
            dealt(2, **{module: True})
