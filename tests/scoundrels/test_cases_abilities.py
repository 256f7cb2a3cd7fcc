"""The numbered cases of the specification: using scoundrels, reactions, events, chains."""

from __future__ import annotations

from .scenario import scenario

DOG = "bottom_left=dirty.dog bottom_mid=polite.prospector"
FULL = (
    "top_mid=tired.doctor top_right=young.banker bottom_left=dirty.farmer bottom_mid=grumpy.tracker "
    "bottom_right=cocky.priest"
)


def test_scoundrels_011_a_self_discarding_dog_still_triggers_its_link() -> None:
    t = scenario(sheets={0: DOG}).do("0 play A slot=2", "0 use dirty", "0 pick_safe light_coil", "0 mark 2")
    assert t.pile == ["dirty.dog"]
    assert t.asked == (0, "use_ability")
    assert t.can(0, "use") == ["polite"]
    t.do("0 use polite")
    assert t.money[0] == 7


def test_scoundrels_012_no_reaction_to_what_was_not_used() -> None:
    t = scenario(sheets={0: DOG}).do("0 play A slot=2", "0 leader", "0 pick_safe light_coil", "0 mark 2")
    assert t.can(0, "use") == ["dirty"]
    t.refuses("0 use polite", "wrong-timing")
    t.do("0 done")
    assert t.asked == (0, "hire_or_office")


def test_scoundrels_013_a_cost_must_be_paid_in_full() -> None:
    t = scenario(sheets={0: "bottom_left=tired.bank_robber bottom_mid=polite.prospector"}, money={0: 2})
    t.do("0 play A slot=6")
    assert t.asked == (0, "hire_or_office")
    rich = scenario(sheets={0: "bottom_left=tired.bank_robber bottom_mid=polite.prospector"}, money={0: 3})
    assert rich.do("0 play A slot=6").can(0, "use") == ["tired"]
    rich.refuses("0 use polite", "wrong-timing")


def test_scoundrels_014_elderly_through_a_horse() -> None:
    t = scenario(sheets={0: "top_mid=elderly.banker top_right=tired.horse"})
    t.do("0 done", "0 play A slot=6", "0 use tired", "0 pick_scoundrel elderly")
    assert t.money[0] == 8
    assert t.sheet(0) == {"top_right": "tired.horse"}
    assert t.pile == ["elderly.banker"]


def test_scoundrels_015_money_of_the_elderly_spoils_the_generous() -> None:
    sheet = "top_mid=elderly.banker top_right=generous.farmer"
    t = scenario(sheets={0: sheet}, money={0: 0})
    assert t.can(0, "use") == ["elderly", "generous"]
    t.do("0 use elderly")
    assert t.asked == (0, "plan")
    t = scenario(sheets={0: sheet}, money={0: 0}).do("0 use generous")
    assert t.can(0, "use") == ["elderly"]
    assert t.do("0 use elderly").money[0] == 6


def test_scoundrels_016_talkative_in_any_turn_once_per_period() -> None:
    t = scenario(sheets={0: "top_mid=tired.cook top_right=talkative.farmer"})
    t.do("0 play A slot=6", "0 use tired", "0 use talkative")
    assert (t.money[0], t.reputation[0]) == (5, 1)
    other = scenario(sheets={1: "top_mid=loyal.cook top_right=talkative.farmer"})
    other.do("0 play A slot=6", "0 office", "0 visit bail_one", "0 pick_henchman 1", "1 use loyal")
    assert other.can(1, "use") == ["talkative"]
    assert other.do("1 use talkative").money[1] == 5
    evening = scenario(
        slots={0: "5=2 6=3"},
        doubts="1>0.5 1>0.6",
        supply={1: 0},
        sheets={1: "top_mid=talkative.farmer"},
        step="evening",
    )
    assert evening.can(1, "use") == ["talkative"]
    evening.do("1 use talkative")
    assert evening.reputation[1] == 2  # the second card was turned up afterwards
    assert evening.asked != (1, "use_ability")


