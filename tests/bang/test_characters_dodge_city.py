"""Chapter 10: the fifteen characters of Dodge City."""

from __future__ import annotations

import pytest

from malina.games.bang.rules.query import distance

from .scenario import NOBODY, scenario

# ---- Apache Kid, Belle Star ----


def test_bang_054_apache_kid_does_not_feel_indians_of_diamonds() -> None:
    t = scenario(4, characters={1: "apache_kid"}, hands={0: "indians.KD"})
    t.do("0 play indians.KD")
    assert t.life == [5, 3, 3, 3]  # three is all he has
    assert t.told(NOBODY, "immune") == [{"event": "immune", "seat": 1, "why": "indians"}]


def test_bang_054_apache_kid_feels_a_duel_of_diamonds() -> None:
    t = scenario(4, characters={1: "apache_kid"}, hands={0: "duel.QD"})
    t.do("0 play duel.QD target=1")
    assert t.life[1] == 2


def test_apache_kid_may_be_shot_at_with_diamonds_in_vain() -> None:
    t = scenario(4, characters={1: "apache_kid"}, hands={0: "bang.2D bang.2C", 1: "beer"})
    t.do("0 play bang.2D target=1")
    assert t.life[1] == 3
    t.refuses("0 play bang.2C target=1", "bang-limit")


@pytest.mark.parametrize("card", ["cat_balou.9D", "panic.8D"])
def test_apache_kid_keeps_his_cards_from_diamonds(card: str) -> None:
    t = scenario(4, characters={1: "apache_kid"}, hands={0: card, 1: "beer.6H"})
    t.do(f"0 play {card} target=1 what=hand")
    assert t.hand(1) == ["beer.6H"]


def test_apache_kid_feels_hearts_that_are_diamonds_no_more() -> None:
    t = scenario(4, characters={1: "apache_kid"}, hands={0: "bang.2D"}, event="blessing")
    t.do("0 play bang.2D target=1")
    assert t.life[1] == 2


def test_apache_kid_does_not_shop_where_uncle_will_shows_a_diamond() -> None:
    t = scenario(
        4,
        characters={0: "uncle_will", 1: "apache_kid"},
        hands={0: "bang.2D"},
        deck="beer.6H beer.7H beer.8H beer.9H",
    )
    t.do("0 play bang.2D like=general_store", "0 pick beer.6H", "2 pick beer.7H")
    assert [t.hand(p) for p in range(4)] == [["beer.6H"], [], ["beer.7H"], ["beer.8H"]]


def test_bang_053_belle_star_overlooks_barrel_and_mustang() -> None:
    t = scenario(
        6, characters={0: "belle_star"}, hands={0: "bang.2D", 2: "beer"}, front={0: "scope", 2: "barrel mustang"}
    )
    assert distance(t.table, 0, 2) == 1
    t.do("0 play bang.2D target=2")
    assert not t.may(2, "barrel", source="barrel.QS")
    t.do("2 take_hit")
    assert t.life[2] == 3


def test_belle_star_is_like_others_when_it_is_not_her_turn() -> None:
    t = scenario(4, characters={1: "belle_star"}, hands={0: "bang.2D", 1: "beer"}, front={1: "barrel.QS", 2: "mustang"})
    assert distance(t.table, 1, 2) == 2
    t.do("0 play bang.2D target=1")
    assert t.may(1, "barrel", source="barrel.QS")


def test_belle_star_switches_off_the_green_cards_of_others_only() -> None:
    t = scenario(
        4,
        characters={0: "belle_star"},
        hands={1: "beer"},
        front={0: "knife.8H", 1: "sombrero.7C"},
        ready="knife sombrero",
    )
    t.do("0 use knife.8H target=1")
    t.refuses("1 miss sombrero.7C", "switched-off")


# ---- phase 1 ----


def test_bang_052_bill_noface_draws_for_missing_lives() -> None:
    t = scenario(4, characters={1: "bill_noface"}, life={1: 2}, turn=1, step="draw_phase")
    assert len(t.hand(1)) == 3


def test_bill_noface_at_full_life_draws_one_even_with_thirst() -> None:
    t = scenario(4, characters={1: "bill_noface"}, turn=1, step="draw_phase")
    assert len(t.hand(1)) == 1
    t = scenario(4, characters={1: "bill_noface"}, turn=1, step="draw_phase", event="thirst")
    assert len(t.hand(1)) == 1


def test_bang_041_pixie_pete_draws_four() -> None:
    t = scenario(4, characters={0: "pixie_pete"}, step="draw_phase")
    assert len(t.hand(0)) == 4


def test_bang_041_pixie_pete_draws_three_as_an_option() -> None:
    t = scenario(4, characters={0: "pixie_pete"}, step="draw_phase", options={"pixie_pete_cards": 3})
    assert len(t.hand(0)) == 3


