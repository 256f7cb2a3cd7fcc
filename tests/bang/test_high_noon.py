"""Chapter 11.3: the fifteen events of High Noon."""

from __future__ import annotations

import pytest

from malina.games.bang.rules.query import distance

from .scenario import scenario

# ---- Blessing, Curse ----


def test_bang_076_blessing_saves_by_barrel_and_disarms_dynamite() -> None:
    t = scenario(4, hands={0: "bang.2D"}, front={1: "barrel"}, deck="4C", event="blessing")
    t.do("0 play bang.2D target=1", f"1 barrel {t.front(1)[0]}")
    assert t.life[1] == 4
    t = scenario(4, front={1: "dynamite"}, deck="5S", event="blessing", turn=1, step="start")
    assert t.front(2) == ["dynamite.2H"]


def test_blessing_takes_apache_kids_immunity() -> None:
    t = scenario(4, characters={1: "apache_kid"}, hands={0: "bang.2D"}, event="blessing")
    t.do("0 play bang.2D target=1")
    assert t.life[1] == 2


@pytest.mark.parametrize(("sign", "life"), [("5H", 1), ("10H", 4)])
def test_bang_076_curse_ranks_stay(sign: str, life: int) -> None:
    t = scenario(4, front={1: "dynamite"}, deck=sign, event="curse", turn=1, step="start")
    assert t.life[1] == life


def test_bang_076_curse_keeps_everybody_in_jail() -> None:
    t = scenario(4, front={1: "jail"}, deck="5H", event="curse", turn=1, step="start")
    assert t.asked == (2, "act")


def test_curse_kills_teren_whatever_he_turns_up() -> None:
    t = scenario(4, characters={1: "teren_kill"}, life={1: 1}, hands={0: "bang.2D"}, deck="4H", event="curse")
    t.do("0 play bang.2D target=1")
    assert not t.table.in_play(1)


# ---- Ghost Town ----


def test_bang_122_ghost_plays_a_turn_and_is_gone() -> None:
    t = scenario(5, out=(1,), event="ghost_town", deck="beer.6H 9S mustang.8H")
    t.do("0 end")
    assert t.asked == (1, "act")
    assert t.life[1] == 0
    assert len(t.hand(1)) == 3
    t.do("1 play beer.6H", "1 play mustang.8H")
    assert t.life[1] == 1
    assert distance(t.table, 0, 2) == 2
    t.do("1 end", "1 lay_all")  # his life is his limit, so he has a card until he leaves
    assert not t.table.in_play(1)
    assert (t.life[1], t.hand(1), t.front(1)) == (0, [], [])
    assert distance(t.table, 0, 2) == 1
    assert t.asked == (2, "act")


def test_ghost_throws_away_what_he_holds_and_cannot_die() -> None:
    t = scenario(5, out=(1,), event="ghost_town", deck="duel.QD 4H 9D")
    t.do("0 end", "1 play duel.QD target=2")
    assert t.life[2] == 3  # no card, no answer
    t.do("1 end")
    assert t.asked == (1, "throw_away")
    t = scenario(5, out=(1,), event="ghost_town", hands={2: "bang.3D"}, deck="duel.QD 4H 9D")
    t.do("0 end", "1 play duel.QD target=2", "2 discard bang.3D", "1 give_in")
    assert t.table.in_play(1)
    assert t.life[1] == 0


def test_bang_114_ghost_outlaw_kills_the_sheriff() -> None:
    t = scenario(4, out=(1,), life={0: 1}, event="ghost_town", deck="gatling 4H 5S")
    t.do("0 end", "1 play gatling.10H")
    assert (t.winners, t.how) == ((1, 2), "outlaws")


def test_law_does_not_win_while_a_ghost_outlaw_is_about() -> None:
    t = scenario(4, out=(1, 2), life={3: 1}, event="ghost_town", deck="gatling 4H 5S")
    t.do("0 end", "1 play gatling.10H")
    assert not t.table.in_play(3)
    assert not t.table.over
    t.do("1 end", f"1 throw_away {','.join(t.hand(1))}")
    assert t.how == "law"


def test_ghost_leaving_counts_for_those_who_profit() -> None:
    t = scenario(
        5,
        characters={2: "vulture_sam", 3: "herb_hunter", 4: "greg_digger"},
        out=(1,),
        life={4: 1},
        event="ghost_town",
        deck="mustang.8H 4H 9D",
    )
    t.do("0 end", "1 play mustang.8H", "1 end")
    t.do(f"1 throw_away {','.join(t.hand(1))}")
    assert "mustang.8H" in t.hand(2)
    assert len(t.hand(3)) == 2
    assert t.life[4] == 3


