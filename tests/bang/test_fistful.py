"""Chapter 11.4: the fifteen events of A Fistful of Cards."""

from __future__ import annotations

import pytest

from malina.games.bang.rules.query import distance, reach

from .scenario import scenario

# ---- Hard Liquor, Peyote ----


def test_bang_083_hard_liquor() -> None:
    t = scenario(4, life={0: 3}, event="hard_liquor", step="draw_phase")
    t.do("0 regain")
    assert (t.life[0], t.hand(0)) == (4, [])
    t = scenario(4, life={0: 3}, event="hard_liquor", step="draw_phase")
    t.do("0 draw")
    assert (t.life[0], len(t.hand(0))) == (3, 2)


def test_hard_liquor_is_not_offered_at_full_life_and_keeps_abilities() -> None:
    t = scenario(4, event="hard_liquor", step="draw_phase")
    assert t.asked == (0, "act")
    t = scenario(
        4, characters={0: "jesse_jones"}, life={0: 2}, hands={1: "beer"}, event="hard_liquor", step="draw_phase"
    )
    t.do("0 draw")
    assert t.asked == (0, "draw_how")


def test_bang_083_peyote() -> None:
    t = scenario(4, event="peyote", step="draw_phase", deck="4H 9S 5C")
    assert not t.may(0, "stop")
    t.do("0 guess red")
    assert len(t.hand(0)) == 1
    t.do("0 guess red")
    assert t.asked == (0, "act")
    assert len(t.hand(0)) == 1
    assert t.discard[-1].endswith(".9S")


def test_peyote_shows_every_card_and_replaces_abilities() -> None:
    t = scenario(4, characters={0: "pixie_pete"}, event="peyote", step="draw_phase", deck="4H 9S")
    t.do("0 guess red", "0 guess black", "0 stop")
    assert t.sees(2, "hand", 0) == t.sees(0, "hand", 0)
    assert len(t.hand(0)) == 2
    assert t.asked == (0, "act")


def test_suzy_draws_nothing_between_two_guesses() -> None:
    t = scenario(4, characters={0: "suzy_lafayette"}, event="peyote", step="draw_phase", deck="9S 4H")
    t.do("0 guess red")
    assert len(t.hand(0)) == 1  # once the phase is over
    assert t.asked == (0, "act")


# ---- Abandoned Mine ----


def test_bang_084_abandoned_mine() -> None:
    t = scenario(4, life={0: 3}, event="abandoned_mine", step="draw_phase", discard="beer.6H", deck="4H")
    assert "beer.6H" in t.hand(0)
    assert len(t.hand(0)) == 2
    assert t.sees(1, "hand", 0).count("?") == 1
    t.do("0 play beer.6H")
    assert t.deck[0] == "beer.6H"
    assert t.discard == []


def test_abandoned_mine_excess_is_known_to_him_alone() -> None:
    t = scenario(
        4,
        life={1: 2},
        hands={1: "bang.2D bang.3D"},
        event="abandoned_mine",
        step="draw_phase",
        turn=1,
        discard="scope.AS",
        deck="4H",
    )
    t.do("1 end", "1 throw_away bang.2D,bang.3D")
    assert t.hand(2) == ["bang.2D", "bang.3D"]  # drawn from the deck by the next one
    drawn = [sorted(t.sees(viewer, "hand", 2)) for viewer in (0, 1, 2, None)]
    assert drawn == [["?", "?"], ["bang.2D", "bang.3D"], ["bang.2D", "bang.3D"], ["?", "?"]]
    assert "cards" not in t.told(0, "threw_away")[0]


def test_abandoned_mine_costs_are_not_shown() -> None:
    t = scenario(4, hands={0: "springfield.KS bang.2D"}, event="abandoned_mine", step="draw_phase", discard="scope.AS")
    t.do("0 play springfield.KS target=2 cost=bang.2D")
    assert t.deck[:2] == ["bang.2D", "springfield.KS"]
    assert t.sees(1, "deck")[-2:] == ["springfield.KS", "?"]
    assert "cost" not in t.told(1, "played")[0]


