"""Chapter 7: the cards of the base game, their normal use and what they meet."""

from __future__ import annotations

from collections import Counter

import pytest

from malina.games.bang.rules.query import distance
from malina.kernel.dice import FastDice

from .scenario import NOBODY, Scenario, scenario

# ---- BANG!, Missed!, Barrel ----


def test_bang_takes_a_life_from_who_does_not_dodge() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "beer"})
    t.do("0 play bang.2D target=1", "1 take_hit")
    assert t.life[1] == 3
    assert t.discard == ["bang.2D"]


def test_bang_once_a_turn_only() -> None:
    t = scenario(4, hands={0: "bang.2D bang.3D"})
    t.do("0 play bang.2D target=1")
    t.refuses("0 play bang.3D target=1", "bang-limit")


def test_missed_cancels_a_shot() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "missed.10C"})
    t.do("0 play bang.2D target=1", "1 miss missed.10C")
    assert t.life[1] == 4
    assert t.discard == ["bang.2D", "missed.10C"]


def test_missed_is_only_an_answer_and_only_of_the_target() -> None:
    t = scenario(4, hands={0: "bang.2D missed.10C", 1: "beer", 2: "missed.JC"})
    t.refuses("0 play missed.10C", "missed-only-answers")
    t.do("0 play bang.2D target=1")
    assert t.all_asked == [(1, "dodge_shot")]
    assert t.legal(2) == []


def test_bang_006_barrel_with_hearts_cancels_a_shot() -> None:
    t = scenario(4, hands={0: "bang.2D"}, front={1: "barrel.QS"}, deck="4H")
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS")
    assert t.life[1] == 4
    assert t.discard[-1].endswith(".4H")
    assert t.front(1) == ["barrel.QS"]


def test_bang_006_after_barrel_with_clubs_a_missed_still_helps() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "missed.10C"}, front={1: "barrel.QS"}, deck="4C")
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS")
    t.refuses("1 barrel barrel.QS", "barrel-tried")
    t.do("1 miss missed.10C")
    assert t.life[1] == 4


def test_barrel_does_not_help_against_indians_or_duel() -> None:
    t = scenario(4, hands={0: "indians.KD duel.QD"}, front={1: "barrel"}, deck="4H")
    t.do("0 play indians.KD")
    assert t.life[1] == 3
    t.do("0 play duel.QD target=1")
    assert t.life[1] == 2


# ---- Beer and Saloon ----


def test_beer_heals_but_not_above_the_maximum() -> None:
    t = scenario(4, hands={0: "beer.6H beer.7H"}, life={0: 4})
    t.do("0 play beer.6H", "0 play beer.7H")
    assert t.life[0] == 5
    assert t.hand(0) == []


def test_bang_066_beer_has_no_effect_when_two_are_left() -> None:
    t = scenario(4, hands={0: "beer.6H saloon.5H"}, life={0: 2, 3: 1}, out=(1, 2))
    t.do("0 play beer.6H")
    assert t.life[0] == 2
    t.do("0 play saloon.5H")
    assert t.life[0] == 3
    assert t.life[3] == 2


def test_bang_066_beer_does_not_save_when_two_are_left() -> None:
    t = scenario(4, hands={0: "bang.2D", 3: "beer.6H"}, life={3: 1}, out=(1, 2))
    t.do("0 play bang.2D target=3", "3 take_hit")
    assert t.winners == (0,)
    assert t.how == "law"


def test_saloon_heals_everybody_in_play() -> None:
    t = scenario(4, hands={0: "saloon.5H"}, life={0: 1, 1: 2, 2: 4}, out=(3,))
    t.do("0 play saloon.5H")
    assert t.life == [2, 3, 4, 0]


def test_bang_067_saloon_and_the_drinks_of_dodge_city_save_nobody() -> None:
    t = scenario(
        4,
        hands={0: "bang.2D", 1: "saloon.5H whisky.QH tequila.9C canteen.7H"},
        life={1: 1},
    )
    t.do("0 play bang.2D target=1", "1 take_hit")
    for card in ("saloon.5H", "whisky.QH", "tequila.9C", "canteen.7H"):
        t.refuses(f"1 drink {card}", "saves-nobody")
    t.do("1 give_up")
    assert not t.table.in_play(1)


