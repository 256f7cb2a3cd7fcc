"""What the greedy bot of BANG! answers to events and to rare questions."""

from __future__ import annotations

import pytest

from .scenario import scenario
from .test_bot import chosen, seen

SEVEN = "sheriff outlaw outlaw deputy renegade outlaw deputy"


def test_handcuffs_are_for_the_worst_enemy() -> None:
    hands = {1: "bang bang", 2: "bang bang", 5: "bang bang"}
    t = scenario(SEVEN, hands=hands, next_event="handcuffs", step="start", round=2)
    assert t.asked == (0, "handcuffs")
    assert chosen(seen(t, "attack 5 0")) == {"cmd": "handcuff", "target": 5}


def test_the_suit_of_most_cards_is_named() -> None:
    hands = {0: "bang.2D bang.3D missed.10C"}
    options = {"handcuffs_mode": "declare_suit"}
    t = scenario(4, hands=hands, event="handcuffs", step="after_phase_1", options=options)
    assert chosen(t) == {"cmd": "name_suit", "suit": "D"}


@pytest.mark.parametrize(("life", "verb"), [(1, "regain"), (4, "draw")])
def test_liquor_is_for_those_who_are_badly_hurt(life: int, verb: str) -> None:
    t = scenario(4, life={0: life}, event="hard_liquor", step="draw_phase")
    assert chosen(t) == {"cmd": verb}


def test_the_daltons_take_what_is_worth_least() -> None:
    t = scenario(4, front={0: "mustang.8H dynamite.2H"}, next_event="the_daltons", step="start", round=2)
    assert t.asked == (0, "daltons")
    assert chosen(t) == {"cmd": "discard", "card": "dynamite.2H"}


def test_bad_cards_are_exchanged_on_the_ranch() -> None:
    t = scenario(4, hands={0: "beer.6H dynamite.2H"}, event="ranch").do("0 end")
    assert t.asked == (0, "ranch")
    assert chosen(t) == {"cmd": "exchange", "cards": ["dynamite.2H"]}


def test_a_deputy_gives_a_life_to_his_dying_sheriff_and_an_outlaw_does_not() -> None:
    for role, verb in (("deputy", "give_life"), ("outlaw", "keep_life")):
        other = "outlaw" if role == "deputy" else "deputy"
        t = scenario(
            f"{role} sheriff {other} outlaw renegade", life={1: 1}, event="blood_brothers", step="start", round=2
        )
        assert t.asked == (0, "blood_brothers")
        assert chosen(t)["cmd"] == verb


def test_the_enemy_on_the_right_loses_his_turn() -> None:
    t = seen(scenario(SEVEN, show_event="lady_rose_of_texas"), "attack 6 0")
    assert chosen(t) == {"cmd": "ability", "name": "lady_rose_of_texas"}
    t = seen(scenario(SEVEN, show_event="lady_rose_of_texas"), "attack 1 0", "attack 2 0", "attack 5 0", "attack 6 5")
    assert chosen(t) == {"cmd": "end"}


def test_an_enemy_is_made_to_shoot_another() -> None:
    t = scenario(SEVEN, hands={1: "bang.2D bang.3D"}, show_event="dorothy_rage")
    seen(t, "attack 1 0", "attack 2 0")
    assert chosen(t) == {"cmd": "ability", "name": "dorothy_rage", "target": 1, "what": "bang"}
    t.do("0 ability dorothy_rage target=1 what=bang", "1 obey bang.2D")
    assert t.asked == (0, "order")
    assert chosen(t) == {"cmd": "order", "target": 2}


def test_jesse_jones_takes_from_an_enemy() -> None:
    hands = {1: "beer", 2: "beer", 3: "beer"}
    t = scenario("outlaw sheriff outlaw renegade", characters={0: "jesse_jones"}, hands=hands, step="draw_phase")
    assert chosen(t) == {"cmd": "from_hand", "target": 1}


def test_pat_brennan_takes_a_barrel_from_the_sheriff() -> None:
    front = {1: "barrel.QS mustang.8H"}
    t = scenario("outlaw sheriff outlaw renegade", characters={0: "pat_brennan"}, front=front, step="draw_phase")
    assert chosen(t) == {"cmd": "from_table", "card": "barrel.QS"}


def test_pat_brennan_leaves_an_enemy_in_jail() -> None:
    t = scenario(SEVEN, characters={0: "pat_brennan"}, front={2: "jail.JS"}, step="draw_phase")
    assert chosen(seen(t, "attack 2 0")) == {"cmd": "draw"}


def test_vulture_sam_takes_the_better_card() -> None:
    t = scenario(
        5,
        characters={2: "vulture_sam", 3: "vera_custer"},
        hands={0: "bang.2D", 1: "indians"},
        front={1: "barrel.QS jail.JS"},
        life={1: 1},
        copies={3: "vulture_sam"},
    )
    t.do("0 play bang.2D target=1", "1 take_hit", "1 give_up")
    assert t.asked == (2, "which_loot")
    assert chosen(t, 2) == {"cmd": "take", "card": "barrel.QS"}


def test_lucky_duke_keeps_hearts() -> None:
    t = scenario(4, characters={0: "lucky_duke"}, front={0: "jail"}, deck="9S 4H", step="check_jail")
    assert t.asked == (0, "which_card")
    assert chosen(t)["card"].split(".")[1] == "4H"


def test_lee_repeats_a_shot_at_the_sheriff() -> None:
    t = scenario("outlaw sheriff outlaw renegade", characters={0: "lee_van_kliff"}, hands={0: "bang.2D bang.3D"})
    assert chosen(t)["cmd"] == "play"
    t.do("0 play bang.2D target=1")
    assert t.asked == (0, "repeat_card")
    assert chosen(t) == {"cmd": "repeat", "card": "bang.3D", "target": 1}


def test_lee_drinks_another_tequila() -> None:
    hands = {0: "tequila.9C bang.2D bang.3D"}
    t = scenario("outlaw sheriff outlaw renegade", characters={0: "lee_van_kliff"}, hands=hands, life={0: 1})
    t.do("0 play tequila.9C target=0 cost=bang.3D")
    assert t.asked == (0, "repeat_card")
    assert chosen(t) == {"cmd": "repeat", "card": "bang.2D", "target": 0}


def test_sid_ketchum_throws_two_cards_away_when_it_is_urgent() -> None:
    t = scenario(4, characters={0: "sid_ketchum"}, hands={0: "missed.10C missed.JC"}, life={0: 1})
    assert chosen(t)["name"] == "sid_ketchum"
    t = scenario(4, characters={0: "sid_ketchum"}, hands={0: "missed.10C missed.JC"}, life={0: 4})
    assert chosen(t) == {"cmd": "end"}


def test_miss_susanna_gets_her_three_cards() -> None:
    """A Beer at full life is a waste, but cheaper than a life; what cannot be enough is kept."""
    t = scenario(4, hands={0: "beer.6H beer.7H saloon.5H"}, show_event="miss_susanna", life={0: 4})
    t.table.most[0] = 4
    assert chosen(t)["cmd"] == "play"
    t = scenario(4, hands={0: "beer.6H beer.7H"}, show_event="miss_susanna", life={0: 4})
    t.table.most[0] = 4
    assert chosen(t) == {"cmd": "end"}