def test_abandoned_mine_with_an_empty_pile_changes_nothing() -> None:
    t = scenario(4, hands={0: "saloon.5H"}, event="abandoned_mine", step="draw_phase")
    t.do("0 play saloon.5H")
    assert t.discard == ["saloon.5H"]


def test_bang_131_delgado_in_the_mine() -> None:
    t = scenario(
        4,
        characters={0: "jose_delgado"},
        hands={0: "mustang.8H"},
        event="abandoned_mine",
        step="draw_phase",
        discard="scope.AS",
        deck="4H 5C 6D",
    )
    second, third = t.deck[0], t.deck[1]
    t.do("0 ability jose_delgado cards=mustang.8H")
    assert {second, third} <= set(t.hand(0))
    assert t.deck[0] == "mustang.8H"


def test_stagecoach_cannot_draw_itself_out_of_the_mine() -> None:
    t = scenario(4, event="abandoned_mine", step="draw_phase", discard="stagecoach.9S", deck="4H 5C 6D")
    t.do("0 play stagecoach.9S")
    assert "stagecoach.9S" not in t.hand(0)
    assert t.deck[0] == "stagecoach.9S"


# ---- Ranch ----


def test_ranch_at_the_end_of_phase_2() -> None:
    t = scenario(4, hands={0: "bang.2D bang.3D beer.6H"}, event="ranch", deck="4H 5C")
    new = t.deck[:2]
    t.do("0 end", "0 exchange bang.2D,bang.3D")
    assert t.hand(0) == sorted(["beer.6H", *new])
    assert t.asked == (1, "act")


def test_ranch_at_the_end_of_phase_1_and_not_at_all() -> None:
    t = scenario(4, hands={0: "bang.2D"}, event="ranch", step="after_phase_1", options={"ranch_timing": "end_phase_1"})
    t.table.act(0, {"cmd": "exchange", "cards": []})
    assert t.hand(0) == ["bang.2D"]
    t.do("0 end")
    assert t.asked == (1, "ranch")


def test_ranch_before_miss_susanna() -> None:
    """A Beer found on the ranch can still save him."""
    t = scenario(
        4,
        life={0: 1},
        hands={0: "bang.2D"},
        event="ranch",
        show_event="miss_susanna",
        deck="beer.6H",
    )
    t.do("0 end", "0 exchange bang.2D", "0 drink beer.6H")
    assert t.life[0] == 1


# ---- Ambush, The Judge, Lasso ----


def test_bang_085_ambush() -> None:
    t = scenario(6, front={2: "mustang"}, event="ambush")
    assert distance(t.table, 0, 3) == 1
    assert distance(t.table, 0, 2) == 2


def test_ambush_brings_everybody_into_panic_range() -> None:
    t = scenario(7, hands={0: "panic.JH", 3: "beer"}, event="ambush")
    t.do("0 play panic.JH target=3 what=hand")
    assert t.hand(3) == []


def test_bang_087_judge() -> None:
    t = scenario(4, hands={0: "barrel.QS jail.JS beer.6H sombrero.7C"}, life={0: 2}, event="the_judge")
    t.refuses("0 play barrel.QS", "judge")
    t.refuses("0 play jail.JS target=1", "judge")
    t.refuses("0 play sombrero.7C", "judge")
    t.do("0 play beer.6H")
    assert t.life[0] == 3


def test_judge_lets_dynamite_go_round_and_green_cards_be_used() -> None:
    t = scenario(4, front={0: "dynamite knife"}, ready="knife", deck="4H", event="the_judge", step="start")
    assert t.front(1) == ["dynamite.2H"]
    assert t.may(0, "use", card="knife.8H", target=1)