def test_scoundrels_017_the_ends_of_the_track() -> None:
    t = scenario(
        slots={0: "5=2"},
        doubts="1>0.5",
        supply={1: 1},
        sheets={1: "top_mid=talkative.farmer"},
        reputation={1: 6},
        step="evening",
    )
    assert t.asked != (1, "use_ability")
    low = scenario(sheets={0: "top_mid=tired.con_artist"}, reputation={0: -2}).do("0 play A slot=6")
    assert low.asked == (0, "hire_or_office")


def test_scoundrels_018_over_the_limit_one_is_abandoned() -> None:
    t = scenario(day=2, stolen={0: "light_coil power_brick"}, marks="1:7@light_coil")
    t.do("0 play A slot=5", "0 leader", "0 pick_safe robotic_arm")
    assert t.sees(0, "robotic_arm")
    assert set(t.safes(0, "abandon")) == {"light_coil", "power_brick", "robotic_arm"}
    t.do("0 abandon light_coil")
    assert t.stolen(0) == ["power_brick", "robotic_arm"]
    assert t.marks_on("light_coil") == [(1, 7)]
    assert not t.sees(0, "light_coil")
    assert t.sees(1, "light_coil")
    assert len(t.table.at_locations("depot")) == 4


def test_scoundrels_019_a_horse_lets_the_calf_go() -> None:
    t = scenario(sheets={0: "top_mid=tired.horse top_right=young.calf"})
    t.do("0 play A slot=6", "0 use tired", "0 pick_scoundrel young")
    assert (t.money[0], t.pile, t.sheet(0)) == (9, ["young.calf"], {"top_mid": "tired.horse"})


def test_scoundrels_020_a_stunning_horse_needs_two_others() -> None:
    t = scenario(sheets={0: "top_mid=stunning.horse top_right=young.farmer bottom_mid=dirty.prospector"})
    t.do("0 play A slot=6", "0 use stunning", "0 pick_scoundrel young", "0 again")
    assert t.can(0, "pick_scoundrel") == ["dirty"]
    t.do("0 pick_scoundrel dirty")
    assert t.money[0] == 9
    alone = scenario(sheets={0: "top_mid=stunning.horse top_right=young.farmer"})
    alone.do("0 play A slot=6", "0 use stunning", "0 pick_scoundrel young")
    assert alone.asked == (0, "hire_or_office")


def test_scoundrels_021_horse_innkeeper_saloon() -> None:
    t = scenario(sheets={0: "top_mid=tired.horse top_right=young.innkeeper"}, saloon="dirty.banker")
    t.do("0 play A slot=6", "0 use tired", "0 pick_scoundrel young", "0 pick_scoundrel dirty")
    assert t.money[0] == 8
    stamped = {t.table.face[piece].id for piece in t.table.stamped}
    assert stamped == {"tired", "horse", "young", "innkeeper", "dirty", "banker"}


def test_scoundrels_022_a_used_calf_is_no_target_on_the_pile() -> None:
    t = scenario(sheets={0: "top_mid=tired.calf top_right=gloomy.undertaker"})
    t.do("0 play A slot=6", "0 use tired")
    assert t.pile == ["tired.calf"]
    assert t.asked == (0, "hire_or_office")


def test_scoundrels_023_an_undertaker_on_top_of_the_pile_buries_nothing() -> None:
    t = scenario(sheets={0: "top_mid=tired.doctor"}, pile="young.farmer charming.undertaker")
    t.do("0 play A slot=6", "0 use tired", "0 pick_scoundrel charming", "0 keep")
    assert t.money[0] == 4 + 2 - 3
    assert t.pile == ["young.farmer", "charming.undertaker"]
    assert t.told(None, "used")[-1]["job"] == "doctor"