def test_bang_051_pat_brennan_takes_a_card_in_play_instead() -> None:
    t = scenario(4, characters={0: "pat_brennan"}, front={1: "barrel.QS"}, step="draw_phase")
    t.do("0 from_table barrel.QS")
    assert t.hand(0) == ["barrel.QS"]
    assert t.front(1) == []


def test_pat_brennan_may_take_his_own_card_and_gets_the_extra_one() -> None:
    t = scenario(
        4,
        characters={0: "pat_brennan"},
        front={0: "dynamite.2H"},
        deck="beer.6H",
        step="draw_phase",
        event="train_arrival",
    )
    t.do("0 from_table dynamite.2H")
    assert t.hand(0) == ["beer.6H", "dynamite.2H"]


def test_pat_brennan_may_draw_normally() -> None:
    t = scenario(4, characters={0: "pat_brennan"}, front={1: "barrel.QS"}, step="draw_phase")
    t.do("0 draw")
    assert len(t.hand(0)) == 2


# ---- phase 2 ----


def test_bang_050_chuck_wengam_never_gives_his_last_life() -> None:
    t = scenario(4, characters={0: "chuck_wengam"}, life={0: 2}, deck="beer.6H beer.7H")
    t.do("0 ability chuck_wengam")
    assert t.life[0] == 1
    assert t.hand(0) == ["beer.6H", "beer.7H"]
    t.refuses("0 ability chuck_wengam", "last-life")


def test_chuck_wengam_may_do_it_again_and_nobody_is_responsible() -> None:
    t = scenario(4, characters={0: "chuck_wengam"})
    t.do("0 ability chuck_wengam", "0 ability chuck_wengam")
    assert t.life[0] == 3
    assert len(t.hand(0)) == 4
    assert [e["by"] for e in t.told(NOBODY, "wounded")] == [None, None]


@pytest.mark.parametrize(("option", "life"), [("any_diamond", 3), ("both_diamonds", 2)])
def test_bang_049_doc_holyday_and_apache_kid(option: str, life: int) -> None:
    t = scenario(
        4,
        characters={0: "doc_holyday", 1: "apache_kid"},
        hands={0: "bang.2D missed.10C bang.3C"},
        options={"apache_vs_doc": option},
    )
    t.do("0 ability doc_holyday cards=bang.2D,missed.10C target=1")
    assert t.life[1] == life
    t.do("0 play bang.3C target=1")
    assert t.life[1] == life - 1


def test_doc_holyday_shoots_once_a_turn_and_as_far_as_his_weapon() -> None:
    t = scenario(6, characters={0: "doc_holyday"}, hands={0: "beer.6H beer.7H beer.8H beer.9H", 1: "missed.10C"})
    assert not t.may(0, "ability", target=2)
    t.refuses("0 ability doc_holyday cards=beer.6H,beer.7H target=2", "too-far")
    t.do("0 ability doc_holyday cards=beer.6H,beer.7H target=1", "1 miss missed.10C")
    assert t.life[1] == 4
    t.refuses("0 ability doc_holyday cards=beer.8H,beer.9H target=1", "once-a-turn")


def test_doc_holyday_shoots_while_the_sermon_is_held() -> None:
    t = scenario(4, characters={0: "doc_holyday"}, hands={0: "bang.2C bang.3C"}, event="the_sermon")
    t.do("0 ability doc_holyday cards=bang.2C,bang.3C target=1")
    assert t.life[1] == 3


def test_bang_045_jose_delgado_discards_blue_cards_as_often_as_he_likes() -> None:
    t = scenario(4, characters={0: "jose_delgado"}, hands={0: "mustang.8H scope.AS barrel.QS beer.6H"}, deck="9S 9S 4H")
    t.do(*(f"0 ability jose_delgado cards={card}" for card in ("mustang.8H", "scope.AS", "barrel.QS")))
    assert len(t.hand(0)) == 7


def test_bang_045_jose_delgado_twice_a_turn_as_an_option() -> None:
    t = scenario(
        4,
        characters={0: "jose_delgado"},
        hands={0: "mustang.8H scope.AS barrel.QS"},
        options={"jose_delgado_limit": "2"},
    )
    t.do("0 ability jose_delgado cards=mustang.8H", "0 ability jose_delgado cards=scope.AS")
    t.refuses("0 ability jose_delgado cards=barrel.QS", "twice-a-turn")


def test_jose_delgado_discards_no_green_or_lying_card() -> None:
    t = scenario(4, characters={0: "jose_delgado"}, hands={0: "knife.8H"}, front={0: "barrel.QS"})
    t.refuses("0 ability jose_delgado cards=knife.8H", "no-blue-card")
    t.refuses("0 ability jose_delgado cards=barrel.QS", "no-blue-card")