def test_bang_087_lasso() -> None:
    t = scenario(6, hands={0: "bang.2D"}, front={0: "winchester", 1: "barrel"}, event="lasso")
    assert reach(t.table, 0) == 1
    t.do("0 play bang.2D target=1")
    assert t.life[1] == 3
    t = scenario(4, front={0: "jail dynamite"}, event="lasso", step="start", deck="5S")
    assert t.asked == (0, "act")
    assert t.front(0) == ["dynamite.2H", "jail.JS"]


def test_lasso_binds_green_cards_and_volcanic_but_they_can_be_laid() -> None:
    t = scenario(
        4,
        hands={0: "bang.2D bang.3D scope.AS", 1: "beer"},
        front={0: "volcanic knife"},
        ready="knife",
        event="lasso",
    )
    t.refuses("0 use knife.8H target=1", "switched-off")
    t.do("0 play bang.2D target=1", "1 take_hit")
    t.refuses("0 play bang.3D target=1", "bang-limit")
    t.do("0 play scope.AS")
    assert distance(t.table, 0, 2) == 2


# ---- Blood Brothers ----


def test_bang_088_blood_brothers() -> None:
    t = scenario(4, life={2: 1}, event="blood_brothers", step="start")
    t.refuses("0 give_life 1", "target-full-life")
    t.do("0 give_life 2")
    assert t.life == [4, 4, 2, 4]
    assert t.asked == (0, "act")


def test_bang_088_nobody_gives_his_last_life() -> None:
    t = scenario(4, life={0: 1, 2: 1}, event="blood_brothers", step="start")
    assert t.asked == (0, "act")
    t = scenario(4, event="blood_brothers", step="start")
    assert t.asked == (0, "act")  # nobody needs it


def test_bart_is_paid_for_the_life_he_gives() -> None:
    t = scenario(4, characters={0: "bart_cassidy"}, life={2: 1}, event="blood_brothers", step="start")
    t.do("0 give_life 2")
    assert len(t.hand(0)) == 3


# ---- Dead Man ----


def test_bang_088_dead_man() -> None:
    t = scenario(5, out=(2, 1), event="dead_man")
    t.do("0 end")
    assert t.asked == (2, "act")  # the first one, not his neighbour
    assert (t.life[2], len(t.hand(2))) == (2, 4)
    assert t.table.in_play(2)
    assert t.sees(None, "role", 2) == ["outlaw"]


def test_dead_man_walks_once_for_each_time_the_card_comes_up() -> None:
    show = {"wild_west_show_deck": True}
    t = scenario(5, out=(1,), hands={2: "bang.2D"}, deck="4C 5C 6D 7C", event="dead_man", options=show)
    t.pass_turns(0, 1)
    t.table.life[1] = 1
    t.do("2 play bang.2D target=1", "1 take_hit", "1 give_up", "1 lay_all")
    t.table.skip[0] = True  # so that the event stays for another round
    t.pass_turns(2, 3, 4)
    assert t.table.event == "dead_man"
    assert t.asked == (2, "act")


# ---- Vendetta ----


def test_bang_090_vendetta() -> None:
    t = scenario(4, hands={0: "bang.2D bang.3D"}, event="vendetta", deck="4H 9S 5C 5H")
    t.do("0 play bang.2D target=1", "0 end")
    assert t.asked == (0, "act")
    assert len(t.hand(0)) == 3
    t.do("0 play bang.3D target=1", "0 end")
    assert t.asked == (1, "act")  # no second check


def test_vendetta_of_the_sheriff_keeps_the_event_and_prisoners_have_none() -> None:
    t = scenario(4, event="vendetta", next_event="hangover", deck="4H", round=2)
    t.do("0 end")
    assert t.table.event == "vendetta"
    assert t.table.extra
    t = scenario(4, event="vendetta", front={1: "jail"}, deck="9S 5C 5S 4H")
    t.do("0 end")
    assert t.asked == (2, "act")


def test_lucky_duke_has_two_cards_for_his_vendetta() -> None:
    t = scenario(4, characters={0: "lucky_duke"}, event="vendetta", deck="9S 4H")
    heart = t.deck[1]
    t.do("0 end", f"0 keep {heart}")
    assert t.asked == (0, "act")