def test_scoundrels_024_a_new_job_may_be_used_at_once() -> None:
    t = scenario(sheets={0: "top_mid=cocky.tailor top_right=sneaky.calf"}, saloon="young.tycoon")
    t.do("0 play A slot=5", "0 use cocky", "0 swap sneaky other=young")
    assert t.sheet(0)["top_right"] == "sneaky.tycoon"
    assert "sneaky" in t.can(0, "use")
    assert t.do("0 use sneaky").money[0] == 10


def test_scoundrels_025_a_stamped_trait_stays_stamped() -> None:
    t = scenario(sheets={0: "top_mid=cocky.tailor top_right=sneaky.farmer"}, saloon="young.tycoon")
    t.do("0 play A slot=5", "0 use sneaky", "0 use cocky", "0 swap sneaky other=young")
    t.refuses("0 use sneaky", "already-used")


def test_scoundrels_026_a_stunning_copycat_uses_the_new_job() -> None:
    t = scenario(sheets={0: "top_mid=stunning.copycat"}, saloon="young.tycoon")
    t.do("0 play A slot=6", "0 use stunning", "0 swap stunning other=young", "0 again")
    assert t.money[0] == 10
    assert t.sheet(0) == {"top_mid": "stunning.tycoon"}


def test_scoundrels_027_two_uses_one_discard_one_reaction() -> None:
    t = scenario(sheets={0: "bottom_left=stunning.calf bottom_mid=polite.prospector"})
    t.do("0 play A slot=6", "0 use stunning", "0 again")
    assert (t.money[0], t.pile) == (14, ["stunning.calf"])
    t.do("0 use polite")
    assert t.money[0] == 17
    assert t.asked == (0, "hire_or_office")


def test_scoundrels_028_greedy_comes_too_late() -> None:
    t = scenario(sheets={0: "top_mid=tired.doctor"}, pile="greedy.farmer")
    t.do("0 play A slot=6", "0 use tired", "0 pick_scoundrel greedy", "0 put bottom_left")
    assert t.asked == (0, "hire_or_office")
    there = scenario(sheets={0: "top_mid=tired.doctor bottom_left=greedy.farmer"})
    assert there.do("0 play A slot=6", "0 use tired").can(0, "use") == ["greedy"]


def test_scoundrels_029_a_hired_arrow_may_react_at_once() -> None:
    t = scenario(sheets={0: "top_mid=tired.doctor"}, pile="polite.farmer", money={0: 9})
    t.do("0 play A slot=6", "0 use tired", "0 pick_scoundrel polite", "0 put top_right")
    assert t.can(0, "use") == ["polite"]
    away = scenario(sheets={0: "top_mid=tired.doctor"}, pile="polite.farmer", money={0: 9})
    away.do("0 play A slot=6", "0 use tired", "0 pick_scoundrel polite", "0 put bottom_left")
    assert away.asked == (0, "hire_or_office")


def test_scoundrels_030_a_replaced_doctor_has_no_links() -> None:
    full = FULL.replace("top_right=young.banker", "top_right=polite.banker")
    t = scenario(sheets={0: full}, pile="gloomy.prospector", money={0: 9})
    t.do("0 play A slot=6", "0 use tired", "0 pick_scoundrel gloomy", "0 discard tired", "0 put top_mid")
    assert t.pile == ["tired.doctor"]
    assert "polite" not in t.can(0, "use")
    stays = scenario(sheets={0: full}, pile="gloomy.prospector", money={0: 9})
    stays.do("0 play A slot=6", "0 use tired", "0 pick_scoundrel gloomy", "0 discard cocky", "0 put bottom_right")
    assert stays.can(0, "use") == ["polite"]


def test_scoundrels_031_a_doctor_from_the_pile_hires_itself() -> None:
    t = scenario(sheets={0: "top_mid=tired.undertaker"}, pile="young.farmer dirty.doctor", money={0: 9})
    t.do("0 play A slot=6", "0 use tired", "0 pick_scoundrel dirty", "0 pick_scoundrel dirty", "0 put bottom_mid")
    assert t.sheet(0) == {"top_mid": "tired.undertaker", "bottom_mid": "dirty.doctor"}
    assert t.pile == ["young.farmer"]
    assert t.money[0] == 9 + 2 - 2