# ---- answers ----


def test_bang_046_elena_fuente_uses_a_mustang_as_missed() -> None:
    t = scenario(4, characters={1: "elena_fuente"}, hands={0: "bang.2D", 1: "mustang.8H"})
    t.do("0 play bang.2D target=1", "1 miss mustang.8H")
    assert t.life[1] == 3


def test_elena_fuente_has_to_show_bangs_to_indians() -> None:
    t = scenario(4, characters={1: "elena_fuente"}, hands={0: "indians.KD", 1: "mustang.8H"})
    t.do("0 play indians.KD")
    t.refuses("1 discard mustang.8H", "no-bang")


def test_bang_044_molly_stark_draws_after_the_duel() -> None:
    t = scenario(
        4,
        characters={1: "molly_stark"},
        hands={0: "duel.QD bang.2D bang.3D", 1: "bang.4D bang.5D"},
        deck="beer.6H beer.7H",
    )
    t.do("0 play duel.QD target=1", "1 discard bang.4D", "0 discard bang.2D", "1 discard bang.5D")
    assert t.hand(1) == []
    t.do("0 give_in")
    assert t.hand(1) == ["beer.6H", "beer.7H"]


def test_bang_044_molly_stark_draws_nothing_for_what_she_is_made_to_lose() -> None:
    t = scenario(4, characters={1: "molly_stark"}, hands={0: "cat_balou.KH", 1: "beer.6H"})
    t.do("0 play cat_balou.KH target=1 what=hand")
    assert t.hand(1) == []


def test_molly_stark_draws_for_a_dodge_besides_its_own_card_but_not_for_green_ones() -> None:
    t = scenario(
        4,
        characters={0: "slab_the_killer", 1: "molly_stark"},
        hands={0: "bang.2D", 1: "dodge.7D"},
        front={1: "sombrero.7C"},
        ready="sombrero",
        deck="beer.6H beer.7H",
    )
    t.do("0 play bang.2D target=1", "1 miss dodge.7D", "1 miss sombrero.7C")
    assert t.hand(1) == ["beer.6H", "beer.7H"]


def test_molly_stark_draws_nothing_in_her_own_turn() -> None:
    t = scenario(4, characters={0: "molly_stark"}, hands={0: "duel.QD bang.2D", 1: "bang.3D"})
    t.do("0 play duel.QD target=1", "1 discard bang.3D", "0 discard bang.2D")
    assert t.hand(0) == []


# ---- elimination ----


def test_bang_043_herb_hunter_and_greg_digger_profit() -> None:
    t = scenario(
        5,
        characters={3: "herb_hunter", 4: "greg_digger"},
        hands={0: "bang.2D"},
        life={1: 1, 4: 1},
        deck="bang.3D bang.4D bang.5D beer.6H beer.7H",
    )
    t.do("0 play bang.2D target=1")
    assert t.hand(0) == ["bang.3D", "bang.4D", "bang.5D"]
    assert t.hand(3) == ["beer.6H", "beer.7H"]
    assert t.life[4] == 3


def test_bang_043_herb_hunter_who_kills_an_outlaw_gets_five_cards() -> None:
    t = scenario(4, characters={0: "herb_hunter"}, hands={0: "bang.2D"}, life={1: 1})
    t.do("0 play bang.2D target=1")
    assert len(t.hand(0)) == 5


def test_greg_digger_stays_below_his_maximum_and_is_not_saved_by_the_next_victim() -> None:
    t = scenario(5, characters={4: "greg_digger"}, hands={0: "bang.2D"}, life={1: 1, 4: 3})
    t.do("0 play bang.2D target=1")
    assert t.life[4] == 4
    t = scenario(5, characters={1: "greg_digger"}, hands={0: "gatling.10H"}, life={1: 1, 2: 1})
    t.do("0 play gatling.10H")
    assert not t.table.in_play(1)


# ---- limits and beer ----


def test_bang_048_sean_mallory_keeps_ten_cards() -> None:
    cards = " ".join(f"bang.{n}D" for n in (*range(2, 11), "J", "Q"))
    t = scenario(4, characters={1: "sean_mallory"}, hands={1: cards}, life={1: 2}, turn=1)
    t.do("1 end")
    t.refuses("1 throw_away cards=bang.2D,bang.3D", "throw-away-count")
    t.do("1 throw_away cards=bang.2D")
    assert len(t.hand(1)) == 10


def test_sean_mallory_with_a_hangover_keeps_as_many_as_he_has_lives() -> None:
    t = scenario(4, characters={1: "sean_mallory"}, hands={1: "bang.2D bang.3D bang.4D"}, life={1: 2}, turn=1,
                 event="hangover")  # fmt: skip
    t.do("1 end", "1 throw_away cards=bang.2D")
    assert len(t.hand(1)) == 2