# ---- drawing cards ----


def test_stagecoach_draws_two() -> None:
    t = scenario(4, hands={0: "stagecoach.9S"}, deck="beer.6H beer.7H")
    t.do("0 play stagecoach.9S")
    assert t.hand(0) == ["beer.6H", "beer.7H"]
    assert t.told(1, "drew")[-1].get("cards") is None


def test_stagecoach_is_shuffled_in_if_the_deck_runs_out() -> None:
    t = scenario(4, hands={0: "stagecoach.9S"}, deck="beer.6H")
    g = t.table
    g.at[g.data.loot[0]] = g.at[g.data.deck][:-1]  # all but one card are out of the way
    g.at[g.data.deck] = g.at[g.data.deck][-1:]
    t.do("0 play stagecoach.9S")
    assert t.hand(0) == ["beer.6H", "stagecoach.9S"]
    assert t.discard == []


def test_wells_fargo_draws_three() -> None:
    t = scenario(4, hands={0: "wells_fargo.3H"}, deck="beer.6H beer.7H beer.8H")
    t.do("0 play wells_fargo.3H")
    assert t.hand(0) == ["beer.6H", "beer.7H", "beer.8H"]


def test_wells_fargo_for_nothing_when_there_is_no_card() -> None:
    t = scenario(4, hands={0: "wells_fargo.3H"})
    g = t.table
    g.at[g.data.loot[0]], g.at[g.data.deck] = g.at[g.data.deck], ()
    t.do("0 play wells_fargo.3H")
    assert t.hand(0) == ["wells_fargo.3H"]


def test_bang_064_general_store_goes_round_from_the_player() -> None:
    t = scenario(5, hands={0: "general_store.9C"}, deck="beer.6H beer.7H beer.8H beer.9H beer.10H")
    t.do("0 play general_store.9C")
    assert t.sees(NOBODY, "table") == ["beer.6H", "beer.7H", "beer.8H", "beer.9H", "beer.10H"]
    t.refuses("0 pick beer.JH", "not-in-store")
    t.do("0 pick beer.8H", "1 pick beer.6H", "2 pick beer.7H", "3 pick beer.9H")
    assert [t.hand(p) for p in range(5)] == [["beer.8H"], ["beer.6H"], ["beer.7H"], ["beer.9H"], ["beer.10H"]]


def test_general_store_with_too_few_cards_serves_the_first() -> None:
    t = scenario(4, hands={0: "general_store.9C"}, deck="beer.6H")
    g = t.table
    g.at[g.data.loot[0]], g.at[g.data.deck] = g.at[g.data.deck][:-1], g.at[g.data.deck][-1:]
    t.do("0 play general_store.9C")
    # the card played was shuffled in and is the second one
    t.do("0 pick general_store.9C")
    assert [t.hand(p) for p in range(4)] == [["general_store.9C"], ["beer.6H"], [], []]


# ---- Gatling, Indians!, Duel ----


def test_gatling_shoots_at_everybody_else() -> None:
    t = scenario(4, hands={0: "gatling.10H", 1: "missed.10C", 2: "beer"})
    t.do("0 play gatling.10H", "1 miss missed.10C", "2 take_hit")
    assert t.life == [5, 4, 3, 3]


def test_bang_106_gatling_is_no_bang_card() -> None:
    t = scenario(4, hands={0: "gatling.10H bang.2D"})
    t.do("0 play gatling.10H", "0 play bang.2D target=1")
    assert t.life == [5, 2, 3, 3]


def test_gatling_ends_with_the_first_victory() -> None:
    t = scenario("sheriff outlaw renegade outlaw", hands={2: "gatling.10H"}, life={0: 1, 3: 1}, turn=2, out=(1,))
    t.do("2 play gatling.10H")
    # the outlaw sits on the renegade's left and dies first, so the renegade wins
    assert t.how == "renegade"


def test_indians_ask_for_a_bang() -> None:
    t = scenario(4, hands={0: "indians.KD", 1: "bang.2D", 2: "missed.10C"})
    t.do("0 play indians.KD", "1 discard bang.2D")
    t.refuses("2 discard missed.10C", "no-bang")
    t.do("2 take_hit")
    assert t.life == [5, 4, 3, 3]