def test_scoundrels_032_a_charming_one_hired_from_the_pile_stays_there() -> None:
    t = scenario(sheets={0: "top_mid=tired.doctor"}, pile="young.farmer charming.tycoon")
    t.do("0 play A slot=6", "0 use tired", "0 pick_scoundrel charming", "0 use_it", "0 keep")
    assert t.pile == ["young.farmer", "charming.tycoon"]
    assert t.money[0] == 4 + 2 - 1 + 6


def test_scoundrels_033_journalist_and_investor_at_the_end_of_the_day() -> None:
    t = scenario(2, sheets={0: "top_mid=sleepy.journalist"}, slots={1: "3=3"}, step="evening")
    t.do("0 use sleepy")
    assert t.money[0] == 7
    assert t.told(0, "spied") == []
    investor = scenario(2, sheets={0: "top_mid=sleepy.investor"}, slots={0: "A=2 2=3 3=4 4=5"}, step="evening")
    investor.do("0 done")  # nothing before the cards go under the deck
    assert investor.table.step == "morning"
    assert investor.do("0 use sleepy").money[0] == 8


def test_scoundrels_034_cardsharp() -> None:
    t = scenario(sheets={0: "top_mid=tired.gambler"}, decks={0: "2"}, hands={0: "A 3 4 5"})
    size = len(t.deck(0))
    t.do("0 play A slot=6", "0 use tired")
    assert t.money[0] == 6
    assert t.told(1, "revealed")[0]["card"] == "poker.2S"
    assert len(t.deck(0)) == size
    assert not any("face" in card for card in t.table.view(1)["places"]["deck"]["0"])
    good = scenario(sheets={0: "top_mid=tired.gambler"}, decks={0: "6"}, hands={0: "A 3 4 5"})
    assert good.do("0 play A slot=6", "0 use tired").money[0] == 9


def test_scoundrels_035_automaton_has_no_hand_limit() -> None:
    t = scenario(sheets={0: "top_mid=tired.automaton"}, decks={0: "6"}, hands={0: "A 3 4 5 2"})
    t.do("0 play A slot=6", "0 use tired")
    assert t.hand(0) == ["2", "3", "4", "5", "6"]
    evening = scenario(2, hands={0: "6"}, slots={0: "A=A 2=2 3=3 4=4"}, decks={0: "5 0"}, step="evening")
    assert {"6", "5", "0"} <= set(evening.hand(0))
    assert len(evening.hand(0)) == 4


def test_scoundrels_036_inventor_gives_a_worse_safe_back() -> None:
    t = scenario(sheets={0: "top_mid=tired.inventor"}, stolen={0: "power_brick"})
    t.do("0 play A slot=6", "0 use tired", "0 pick_unused laboratory")
    assert t.stolen(0) == ["power_brick", "bottled_sun"]
    t.do("0 abandon bottled_sun")
    assert t.unused("laboratory") == ["bottled_sun"]
    assert not t.sees(0, "bottled_sun")


def test_scoundrels_037_prisoner() -> None:
    t = scenario(sheets={0: "top_mid=tired.prisoner"}, supply={1: 0, 2: 1}, jail={1: 3, 2: 2})
    t.do("0 play A slot=6", "0 use tired")
    assert t.reputation == [0, -1, 0]
    assert t.asked == (2, "before_it_is_jailed")
    t.do("2 doubt")
    assert t.reputation == [0, -1, -1]
    choice = scenario(2, sheets={0: "top_mid=tired.prisoner"}).do("0 play A slot=6", "0 use tired", "1 pass")
    assert choice.can(1, "suffer") == ["jail_own_available_henchman", "lose_1_reputation"]
    choice.do("1 suffer jail_own_available_henchman")
    assert (choice.table.supply[1], choice.reputation[1]) == (1, 0)