def test_bang_040_tequila_joe_drinks_for_two() -> None:
    t = scenario(4, characters={1: "tequila_joe"}, hands={1: "beer.6H saloon.5H"}, life={1: 1}, turn=1)
    t.do("1 play beer.6H")
    assert t.life[1] == 3
    t.do("1 play saloon.5H")
    assert t.life[1] == 4


def test_tequila_joe_is_saved_twice_by_a_beer() -> None:
    t = scenario(4, characters={1: "tequila_joe"}, hands={0: "bang.2D", 1: "beer.6H"}, life={1: 1})
    t.do("0 play bang.2D target=1", "1 take_hit", "1 drink beer.6H")
    assert t.life[1] == 2


# ---- Vera Custer ----


def test_bang_047_vera_custer_copies_willy_even_if_he_dies() -> None:
    t = scenario(
        4,
        characters={0: "vera_custer", 1: "willy_the_kid"},
        hands={0: "bang.2D bang.3D bang.4D"},
        life={1: 1},
        step="before_phase_1",
        deck="9S 9S 8H 8H",
    )
    t.do("0 copy 1", "0 play bang.2D target=1", "0 play bang.3D target=3")
    assert not t.table.in_play(1)
    assert t.table.abilities[0] == ("vera_custer", "willy_the_kid")
    t.do("0 play bang.4D target=3")
    assert t.life[3] == 2


def test_vera_custer_chooses_anew_or_has_no_ability() -> None:
    t = scenario(
        4,
        characters={0: "vera_custer", 1: "willy_the_kid"},
        copies={0: "willy_the_kid"},
        hands={0: "bang.2D bang.3D"},
        step="before_phase_1",
    )
    t.refuses("0 copy 0", "not-yourself")
    t.do("0 copy_nobody", "0 play bang.2D target=1")
    t.refuses("0 play bang.3D target=1", "bang-limit")


def test_vera_custer_copies_what_counts_in_phase_1_at_once() -> None:
    t = scenario(4, characters={0: "vera_custer", 1: "pixie_pete"}, step="before_phase_1")
    t.do("0 copy 1")
    assert len(t.hand(0)) == 4


def test_vera_custer_copies_youl_grinner_before_phase_1() -> None:
    t = scenario(
        4, characters={0: "vera_custer", 1: "youl_grinner"}, hands={2: "beer.6H"}, step="before_phase_1", deck="9S 9S"
    )
    t.do("0 copy 1", "2 give beer.6H")
    assert len(t.hand(0)) == 3


def test_bang_110_vera_custer_and_vulture_sam_take_in_turn() -> None:
    t = scenario(
        5,
        characters={2: "vulture_sam", 3: "vera_custer"},
        hands={0: "springfield.KS bang.2D", 1: "beer.6H missed.10C"},
        front={1: "barrel.QS mustang.8H"},
        life={1: 1},
        copies={3: "vulture_sam"},
    )
    t.do("0 play springfield.KS target=1 cost=bang.2D", "1 take_hit", "1 give_up")
    assert t.asked == (2, "which_loot")
    t.do("2 take barrel.QS", "3 take_random", "2 take mustang.8H")
    assert len(t.hand(2)) == 2
    assert len(t.hand(3)) == 2
    assert sorted(t.hand(2) + t.hand(3)) == ["barrel.QS", "beer.6H", "missed.10C", "mustang.8H"]


def test_bang_111_vera_custer_is_checked_for_jail_before_she_chooses() -> None:
    t = scenario(
        4, characters={1: "vera_custer", 2: "lucky_duke"}, front={1: "jail.JS"}, deck="9S 4H", turn=1, step="start"
    )
    assert t.table.turn == 2
    assert t.table.abilities[1] == ("vera_custer",)


def test_bang_111_vera_custer_is_still_lucky_in_jail_and_loses_it_if_she_fails() -> None:
    t = scenario(
        4,
        characters={1: "vera_custer", 2: "lucky_duke"},
        hands={1: "jail.JS"},
        front={1: "jail.10S"},
        deck="missed.2S missed.3S",
        copies={1: "lucky_duke"},
    )
    t.do("0 end")
    assert t.asked == (1, "which_card")
    t.do("1 keep missed.3S")
    assert t.table.turn == 2
    assert t.table.abilities[1] == ("vera_custer",)


def test_vera_custer_copies_that_greygory_has_two_characters_not_which() -> None:
    t = scenario(4, characters={0: "vera_custer", 1: "greygory_deck"}, step="before_phase_1")
    t.do("0 copy 1")
    name, *drawn = t.table.abilities[0]
    assert name == "vera_custer"
    assert len(drawn) == len(t.table.at[t.table.data.drawn[0]]) == 2
    assert all(t.table.data.character[c].set == "base" for c in drawn)