def test_indians_ask_in_turn_and_kill_before_the_next_is_asked() -> None:
    t = scenario(4, hands={0: "indians.KD", 1: "beer", 2: "bang.2D"}, life={1: 1}, front={1: "mustang"})
    t.do("0 play indians.KD", "1 take_hit", "1 give_up")
    assert not t.table.in_play(1)
    assert t.asked == (1, "last_cards")
    t.do("1 lay_all")
    assert t.asked == (2, "discard_bang")


def test_duel_goes_to_and_fro() -> None:
    t = scenario(4, hands={0: "duel.QD bang.2D", 2: "bang.3D bang.4D"})
    t.do("0 play duel.QD target=2", "2 discard bang.3D", "0 discard bang.2D", "2 discard bang.4D")
    assert t.life == [4, 4, 4, 4]


def test_bang_062_who_challenges_to_a_duel_and_dies_rewards_nobody() -> None:
    t = scenario(4, hands={1: "duel.QD", 3: "bang.2D"}, life={1: 1}, turn=1)
    t.do("1 play duel.QD target=3", "3 discard bang.2D")
    assert not t.table.in_play(1)
    assert t.hand(3) == []


def test_bang_062_a_challenged_outlaw_who_loses_the_duel_brings_three_cards() -> None:
    t = scenario(4, hands={0: "duel.QD"}, life={1: 1}, deck="beer.6H beer.7H beer.8H")
    t.do("0 play duel.QD target=1")
    assert t.hand(0) == ["beer.6H", "beer.7H", "beer.8H"]


def test_bang_063_a_bang_may_be_played_besides_a_duel() -> None:
    t = scenario(4, hands={0: "duel.QD bang.2D bang.3D", 1: "bang.4D"})
    t.do("0 play duel.QD target=1", "1 discard bang.4D", "0 discard bang.2D")
    assert t.life[1] == 3
    assert t.may(0, "play", card="bang.3D", target=1)


# ---- Panic!, Cat Balou ----


def test_bang_007_panic_takes_back_the_own_volcanic() -> None:
    t = scenario(
        6,
        hands={0: "winchester.8S panic.JH bang.2D bang.3D bang.4D bang.5D"},
        front={0: "volcanic.10S"},
    )
    t.do("0 play panic.JH target=0 what=volcanic.10S", "0 play winchester.8S", "0 play bang.2D target=3")
    t.refuses("0 play bang.3D target=1", "bang-limit")
    t.do("0 play volcanic.10S")
    assert "winchester.8S" in t.discard
    t.do("0 play bang.3D target=1", "0 play bang.4D target=1", "0 play bang.5D target=1")
    assert t.life[1] == 1


def test_bang_008_shots_of_a_volcanic_count_when_it_is_gone() -> None:
    t = scenario(4, hands={0: "bang.2D bang.3D bang.4D winchester.8S"}, front={0: "volcanic.10S"})
    t.do("0 play bang.2D target=1", "0 play bang.3D target=1", "0 play winchester.8S")
    t.refuses("0 play bang.4D target=1", "bang-limit")


def test_bang_107_panic_reaches_distance_one_whatever_the_weapon() -> None:
    t = scenario(6, hands={0: "panic.JH", 2: "beer"}, front={0: "winchester"})
    t.refuses("0 play panic.JH target=2 what=hand", "too-far")


def test_panic_at_any_distance_as_an_option() -> None:
    t = scenario(6, hands={0: "panic.JH", 3: "beer.6H"}, options={"panic_range": "any"})
    t.do("0 play panic.JH target=3 what=hand")
    assert t.hand(0) == ["beer.6H"]


def test_bang_071_panic_takes_a_random_card_which_others_do_not_see() -> None:
    t = scenario(4, hands={0: "panic.JH", 1: "beer.6H missed.10C bang.2D"})
    t.do("0 play panic.JH target=1 what=hand")
    [stolen] = t.hand(0)
    assert t.told(0, "stolen") == [{"event": "stolen", "seat": 0, "victim": 1, "why": "panic", "card": stolen}]
    assert t.told(1, "stolen") == t.told(0, "stolen")
    assert t.told(2, "stolen") == [{"event": "stolen", "seat": 0, "victim": 1, "why": "panic"}]
    assert t.sees(2, "hand", 0) == t.sees(NOBODY, "hand", 0) == ["?"]
    assert t.sees(1, "hand", 0) == [stolen]


