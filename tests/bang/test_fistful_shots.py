"""Chapter 11.4: the events of A Fistful of Cards that shoot."""

from __future__ import annotations

from .scenario import scenario

# ---- Ricochet ----


def test_bang_086_ricochet() -> None:
    t = scenario(6, hands={0: "bang.2D bang.3D", 3: "missed.2S beer.6H"}, front={3: "barrel.QS"}, event="ricochet")
    t.do("0 ability ricochet cards=bang.2D target=3 what=barrel.QS")
    t.refuses("3 miss beer.6H", "no-missed")
    t.do("3 miss missed.2S")
    assert t.front(3) == ["barrel.QS"]
    t.do("0 ability ricochet cards=bang.3D target=3 what=barrel.QS", "3 let_go")
    assert t.front(3) == []
    assert t.table.bangs == 0


def test_ricochet_knows_no_barrel_and_needs_a_bang() -> None:
    t = scenario(4, hands={0: "bang.2D"}, front={1: "barrel.QS scope"}, event="ricochet")
    t.do("0 ability ricochet cards=bang.2D target=1 what=scope.AS")
    assert t.front(1) == ["barrel.QS"]  # nothing in hand, so nobody was asked
    t.refuses("0 ability ricochet cards=bang.2D target=1 what=barrel.QS", "no-bang")


def test_ricochet_is_answered_by_elena_and_molly_draws() -> None:
    t = scenario(
        4, characters={1: "elena_fuente"}, hands={0: "bang.2D", 1: "beer.6H"}, front={1: "scope"}, event="ricochet"
    )
    t.do("0 ability ricochet cards=bang.2D target=1 what=scope.AS", "1 miss beer.6H")
    assert t.front(1) == ["scope.AS"]
    t = scenario(
        4, characters={1: "molly_stark"}, hands={0: "bang.2D", 1: "missed.2S"}, front={1: "scope"}, event="ricochet"
    )
    t.do("0 ability ricochet cards=bang.2D target=1 what=scope.AS", "1 miss missed.2S")
    assert len(t.hand(1)) == 1


# ---- A Fistful of Cards ----


def test_bang_089_fistful_shoots_for_every_card() -> None:
    t = scenario(4, hands={0: "missed.2S beer.6H bang.2D"}, event="a_fistful_of_cards", step="start")
    t.do("0 miss missed.2S", "0 take_hit", "0 take_hit")
    assert t.life[0] == 3
    assert t.asked == (0, "act")


def test_fistful_stops_with_his_death_and_barrels_help() -> None:
    t = scenario(
        4,
        life={1: 1},
        hands={1: "bang.2D bang.3D"},
        front={1: "barrel.QS"},
        deck="4H 5C",
        event="a_fistful_of_cards",
        turn=1,
        step="start",
    )
    t.do("1 barrel barrel.QS")
    assert t.asked == (1, "dodge_shot")
    t.do("1 barrel barrel.QS", "1 take_hit", "1 give_up", "1 lay_all")
    assert not t.table.in_play(1)
    assert t.asked == (2, "act")


def test_bang_073_wild_west_show_comes_first() -> None:
    t = scenario(
        4,
        hands={0: "missed.2S missed.3S"},
        event="a_fistful_of_cards",
        show_event="darling_valentine",
        step="start",
        deck="4H 5C",
    )
    assert "missed.2S" not in t.hand(0)
    t.do("0 take_hit", "0 take_hit")
    assert t.life[0] == 3
    assert len(t.hand(0)) == 4


def test_bart_uses_what_one_shot_brought_against_the_next() -> None:
    """Each shot is an effect of its own, but their number is fixed."""
    t = scenario(
        4,
        characters={0: "bart_cassidy"},
        hands={0: "bang.2D bang.3D"},
        event="a_fistful_of_cards",
        step="start",
        deck="missed.2S",
    )
    t.do("0 take_hit", "0 miss missed.2S")
    assert t.asked == (0, "act")
    assert t.life[0] == 4


# ---- Sniper ----


def test_bang_090_sniper() -> None:
    t = scenario(4, hands={0: "bang.2D bang.3D bang.4D", 1: "missed.2S missed.3S"}, event="sniper")
    t.do("0 ability sniper cards=bang.2D,bang.3D target=1", "1 miss missed.2S")
    assert t.asked == (1, "dodge_shot")
    t.do("1 miss missed.3S")
    assert t.life[1] == 4
    t.refuses("0 play bang.4D target=1", "bang-limit")


def test_sniper_one_missed_is_spent_for_nothing() -> None:
    t = scenario(4, hands={0: "bang.2D bang.3D", 1: "missed.2S"}, event="sniper")
    t.do("0 ability sniper cards=bang.2D,bang.3D target=1", "1 miss missed.2S")
    assert t.life[1] == 3


def test_sniper_needs_reach_the_limit_and_two_cards() -> None:
    t = scenario(6, hands={0: "bang.2D bang.3D bang.4D"}, event="sniper")
    t.refuses("0 ability sniper cards=bang.2D,bang.3D target=2", "too-far")
    t.do("0 play bang.2D target=1")
    t.refuses("0 ability sniper cards=bang.3D,bang.4D target=1", "bang-limit")
    t = scenario(4, hands={0: "bang.2D beer.6H"}, event="sniper")
    t.refuses("0 ability sniper cards=bang.2D,beer.6H target=1", "two-bangs")


# ---- Russian Roulette ----


def test_bang_091_russian_roulette() -> None:
    t = scenario(4, hands={0: "missed.2S", 1: "beer.6H"}, next_event="russian_roulette", step="start", round=2)
    t.do("0 miss missed.2S", "1 take_hit")
    assert t.life == [5, 2, 4, 4]
    assert t.asked == (0, "act")


def test_roulette_goes_round_until_somebody_falls() -> None:
    t = scenario(
        4,
        hands={0: "missed.2S missed.3S", 1: "missed.4S", 2: "missed.5S", 3: "dodge.7D"},
        next_event="russian_roulette",
        step="start",
        round=2,
    )
    t.do("0 miss missed.2S", "1 miss missed.4S", "2 miss missed.5S", "3 miss dodge.7D", "0 miss missed.3S")
    assert t.life == [5, 2, 4, 4]
    assert len(t.hand(3)) == 1  # Dodge draws


def test_roulette_kills_the_sheriff_in_his_own_turn() -> None:
    t = scenario(4, life={0: 2}, front={0: "barrel"}, next_event="russian_roulette", step="start", round=2)
    assert t.how == "outlaws"


def test_whoever_dies_by_the_event_he_turned_up_does_not_come_back_at_once() -> None:
    t = scenario(
        4,
        life={0: 2},
        show_event="wild_west_show",
        next_event="russian_roulette",
        step="start",
        round=2,
    )
    t.table.show = "bone_orchard"
    assert not t.table.in_play(0)
    assert t.asked == (1, "act")
    assert t.table.anchor == 1