# ---- Law of the West ----


def test_bang_092_law_of_the_west() -> None:
    t = scenario(4, event="law_of_the_west", step="draw_phase", deck="9S mustang.8H")
    assert t.sees(2, "hand", 0) == ["?", "mustang.8H"]
    t.refuses("0 end", "law-of-the-west")
    t.do("0 play mustang.8H", "0 end")
    assert t.asked == (1, "act")


def test_bang_092_a_missed_cannot_be_forced() -> None:
    t = scenario(4, event="law_of_the_west", step="draw_phase", deck="9S missed.2S")
    t.do("0 end")
    assert t.asked == (1, "act")


def test_law_of_the_west_keeps_the_card_from_being_spent() -> None:
    t = scenario(4, hands={0: "springfield.KS bang.3D"}, event="law_of_the_west", step="draw_phase", deck="9S bang.2D")
    t.refuses("0 play springfield.KS target=1 cost=bang.2D", "law-of-the-west")
    t.refuses("0 play bang.3D target=1", "law-of-the-west")
    t.do("0 play bang.2D target=1", "0 end")


def test_law_of_the_west_with_a_volcanic_leaves_the_order_to_him() -> None:
    t = scenario(
        4, hands={0: "bang.3D"}, front={0: "volcanic"}, event="law_of_the_west", step="draw_phase", deck="9S bang.2D"
    )
    t.do("0 play bang.3D target=1")
    t.refuses("0 end", "law-of-the-west")


@pytest.mark.parametrize("character", ["sid_ketchum", "doc_holyday"])
def test_law_of_the_west_against_abilities_that_cost_cards(character: str) -> None:
    t = scenario(
        4,
        characters={0: character},
        life={0: 2},
        hands={0: "bang.3D"},
        event="law_of_the_west",
        step="draw_phase",
        deck="missed.3S mustang.8H",
    )
    offered = [tuple(move["cards"]) for move in t.legal(0) if move.get("name") == character]
    assert set(offered) == {("bang.3D", "missed.3S")}


def test_claus_cannot_give_the_forced_card_away() -> None:
    t = scenario(4, characters={0: "claus_the_saint"}, event="law_of_the_west", step="draw_phase", deck="9S mustang.8H")
    assert t.asked == (0, "give_present")
    assert not t.may(0, "give", card="mustang.8H")


def test_beer_at_full_life_has_to_be_played() -> None:
    t = scenario(4, event="law_of_the_west", step="draw_phase", deck="9S beer.6H")
    t.refuses("0 end", "law-of-the-west")
    t.do("0 play beer.6H")
    assert t.life[0] == 5


# ---- what is refused, and what there is nothing of ----


def test_events_say_why_not() -> None:
    t = scenario(4, hands={0: "bang.2D"}, event="ranch")
    t.do("0 end")
    t.refuses("0 exchange bang.3D", "not-in-hand")
    t = scenario(4, life={2: 1}, out=(1,), event="blood_brothers", step="start")
    t.refuses("0 give_life 0", "not-yourself")
    t.refuses("0 give_life 1", "not-in-play")
    t.do("0 keep_life")
    assert t.life[2] == 1
    t = scenario(4, hands={0: "beer.6H"}, next_event="russian_roulette", step="start", round=2)
    t.refuses("0 miss beer.6H", "no-missed")
    t = scenario(4, out=(1,), next_event="handcuffs", step="start", round=2)
    t.refuses("0 handcuff 1", "not-in-play")


def test_peyote_without_a_single_card_is_over() -> None:
    t = scenario(4, event="peyote", step="draw_phase")
    g, box = t.table, t.table.data
    g.at[box.mine] += g.at[box.deck]  # out of the way
    g.at[box.deck] = ()
    t.do("0 guess red")
    assert t.asked == (0, "act")
    assert t.hand(0) == []