# ---- Hangover ----


def test_bang_074_hangover_slab_and_sean() -> None:
    t = scenario(4, characters={0: "slab_the_killer"}, hands={0: "bang.2D", 1: "missed.2S missed.3S"}, event="hangover")
    t.do("0 play bang.2D target=1", "1 miss missed.2S")
    assert t.life[1] == 4
    assert t.hand(1) == ["missed.3S"]
    t = scenario(4, characters={0: "sean_mallory"}, hands={0: "bang beer bang missed bang"}, event="hangover")
    t.do("0 end")
    assert t.asked == (0, "throw_away")


def test_hangover_takes_bad_abilities_too_and_leaves_life() -> None:
    t = scenario(4, characters={1: "big_spencer"}, hands={0: "bang.2D", 1: "missed.2S"}, event="hangover")
    t.do("0 play bang.2D target=1", "1 miss missed.2S")
    assert t.life[1] == 9


# ---- Gold Rush ----


def test_bang_077_gold_rush_turns_the_table_round() -> None:
    t = scenario(4, next_event="gold_rush", step="start", round=2, deck="general_store.9C 4H 5C 6C 7C 8C")
    t.do("0 play general_store.9C")
    assert t.asked == (0, "pick")
    t.do(f"0 pick {t.sees(0, 'table')[0]}")
    assert t.asked == (3, "pick")
    t.do(f"3 pick {t.sees(0, 'table')[0]}")
    assert t.asked == (2, "pick")
    t.do(f"2 pick {t.sees(0, 'table')[0]}", "0 end")
    assert t.asked == (3, "act")
    t.do("3 end")
    assert t.asked == (2, "act")


def test_bang_077_gold_rush_option_leaves_cards_alone() -> None:
    t = scenario(
        4,
        next_event="gold_rush",
        step="start",
        round=2,
        deck="general_store.9C",
        options={"gold_rush_direction": "turns_only"},
    )
    t.do("0 play general_store.9C")
    t.do(f"0 pick {t.sees(0, 'table')[0]}")
    assert t.asked == (1, "pick")
    t = scenario(4, next_event="gold_rush", step="start", round=2, options={"gold_rush_direction": "turns_only"})
    t.do("0 end")
    assert t.asked == (3, "act")


def test_gold_rush_ends_with_the_next_event_and_dynamite_goes_with_it() -> None:
    t = scenario(4, front={3: "dynamite"}, deck="4H 5C 9D", next_event="gold_rush", step="start", round=2)
    t.do("0 end")
    assert t.front(2) == ["dynamite.2H"]
    t.pass_turns(3, 2, 1)
    assert t.table.clockwise


# ---- The Daltons ----


def test_bang_078_daltons_take_a_card_of_everybody() -> None:
    t = scenario(4, front={0: "scope jail", 1: "sombrero"}, next_event="the_daltons", step="start", round=2)
    assert t.asked == (0, "daltons")
    t.refuses("0 discard sombrero.7C", "not-in-front")
    t.do("0 discard jail.JS")
    assert t.front(0) == ["scope.AS"]
    assert t.front(1) == []
    assert t.asked == (0, "act")


def test_bang_078_daltons_blue_only() -> None:
    t = scenario(
        4,
        front={0: "scope mustang", 1: "sombrero", 2: "dynamite"},
        next_event="the_daltons",
        step="start",
        round=2,
        options={"daltons_scope": "blue_only"},
    )
    t.do("0 discard scope.AS")
    assert t.front(1) == ["sombrero.7C"]
    assert t.front(2) == []


def test_daltons_come_before_dynamite() -> None:
    """Whoever gives it to them has no check any more."""
    t = scenario(4, front={0: "dynamite"}, deck="5S", next_event="the_daltons", step="start", round=2)
    assert t.life[0] == 5
    assert "dynamite.2H" in t.discard


# ---- The Sermon ----


def test_bang_079_sermon() -> None:
    t = scenario(4, hands={0: "bang.2D indians.KD", 1: "bang.3D"}, event="the_sermon")
    t.refuses("0 play bang.2D target=1", "sermon")
    t.do("0 play indians.KD", "1 discard bang.3D")
    assert t.life[1] == 4


def test_bang_079_sermon_in_ones_own_duel() -> None:
    t = scenario(4, hands={0: "bang.2D duel.QD", 1: "bang.3D"}, event="the_sermon")
    t.do("0 play duel.QD target=1", "1 discard bang.3D")
    t.refuses("0 discard bang.2D", "sermon")
    t.do("0 give_in")
    assert t.life[0] == 4