def test_bang_071_panic_takes_every_card_equally_often() -> None:
    t = scenario(4, hands={0: "panic.JH", 1: "beer.6H missed.10C bang.2D"})
    stolen: Counter[str] = Counter()
    for seed in range(300):
        twin = Scenario(t.table.copy())
        twin.table.dice = FastDice(f"panic {seed}")
        twin.do("0 play panic.JH target=1 what=hand")
        stolen.update(twin.hand(0))
    assert sum(stolen.values()) == 300
    assert all(70 <= stolen[card] <= 130 for card in ("beer.6H", "missed.10C", "bang.2D"))


def test_panic_needs_a_card_and_takes_no_hand_card_of_oneself() -> None:
    t = scenario(4, hands={0: "panic.JH bang.2D"}, front={0: "mustang.8H"})
    t.refuses("0 play panic.JH target=1 what=hand", "nothing-there")
    t.refuses("0 play panic.JH target=0 what=hand", "not-among-these")
    t.do("0 play panic.JH target=0 what=mustang.8H")
    assert t.hand(0) == ["bang.2D", "mustang.8H"]


def test_cat_balou_discards_what_lies_there_at_any_distance() -> None:
    t = scenario(6, hands={0: "cat_balou.KH", 3: "beer"}, front={3: "mustang.8H barrel.QS"})
    t.do("0 play cat_balou.KH target=3 what=barrel.QS")
    assert t.front(3) == ["mustang.8H"]
    assert t.discard == ["cat_balou.KH", "barrel.QS"]


def test_bang_070_cat_balou_on_the_own_dynamite() -> None:
    t = scenario(4, hands={0: "cat_balou.KH beer"}, front={0: "dynamite.2H"})
    t.do("0 play cat_balou.KH target=0 what=dynamite.2H")
    assert t.discard == ["cat_balou.KH", "dynamite.2H"]


def test_cat_balou_shows_the_hand_card_it_hits() -> None:
    t = scenario(4, hands={0: "cat_balou.KH", 1: "beer.6H"})
    t.do("0 play cat_balou.KH target=1 what=hand")
    assert t.told(NOBODY, "made_to_discard")[0]["card"] == "beer.6H"


# ---- blue cards ----


def test_mustang_and_scope_cancel_each_other() -> None:
    t = scenario(6, front={0: "scope", 2: "mustang"})
    assert distance(t.table, 0, 2) == 2
    assert distance(t.table, 2, 0) == 2


def test_bang_059_a_second_mustang_discards_the_first() -> None:
    t = scenario(4, hands={0: "mustang.9H"}, front={0: "mustang.8H"})
    t.do("0 play mustang.9H")
    assert t.front(0) == ["mustang.9H"]
    assert t.discard == ["mustang.8H"]


def test_bang_059_a_second_mustang_is_refused_as_an_option() -> None:
    t = scenario(4, hands={0: "mustang.9H"}, front={0: "mustang.8H"}, options={"duplicate_in_play": "forbidden"})
    t.refuses("0 play mustang.9H", "lies-already")


def test_scope_never_brings_nearer_than_one() -> None:
    t = scenario(4, front={0: "scope binocular"})
    assert distance(t.table, 0, 1) == 1
    assert distance(t.table, 0, 2) == 1


@pytest.mark.parametrize(
    ("weapon", "reach"), [("volcanic", 1), ("schofield", 2), ("remington", 3), ("rev_carabine", 4), ("winchester", 5)]
)
def test_volcanic_schofield_remington_rev_carabine_winchester_reach(weapon: str, reach: int) -> None:
    t = scenario(8, hands={0: f"bang.2D {weapon}"}, front={4: "mustang hideout"})
    card = next(card for card in t.hand(0) if card.startswith(weapon))
    t.do(f"0 play {card}")
    targets = {move["target"] for move in t.legal(0) if move["cmd"] == "play"}
    assert targets == {p for p in range(1, 8) if distance(t.table, 0, p) <= reach}