def test_scoundrels_038_deputy_and_the_last_henchman() -> None:
    t = scenario(sheets={0: "top_mid=tired.deputy"}, supply={1: 1}, jail={1: 2})
    t.do("0 play A slot=6", "0 use tired", "0 pick_opponent 1", "1 doubt")
    assert t.table.jail[1] == 2
    assert t.money[0] == 6
    waits = scenario(sheets={0: "top_mid=tired.deputy"}, supply={1: 1}, jail={1: 2})
    waits.do("0 play A slot=6", "0 use tired", "0 pick_opponent 1", "1 pass")
    assert waits.table.jail[1] == 3


def test_scoundrels_039_shrink() -> None:
    t = scenario(
        sheets={0: "top_mid=tired.shrink"},
        slots={1: "3=3 A=A", 2: "5=5 4=4"},
        doubts="1>2.4",
        supply={1: 1},
        jail={1: 1},
        round=3,
    )
    t.do("0 play A slot=6", "0 use tired", "0 pick_henchman 1")
    cards = {(move["victim"], move["slot"]) for move in t.legal(0) if move["cmd"] == "pick_card"}
    assert cards == {(2, "5")}
    t.do("0 pick_card victim=2 slot=5")
    assert t.table.suspicions[-1].owner == 1
    nobody = scenario(sheets={0: "top_mid=tired.shrink"}, jail={0: 0, 1: 0, 2: 0}).do("0 play A slot=6")
    assert nobody.asked == (0, "hire_or_office")


def test_scoundrels_040_honest() -> None:
    t = scenario(sheets={0: "top_mid=honest.investor"}, hands={0: "0 A 2 3"}).do("0 play_open")
    assert t.offered == []
    assert t.can(0, "leader") == []
    assert t.can(0, "use") == ["honest"]
    t.do("0 use honest")
    assert t.money[0] == 5
    t.office()
    assert t.asked == (1, "plan")  # no last chance
    evening = scenario(2, slots={0: "open=0 A=A 2=2 3=3"}, hands={0: "4"}, step="evening")
    assert evening.table.at[evening.table.data.open[0]] == ()
    assert len(evening.deck(0)) + len(evening.hand(0)) == 7
    hidden = scenario(sheets={0: "top_mid=honest.investor"}, hands={0: "0 A 2 3"}).do("0 play 0 slot=6")
    assert hidden.asked == (0, "hire_or_office")
    scenario(hands={0: "0 A 2 3"}).refuses("0 play_open", "nobody-honest")


def test_scoundrels_041_a_strategy_causes_events_but_no_reactions() -> None:
    t = scenario(
        sheets={1: "top_mid=polite.prospector bottom_mid=curious.farmer"},
        strategies={1: "field_test"},
        turn=1,
        money={1: 9},
    )
    t.do(
        "1 play A slot=6", "1 hire young", "1 put bottom_left", "1 use field_test", "1 pick_safe light_coil", "1 mark 2"
    )
    assert t.can(1, "use") == ["curious"]


def test_scoundrels_042_hiring_a_when_hired_one_needs_no_room() -> None:
    t = scenario(sheets={0: FULL}, saloon="charming.prospector", money={0: 9}, traits="gloomy", jobs="calf")
    t.do("0 play A slot=A", "0 done", "0 hire charming", "0 use_it", "0 keep")
    assert len(t.sheet(0)) == 5
    assert t.pile == ["charming.prospector"]
    assert t.saloon[0] == "gloomy.calf" or t.saloon[2] == "gloomy.calf"


def test_scoundrels_043_its_tech_icon_is_not_scored() -> None:
    t = scenario(saloon="charming.cyborg", money={0: 9})
    t.do("0 play A slot=6", "0 hire charming", "0 use_it")
    assert t.pile == ["charming.cyborg"]
    assert t.table.game.replay.standing(t.table)[0] == 0