def test_sermon_binds_converted_cards_but_no_other_shots() -> None:
    t = scenario(
        4,
        characters={0: "calamity_janet"},
        hands={0: "missed.2S punch.10S"},
        event="the_sermon",
    )
    t.refuses("0 play missed.2S like=bang target=1", "sermon")
    t.do("0 play punch.10S target=1")
    assert t.life[1] == 3


# ---- High Noon ----


def test_bang_121_high_noon_costs_everybody_a_life() -> None:
    t = scenario(4, front={1: "jail"}, deck="4H 5S 5S", event="high_noon", turn=0)
    t.do("0 end")
    assert t.life == [5, 3, 4, 4]  # before Jail, which he leaves


def test_bang_121_high_noon_kills_and_nobody_is_responsible() -> None:
    t = scenario(5, life={1: 1}, hands={1: "bang.2D"}, event="high_noon")
    t.do("0 end", "1 give_up")
    assert not t.table.in_play(1)
    assert t.told(None, "eliminated")[0]["by"] is None
    assert t.hand(0) == []
    assert t.asked == (2, "act")


def test_high_noon_as_finale_stays() -> None:
    t = scenario(4, options={"event_decks": "high_noon", "event_deck_end": "finale"})
    box = t.table.data
    assert t.table.ids(t.table.at[box.event_pile])[0] == "high_noon"
    t.table.at[box.event_past] += t.table.at[box.event_pile][1:]
    t.table.at[box.event_pile] = t.table.at[box.event_pile][:1]
    for life in (4, 3, 2):
        t.pass_turns(0, 1, 2, 3)
        assert t.table.event == "high_noon"
        assert t.life[0] == life


# ---- Handcuffs ----


def test_bang_080_handcuffs() -> None:
    t = scenario(
        4,
        hands={1: "mustang.8H missed.2S beer", 2: "bang.2D"},
        front={1: "knife"},
        ready="knife",
        next_event="handcuffs",
        step="start",
        round=2,
        deck="4H 5C 6D 7C",
    )
    assert t.asked == (0, "handcuffs")
    assert t.may(0, "handcuff", target=0)
    t.do("0 handcuff 1", "0 end")
    t.refuses("1 play mustang.8H", "handcuffed")
    assert t.may(1, "use", card="knife.8H", target=2)
    t.do("1 end", f"1 throw_away {next(card for card in t.hand(1) if card != 'missed.2S')}")
    t.do("2 play bang.2D target=1", "1 miss missed.2S")
    assert t.life[1] == 4


def test_handcuffed_player_cannot_drink_while_dying_in_his_own_turn() -> None:
    t = scenario(5, life={1: 1}, hands={1: "beer.6H"}, front={1: "dynamite"}, deck="5S", event="handcuffs", turn=0)
    t.table.handcuffed = 1
    t.do("0 end")
    assert not t.table.in_play(1)


def test_handcuffs_by_suit() -> None:
    t = scenario(
        4,
        hands={0: "bang.2D bang.2C beer.6H"},
        life={0: 3},
        event="handcuffs",
        step="after_phase_1",
        options={"handcuffs_mode": "declare_suit"},
    )
    assert t.asked == (0, "declare_suit")
    t.do("0 name_suit C")
    t.refuses("0 play bang.2D target=1", "other-suit")
    t.refuses("0 play beer.6H", "other-suit")
    t.do("0 play bang.2C target=1")
    assert t.life[1] == 3


def test_handcuffs_by_suit_hold_in_a_duel() -> None:
    t = scenario(
        4,
        hands={0: "duel.8C bang.2D", 1: "bang.3D"},
        event="handcuffs",
        step="after_phase_1",
        options={"handcuffs_mode": "declare_suit"},
    )
    t.do("0 name_suit C", "0 play duel.8C target=1", "1 discard bang.3D")
    t.refuses("0 discard bang.2D", "other-suit")
    t.do("0 give_in", "0 end")
    assert t.asked == (1, "declare_suit")
    assert t.table.suit == ""


# ---- Thirst, Train Arrival, Shootout, The Reverend ----


@pytest.mark.parametrize(
    ("event", "character", "count"),
    [
        ("thirst", "", 1),
        ("thirst", "pixie_pete", 3),
        ("train_arrival", "", 3),
        ("train_arrival", "pixie_pete", 5),
        ("train_arrival", "kit_carlson", 3),  # case 115
    ],
)
def test_bang_075_thirst_and_train(event: str, character: str, count: int) -> None:
    t = scenario(4, characters={0: character} if character else {}, event=event, step="draw_phase")
    assert t.asked == (0, "act")
    assert len(t.hand(0)) == count


