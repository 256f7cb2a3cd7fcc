"""Events in company: what two of them, or an event and a character, make of each other."""

from __future__ import annotations

import pytest

from .scenario import NOBODY, scenario

# ---- the Abandoned Mine: what is played is seen, though it goes face down on the deck ----


def test_everybody_sees_the_bang_with_which_a_duel_is_answered_in_the_mine() -> None:
    t = scenario(4, hands={0: "duel.QD bang.2D", 1: "bang.3D"}, event="abandoned_mine")
    t.table.mined = True
    t.do("0 play duel.QD target=1", "1 discard bang.3D", "0 discard bang.2D")
    assert t.told(NOBODY, "bang_discarded")[-1]["card"] == "bang.2D"
    assert t.deck[0] == "bang.2D"


def test_everybody_sees_the_bang_for_which_lee_repeats_a_card_in_the_mine() -> None:
    t = scenario(
        4,
        characters={0: "lee_van_kliff"},
        hands={0: "stagecoach.9S bang.2D"},
        deck="2H 3H 4H 5H",
        event="abandoned_mine",
    )
    t.table.mined = True
    t.do("0 play stagecoach.9S", "0 repeat bang.2D")
    assert t.told(NOBODY, "repeated")[-1]["card"] == "bang.2D"


def test_everybody_sees_the_beer_that_saves_in_the_mine() -> None:
    t = scenario(4, hands={0: "duel.QD beer.6H", 1: "bang.3D"}, life={0: 1}, event="abandoned_mine")
    t.table.mined = True
    t.do("0 play duel.QD target=1", "1 discard bang.3D", "0 give_in", "0 drink beer.6H")
    assert t.told(NOBODY, "drank")[-1]["card"] == "beer.6H"


def test_everybody_sees_the_missed_with_which_he_answers_in_his_own_turn_in_the_mine() -> None:
    t = scenario(4, hands={0: "missed.10C", 1: "bang.3D"}, event="abandoned_mine", show_event="dorothy_rage")
    t.table.mined = True
    t.do("0 ability dorothy_rage target=1 what=bang", "1 obey bang.3D", "0 order target=0", "0 miss missed.10C")
    assert t.told(NOBODY, "missed")[-1]["card"] == "missed.10C"
    assert t.deck[0] == "missed.10C"
    assert t.discard[-1] == "bang.3D"


# ---- Lady Rose and Vendetta ----


def test_two_who_lost_their_turns_to_a_dead_man_play_again() -> None:
    """He changed seats in his turn and in the extra one, and then died of it: both others are skipped once."""
    t = scenario(
        "sheriff outlaw outlaw renegade",
        hands={0: "bang.2D bang.3D", 3: "duel.QD"},
        life={3: 1},
        deck="4H 9C 10C",
        turn=3,
        out=(2,),
        event="vendetta",
        show_event="lady_rose_of_texas",
    )
    t.do("3 ability lady_rose_of_texas", "3 end")
    assert t.table.extra
    t.do(
        "3 ability lady_rose_of_texas",
        "3 play duel.QD target=0",
        "0 discard bang.2D",
        "3 give_in",
        "3 give_up",
        "3 lay_all",
    )
    assert t.table.out[3]
    assert t.asked is not None


# ---- Russian Roulette and Gag ----


def test_roulette_passes_over_whoever_has_just_talked_himself_to_death() -> None:
    t = scenario(
        5,
        hands={0: "missed.10C", 2: "missed.JC"},
        life={1: 1},
        step="start",
        round=2,
        next_event="russian_roulette",
        show_event="gag",
    )
    assert t.asked == (0, "roulette_answer")
    t.do("1 talk", "0 miss missed.10C")
    assert t.table.out[1]
    assert t.asked == (2, "roulette_answer")


# ---- who turns up the events ----


@pytest.mark.parametrize("events", [{"event": "dead_man"}, {"show_event": "bone_orchard"}])
def test_among_three_a_deputy_who_comes_back_turns_up_the_events_again(events: dict[str, str]) -> None:
    t = scenario("outlaw deputy renegade", out=(1,), options={"event_decks": "both"}, **events)
    t.table.mode = "fight"
    t.table.anchor = 2
    t.do("0 end")
    assert not t.table.out[1]
    assert t.table.anchor == 1


# ---- Gag ----


def test_talk_is_paid_for_when_lee_repeats_nothing() -> None:
    t = scenario(4, characters={0: "lee_van_kliff"}, hands={0: "beer.6H bang.2D"}, show_event="gag")
    t.do("0 play beer.6H", "1 talk")
    assert t.life[1] == 4
    t.do("0 no_repeat")
    assert t.life[1] == 3