def test_scoundrels_056_bailiff_and_office_sell_twice() -> None:
    t = scenario(sheets={0: "top_mid=tired.bailiff"})
    t.do("0 play A slot=6", "0 use tired", "0 pick_option sell_information")
    assert t.pile == []
    t.office()
    assert t.money[0] == 8
    assert len(t.pile) == 1


def test_scoundrels_057_renegade_needs_somebody_ahead() -> None:
    sheet = {0: "bottom_left=tired.renegade bottom_mid=polite.prospector"}
    t = scenario(sheets=sheet).do("0 play A slot=6")
    assert t.asked == (0, "hire_or_office")
    behind = scenario(sheets=sheet, stolen={1: "power_brick"}).do("0 play A slot=6")
    assert behind.can(0, "use") == ["tired"]


def test_scoundrels_058_fearless_once_a_day() -> None:
    t = scenario(
        sheets={0: "top_mid=fearless.farmer"},
        slots={0: "5=2 6=3"},
        doubts="1>0.5 2>0.6",
        supply={1: 1, 2: 1},
        step="evening",
    )
    t.do("0 use fearless")
    assert t.reputation[0] == -2
    assert t.money[0] == 6
    assert t.asked != (0, "use_ability")


def test_scoundrels_066_bonus_money_comes_before_the_ability() -> None:
    t = scenario(sheets={0: "top_mid=wealthy.cook"}, money={0: 0}).do("0 play A slot=6", "0 use wealthy")
    assert (t.money[0], t.reputation[0]) == (0, 1)
    plain = scenario(sheets={0: "top_mid=tired.cook"}, money={0: 0}).do("0 play A slot=6")
    assert plain.asked == (0, "hire_or_office")


def test_scoundrels_067_after_a_narcissist_there_is_still_a_last_chance() -> None:
    t = scenario(sheets={0: "top_mid=narcissistic.farmer"}).do("0 play A slot=6").office()
    t.do("0 use narcissistic")
    assert t.asked == (1, "last_doubt")
    t.do("1 doubt", "2 pass")
    assert [found.owner for found in t.table.suspicions] == [1]


def test_scoundrels_069_cruel_and_raider_need_available_henchmen() -> None:
    for sheet in ("top_mid=cruel.farmer", "top_mid=tired.raider"):
        t = scenario(sheets={0: sheet}, slots={1: "A=A 3=3"}, doubts="0>1.A 0>1.3", supply={0: 0}).do("0 play A slot=6")
        assert t.asked == (0, "hire_or_office")
    both = scenario(sheets={0: "top_mid=cruel.raider"}, supply={0: 1}, jail={0: 2}).do("0 play A slot=6")
    assert both.asked == (0, "hire_or_office")  # one for each half
    both = scenario(sheets={0: "top_mid=cruel.raider"}).do("0 play A slot=6", "0 use cruel")
    assert (both.table.supply[0], both.table.jail[0]) == (0, 3)


def test_scoundrels_070_mutant_looks_alone() -> None:
    t = scenario(sheets={0: "top_mid=tired.mutant"}, decks={0: "6 5"}, hands={0: "A 2 3 4"})
    t.do("0 play A slot=6", "0 use tired")
    assert t.asked == (0, "choose")
    assert t.told(0, "peeked")[0]["card"] == "poker.6S"
    assert "card" not in t.told(1, "peeked")[0]
    assert t.deck(0)[0] == "6"
    t.do("0 decline")
    assert "6" in t.hand(0)