def test_bang_075_kit_is_thirsty() -> None:
    t = scenario(4, characters={0: "kit_carlson"}, event="thirst", step="draw_phase", deck="4H 5C 6D")
    t.do("0 look")
    assert len(t.sees(0, "table")) == 3
    t.do(f"0 keep_cards {t.sees(0, 'table')[1]}")
    assert len(t.hand(0)) == 1


def test_bang_115_kit_draws_three_cards_on_train_day() -> None:
    t = scenario(4, characters={0: "kit_carlson"}, event="train_arrival", step="draw_phase")
    assert t.asked == (0, "act")
    assert len(t.hand(0)) == 3


def test_train_still_brings_pat_brennan_a_card() -> None:
    t = scenario(4, characters={0: "pat_brennan"}, front={2: "barrel.QS"}, event="train_arrival", step="draw_phase")
    t.do("0 from_table barrel.QS")
    assert len(t.hand(0)) == 2


def test_bang_121_shootout() -> None:
    t = scenario(4, hands={0: "bang.2D bang.3D bang.4D"}, event="shootout")
    t.do("0 play bang.2D target=1", "0 play bang.3D target=1")
    t.refuses("0 play bang.4D target=1", "bang-limit")


def test_shootout_with_volcanic_has_no_limit() -> None:
    t = scenario(4, hands={0: "bang.2D bang.3D bang.4D"}, front={0: "volcanic"}, event="shootout")
    t.do("0 play bang.2D target=1", "0 play bang.3D target=1", "0 play bang.4D target=1")
    assert t.life[1] == 1


def test_bang_113_reverend() -> None:
    t = scenario(4, hands={0: "beer.6H saloon.5H"}, life={0: 2}, event="the_reverend")
    t.refuses("0 play beer.6H", "reverend")
    t.do("0 play saloon.5H")
    assert t.life[0] == 3


def test_reverend_lets_people_die_beside_their_beer() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "beer.6H"}, life={1: 1}, event="the_reverend")
    t.do("0 play bang.2D target=1", "1 take_hit")
    assert not t.table.in_play(1)


# ---- The Doctor ----


def test_bang_081_doctor() -> None:
    t = scenario(4, life={1: 1, 2: 1, 3: 2}, next_event="the_doctor", step="start", round=2)
    assert t.life == [5, 2, 2, 2]
    assert t.table.event == ""
    assert t.sees(None, "event") == []


def test_doctor_heals_nobody_above_his_maximum() -> None:
    t = scenario("sheriff outlaw outlaw renegade", next_event="the_doctor", life={0: 4}, step="start", round=2)
    assert t.life == [5, 4, 4, 4]


# ---- New Identity ----


def test_bang_082_new_identity() -> None:
    t = scenario(4, bullets={1: "paul_regret"}, hands={1: "beer"}, front={1: "barrel"}, event="new_identity")
    t.do("0 end")
    assert t.asked == (1, "new_identity")
    assert t.sees(1, "bullet", 1) == ["paul_regret"]
    assert t.sees(0, "bullet", 1) == ["?"]
    assert t.told(0, "identity_seen") == [{"event": "identity_seen", "seat": 1}]
    t.do("1 change_identity")
    assert t.table.character[1] == "paul_regret"
    assert (t.life[1], t.table.most[1]) == (2, 3)
    assert t.sees(None, "bullet", 1) == ["black_jack"]
    assert len(t.front(1)) == 1
    assert distance(t.table, 0, 1) == 2


def test_bullet_card_that_was_declined_is_known_to_its_owner_only() -> None:
    t = scenario(4, bullets={1: "paul_regret"}, event="new_identity")
    t.do("0 end", "1 keep_identity")
    assert t.table.character[1] == "black_jack"
    assert [t.sees(seat, "bullet", 1) for seat in (0, 1, 2, None)] == [["?"], ["paul_regret"], ["?"], ["?"]]


def test_new_identity_of_the_sheriff_and_of_greygory() -> None:
    t = scenario(4, bullets={0: "greygory_deck"}, event="new_identity", step="start")
    t.do("0 change_identity")
    assert (t.life[0], t.table.most[0]) == (2, 5)
    assert len(t.table.abilities[0]) == 3
    t = scenario(4, characters={0: "greygory_deck"}, bullets={0: "paul_regret"}, event="new_identity", step="start")
    t.do("0 change_identity")
    assert t.table.abilities[0] == ("paul_regret",)
    assert t.sees(None, "drawn", 0) == []