def test_bang_059_volcanic_schofield_remington_rev_carabine_winchester_replace_each_other() -> None:
    weapons = ["volcanic.10S", "schofield.JC", "remington.KC", "rev_carabine.AC", "winchester.8S"]
    t = scenario(4, hands={0: " ".join(weapons)})
    for weapon in weapons:
        t.do(f"0 play {weapon}")
        assert t.front(0) == [weapon]
    assert t.discard == weapons[:-1]


def test_bang_065_jail_is_not_for_the_sheriff() -> None:
    t = scenario(6, hands={1: "jail.JS"}, turn=1)
    t.refuses("1 play jail.JS target=0", "jail-sheriff")
    t.refuses("1 play jail.JS target=1", "not-yourself")
    t.do("1 play jail.JS target=4")
    assert t.front(4) == ["jail.JS"]


def test_bang_065_who_is_in_jail_may_answer() -> None:
    t = scenario(4, hands={0: "bang.2D jail.4H", 1: "missed.10C"}, front={1: "jail.JS"})
    t.refuses("0 play jail.4H target=1", "jail-there")
    t.do("0 play bang.2D target=1", "1 miss missed.10C")
    assert t.life[1] == 4


def test_jail_with_hearts_is_left() -> None:
    t = scenario(4, front={1: "jail.JS"}, deck="4H", turn=1, step="start")
    assert t.asked == (1, "act")
    assert "jail.JS" in t.discard
    assert len(t.hand(1)) == 2


def test_jail_stays_after_a_failed_check_as_an_option() -> None:
    t = scenario(4, front={1: "jail.JS"}, deck="5S", turn=1, step="start", options={"jail_release": "hearts_only"})
    assert t.front(1) == ["jail.JS"]
    assert t.asked == (2, "act")


def test_bang_060_dynamite_before_jail_and_no_phase_3_after_it() -> None:
    hand = "beer.6H beer.7H beer.8H beer.9H beer.10H beer.JH bang.2D"
    t = scenario(4, hands={1: hand}, front={1: "dynamite.2H jail.JS"}, deck="5S 5C", turn=1, step="start", life={1: 4})
    assert t.life[1] == 1
    assert t.front(1) == []
    assert len(t.hand(1)) == 7
    assert t.asked == (2, "act")


def test_bang_061_dynamite_rewards_nobody() -> None:
    t = scenario(4, front={1: "dynamite"}, life={1: 3}, deck="5S", turn=1, step="start")
    assert not t.table.in_play(1)
    assert t.table.turn == 2
    assert [len(t.hand(p)) for p in (0, 3)] == [0, 0]


def test_bang_068_dynamite_of_the_sheriff_that_kills_a_deputy_costs_him_nothing() -> None:
    t = scenario(
        "sheriff deputy outlaw outlaw renegade",
        hands={0: "beer bang"},
        front={0: "dynamite.2H barrel"},
        life={1: 2},
        deck="4H 5S",
        step="start",
    )
    t.do("0 end")
    assert not t.table.in_play(1)
    assert len(t.hand(0)) == 4
    assert len(t.front(0)) == 1


def test_bang_068_the_sheriff_who_kills_a_deputy_discards_everything() -> None:
    t = scenario(
        "sheriff deputy outlaw outlaw renegade", hands={0: "bang.2D beer bang.3D"}, front={0: "barrel"}, life={1: 1}
    )
    t.do("0 play bang.2D target=1")
    assert t.hand(0) == t.front(0) == []


def test_bang_109_dynamite_stays_if_everybody_has_one() -> None:
    t = scenario(4, front={0: "dynamite.2H", 3: "dynamite.10C"}, out=(1, 2), deck="4H", step="start")
    assert t.front(0) == ["dynamite.2H"]
    assert t.front(3) == ["dynamite.10C"]


def test_dynamite_goes_past_whoever_has_one() -> None:
    t = scenario(4, front={0: "dynamite.2H", 1: "dynamite.10C"}, deck="4H", step="start")
    assert t.front(0) == []
    assert t.front(2) == ["dynamite.2H"]