def test_scoundrels_071_arsonist() -> None:
    t = scenario(
        sheets={0: "top_mid=tired.arsonist"},
        slots={0: "5=2"},
        doubts="1>0.5 2>0.5",
        supply={1: 1, 2: 1},
        hands={0: "A 3 4"},
        round=2,
    )
    t.do("0 play A slot=6", "0 use tired", "0 pick_card victim=0 slot=5")
    assert t.table.destroyed == [0, 1, 1]
    assert t.reputation == [0, 0, 0]
    assert t.deck(0)[-1] == "2"
    assert "5" in t.table.empty_slots(0)
    assert t.table.played[0] == 2


def test_scoundrels_072_a_calf_in_the_saloon_is_replaced_at_once() -> None:
    t = scenario(
        sheets={0: "top_mid=tired.innkeeper"},
        saloon="young.banker dirty.calf stubborn.tracker",
        traits="gloomy",
        jobs="farmer",
    )
    t.do("0 play A slot=6", "0 use tired", "0 pick_scoundrel dirty")
    assert t.money[0] == 9
    assert t.pile == ["dirty.calf"]
    assert t.saloon == ["gloomy.farmer", "young.banker", "stubborn.tracker"]


def test_scoundrels_073_pesky_then_the_new_arrow() -> None:
    t = scenario(sheets={0: "bottom_left=pesky.farmer"}, saloon="polite.prospector", money={0: 9})
    t.do("0 play A slot=6", "0 hire polite", "0 put bottom_mid")
    assert t.can(0, "use") == ["pesky"]
    t.do("0 use pesky")
    assert t.can(0, "use") == ["polite"]


def test_scoundrels_074_a_when_hired_trait_on_a_sheet_has_no_timing() -> None:
    t = scenario(
        sheets={1: "top_mid=tired.farmer top_right=grumpy.horse"},
        saloon="charming.calf",
        strategies={1: "transform_allies"},
        turn=1,
    )
    t.do("1 use transform_allies", "1 swap tired other=charming")
    assert t.sheet(1)["top_mid"] == "charming.farmer"
    assert t.money[1] == 3
    t.do("1 play A slot=6")
    assert t.can(1, "use") == ["grumpy"]
    t.do("1 use grumpy", "1 pick_scoundrel charming")
    assert t.money[1] == 5


def test_scoundrels_075_money_cannot_be_refused() -> None:
    t = scenario(2, sheets={0: "top_mid=generous.farmer"}, money={0: 0})
    t.do("0 done", "0 play A slot=6").office().believe()
    assert t.money[0] == 2
    t.play_on(1, "A", "6")
    assert t.asked == (0, "plan")


def test_scoundrels_076_the_last_mover_says_who_is_first() -> None:
    t = scenario(
        sheets={1: "top_mid=sleepy.farmer"},
        strategies={0: "iron_fist"},
        slots={2: "5=2"},
        doubts="0>2.5",
        supply={0: 1},
        step="evening",
    )
    assert t.asked == (2, "who_is_first")
    assert t.can(2, "first") == [0, 1]
    t.do("2 first 1", "1 use sleepy", "0 use iron_fist")
    assert t.money[:2] == [6, 6]


def test_scoundrels_077_reckless_banker() -> None:
    t = scenario(saloon="reckless.banker", money={0: 9})
    t.do("0 play A slot=6", "0 hire reckless", "0 use_it", "0 again")
    assert t.money[0] == 9 - 4 + 8
    assert t.pile == ["reckless.banker"]
    assert t.sheet(0) == {}


def test_scoundrels_078_nothing_to_be_taken() -> None:
    t = scenario(sheets={0: "top_mid=tired.inventor"}, stolen={1: "bottled_sun"}).do("0 play A slot=6", "0 use tired")
    assert t.can(0, "pick_unused") == ["depot", "estate"]
    depot = "light_coil breeze_box wireless_switch power_brick picture_box"
    t = scenario(sheets={0: "top_mid=tired.smuggler top_right=gloomy.coachman"}, empty=depot).do("0 play A slot=6")
    assert t.can(0, "use") == ["gloomy"]  # for the dollar
    t.do("0 use gloomy")
    assert t.money[0] == 5
